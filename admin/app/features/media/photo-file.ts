const HEIC = /\.(heic|heif)$/i
const JPEG_QUALITY = 0.92

/** What the file chooser offers; HEIC too, as some browsers can open it. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,image/gif,.heic,.heif'

/** Names of networks and cameras have numbers as long as a card's, which no call may carry; their end tells them apart. */
export function sentName(name: string): string {
  return name.replaceAll(/\d{9,}/g, (digits) => digits.slice(-6)).slice(-200)
}

/**
 * An iPhone's photograph as a JPEG, where this browser can read it; the server cannot. Otherwise the file itself, which
 * the server refuses with a sentence that says what to do (CAT-50).
 */
export async function readableFile(file: File): Promise<{ readonly name: string; readonly bytes: Blob }> {
  if (!HEIC.test(file.name) && !/^image\/hei[cf]/.test(file.type)) return { name: file.name, bytes: file }
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    return { name: file.name.replace(HEIC, '.jpg'), bytes }
  } catch {
    // This browser cannot read it either.
    return { name: file.name, bytes: file }
  }
}

/** Twice what a row shows. */
const THUMBNAIL_WIDTH = 88

/** The file as a small picture in words: the page allows no other source of pictures than the server. */
export async function thumbnailOf(file: File): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: THUMBNAIL_WIDTH, imageOrientation: 'from-image' })
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height })
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    // No picture, or none this browser can read: the row has its place without one.
    return ''
  }
}
