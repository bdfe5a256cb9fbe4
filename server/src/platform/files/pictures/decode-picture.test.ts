import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodePicture, MAX_PIXELS, MAX_SIDE } from './decode-picture.ts'
import { OversizedPictureError, UnreadablePictureError } from './picture-errors.ts'

function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A correct PNG of one colour: a few kilobytes on disk, as large as asked for once decoded. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])
}

async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 800, height: 600, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer()
}

describe('decodePicture', () => {
  test('tells the size of the original and holds no more pixels than asked for', async () => {
    const decoded = await decodePicture(await photo(), 400)
    expect([decoded.width, decoded.height]).toEqual([800, 600])
    expect([decoded.pixels.width, decoded.pixels.height, decoded.pixels.channels]).toEqual([400, 300, 3])
    expect(decoded.pixels.data.length).toBe(400 * 300 * 3)
  })

  test('refuses a file that grows beyond the limit when decoded', async () => {
    const source = bomb(15_000, 15_000)
    expect(source.length).toBeLessThan(100_000)
    expect(15_000 * 15_000).toBeGreaterThan(MAX_PIXELS)
    await expect(decodePicture(source, 1600)).rejects.toBeInstanceOf(OversizedPictureError)
  })

  test('refuses a side that no format could hold', async () => {
    await expect(decodePicture(bomb(8, MAX_SIDE + 1), 1600)).rejects.toBeInstanceOf(OversizedPictureError)
    await expect(decodePicture(bomb(8, MAX_SIDE), 1600)).resolves.toMatchObject({ width: 8, height: MAX_SIDE })
  })

  test('refuses what is no picture', async () => {
    for (const source of [Buffer.from('This is no picture.'), Buffer.alloc(0), Buffer.alloc(4096, 7)]) {
      await expect(decodePicture(source, 1600)).rejects.toBeInstanceOf(UnreadablePictureError)
    }
  })

  test('refuses a picture that was cut off or overwritten in the middle', async () => {
    const whole = await photo()
    await expect(decodePicture(whole.subarray(0, Math.floor(whole.length / 3)), 1600)).rejects.toBeInstanceOf(
      UnreadablePictureError,
    )
    const png = await sharp(whole).png().toBuffer()
    const middle = Math.floor(png.length / 2)
    png.fill(0x55, middle, middle + 2000)
    await expect(decodePicture(png, 1600)).rejects.toBeInstanceOf(UnreadablePictureError)
  })

  test('refuses SVG, which could reach for other files', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
    )
    await expect(decodePicture(svg, 1600)).rejects.toThrow(/svg/)
    await expect(decodePicture(svg, 1600)).rejects.toBeInstanceOf(UnreadablePictureError)
  })
})
