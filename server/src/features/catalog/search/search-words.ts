import type { Language } from '@meltem/contract/wire/language'

/** Longer words are cut: visitors do not look for them, and they must not cost anything. */
const LONGEST_WORD = 40
const MOST_WORDS = 12

export interface Word {
  /** As it is written. */
  readonly text: string
  /** Folded: small letters without accents. */
  readonly folded: string
  readonly from: number
  readonly to: number
}

/** The three German vowels people write as two letters; folded the same way on both sides. */
const UMLAUTS: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u' }

/** Small letters without accents: İ, I, ı and i are one, as are ş and s, ё and е, ß and ss. */
export function fold(text: string, dil: Language): string {
  const plain = text
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  return dil === 'de' ? plain.replaceAll(/ae|oe|ue/g, (pair) => UMLAUTS[pair] ?? pair) : plain
}

export function wordsOf(text: string, dil: Language, most = MOST_WORDS): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const written = match[0]
    const folded = fold(written.slice(0, LONGEST_WORD), dil)
    if (folded !== '') words.push({ text: written, folded, from: match.index, to: match.index + written.length })
    if (words.length === most) break
  }
  return words
}

/** Endings by language, longest first; what is left must still be a word. */
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  tr: [
    'larindan',
    'lerinden',
    'larinda',
    'lerinde',
    'larina',
    'lerine',
    'larin',
    'lerin',
    'larda',
    'lerde',
    'lardan',
    'lerden',
    'lari',
    'leri',
    'lar',
    'ler',
    'sinda',
    'sinde',
    'ndan',
    'nden',
    'daki',
    'deki',
    'dan',
    'den',
    'tan',
    'ten',
    'nda',
    'nde',
    'nin',
    'nun',
    'lik',
    'luk',
    'da',
    'de',
    'ta',
    'te',
    'ya',
    'ye',
    'yi',
    'yu',
    'si',
    'su',
    'li',
    'lu',
    'in',
    'un',
    'a',
    'e',
    'i',
    'u',
  ],
  en: ['ings', 'ing', 'ies', 'es', 'ed', 's'],
  de: ['innen', 'ungen', 'ern', 'ung', 'en', 'er', 'es', 'em', 'e', 's', 'n', 'a'],
  ru: [
    'иями',
    'ями',
    'ами',
    'ией',
    'иям',
    'ием',
    'иях',
    'ого',
    'его',
    'ому',
    'ему',
    'ыми',
    'ими',
    'ах',
    'ях',
    'ов',
    'ев',
    'еи',
    'ои',
    'ии',
    'ыи',
    'ая',
    'яя',
    'ое',
    'ее',
    'ые',
    'ие',
    'ым',
    'им',
    'ую',
    'юю',
    'ию',
    'ия',
    'ам',
    'ям',
    'ом',
    'ем',
    'ы',
    'и',
    'а',
    'я',
    'о',
    'е',
    'у',
    'ю',
    'ь',
  ],
}

const LEAST_STEM = 3

/** The word without its ending, light-handed: both the catalogue and the question go through it. */
export function stem(folded: string, dil: Language): string {
  for (const ending of ENDINGS[dil]) {
    if (folded.length - ending.length >= LEAST_STEM && folded.endsWith(ending)) return folded.slice(0, -ending.length)
  }
  return folded
}

/** Letters to change, add, drop or swap, up to a limit; more than the limit answers limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let row = 1; row <= a.length; row += 1) {
    const line = nextLine(a, b, row, { before, last })
    const least = Math.min(...line)
    if (least > limit) return limit + 1
    before = last
    last = line
  }
  return last[b.length] ?? limit + 1
}

/** One row of the table of distances; two letters swapped count as one error. */
function nextLine(a: string, b: string, row: number, { before, last }: { before: number[]; last: number[] }): number[] {
  const line = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const change = a[row - 1] === b[column - 1] ? 0 : 1
    const cost = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + change)
    const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    line.push(swapped ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost)
  }
  return line
}

/** One typing error in a short word, two in a long one, none in the shortest. */
export function mostErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
