import { Bitset } from './bitset.ts'

export const FREE = 1
export const ARRIVAL = 2
export const DEPARTURE = 4
/** A gap that may be filled whatever day it begins and ends on. */
export const ANY_DAY = 8
/** Least nights stand in the upper four bits of a byte; this many and more are looked up elsewhere. */
export const LONG_STAY = 15

const PLANES = 8
/** Where the bit of a byte lies among the planes of its day. */
const [FREE_AT, ARRIVAL_AT, DEPARTURE_AT, ANY_DAY_AT, LEAST_AT] = [0, 1, 2, 3, 4]

/**
 * A byte for each night of each slot, kept bit by bit: all slots' first bits of a day beside each other, then all second
 * ones. A week of 100,000 units is cut from some rows of bits, 32 units at a time.
 */
export class NightPlanes {
  readonly #days: number
  /** 32-bit words in a row. */
  #words = 0
  #bits = new Int32Array(0)

  constructor(days: number) {
    this.#days = days
  }

  grow(slots: number): void {
    const words = (slots + 31) >>> 5
    const bits = new Int32Array(this.#days * PLANES * words)
    for (let row = 0; row < this.#days * PLANES; row += 1) {
      bits.set(this.#bits.subarray(row * this.#words, (row + 1) * this.#words), row * words)
    }
    this.#bits = bits
    this.#words = words
  }

  /** The bytes of all nights of a slot; a night without a byte cannot be stayed. */
  write(slot: number, nights: Uint8Array): void {
    const [bits, words, bit] = [this.#bits, this.#words, 1 << (slot & 31)]
    let at = slot >>> 5
    for (let day = 0; day < this.#days; day += 1) {
      const byte = nights[day] ?? 0
      for (let plane = 0; plane < PLANES; plane += 1) {
        const word = bits[at] ?? 0
        bits[at] = (byte >>> plane) & 1 ? word | bit : word & ~bit
        at += words
      }
    }
  }

  byteOf(day: number, slot: number): number {
    if (day < 0 || day >= this.#days) return 0
    let byte = 0
    for (let plane = 0; plane < PLANES; plane += 1) {
      const word = this.#bits[(day * PLANES + plane) * this.#words + (slot >>> 5)] ?? 0
      byte |= ((word >>> (slot & 31)) & 1) << plane
    }
    return byte
  }

  #plane(day: number, at: number): Int32Array {
    const start = (day * PLANES + at) * this.#words
    return this.#bits.subarray(start, start + this.#words)
  }

  /** Slots where one may arrive on the day and every night is free; null outside the days known. */
  through(day: number, nights: number): Bitset | null {
    if (day < 0 || day + nights > this.#days) return null
    const open = this.#plane(day, FREE_AT).slice()
    const [arrival, anyDay] = [this.#plane(day, ARRIVAL_AT), this.#plane(day, ANY_DAY_AT)]
    for (let word = 0; word < open.length; word += 1) {
      open[word] = (open[word] ?? 0) & ((arrival[word] ?? 0) | (anyDay[word] ?? 0))
    }
    for (let next = day + 1; next < day + nights; next += 1) {
      const free = this.#plane(next, FREE_AT)
      for (let word = 0; word < open.length; word += 1) open[word] = (open[word] ?? 0) & (free[word] ?? 0)
    }
    return new Bitset(open)
  }

  /**
   * Takes the slots out of `open` that have no terms but least nights and days to leave on, and answers those of them
   * that fit. What stays in `open` is a gap, or asks for more nights than a byte can say.
   */
  settle(open: Bitset, day: number, nights: number): Bitset {
    const anyDay = this.#plane(day, ANY_DAY_AT)
    const leaving = this.#plane(day + nights, DEPARTURE_AT)
    const [ones, twos] = [this.#plane(day, LEAST_AT), this.#plane(day, LEAST_AT + 1)]
    const [fours, eights] = [this.#plane(day, LEAST_AT + 2), this.#plane(day, LEAST_AT + 3)]
    const most = Math.min(nights, LONG_STAY)
    const [has1, has2, has4, has8] = [-(most & 1), -((most >> 1) & 1), -((most >> 2) & 1), -((most >> 3) & 1)]
    const { words } = open
    const fitting = new Int32Array(words.length)
    for (let word = 0; word < words.length; word += 1) {
      const left = words[word] ?? 0
      if (left === 0) continue
      const b1 = ones[word] ?? 0
      const b2 = twos[word] ?? 0
      const b4 = fours[word] ?? 0
      const b8 = eights[word] ?? 0
      const odd = (anyDay[word] ?? 0) | (b1 & b2 & b4 & b8)
      // From the highest bit: a slot asks for too many nights where it has the first bit that `most` lacks.
      const same8 = ~(b8 ^ has8)
      const same4 = same8 & ~(b4 ^ has4)
      const same2 = same4 & ~(b2 ^ has2)
      const tooMany = (b8 & ~has8) | (same8 & b4 & ~has4) | (same4 & b2 & ~has2) | (same2 & b1 & ~has1)
      fitting[word] = left & ~odd & ~tooMany & (leaving[word] ?? 0)
      words[word] = left & odd
    }
    return new Bitset(fitting)
  }
}
