import type { FromPrice } from '@meltem/contract/catalog'

/** Above an hour and a half people count whole hours as hours: 90 minutes, 4 hours. */
const MOST_MINUTES = 90

/** The values a sentence about a length of time is filled with: hours, or minutes where `saat_sayisi` is 0. */
export function lengthValues(minutes: number): { saat_sayisi: number; dakika: number } {
  const whole = minutes > MOST_MINUTES && minutes % 60 === 0
  return { saat_sayisi: whole ? minutes / 60 : 0, dakika: minutes }
}

type UnitTranslator = (key: `unit.${FromPrice['birim']}`, values: Record<string, number>) => string

/** What a price is for: "per person", "per night", "for 90 minutes". */
export function unitWords(card: UnitTranslator, { birim, sure_dk }: Pick<FromPrice, 'birim' | 'sure_dk'>): string {
  return card(`unit.${birim}`, lengthValues(sure_dk))
}
