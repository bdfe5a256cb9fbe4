import * as z from 'zod/mini'
import { PRODUCT_KINDS } from '../content/content.ts'
import { BasketQuote, BasketRequest } from '../reservation/basket.ts'
import { CampaignKind, CouponProblem, couponCode, DiscountKind, Price } from '../reservation/promotion.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  CurrencyCode,
  email,
  Instant,
  inOrder,
  openLine,
  PageNumber,
  Uuid,
  verbatim,
  writable,
} from '../wire/fields.ts'
import { perLanguage } from '../wire/language.ts'
import { LongFile } from '../wire/long-file.ts'

const Code = z
  .string()
  .check(
    z.maxLength(60),
    z.overwrite(couponCode),
    z.regex(/^[A-Z0-9]{3,24}$/),
    writable,
    z.describe('Code, capitals and digits'),
  )

const atLeastOne = z.refine<object>((texts) => Object.values(texts).some(Boolean))
const fitsPercent = z.refine<{ indirim_turu: string; indirim_tutari: number }>(
  ({ indirim_turu, indirim_tutari }) => indirim_tutari > 0 && (indirim_turu === 'tutar' || indirim_tutari <= 100),
  { path: ['indirim_tutari'] },
)

const Kinds = z
  .array(z.enum(PRODUCT_KINDS))
  .check(z.maxLength(PRODUCT_KINDS.length), z.describe('Kinds of product it is for; empty means all'))

const discount = {
  indirim_turu: DiscountKind,
  indirim_tutari: Price.check(z.describe('Discount: per cent for yuzde, an amount in kur for tutar')),
  kur: CurrencyCode.check(z.describe('Currency of its fixed amounts')),
  urun_tipleri: Kinds,
  baslangic: z.nullable(Instant).check(z.describe('From when it counts; null for always')),
  bitis: z.nullable(Instant).check(z.describe('Until when it counts, exclusive; null for ever')),
  aktif: z.boolean().check(z.describe('Switched on')),
}

const campaignFields = {
  ad: perLanguage(openLine('Name in this language', 120)).check(atLeastOne, z.describe('Name per language')),
  kapsam: z.enum(['urun', 'sepet']).check(z.describe('Of chosen products, or of the basket')),
  kampanya_turu: CampaignKind,
  toplam_tutar: Price.check(z.describe('Threshold: a count for adet, an amount in kur for tutar')),
  ...discount,
}

const countIsWhole = z.refine<{ kampanya_turu: string; toplam_tutar: number }>(
  ({ kampanya_turu, toplam_tutar }) => kampanya_turu === 'tutar' || Number.isInteger(toplam_tutar),
  { path: ['toplam_tutar'] },
)

export const WrittenCampaign = z
  .strictObject({
    ...campaignFields,
    urunler: z.array(Uuid).check(
      z.maxLength(2000),
      z.refine((keys) => new Set(keys).size === keys.length),
      z.describe('Products it is for; empty for one of the basket'),
    ),
  })
  .check(fitsPercent, countIsWhole, inOrder)
export type WrittenCampaign = z.infer<typeof WrittenCampaign>

const Given = z
  .array(z.strictObject({ kur: CurrencyCode, tutar: Price.check(z.describe('What it took off')) }))
  .check(z.describe('What it gave away, in the currency of the books'))

export const RUNNING = ['suren', 'gelecek', 'biten'] as const
const State = z.enum(RUNNING).check(z.describe('Runs, will run, or is over or switched off'))

export const StoredCampaign = z.strictObject({
  k_no: Uuid,
  surum: z.int().check(z.gte(1), z.describe('Version')),
  durum: State,
  kullanim: z.int().check(z.gte(0), z.describe('Bookings it counted in')),
  verilen: Given,
  ...campaignFields,
  urunler: z.array(Uuid).check(z.describe('Products it is for')),
})
export type StoredCampaign = z.infer<typeof StoredCampaign>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/yonetim/kampanya-listele',
  feature: 'promotion',
  summary: 'Campaigns with their products, how often they counted and what they gave away',
  access: 'staff',
  hak: 'kampanya.oku',
  input: z.object({}),
  output: z.object({ data: z.array(StoredCampaign).check(z.describe('Running ones first')) }),
})

export const saveCampaign = endpoint({
  method: 'POST',
  path: '/yonetim/kampanya-kaydet-post',
  feature: 'promotion',
  summary: 'Write a campaign; without a key a new one',
  access: 'staff',
  hak: 'kampanya.yaz',
  input: z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('Which one; left out for a new one'))),
    gorulen: z.nullable(WrittenCampaign).check(z.describe('What it said when the clerk began; null for a new one')),
    yeni: WrittenCampaign.check(z.describe('What it is to say')),
  }),
  output: z.object({ data: StoredCampaign.check(z.describe('As it stands now')) }),
})

const couponTerms = {
  ...discount,
  alt_sinir: Price.check(z.describe('Least product amount left by the campaigns, in kur; 0 for none')),
  en_cok_kullanim: z
    .nullable(z.int().check(z.gte(1), z.lte(1_000_000)))
    .check(z.describe('Uses in all; null without limit')),
  uye_basina: z.nullable(z.int().check(z.gte(1), z.lte(1000))).check(z.describe('Uses per person; null without limit')),
  vitrinde: z.boolean().check(z.describe('Told to every visitor on pages')),
}

export const WrittenCoupon = z
  .strictObject({
    kod: Code,
    ...couponTerms,
    uye_e_mail: z.nullable(email('Address of the only member who may use it; null for everybody')),
  })
  .check(fitsPercent, inOrder)
export type WrittenCoupon = z.infer<typeof WrittenCoupon>

