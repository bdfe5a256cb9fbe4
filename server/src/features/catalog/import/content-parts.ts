import type { ExtraPart, GeneralPart, WrittenProductText } from '@meltem/contract/catalog/office-parts'
import { KINDS, SALE_DAYS } from '@meltem/domain/kinds'
import type { ShowcaseWords } from './format/product-file.ts'
import type { ImportedProduct, ImportedShowcase } from './read-product.ts'

/** What files in folders count in: whole euros. */
export const CONTENT_CURRENCY = 'EUR'
const CHILD_AGE = 4
const ADULT_AGE = 13

/** What a product's page says about its sale. */
export type PageTerms = Partial<Pick<ImportedShowcase, 'bilgi' | 'sor_sat_saat' | 'enlem' | 'boylam'>>

/** The terms of a product of a folder as the office edits them; where it stands in the shop is the caller's. */
export function generalOf(
  product: ImportedProduct,
  page: PageTerms,
  groups: Pick<GeneralPart, 'kategori_k_no' | 'bolge_k_no'> = { kategori_k_no: '', bolge_k_no: null },
): GeneralPart {
  return {
    ...groups,
    kod: product.anahtar,
    enlem: page.enlem ?? null,
    boylam: page.boylam ?? null,
    rezervasyon_satis_durum: product.satis,
    opsiyon_saat: product.opsiyon_saat ?? 0,
    kdv_oran: product.kdv_oran,
    odeme_tipi_oran: product.on_odeme,
    gun_sayisi: product.gun_sayisi ?? 1,
    en_az: 1,
    en_cok: product.en_cok_kisi,
    en_az_yetiskin: 1,
    cocuk_yas: CHILD_AGE,
    yetiskin_yas: ADULT_AGE,
    en_az_yas: leastAgeOf(page.bilgi),
    bebek_koltuk: false,
    kiralama_sozlesmesi: product.kiralama_sozlesmesi ?? false,
    son_satis_saat: product.son_satis_saat,
    sor_sat_saat: page.sor_sat_saat ?? 0,
    en_uzak_gun: SALE_DAYS,
    zaman_kurallari: [],
  }
}

/** A tour that says from which age on one may come along takes no younger guest; the age of a car is its driver's. */
function leastAgeOf(facts: PageTerms['bilgi']): number {
  if (!facts || !('en_az_yas' in facts) || KINDS[facts.urun_tipi].days === 'hire') return 0
  return facts.en_az_yas
}

/** Extras and fees; `keyOf` gives the key that an extra has or will have. */
export function extrasOf(
  { ekstralar = [], ucretler = [] }: ImportedProduct,
  keyOf: (anahtar: string) => string,
): ExtraPart {
  return {
    ekstralar: ekstralar.map(({ anahtar, ad, birim, fiyat, grup = null, en_cok = null }) => {
      const terms = { birim, fiyat, kur: CONTENT_CURRENCY, bebek_dahil: false, en_cok, grup }
      return { k_no: keyOf(anahtar), kod: anahtar, ad, ...terms }
    }),
    ucretler: ucretler.map(({ tur, fiyat, gecelik = false, esik_gece = 0, en_cok = null }) => {
      return { tur, fiyat, kur: CONTENT_CURRENCY, gecelik, esik_gece, en_cok }
    }),
  }
}

/** What a page says in one language, as the office edits it. */
export function textOf(
  words: ShowcaseWords,
  page: Pick<ImportedShowcase, 'bulusma' | 'bitis_noktasi'>,
): WrittenProductText {
  const point = (place: ImportedShowcase['bulusma'], ad = '', not = '') =>
    place ? { ad, not, enlem: place.enlem, boylam: place.boylam } : null
  return {
    baslik: words.baslik,
    slug: words.slug,
    ozet: words.ozet,
    seo_baslik: '',
    seo_aciklama: '',
    aciklama: words.aciklama,
    one_cikanlar: words.one_cikanlar,
    dahil: words.dahil ?? [],
    haric: words.haric ?? [],
    program: words.program ?? [],
    bulusma: point(page.bulusma, words.bulusma?.ad, words.bulusma?.not),
    bitis_noktasi: point(page.bitis_noktasi, words.bitis_noktasi),
    yanina_al: words.yanina_al ?? [],
    erisilebilirlik: words.erisilebilirlik ?? [],
    kurallar: words.kurallar ?? [],
    sss: words.sss ?? [],
    kapsam: words.kapsam ?? [],
    kosullar: words.kosullar ?? [],
    arama_kelimeleri: words.arama_kelimeleri ?? [],
  }
}
