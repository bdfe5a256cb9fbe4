import type { Language } from '@meltem/contract/wire/language'
import { formatNumber } from '@meltem/i18n/format'
import type { TranslatorOf } from '../../platform/words/translator.ts'

/** What is needed to say a fact: the words and the language they are in. */
export interface FactWords {
  readonly t: TranslatorOf<'facts'>
  readonly language: Language
}

const HOUR = 60
const DAY = 24 * HOUR
/** Metres; farther inland visitors do not choose by the sea. */
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

export function countWords(value: number, { language }: FactWords): string {
  return formatNumber(language, value)
}

export function metresWords(value: number, { t, language }: FactWords): string {
  return t('line.metres', { value: decimalWords(value, language) })
}

export function kilometresWords(value: number, words: FactWords): string {
  return words.t('line.kilometres', { value: countWords(value, words) })
}

export function yesNoWords(value: boolean, { t }: FactWords): string {
  return t(value ? 'line.yes' : 'line.no')
}

export function languageWords(codes: readonly Language[], { t }: FactWords): string {
  return codes.map((code) => t(`dil.${code}`)).join(', ')
}
