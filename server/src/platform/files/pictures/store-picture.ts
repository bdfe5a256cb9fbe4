import type { Picture, PictureFormat } from '@meltem/contract/content/picture'
import type { FileStore } from '../store/file-store.ts'
import type { Cut } from './decode-picture.ts'
import { makeVariants, type PictureVariants } from './make-variants.ts'
import { type PicturePlace, putVariants, variantKey } from './picture-files.ts'
import { readCaption } from './read-caption.ts'

export type StoredPicture = Pick<Picture, 'en' | 'boy' | 'genislikler' | 'bicimler' | 'iz'>

/**
 * Makes and writes the variants of one picture in the formats given, and tells what was written.
 * WebP and JPEG take a fraction of the time AVIF does, so a caller may ask for those first and for AVIF in a later call.
 */
export async function storePicture(
  files: FileStore,
  place: PicturePlace,
  source: Buffer,
  formats: readonly PictureFormat[],
): Promise<StoredPicture> {
  checkNames(place, formats)
  return await write(files, place, await makeVariants(source, formats))
}

/** The same for a WebP file that came with the code, never for an upload: it stays as it is. */
export async function storeOwnPicture(
  files: FileStore,
  place: PicturePlace,
  source: Buffer,
  formats: readonly PictureFormat[],
): Promise<StoredPicture> {
  checkNames(place, formats)
  return await write(files, place, await makeVariants(source, formats, { own: true }))
}

export interface StoredPhoto extends StoredPicture {
  /** What its maker has written into it. */
  readonly caption: string | null
}

/** A photograph that its sender waits for, whole or cut. */
export async function storePhoto(
  files: FileStore,
  { place, formats, cut }: { place: PicturePlace; formats: readonly PictureFormat[]; cut: Cut | null },
  source: Buffer,
): Promise<StoredPhoto> {
  checkNames(place, formats)
  const stored = await write(files, place, await makeVariants(source, formats, { quick: true, cut }))
  return { ...stored, caption: await readCaption(source) }
}

/** A bad name must be refused before any work is done for it. */
function checkNames(place: PicturePlace, formats: readonly PictureFormat[]): void {
  for (const format of formats) variantKey(place, 0, format)
}

async function write(files: FileStore, place: PicturePlace, made: PictureVariants): Promise<StoredPicture> {
  const { width, height, widths, formats, variants, thumbhash } = made
  await putVariants(files, place, variants)
  return { en: width, boy: height, genislikler: [...widths], bicimler: [...formats], iz: thumbhash }
}
