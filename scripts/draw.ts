/** Draws the pictures of the demo: `node scripts/draw.ts [section/name …]`, without names all of them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { draw } from '../demo/drawing/draw.ts'
import { DEMO_CONTENT, demoPictureFile } from '../demo/folder.ts'
import {
  type DrawnPicture,
  openingPictures,
  readGalleries,
} from '../server/src/features/catalog/import/drawn-pictures.ts'
import { readContent } from '../server/src/features/catalog/import/read-content.ts'

/** Tenants share some of them. */
const known = new Map([
  ...readContent(DEMO_CONTENT)
    .flatMap(openingPictures)
    .map((picture) => [picture.anahtar, picture] as const),
  ...readGalleries(DEMO_CONTENT),
])

function chosen(keys: readonly string[]): DrawnPicture[] {
  if (keys.length === 0) return [...known.values()]
  return keys.map((key) => {
    const picture = known.get(key)
    if (!picture) throw new Error(`There is no picture ${key}.`)
    return picture
  })
}

const started = performance.now()
const pictures = chosen(process.argv.slice(2))
let bytes = 0
async function drawOne({ anahtar, cizim, en, kalite }: DrawnPicture): Promise<void> {
  const file = demoPictureFile(anahtar)
  await mkdir(dirname(file), { recursive: true })
  const drawn = await draw(cizim, { width: en, quality: kalite })
  await writeFile(file, drawn)
  bytes += drawn.length
  process.stdout.write(`${anahtar.padEnd(28)} ${Math.round(drawn.length / 1024)} kB\n`)
}

/** As many at once as there are cores. */
const waiting = pictures.values()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const picture of waiting) await drawOne(picture)
  }),
)
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s\n`)
