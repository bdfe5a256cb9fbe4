import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import type { Bitset } from '../index/bitset.ts'
import { wordsOf } from './search-words.ts'
import { placeOf, WordList, type WordMatch, weightOf } from './word-list.ts'

export const TITLE = 3
export const KEYWORD = 2
export const SUMMARY = 1

const WEIGHTS = [0, 1, 4, 8] as const

export interface SearchText {
  readonly dil: Language
  readonly baslik: string
  readonly ozet: string
  readonly kelimeler: readonly string[]
  /** Names of its category and of the places it lies in. */
  readonly cevre: readonly string[]
}

export interface Found {
  /** Score by place of the product; 0 where some word does not lead to it. */
  readonly scores: Float32Array
  readonly count: number
  /** Folded words that were really looked for. */
  readonly terms: ReadonlySet<string>
  /** The question with its typing errors mended; null when there were none. */
  readonly mended: string | null
}

const NOTHING: Found = { scores: new Float32Array(0), count: 0, terms: new Set(), mended: null }

/** Words of all products in all languages of the tenant. */
export class SearchIndex {
  readonly #lists = new Map<Language, WordList>()
  readonly #known = new Map<number, string>()
  #room = new Float32Array(0)

  /** Writes the texts of a product; unchanged ones cost nothing. */
  put(place: number, texts: readonly SearchText[]): void {
    const print = createHash('sha1').update(JSON.stringify(texts)).digest('base64')
    if (this.#known.get(place) === print) return
    if (this.#known.has(place)) for (const list of this.#lists.values()) list.remove(place)
    this.#known.set(place, print)
    for (const { dil, baslik, ozet, kelimeler, cevre } of texts) {
      const list = this.#listOf(dil)
      list.add(place, baslik, TITLE)
      for (const words of [...kelimeler, ...cevre]) list.add(place, words, KEYWORD)
      list.add(place, ozet, SUMMARY)
    }
  }

  #listOf(dil: Language): WordList {
    let list = this.#lists.get(dil)
    if (!list) {
      list = new WordList(dil)
      this.#lists.set(dil, list)
    }
    return list
  }

  /** In the language asked for; where that knows nothing of it, in the others: first as typed, then mended. */
  find(question: string, dil: Language, live: Bitset): Found {
    const own = this.#findIn(dil, question, live)
    if (own.count > 0 && own.mended === null) return own
    const others = LANGUAGES.filter((other) => other !== dil)
    for (const plain of own.count > 0 ? [true] : [true, false]) {
      for (const other of others) {
        const found = this.#findIn(other, question, live, plain)
        if (found.count > 0) return found
      }
    }
    return own
  }

  /** `plain`: nothing that only a mended word leads to. */
  #findIn(dil: Language, question: string, live: Bitset, plain = false): Found {
    const list = this.#lists.get(dil)
    const words = wordsOf(question, dil)
    if (!list || words.length === 0) return NOTHING
    const matches = words.map(({ folded }) => list.match(folded, { mends: !plain }))
    const terms = new Set(matches.flatMap((match) => match.map(({ term }) => term)))
    if (matches.some((match) => match.length === 0)) return { ...NOTHING, terms }
    const size = live.words.length * 32
    const [first = [], ...others] = matches
    const scores = scoresInto(new Float32Array(size), list, first)
    for (const match of others) multiplyIn(scores, scoresInto(this.#spare(size), list, match))
    return { scores, count: keepLive(scores, live), terms, mended: mendedQuestion(list, words, matches) }
  }

  /** Room for the scores of one word, used again and again: a list of many products would fill the memory with them. */
  #spare(size: number): Float32Array {
    if (this.#room.length === size) return this.#room.fill(0)
    this.#room = new Float32Array(size)
    return this.#room
  }
}

/** Scores of products that are not on offer become nothing; answers how many are left. */
function keepLive(scores: Float32Array, { words }: Bitset): number {
  let count = 0
  for (let place = 0; place < scores.length; place += 1) {
    if (scores[place] === 0) continue
    if ((((words[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1) count += 1
    else scores[place] = 0
  }
  return count
}

/** Every word has to lead there: a product that one of them misses has a score of nothing. */
function multiplyIn(scores: Float32Array, other: Float32Array): void {
  for (let place = 0; place < scores.length; place += 1) scores[place] = (scores[place] ?? 0) * (other[place] ?? 0)
}

function scoresInto(scores: Float32Array, list: WordList, matches: readonly WordMatch[]): Float32Array {
  for (const { term, quality } of matches) {
    const byWeight = WEIGHTS.map((weight) => weight * quality)
    for (const posting of list.postingsOf(term)) {
      const place = placeOf(posting)
      const score = byWeight[weightOf(posting)] ?? 0
      if ((scores[place] ?? 0) < score) scores[place] = score
    }
  }
  return scores
}

function mendedQuestion(
  list: WordList,
  words: readonly { text: string }[],
  matches: readonly (readonly WordMatch[])[],
): string | null {
  if (!matches.some((match) => match[0]?.mended)) return null
  return words
    .map(({ text }, place) => {
      const best = matches[place]?.[0]
      return best?.mended ? list.writtenAs(best.term) : text
    })
    .join(' ')
}
