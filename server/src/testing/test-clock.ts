import type { Clock } from '../platform/clock.ts'

/** A clock that a test may set, for the process and for the database alike; until then it runs like every other. */
export class TestClock implements Clock {
  #time: (() => Date) | undefined

  /** Without a time it runs like every other again. */
  set(time?: () => Date): void {
    this.#time = time
  }

  now(): Date {
    return this.#time?.() ?? new Date()
  }

  told(): Date | null {
    return this.#time?.() ?? null
  }
}
