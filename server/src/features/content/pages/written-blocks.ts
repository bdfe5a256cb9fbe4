import type { WrittenBlock } from '@meltem/contract/content/content'
import { sanitizeRichText } from './sanitize.ts'

/** Control characters and marks that turn the direction of the text around them are no words. */
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu

/** A text of an editor as it is stored. */
export function plainText(text: string): string {
  return text.replaceAll(UNSEEN, '').normalize('NFC').trim()
}

/** Every text of a block as it is stored; addresses, keys and numbers stay as they were checked. */
function cleaned(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return name === 'html' ? sanitizeRichText(value.replaceAll(UNSEEN, '')) : plainText(value)
  if (Array.isArray(value)) return value.map((item) => cleaned(item))
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner, key)]))
  }
  return value
}

/** Nothing to see: no words between the tags, no pictures, no rows. */
function isEmpty(block: WrittenBlock): boolean {
  switch (block.tip) {
    case 'metin':
      return block.html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
    case 'sss':
    case 'galeri':
    case 'sozler':
    case 'turler':
    case 'bolgeler':
      return block.ogeler.length === 0
    case 'tablo':
      return block.satirlar.length === 0
    default:
      return false
  }
}

/** What the server fills in itself is not taken from the request. */
function withoutFilled(block: WrittenBlock): WrittenBlock {
  if (block.tip === 'yazilar' || block.tip === 'kampanya') return { ...block, ogeler: [] }
  return block.tip === 'urunler' ? { ...block, urunler: [] } : block
}

/** Blocks as they are stored: sanitised, without empty ones, tables with rows as wide as their head. */
export function storedBlocks(blocks: readonly WrittenBlock[]): WrittenBlock[] {
  return blocks
    .map((block) => withoutFilled(cleaned(block) as WrittenBlock))
    .map((block) => (block.tip === 'tablo' ? evenTable(block) : block))
    .filter((block) => !isEmpty(block))
}

function evenTable(block: Extract<WrittenBlock, { tip: 'tablo' }>): WrittenBlock {
  const width = block.basliklar.length
  const satirlar = block.satirlar
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Array.from({ length: width }, (_, place) => row[place] ?? ''))
  return { ...block, satirlar }
}
