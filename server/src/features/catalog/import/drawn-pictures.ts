import type { Language } from '@meltem/contract/wire/language'
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

/** Files are shown as they are at their own width, and narrower ones are made from them. */
const QUALITY = 80
/** Two thirds of the page at twice the density. */
const COVER = { en: 1680, kalite: 75 }
/** Stands across the whole head of its page. */
const HEAD = { en: 2560, kalite: 75 }
const GALLERY = { en: 1200, kalite: 75 }

/** No guest shall take a drawing for a photo of what they book, so every alternative text says what it is. */
const ILLUSTRATION: Readonly<Record<Language, string>> = {
  tr: 'Çizim',
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

/** A scene is an illustration of something; a mark is the thing itself. */
export function isDrawing({ cizim }: DrawnPicture): boolean {
  return 'sahne' in cizim
}

interface Size {
  readonly en: number
  readonly kalite: number
}

/** A cover with a calm side is made for words across the whole page. */
function coverSize({ sakin }: ProductPicture): Size {
  return sakin ? HEAD : COVER
}

function productPicture(
  product: string,
  { aciklama, ...cizim }: ProductPicture,
  place: number,
  size: Size,
): DrawnPicture {
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
    shots.slice(0, 1).map((shot) => productPicture(urun.anahtar, shot, 0, coverSize(shot))),
  )
  return [...gorseller.map(namedPicture), ...covers]
}

/** Pictures of products behind the cover, by key; the texts of the products stay unread. */
export function readGalleries(root: string): Map<string, DrawnPicture> {
  const folder = new ContentFolder(root)
  const galleries = folder.list().flatMap((tenant) =>
    folder.list(`${tenant}/products`).flatMap((product) => {
      const shots = folder.find(`${tenant}/products/${product}/pictures.json`, ProductPicturesFile) ?? []
      return shots.map((shot, place) => productPicture(product, shot, place, GALLERY)).slice(1)
    }),
  )
  return new Map(galleries.map((picture) => [picture.anahtar, picture]))
}