export const StoredCoupon = z.strictObject({
  k_no: Uuid,
  surum: z.int().check(z.gte(1), z.describe('Version')),
  durum: z.enum([...RUNNING, 'tukendi']).check(z.describe('Runs, will run, is over, or is used up')),
  seri: z.nullable(z.string()).check(z.describe('Codes that were made together')),
  kullanim: z.int().check(z.gte(0), z.describe('Uses')),
  verilen: Given,
  kod: z.string().check(z.describe('Code')),
  ...couponTerms,
  uye_e_mail: z.nullable(z.string()).check(z.describe('The only member who may use it')),
})
export type StoredCoupon = z.infer<typeof StoredCoupon>

export const COUPON_PAGE = 50

export const listCoupons = endpoint({
  method: 'GET',
  path: '/yonetim/kupon-listele',
  feature: 'promotion',
  summary: 'Coupons, newest first, with their uses and what they gave away',
  access: 'staff',
  hak: 'kampanya.oku',
  input: z.object({
    ara: z.optional(verbatim('Part of the code or of the series', 60)),
    durum: z.optional(z.enum([...RUNNING, 'tukendi'])),
    seri: z.optional(verbatim('Series', 60)),
    sayfa: PageNumber,
  }),
  output: z.object({
    toplam: z.int().check(z.describe('Coupons in all')),
    sayfa: z.int().check(z.describe('Page')),
    sayfa_boyu: z.int().check(z.describe('Coupons per page')),
    seriler: z
      .array(
        z.strictObject({
          seri: z.string().check(z.describe('Name')),
          sayi: z.int().check(z.describe('Codes')),
          kullanim: z.int().check(z.describe('Used')),
        }),
      )
      .check(z.describe('Series, newest first')),
    data: z.array(StoredCoupon).check(z.describe('The coupons')),
  }),
})

export const saveCoupon = endpoint({
  method: 'POST',
  path: '/yonetim/kupon-kaydet-post',
  feature: 'promotion',
  summary: 'Write a coupon; without a key a new one. The code of one that exists stays',
  access: 'staff',
  hak: 'kampanya.yaz',
  input: z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('Which one; left out for a new one'))),
    gorulen: z.nullable(WrittenCoupon).check(z.describe('What it said when the clerk began; null for a new one')),
    yeni: WrittenCoupon.check(z.describe('What it is to say')),
  }),
  output: z.object({ data: StoredCoupon.check(z.describe('As it stands now')) }),
})

export const SERIES_MOST = 2000

export const makeCoupons = endpoint({
  method: 'POST',
  path: '/yonetim/kupon-uret-post',
  feature: 'promotion',
  summary: 'Make a series of codes with the same terms',
  access: 'staff',
  hak: 'kampanya.yaz',
  input: z
    .strictObject({
      seri: openLine('Name of the series', 60).check(z.minLength(1)),
      on_ek: z
        .string()
        .check(
          z.maxLength(40),
          z.overwrite(couponCode),
          z.regex(/^[A-Z0-9]{0,12}$/),
          writable,
          z.describe('What each code begins with'),
        ),
      adet: z.int().check(z.gte(1), z.lte(SERIES_MOST), z.describe('How many')),
      ...couponTerms,
    })
    .check(fitsPercent, inOrder),
  output: z.object({
    seri: z.string().check(z.describe('Name of the series')),
    kodlar: z.array(z.string()).check(z.describe('The codes')),
  }),
})

export const downloadCoupons = endpoint({
  method: 'GET',
  path: '/yonetim/kupon-dosya-get',
  feature: 'promotion',
  summary: 'The codes of a series as CSV',
  access: 'staff',
  hak: 'kampanya.oku',
  input: z.object({ seri: verbatim('Series', 60, 1) }),
  output: LongFile,
  content: 'application/octet-stream',
})

/** A basket to try a rule on: what a visitor would send. */
const Sample = z.strictObject({
  lang: BasketRequest.shape.lang,
  sepet_urunler: BasketRequest.shape.sepet_urunler,
  secilen_kur: BasketRequest.shape.secilen_kur,
})

const Tried = z.strictObject({
  gecerli: z.boolean().check(z.describe('It takes something off')),
  sorun: z.nullable(CouponProblem).check(z.describe('Why the coupon does not count')),
  indirim: Price.check(z.describe('What it takes off, in secilen_kur')),
  once: Price.check(z.describe('The total without it')),
  sonra: Price.check(z.describe('The total with it')),
  kur: CurrencyCode,
  rakip: z.nullable(z.string()).check(z.describe('The campaign of the basket that wins instead')),
  engeller: BasketQuote.shape.engeller,
})
export type Tried = z.infer<typeof Tried>

export const tryCampaign = endpoint({
  method: 'POST',
  path: '/yonetim/kampanya-dene-post',
  feature: 'promotion',
  summary: 'What a campaign would take off a basket; nothing is written',
  access: 'staff',
  hak: 'kampanya.oku',
  input: z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('The one it stands for, where it exists'))),
    kampanya: WrittenCampaign.check(z.describe('As it is written on the screen')),
    sepet: Sample.check(z.describe('The basket')),
  }),
  output: z.object({ data: Tried.check(z.describe('What it does')) }),
})

export const tryCoupon = endpoint({
  method: 'POST',
  path: '/yonetim/kupon-dene-post',
  feature: 'promotion',
  summary: 'What a coupon would take off a basket; nothing is written',
  access: 'staff',
  hak: 'kampanya.oku',
  input: z.strictObject({
    k_no: z.optional(Uuid.check(z.describe('The one it stands for, where it exists'))),
    kupon: WrittenCoupon.check(z.describe('As it is written on the screen')),
    sepet: Sample.check(z.describe('The basket')),
  }),
  output: z.object({ data: Tried.check(z.describe('What it does')) }),
})
