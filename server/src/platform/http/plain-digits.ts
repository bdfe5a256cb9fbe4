/** Latin, Greek and Cyrillic stand before; only the three raised digits among them are digits in disguise. */
const FOREIGN = /[\u0660-\uffff]/

/** Common in texts, and no digits: general punctuation and currency signs. */
const isSign = (code: number) => (code >= 0x2000 && code < 0x2070) || (code >= 0x20a0 && code < 0x20d0)
const isDigit = (code: number) => (code >= 48 && code <= 57) || code === 0xb2 || code === 0xb3 || code === 0xb9

/** Whether so many digits may stand in a text with letters of other scripts. It says yes too often, never no too often. */
export function mayDisguiseDigits(text: string, least: number): boolean {
  if (!FOREIGN.test(text)) return false
  let possible = 0
  for (let place = 0; place < text.length && possible < least; place += 1) {
    const code = text.charCodeAt(place)
    if (isDigit(code) || (code >= 0x660 && !isSign(code))) possible += 1
  }
  return possible >= least
}

const BEYOND_ASCII = /[^\p{ASCII}]/u
const DECIMAL = /\p{Nd}/u

/** Decimal digits stand in rows of ten, zero first; some scripts have several rows behind each other. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DECIMAL.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** What is not seen: joiners, marks of direction, soft hyphens, marks that sit on a letter, fillers. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]/gu

/** The braille blank looks like a space and is none; minus and hyphen bullet are dashes. */
const BLANK = /[\p{Zs}\u2800]/gu
const DASH = /[\p{Pd}\u2212\u2043]/gu

/**
 * The same text with plain digits, blanks and dashes: full-width, circled, mathematical and foreign digits as ASCII, every
 * kind of space as a blank, every kind of dash as one, and nothing in between that cannot be seen.
 */
export function plainDigits(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text
  return text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(DASH, '-')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => (DECIMAL.test(letter) ? plainDigit(letter) : letter))
}
