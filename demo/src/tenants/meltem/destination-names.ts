import type { InFour } from './four-languages.ts'

interface DestinationName {
  readonly gorsel: string
  readonly ad: InFour<string>
  readonly not: InFour<string>
  readonly slug: InFour<string>
  readonly enlem: number
  readonly boylam: number
}

/** The first eight stand on the home page, in this order. */
export const DESTINATION_ORDER = [
  'gocek',
  'kapadokya',
  'oludeniz',
  'istanbul',
  'pamukkale',
  'kas',
  'kaleici',
  'efes',
  'bodrum',
  'alacati',
  'fethiye',
  'dalyan',
  'marmaris',
  'kalkan',
] as const

export type DestinationKey = (typeof DESTINATION_ORDER)[number]

export const DESTINATION_NAMES: Readonly<Record<DestinationKey, DestinationName>> = {
  gocek: {
    gorsel: 'bolge/gocek',
    ad: { tr: 'Göcek', en: 'Göcek', de: 'Göcek', ru: 'Гёджек' },
    not: { tr: 'koylar ve tekneler', en: 'coves and boats', de: 'Buchten und Boote', ru: 'бухты и яхты' },
    slug: { tr: 'gocek', en: 'gocek', de: 'goecek', ru: 'gedzhek' },
    enlem: 36.75,
    boylam: 28.93,
  },
  kapadokya: {
    gorsel: 'bolge/kapadokya',
    ad: { tr: 'Kapadokya', en: 'Cappadocia', de: 'Kappadokien', ru: 'Каппадокия' },
    not: {
      tr: 'vadiler, mağaralar, balon',
      en: 'valleys, caves, balloons',
      de: 'Täler, Höhlen, Ballons',
      ru: 'долины, пещеры, шары',
    },
    slug: { tr: 'kapadokya', en: 'cappadocia', de: 'kappadokien', ru: 'kappadokiya' },
    enlem: 38.64,
    boylam: 34.83,
  },
  oludeniz: {
    gorsel: 'bolge/oludeniz',
    ad: { tr: 'Ölüdeniz', en: 'Ölüdeniz', de: 'Ölüdeniz', ru: 'Олюдениз' },
    not: {
      tr: 'lagün ve yamaç paraşütü',
      en: 'lagoon and paragliding',
      de: 'Lagune und Gleitschirm',
      ru: 'лагуна и параплан',
    },
    slug: { tr: 'oludeniz', en: 'oludeniz', de: 'oeluedeniz', ru: 'olyudeniz' },
    enlem: 36.55,
    boylam: 29.12,
  },
  istanbul: {
    gorsel: 'bolge/istanbul',
    ad: { tr: 'İstanbul', en: 'Istanbul', de: 'Istanbul', ru: 'Стамбул' },
    not: {
      tr: 'iki kıta, bir vapur',
      en: 'two continents, one ferry',
      de: 'zwei Erdteile, eine Fähre',
      ru: 'два берега, один паром',
    },
    slug: { tr: 'istanbul', en: 'istanbul', de: 'istanbul', ru: 'stambul' },
    enlem: 41.01,
    boylam: 28.98,
  },
  pamukkale: {
    gorsel: 'bolge/pamukkale',
    ad: { tr: 'Pamukkale', en: 'Pamukkale', de: 'Pamukkale', ru: 'Памуккале' },
    not: { tr: 'beyaz teraslar', en: 'white terraces', de: 'weiße Terrassen', ru: 'белые террасы' },
    slug: { tr: 'pamukkale', en: 'pamukkale', de: 'pamukkale', ru: 'pamukkale' },
    enlem: 37.92,
    boylam: 29.12,
  },
  kas: {
    gorsel: 'bolge/kas',
    ad: { tr: 'Kaş', en: 'Kaş', de: 'Kaş', ru: 'Каш' },
    not: { tr: 'dalış ve Likya', en: 'diving and Lycia', de: 'Tauchen und Lykien', ru: 'дайвинг и Ликия' },
    slug: { tr: 'kas', en: 'kas', de: 'kas', ru: 'kash' },
    enlem: 36.2,
    boylam: 29.64,
  },
  kaleici: {
    gorsel: 'bolge/kaleici',
    ad: { tr: 'Kaleiçi', en: 'Kaleiçi', de: 'Kaleiçi', ru: 'Калеичи' },
    not: {
      tr: 'Antalya’nın eski kenti',
      en: 'the old town of Antalya',
      de: 'die Altstadt von Antalya',
      ru: 'старый город Антальи',
    },
    slug: { tr: 'kaleici', en: 'kaleici-antalya', de: 'kaleici-antalya', ru: 'kaleichi' },
    enlem: 36.88,
    boylam: 30.7,
  },
  efes: {
    gorsel: 'bolge/efes',
    ad: { tr: 'Efes', en: 'Ephesus', de: 'Ephesos', ru: 'Эфес' },
    not: { tr: 'mermer caddeler', en: 'marble streets', de: 'Straßen aus Marmor', ru: 'мраморные улицы' },
    slug: { tr: 'efes', en: 'ephesus', de: 'ephesos', ru: 'efes' },
    enlem: 37.94,
    boylam: 27.34,
  },
  bodrum: {
    gorsel: 'bolge/bodrum',
    ad: { tr: 'Bodrum', en: 'Bodrum', de: 'Bodrum', ru: 'Бодрум' },
    not: {
      tr: 'kale ve gulet limanı',
      en: 'castle and gulet harbour',
      de: 'Kastell und Gulethafen',
      ru: 'замок и порт гулет',
    },
    slug: { tr: 'bodrum', en: 'bodrum', de: 'bodrum', ru: 'bodrum' },
    enlem: 37.03,
    boylam: 27.43,
  },
  alacati: {
    gorsel: 'bolge/alacati',
    ad: { tr: 'Alaçatı', en: 'Alaçatı', de: 'Alaçatı', ru: 'Алачаты' },
    not: {
      tr: 'taş evler ve rüzgâr',
      en: 'stone houses and wind',
      de: 'Steinhäuser und Wind',
      ru: 'каменные дома и ветер',
    },
    slug: { tr: 'alacati', en: 'alacati', de: 'alacati', ru: 'alachaty' },
    enlem: 38.28,
    boylam: 26.37,
  },
  fethiye: {
    gorsel: 'bolge/fethiye',
    ad: { tr: 'Fethiye', en: 'Fethiye', de: 'Fethiye', ru: 'Фетхие' },
    not: {
      tr: 'liman, çarşı, kaya mezarları',
      en: 'harbour, market, rock tombs',
      de: 'Hafen, Markt, Felsgräber',
      ru: 'порт, базар, скальные гробницы',
    },
    slug: { tr: 'fethiye', en: 'fethiye', de: 'fethiye', ru: 'fethie' },
    enlem: 36.62,
    boylam: 29.11,
  },
  dalyan: {
    gorsel: 'bolge/dalyan',
    ad: { tr: 'Dalyan', en: 'Dalyan', de: 'Dalyan', ru: 'Дальян' },
    not: {
      tr: 'nehir, sazlık, caretta',
      en: 'river, reeds, loggerhead turtles',
      de: 'Fluss, Schilf, Meeresschildkröten',
      ru: 'река, камыши, черепахи',
    },
    slug: { tr: 'dalyan', en: 'dalyan', de: 'dalyan', ru: 'dalyan' },
    enlem: 36.83,
    boylam: 28.64,
  },
  marmaris: {
    gorsel: 'bolge/marmaris',
    ad: { tr: 'Marmaris', en: 'Marmaris', de: 'Marmaris', ru: 'Мармарис' },
    not: {
      tr: 'çam kokulu kapalı körfez',
      en: 'a sheltered gulf among pines',
      de: 'geschützter Golf unter Kiefern',
      ru: 'тихий залив среди сосен',
    },
    slug: { tr: 'marmaris', en: 'marmaris', de: 'marmaris', ru: 'marmaris' },
    enlem: 36.85,
    boylam: 28.27,
  },
  kalkan: {
    gorsel: 'bolge/kalkan',
    ad: { tr: 'Kalkan', en: 'Kalkan', de: 'Kalkan', ru: 'Калкан' },
    not: {
      tr: 'yamaçta villalar, teraslarda akşam',
      en: 'hillside villas, rooftop evenings',
      de: 'Villen am Hang, Abende auf der Dachterrasse',
      ru: 'виллы на склоне, ужины на крышах',
    },
    slug: { tr: 'kalkan', en: 'kalkan', de: 'kalkan', ru: 'kalkan' },
    enlem: 36.27,
    boylam: 29.41,
  },
}
