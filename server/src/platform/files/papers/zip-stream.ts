import { Buffer } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly text: AsyncIterable<string> | Iterable<string>
}

/** What is known of an entry once it has passed. */
interface Passed {
  readonly name: Buffer
  readonly offset: number
  crc: number
  size: number
  packed: number
}

/** Sizes follow behind the entry (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x08_08
const DEFLATED = 8
const VERSION = 20
/** The first day an archive knows: when a table was made stands in its name. */
const FIRST_DAY = 0x00_21

/** An archive as it grows: each entry is packed while it is read, outside of this thread, and nothing of it is kept. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const passed: Passed[] = []
  let offset = 0
  const counted = (bytes: Buffer) => {
    offset += bytes.length
    return bytes
  }
  for await (const { name, text } of entries) {
    const entry: Passed = { name: Buffer.from(name), offset, crc: 0, size: 0, packed: 0 }
    passed.push(entry)
    yield counted(headOf(entry))
    for await (const piece of pack(entry, text)) yield counted(piece)
    yield counted(sizesOf(entry))
  }
  const list = Buffer.concat(passed.map(listedOf))
  yield list
  yield endOf(passed.length, list.length, offset)
}

async function* pack(entry: Passed, text: ZipEntry['text']): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  const read = async function* () {
    for await (const piece of text) {
      const bytes = Buffer.from(piece)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const fed = pipeline(read, deflate)
  // What goes wrong while reading is thrown by the loop below as well; a reader who has left is not told.
  fed.catch(() => undefined)
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    entry.packed += piece.length
    yield piece
  }
}

function headOf({ name }: Passed): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04_03_4b_50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(FIRST_DAY, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function sizesOf({ crc, packed, size }: Passed): Buffer {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08_07_4b_50, 0)
  sizes.writeUInt32LE(crc, 4)
  sizes.writeUInt32LE(packed, 8)
  sizes.writeUInt32LE(size, 12)
  return sizes
}

function listedOf({ name, offset, crc, packed, size }: Passed): Buffer {
  const listed = Buffer.alloc(46)
  listed.writeUInt32LE(0x02_01_4b_50, 0)
  listed.writeUInt16LE(VERSION, 4)
  listed.writeUInt16LE(VERSION, 6)
  listed.writeUInt16LE(FLAGS, 8)
  listed.writeUInt16LE(DEFLATED, 10)
  listed.writeUInt16LE(FIRST_DAY, 14)
  listed.writeUInt32LE(crc, 16)
  listed.writeUInt32LE(packed, 20)
  listed.writeUInt32LE(size, 24)
  listed.writeUInt16LE(name.length, 28)
  listed.writeUInt32LE(offset, 42)
  return Buffer.concat([listed, name])
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
