import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PictureFormat } from '@meltem/contract/picture'
import type { PicturePlace } from './picture-disk.ts'
import type { StoredPicture } from './store-picture.ts'

export interface StudioRequest {
  readonly id: number
  readonly folder: string
  readonly place: PicturePlace
  readonly source: string
  readonly formats: readonly PictureFormat[]
}

export interface StudioAnswer {
  readonly id: number
  readonly stored?: StoredPicture
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

/**
 * Makes picture variants in a process of its own that ends when there is nothing to do: decoding and encoding need
 * hundreds of megabytes that the allocator would not give back, and a hostile picture cannot reach the server's memory.
 */
export class PictureStudio {
  readonly folder: string
  readonly #waiting = new Map<number, PromiseWithResolvers<StoredPicture>>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #next = 1

  constructor(folder: string) {
    this.folder = folder
  }

  /** Makes and writes the variants of the picture in the file `source`. */
  store(place: PicturePlace, source: string, formats: readonly PictureFormat[]): Promise<StoredPicture> {
    const request: StudioRequest = { id: this.#next++, folder: this.folder, place, source, formats }
    const waiting = Promise.withResolvers<StoredPicture>()
    this.#waiting.set(request.id, waiting)
    clearTimeout(this.#idle)
    this.#process().send(request)
    return waiting.promise
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill()
    this.#child = undefined
    this.#failAll('the picture studio was closed')
  }

  #process(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(join(import.meta.dirname, 'picture-worker.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', (answer: StudioAnswer) => this.#settle(answer))
    child.on('error', (error) => this.#failAll(error.message))
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      this.#failAll(`the picture process ended (${signal ?? code})`)
    })
    this.#child = child
    return child
  }

  #settle({ id, stored, error }: StudioAnswer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (stored) waiting?.resolve(stored)
    else waiting?.reject(new StudioError(error ?? { name: 'StudioError', message: 'no answer' }))
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.close(), IDLE_MILLISECONDS).unref()
  }

  #failAll(message: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new StudioError({ name: 'StudioError', message }))
    this.#waiting.clear()
  }
}
