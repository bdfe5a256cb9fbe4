interface MoneyParts {
  readonly whole: string
  /** The separator and the two decimals. */
  readonly decimals: string
  /** What follows the number: the sign of the currency in some languages. */
  readonly rest: string
}

/** Cuts a formatted sum at its decimals: `1.500,00 €` is `1.500`, `,00` and ` €`. */
export function splitMoney(text: string): MoneyParts {
  const found = /^(.*\d)([.,]\d{2})(\D*)$/u.exec(text)
  if (!found) return { whole: text, decimals: '', rest: '' }
  const [, whole = '', decimals = '', rest = ''] = found
  return { whole, decimals, rest }
}
