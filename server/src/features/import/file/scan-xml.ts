import { FileProblem } from './file-problem.ts'

/** One tag as it comes by; `text` is what stood before it. */
export interface Tag {
  readonly name: string
  readonly attributes: string
  readonly closes: boolean
  /** It has nothing inside and no end. */
  readonly isEmpty: boolean
  readonly text: string
}

/**
 * Goes through XML once, from tag to tag, in time that grows with its length and nothing else. There are no entities but
 * the five of XML itself: a file that declares its own is refused before it is looked into (CAT-60).
 */
export function scanXml(xml: string, see: (tag: Tag) => void): void {
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|\[CDATA)/i.test(xml)) throw new FileProblem('dosya_bozuk')
  let before = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', before)) {
    const end = xml.indexOf('>', at)
    if (end < 0) throw new FileProblem('dosya_bozuk')
    const first = xml.charCodeAt(at + 1)
    if (first !== QUESTION && first !== EXCLAMATION) see(tagOf(xml.slice(at + 1, end), xml.slice(before, at)))
    before = end + 1
  }
}

const QUESTION = 63
const EXCLAMATION = 33

function tagOf(inside: string, text: string): Tag {
  const closes = inside.startsWith('/')
  const isEmpty = inside.endsWith('/')
  const body = inside.slice(closes ? 1 : 0, isEmpty ? -1 : undefined)
  const space = body.search(/\s/)
  const full = space < 0 ? body : body.slice(0, space)
  const name = full.slice(full.indexOf(':') + 1)
  return { name, attributes: space < 0 ? '' : body.slice(space), closes, isEmpty, text }
}

export function attributeOf({ attributes }: Tag, name: string): string | undefined {
  const start = attributes.search(new RegExp(`\\s${name}="`))
  if (start < 0) return undefined
  const from = attributes.indexOf('"', start) + 1
  return plainText(attributes.slice(from, attributes.indexOf('"', from)))
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Characters as they are meant; a carriage return that spreadsheets write as a word of its own is left out. */
export function plainText(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g, (whole, ten, sixteen, named) => {
      if (named) return NAMED[named as string] ?? whole
      const code = ten ? Number(ten) : Number.parseInt(sixteen as string, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    })
    .replaceAll('_x000D_', '')
}
