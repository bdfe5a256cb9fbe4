import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import {
  email,
  Instant,
  IsoDate,
  inOrder,
  line,
  maybeLine,
  maybeParagraph,
  oneParty,
  paragraph,
  Uuid,
} from '../wire/fields.ts'
import { Language, LocalText } from '../wire/language.ts'

const Stars = z.int().check(z.gte(1), z.lte(5), z.describe('One to five'))

export const Review = z.object({
  k_no: Uuid,
  ad: z.string().check(z.describe('Name as it is shown: first name and initial')),
  dil: Language.check(z.describe('Language it was written in')),
  puan: Stars,
  baslik: z.nullable(z.string()).check(z.describe('Headline')),
  metin: z.string().check(z.describe('Words of the guest, plain text')),
  tarih: IsoDate.check(z.describe('Day it was written')),
  dogrulanmis: z.boolean().check(z.describe('The guest had booked it here')),
  yanit: z.nullable(z.string()).check(z.describe('Answer of the operator')),
})
export type Review = z.infer<typeof Review>

export const listReviews = endpoint({
  method: 'GET',
  path: '/urun-yorum-listele',
  feature: 'catalog',
  summary: 'Published reviews of a product, with histogram and languages',
  input: z.object({
    urun_k_no: Uuid,
    yorum_dili: z.optional(Language.check(z.describe('Only reviews in this language'))),
    puan: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5), z.describe('Only with so many stars'))),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
  }),
  output: z.object({
    data: z.array(Review).check(z.describe('Ten to a page, newest first')),
    toplam: z.int().check(z.describe('Reviews that match')),
    dagilim: z.array(z.int()).check(z.describe('Published reviews with 1, 2, 3, 4 and 5 stars')),
    diller: z
      .array(z.object({ dil: Language, sayi: z.int().check(z.describe('Reviews in it')) }))
      .check(z.describe('Languages of the reviews')),
  }),
})

/** Waits for the operator; `uye_olmadan_yorum_yapma` says whether a visitor may write one. */
export const postReview = endpoint({
  method: 'POST',
  path: '/urun-yorum-post',
  feature: 'catalog',
  summary: 'Write a review; it is shown after moderation',
  input: z.strictObject({
    lang: Language,
    urun_k_no: Uuid,
    puan: Stars,
    baslik: maybeLine('Headline', 120),
    metin: paragraph('Words of the guest', 3000),
    ad: line('Name', 80),
    e_mail: email(),
  }),
  output: z.object({ k_no: Uuid }),
})

export const WATCH_REASONS = ['musait', 'ucuz'] as const

/** Tell me when it is free, or cheaper. */
export const watchProduct = endpoint({
  method: 'POST',
  path: '/urun-haber-ver-post',
  feature: 'catalog',
  summary: 'Be told by mail when a product is free on dates, or cheaper than now',
  input: z
    .strictObject({
      lang: Language,
      urun_k_no: Uuid,
      e_mail: email(),
      neden: z.enum(WATCH_REASONS).check(z.describe('musait: free on these dates; ucuz: cheaper than today')),
      baslangic: z.optional(IsoDate.check(z.describe('First day'))),
      bitis: z.optional(IsoDate.check(z.describe('Day of departure'))),
      yetiskin: z.optional(z.int().check(z.gte(1), z.lte(99), z.describe('Adults'))),
      cocuk: z.optional(z.int().check(z.gte(0), z.lte(99), z.describe('Children'))),
    })
    .check(
      z.refine((one) => one.neden !== 'musait' || one.baslangic !== undefined, { path: ['baslangic'] }),
      inOrder,
      oneParty,
    ),
  output: z.object({ k_no: Uuid }),
})

/** Counts a look; the browser says it once a day per product. */
export const recordView = endpoint({
  method: 'POST',
  path: '/urun-izleme-guncelle',
  feature: 'catalog',
  summary: 'Somebody looks at a product: counts the day’s visitors without knowing them',
  input: z.strictObject({ urun_k_no: Uuid }),
  output: z.object({ bugun_bakan: z.int().check(z.gte(0), z.describe('People who looked today')) }),
})

export const REVIEW_STATES = ['bekliyor', 'yayinda', 'reddedildi'] as const
const ReviewState = z.enum(REVIEW_STATES).check(z.describe('Waiting, published or refused'))

/** A review as the operator reads it. */
export const ModeratedReview = z.object({
  ...z.omit(Review, { tarih: true }).shape,
  urun_k_no: Uuid,
  urun_baslik: LocalText.check(z.describe('Product')),
  e_mail: z.nullable(z.string()).check(z.describe('Address of the writer; never shown')),
  durum: ReviewState,
  baglanti_var: z.boolean().check(z.describe('It contains an address or markup: read it twice')),
  olusturma_zamani: Instant,
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

export const listReviewsToModerate = endpoint({
  method: 'GET',
  path: '/yonetim/yorum-listele',
  feature: 'catalog',
  summary: 'Reviews of one state, newest first; those that wait when none is named',
  access: 'staff',
  hak: 'yorum.oku',
  input: z.object({
    durum: z.optional(ReviewState),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  output: z.object({
    data: z.array(ModeratedReview).check(z.describe('The reviews of the page')),
    toplam: z.int().check(z.describe('How many there are in all')),
    sayfa_boyu: z.int().check(z.describe('Rows per page')),
  }),
})

export const moderateReview = endpoint({
  method: 'POST',
  path: '/yonetim/yorum-guncelle-post',
  feature: 'catalog',
  summary: 'Publish or refuse a review, with an answer where there is one',
  access: 'staff',
  hak: 'yorum.karar',
  input: z.strictObject({
    k_no: Uuid,
    durum: ReviewState,
    yanit: maybeParagraph('Answer of the operator; empty takes it away', 2000),
  }),
  output: z.object({ data: ModeratedReview.check(z.describe('The review as it stands now')) }),
})
