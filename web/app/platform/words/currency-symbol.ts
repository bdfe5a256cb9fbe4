/** Signs that mean one currency everywhere: `$` and `kr` of many countries would not. */
const SIGNS: Readonly<Record<string, string>> = { TRY: '₺', EUR: '€', USD: '$', GBP: '£', RUB: '₽' }

/** `EUR €`; the bare code where there is no such sign. Written down: the first formatter of a browser reads its tables. */
export function currencyLabel(kod: string): string {
  const sign = SIGNS[kod]
  return sign ? `${kod} ${sign}` : kod
}
