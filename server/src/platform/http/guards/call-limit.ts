import { LRUCache } from 'lru-cache'
import type { Throttles } from './throttles.ts'

const WINDOW_MS = 60_000
/** A whole limit is taken in so many parts: so often a minute a busy address costs a write, and no oftener. */
const PARTS = 20
/** Addresses that are counted at once; those that were quiet for longest are forgotten first. */
const MOST_ADDRESSES = 20_000

/** What a process may answer to one address within a minute. */
interface Share {
  /** Calls that may be answered without asking. */
  left: number
  /** Answered before the others were told: the first part of a minute is on trust. */
  untold: number
  /** What all processes have taken, as far as this one has heard. */
  taken: number
  endsAt: number
  isOver: boolean
  asking: Promise<void> | undefined
}

interface Counted {
  /** Calls in this minute, this one among them; above the limit it is refused. */
  readonly current: number
  /** Milliseconds until they are forgotten. */
  readonly ttl: number
}

interface Terms {
  /** Calls a minute and address, by all processes together. */
  readonly max: number
  /** The database cannot be asked: the process goes on by its own count. */
  readonly onTrouble: (error: unknown) => void
  readonly now?: () => number
}

/**
 * The limit of calls, counted by all processes together (RELY-20) without a write for each: the first part of a minute
 * is counted here alone, and each further one is taken from what is left for everybody.
 */
export class CallLimit {
  readonly #shares = new LRUCache<string, Share>({ max: MOST_ADDRESSES })
  readonly #throttles: Pick<Throttles, 'takeCalls'>
  readonly #max: number
  readonly #part: number
  readonly #onTrouble: Terms['onTrouble']
  readonly #now: () => number

  constructor(throttles: Pick<Throttles, 'takeCalls'>, { max, onTrouble, now = Date.now }: Terms) {
    this.#throttles = throttles
    this.#max = max
    this.#part = Math.max(1, Math.floor(max / PARTS))
    this.#onTrouble = onTrouble
    this.#now = now
  }

  async count(address: string): Promise<Counted> {
    for (;;) {
      const share = this.#shareOf(address)
      const ttl = Math.max(1, share.endsAt - this.#now())
      if (share.left > 0) {
        share.left -= 1
        return { current: share.taken - share.left, ttl }
      }
      if (share.isOver) return { current: this.#max + 1, ttl }
      share.asking ??= this.#ask(address, share).finally(() => (share.asking = undefined))
      await share.asking
    }
  }

  #shareOf(address: string): Share {
    const known = this.#shares.get(address)
    if (known && (known.asking || known.endsAt > this.#now())) return known
    const left = this.#part
    const fresh = { left, untold: left, taken: left, isOver: false, asking: undefined }
    const share: Share = { ...fresh, endsAt: this.#now() + WINDOW_MS }
    this.#shares.set(address, share)
    return share
  }

  async #ask(address: string, share: Share): Promise<void> {
    const points = share.untold + this.#part
    try {
      const { taken, msBeforeNext } = await this.#throttles.takeCalls(address, points)
      share.untold = 0
      share.endsAt = this.#now() + msBeforeNext
      this.#give(share, taken)
    } catch (error) {
      this.#onTrouble(error)
      this.#give(share, share.taken + this.#part)
    }
  }

  /** The last part is what is left of the limit. */
  #give(share: Share, taken: number): void {
    share.left = Math.max(0, Math.min(this.#part, this.#max - (taken - this.#part)))
    share.taken = Math.min(taken, this.#max)
    share.isOver = share.left === 0
  }
}

/** As the plugin of the framework wants it. */
export function storeOf(limit: CallLimit) {
  return class Store {
    incr(address: string, done: (error: Error | null, counted?: Counted) => void): void {
      limit.count(address).then(
        (counted) => done(null, counted),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    }
    child(): Store {
      return this
    }
  }
}
