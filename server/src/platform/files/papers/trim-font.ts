const DIRECTORY = 12
const ENTRY = 16

interface FontTable {
  readonly tag: string
  readonly checksum: number
  readonly offset: number
  readonly length: number
}

function tablesOf(font: Buffer): FontTable[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = DIRECTORY + ENTRY * place
    return {
      tag: font.toString('latin1', at, at + 4),
      checksum: font.readUInt32BE(at + 4),
      offset: font.readUInt32BE(at + 8),
      length: font.readUInt32BE(at + 12),
    }
  })
}

/**
 * A TrueType font without some of its tables. The library reads all rules of placing and joining letters anew for every
 * document, which takes three times as long as the document itself; Latin and Cyrillic are readable without them, and
 * in Turkish `fi` must not be joined at all.
 */
export function trimFont(font: Buffer, dropped: ReadonlySet<string>): Buffer {
  const kept = tablesOf(font).filter(({ tag }) => !dropped.has(tag))
  const head = Buffer.alloc(DIRECTORY + ENTRY * kept.length)
  font.copy(head, 0, 0, DIRECTORY)
  head.writeUInt16BE(kept.length, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [place, table] of kept.entries()) {
    const at = DIRECTORY + ENTRY * place
    head.write(table.tag, at, 'latin1')
    head.writeUInt32BE(table.checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    font.copy(padded, 0, table.offset, table.offset + table.length)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}
