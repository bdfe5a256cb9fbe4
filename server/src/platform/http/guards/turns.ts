import { setImmediate as turn } from 'node:timers/promises'
import { AppError } from '@meltem/contract/wire/errors'
import pLimit, { type LimitFunction } from 'p-limit'

/**
 * Lets a few pieces of work run at a time and gives the event loop a turn before each of those that had to wait. Work
 * that computes would else hold up everything, cached pages and calls included, until the last of a crowd is served.
 * A request that comes when too many wait is turned away at once instead of being kept waiting in vain.
 */
export class Turns {
  readonly #limit: LimitFunction
  readonly #mostWaiting: number
  readonly #refusal: () => AppError

  constructor(atOnce: number, mostWaiting: number, refusal = () => new AppError('mesgul')) {
    this.#limit = pLimit(atOnce)
    this.#mostWaiting = mostWaiting
    this.#refusal = refusal
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount, concurrency } = this.#limit
    const waits = activeCount + pendingCount >= concurrency
    if (activeCount + pendingCount >= concurrency + this.#mostWaiting) throw this.#refusal()
    return await this.#limit(async () => {
      if (waits) await turn()
      return await work()
    })
  }
}
