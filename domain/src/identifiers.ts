function digitsOf(text: string): number[] {
  return Array.from(text, Number)
}

function at(digits: readonly number[], place: number): number {
  return digits[place] ?? 0
}

/** Identity number of a Turkish citizen (API-9). Good: 10000000146. */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = digitsOf(text)
  const odd = at(digits, 0) + at(digits, 2) + at(digits, 4) + at(digits, 6) + at(digits, 8)
  const even = at(digits, 1) + at(digits, 3) + at(digits, 5) + at(digits, 7)
  // +90 keeps the remainder positive; the difference can reach −36.
  if ((odd * 7 - even + 90) % 10 !== at(digits, 9)) return false
  return (odd + even + at(digits, 9)) % 10 === at(digits, 10)
}

/** Tax number of a company (API-9). Good: 4540536920. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = digitsOf(text)
  let total = 0
  for (let place = 0; place < 9; place += 1) {
    const moved = (at(digits, place) + 9 - place) % 10
    total += moved === 9 ? 9 : (moved * 2 ** (9 - place)) % 9
  }
  return (10 - (total % 10)) % 10 === at(digits, 9)
}

/** Length of an IBAN by country, for those where our agencies bank. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  TR: 26,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HU: 28,
  IE: 22,
  IT: 27,
  LU: 20,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RU: 33,
  SE: 24,
  SK: 24,
}

/** Number of a bank account, without blanks (API-9). Good: TR330006100519786457841326. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text) || IBAN_LENGTHS[text.slice(0, 2)] !== text.length) return false
  if (text.startsWith('TR') && !/^TR\d{24}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  let rest = 0
  for (const letter of moved) {
    const value = Number.parseInt(letter, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
