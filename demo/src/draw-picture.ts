import sharp from 'sharp'
import { scene } from './illustrations/draw-scene.ts'
import { emblem } from './illustrations/emblems.ts'
import type { DemoPicture } from './picture-lists/demo-picture.ts'
import { DEMO_PICTURES, GALLERY_PICTURES } from './pictures.ts'
import { COVER_WIDTH } from './showcase-pictures.ts'

/** These files are sources that are encoded once more, so they get some quality to spare. */
const QUALITY = 86
/** Covers are many and small; a step less is not seen at their size. */
const COVER_QUALITY = 80

/** A picture of the demo by its key, as a WebP file. */
export async function drawDemoPicture(key: string): Promise<Buffer> {
  const picture = [...GALLERY_PICTURES, ...DEMO_PICTURES].find((one) => one.key === key)
  if (!picture) throw new RangeError(`The demo has no picture ${key}`)
  return await drawPicture(picture)
}

export async function drawPicture(picture: DemoPicture): Promise<Buffer> {
  const isEmblem = 'emblem' in picture
  const svg = isEmblem ? emblem(picture.emblem) : scene(picture.scene, picture.options)
  const drawn = sharp(Buffer.from(svg), { density: await densityFor(svg, picture.en) }).resize({ width: picture.en })
  // A height that is no whole number leaves the last row half covered; its colour is right, only the alpha must go.
  const finished = isEmblem
    ? drawn.webp({ lossless: true })
    : drawn.removeAlpha().webp({ quality: isCover(picture) ? COVER_QUALITY : QUALITY, effort: 6 })
  return await finished.toBuffer()
}

function isCover({ key, en }: DemoPicture): boolean {
  return key.startsWith('urun/') && en === COVER_WIDTH
}

/** Draws at the final size: a drawing scaled up afterwards would lose its edges and coarsen its grain. */
async function densityFor(svg: string, width: number): Promise<number> {
  const { width: drawn } = await sharp(Buffer.from(svg)).metadata()
  return (72 * width) / drawn
}
