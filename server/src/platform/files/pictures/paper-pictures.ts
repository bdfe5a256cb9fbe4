import type { Picture, PictureFormat, PictureSection } from '@meltem/contract/content/picture'
import { LRUCache } from 'lru-cache'
import type { FileStore } from '../store/file-store.ts'
import { isStoreTrouble } from '../store/store-errors.ts'
import { openImage } from './image-library.ts'
import { type PicturePlace, variantKey } from './picture-files.ts'

/** A picture in the store with the variants that exist. */
export interface StoredPicture extends PicturePlace {
  readonly genislikler: readonly number[]
  readonly bicimler: readonly PictureFormat[]
}

interface Size {
  readonly width: number
  readonly height: number
}

const kept = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: (bytes) => bytes.length })

/** The smallest variant that is sharp enough on paper. */
function variantFor({ genislikler, bicimler }: StoredPicture, width: number) {
  const widths = genislikler.toSorted((a, b) => a - b)
  const format = (['jpg', 'webp', 'avif'] as const).find((one) => bicimler.includes(one))
  return { width: widths.find((one) => one >= width) ?? widths.at(-1), format }
}

async function readVariant(files: FileStore, picture: StoredPicture, width: number): Promise<Buffer | undefined> {
  const chosen = variantFor(picture, width)
  if (chosen.width === undefined || !chosen.format) return undefined
  try {
    return await files.find(variantKey(picture, chosen.width, chosen.format))
  } catch (error) {
    // A document without its picture is still a document, also where the store of pictures is away.
    if (isStoreTrouble(error)) return undefined
    throw error
  }
}

async function make(name: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | null> {
  const known = kept.get(name)
  if (known) return known
  const made = await work()
  if (made) kept.set(name, made)
  return made ?? null
}

const nameOf = ({ kod, section, name }: StoredPicture) => `${kod}/${section}/${name}`

/** Cut to the shape of the sheet, as JPEG, which goes into a PDF as it is. */
export function paperPhoto(files: FileStore, picture: StoredPicture, size: Size): Promise<Buffer | null> {
  return make(`${nameOf(picture)} ${size.width}x${size.height}`, async () => {
    const source = await readVariant(files, picture, size.width)
    return (
      source &&
      (await openImage(source, {})
        .resize({ ...size, fit: 'cover' })
        .jpeg({ quality: 80 })
        .toBuffer())
    )
  })
}

const LOGO_WIDTH = 160

/** With its transparent parts. */
export function paperLogo(files: FileStore, picture: StoredPicture, width = LOGO_WIDTH): Promise<Buffer | null> {
  return make(`${nameOf(picture)} logo ${width}`, async () => {
    const source = await readVariant(files, picture, width)
    const size = { width, height: width, fit: 'inside' } as const
    return source && (await openImage(source, {}).resize(size).png({ palette: true }).toBuffer())
  })
}

/** A mark of the tenant as the settings name it, as PNG. */
export async function markPng(files: FileStore, mark: Picture | null, width = LOGO_WIDTH): Promise<Buffer | null> {
  if (!mark) return null
  const { genislikler, bicimler } = mark
  const [, , kod = '', section, name = ''] = mark.gorsel.split('/')
  return await paperLogo(files, { kod, section: section as PictureSection, name, genislikler, bicimler }, width)
}
