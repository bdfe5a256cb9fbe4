import { readFile, rename } from 'node:fs/promises'
import { decodePicture } from './decode-picture.ts'
import { openImage } from './image-library.ts'

export interface PaperTask {
  readonly source: string
  readonly file: string
  readonly format: 'jpeg' | 'png'
  /** Width it is kept at, at most. */
  readonly width: number
}

/** A photographed paper as pixels and nothing else. Appears whole or not at all. */
export async function redrawPaper({ source, file, format, width: most }: PaperTask): Promise<void> {
  const { pixels } = await decodePicture(await readFile(source), most)
  const { data, width, height, channels } = pixels
  const image = openImage(data, { raw: { width, height, channels } })
  const unfinished = `${file}.new`
  await (format === 'png' ? image.png() : image.jpeg({ quality: 82 })).toFile(unfinished)
  await rename(unfinished, file)
}
