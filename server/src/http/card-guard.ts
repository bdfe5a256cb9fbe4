/** Thirteen to nineteen digits, with blanks or dashes between them, that are no part of something longer. */
const LONG_NUMBER = /(?<![\d+A-Za-z-])\d(?:[ -]?\d){12,18}(?![\dA-Za-z-])/g

/** Card numbers begin so; clocks in milliseconds and most receipts do not. */
const ISSUER = /^(?:[3-6]|2[2-7]|9792)/

/** The check digit of card numbers. Worked: 4111111111111129 holds, 4111111111111128 does not. */
function isLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const SHORTEST = 13

/** Most texts have not even that; it is found out in a fraction of the time. */
const MANY_DIGITS = /\d(?:[ -]?\d){12}/

function isCardText(text: string): boolean {
  if (text.length < SHORTEST || !MANY_DIGITS.test(text)) return false
  for (const [found] of text.matchAll(LONG_NUMBER)) {
    const digits = found.replaceAll(/\D/g, '')
    if (ISSUER.test(digits) && isLuhn(digits)) return true
  }
  return false
}

const DEEPEST = 12

/**
 * Whether a body carries a card number anywhere (reliability P10): in a field of its own, in a note, in a name. Such a
 * body is refused before anything of it is stored or logged, because the card form belongs to the bank.
 */
export function carriesCard(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isCardText(value)
  if (typeof value === 'number') return Number.isInteger(value) && value > 1e12 && isCardText(String(value))
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  // A file is no text; as a list of numbers it would take a hundred times its size.
  if (value instanceof Uint8Array) return false
  const fields = value as Readonly<Record<string, unknown>>
  return Object.keys(fields).some((name) => isCardText(name) || carriesCard(fields[name], depth + 1))
}
