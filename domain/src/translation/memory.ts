/** A source that was translated somewhere, and what was written for it. */
export interface Remembered {
  readonly kaynak: string
  readonly metin: string
  readonly nereden: string
}

export interface Hit extends Remembered {
  readonly yuzde: number
}

/** Less alike than this, a suggestion costs more than it saves. */
export const LEAST_ALIKE = 70
const MOST_HITS = 2

/** Words in small letters of the language; what stands between them does not make a sentence another one. */
export function wordsOf(text: string, tag: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase(tag)
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** How many words two texts share, of all they have, in per cent; a hundred only where every word is the same and in order. */
function alikeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === b.length && a.every((word, place) => word === b[place])) return 100
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    shared += 1
    left.set(word, count - 1)
  }
  return Math.min(99, Math.floor((200 * shared) / (a.length + b.length)))
}

/** What was translated before, findable by its words; made once for many questions. */
export class TranslationMemory {
  readonly #entries: { readonly words: readonly string[]; readonly told: Remembered }[] = []
  readonly #byWord = new Map<string, number[]>()
  readonly #tag: string

  constructor(told: Iterable<Remembered>, tag: string) {
    this.#tag = tag
    for (const one of told) {
      const words = wordsOf(one.kaynak, tag)
      if (words.length === 0 || one.metin === '') continue
      const place = this.#entries.push({ words, told: one }) - 1
      for (const word of new Set(words)) {
        const places = this.#byWord.get(word)
        if (places) places.push(place)
        else this.#byWord.set(word, [place])
      }
    }
  }

  /** The best there is, each translation once. What is asked is found by its rarest words: a likeness shares one of them. */
  suggest(kaynak: string): Hit[] {
    const words = wordsOf(kaynak, this.#tag)
    const rarest = [...new Set(words)]
      .map((word) => this.#byWord.get(word) ?? [])
      .sort((a, b) => a.length - b.length)
      // So many words may be missing before the likeness falls below the least.
      .slice(0, Math.max(1, Math.ceil(words.length * 0.6)))
    const hits: Hit[] = []
    for (const place of new Set(rarest.flat())) {
      const entry = this.#entries[place]
      if (!entry) continue
      const yuzde = alikeness(words, entry.words)
      if (yuzde >= LEAST_ALIKE) hits.push({ ...entry.told, yuzde })
    }
    hits.sort((a, b) => b.yuzde - a.yuzde || a.metin.length - b.metin.length)
    return hits.filter(({ metin }, place) => hits.findIndex((one) => one.metin === metin) === place).slice(0, MOST_HITS)
  }
}
