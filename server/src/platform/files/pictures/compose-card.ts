import { fileURLToPath } from 'node:url'
import { SOCIAL_CARD } from '@meltem/contract/content/picture'
import type { FileStore } from '../store/file-store.ts'
import { create, openImage } from './image-library.ts'

/** What the picture of a shared link shows. */
export interface SocialCard {
  /** Keys of the cover and the mark; null where there is none. */
  readonly cover: string | null
  readonly logo: string | null
  readonly brand: string
  readonly title: string
  /** Kind and place. */
  readonly place: string
  /** The price in words; null when it is asked for. */
  readonly price: string | null
  /** Ground below the words, as #rrggbb. */
  readonly ground: string
}

const { width: CARD_WIDTH, height: CARD_HEIGHT } = SOCIAL_CARD

const PANEL = 520
const MARGIN = 48
const COLUMN = PANEL - 2 * MARGIN
const MARK = 44
/** Largest first: the first that fits is taken. */
const TITLE_SIZES = [54, 48, 42, 36, 30]
const TITLE_SPACE = 300

/** The letters of the storefront, in a form that the image library reads. */
const FONTS = {
  Bold: import.meta.resolve('@expo-google-fonts/commissioner/700Bold/Commissioner_700Bold.ttf'),
  Medium: import.meta.resolve('@expo-google-fonts/commissioner/500Medium/Commissioner_500Medium.ttf'),
}

interface Words {
  readonly text: string
  readonly size: number
  readonly colour: string
  readonly bold: boolean
}

interface Block {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Words as a picture of their own, broken into lines by the column. */
async function setWords({ text, size, colour, bold }: Words): Promise<Block> {
  const weight = bold ? 'Bold' : 'Medium'
  const image = create({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Commissioner ${weight} ${size}`,
      fontfile: fileURLToPath(FONTS[weight]),
      width: COLUMN,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size * 0.06),
      wrap: 'word-char',
    },
  })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function setTitle(title: string): Promise<Block> {
  let block: Block | undefined
  for (const size of TITLE_SIZES) {
    block = await setWords({ text: title, size, colour: '#ffffff', bold: true })
    if (block.height <= TITLE_SPACE) return block
  }
  if (!block) throw new Error('no size to set a title in')
  // Longer than any usual title: what does not fit is cut off rather than laid over the price.
  const data = await openImage(block.data, {})
    .extract({ left: 0, top: 0, width: block.width, height: TITLE_SPACE })
    .toBuffer()
  return { data, width: block.width, height: TITLE_SPACE }
}

async function fitCover(source: Buffer | undefined): Promise<Buffer | undefined> {
  if (!source) return undefined
  return await openImage(source, {})
    .resize({ width: CARD_WIDTH - PANEL, height: CARD_HEIGHT, fit: 'cover' })
    .toBuffer()
}

async function fitMark(source: Buffer | undefined): Promise<Buffer | undefined> {
  if (!source) return undefined
  return await openImage(source, {}).resize({ width: MARK, height: MARK, fit: 'inside' }).png().toBuffer()
}

/** Cover, title, price and mark on one picture of the size social networks ask for. */
export async function composeCard(files: FileStore, card: SocialCard): Promise<Buffer> {
  // One that is named and not drawn yet is left out.
  const read = async (key: string | null) => (key === null ? undefined : await files.find(key))
  const [cover, mark, title] = await Promise.all([
    read(card.cover).then(fitCover),
    read(card.logo).then(fitMark),
    setTitle(card.title),
  ])
  const brand = await setWords({ text: card.brand, size: 30, colour: '#ffffff', bold: true })
  const place = await setWords({ text: card.place, size: 22, colour: '#c5dde2', bold: false })
  const price =
    card.price === null ? undefined : await setWords({ text: card.price, size: 32, colour: '#ffffff', bold: true })
  const at = (block: Block, left: number, top: number) => ({ input: block.data, left, top: Math.round(top) })
  const head = MARGIN + MARK + 56
  return await create({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: card.ground } })
    .composite([
      ...(cover ? [{ input: cover, left: PANEL, top: 0 }] : []),
      ...(mark ? [{ input: mark, left: MARGIN, top: MARGIN }] : []),
      at(brand, mark ? MARGIN + MARK + 14 : MARGIN, MARGIN + (MARK - brand.height) / 2),
      at(place, MARGIN, head),
      at(title, MARGIN, head + place.height + 18),
      ...(price ? [at(price, MARGIN, CARD_HEIGHT - MARGIN - price.height)] : []),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
