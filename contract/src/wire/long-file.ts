import * as z from 'zod/mini'

/** A file that may be too long to be held as a whole. */
export const LongFile = z.object({
  ad: z.string().check(z.describe('Name of the file')),
  icerik: z
    .custom<Uint8Array | AsyncIterable<Uint8Array>>((value) => typeof value === 'object' && value !== null)
    .check(z.describe('Bytes of the file')),
})
export type LongFile = z.infer<typeof LongFile>
