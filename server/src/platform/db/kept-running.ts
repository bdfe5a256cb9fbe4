import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

interface KeepTerms {
  /** Answers a process that is ready. */
  readonly launch: () => Promise<ChildProcess>
  /** False once another process owns it: then it is not ours to start. */
  readonly isOurs: () => boolean
  /** It is gone and does not come back. */
  readonly onGone: (why: unknown) => void
  /** Before each further try to start it, in milliseconds; as many tries as there are. */
  readonly pauses?: readonly number[]
}

/** While a server that was killed leaves, its successor cannot begin: the first tries may come too early. */
const PAUSES = [100, 500, 1_000, 2_000, 4_000, 8_000]
/** So many falls within so long are no accident: starting it again would only go on like that. */
const MOST_FALLS = 5
const FALLS_WITHIN = 60_000

/** A process that is started again when it ends without being asked to, as far as that makes sense. */
export class KeptRunning {
  readonly #terms: KeepTerms
  #child: ChildProcess
  #stopping = false
  #raising: Promise<void> | undefined
  #falls: number[] = []

  private constructor(terms: KeepTerms, child: ChildProcess) {
    this.#terms = terms
    this.#child = child
    this.#watch(child)
  }

  static async start(terms: KeepTerms): Promise<KeptRunning> {
    return new KeptRunning(terms, await terms.launch())
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#raising
    await end(this.#child)
  }

  /** By `exit`: what it has started may hold its output open for longer. */
  #watch(child: ChildProcess): void {
    const fell = () => {
      if (!this.#stopping) this.#raising = this.#raise().finally(() => (this.#raising = undefined))
    }
    if (hasEnded(child)) fell()
    else child.once('exit', fell)
  }

  async #raise(): Promise<void> {
    const now = performance.now()
    this.#falls = [...this.#falls.filter((fall) => now - fall < FALLS_WITHIN), now]
    let why: unknown = new Error('it fell again and again')
    const pauses = this.#falls.length > MOST_FALLS ? [] : (this.#terms.pauses ?? PAUSES)
    for (const milliseconds of pauses) {
      await pause(milliseconds)
      if (this.#stopping) return
      if (!this.#terms.isOurs()) break
      try {
        this.#child = await this.#terms.launch()
        this.#watch(this.#child)
        return
      } catch (error) {
        why = error
      }
    }
    if (!this.#stopping) this.#terms.onGone(why)
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGINT')
  })
}
