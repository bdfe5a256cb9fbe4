import type { Language } from '@meltem/contract/language'
import { LOCALES } from '@meltem/i18n/locales'

const formats = new Map<string, Intl.NumberFormat>()

/** A price where there is room for whole numbers only: pins and days. Rounded up, so that nobody is promised less. */
export function wholeMoney(language: Language, amount: number, currency: string): string {
  const key = language + currency
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALES[language].tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    })
    formats.set(key, format)
  }
  return format.format(Math.ceil(amount))
}
