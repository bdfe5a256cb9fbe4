function digitsOf(text: string): number[] {
  return Array.from(text, Number)
}

function at(digits: readonly number[], place: number): number {
  return digits[place] ?? 0
}

/** Identity number of a Turkish citizen (domain §7). Good: 10000000146. */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = digitsOf(text)
  const odd = at(digits, 0) + at(digits, 2) + at(digits, 4) + at(digits, 6) + at(digits, 8)
  const even = at(digits, 1) + at(digits, 3) + at(digits, 5) + at(digits, 7)
  // +90 keeps the remainder positive; the difference can reach −36.
  if ((odd * 7 - even + 90) % 10 !== at(digits, 9)) return false
  return (odd + even + at(digits, 9)) % 10 === at(digits, 10)
}

/** Tax number of a company (domain §7). Good: 4540536920. */
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
