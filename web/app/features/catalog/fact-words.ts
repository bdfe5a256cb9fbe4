import type { Language } from '@meltem/contract/language'
import type { ProductFacts } from '@meltem/contract/product-facts'
import { formatNumber } from '@meltem/i18n/format'
import type { TranslatorOf } from '../../platform/words/translator.ts'

/** What is needed to say a fact: the words and the language they are in. */
export interface FactWords {
  readonly t: TranslatorOf<'facts'>
  readonly language: Language
}

type FactsOf<K extends ProductFacts['urun_tipi']> = Extract<ProductFacts, { urun_tipi: K }>
type Sayings = { readonly [K in ProductFacts['urun_tipi']]: (facts: FactsOf<K>, words: FactWords) => readonly string[] }

const HOUR = 60
const DAY = 24 * HOUR
/** Farther inland nobody chooses by the sea. */
const NEAR_SEA = 30_000

/** `45 dk`, `7 saat`, `2 sa 30 dk`; whole days from one day on. */
export function durationWords(minutes: number, { t }: FactWords): string {
  if (minutes >= DAY) return t('line.days', { count: Math.round(minutes / DAY) })
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  if (hours === 0) return t('line.minutes', { count: rest })
  return rest === 0 ? t('line.hours', { count: hours }) : t('line.hoursMinutes', { hours, minutes: rest })
}

/** Below a kilometre in metres, above in kilometres with at most one decimal: `350 m`, `2,1 km`. */
export function distanceWords(metres: number, { t, language }: FactWords): string {
  if (metres < 1000) return t('line.metres', { value: formatNumber(language, metres) })
  const kilometres = Math.round(metres / 100) / 10
  return t('line.kilometres', {
    value: formatNumber(language, kilometres, Number.isInteger(kilometres) ? 0 : 1),
  })
}

/** How far the sea is, for the line under a title; nothing far inland. */
export function seaWords(metres: number, words: FactWords): readonly string[] {
  if (metres > NEAR_SEA) return []
  return [metres === 0 ? words.t('line.atSea') : words.t('line.toSea', { distance: distanceWords(metres, words) })]
}

/** A length as it was measured: `24 m`, `7,5 m`. */
export function decimalWords(value: number, language: Language): string {
  return formatNumber(language, value, Number.isInteger(value) ? 0 : 1)
}

const when = (condition: boolean, words: string): string[] => (condition ? [words] : [])

const SAYINGS: Sayings = {
  tur: (facts, words) => [
    durationWords(facts.sure_dk, words),
    ...when(facts.grup_en_cok > 0, words.t('line.upToPeople', { count: facts.grup_en_cok })),
    ...when(facts.otelden_alma, words.t('line.pickup')),
  ],
  villa: (facts, words) => [
    words.t('line.bedrooms', { count: facts.oda }),
    words.t('line.beds', { count: facts.yatak }),
    ...seaWords(facts.denize_m, words),
  ],
  yat: (facts, words) => [
    words.t(`tekne_tipi.${facts.tekne_tipi}`),
    words.t('line.people', { count: facts.kabin > 0 ? facts.gece_kisi : facts.gunduz_kisi }),
    ...when(facts.kabin > 0, words.t('line.cabins', { count: facts.kabin })),
    words.t('line.metres', { value: decimalWords(facts.boy_m, words.language) }),
  ],
  transfer: (facts, words) => [
    words.t('line.kilometres', { value: formatNumber(words.language, facts.mesafe_km) }),
    durationWords(facts.sure_dk, words),
    ...when(facts.bekleme_dk > 0, words.t('line.waits', { count: facts.bekleme_dk })),
  ],
  arac_kira: (facts, words) => [
    facts.ornek,
    words.t(`vites.${facts.vites}`),
    words.t('line.seats', { count: facts.koltuk }),
  ],
  otel: (facts, words) => [
    ...when(facts.yildiz > 0, words.t('line.stars', { count: facts.yildiz })),
    words.t(`pansiyon.${facts.pansiyon}`),
    ...seaWords(facts.denize_m, words),
  ],
  dugun: (facts, words) => [
    words.t(`mekan.${facts.mekan}`),
    words.t('line.guests', { count: facts.en_cok_davetli }),
    ...when(facts.resmi_nikah, words.t('line.legalCeremony')),
  ],
  saglik: (facts, words) => [
    words.t(`tedavi.${facts.tedavi}`),
    words.t('line.days', { count: facts.gun }),
    ...when(facts.gece > 0, words.t('line.nights', { count: facts.gece })),
  ],
  ekstra: (facts, words) => [
    words.t(`hizmet.${facts.hizmet}`),
    ...when(facts.sure_dk > 0, durationWords(facts.sure_dk, words)),
  ],
}

/** The few facts of a kind that people choose by, for the line under a title. */
export function factsLine(facts: ProductFacts, words: FactWords): string {
  const say = SAYINGS[facts.urun_tipi] as (facts: ProductFacts, words: FactWords) => readonly string[]
  return say(facts, words).join(' · ')
}
