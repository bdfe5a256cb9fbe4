import type { Readable } from 'node:stream'

/** A bucket of a store that speaks S3. */
export interface BucketPlace {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined
  /** Unset: what the machine is trusted with (role of the instance, web identity). */
  readonly keys: { readonly id: string; readonly secret: string } | undefined
  /** The bucket stands in the path of an address, not in its host. */
  readonly pathStyle: boolean
}

/** Plain data, so that the picture process can be told where to work, too. */
export type FilesPlace = { readonly folder: string } | BucketPlace

/** What a browser asks besides the name. */
export interface Conditions {
  readonly range?: string | undefined
  readonly ifNoneMatch?: string | undefined
  readonly ifModifiedSince?: string | undefined
  /** Asks for the heading alone. */
  readonly head?: boolean
}

/** What a browser is answered, as HTTP says it: 200, 206, 304, 404 or 416. */
export interface ServedFile {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Readable
}

/**
 * Pictures, originals and documents (RELY-27). A file has a key like `pictures/alfa/urun/bay-800.webp`, the same in a
 * folder and in a bucket; it appears whole or not at all.
 */
export interface FileStore {
  readonly place: FilesPlace
  /** Whether everything the product does here may be done; a sentence for the operator where not. */
  check(): Promise<void>
  put(key: string, bytes: Uint8Array): Promise<void>
  find(key: string): Promise<Buffer | undefined>
  get(key: string): Promise<Buffer>
  has(key: string): Promise<boolean>
  /** Takes the place of what lay there. */
  move(from: string, to: string): Promise<void>
  /** What is gone already is no matter. */
  remove(key: string): Promise<void>
  /** Keys that begin with a folder and the beginning of what lies below it, in no order. */
  list(prefix: string): AsyncIterable<string>
  /** For people. A folder has none: the server's own module for files reads it, which is quicker. */
  serve?(key: string, asked: Conditions): Promise<ServedFile>
  /** Lets go of connections. */
  close?(): void
}

/** The first folder of every key; what lies in DATA_DIR besides is no matter of the store. */
export const STORED = ['pictures', 'originals', 'documents'] as const

/** Originals and documents must not be read by other accounts of the machine. */
export const isPublicFile = (key: string): boolean => key.startsWith('pictures/')

export async function holdsAny(files: FileStore, prefix: string): Promise<boolean> {
  const first = await files.list(prefix)[Symbol.asyncIterator]().next()
  return first.done !== true
}
