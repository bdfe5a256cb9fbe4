import { WrittenPolicy } from '@meltem/contract/catalog/templates-office'
import { TransferPlace } from '@meltem/contract/catalog/transfer'
import { ProductKind } from '@meltem/contract/content/content'
import { Slug } from '@meltem/contract/wire/fields'
import * as z from 'zod/mini'
import { Amount, Count, inLanguages, Latitude, LocalWords, Longitude, OwnCode, PictureName, Words } from './fields.ts'

/** Name, address and two sentences of a category, destination or collection in one language. */
const GroupText = z.strictObject({ baslik: Words, slug: Slug, metin: z.exactOptional(Words) })
export type GroupText = z.infer<typeof GroupText>

const group = { kod: OwnCode, gorsel: z.nullable(PictureName), metin: inLanguages(GroupText) }

/** `categories.json`, in order. */
export const CategoriesFile = z.array(
  z.strictObject({
    ...group,
    urun_tipi: ProductKind,
    /** Code of the category it belongs to. */
    ust: z.exactOptional(OwnCode),
  }),
)

/** `cancellation.json`: terms that products can follow, in order. */
export const CancellationFile = z.array(
  z.strictObject({ kod: OwnCode, ad: LocalWords, kosullar: WrittenPolicy.shape.kosullar }),
)

/** `collections.json`, in order. */
export const CollectionsFile = z.array(z.strictObject(group))

/** `regions.json`: destinations, parents before their children. */
export const RegionsFile = z.array(
  z.strictObject({
    ...group,
    ust: z.exactOptional(OwnCode),
    enlem: Latitude,
    boylam: Longitude,
    /** A few words beside the name. */
    not: LocalWords,
    /** Sea at the surface, monthly mean from January on, °C; left out inland. */
    deniz: z.exactOptional(z.array(z.int().check(z.gte(-2), z.lte(40))).check(z.length(12))),
  }),
)

/** `transfer-places.json`, in order. */
export const TransferPlacesFile = z.array(
  z.strictObject({
    kod: OwnCode,
    baslik: LocalWords,
    tur: TransferPlace.shape.tur,
    enlem: Latitude,
    boylam: Longitude,
  }),
)

/** `filters.json`, in order. */
export const FiltersFile = z.array(
  z.strictObject({
    kod: OwnCode,
    baslik: LocalWords,
    secenekler: z.array(z.strictObject({ kod: OwnCode, baslik: LocalWords })),
  }),
)

const discount = {
  indirim_turu: z.enum(['yuzde', 'tutar']),
  /** Per cent, or euros. */
  indirim: Amount,
}

/** `promotions.json`. */
export const PromotionsFile = z.strictObject({
  kuponlar: z.array(
    z.strictObject({
      kod: OwnCode,
      ...discount,
      /** Shown to every visitor on pages. */
      vitrinde: z.exactOptional(z.boolean()),
    }),
  ),
  kampanyalar: z.array(
    z.strictObject({
      anahtar: OwnCode,
      ad: LocalWords,
      kampanya_turu: z.enum(['adet', 'tutar']),
      /** Lines, or euros. */
      esik: Count,
      ...discount,
      urun_tipleri: z.array(ProductKind),
    }),
  ),
})
