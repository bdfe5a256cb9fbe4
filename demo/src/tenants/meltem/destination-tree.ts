import { DESTINATION_NAMES, DESTINATION_ORDER, type DestinationKey } from './destination-names.ts'
import type { InFour } from './four-languages.ts'

export interface TreePlace {
  readonly kod: string
  /** The place it lies in; null for the country. */
  readonly ust: string | null
  readonly ad: InFour<string>
  readonly slug: InFour<string>
  readonly enlem: number
  readonly boylam: number
}

const COUNTRY: TreePlace = {
  kod: 'turkiye',
  ust: null,
  ad: { tr: 'Türkiye', en: 'Türkiye', de: 'Türkei', ru: 'Турция' },
  slug: { tr: 'turkiye', en: 'turkiye', de: 'tuerkei', ru: 'turciya' },
  enlem: 39,
  boylam: 35,
}

const COASTS = [
  {
    kod: 'likya_kiyisi',
    ad: { tr: 'Likya kıyısı', en: 'Lycian coast', de: 'Lykische Küste', ru: 'Ликийское побережье' },
    slug: { tr: 'likya-kiyisi', en: 'lycian-coast', de: 'lykische-kueste', ru: 'likiyskoe-poberezhe' },
    enlem: 36.45,
    boylam: 29.3,
  },
  {
    kod: 'guney_ege',
    ad: { tr: 'Güney Ege', en: 'South Aegean', de: 'Südliche Ägäis', ru: 'Южное Эгейское побережье' },
    slug: { tr: 'guney-ege', en: 'south-aegean', de: 'suedliche-aegaeis', ru: 'yuzhnoe-egeyskoe-poberezhe' },
    enlem: 36.95,
    boylam: 28.1,
  },
  {
    kod: 'izmir_kiyisi',
    ad: { tr: 'İzmir ve çevresi', en: 'İzmir and around', de: 'İzmir und Umgebung', ru: 'Измир и окрестности' },
    slug: { tr: 'izmir-ve-cevresi', en: 'izmir-and-around', de: 'izmir-und-umgebung', ru: 'izmir-i-okrestnosti' },
    enlem: 38.2,
    boylam: 27,
  },
  {
    kod: 'antalya_kiyisi',
    ad: { tr: 'Antalya kıyısı', en: 'Antalya coast', de: 'Küste von Antalya', ru: 'Побережье Антальи' },
    slug: { tr: 'antalya-kiyisi', en: 'antalya-coast', de: 'kueste-von-antalya', ru: 'poberezhe-antali' },
    enlem: 36.85,
    boylam: 30.8,
  },
  {
    kod: 'anadolu',
    ad: { tr: 'Anadolu’nun içi', en: 'Inland Anatolia', de: 'Inneres Anatolien', ru: 'Внутренняя Анатолия' },
    slug: { tr: 'anadolu', en: 'inland-anatolia', de: 'inneres-anatolien', ru: 'vnutrennyaya-anatoliya' },
    enlem: 38.3,
    boylam: 32.5,
  },
  {
    kod: 'marmara',
    ad: { tr: 'Marmara', en: 'Marmara', de: 'Marmara-Region', ru: 'Мраморное море' },
    slug: { tr: 'marmara', en: 'marmara', de: 'marmara-region', ru: 'mramornoe-more' },
    enlem: 40.8,
    boylam: 28.5,
  },
] as const

const COAST_OF: Readonly<Record<DestinationKey, (typeof COASTS)[number]['kod']>> = {
  gocek: 'likya_kiyisi',
  fethiye: 'likya_kiyisi',
  oludeniz: 'likya_kiyisi',
  kalkan: 'likya_kiyisi',
  kas: 'likya_kiyisi',
  dalyan: 'guney_ege',
  marmaris: 'guney_ege',
  bodrum: 'guney_ege',
  alacati: 'izmir_kiyisi',
  efes: 'izmir_kiyisi',
  kaleici: 'antalya_kiyisi',
  pamukkale: 'anadolu',
  kapadokya: 'anadolu',
  istanbul: 'marmara',
}

/** Country, coasts, places; a parent always stands before its children. */
export const DESTINATION_TREE: readonly TreePlace[] = [
  COUNTRY,
  ...COASTS.map((coast) => ({ ...coast, ust: COUNTRY.kod })),
  ...DESTINATION_ORDER.map((kod) => {
    const { ad, slug, enlem, boylam } = DESTINATION_NAMES[kod]
    return { kod, ust: COAST_OF[kod], ad, slug, enlem, boylam }
  }),
]
