import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { GetObjectCommand, HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { BucketPlace, Conditions, FileStore, ServedFile } from './file-store.ts'
import { FileStoreError, MissingFileError, statusOf, tellTrouble } from './store-errors.ts'

/** A person waits for the answer: a store that is away is told soon, and tried once more. */
const PATIENCE = { connectionTimeout: 2_000, requestTimeout: 10_000 }
const TRIES = 2

/** Files in a store that speaks S3, of Amazon or of one's own, through flydrive (decision 0082). */
export class BucketStore implements FileStore {
  readonly place: BucketPlace
  readonly #client: S3Client
  readonly #disk: Disk

  constructor(place: BucketPlace) {
    this.place = place
    const { bucket, region, endpoint, keys, pathStyle } = place
    this.#client = new S3Client({
      region,
      forcePathStyle: pathStyle,
      maxAttempts: TRIES,
      requestHandler: PATIENCE,
      // Stores other than Amazon's do not all know its newer checksums; what travels is signed.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint }),
      ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    })
    this.#disk = new Disk(new S3Driver({ client: this.#client, bucket, visibility: 'private', supportsACL: false }))
  }

  /** By doing it: keys that may read and not write would be found out by the first person who sends a picture. */
  async check(): Promise<void> {
    const key = `start-check/${randomUUID()}`
    await this.put(key, Buffer.from('Meltem'))
    const listed = await Array.fromAsync(this.list(key))
    const read = await this.find(key)
    await this.remove(key)
    if (listed.length !== 1 || read?.toString() !== 'Meltem')
      throw new FileStoreError(`What was written into the bucket ${this.place.bucket} is not there right after.`)
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.#ask(() => this.#disk.put(key, bytes))
  }

  async find(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.#disk.getBytes(key))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw this.#trouble(error)
    }
  }

  async get(key: string): Promise<Buffer> {
    const bytes = await this.find(key)
    if (!bytes) throw new MissingFileError(key)
    return bytes
  }

  async has(key: string): Promise<boolean> {
    return await this.#ask(() => this.#disk.exists(key))
  }

  /** A store has no such act: within it the file is copied, and the first one goes. */
  async move(from: string, to: string): Promise<void> {
    await this.#ask(() => this.#disk.move(from, to))
  }

  async remove(key: string): Promise<void> {
    await this.#ask(() => this.#disk.delete(key))
  }

  async *list(prefix: string): AsyncGenerator<string> {
    let paginationToken: string | undefined
    do {
      const at = paginationToken ? { paginationToken } : {}
      const page = await this.#ask(() => this.#disk.listAll(prefix, { recursive: true, ...at }))
      for (const entry of page.objects) if (entry.isFile) yield entry.key
      paginationToken = page.paginationToken
    } while (paginationToken)
  }

  /** Ranges and whether it has changed are the store's own answers, passed on. */
  async serve(key: string, asked: Conditions): Promise<ServedFile> {
    const wanted = { Bucket: this.place.bucket, Key: key, ...conditionsFor(asked) }
    try {
      if (asked.head) return { status: 200, headers: headersOf(await this.#client.send(new HeadObjectCommand(wanted))) }
      const answer = await this.#client.send(new GetObjectCommand(wanted))
      const headers = headersOf(answer)
      return { status: headers['content-range'] ? 206 : 200, headers, body: answer.Body as Readable }
    } catch (error) {
      const status = statusOf(error)
      if (status === 304) return { status, headers: asked.ifNoneMatch ? { etag: asked.ifNoneMatch } : {} }
      if (status === 416) return { status, headers: {} }
      if (isMissing(error)) return { status: 404, headers: {} }
      throw this.#trouble(error)
    }
  }

  close(): void {
    this.#client.destroy()
  }

  async #ask<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      throw this.#trouble(error)
    }
  }

  /** A key that must not be one is the library's own word, and no matter of the store. */
  #trouble(error: unknown): unknown {
    const told = toldBy(error)
    return told instanceof Error && 'code' in told && String(told.code).startsWith('E_')
      ? told
      : tellTrouble(told, this.place)
  }
}

/** The library wraps what the store has said. */
function toldBy(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error
}

/** As HTTP has it: where a browser names what it has, the date it has it from says nothing. */
function conditionsFor({ range, ifNoneMatch, ifModifiedSince, head }: Conditions) {
  const since = ifModifiedSince === undefined ? Number.NaN : Date.parse(ifModifiedSince)
  return {
    ...(range && !head && { Range: range }),
    ...(ifNoneMatch && { IfNoneMatch: ifNoneMatch }),
    ...(!ifNoneMatch && !Number.isNaN(since) && { IfModifiedSince: new Date(since) }),
  }
}

function isMissing(error: unknown): boolean {
  const told = toldBy(error)
  const { name } = told as { readonly name?: string }
  return statusOf(told) === 404 && name !== 'NoSuchBucket'
}

interface Answer {
  readonly ContentType?: string | undefined
  readonly ContentLength?: number | undefined
  readonly ContentRange?: string | undefined
  readonly ETag?: string | undefined
  readonly LastModified?: Date | undefined
}

function headersOf({ ContentType, ContentLength, ContentRange, ETag, LastModified }: Answer): Record<string, string> {
  return {
    'content-type': ContentType ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    ...(ContentLength !== undefined && { 'content-length': String(ContentLength) }),
    ...(ContentRange && { 'content-range': ContentRange }),
    ...(ETag && { etag: ETag }),
    ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
  }
}
