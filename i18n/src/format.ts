import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from './locales.ts'

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}:${JSON.stringify(options)}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language].tag, options)
    numberFormats.set(key, format)
  }
  return format
}

/** Exactly two decimals, always (LOOK-1): `€1.500,00`. */
export function formatMoney(language: Language, amount: number, currency: string): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount)
}

/** The same without the decimals where there are none: for pins on a map, which stand close to each other. */
export function formatShortMoney(language: Language, amount: number, currency: string): string {
  return numberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** The same without the sign, for cells that are too narrow for it; the legend beside them names the currency. */
export function formatBareMoney(language: Language, amount: number): string {
  return numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)
}

/** A currency by its sign and its name: `€ (EUR)`. */
export function formatCurrency(language: Language, currency: string): string {
  const sign = numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value
  return sign === undefined || sign === currency ? currency : `${sign} (${currency})`
}

export function formatNumber(language: Language, value: number, digits = 0): string {
  return numberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
}

/** Whole per cents, written as the language does: `%15`, `15%`, `15 %`. */
export function formatPercent(language: Language, percent: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}

/** `YYYY-MM-DD` to `DD.MM.YYYY`, the same in every language (LOOK-1). */
export function formatDate(isoDate: string): string {
  return `${isoDate.slice(8, 10)}.${isoDate.slice(5, 7)}.${isoDate.slice(0, 4)}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** German writes days and hours as we do. Kept: a list of two hundred thousand asks as often. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const two = '2-digit'
  const words = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23', timeZone } as const
  const made = new Intl.DateTimeFormat('de-DE', words)
  clocks.set(timeZone, made)
  return made
}

/** An instant as `DD.MM.YYYY HH:mm` on the clock of the coast. */
export function formatInstant(instant: string, timeZone = 'Europe/Istanbul'): string {
  return clockOf(timeZone).format(new Date(instant)).replace(',', '')
}

/** The clock of the device as `HH:mm`, the same in every language (LOOK-1). */
export function formatClock(time: Date): string {
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Upper case as the language writes it: `i` becomes `İ` in Turkish. */
export function upperCase(language: Language, text: string): string {
  return text.toLocaleUpperCase(LOCALES[language].tag)
}
