import { encode } from 'uqr'
import { openImage } from '../../platform/files/pictures/image-library.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import { type Letter, MARK } from './letter.ts'

/** Pixels of one square: the code stands at 136 px and stays sharp on dense screens. */
const SQUARE = 8

/** A code as PNG, with four squares of quiet around it, as scanners want it. */
async function codePng(content: string): Promise<Buffer> {
  const { data, size } = encode(content, { ecc: 'M', border: 4 })
  const pixels = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))))
  return await openImage(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize({ width: size * SQUARE, kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}

/** Pictures a letter names and that go along with it: mail programs show them without asking another computer. */
export async function mailPictures(letter: Letter, mark: Uint8Array | null): Promise<Attachment[]> {
  const codes = (letter.ticket?.services ?? []).flatMap(({ code }) => code ?? [])
  const drawn = await Promise.all(codes.map(async ({ name, content }) => ({ name, content: await codePng(content) })))
  const all = [...(mark ? [{ name: MARK, content: Buffer.from(mark) }] : []), ...drawn]
  return all.map(({ name, content }) => ({ filename: `${name}.png`, contentType: 'image/png', content, cid: name }))
}
