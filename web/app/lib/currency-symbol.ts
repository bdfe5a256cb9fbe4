import type { Language } from '@meltem/contract/language'
import { LOCALES } from '@meltem/i18n/locales'

const labels = new Map<string, string>()

/** `EUR €`; the bare code where the language has no sign of its own for it. */
export function currencyLabel(language: Language, kod: string): string {
  const key = `${language}:${kod}`
  const known = labels.get(key)
  if (known !== undefined) return known
  const symbol = symbolOf(language, kod)
  const label = symbol && symbol !== kod ? `${kod} ${symbol}` : kod
  labels.set(key, label)
  return label
}

function symbolOf(language: Language, kod: string): string | undefined {
  const format = new Intl.NumberFormat(LOCALES[language].tag, {
    style: 'currency',
    currency: kod,
    currencyDisplay: 'narrowSymbol',
  })
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value
}
