import * as z from 'zod/mini'
import { ContentType } from '../settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  Amount,
  address,
  CurrencyCode,
  Instant,
  line,
  openLine,
  openParagraph,
  Uuid,
  verbatim,
} from '../wire/fields.ts'
import { Language, perLanguage } from '../wire/language.ts'
import { Picture } from './picture.ts'

/** What is sold (BOOK-1). */
export const PRODUCT_KINDS = [
  'tur',
  'villa',
  'yat',
  'transfer',
  'arac_kira',
  'otel',
  'dugun',
  'saglik',
  'ekstra',
] as const
export const ProductKind = z.enum(PRODUCT_KINDS).check(z.describe('Kind of product'))
export type ProductKind = z.infer<typeof ProductKind>

const Heading = openLine('Heading', 300)
const Body = openParagraph('Plain text', 5000)
/** Neither another site without a scheme, nor a scheme that runs something. */
const HREF = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:|#)[^\s<>"'`\\]*$/
export const Href = address('Address without the language prefix, or an absolute one', HREF, 500)

const OfferValue = z.discriminatedUnion('turu', [
  z.object({ turu: z.literal('yuzde'), oran: z.number().check(z.gte(0), z.lte(100), z.describe('Per cent')) }),
  z.object({ turu: z.literal('tutar'), tutar: Amount, kur: CurrencyCode }),
])
/** A column of whole numbers holds no more. */
const Count = z.int().check(z.gte(0), z.lte(2_147_483_647))

const OfferThreshold = z.discriminatedUnion('turu', [
  z.object({ turu: z.literal('adet'), adet: Count.check(z.describe('Lines, nights, days or people')) }),
  z.object({ turu: z.literal('tutar'), tutar: Amount, kur: CurrencyCode }),
])

/** A campaign or a coupon that runs, as its row says it. */
const Offer = z.object({
  kaynak: z.enum(['sepet', 'kupon', 'urun']).check(z.describe('Basket campaign, coupon, or campaigns of products')),
  kod: z
    .nullable(verbatim('Code of the coupon', 24))
    .check(z.describe('What is typed into the basket; null where nothing is')),
  deger: OfferValue.check(z.describe('What comes off')),
  en_cok: z.boolean().check(z.describe('Several products: the most any of them gives')),
  esik: z.nullable(OfferThreshold).check(z.describe('From what on it counts; null from the first')),
  urun_tipleri: z
    .array(ProductKind)
    .check(z.maxLength(PRODUCT_KINDS.length), z.describe('Kinds it counts for; empty for all')),
  urun_sayisi: z.nullable(Count).check(z.describe('Products with such a campaign; null for the others')),
  uye_basina: z.nullable(Count).check(z.describe('Uses per person; null without limit')),
  bitis: z.nullable(Instant).check(z.describe('Until when, exclusive; null for ever')),
})
export type Offer = z.infer<typeof Offer>

const Latitude = z.number().check(z.gte(-90), z.lte(90), z.describe('Latitude'))
const Longitude = z.number().check(z.gte(-180), z.lte(180), z.describe('Longitude'))

/** Which products a strip shows; what is left out is not asked. */
export const StripRule = z.object({
  urun_tipi: z.optional(ProductKind),
  bolge: z.optional(verbatim('Stable name of a destination', 60)),
  ozellik: z.optional(verbatim('Filters as kod:choice, joined with commas', 200)),
  sirala: z.optional(z.enum(['onerilen', 'fiyat_artan', 'puan', 'yeni']).check(z.describe('Order'))),
  kampanyali: z.optional(z.literal(true).check(z.describe('Only what a campaign of its own makes cheaper'))),
  adet: z.int().check(z.gte(1), z.lte(12), z.describe('How many products')),
})
export type StripRule = z.infer<typeof StripRule>

/** Most cells a table may have; more belong into a file. */
export const TABLE_LIMITS = { columns: 12, rows: 200 } as const

const Cell = openParagraph('Cell', 500)

