import type { Language } from '@meltem/contract/language'
import { LOCALES } from '@meltem/i18n/locales'

/** `EUR €`; the bare code where the language has no sign of its own for it. */
export function currencyLabel(language: Language, kod: string): string {
  const parts = new Intl.NumberFormat(LOCALES[language].tag, {
    style: 'currency',
    currency: kod,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0)
  const symbol = parts.find((part) => part.type === 'currency')?.value
  return symbol && symbol !== kod ? `${kod} ${symbol}` : kod
}
