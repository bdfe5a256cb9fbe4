import type { Language } from '@meltem/contract/language'
import type { StoredBlock } from '../../tenant-data.ts'
import type { InFour } from './four-languages.ts'

interface CampaignText {
  readonly baslik: string
  readonly metin: string
  readonly ucTur: string
  readonly esik: string
}

const TEXTS: InFour<CampaignText> = {
  tr: {
    baslik: 'Sepet büyüdükçe fiyat iner',
    metin: 'İndirimler sepette kendiliğinden uygulanır, kod gerekmez.',
    ucTur: 'Üç veya daha fazla tur aldığınızda tur toplamından düşer.',
    esik: 'Toplam {esik} üzerindeki sepetlerde genel toplamdan düşer.',
  },
  en: {
    baslik: 'The fuller the basket, the lower the price',
    metin: 'Discounts come off in the basket by themselves; there is no code to enter.',
    ucTur: 'Off the tour total when you book three tours or more.',
    esik: 'Off the grand total when your basket comes to more than {esik}.',
  },
  de: {
    baslik: 'Je voller der Warenkorb, desto kleiner der Preis',
    metin: 'Rabatte werden im Warenkorb automatisch abgezogen, ganz ohne Code.',
    ucTur: 'Nachlass auf die Ausflüge, wenn Sie drei oder mehr buchen.',
    esik: 'Nachlass auf die Gesamtsumme bei Warenkörben über {esik}.',
  },
  ru: {
    baslik: 'Чем полнее корзина, тем ниже цена',
    metin: 'Скидки применяются в корзине сами, промокод не нужен.',
    ucTur: 'Скидка на экскурсии, если вы берёте три или больше.',
    esik: 'Скидка на весь заказ, если его сумма превышает {esik}.',
  },
}

/** The two campaigns of the season, on the home page and on the page of offers. */
export function campaignBlock(dil: Language): StoredBlock {
  const text = TEXTS[dil]
  return {
    tip: 'kampanya',
    baslik: text.baslik,
    metin: text.metin,
    ogeler: [
      { deger: { turu: 'yuzde', oran: 15 }, metin: text.ucTur, esik: null },
      { deger: { turu: 'tutar', tutar: 100, kur: 'EUR' }, metin: text.esik, esik: { tutar: 1500, kur: 'EUR' } },
    ],
  }
}
