import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { PictureFormat } from '@meltem/contract/content/picture'
import type { FilesPlace } from '../store/file-store.ts'
import type { SocialCard } from './compose-card.ts'
import type { Cut } from './decode-picture.ts'
import type { PicturePlace } from './picture-files.ts'
import type { PaperTask } from './redraw-paper.ts'
import type { StoredPhoto, StoredPicture } from './store-picture.ts'

/** A file of this machine, as what came with the code; or one of the store. */
export type PictureSource = { readonly file: string } | { readonly key: string }

export type StudioTask =
  | {
      readonly sort: 'variants'
      readonly place: PicturePlace
      readonly source: PictureSource
      readonly formats: readonly PictureFormat[]
      readonly own: boolean
    }
  | {
      readonly sort: 'photo'
      readonly place: PicturePlace
      readonly source: PictureSource
      readonly formats: readonly PictureFormat[]
      readonly cut: Cut | null
    }
  | { readonly sort: 'card'; readonly card: SocialCard; readonly key: string }
  | { readonly sort: 'paper'; readonly paper: PaperTask }

export interface StudioRequest {
  readonly id: number
  readonly place: FilesPlace
  readonly task: StudioTask
}

export type StudioResult = StoredPicture | StoredPhoto | { readonly boyut: number } | null

export interface StudioAnswer {
  readonly id: number
  /** Null where nothing is to be told of what was made. */
  readonly stored?: StudioResult
  readonly error?: { readonly name: string; readonly message: string }
}

/** A picture that could not be made; `name` is the pipeline's own error. */
export class StudioError extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message)
    this.name = name
  }
}

const IDLE_MILLISECONDS = 10_000
const CLOSED = { name: 'StudioClosedError', message: 'the picture studio was closed' }

/**
 * Makes picture variants in a process of its own that ends when there is nothing to do: decoding and encoding need
 * hundreds of megabytes that the allocator would not give back, and a hostile picture cannot reach the server's memory.
 */
export class PictureStudio {
  readonly #place: FilesPlace
  readonly #waiting = new Map<number, PromiseWithResolvers<StudioResult>>()
  /** Asked for and not begun: the process gets one at a time. */
  readonly #line: StudioRequest[] = []
  #isWorking = false
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #next = 1
  #closed = false

  constructor(place: FilesPlace) {
    this.#place = place
  }

  /** Makes and writes the variants of a picture. */
  store(place: PicturePlace, source: PictureSource, formats: readonly PictureFormat[]): Promise<StoredPicture> {
    return this.#askForPicture({ sort: 'variants', place, source, formats, own: false })
  }

  /** The same for a WebP file that came with the code, which is kept as it is at its full width. */
  storeOwn(place: PicturePlace, source: PictureSource, formats: readonly PictureFormat[]): Promise<StoredPicture> {
    return this.#askForPicture({ sort: 'variants', place, source, formats, own: true })
  }

  /** A photograph that its sender waits for, whole or cut. */
  async storePhoto(
    place: PicturePlace,
    source: PictureSource,
    { formats, cut }: { readonly formats: readonly PictureFormat[]; readonly cut: Cut | null },
  ): Promise<StoredPhoto> {
    const stored = await this.#askForPicture({ sort: 'photo', place, source, formats, cut })
    return { caption: null, ...stored }
  }

  /** Composes the picture of a shared link. */
  async compose(card: SocialCard, key: string): Promise<void> {
    await this.#ask({ sort: 'card', card, key })
  }

  /** A paper the applicant has photographed, as pixels and nothing else. Answers its size in bytes. */
  async redraw(paper: PaperTask): Promise<number> {
    const stored = await this.#ask({ sort: 'paper', paper })
    if (!stored || !('boyut' in stored)) throw new StudioError({ name: 'StudioError', message: 'no paper was stored' })
    return stored.boyut
  }

  async #askForPicture(task: StudioTask): Promise<StoredPicture> {
    const stored = await this.#ask(task)
    if (!stored || 'boyut' in stored) throw new StudioError({ name: 'StudioError', message: 'no picture was stored' })
    return stored
  }

  #ask(task: StudioTask): Promise<StudioResult> {
    if (this.#closed) return Promise.reject(new StudioError(CLOSED))
    const request: StudioRequest = { id: this.#next++, place: this.#place, task }
    const waiting = Promise.withResolvers<StudioResult>()
    this.#waiting.set(request.id, waiting)
    clearTimeout(this.#idle)
    this.#line.push(request)
    this.#giveNext()
    return waiting.promise
  }

  /** AVIF takes ten times as long and no person waits for it: it begins when nothing else is asked for. */
  #giveNext(): void {
    if (this.#isWorking || this.#line.length === 0) return
    const urgent = this.#line.findIndex(({ task }) => !('formats' in task && task.formats.includes('avif')))
    const [request] = this.#line.splice(Math.max(0, urgent), 1)
    if (!request) return
    this.#isWorking = true
    this.#process().send(request)
  }

  /** Ends the process when there is nothing to do; the next picture starts another. */
  async rest(): Promise<void> {
    clearTimeout(this.#idle)
    const child = this.#child
    this.#child = undefined
    this.#failAll(CLOSED)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    // Not to be put off: it may be deep in an encoder, and what it has half done is only a file with another name.
    child.kill('SIGKILL')
    await ended
  }

  /** For good. Once this is over, nothing writes a picture any more. */
  async close(): Promise<void> {
    this.#closed = true
    await this.rest()
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(join(import.meta.dirname, 'picture-worker.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', (answer: StudioAnswer) => this.#settle(answer))
    child.on('error', ({ message }) => this.#failAll({ name: 'StudioError', message }))
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      this.#failAll({ name: 'StudioError', message: `the picture process ended (${signal ?? code})` })
    })
    this.#child = child
    return child
  }

  #settle({ id, stored, error }: StudioAnswer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    this.#isWorking = false
    if (stored !== undefined) waiting?.resolve(stored)
    else waiting?.reject(new StudioError(error ?? { name: 'StudioError', message: 'no answer' }))
    this.#giveNext()
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.rest(), IDLE_MILLISECONDS).unref()
  }

  #failAll(reason: { name: string; message: string }): void {
    this.#isWorking = false
    this.#line.length = 0
    for (const waiting of this.#waiting.values()) waiting.reject(new StudioError(reason))
    this.#waiting.clear()
  }
}
