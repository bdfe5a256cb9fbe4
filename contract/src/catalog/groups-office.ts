import * as z from 'zod/mini'
import { PictureKey, ProductKind } from '../content/content.ts'
import { endpoint } from '../wire/endpoint.ts'
import { address, line, openLine, openParagraph, Slug, Uuid, verbatim } from '../wire/fields.ts'
import { perLanguage } from '../wire/language.ts'

/** A stable name, made by the server from the title; it never changes. */
const OwnCode = z.string().check(z.describe('Stable name'))
const Version = z.int().check(z.gte(1), z.describe('Version'))
const Active = z.boolean().check(z.describe('Shown and taking products; a retired one is neither'))
const Parent = z.nullable(Uuid).check(z.describe('What it belongs to; null at the top'))
const Cover = z.nullable(PictureKey).check(z.describe('Picture; null without one'))
const Products = z.int().check(z.gte(0), z.describe('Products in it'))
const NoKey = z.optional(Uuid.check(z.describe('Which one; left out for a new one')))

const GroupText = z.strictObject({
  baslik: line('Title', 120),
  slug: openLine('Readable part of the address; made from the title when empty', 120).check(
    z.refine((slug) => slug === '' || z.safeParse(Slug, slug).success),
  ),
  metin: openParagraph('A sentence or two about it', 2000),
})

const RegionText = z.strictObject({ ...GroupText.shape, not: openLine('A few words beside the name', 120) })

const atLeastOne = z.refine<object>((texts) => Object.values(texts).some(Boolean))

/** A destination as it is written. */
export const WrittenRegion = z.strictObject({
  ust_k_no: Parent,
  enlem: z.number().check(z.gte(-90), z.lte(90), z.describe('Latitude')),
  boylam: z.number().check(z.gte(-180), z.lte(180), z.describe('Longitude')),
  gorsel: Cover,
  deniz: z
    .nullable(z.array(z.int().check(z.gte(-2), z.lte(40))).check(z.length(12)))
    .check(z.describe('Sea at the surface by month, °C; null inland')),
  metinler: perLanguage(RegionText).check(atLeastOne, z.describe('Texts per language')),
  aktif: Active,
})
export type WrittenRegion = z.infer<typeof WrittenRegion>

export const WrittenCategory = z.strictObject({
  urun_tipi: ProductKind,
  ust_k_no: Parent,
  gorsel: Cover,
  metinler: perLanguage(GroupText).check(atLeastOne, z.describe('Texts per language')),
  aktif: Active,
})
export type WrittenCategory = z.infer<typeof WrittenCategory>

export const WrittenCollection = z.strictObject({
  gorsel: Cover,
  metinler: perLanguage(GroupText).check(atLeastOne, z.describe('Texts per language')),
  urunler: z.array(Uuid).check(
    z.maxLength(500),
    z.refine((keys) => new Set(keys).size === keys.length),
    z.describe('Products in their order'),
  ),
  aktif: Active,
})
export type WrittenCollection = z.infer<typeof WrittenCollection>

const Words = perLanguage(openLine('Words in this language', 120)).check(atLeastOne, z.describe('Words per language'))
const ChoiceCode = address('Stable name of the choice', /^[a-z0-9][a-z0-9_-]{0,59}$/, 60)

export const WrittenFilter = z.strictObject({
  baslik: Words,
  secenekler: z.array(z.strictObject({ kod: ChoiceCode, baslik: Words })).check(
    z.maxLength(60),
    z.refine((choices) => new Set(choices.map(({ kod }) => kod)).size === choices.length),
    z.describe('Choices in their order'),
  ),
  aktif: Active,
})
export type WrittenFilter = z.infer<typeof WrittenFilter>

const stored = { k_no: Uuid, kod: OwnCode, surum: Version, urun_sayisi: Products }

export const StoredRegion = z.strictObject({ ...stored, ...WrittenRegion.shape })
export type StoredRegion = z.infer<typeof StoredRegion>
export const StoredCategory = z.strictObject({ ...stored, ...WrittenCategory.shape })
export type StoredCategory = z.infer<typeof StoredCategory>
export const StoredCollection = z.strictObject({ ...stored, ...WrittenCollection.shape })
export type StoredCollection = z.infer<typeof StoredCollection>
export const StoredFilter = z.strictObject({
  ...stored,
  ...WrittenFilter.shape,
  secenek_sayilari: z.record(z.string(), z.int()).check(z.describe('Products by choice')),
})
export type StoredFilter = z.infer<typeof StoredFilter>

