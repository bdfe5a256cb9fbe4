import type { ProductKind } from '@meltem/contract/content'
import type { InFour } from './four-languages.ts'

interface KindName {
  readonly gorsel: string
  readonly ad: InFour<string>
  /** Short line beside the tile; no counts, the catalogue decides those. */
  readonly not: InFour<string>
  readonly slug: InFour<string>
}

/** Order of the tiles on the home page. */
export const KIND_ORDER: readonly ProductKind[] = [
  'villa',
  'yat',
  'tur',
  'otel',
  'transfer',
  'arac_kira',
  'dugun',
  'saglik',
  'ekstra',
]

export const KIND_NAMES: Readonly<Record<ProductKind, KindName>> = {
  villa: {
    gorsel: 'icerik/tur-villa',
    ad: { tr: 'Villa', en: 'Villas', de: 'Ferienvillen', ru: 'Виллы' },
    not: {
      tr: 'havuzlu, denize yakın',
      en: 'with a pool, near the sea',
      de: 'mit Pool, nah am Meer',
      ru: 'с бассейном, у моря',
    },
    slug: { tr: 'villa-kiralama', en: 'villas', de: 'ferienvillen', ru: 'villy' },
  },
  yat: {
    gorsel: 'icerik/tur-yat',
    ad: { tr: 'Yat ve gulet', en: 'Yachts and gulets', de: 'Yachten und Gulets', ru: 'Яхты и гулеты' },
    not: {
      tr: 'kaptanlı ya da kaptansız',
      en: 'crewed or bareboat',
      de: 'mit Crew oder Bareboat',
      ru: 'с экипажем и без',
    },
    slug: { tr: 'yat-ve-gulet', en: 'yachts-and-gulets', de: 'yachten-und-gulets', ru: 'yahty-i-gulety' },
  },
  tur: {
    gorsel: 'icerik/tur-tur',
    ad: { tr: 'Tur', en: 'Tours', de: 'Ausflüge', ru: 'Экскурсии' },
    not: {
      tr: 'tekne, balon, antik kent',
      en: 'boats, balloons, ruins',
      de: 'Boot, Ballon, Antike',
      ru: 'море, шары, античность',
    },
    slug: { tr: 'turlar', en: 'tours', de: 'ausfluege', ru: 'ekskursii' },
  },
  otel: {
    gorsel: 'icerik/tur-otel',
    ad: { tr: 'Otel', en: 'Hotels', de: 'Hotels', ru: 'Отели' },
    not: {
      tr: 'küçük, gezip gördüğümüz',
      en: 'small ones we have visited',
      de: 'klein und von uns besucht',
      ru: 'небольшие, проверены лично',
    },
    slug: { tr: 'oteller', en: 'hotels', de: 'hotels', ru: 'oteli' },
  },
  transfer: {
    gorsel: 'icerik/tur-transfer',
    ad: { tr: 'Transfer', en: 'Transfers', de: 'Transfers', ru: 'Трансферы' },
    not: {
      tr: 'havalimanından kapıya',
      en: 'airport to door',
      de: 'vom Flughafen zur Tür',
      ru: 'от аэропорта до двери',
    },
    slug: { tr: 'transfer', en: 'transfers', de: 'transfers', ru: 'transfery' },
  },
  arac_kira: {
    gorsel: 'icerik/tur-arac',
    ad: { tr: 'Araç kiralama', en: 'Car hire', de: 'Mietwagen', ru: 'Аренда авто' },
    not: {
      tr: 'otele teslim',
      en: 'brought to your door',
      de: 'Übergabe an der Unterkunft',
      ru: 'с доставкой к отелю',
    },
    slug: { tr: 'arac-kiralama', en: 'car-hire', de: 'mietwagen', ru: 'arenda-avto' },
  },
  dugun: {
    gorsel: 'icerik/tur-dugun',
    ad: { tr: 'Düğün', en: 'Weddings', de: 'Hochzeiten', ru: 'Свадьбы' },
    not: { tr: 'deniz kenarında', en: 'beside the sea', de: 'direkt am Meer', ru: 'на берегу моря' },
    slug: { tr: 'dugun', en: 'weddings', de: 'hochzeiten', ru: 'svadby' },
  },
  saglik: {
    gorsel: 'icerik/tur-saglik',
    ad: { tr: 'Sağlık', en: 'Health', de: 'Gesundheit', ru: 'Здоровье' },
    not: {
      tr: 'hamam, termal, check-up',
      en: 'hammam, springs, check-ups',
      de: 'Hamam, Thermen, Check-up',
      ru: 'хамам, термы, чекап',
    },
    slug: { tr: 'saglik', en: 'health', de: 'gesundheit', ru: 'zdorove' },
  },
  ekstra: {
    gorsel: 'icerik/tur-ekstra',
    ad: { tr: 'Ekstra hizmet', en: 'Extras', de: 'Zusatzleistungen', ru: 'Доп. услуги' },
    not: {
      tr: 'aşçı, dadı, fotoğrafçı',
      en: 'cook, sitter, photographer',
      de: 'Koch, Nanny, Fotograf',
      ru: 'повар, няня, фотограф',
    },
    slug: { tr: 'ekstra-hizmetler', en: 'extras', de: 'zusatzleistungen', ru: 'dop-uslugi' },
  },
}
