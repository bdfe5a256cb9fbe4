import type { WrittenBlock } from '@meltem/contract/content/content'

export type BlockKind = WrittenBlock['tip']

/** A field of a block: its name, how it is typed, and how long it may be. */
export interface BlockField {
  readonly name: string
  readonly form: 'line' | 'text' | 'html' | 'url' | 'picture' | 'number' | 'place' | 'kind' | 'list' | 'table' | 'rule'
  readonly most?: number
  /** May be null on the wire: empty means none. */
  readonly open?: true
  readonly items?: readonly BlockField[]
}

const HEADING: BlockField = { name: 'baslik', form: 'line', most: 300 }
const OPEN_HEADING: BlockField = { ...HEADING, open: true }
const BODY: BlockField = { name: 'metin', form: 'text', most: 5000 }
const HREF: BlockField = { name: 'url', form: 'url', most: 500 }
const PICTURE: BlockField = { name: 'gorsel', form: 'picture' }
const CAPTION: BlockField = { name: 'altyazi', form: 'line', most: 5000, open: true }
const SMALL: BlockField = { name: 'not', form: 'line', most: 5000 }
const LABEL: BlockField = { name: 'etiket', form: 'line', most: 200 }
const AT: readonly BlockField[] = [
  { name: 'enlem', form: 'place' },
  { name: 'boylam', form: 'place' },
]
const list = (...items: BlockField[]): BlockField => ({ name: 'ogeler', form: 'list', items })

/** Every kind of block as a form; the compiler misses none. */
export const BLOCK_FORMS: Readonly<Record<BlockKind, readonly BlockField[]>> = {
  metin: [{ name: 'html', form: 'html', most: 100_000 }],
  vitrin: [HEADING, BODY, PICTURE, { name: 'gorsel_dar', form: 'picture', open: true }],
  gorsel: [PICTURE, CAPTION],
  galeri: [OPEN_HEADING, list(PICTURE, CAPTION)],
  video: [HEADING, HREF, { ...PICTURE, open: true }],
  sss: [HEADING, list({ name: 'soru', form: 'line', most: 5000 }, { name: 'cevap', form: 'text', most: 5000 })],
  cagri: [HEADING, BODY, LABEL, HREF],
  sozler: [list(HEADING, BODY, { ...HREF, open: true })],
  urunler: [HEADING, { name: 'kural', form: 'rule' }, { ...LABEL, open: true }, { ...HREF, open: true }],
  turler: [HEADING, BODY, list({ name: 'urun_tipi', form: 'kind' }, HEADING, SMALL, HREF, PICTURE)],
  bolgeler: [HEADING, list(HEADING, SMALL, HREF, PICTURE, ...AT)],
  yazilar: [HEADING, { name: 'adet', form: 'number', most: 12 }],
  kampanya: [HEADING, BODY],
  tablo: [OPEN_HEADING, { name: 'satirlar', form: 'table' }],
  harita: [HEADING, BODY, ...AT],
  bulten: [HEADING, BODY],
}

export const BLOCK_KINDS = Object.keys(BLOCK_FORMS) as readonly BlockKind[]

/** An empty block, as its form begins. */
export function newBlock(tip: BlockKind): WrittenBlock {
  const made: Record<string, unknown> = { tip, ...emptyOf(BLOCK_FORMS[tip]) }
  if (tip === 'urunler') Object.assign(made, { urunler: [] })
  if (tip === 'yazilar' || tip === 'kampanya') Object.assign(made, { ogeler: [] })
  if (tip === 'tablo') Object.assign(made, { basliklar: ['', ''], satirlar: [['', '']] })
  return made as unknown as WrittenBlock
}

/** An empty item of a list. */
export function emptyOf(fields: readonly BlockField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]))
}

function emptyValue({ form, open }: BlockField): unknown {
  if (open) return null
  if (form === 'list') return []
  if (form === 'number') return 3
  if (form === 'place') return 0
  if (form === 'kind') return 'tur'
  return form === 'rule' ? { adet: 6 } : ''
}

/** The first words of a block, for its head in the list. */
export function blockWords(block: WrittenBlock): string {
  const { baslik, html, altyazi, gorsel } = block as unknown as Record<string, string | null | undefined>
  const words = baslik ?? html?.replaceAll(/<[^>]*>/g, ' ') ?? altyazi ?? gorsel ?? ''
  return words.trim().replaceAll(/\s+/g, ' ').slice(0, 80)
}
