/** Draws the pictures the demo opens with: `node scripts/draw.ts [section/name …]`, without names all of them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { draw } from '../demo/drawing/draw.ts'
import { DEMO_CONTENT, demoPictureFile } from '../demo/folder.ts'
import { type DrawnPicture, openingPictures } from '../server/src/features/catalog/import/drawn-pictures.ts'
import { readContent } from '../server/src/features/catalog/import/read-content.ts'

/** Tenants share some of them. */
const known = new Map(
  readContent(DEMO_CONTENT)
    .flatMap(openingPictures)
    .map((picture) => [picture.anahtar, picture]),
)

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
for (const { anahtar, cizim, en, kalite } of pictures) {
  const file = demoPictureFile(anahtar)
  await mkdir(dirname(file), { recursive: true })
  const drawn = await draw(cizim, { width: en, quality: kalite })
  await writeFile(file, drawn)
  bytes += drawn.length
  process.stdout.write(`${anahtar.padEnd(28)} ${Math.round(drawn.length / 1024)} kB\n`)
}
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s\n`)
