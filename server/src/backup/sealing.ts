import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** About half a second of work for whoever guesses at a passphrase, each time. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

/** What the files of one backup are sealed with; each backup has a key of its own, made from the operator's words. */
export interface SealKey {
  readonly salt: string
  readonly key: Buffer
}

export function sealKeyOf(words: string, salt = randomBytes(16).toString('base64url')): SealKey {
  return { salt, key: scryptSync(words, salt, 32, SCRYPT) }
}

/** Vouches for the list of files, so that none can be exchanged for another of the same key. */
export function vouchFor(text: string, key: SealKey): string {
  return createHmac('sha256', key.key).update(text).digest('base64url')
}

export interface StoredFile {
  /** Of the bytes as they are stored, so that a backup can be checked by who has no key. */
  readonly sha256: string
  readonly bytes: number
}

/** Copies a file into the backup: IV, sealed bytes, tag; or the bytes as they are where there is no key. */
export async function storeFile(from: string | Readable, to: string, key: SealKey | undefined): Promise<StoredFile> {
  const counted = counting()
  const source = typeof from === 'string' ? createReadStream(from) : from
  await pipeline(source, key ? sealing(key) : new PassThrough(), counted.stream, createWriteStream(to))
  return counted.result()
}

/** Throws where a single bit of it was changed. */
export async function openFile(from: string, to: string, key: SealKey | undefined): Promise<void> {
  if (!key) {
    await pipeline(createReadStream(from), createWriteStream(to, { mode: 0o600 }))
    return
  }
  const { size } = await stat(from)
  const end = size - TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key.key, await readPart(from, 0, IV_BYTES))
  decipher.setAuthTag(await readPart(from, end, TAG_BYTES))
  const sealed = end > IV_BYTES ? createReadStream(from, { start: IV_BYTES, end: end - 1 }) : emptyStream()
  await pipeline(sealed, decipher, createWriteStream(to, { mode: 0o600 }))
}

export async function readStored(from: string): Promise<StoredFile> {
  const counted = counting()
  counted.stream.resume()
  await pipeline(createReadStream(from), counted.stream)
  return counted.result()
}

function sealing({ key }: SealKey): Transform {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!begun) this.push(iv)
      begun = true
      done(null, cipher.update(chunk))
    },
    flush(done) {
      if (!begun) this.push(iv)
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
}

function counting() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: (): StoredFile => ({ sha256: hash.digest('hex'), bytes }) }
}

function emptyStream(): PassThrough {
  return new PassThrough().end()
}

async function readPart(path: string, position: number, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, position))
    return buffer
  } finally {
    await file.close()
  }
}
