import { AppError } from '@meltem/contract/wire/errors'
import { fileTypeFromBuffer } from 'file-type'

const TAKEN: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/tiff',
  'image/gif',
])
const HEIC: ReadonlySet<string> = new Set(['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'])

/** Far enough for a comment and a licence before the first mark. */
const LOOKED_AT = 4096

/** Told by the bytes, never by the name: a PNG that is called .jpg is taken as what it is (CAT-50). */
export async function requirePicture(bytes: Uint8Array): Promise<void> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime !== undefined && TAKEN.has(mime)) return
  if (mime !== undefined && HEIC.has(mime)) throw new AppError('gorsel_heic')
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, LOOKED_AT)).toString('latin1')
  throw new AppError(/<svg[\s>]/i.test(start) ? 'gorsel_cizim' : 'gorsel_turu')
}
