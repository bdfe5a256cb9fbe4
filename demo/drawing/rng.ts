import { nth } from './sequence.ts'

/** Deterministic random source: same seed string, same picture, on every machine. */
export interface Rng {
  /** float in [a, b) */
  f(a?: number, b?: number): number
  /** integer in [a, b] */
  i(a: number, b: number): number
  pick<T>(xs: readonly T[]): T
  chance(p: number): boolean
  /** roughly normal, mean 0, most values within ±1 */
  n(): number
  /** an independent stream, so that adding a detail does not move everything after it */
  fork(label: string): Rng
}

const hash = (s: string): number => {
  let h = 1779033703 ^ s.length
  for (let k = 0; k < s.length; k++) {
    h = Math.imul(h ^ s.charCodeAt(k), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

export const rng = (seed: string): Rng => {
  let a = hash(seed)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    f: (lo = 0, hi = 1) => lo + (hi - lo) * next(),
    i: (lo, hi) => lo + Math.floor((hi - lo + 1) * next()),
    pick: (xs) => nth(xs, Math.floor(next() * xs.length)),
    chance: (p) => next() < p,
    n: () => (next() + next() + next() + next() - 2) * 0.9,
    fork: (label) => rng(`${seed}/${label}`),
  }
}
