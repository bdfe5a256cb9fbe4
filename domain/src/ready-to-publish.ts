import type { ProductLack } from '@meltem/contract/catalog/office'
import type { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import { KINDS } from './kinds.ts'

/** Days ahead that must have a price. */
export const PRICED_DAYS = 365

/** One thing a product sells, as far as publishing asks for it. */
export interface SoldOption {
  /** Days of the coming twelve months with a price above nothing; all of them where the price knows no days. */
  readonly fiyatli_gun: number
  /** It departs, or does not have to. */
  readonly kalkar: boolean
}

/** What publishing looks at. */
export interface Unpublished {
  readonly bilgi: WrittenFacts
  readonly secenekler: readonly SoldOption[]
  /** Width of the cover's original; null without one. */
  readonly kapak_en: number | null
  /** Least width of a cover. */
  readonly en_az_en: number
  /** Languages that are complete. */
  readonly diller: number
}

/** What publishing still needs, in the order in which it is asked for (CAT-6); nothing when it may be published. */
export function lacksOf({ bilgi, secenekler, kapak_en, en_az_en, diller }: Unpublished): ProductLack[] {
  const checks: readonly (readonly [ProductLack, boolean])[] = [
    ['izin_no', !('izin_no' in bilgi) || bilgi.izin_no.trim() !== ''],
    ['belge', KINDS[bilgi.urun_tipi].healthData !== true || hasLicence(bilgi)],
    ['bilgi', !('nereden' in bilgi) || (bilgi.nereden !== '' && bilgi.nereye !== '' && bilgi.nereden !== bilgi.nereye)],
    ['secenek', secenekler.some(({ kalkar }) => kalkar)],
    ['fiyat', secenekler.length > 0 && secenekler.every(({ fiyatli_gun }) => fiyatli_gun >= PRICED_DAYS)],
    ['kapak', kapak_en !== null && kapak_en >= en_az_en],
    ['dil', diller > 0],
  ]
  return checks.filter(([, isThere]) => !isThere).map(([lack]) => lack)
}

function hasLicence(bilgi: WrittenFacts): boolean {
  return 'belge_tarihi' in bilgi && bilgi.belge_no.trim() !== '' && bilgi.belge_tarihi !== null
}

/** What a text needs so that its language is shown: a title, a summary, and at least a paragraph about the thing. */
export function isWholeText(text: { baslik: string; ozet: string; aciklama: readonly string[] }): boolean {
  return text.baslik.trim() !== '' && text.ozet.trim() !== '' && text.aciklama.some((part) => part.trim() !== '')
}