/** Blocks that carry pictures, whole on the wire and by key where they are stored. */
function pictureBlocks<P extends z.ZodMiniType>(picture: P) {
  return [
    /** First picture of a page, with headline. */
    z.object({
      tip: z.literal('vitrin'),
      baslik: Heading,
      metin: Body,
      gorsel: picture,
      gorsel_dar: z.nullable(picture).check(z.describe('Upright cut for narrow screens')),
    }),
    /** The nine kinds as tiles. */
    z.object({
      tip: z.literal('turler'),
      baslik: Heading,
      metin: Body,
      ogeler: z
        .array(
          z.object({
            urun_tipi: ProductKind,
            baslik: Heading,
            not: Body.check(z.describe('Small line beside the title')),
            url: Href,
            gorsel: picture,
          }),
        )
        .check(z.maxLength(20)),
    }),
    /** Destinations as posters. */
    z.object({
      tip: z.literal('bolgeler'),
      baslik: Heading,
      ogeler: z
        .array(z.object({ baslik: Heading, not: Body, url: Href, enlem: Latitude, boylam: Longitude, gorsel: picture }))
        .check(z.maxLength(40)),
    }),
    /** Newest journal articles; the server fills in `ogeler`. */
    z.object({
      tip: z.literal('yazilar'),
      baslik: Heading,
      adet: z.number().check(z.int(), z.gte(1), z.lte(12), z.describe('How many articles')),
      ogeler: z
        .array(z.object({ baslik: Heading, ozet: Body, url: Href, gorsel: z.nullable(picture) }))
        .check(z.maxLength(12)),
    }),
    z.object({ tip: z.literal('gorsel'), gorsel: picture, altyazi: z.nullable(Body) }),
    z.object({
      tip: z.literal('galeri'),
      baslik: z.nullable(Heading),
      ogeler: z.array(z.object({ gorsel: picture, altyazi: z.nullable(Body) })).check(z.maxLength(40)),
    }),
    /** A film elsewhere: a picture that leads there. Nothing of the other site runs here. */
    z.object({
      tip: z.literal('video'),
      baslik: Heading,
      url: address('Address of the film', /^https:\/\/[^\s<>"'`\\]+$/, 500),
      gorsel: z.nullable(picture),
    }),
  ] as const
}

const plainBlocks = [
  /** Campaigns and coupons of the moment; the server fills in `ogeler` from their rows, and leaves the block out without any. */
  z.object({
    tip: z.literal('kampanya'),
    baslik: Heading,
    metin: Body,
    ogeler: z.array(Offer).check(z.maxLength(12)),
  }),
  /** Short promises in a row. */
  z.object({
    tip: z.literal('sozler'),
    ogeler: z
      .array(
        z.object({
          baslik: Heading,
          metin: Body,
          url: z.optional(Href.check(z.describe('Page that says what the promise means'))),
        }),
      )
      .check(z.maxLength(12), z.describe('What the block shows, in order')),
  }),
  z.object({ tip: z.literal('bulten'), baslik: Heading, metin: Body }),
  /** Running text; sanitised HTML. */
  z.object({ tip: z.literal('metin'), html: openParagraph('Sanitised HTML', 100_000) }),
  z.object({
    tip: z.literal('sss'),
    baslik: Heading,
    ogeler: z.array(z.object({ soru: Body, cevap: Body })).check(z.maxLength(100)),
  }),
  z.object({ tip: z.literal('cagri'), baslik: Heading, metin: Body, etiket: Body, url: Href }),
  /** Products by rule: the server chooses those that can be booked, the page asks for their cards. */
  z.object({
    tip: z.literal('urunler'),
    baslik: Heading,
    kural: StripRule.check(z.describe('Which products')),
    url: z.nullable(Href).check(z.describe('Where all of them are')),
    etiket: z.nullable(Body).check(z.describe('Words of that link')),
    urunler: z.array(Uuid).check(z.maxLength(12), z.describe('The products of the moment; filled in by the server')),
  }),
  z.object({
    tip: z.literal('tablo'),
    baslik: z.nullable(Heading),
    basliklar: z.array(Cell).check(z.minLength(1), z.maxLength(TABLE_LIMITS.columns), z.describe('Heads of columns')),
    satirlar: z
      .array(z.array(Cell).check(z.maxLength(TABLE_LIMITS.columns)))
      .check(z.maxLength(TABLE_LIMITS.rows), z.describe('Rows, top to bottom')),
  }),
  z.object({
    tip: z.literal('harita'),
    baslik: Heading,
    metin: Body.check(z.describe('Address or way in words')),
    enlem: Latitude,
    boylam: Longitude,
  }),
] as const

export const Block = z.discriminatedUnion('tip', [...pictureBlocks(Picture), ...plainBlocks])
export type Block = z.infer<typeof Block>

/** A picture by its place: section and name. */
export const PictureKey = z
  .string()
  .check(z.maxLength(140), z.regex(/^[a-z]+\/[a-z0-9][a-z0-9-]*$/), z.describe('Picture as section/name'))

/** Blocks as an editor writes them: pictures by key. */
export const WrittenBlock = z.discriminatedUnion('tip', [...pictureBlocks(PictureKey), ...plainBlocks])
export type WrittenBlock = z.infer<typeof WrittenBlock>

/** Where the same page stands in the other languages. */
const Translation = z.object({
  slug: z.nullable(z.string()).check(z.describe('Slug in that language')),
  url: z.nullable(z.string()).check(z.describe('Own address in that language, for custom pages')),
})

/** `ana` is the home page; the letters are the content types; `ozel` has its own url. */
export const PageType = z.union([ContentType, z.literal(['ana', 'ozel'])]).check(z.describe('Type of the page'))
export type PageType = z.infer<typeof PageType>

export const PageSummary = z.object({
  k_no: Uuid,
  turu: PageType,
  dil: Language.check(z.describe('Language of the texts; another than asked for when there is no translation')),
  baslik: Heading,
  ozet: z.string().check(z.describe('Two sentences for lists and search engines')),
  slug: z.nullable(z.string()),
  url: z.nullable(z.string()),
  gorsel: z.nullable(Picture),
  yayin_zamani: Instant.check(z.describe('When it was published')),
  guncelleme_zamani: Instant.check(z.describe('When it was last changed')),
  ceviriler: perLanguage(Translation).check(z.describe('The same page in the other languages')),
  kategori: z
    .nullable(z.object({ baslik: Heading, slug: z.string().check(z.describe('Slug in this language')) }))
    .check(z.describe('Category of an article')),
  yazar: z.nullable(z.string()).check(z.describe('Who wrote it, and what makes them know')),
})
export type PageSummary = z.infer<typeof PageSummary>

export const Page = z.extend(PageSummary, {
  seo_baslik: z.string().check(z.describe('Title for search engines')),
  bloklar: z.array(Block).check(z.describe('The page from top to bottom')),
  surum: z.int().check(z.describe('Version of the text')),
  surumler: z
    .array(z.object({ surum: z.int(), zaman: Instant }))
    .check(z.describe('Versions of a contract that can be read, newest first; empty on other pages')),
  taslak: z.boolean().check(z.describe('Shown by a signed link only: not published, or not yet')),
})
export type Page = z.infer<typeof Page>

/** A category of the journal, in the language asked for. */
const PageCategory = z.object({
  k_no: Uuid,
  baslik: Heading,
  aciklama: Body.check(z.describe('A sentence about it')),
  slug: z.string().check(z.describe('Slug in this language')),
  ceviriler: perLanguage(Translation).check(z.describe('The same category in the other languages')),
})
export type PageCategory = z.infer<typeof PageCategory>

const slugQuery = line('Slug', 200)

export const getPage = endpoint({
  method: 'GET',
  path: '/page-get',
  feature: 'content',
  summary: 'One page by type and slug, or by its own url',
  input: z.object({
    dil: Language,
    turu: PageType,
    slug: z.optional(slugQuery.check(z.describe('Slug; needed for every type but ana and ozel'))),
    url: z.optional(slugQuery.check(z.describe('Own address of a custom page'))),
    surum: z.optional(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000), z.describe('An older version of a contract')),
    ),
    onizleme: z.optional(verbatim('Signed key of a preview', 200)),
  }),
  output: z.object({ data: Page.check(z.describe('The page')) }),
})

export const listPages = endpoint({
  method: 'GET',
  path: '/page-all-get',
  feature: 'content',
  summary: 'All published pages of a language, newest first',
  input: z.object({
    dil: Language,
    turu: z.optional(PageType),
    kategori: z.optional(slugQuery.check(z.describe('Slug of a category of the journal'))),
  }),
  output: z.object({
    data: z.array(PageSummary).check(z.describe('The pages')),
    kategoriler: z.array(PageCategory).check(z.describe('Categories that have articles, in order')),
  }),
})
