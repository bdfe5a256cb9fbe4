import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { scene } from './illustrations/draw-scene.ts'
import { emblem } from './illustrations/emblems.ts'
import type { DemoPicture } from './picture-lists/demo-picture.ts'
import { DEMO_PICTURES, demoPictureFile } from './pictures.ts'
import { COVER_WIDTH } from './showcase-pictures.ts'

const USAGE = 'Usage: node demo/src/draw.ts [section/name …]   without names: all pictures'

/** These files are sources that are encoded once more, so they get some quality to spare. */
const QUALITY = 86
/** Covers are many and small; a step less is not seen at their size. */
const COVER_QUALITY = 80

async function drawPicture(picture: DemoPicture): Promise<void> {
  const isEmblem = 'emblem' in picture
  const svg = isEmblem ? emblem(picture.emblem) : scene(picture.scene, picture.options)
  const file = demoPictureFile(picture.key)
  await mkdir(dirname(file), { recursive: true })
  const drawn = sharp(Buffer.from(svg), { density: await densityFor(svg, picture.en) }).resize({ width: picture.en })
  // A height that is no whole number leaves the last row half covered; its colour is right, only the alpha must go.
  const finished = isEmblem
    ? drawn.webp({ lossless: true })
    : drawn.removeAlpha().webp({ quality: isCover(picture) ? COVER_QUALITY : QUALITY, effort: 6 })
  await finished.toFile(file)
}

function isCover({ key, en }: DemoPicture): boolean {
  return key.startsWith('urun/') && en === COVER_WIDTH
}

/** Draws at the final size: a drawing scaled up afterwards would lose its edges and coarsen its grain. */
async function densityFor(svg: string, width: number): Promise<number> {
  const { width: drawn } = await sharp(Buffer.from(svg)).metadata()
  return (72 * width) / drawn
}

function chosen(keys: readonly string[]): readonly DemoPicture[] {
  if (keys.length === 0) return DEMO_PICTURES
  return keys.map((key) => {
    const picture = DEMO_PICTURES.find((one) => one.key === key)
    if (!picture) throw new Error(`There is no picture ${key}.\n${USAGE}`)
    return picture
  })
}

async function main(): Promise<void> {
  const started = performance.now()
  const pictures = chosen(process.argv.slice(2))
  let bytes = 0
  for (const picture of pictures) {
    await drawPicture(picture)
    const { size } = await stat(demoPictureFile(picture.key))
    bytes += size
    process.stdout.write(`${picture.key.padEnd(28)} ${Math.round(size / 1024)} kB\n`)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s\n`)
}

await main()
