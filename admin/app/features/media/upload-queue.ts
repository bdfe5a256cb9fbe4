import type { LibraryPicture } from '@meltem/contract/media/office'
import { PICTURE_BYTES } from '@meltem/contract/media/office'
import { CallError } from '../../platform/call-error.ts'

/** So many travel at once; the others wait, and none waits for one that broke. */
export const PARALLEL = 3
/** Before a file starts again by itself, in seconds. */
const PAUSES = [1, 2, 4, 8, 15] as const

export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'again'; readonly at: number }
  | { readonly step: 'ready'; readonly picture: LibraryPicture; readonly place: number | null }
  | { readonly step: 'duplicate'; readonly picture: LibraryPicture; readonly place: number | null }
  | { readonly step: 'refused'; readonly error: unknown }
  | { readonly step: 'too_large' }
  | { readonly step: 'stopped' }

export interface UploadItem {
  readonly key: string
  readonly file: File
  /** The file itself, small; empty until it is drawn, or where this browser cannot. */
  readonly preview: string
  readonly state: UploadState
}

export interface Sent {
  readonly data: LibraryPicture
  readonly tekrar: boolean
  readonly sira: number | null
}

export interface SendTerms {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

export interface Arrived {
  readonly pictures: readonly LibraryPicture[]
  /** Those of them that were not in the library before. */
  readonly fresh: readonly LibraryPicture[]
}

interface QueueTerms {
  readonly send: (file: File, terms: SendTerms) => Promise<Sent>
  readonly onChange: (items: readonly UploadItem[]) => void
  /** What came since it was last told, in the order of the files, once nothing is under way any more. */
  readonly onDone: (arrived: Arrived) => void
  readonly previewOf: (file: File) => Promise<string>
  /** Runs something later; the tests let time pass themselves. */
  readonly later?: (milliseconds: number, work: () => void) => void
}

const isOver = ({ state }: UploadItem) => !['waiting', 'sending', 'again'].includes(state.step)
/** Nothing the person could do about it: the file is as good as before. */
const isPassing = (error: unknown) =>
  error instanceof CallError && ['baglanti', 'mesgul', 'cok_istek', 'sunucu_hatasi'].includes(error.code)

/** Files on their way: three at a time, each for itself; one that broke starts again, what is no photograph says so. */
export class UploadQueue {
  #items: UploadItem[] = []
  #next = 1
  #stop = new AbortController()
  readonly #tries = new Map<string, number>()
  readonly #told = new Set<string>()
  readonly #terms: QueueTerms

  constructor(terms: QueueTerms) {
    this.#terms = terms
  }

  add(files: readonly File[]): void {
    const added = files.map((file): UploadItem => {
      const state: UploadState = file.size > PICTURE_BYTES ? { step: 'too_large' } : { step: 'waiting' }
      return { key: `upload-${this.#next++}`, file, preview: '', state }
    })
    this.#put([...this.#items, ...added])
    this.#go()
    void this.#draw(added)
  }

  /** What waits for its next try does not wait any longer: the network is back, or the person says so. */
  retry(key?: string): void {
    const again = ({ state, ...item }: UploadItem) =>
      (key === undefined ? state.step === 'again' : item.key === key) && !['sending', 'ready'].includes(state.step)
    this.#put(this.#items.map((item) => (again(item) ? { ...item, state: { step: 'waiting' } } : item)))
    this.#go()
  }

  stop(): void {
    this.#stop.abort(new DOMException('stopped', 'AbortError'))
    this.#stop = new AbortController()
    this.#put(this.#items.map((item) => (isOver(item) ? item : { ...item, state: { step: 'stopped' } })))
  }

  clear(): void {
    this.stop()
    this.#put([])
  }

  remove(key: string): void {
    this.#put(this.#items.filter((item) => item.key !== key))
  }

  /** One after the other: forty at once would be a gigabyte of pixels. */
  async #draw(added: readonly UploadItem[]): Promise<void> {
    for (const { key, file } of added) {
      const preview = await this.#terms.previewOf(file)
      this.#put(this.#items.map((item) => (item.key === key ? { ...item, preview } : item)))
    }
  }

  #put(items: UploadItem[]): void {
    this.#items = items
    this.#terms.onChange(items)
  }

  #set(key: string, state: UploadState): void {
    this.#put(this.#items.map((item) => (item.key === key ? { ...item, state } : item)))
  }

  #go(): void {
    const free = PARALLEL - this.#items.filter(({ state }) => state.step === 'sending').length
    const next = this.#items.filter(({ state }) => state.step === 'waiting').slice(0, Math.max(0, free))
    for (const item of next) void this.#send(item)
  }

  async #send({ key, file }: UploadItem): Promise<void> {
    const { signal } = this.#stop
    this.#set(key, { step: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) this.#set(key, { step: 'sending', share })
      }
      const { data, tekrar, sira } = await this.#terms.send(file, { signal, onProgress })
      if (signal.aborted) return
      this.#set(key, { step: tekrar ? 'duplicate' : 'ready', picture: data, place: sira })
    } catch (error) {
      if (signal.aborted) return
      this.#broke(key, error)
    }
    this.#go()
    this.#end()
  }

  #broke(key: string, error: unknown): void {
    const tries = this.#tries.get(key) ?? 0
    const pause = PAUSES[tries]
    if (!isPassing(error) || pause === undefined) {
      this.#set(key, { step: 'refused', error })
      return
    }
    this.#tries.set(key, tries + 1)
    const milliseconds = pause * 1000
    this.#set(key, { step: 'again', at: Date.now() + milliseconds })
    const later = this.#terms.later ?? ((after, work) => void setTimeout(work, after))
    later(milliseconds, () => {
      const item = this.#items.find((one) => one.key === key)
      if (item?.state.step === 'again') this.retry(key)
    })
  }

  #end(): void {
    if (this.#items.length === 0 || !this.#items.every(isOver)) return
    const arrived = this.#items.flatMap(({ key, state }) =>
      'picture' in state && !this.#told.has(key) ? [{ key, ...state }] : [],
    )
    for (const { key } of arrived) this.#told.add(key)
    const fresh = arrived.filter(({ step }) => step === 'ready')
    this.#terms.onDone({ pictures: arrived.map(({ picture }) => picture), fresh: fresh.map(({ picture }) => picture) })
  }
}
