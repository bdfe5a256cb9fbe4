import { AppError } from '@meltem/contract/errors'

/**
 * Lets a few pieces of work run at a time and gives the event loop a turn before each of those that had to wait. Work
 * that computes would else hold up everything, cached pages and calls included, until the last of a crowd is served.
 * A request that comes when too many wait is turned away at once instead of being kept waiting in vain.
 */
export class Turns {
  readonly #mostWaiting: number
  readonly #refusal: () => AppError
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(atOnce: number, mostWaiting: number, refusal = () => new AppError('mesgul')) {
    this.#free = atOnce
    this.#mostWaiting = mostWaiting
    this.#refusal = refusal
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) setImmediate(next)
      else this.#free++
    }
  }

  async #turn(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    if (this.#waiting.length >= this.#mostWaiting) throw this.#refusal()
    await new Promise<void>((begin) => {
      this.#waiting.push(begin)
    })
  }
}
