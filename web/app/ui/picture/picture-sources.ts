import { type Picture, type PictureFormat, pictureUrl } from '@meltem/contract/content/picture'

const MIME: Readonly<Record<PictureFormat, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Best first: the browser takes the first format it knows. */
const PREFERENCE: readonly PictureFormat[] = ['avif', 'webp', 'jpg']

interface PictureSource {
  readonly type: string
  readonly srcSet: string
}

function widthsOf(picture: Picture): readonly number[] {
  return [...picture.genislikler].sort((a, b) => a - b)
}

function srcSetOf(picture: Picture, format: PictureFormat): string {
  return widthsOf(picture)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ')
}

/** Every browser of the last years knows one of these: where one exists, JPEG is left to the plain address. */
const MODERN: readonly PictureFormat[] = ['avif', 'webp']

function formatsOf(picture: Picture): readonly PictureFormat[] {
  return PREFERENCE.filter((format) => picture.bicimler.includes(format))
}

/** One source per format that is worth asking for; empty when the picture has no file at all. */
export function sourcesOf(picture: Picture): readonly PictureSource[] {
  if (picture.genislikler.length === 0) return []
  const formats = formatsOf(picture)
  const modern = formats.filter((format) => MODERN.includes(format))
  return (modern.length > 0 ? modern : formats).map((format) => ({
    type: MIME[format],
    srcSet: srcSetOf(picture, format),
  }))
}

/** For browsers without srcset, for sharing and for structured data: a middle width in the most common format. */
export function plainSourceOf(picture: Picture): string | undefined {
  const widths = widthsOf(picture)
  const format = formatsOf(picture).at(-1)
  const width = widths.find((candidate) => candidate >= 800) ?? widths.at(-1)
  return format && width ? pictureUrl(picture, width, format) : undefined
}
