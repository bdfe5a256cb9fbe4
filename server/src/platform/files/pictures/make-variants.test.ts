import type { PictureFormat } from '@meltem/contract/content/picture'
import sharp from 'sharp'
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, test } from 'vitest'
import { makeVariants, variantWidths } from './make-variants.ts'

const SEA = { r: 10, g: 95, b: 117 }
const SUN = { r: 246, g: 185, b: 59 }

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: SEA } })
}

/** Left half sea, right half sun. */
function halves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: SUN } } as const
  return plain(width, height).composite([{ input: right, left: width / 2, top: 0 }])
}

async function pixelAt(data: Buffer, x: number, y: number): Promise<number[]> {
  const { data: raw, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true })
  const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
  return [...raw.subarray(start, start + info.channels)]
}

function expectNear(pixel: readonly number[], { r, g, b }: typeof SEA) {
  const off = [r, g, b].map((value, k) => Math.abs(value - (pixel[k] ?? Number.NaN)))
  expect(Math.max(...off)).toBeLessThan(14)
}

describe('variantWidths', () => {
  test.each([
    [3000, [400, 800, 1200, 1680, 2560]],
    [2000, [400, 800, 1200, 1680]],
    [1680, [400, 800, 1200, 1680]],
    [1000, [400, 800]],
    [400, [400]],
    [399, [399]],
    [1, [1]],
  ])('a picture %i px wide is offered in %j', (width, widths) => {
    expect(variantWidths(width)).toEqual(widths)
  })
})

describe('makeVariants', () => {
  test('keeps a file of our own as it is at its full width, and makes the narrower ones', async () => {
    const source = await plain(1200, 800).webp({ quality: 30 }).toBuffer()
    const own = await makeVariants(source, ['webp', 'jpg'], { own: true })
    expect(own.variants.find(({ width, format }) => width === 1200 && format === 'webp')?.data).toBe(source)
    expect(own.variants.map(({ width }) => width)).toEqual([400, 400, 800, 800, 1200, 1200])
    const sent = await makeVariants(source, ['webp'])
    expect(sent.variants.at(-1)?.data.equals(source)).toBe(false)
  })

  test('yields every width in every format, in proportion and decodable', async () => {
    const formats: PictureFormat[] = ['avif', 'webp', 'jpg']
    const made = await makeVariants(await plain(900, 600).png().toBuffer(), formats)
    expect(made).toMatchObject({ width: 900, height: 600, widths: [400, 800] })
    expect(made.variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
      '400.avif',
      '400.webp',
      '400.jpg',
      '800.avif',
      '800.webp',
      '800.jpg',
    ])
    for (const { width, format, data } of made.variants) {
      const header = await sharp(data).metadata()
      expect(header.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format])
      expect([header.width, header.height]).toEqual([width, Math.round((width * 600) / 900)])
      expectNear(await pixelAt(data, 0.5, 0.5), SEA)
    }
  })

  test('makes only the formats asked for and never enlarges', async () => {
    const made = await makeVariants(await plain(120, 90).webp().toBuffer(), ['webp'])
    expect(made.variants.map(({ width, format }) => [width, format])).toEqual([[120, 'webp']])
  })

  test('turns the picture upright by its EXIF orientation and strips the metadata', async () => {
    const source = await halves(600, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'somebody' } })
      .jpeg({ quality: 95 })
      .toBuffer()
    const made = await makeVariants(source, ['jpg'])
    expect([made.width, made.height]).toEqual([400, 600])
    const [variant] = made.variants
    if (!variant) throw new Error('no variant')
    const header = await sharp(variant.data).metadata()
    expect([header.width, header.height, header.orientation, header.exif]).toEqual([400, 600, undefined, undefined])
    // Turned a quarter to the right, what was left is on top.
    expectNear(await pixelAt(variant.data, 0.5, 0.1), SEA)
    expectNear(await pixelAt(variant.data, 0.5, 0.9), SUN)
  })

  test('keeps transparency in AVIF and WebP and puts JPEG on white', async () => {
    const clear = sharp({ create: { width: 500, height: 500, channels: 4, background: { ...SEA, alpha: 0 } } })
    const dot = { create: { width: 100, height: 100, channels: 4, background: { ...SUN, alpha: 1 } } } as const
    const made = await makeVariants(
      await clear
        .composite([{ input: dot }])
        .png()
        .toBuffer(),
      ['avif', 'webp', 'jpg'],
    )
    for (const { format, data } of made.variants) {
      const corner = await pixelAt(data, 0.95, 0.5)
      expectNear(await pixelAt(data, 0.5, 0.5), SUN)
      if (format === 'jpg') expectNear(corner, { r: 255, g: 255, b: 255 })
      else expect(corner[3]).toBe(0)
    }
  })

  test('brings grey and 16-bit pictures to ordinary colour', async () => {
    const grey = await plain(500, 300).toColourspace('b-w').png().toBuffer()
    const deep = await plain(500, 300).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    for (const source of [grey, deep]) {
      const [variant] = (await makeVariants(source, ['webp'])).variants
      if (!variant) throw new Error('no variant')
      expect(await sharp(variant.data).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' })
    }
  })

  test('makes a thumbhash that decodes to the proportions and colour of the picture', async () => {
    const { thumbhash } = await makeVariants(await plain(600, 300).png().toBuffer(), ['webp'])
    const hash = Buffer.from(thumbhash, 'base64')
    expect(thumbHashToApproximateAspectRatio(hash)).toBeGreaterThan(1.5)
    const { w, h, rgba } = thumbHashToRGBA(hash)
    expect(rgba.length).toBe(w * h * 4)
    const { r, g, b, a } = thumbHashToAverageRGBA(hash)
    expectNear([r * 255, g * 255, b * 255], SEA)
    expect(a).toBe(1)
  })
})
