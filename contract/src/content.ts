import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, CurrencyCode, Instant, Uuid } from './fields.ts'
import { Language, perLanguage } from './language.ts'
import { Picture } from './picture.ts'
import { ContentType } from './settings.ts'

/** What is sold (domain §1). */
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

const Heading = z.string().check(z.describe('Heading'))
const Body = z.string().check(z.describe('Plain text'))
const Href = z.string().check(z.describe('Address without the language prefix, or an absolute one'))

/** First picture of a page, with headline. */
const HeroBlock = z.object({
  tip: z.literal('vitrin'),
  baslik: Heading,
  metin: Body,
  gorsel: Picture,
  gorsel_dar: z.nullable(Picture).check(z.describe('Upright cut for narrow screens')),
})

/** The nine kinds as tiles. */
const KindsBlock = z.object({
  tip: z.literal('turler'),
  baslik: Heading,
  metin: Body,
  ogeler: z.array(
    z.object({
      urun_tipi: ProductKind,
      baslik: Heading,
      not: Body.check(z.describe('Small line beside the title')),
      url: Href,
      gorsel: Picture,
    }),
  ),
})

const CampaignValue = z.discriminatedUnion('turu', [
  z.object({ turu: z.literal('yuzde'), oran: z.number().check(z.describe('Per cent')) }),
  z.object({ turu: z.literal('tutar'), tutar: Amount, kur: CurrencyCode }),
])

/** Campaign strip; `{esik}` in a text is replaced by the threshold in the currency on screen. */
const CampaignBlock = z.object({
  tip: z.literal('kampanya'),
  baslik: Heading,
  metin: Body,
  ogeler: z.array(
    z.object({
      deger: CampaignValue.check(z.describe('What the campaign gives')),
      metin: Body,
      esik: z.nullable(z.object({ tutar: Amount, kur: CurrencyCode })).check(z.describe('Amount from which it counts')),
    }),
  ),
})

/** Destinations as posters. */
const PostersBlock = z.object({
  tip: z.literal('bolgeler'),
  baslik: Heading,
  ogeler: z.array(
    z.object({ baslik: Heading, not: Body, url: Href, enlem: z.number(), boylam: z.number(), gorsel: Picture }),
  ),
})

/** Short promises in a row. */
const PromisesBlock = z.object({
  tip: z.literal('sozler'),
  ogeler: z.array(z.object({ baslik: Heading, metin: Body })).check(z.describe('What the block shows, in order')),
})

/** Newest journal articles; the server fills in `ogeler`. */
const ArticlesBlock = z.object({
  tip: z.literal('yazilar'),
  baslik: Heading,
  adet: z.number().check(z.describe('How many articles')),
  ogeler: z.array(z.object({ baslik: Heading, ozet: Body, url: Href, gorsel: z.nullable(Picture) })),
})

const NewsletterBlock = z.object({ tip: z.literal('bulten'), baslik: Heading, metin: Body })

/** Running text; sanitised HTML. */
const TextBlock = z.object({ tip: z.literal('metin'), html: z.string().check(z.describe('Sanitised HTML')) })

const PictureBlock = z.object({ tip: z.literal('gorsel'), gorsel: Picture, altyazi: z.nullable(Body) })

const QuestionsBlock = z.object({
  tip: z.literal('sss'),
  baslik: Heading,
  ogeler: z.array(z.object({ soru: Body, cevap: Body })),
})

const CallBlock = z.object({ tip: z.literal('cagri'), baslik: Heading, metin: Body, etiket: Body, url: Href })

export const Block = z.discriminatedUnion('tip', [
  HeroBlock,
  KindsBlock,
  CampaignBlock,
  PostersBlock,
  PromisesBlock,
  ArticlesBlock,
  NewsletterBlock,
  TextBlock,
  PictureBlock,
  QuestionsBlock,
  CallBlock,
])
export type Block = z.infer<typeof Block>

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
  dil: Language,
  baslik: Heading,
  ozet: z.string().check(z.describe('Two sentences for lists and search engines')),
  slug: z.nullable(z.string()),
  url: z.nullable(z.string()),
  gorsel: z.nullable(Picture),
  yayin_zamani: Instant.check(z.describe('When it was published')),
  guncelleme_zamani: Instant.check(z.describe('When it was last changed')),
  ceviriler: perLanguage(Translation).check(z.describe('The same page in the other languages')),
})
export type PageSummary = z.infer<typeof PageSummary>

export const Page = z.extend(PageSummary, {
  seo_baslik: z.string().check(z.describe('Title for search engines')),
  bloklar: z.array(Block).check(z.describe('The page from top to bottom')),
})
export type Page = z.infer<typeof Page>

const slugQuery = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

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
  }),
  output: z.object({ data: Page.check(z.describe('The page')) }),
})

export const listPages = endpoint({
  method: 'GET',
  path: '/page-all-get',
  feature: 'content',
  summary: 'All published pages of a language, newest first',
  input: z.object({ dil: Language, turu: z.optional(PageType) }),
  output: z.object({ data: z.array(PageSummary).check(z.describe('The pages')) }),
})
