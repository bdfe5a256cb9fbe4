import { availableParallelism } from 'node:os'
import sharp, { type Sharp, type SharpOptions } from 'sharp'

// Pages are served by the same process: half of the cores stay free, and nothing decoded is kept for a second use.
sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / 2)))
sharp.cache(false)

/** The only door to the image library, so that its limits hold wherever it is used. */
export function openImage(input: Buffer, options: SharpOptions): Sharp {
  return sharp(input, options)
}

/** A picture that begins with nothing: a ground, or words. */
export function create(options: SharpOptions): Sharp {
  return sharp(options)
}
