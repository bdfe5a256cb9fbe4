import type { Product } from '@meltem/contract/catalog/catalog'
import { socialCardUrl } from '@meltem/contract/content/picture'
import type { Language } from '@meltem/contract/wire/language'

/** The composed picture of a product; its version follows the words and the price on it. */
export function socialCardOf({ k_no, baslik, guncelleme_zamani, baslangic_fiyat }: Product, language: Language) {
  const changed = Date.parse(guncelleme_zamani).toString(36)
  const price = baslangic_fiyat ? Math.round(baslangic_fiyat.fiyat * 100).toString(36) : '0'
  return { path: socialCardUrl(language, { k_no, version: `${changed}-${price}` }), alt: baslik }
}
