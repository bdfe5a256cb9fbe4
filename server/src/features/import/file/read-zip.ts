import { Buffer } from 'node:buffer'
import { inflateRawSync } from 'node:zlib'
import { FileProblem } from './file-problem.ts'

/** How much of a file from outside is looked at, whatever it says about itself (CAT-60). */
export interface ZipLimits {
  readonly entries: number
  /** Bytes of one entry, and of all of them together, once they are unpacked. */
  readonly entryBytes: number
  readonly totalBytes: number
}

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const LONGEST_COMMENT = 65_535
const END_SIZE = 22
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

interface Entry {
  readonly name: string
  readonly method: number
  readonly size: number
  readonly offset: number
}

/** Files of an archive, unpacked when they are asked for; nothing is ever written under the names it gives. */
export class Zip {
  readonly #bytes: Buffer
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #entryBytes: number
  #left: number

  constructor(bytes: Uint8Array, { entries, entryBytes, totalBytes }: ZipLimits) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#entries = new Map(readDirectory(this.#bytes, entries).map((entry) => [entry.name, entry]))
    this.#entryBytes = entryBytes
    this.#left = totalBytes
  }

  names(): string[] {
    return [...this.#entries.keys()]
  }

  /** What it claims to be long is not believed: unpacking ends where the limit is. */
  read(name: string): string | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const packed = packedBytes(this.#bytes, entry)
    const most = Math.min(this.#entryBytes, this.#left)
    if (entry.method === STORED && packed.length > most) throw new FileProblem('dosya_buyuk')
    const plain = entry.method === STORED ? packed : inflated(packed, most)
    this.#left -= plain.length
    return plain.toString('utf8')
  }
}

function inflated(packed: Buffer, most: number): Buffer {
  if (most <= 0) throw new FileProblem('dosya_buyuk')
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    const tooLong = error instanceof RangeError
    throw new FileProblem(tooLong ? 'dosya_buyuk' : 'dosya_bozuk', { cause: error })
  }
}

function packedBytes(bytes: Buffer, { offset, size }: Entry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw new FileProblem('dosya_bozuk')
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + size > bytes.length) throw new FileProblem('dosya_bozuk')
  return bytes.subarray(start, start + size)
}

function readDirectory(bytes: Buffer, most: number): Entry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > most) throw new FileProblem('dosya_buyuk')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new FileProblem('dosya_bozuk')
    const method = bytes.readUInt16LE(at + 10)
    const isLocked = (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0
    if (isLocked || (method !== STORED && method !== DEFLATED)) throw new FileProblem('dosya_bozuk')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.push({ name, method, size: bytes.readUInt32LE(at + 20), offset: bytes.readUInt32LE(at + 42) })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The directory stands at the end, before a comment; a file that was cut off has none. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  throw new FileProblem('dosya_bozuk')
}
