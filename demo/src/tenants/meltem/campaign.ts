import type { Language } from '@meltem/contract/language'
import type { StoredBlock } from '../../tenant-data.ts'
import type { InFour } from './four-languages.ts'

const TEXTS: InFour<{ readonly baslik: string; readonly metin: string }> = {
  tr: {
    baslik: 'Şu sıralar geçerli fırsatlar',
    metin: 'Sepet indirimleri ve indirimli fiyatlar kendiliğinden uygulanır; kodlar sepette yazılır.',
  },
  en: {
    baslik: 'On offer these days',
    metin: 'Basket offers and reduced prices apply by themselves; codes are entered in the basket.',
  },
  de: {
    baslik: 'Zurzeit günstiger',
    metin: 'Warenkorbrabatte und reduzierte Preise gelten von selbst, Codes geben Sie im Warenkorb ein.',
  },
  ru: {
    baslik: 'Сейчас выгоднее',
    metin: 'Скидки на корзину и сниженные цены действуют сами, промокод вводится в корзине.',
  },
}

/** On the home page and on the page of offers; what it offers comes from the campaigns and coupons that run. */
export function campaignBlock(dil: Language): StoredBlock {
  return { tip: 'kampanya', ...TEXTS[dil], ogeler: [] }
}
