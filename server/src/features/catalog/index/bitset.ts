/** A set of small whole numbers as bits: counting and cutting 100,000 products takes some microseconds. */
export class Bitset {
  readonly words: Int32Array

  constructor(size: number | Int32Array) {
    this.words = typeof size === 'number' ? new Int32Array((size + 31) >>> 5) : size
  }

  static full(size: number): Bitset {
    const set = new Bitset(size)
    set.words.fill(-1)
    const rest = size & 31
    if (rest > 0) set.words[set.words.length - 1] = (1 << rest) - 1
    return set
  }

  add(one: number): void {
    this.words[one >>> 5] = (this.words[one >>> 5] ?? 0) | (1 << (one & 31))
  }

  remove(one: number): void {
    this.words[one >>> 5] = (this.words[one >>> 5] ?? 0) & ~(1 << (one & 31))
  }

  has(one: number): boolean {
    return (((this.words[one >>> 5] ?? 0) >>> (one & 31)) & 1) === 1
  }

  /** The same set with room for more. */
  grown(size: number): Bitset {
    const words = new Int32Array((size + 31) >>> 5)
    words.set(this.words.subarray(0, words.length))
    return new Bitset(words)
  }

  /** Keeps what is in the other set too. */
  cut(other: Bitset): this {
    const [words, others] = [this.words, other.words]
    for (let place = 0; place < words.length; place += 1) words[place] = (words[place] ?? 0) & (others[place] ?? 0)
    return this
  }

  join(other: Bitset): this {
    const [words, others] = [this.words, other.words]
    const length = Math.min(words.length, others.length)
    for (let place = 0; place < length; place += 1) words[place] = (words[place] ?? 0) | (others[place] ?? 0)
    return this
  }

  copy(): Bitset {
    return new Bitset(this.words.slice())
  }

  count(): number {
    let total = 0
    for (const word of this.words) total += onesIn(word)
    return total
  }

  /** How many are in both. */
  countWith(other: Bitset): number {
    const [words, others] = [this.words, other.words]
    const length = Math.min(words.length, others.length)
    let total = 0
    // Also where nothing is in both: guessing which words are empty takes longer than counting.
    for (let place = 0; place < length; place += 1) total += onesIn((words[place] ?? 0) & (others[place] ?? 0))
    return total
  }

  /** Its members one after the other. */
  places(): Uint32Array {
    const { words } = this
    const places = new Uint32Array(this.count())
    let at = 0
    for (let place = 0; place < words.length; place += 1) {
      for (let rest = words[place] ?? 0; rest !== 0; rest &= rest - 1) {
        places[at++] = (place << 5) + 31 - Math.clz32(rest & -rest)
      }
    }
    return places
  }

  isEmpty(): boolean {
    return this.words.every((word) => word === 0)
  }

  forEach(visit: (one: number) => void): void {
    const { words } = this
    for (let place = 0; place < words.length; place += 1) {
      let word = words[place] ?? 0
      while (word !== 0) {
        const low = word & -word
        visit((place << 5) + 31 - Math.clz32(low))
        word ^= low
      }
    }
  }
}

function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
