import type { BucketPlace } from './file-store.ts'

const NAME = 'FileStoreError'

/** The store of files refuses or is not there; the message says to the operator what to look at. */
export class FileStoreError extends Error {
  override readonly name = NAME
}

/** By its name: the picture process tells errors by name and message alone. */
export function isStoreTrouble(error: unknown): boolean {
  return error instanceof Error && error.name === NAME
}

/** A key that is asked for because a row names it, and is not there. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'

  constructor(key: string) {
    super(`There is no file ${key} in the store.`)
  }
}

interface StoreAnswer {
  readonly name?: string
  readonly message?: string
  readonly code?: string
  readonly $metadata?: { readonly httpStatusCode?: number }
}

export const statusOf = (error: unknown): number | undefined => (error as StoreAnswer).$metadata?.httpStatusCode

const KEYS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'CredentialsProviderError', 'InvalidToken'])

/** Every way a store says no, as one sentence with the name of the setting that is to be looked at. */
export function tellTrouble(cause: unknown, place: BucketPlace): FileStoreError {
  if (cause instanceof FileStoreError) return cause
  const { name = '', message = '', code } = cause as StoreAnswer
  const status = statusOf(cause)
  const where = `the bucket ${place.bucket}${place.endpoint ? ` at ${place.endpoint}` : ''}`
  const tell = (sentence: string) => new FileStoreError(sentence, { cause })
  if (name === 'NoSuchBucket')
    return tell(`There is no bucket ${place.bucket} in the store of files. Create it, or correct FILES_S3_BUCKET.`)
  if (KEYS.has(name))
    return tell(
      `The store of files does not know the keys for ${where} (${name}). Check FILES_S3_KEY_ID and FILES_S3_SECRET.`,
    )
  if (status === 403)
    return tell(
      `The store of files refuses access to ${where} (${name}). Its keys need to list, read, write and delete.`,
    )
  if (status === 301 || status === 307 || name === 'AuthorizationHeaderMalformed')
    return tell(`${where} is in another region or at another address. Check FILES_S3_REGION and FILES_S3_ENDPOINT.`)
  if (status === undefined)
    return tell(
      `The store of files cannot be reached for ${where} (${code || message || name}). Check FILES_S3_ENDPOINT.`,
    )
  return tell(`The store of files answered ${status} for ${where} (${name}: ${message}).`)
}