/** What was on the screen when the clerk began (PEOPLE-17). */
function edit<T extends z.ZodMiniType>(written: T) {
  return {
    k_no: NoKey,
    gorulen: z.nullable(written).check(z.describe('What it said when the clerk began; null for a new one')),
    yeni: written.check(z.describe('What it is to say')),
  }
}

const Successor = z.optional(
  z.nullable(Uuid).check(z.describe('Where its products and what belongs to it go when it is retired')),
)

/** The order that was seen comes along: if a colleague has changed it meanwhile, it is not overwritten. */
const Order = z.strictObject({
  gorulen: z.array(Uuid).check(z.maxLength(1000), z.describe('The order that was seen')),
  yeni: z.array(Uuid).check(z.maxLength(1000), z.describe('The order wanted, of the same things')),
})

const Done = z.object({ sayi: z.int().check(z.describe('How many stand in the order now')) })

export const listWrittenRegions = endpoint({
  method: 'GET',
  path: '/yonetim/bolge-listele',
  feature: 'catalog',
  summary: 'Destinations as they are written, retired ones too',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredRegion).check(z.describe('Destinations in order')) }),
})

export const saveRegion = endpoint({
  method: 'POST',
  path: '/yonetim/bolge-kaydet-post',
  feature: 'catalog',
  summary: 'Write a destination; without a key a new one',
  access: 'staff',
  hak: 'grup.yaz',
  input: z.strictObject({ ...edit(WrittenRegion), yerine_k_no: Successor }),
  output: z.object({ data: StoredRegion.check(z.describe('As it stands now')) }),
})

export const orderRegions = endpoint({
  method: 'POST',
  path: '/yonetim/bolge-sirala-post',
  feature: 'catalog',
  summary: 'Put destinations into another order',
  access: 'staff',
  hak: 'grup.yaz',
  input: Order,
  output: Done,
})

export const listWrittenCategories = endpoint({
  method: 'GET',
  path: '/yonetim/kategori-listele',
  feature: 'catalog',
  summary: 'Categories of products as they are written, retired ones too',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredCategory).check(z.describe('Categories in order')) }),
})

export const saveProductCategory = endpoint({
  method: 'POST',
  path: '/yonetim/kategori-kaydet-post',
  feature: 'catalog',
  summary: 'Write a category of products; without a key a new one',
  access: 'staff',
  hak: 'grup.yaz',
  input: z.strictObject({ ...edit(WrittenCategory), yerine_k_no: Successor }),
  output: z.object({ data: StoredCategory.check(z.describe('As it stands now')) }),
})

export const orderCategories = endpoint({
  method: 'POST',
  path: '/yonetim/kategori-sirala-post',
  feature: 'catalog',
  summary: 'Put categories into another order',
  access: 'staff',
  hak: 'grup.yaz',
  input: Order,
  output: Done,
})

export const listWrittenCollections = endpoint({
  method: 'GET',
  path: '/yonetim/koleksiyon-listele',
  feature: 'catalog',
  summary: 'Collections with their products, retired ones too',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredCollection).check(z.describe('Collections in order')) }),
})

export const saveCollection = endpoint({
  method: 'POST',
  path: '/yonetim/koleksiyon-kaydet-post',
  feature: 'catalog',
  summary: 'Write a collection and choose its products; without a key a new one',
  access: 'staff',
  hak: 'grup.yaz',
  input: z.strictObject(edit(WrittenCollection)),
  output: z.object({ data: StoredCollection.check(z.describe('As it stands now')) }),
})

export const orderCollections = endpoint({
  method: 'POST',
  path: '/yonetim/koleksiyon-sirala-post',
  feature: 'catalog',
  summary: 'Put collections into another order',
  access: 'staff',
  hak: 'grup.yaz',
  input: Order,
  output: Done,
})

export const listWrittenFilters = endpoint({
  method: 'GET',
  path: '/yonetim/filtre-listele',
  feature: 'catalog',
  summary: 'Filters with their choices, retired ones too',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredFilter).check(z.describe('Filters in order')) }),
})

const Pairs = z
  .array(z.strictObject({ urun_k_no: Uuid, secenek_kod: ChoiceCode }))
  .check(z.maxLength(1000), z.describe('Products with a choice'))

