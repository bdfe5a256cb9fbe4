import { PICTURE_WIDTHS, type PictureFormat } from '@meltem/contract/content/picture'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { type Cut, decodePicture, type Pixels } from './decode-picture.ts'
import { openImage } from './image-library.ts'

export interface Variant {
  readonly width: number
  readonly format: PictureFormat
  readonly data: Buffer
}

export interface PictureVariants {
  /** Size of the original, turned upright. */
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly formats: readonly PictureFormat[]
  readonly variants: readonly Variant[]
  /** Thumbhash, base64. */
  readonly thumbhash: string
}

const ENCODE: Record<PictureFormat, (image: Sharp) => Sharp> = {
  // One step more effort takes five times as long for files a few per cent smaller.
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78 }),
  // For mails and networks, one file each: a better encoder takes five times as long for a tenth of the bytes.
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }),
}

const WIDEST = Math.max(...PICTURE_WIDTHS)

/** The widths a picture is offered in; a picture narrower than all of them keeps its own. */
export function variantWidths(sourceWidth: number): number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= sourceWidth)
  return widths.length > 0 ? widths : [sourceWidth]
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return openImage(data, { raw: { width, height, channels } })
}

async function narrow(pixels: Pixels, width: number): Promise<Pixels> {
  if (pixels.width === width) return pixels
  const { data, info } = await fromPixels(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: pixels.channels }
}

async function makeThumbhash(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/** How a picture is made: what came with the code has all the time; for an upload a person waits. */
interface Making {
  /** A file of our own is WebP without anything hidden in it: at its full width it stays as it is. */
  readonly own?: boolean
  /** A third of the time for files as large. */
  readonly quick?: boolean
  readonly cut?: Cut | null
}

const QUICK_WEBP = { quality: 78, effort: 1 }

/**
 * All variants of a picture in the given formats; encoded one after the other, so that memory stays small.
 */
export async function makeVariants(
  source: Buffer,
  formats: readonly PictureFormat[],
  { own = false, quick = false, cut = null }: Making = {},
): Promise<PictureVariants> {
  const { width, height, pixels } = await decodePicture(source, WIDEST, cut)
  const widths = variantWidths(width)
  const variants: Variant[] = []
  for (const variantWidth of widths) {
    const sized = await narrow(pixels, variantWidth)
    for (const format of formats) {
      const asItIs = own && format === 'webp' && variantWidth === width
      const encode = quick && format === 'webp' ? (image: Sharp) => image.webp(QUICK_WEBP) : ENCODE[format]
      const data = asItIs ? source : await encode(fromPixels(sized)).toBuffer()
      variants.push({ width: variantWidth, format, data })
    }
  }
  return { width, height, widths, formats, variants, thumbhash: await makeThumbhash(pixels) }
}
