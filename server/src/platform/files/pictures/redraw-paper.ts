import type { FileStore } from '../store/file-store.ts'
import { decodePicture } from './decode-picture.ts'
import { openImage } from './image-library.ts'

export interface PaperTask {
  /** Keys of what was sent, and of what is kept. */
  readonly source: string
  readonly file: string
  readonly format: 'jpeg' | 'png'
  /** Width it is kept at, at most. */
  readonly width: number
}

/** A photographed paper as pixels and nothing else. Answers its size in bytes. */
export async function redrawPaper(
  files: FileStore,
  { source, file, format, width: most }: PaperTask,
): Promise<{ readonly boyut: number }> {
  const { pixels } = await decodePicture(await files.get(source), most)
  const { data, width, height, channels } = pixels
  const image = openImage(data, { raw: { width, height, channels } })
  const drawn = await (format === 'png' ? image.png() : image.jpeg({ quality: 82 })).toBuffer()
  await files.put(file, drawn)
  return { boyut: drawn.length }
}
