import { Bitset } from './bitset.ts'

/**
 * For every day two rows of bits over all slots: whether the night is free, and whether one may arrive. A week of
 * 100,000 units is cut from seven rows, 32 units at a time, so that only units that are free all through are looked at.
 */
export class NightPlanes {
  #free: Int32Array[]
  #open: Int32Array[]

  constructor(days: number) {
    this.#free = Array.from({ length: days }, () => new Int32Array(0))
    this.#open = Array.from({ length: days }, () => new Int32Array(0))
  }

  grow(slots: number): void {
    const words = (slots + 31) >>> 5
    this.#free = this.#free.map((plane) => grown(plane, words))
    this.#open = this.#open.map((plane) => grown(plane, words))
  }

  write(day: number, slot: number, night: { readonly free: boolean; readonly arrival: boolean }): void {
    writeBit(this.#free[day], slot, night.free)
    writeBit(this.#open[day], slot, night.free && night.arrival)
  }

  /** Slots where one may arrive on the day and stay the nights; null outside the days known. */
  through(day: number, nights: number): Bitset | null {
    const left = this.#open[day]?.slice()
    if (!left) return null
    for (let next = day + 1; next < day + nights; next += 1) {
      const free = this.#free[next]
      if (!free) return null
      for (let word = 0; word < left.length; word += 1) left[word] = (left[word] ?? 0) & (free[word] ?? 0)
    }
    return new Bitset(left)
  }
}

function writeBit(plane: Int32Array | undefined, slot: number, on: boolean): void {
  if (!plane) return
  const word = slot >>> 5
  const bit = 1 << (slot & 31)
  plane[word] = on ? (plane[word] ?? 0) | bit : (plane[word] ?? 0) & ~bit
}

function grown(old: Int32Array, words: number): Int32Array {
  const next = new Int32Array(words)
  next.set(old)
  return next
}
