import { Readable } from 'node:stream'
import type { Change, LiveEvent } from '@meltem/contract/staff/live'
import type { Staff } from '@meltem/contract/staff/staff'

/** A tab that falls behind by more than this reads everything anew instead. */
const MOST_WAITING = 200
/** How long a browser waits before it opens a stream again that broke off. */
const RETRY_MS = 3_000
/** Lines that only keep the way open; a browser passes over them. */
const BEAT = ': \n\n'

/** Whose stream it is, and through which login. */
export interface StreamOwner {
  readonly akis_k_no: string
  readonly tenantId: number
  readonly staff: Staff
  readonly tokenHash: Buffer
}

/**
 * One tab that listens. What it has not taken yet is kept by subject, the newest of each: however slow it reads, it holds
 * no more than the state of the house.
 */
export class LiveStream extends Readable {
  readonly owner: StreamOwner
  readonly #waiting = new Map<string, string>()
  #wants = false

  constructor(owner: StreamOwner, onGone: () => void) {
    super()
    this.owner = owner
    this.once('close', onGone)
    this.push(`retry: ${RETRY_MS}\n\n`)
  }

  tell(event: LiveEvent, data: object): void {
    const change = event === 'degisti' ? (data as Change) : undefined
    this.#put(change ? `${event}:${change.konu}:${change.k_no}` : event, lineOf(event, data))
  }

  beat(): void {
    if (this.#waiting.size === 0) this.#put('beat', BEAT)
  }

  /** The last line, then the end: what comes after it is not written any more. */
  finish(event?: LiveEvent): void {
    if (this.destroyed || this.readableEnded) return
    if (event) this.push(lineOf(event, {}))
    this.#waiting.clear()
    this.push(null)
  }

  override _read(): void {
    this.#wants = true
    this.#hand()
  }

  #put(name: string, line: string): void {
    if (this.#waiting.size >= MOST_WAITING) {
      this.#waiting.clear()
      this.#waiting.set('hepsi', lineOf('hepsi', {}))
    }
    this.#waiting.set(name, line)
    this.#hand()
  }

  #hand(): void {
    if (!this.#wants || this.#waiting.size === 0 || this.destroyed || this.readableEnded) return
    const lines = [...this.#waiting.values()].join('')
    this.#waiting.clear()
    this.#wants = this.push(lines)
  }
}

function lineOf(event: LiveEvent, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
