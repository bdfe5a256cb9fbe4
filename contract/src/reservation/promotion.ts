import * as z from 'zod/mini'
import { PRODUCT_KINDS } from '../content/content.ts'
import { Amount, CurrencyCode, Instant, Uuid } from '../wire/fields.ts'

/** Per cent with at most two decimals, 0 to 100. */
export const Percent = Amount.check(z.gte(0), z.lte(100), z.describe('Per cent, at most two decimals'))

/** A price or a sum: never negative, below a hundred million. */
export const Price = Amount.check(z.gte(0), z.lte(99_999_999.99), z.describe('Amount of zero or more, two decimals'))

export const CAMPAIGN_KINDS = ['adet', 'tutar'] as const
export const DISCOUNT_KINDS = ['yuzde', 'tutar'] as const

export const CampaignKind = z
  .enum(CAMPAIGN_KINDS)
  .check(z.describe('Threshold by count (adet: lines of the basket, or nights, days, people of a line) or by amount'))
export const DiscountKind = z.enum(DISCOUNT_KINDS).check(z.describe('Per cent (yuzde) or a fixed amount (tutar)'))
export type DiscountKind = z.infer<typeof DiscountKind>

const Kinds = z
  .array(z.enum(PRODUCT_KINDS))
  .check(z.maxLength(PRODUCT_KINDS.length), z.describe('Kinds of product it is for; empty means all'))

/** Campaign of one product (`urun_cache.kampanya`) or of the basket (PRICE-5). */
export const Campaign = z.strictObject({
  k_no: Uuid,
  ad: z.string().check(z.maxLength(200), z.describe('Name of the campaign as the receipt shows it')),
  kampanya_turu: CampaignKind,
  toplam_tutar: Price.check(z.describe('Threshold: a count for adet, an amount in kur for tutar')),
  indirim_turu: DiscountKind,
  indirim_tutari: Price.check(z.describe('Discount: per cent for yuzde, an amount in kur for tutar')),
  kur: CurrencyCode.check(z.describe('Currency of the fixed amounts of this campaign')),
  urun_tipleri: Kinds,
})
export type Campaign = z.infer<typeof Campaign>

/** A Turkish keyboard writes İ, ı and ş where a code has I and S: both mean the same code. */
export function couponCode(typed: string): string {
  const plain = typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
  return plain.toUpperCase().replaceAll(/[\s-]+/g, '')
}

export const Coupon = z.strictObject({
  k_no: Uuid,
  kod: z.string().check(z.regex(/^[A-Z0-9]{3,24}$/), z.describe('What the person types, in capitals')),
  indirim_turu: DiscountKind,
  indirim_tutari: Price.check(z.describe('Discount: per cent for yuzde, an amount in kur for tutar')),
  kur: CurrencyCode.check(z.describe('Currency of the fixed amounts of this coupon')),
  alt_sinir: Price.check(z.describe('Least product amount left by the campaigns, in kur; 0 for none')),
  urun_tipleri: Kinds,
  baslangic: z.nullable(Instant).check(z.describe('From when it counts; null for always')),
  bitis: z.nullable(Instant).check(z.describe('Until when it counts, exclusive; null for ever')),
  en_cok_kullanim: z.nullable(z.int().check(z.gte(1))).check(z.describe('Uses in all; null without limit')),
  uye_basina: z.nullable(z.int().check(z.gte(1))).check(z.describe('Uses per member; null without limit')),
  uye_k_no: z.nullable(z.uuid()).check(z.describe('The only member who may use it; null for everybody')),
  vitrinde: z.boolean().check(z.describe('Told to everybody on pages')),
})
export type Coupon = z.infer<typeof Coupon>

/** Why a coupon does not count, plainest first. The sentence lives in i18n. */
export const COUPON_PROBLEMS = [
  'kupon_bilinmiyor',
  'kupon_baslamadi',
  'kupon_suresi_doldu',
  'kupon_baska_uyenin',
  'kupon_tukendi',
  'kupon_uye_siniri',
  'kupon_alt_sinir',
  'kupon_urun_disi',
] as const
export const CouponProblem = z.enum(COUPON_PROBLEMS).check(z.describe('Why the coupon does not count'))
export type CouponProblem = z.infer<typeof CouponProblem>

const DiscountRate = z.strictObject({
  turu: DiscountKind,
  oran: Price.check(z.describe('Per cent, or the fixed amount in sabit_kur')),
})

/** `indirim_oranlar` of the reservation: what each discount was, beside what it came to. */
export const DiscountRates = z
  .strictObject({
    kupon_indirim: z.nullable(DiscountRate).check(z.describe('Coupon; null when none counted')),
    sepet_indirim: z.nullable(DiscountRate).check(z.describe('Basket campaign; null when none counted')),
    iskonto_indirim: z.nullable(DiscountRate).check(z.describe('Agency or member group; null when none counted')),
  })
  .check(z.describe('What each discount was: per cent, or a fixed amount'))
export type DiscountRates = z.infer<typeof DiscountRates>
