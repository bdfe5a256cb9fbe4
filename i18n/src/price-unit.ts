import type { FromPrice } from '@meltem/contract/catalog/catalog'

/** Above an hour and a half people count whole hours as hours: 90 minutes, 4 hours. */
const MOST_MINUTES = 90

/** The values a sentence about a length of time is filled with: hours, or minutes where `saat_sayisi` is 0. */
export function lengthValues(minutes: number): { saat_sayisi: number; dakika: number } {
  const whole = minutes > MOST_MINUTES && minutes % 60 === 0
  return { saat_sayisi: whole ? minutes / 60 : 0, dakika: minutes }
}

type UnitTranslator = (key: `unit.${FromPrice['birim']}`, values: Record<string, number>) => string
type FromTranslator = UnitTranslator & ((key: 'fromPrice', values: Record<string, string>) => string)
type PricedUnit = Pick<FromPrice, 'birim' | 'sure_dk' | 'kur'>

/** What a price is for: "per person", "per night", "for 90 minutes". */
export function unitWords(card: UnitTranslator, { birim, sure_dk }: Pick<FromPrice, 'birim' | 'sure_dk'>): string {
  return card(`unit.${birim}`, lengthValues(sure_dk))
}

/** A starting price as one sentence: "from €150.00 per night", "gecelik €150,00’dan başlayan". */
export function fromSentence(card: FromTranslator, sum: string, from: PricedUnit): string {
  return card('fromPrice', { sum, unit: unitWords(card, from), kur: from.kur })
}

/** The same without what it is for. */
export function fromSum(card: FromTranslator, sum: string, kur: string): string {
  return card('fromPrice', { sum, unit: '', kur }).trim()
}

/** No sum contains it. */
const SUM = '\u0000'

/**
 * The words around a starting price where the sum is set larger. Turkish names the unit first and ends the sum itself,
 * by the way its currency is spoken: `ending` joins the sum without a space.
 */
export function fromWords(card: FromTranslator, from: PricedUnit): { before: string; ending: string; after: string } {
  const [before = '', behind = ''] = fromSentence(card, SUM, from).split(SUM)
  const ending = /^\S*/.exec(behind)?.[0] ?? ''
  return { before: before.trim(), ending, after: behind.slice(ending.length).trim() }
}
