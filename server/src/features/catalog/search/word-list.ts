import type { Language } from '@meltem/contract/wire/language'
import { distance, mostErrors, stem, wordsOf } from './search-words.ts'

/** A word of the catalogue that answers a word of the question, and how well. */
export interface WordMatch {
  readonly term: string
  readonly quality: number
  /** Found by mending a typing error. */
  readonly mended: boolean
}

const MOST_PREFIXES = 300
const MOST_MENDED = 4
const WEIGHT_BITS = 2

/** A posting is the place of a product with a weight of 0 to 3 in the lowest bits. */
export const placeOf = (posting: number): number => posting >>> WEIGHT_BITS
export const weightOf = (posting: number): number => posting & 3

/** Words of one language with the products they stand in. */
export class WordList {
  readonly #dil: Language
  readonly #postings = new Map<string, number[]>()
  readonly #written = new Map<string, string>()
  readonly #stems = new Map<string, Set<string>>()
  readonly #grams = new Map<string, Set<string>>()
  #sorted: string[] | undefined

  constructor(dil: Language) {
    this.#dil = dil
  }

  add(place: number, text: string, weight: number): void {
    for (const { folded, text: written } of wordsOf(text, this.#dil, 200)) {
      const known = this.#postings.get(folded)
      const posting = (place << WEIGHT_BITS) | weight
      if (known) known.push(posting)
      else this.#learn(folded, written, posting)
    }
  }

  #learn(term: string, written: string, posting: number): void {
    this.#postings.set(term, [posting])
    this.#written.set(term, written)
    this.#sorted = undefined
    // Numbers have no forms, and a wrong one is another number.
    if (/^\d+$/.test(term)) return
    addTo(this.#stems, stem(term, this.#dil), term)
    for (const gram of gramsOf(term)) addTo(this.#grams, gram, term)
  }

  remove(place: number): void {
    for (const [term, postings] of this.#postings) {
      if (postings.some((posting) => posting >>> WEIGHT_BITS === place)) {
        this.#postings.set(
          term,
          postings.filter((posting) => posting >>> WEIGHT_BITS !== place),
        )
      }
    }
  }

  /** As the catalogue writes it, accents and all. */
  writtenAs(term: string): string {
    return (this.#written.get(term) ?? term).toLocaleLowerCase(this.#dil)
  }

  postingsOf(term: string): readonly number[] {
    return this.#postings.get(term) ?? []
  }

  /** The word itself, its other forms, words that begin with it; only when there is none, words that are nearly it. */
  match(word: string, { mends }: { readonly mends: boolean }): WordMatch[] {
    const found = new Map<string, WordMatch>()
    const note = (term: string, quality: number) => {
      if ((found.get(term)?.quality ?? 0) < quality) found.set(term, { term, quality, mended: false })
    }
    if (this.#has(word)) note(word, 1)
    for (const term of this.#stems.get(stem(word, this.#dil)) ?? []) if (this.#has(term)) note(term, 0.9)
    for (const term of this.#startingWith(word)) note(term, 0.8)
    const plain = stem(word, this.#dil)
    if (found.size === 0 && plain !== word && plain.length > 3)
      for (const term of this.#startingWith(plain)) note(term, 0.6)
    return found.size > 0 || !mends ? [...found.values()] : this.#mend(word)
  }

  #has(term: string): boolean {
    return (this.#postings.get(term)?.length ?? 0) > 0
  }

  #startingWith(prefix: string): string[] {
    this.#sorted ??= [...this.#postings.keys()].sort()
    const sorted = this.#sorted
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle] ?? '') < prefix) low = middle + 1
      else high = middle
    }
    const found: string[] = []
    for (let at = low; at < sorted.length && found.length < MOST_PREFIXES; at += 1) {
      const term = sorted[at] ?? ''
      if (!term.startsWith(prefix)) break
      if (this.#has(term)) found.push(term)
    }
    return found
  }

  /** Words that share letters with it, nearest first. A beginning counts too, for those who are still typing. */
  #mend(word: string): WordMatch[] {
    const limit = mostErrors(word)
    if (limit === 0) return []
    const shared = new Map<string, number>()
    for (const gram of gramsOf(word)) {
      for (const term of this.#grams.get(gram) ?? []) shared.set(term, (shared.get(term) ?? 0) + 1)
    }
    const near: { term: string; errors: number }[] = []
    // An error spoils two pairs at most.
    const enough = Math.max(1, word.length - 2 * limit)
    for (const [term, count] of shared) {
      if (count < enough || !this.#has(term)) continue
      const errors = Math.min(distance(word, term, limit), distance(word, term.slice(0, word.length), limit))
      if (errors <= limit) near.push({ term, errors })
    }
    near.sort((a, b) => a.errors - b.errors || (shared.get(b.term) ?? 0) - (shared.get(a.term) ?? 0))
    const least = near[0]?.errors
    return near
      .filter(({ errors }) => errors === least)
      .slice(0, MOST_MENDED)
      .map(({ term, errors }) => ({ term, quality: 0.6 - 0.15 * errors, mended: true }))
  }
}

/** Pairs of letters, with the beginning marked: two errors in a long word still leave some. */
function gramsOf(term: string): Set<string> {
  const marked = `^${term}`
  const grams = new Set<string>()
  for (let at = 0; at + 2 <= marked.length; at += 1) grams.add(marked.slice(at, at + 2))
  return grams
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key)
  if (known) known.add(value)
  else map.set(key, new Set([value]))
}
