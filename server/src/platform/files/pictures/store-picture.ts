import type { Picture, PictureFormat } from '@meltem/contract/picture'
import type { Disk } from 'flydrive'
import { makeVariants } from './make-variants.ts'
import { type PicturePlace, putVariants, variantKey } from './picture-disk.ts'

export type StoredPicture = Pick<Picture, 'en' | 'boy' | 'genislikler' | 'bicimler' | 'iz'>

/**
 * Makes and writes the variants of one picture in the formats given, and tells what was written.
 * WebP and JPEG take a fraction of the time AVIF does, so a caller may ask for those first and for AVIF in a later call.
 */
export async function storePicture(
  disk: Disk,
  place: PicturePlace,
  source: Buffer,
  formats: readonly PictureFormat[],
): Promise<StoredPicture> {
  // A bad name must be refused before any work is done for it.
  for (const format of formats) variantKey(place, 0, format)
  const { width, height, widths, variants, thumbhash } = await makeVariants(source, formats)
  await putVariants(disk, place, variants)
  return { en: width, boy: height, genislikler: [...widths], bicimler: [...formats], iz: thumbhash }
}
