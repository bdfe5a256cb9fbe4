const JSONB_OID = 3802
const HEADER = 20
const NULL_LENGTH = -1
const JSONB_VERSION = 1

/**
 * A `jsonb[]` as PostgreSQL sends it over the wire itself. As text every quotation mark of every value would have to be
 * escaped here and taken apart again there.
 */
export function jsonList(values: readonly unknown[]): Buffer {
  const texts = values.map((value) => (value === null || value === undefined ? null : JSON.stringify(value)))
  const size = texts.reduce((sum, text) => sum + 4 + (text === null ? 0 : 1 + Buffer.byteLength(text)), HEADER)
  const list = Buffer.allocUnsafe(size)
  list.writeInt32BE(1, 0)
  list.writeInt32BE(1, 4)
  list.writeInt32BE(JSONB_OID, 8)
  list.writeInt32BE(texts.length, 12)
  list.writeInt32BE(1, 16)
  let at = HEADER
  for (const text of texts) {
    if (text === null) {
      at = list.writeInt32BE(NULL_LENGTH, at)
      continue
    }
    const length = list.write(text, at + 5)
    list.writeInt32BE(length + 1, at)
    list.writeUInt8(JSONB_VERSION, at + 4)
    at += 5 + length
  }
  return list
}