export const saveFilter = endpoint({
  method: 'POST',
  path: '/yonetim/filtre-kaydet-post',
  feature: 'catalog',
  summary: 'Write a filter, its choices and which products have them; without a key a new one',
  access: 'staff',
  hak: 'grup.yaz',
  input: z.strictObject({ ...edit(WrittenFilter), ekle: z.optional(Pairs), cikar: z.optional(Pairs) }),
  output: z.object({ data: StoredFilter.check(z.describe('As it stands now')) }),
})

export const orderFilters = endpoint({
  method: 'POST',
  path: '/yonetim/filtre-sirala-post',
  feature: 'catalog',
  summary: 'Put filters into another order',
  access: 'staff',
  hak: 'grup.yaz',
  input: Order,
  output: Done,
})

export const listFilterProducts = endpoint({
  method: 'GET',
  path: '/yonetim/filtre-urun-listele',
  feature: 'catalog',
  summary: 'Which products have which choice of a filter',
  access: 'staff',
  hak: 'grup.oku',
  input: z.object({ k_no: Uuid }),
  output: z.object({
    data: z.array(z.strictObject({ urun_k_no: Uuid, secenek_kod: z.string() })).check(z.describe('Pairs')),
  }),
})

export const NamedProduct = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name in the language of the office')),
  urun_tipi: ProductKind,
  bolge: z.nullable(z.string()).check(z.describe('Destination')),
  yayinda: z.boolean().check(z.describe('On offer')),
  kampanya_k_no: z.nullable(Uuid).check(z.describe('Campaign of its own')),
})
export type NamedProduct = z.infer<typeof NamedProduct>

export const NAMED_MOST = 2000

export const nameProducts = endpoint({
  method: 'GET',
  path: '/yonetim/urun-ad-listele',
  feature: 'catalog',
  summary: 'Products by name, for choosing some of them',
  access: 'staff',
  hak: 'genel.oku',
  input: z.object({
    ara: z.optional(verbatim('Part of the name', 80)),
    urun_tipi: z.optional(ProductKind),
  }),
  output: z.object({ data: z.array(NamedProduct).check(z.describe('At most two thousand, by name')) }),
})

const Titles = perLanguage(z.string()).check(z.describe('Title per language'))

/** What a product is sorted by besides its place and its category (CAT-94). */
const ProductGroups = z.strictObject({
  koleksiyonlar: z.array(Uuid).check(z.maxLength(200), z.describe('Collections it stands in')),
  secenekler: z
    .array(z.strictObject({ filtre_k_no: Uuid, kod: ChoiceCode }))
    .check(z.maxLength(500), z.describe('Choices of filters it has')),
})
export type ProductGroups = z.infer<typeof ProductGroups>

export const getProductGroups = endpoint({
  method: 'GET',
  path: '/yonetim/urun-grup-getir',
  feature: 'catalog',
  summary: 'Collections and filters beside what a product has of them; retired ones only where it has them',
  access: 'staff',
  hak: 'grup.oku',
  input: z.strictObject({ k_no: Uuid }),
  output: z.object({
    data: z.object({
      urun: ProductGroups.check(z.describe('What it has')),
      koleksiyonlar: z
        .array(z.strictObject({ k_no: Uuid, baslik: Titles, aktif: Active }))
        .check(z.describe('Collections in order')),
      filtreler: z
        .array(
          z.strictObject({
            k_no: Uuid,
            baslik: Titles,
            aktif: Active,
            secenekler: z
              .array(z.strictObject({ kod: z.string().check(z.describe('Stable name')), baslik: Titles }))
              .check(z.describe('Choices in order')),
          }),
        )
        .check(z.describe('Filters in order')),
    }),
  }),
})
export type ProductGroupChoices = z.infer<typeof getProductGroups.output>['data']

export const saveProductGroups = endpoint({
  method: 'POST',
  path: '/yonetim/urun-grup-kaydet-post',
  feature: 'catalog',
  summary: 'Put a product into collections and give it choices of filters, or take it out; what others did there stays',
  access: 'staff',
  hak: 'grup.yaz',
  input: z.strictObject({
    k_no: Uuid.check(z.describe('The product')),
    gorulen: ProductGroups.check(z.describe('What was seen')),
    yeni: ProductGroups.check(z.describe('What it is to have')),
  }),
  output: z.object({ data: ProductGroups.check(z.describe('What it has now')) }),
})
