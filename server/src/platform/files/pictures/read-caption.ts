import { openImage } from './image-library.ts'

const IMAGE_DESCRIPTION = 0x010e
const ASCII = 2
/** `Exif\0\0` stands before the header in JPEG, and may be missing elsewhere. */
const MARK = 'Exif\0\0'
const MOST_ENTRIES = 200
const LONGEST = 250

/**
 * What the maker of a photograph has written below it: title or description in XMP, else the description in EXIF. What
 * cameras write there by themselves (`OLYMPUS DIGITAL CAMERA`) says nothing. Read in the picture process: the bytes are
 * a stranger's.
 */
export async function readCaption(source: Buffer): Promise<string | null> {
  const { exif, xmp } = await openImage(source, { limitInputPixels: false }).metadata()
  return plain(xmp && descriptionIn(xmp.toString('utf8'))) ?? plain(exif && descriptionOf(exif))
}

function plain(text: string | undefined): string | null {
  const line = (text ?? '')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  return line.length < 4 || !/\p{Ll}/u.test(line) || /default|camera/i.test(line) ? null : line
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function descriptionIn(xmp: string): string | undefined {
  const found = /<dc:(description|title)>[\s\S]{0,200}?<rdf:li[^>]{0,100}>([^<]{1,1000})</.exec(xmp)
  return found?.[2]?.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => ENTITIES[name] ?? '')
}

/** The one field of the first directory; whatever does not fit the file is no field. */
function descriptionOf(exif: Buffer): string | undefined {
  const tiff = exif.subarray(0, MARK.length).toString('latin1') === MARK ? exif.subarray(MARK.length) : exif
  if (tiff.length < 8) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const short = (at: number) => (at + 2 > tiff.length ? 0 : view.getUint16(at, isLittle))
  const long = (at: number) => (at + 4 > tiff.length ? 0 : view.getUint32(at, isLittle))
  const start = long(4)
  const entries = Math.min(short(start), MOST_ENTRIES)
  for (let place = 0; place < entries; place += 1) {
    const at = start + 2 + place * 12
    if (short(at) !== IMAGE_DESCRIPTION || short(at + 2) !== ASCII) continue
    const length = long(at + 4)
    const from = length <= 4 ? at + 8 : long(at + 8)
    return tiff
      .subarray(from, from + Math.min(length, 1000))
      .toString('utf8')
      .split('\0')[0]
  }
  return undefined
}
