import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { drawPicture } from './draw-picture.ts'
import type { DemoPicture } from './picture-lists/demo-picture.ts'
import { DEMO_PICTURES, demoPictureFile } from './pictures.ts'

const USAGE = 'Usage: node demo/src/draw.ts [section/name …]   without names: all pictures'

async function drawToFile(picture: DemoPicture): Promise<void> {
  const file = demoPictureFile(picture.key)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await drawPicture(picture))
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
    await drawToFile(picture)
    const { size } = await stat(demoPictureFile(picture.key))
    bytes += size
    process.stdout.write(`${picture.key.padEnd(28)} ${Math.round(size / 1024)} kB\n`)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s\n`)
}

await main()
