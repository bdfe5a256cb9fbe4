import sharp from 'sharp'

/** How often the image library of this very process was set to work meanwhile; another process is not seen. */
export async function pictureWork<T>(during: () => Promise<T>): Promise<{ result: T; begun: number }> {
  let begun = 0
  const count = () => {
    begun += 1
  }
  sharp.queue.on('change', count)
  try {
    return { result: await during(), begun }
  } finally {
    sharp.queue.off('change', count)
  }
}

/** Forty megapixels, with what a camera writes into its pictures. Decoded it takes 120 MB. */
export async function cameraPhoto(): Promise<Buffer> {
  return await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#88aacc' } })
    .withExif({ IFD0: { Copyright: 'secret of the camera' } })
    .jpeg()
    .toBuffer()
}
