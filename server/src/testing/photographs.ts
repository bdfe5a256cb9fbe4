import sharp from 'sharp'

interface Photograph {
  readonly width?: number
  readonly height?: number
  /** As the camera was held: 6 is upright. */
  readonly orientation?: number
  readonly caption?: string
  readonly profile?: 'p3'
  /** Another one is another photograph. */
  readonly seed?: number
}

/** Sky, sea and shore under grain, with what a camera writes into its pictures: no two are the same. */
export async function photograph(wanted: Photograph = {}): Promise<Buffer> {
  const { width = 1800, height = 1350, orientation = 1, caption, profile, seed = 0 } = wanted
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({ create: { width: 400, height: 300, channels: 3, noise, background: '#000' } })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const view = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="g" x2="0.2" y2="1"><stop stop-color="hsl(${(seed * 47) % 360} 50% 60%)"/>
    <stop offset=".5" stop-color="#e8d9b8"/><stop offset="1" stop-color="#1f5a63"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const image = sharp(grain)
    .composite([{ input: Buffer.from(view), blend: 'overlay' }])
    .jpeg({ quality: 82 })
    .withExif({
      IFD0: { Make: 'Meltem', ...(caption ? { ImageDescription: caption } : {}) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 11/1 0/1' },
    })
    .withMetadata({ orientation })
  return await (profile ? image.withIccProfile(profile) : image).toBuffer()
}
