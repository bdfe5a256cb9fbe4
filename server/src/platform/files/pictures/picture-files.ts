import { PICTURE_SECTIONS, type PictureFormat, type PictureSection } from '@meltem/contract/content/picture'
import type { FileStore } from '../store/file-store.ts'
import type { Variant } from './make-variants.ts'
import { PictureNameError } from './picture-errors.ts'

/** Where a picture belongs; together with width and format it names one file. */
export interface PicturePlace {
  /** Code of the tenant. */
  readonly kod: string
  readonly section: PictureSection
  readonly name: string
}

/** Where the files of a picture lie: under its own name, or under a newer one since it was cut or replaced. */
export function placeOf(
  row: { readonly bolum: PictureSection; readonly ad: string; readonly dosya: string | null },
  kod: string,
): PicturePlace {
  return { kod, section: row.bolum, name: row.dosya ?? row.ad }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 120

/** Where the variants lie; below it a file is named as in its address. */
export const PICTURES = 'pictures/'

function checkSlug(what: string, value: string): string {
  if (value.length > LONGEST_NAME || !SLUG.test(value)) {
    throw new PictureNameError(`The ${what} of a picture must be a slug, not ${JSON.stringify(value.slice(0, 40))}`)
  }
  return value
}

/** `pictures/<tenant>/<section>/<name>-<width>.<ending>`; refuses everything that could leave the folder. */
export function variantKey(place: PicturePlace, width: number, format: PictureFormat): string {
  const kod = checkSlug('tenant', place.kod)
  const name = checkSlug('name', place.name)
  if (!PICTURE_SECTIONS.includes(place.section)) {
    throw new PictureNameError(`There is no picture section ${JSON.stringify(place.section)}`)
  }
  return `${PICTURES}${kod}/${place.section}/${name}-${width}.${format}`
}

export async function putVariants(files: FileStore, place: PicturePlace, variants: readonly Variant[]): Promise<void> {
  for (const { width, format, data } of variants) {
    await files.put(variantKey(place, width, format), data)
  }
}

/** Of a picture that is no longer shown; what is gone already is no matter. */
export async function removeVariants(
  files: FileStore,
  place: PicturePlace,
  { genislikler, bicimler }: { readonly genislikler: readonly number[]; readonly bicimler: readonly PictureFormat[] },
): Promise<void> {
  for (const width of genislikler) {
    for (const format of bicimler) await files.remove(variantKey(place, width, format))
  }
}

export async function hasVariants(
  files: FileStore,
  place: PicturePlace,
  widths: readonly number[],
  formats: readonly PictureFormat[],
): Promise<boolean> {
  for (const width of widths) {
    for (const format of formats) {
      if (!(await files.has(variantKey(place, width, format)))) return false
    }
  }
  return true
}
