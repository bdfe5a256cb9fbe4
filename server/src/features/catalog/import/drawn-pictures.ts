import type { Language } from '@meltem/contract/language'
import type { Drawing } from '@meltem/demo/drawing'
import { ContentFolder } from './content-folder.ts'
import type { LocalWords } from './format/fields.ts'
import { type NamedPicture, type ProductPicture, ProductPicturesFile } from './format/picture-file.ts'
import type { TenantContent } from './tenant-content.ts'

/** A picture as it is drawn and stored. */
export interface DrawnPicture {
  readonly anahtar: string
  readonly cizim: Drawing
  /** Width in pixels. */
  readonly en: number
  /** Of the WebP file. */
  readonly kalite: number
  readonly aciklama: LocalWords
}

/** The files are sources that are encoded once more, so they get some quality to spare. */
const QUALITY = 86
/** Covers are many and small; a step less is not seen at their size. */
const COVER = { en: 800, kalite: 80 }
const GALLERY = { en: 1200, kalite: QUALITY }

/** No guest shall take a drawing for a photo of what they book, so every alternative text says what it is. */
const ILLUSTRATION: Readonly<Record<Language, string>> = {
  tr: 'İllüstrasyon',
  en: 'Illustration',
  de: 'Illustration',
  ru: 'Иллюстрация',
}

function illustration(words: Readonly<Record<Language, string>>): LocalWords {
  return Object.fromEntries(
    Object.entries(words).map(([dil, text]) => [dil, `${ILLUSTRATION[dil as Language]}: ${text}`]),
  )
}

/** Key of a product's picture by its place in the gallery, the cover first. */
export function pictureKey(product: string, place: number): string {
  return `urun/${product}-${place + 1}`
}

function productPicture(product: string, { aciklama, ...cizim }: ProductPicture, place: number): DrawnPicture {
  const size = place === 0 ? COVER : GALLERY
  const drawn = { oran: '4:3' as const, ...cizim }
  return { anahtar: pictureKey(product, place), cizim: drawn, ...size, aciklama: illustration(aciklama) }
}

function namedPicture(picture: NamedPicture): DrawnPicture {
  if ('amblem' in picture) {
    const { anahtar, en, aciklama, amblem } = picture
    return { anahtar, cizim: { amblem }, en, kalite: QUALITY, aciklama }
  }
  const { anahtar, en, aciklama, ...cizim } = picture
  return { anahtar, cizim, en, kalite: QUALITY, aciklama: illustration(aciklama) }
}

/** What a tenant opens with: pictures of its pages and groups, its marks, and the covers of its products. */
export function openingPictures({ gorseller, vitrinler }: TenantContent): DrawnPicture[] {
  const covers = vitrinler.flatMap(({ urun, gorseller: shots }) =>
    shots.slice(0, 1).map((shot) => productPicture(urun.anahtar, shot, 0)),
  )
  return [...gorseller.map(namedPicture), ...covers]
}

/** Pictures of products behind the cover, by key; the texts of the products stay unread. */
export function readGalleries(root: string): Map<string, DrawnPicture> {
  const folder = new ContentFolder(root)
  const galleries = folder.list().flatMap((tenant) =>
    folder.list(`${tenant}/products`).flatMap((product) => {
      const shots = folder.find(`${tenant}/products/${product}/pictures.json`, ProductPicturesFile) ?? []
      return shots.map((shot, place) => productPicture(product, shot, place)).slice(1)
    }),
  )
  return new Map(galleries.map((picture) => [picture.anahtar, picture]))
}
