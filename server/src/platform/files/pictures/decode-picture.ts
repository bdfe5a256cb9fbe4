import type { Metadata } from 'sharp'
import { openImage } from './image-library.ts'
import { OversizedPictureError, UnreadablePictureError } from './picture-errors.ts'

/** Enough for a telephone's 50-megapixel photo; one more zero would take the server's memory. */
export const MAX_PIXELS = 50_000_000
/** The longest side WebP can hold is 16383. */
export const MAX_SIDE = 16_000

/** SVG is left out on purpose: it is a program, not a picture. */
const READABLE: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])

export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

/** A part of a picture, in per mille of it. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly en: number
  readonly boy: number
}

export interface DecodedPicture {
  /** Size of the original after it was turned upright, and cut where it was asked for. */
  readonly width: number
  readonly height: number
  /** Upright sRGB pixels, no wider than asked for, without any metadata. */
  readonly pixels: Pixels
}

async function readHeader(source: Buffer): Promise<Metadata> {
  try {
    return await openImage(source, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new UnreadablePictureError('The file is not a picture that can be read', { cause })
  }
}

async function readSize(source: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await readHeader(source)
  if (!READABLE.has(format)) throw new UnreadablePictureError(`Pictures of kind ${format} are not taken`)
  const { width, height } = autoOrient
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw new OversizedPictureError(
      `The picture has ${width} × ${height} pixels; at most ${MAX_PIXELS} in all and ${MAX_SIDE} on a side are taken`,
    )
  }
  return { width, height }
}

function boxOf({ x, y, en, boy }: Cut, { width, height }: { width: number; height: number }) {
  const share = (perMille: number, whole: number) => Math.round((perMille * whole) / 1000)
  const left = Math.min(share(x, width), width - 1)
  const top = Math.min(share(y, height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(share(en, width), width - left)),
    height: Math.max(1, Math.min(share(boy, height), height - top)),
  }
}

/**
 * Decodes once, so that all widths and formats come from the same pixels. Colours are told in sRGB whatever profile the
 * camera wrote: every screen and every paper shows the same, and no variant carries a profile along.
 */
export async function decodePicture(source: Buffer, maxWidth: number, cut: Cut | null = null): Promise<DecodedPicture> {
  const whole = await readSize(source)
  const box = cut && boxOf(cut, whole)
  const size = box ? { width: box.width, height: box.height } : whole
  try {
    const image = openImage(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
    const { data, info } = await (box ? image.extract(box) : image)
      .resize({ width: maxWidth, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const channels = info.channels === 4 ? 4 : 3
    return { ...size, pixels: { data, width: info.width, height: info.height, channels } }
  } catch (cause) {
    throw new UnreadablePictureError('The picture is damaged', { cause })
  }
}
