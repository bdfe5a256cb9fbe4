import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_SECTIONS, type PictureFormat, type PictureSection } from '@meltem/contract/content/picture'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
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

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Every file appears whole or not at all: a crash half-way must not leave a torn picture under its final name. */
class WholeFileDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' })
    this.#folder = folder
  }

  override async put(...[key, contents, options]: Parameters<FSDriver['put']>): Promise<void> {
    const unfinished = `${key}.${randomUUID()}.part`
    await super.put(unfinished, contents, options)
    await rename(join(this.#folder, unfinished), join(this.#folder, key))
  }
}

/** Where the variants lie below the folder of data. */
export function pictureFolder(dataDir: string): string {
  return join(dataDir, 'pictures')
}

export function openPictureDisk(folder: string): Disk {
  return new Disk(new WholeFileDriver(folder))
}

function checkSlug(what: string, value: string): string {
  if (value.length > LONGEST_NAME || !SLUG.test(value)) {
    throw new PictureNameError(`The ${what} of a picture must be a slug, not ${JSON.stringify(value.slice(0, 40))}`)
  }
  return value
}

/** `<tenant>/<section>/<name>-<width>.<ending>`; refuses everything that could leave the folder. */
export function variantKey(place: PicturePlace, width: number, format: PictureFormat): string {
  const kod = checkSlug('tenant', place.kod)
  const name = checkSlug('name', place.name)
  if (!PICTURE_SECTIONS.includes(place.section)) {
    throw new PictureNameError(`There is no picture section ${JSON.stringify(place.section)}`)
  }
  return `${kod}/${place.section}/${name}-${width}.${format}`
}

export async function putVariants(disk: Disk, place: PicturePlace, variants: readonly Variant[]): Promise<void> {
  for (const { width, format, data } of variants) {
    await disk.put(variantKey(place, width, format), data, { contentType: CONTENT_TYPES[format] })
  }
}

/** Of a picture that is no longer shown; what is gone already is no matter. */
export async function removeVariants(
  disk: Disk,
  place: PicturePlace,
  { genislikler, bicimler }: { readonly genislikler: readonly number[]; readonly bicimler: readonly PictureFormat[] },
): Promise<void> {
  for (const width of genislikler) {
    for (const format of bicimler) await disk.delete(variantKey(place, width, format))
  }
}

export async function hasVariants(
  disk: Disk,
  place: PicturePlace,
  widths: readonly number[],
  formats: readonly PictureFormat[],
): Promise<boolean> {
  for (const width of widths) {
    for (const format of formats) {
      if (!(await disk.exists(variantKey(place, width, format)))) return false
    }
  }
  return true
}
