import * as z from 'zod/mini'
import { LocalWords, PictureName, Words } from './fields.ts'

const InFour = z.strictObject({ tr: Words, en: Words, de: Words, ru: Words })

/** What the drawing tool is told; it knows itself which scenes, palettes and marks there are. */
const scene = {
  sahne: Words,
  /** Another seed draws the same subject otherwise. */
  tohum: Words,
  palet: z.exactOptional(Words),
  oran: z.exactOptional(z.enum(['21:9', '16:9', '3:2', '4:3', '1:1', '4:5', '3:4', '2:3'])),
  /** Mirrored or not; without, the seed decides. */
  cevir: z.exactOptional(z.boolean()),
  /** The side that stays quiet for a text set over the picture; `top` is plain sky. */
  sakin: z.exactOptional(z.enum(['left', 'right', 'top'])),
}

/** `products/<code>/pictures.json`: scenes in the order of the gallery, the cover first. */
export const ProductPicturesFile = z.array(z.strictObject({ ...scene, aciklama: InFour })).check(z.minLength(1))
export type ProductPicture = z.infer<typeof ProductPicturesFile>[number]

const named = {
  anahtar: PictureName,
  /** Width of the drawn file in pixels. */
  en: z.int().check(z.gte(16), z.lte(4000)),
}

/** `pictures.json` beside the tenants: pictures of pages and groups, and marks. */
export const PicturesFile = z.array(
  z.union([
    z.strictObject({ ...named, ...scene, aciklama: InFour }),
    z.strictObject({ ...named, amblem: Words, aciklama: LocalWords }),
  ]),
)
export type NamedPicture = z.infer<typeof PicturesFile>[number]
