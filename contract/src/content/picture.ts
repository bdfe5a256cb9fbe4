import * as z from 'zod/mini'
import { type Language, LocalText } from '../wire/language.ts'

/** Path sections of LOOK-4, plus `icerik` for pictures of pages and articles. */
export const PICTURE_SECTIONS = ['bolge', 'urun', 'arac', 'splash', 'logo', 'favicon', 'icerik'] as const
export const PictureSection = z.enum(PICTURE_SECTIONS)
export type PictureSection = z.infer<typeof PictureSection>

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/**
 * Widths the pipeline makes; a picture narrower than a width stops at its own. A print of two thirds of the page is sharp
 * at twice the density with 1680, a head across the whole page at every density with 2560.
 */
export const PICTURE_WIDTHS = [400, 800, 1200, 1680, 2560] as const

export const Picture = z.object({
  gorsel: z.string().check(z.describe('Path without width and ending: /img/{tenant}/{section}/{name}')),
  kapak: z.literal([0, 1]).check(z.describe('1 marks the cover')),
  en: z.number().check(z.describe('Width of the original in pixels')),
  boy: z.number().check(z.describe('Height of the original in pixels')),
  genislikler: z.array(z.number()).check(z.describe('Widths that exist')),
  bicimler: z.array(z.enum(PICTURE_FORMATS)).check(z.describe('Formats that exist')),
  iz: z.nullable(z.string()).check(z.describe('Thumbhash placeholder, base64')),
  cizim: z.boolean().check(z.describe('A drawing, not a photograph: says so where it stands for a thing that is sold')),
  aciklama: LocalText.check(z.describe('Text for people who do not see the picture')),
  odak: z.optional(
    z
      .object({
        x: z.number().check(z.describe('From the left, in per cent')),
        y: z.number().check(z.describe('From the top, in per cent')),
      })
      .check(z.describe('What stays in sight where the picture is cut; the middle without it')),
  ),
})
export type Picture = z.infer<typeof Picture>

/** The address of one variant. */
export function pictureUrl(picture: Pick<Picture, 'gorsel'>, width: number, format: PictureFormat): string {
  return `${picture.gorsel}-${width}.${format}`
}

/** A drawing that stands for a thing that is sold; those of places and pages promise nothing. */
export function drawnForSold({ gorsel, cizim }: Pick<Picture, 'gorsel' | 'cizim'>): boolean {
  return cizim && gorsel.split('/').at(-2) === 'urun'
}

/** Size of the picture that networks show with a shared link. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const

/** The picture of a shared product. Networks keep pictures by their address, so it changes with what is on it. */
export function socialCardUrl(lang: Language, product: { k_no: string; version: string }): string {
  return `/kart/${lang}/${product.k_no}.jpg?v=${product.version}`
}
