import * as z from 'zod/mini'
import { Amount, CurrencyCode, IsoDate } from '../wire/fields.ts'
import { Percent, Price } from './promotion.ts'

export const PRICING_MODES = ['tekil', 'grup'] as const
export const PricingMode = z
  .enum(PRICING_MODES)
  .check(z.describe('tekil: a price per person; grup: one price, and arti_kisi for each person above en_cok'))

export const VAT_KINDS = ['dahil', 'haric'] as const
export const VatKind = z.enum(VAT_KINDS).check(z.describe('VAT contained in the price (dahil) or added to it (haric)'))
export type VatKind = z.infer<typeof VatKind>

export const PAYMENT_TYPES = ['on_odeme', 'tamami'] as const
export const PaymentType = z.enum(PAYMENT_TYPES).check(z.describe('Deposit (on_odeme) or everything now (tamami)'))
export type PaymentType = z.infer<typeof PaymentType>

/** Money of one line in one currency (`sabit_toplam`, `kur_toplam`; PRICE-11). */
export const LineTotals = z.strictObject({
  yetiskin_fiyat: Price.check(z.describe('Price of one adult; 0 when the line is not priced per person')),
  cocuk_fiyat: Price.check(z.describe('Price of one child')),
  bebek_fiyat: Price.check(z.describe('Price of one infant')),
  yetiskin: Price.check(z.describe('Amount of all adults')),
  cocuk: Price.check(z.describe('Amount of all children')),
  bebek: Price.check(z.describe('Amount of all infants')),
  toplam: Price.check(z.describe('Product before discounts: what stage 1 came to')),
  indirim_toplam: Price.check(z.describe('Discount of the product campaign')),
  sepet_indirim: Price.check(z.describe("This line's share of the basket campaign")),
  kupon_indirim: Price.check(z.describe("This line's share of the coupon")),
  iskonto_indirim: Price.check(
    z.describe("This line's share of the agency or group discount and of a price of the office's own"),
  ),
  ekstra_toplam: Price.check(z.describe('Extras and fees; never discounted')),
  ara_toplam: Price.check(z.describe('Product after all discounts, plus extras')),
  kdv_oran: Percent.check(z.describe('VAT rate of the line')),
  kdv_toplam: Price.check(z.describe('VAT added; 0 when the price contains it')),
  kdv_dahil: Price.check(z.describe('VAT contained in ara_toplam; 0 when it is added')),
  genel_toplam: Price.check(z.describe('ara_toplam plus kdv_toplam')),
  on_odeme_toplam: Price.check(z.describe('Part of the line that is due now, without the instalment difference')),
  kalan_toplam: Price.check(z.describe('genel_toplam minus on_odeme_toplam')),
})
export type LineTotals = z.infer<typeof LineTotals>

/** Money of the reservation in one currency (`rezervasyon_toplam`, `kur_rezervasyon_toplam`; PRICE-11). */
export const ReservationTotals = z.strictObject({
  urun_toplam: Price.check(z.describe('Products after their own campaigns')),
  ekstra_toplam: Price.check(z.describe('Extras and fees')),
  sepet_indirim: Price.check(z.describe('Basket campaign')),
  kupon_indirim: Price.check(z.describe('Coupon')),
  iskonto_indirim: Price.check(z.describe('Discount of an agency or member group, and a price of the office’s own')),
  ara_toplam: Price.check(z.describe('Products plus extras minus the three discounts')),
  kdv_toplam: Price.check(z.describe('VAT added on lines whose price does not contain it')),
  kdv_dahil: Price.check(z.describe('VAT contained in the other lines, for information')),
  taksit_fark: Price.check(z.describe('Difference for paying in instalments')),
  genel_toplam: Price.check(z.describe('ara_toplam plus kdv_toplam plus taksit_fark')),
  on_odeme_oran: Percent.check(z.describe('on_odeme_toplam in per cent of genel_toplam')),
  on_odeme_toplam: Price.check(z.describe('Due now: deposit plus taksit_fark')),
  kalan_toplam: Price.check(z.describe('genel_toplam minus on_odeme_toplam')),
})
export type ReservationTotals = z.infer<typeof ReservationTotals>

/** The stages of PRICE-2 in their order; `bilgi` explains and counts nothing. */
export const PRICE_STAGES = [
  'satir',
  'ekstra',
  'urun_kampanya',
  'sepet_kampanya',
  'kupon',
  'iskonto',
  'elle',
  'kdv',
  'taksit',
  'bilgi',
] as const
export const PriceStage = z.enum(PRICE_STAGES).check(z.describe('Stage of the calculation the step belongs to'))
export type PriceStage = z.infer<typeof PriceStage>

/** Every reason an amount can have. The sentence lives in i18n under the same word. */
export const STEP_CODES = [
  'yetiskin',
  'cocuk',
  'bebek',
  'grup',
  'arti_kisi',
  'gece',
  'hafta',
  'oda_gece',
  'oda_hafta',
  'gece_yetiskin',
  'gece_cocuk',
  'gece_bebek',
  'gece_arti_kisi',
  'uzun_konaklama',
  'kira_gunu',
  'sefer_arac',
  'sefer_yetiskin',
  'sefer_cocuk',
  'sefer_bebek',
  'gece_farki',
  'gidis_donus',
  'birim',
  'erken_rezervasyon',
  'son_dakika',
  'ekstra',
  'temizlik',
  'evcil_hayvan',
  'isitma',
  'ek_yatak',
  'urun_kampanya',
  'sepet_kampanya',
  'kupon',
  'iskonto',
  'elle_fiyat',
  'kdv_haric',
  'taksit_fark',
  'kdv_dahil',
  'hasar_depozitosu',
  'kur',
] as const
export const StepCode = z.enum(STEP_CODES).check(z.describe('Why the amount is there'))
export type StepCode = z.infer<typeof StepCode>

/** One row of the receipt. */
export const ReceiptStep = z.strictObject({
  asama: PriceStage,
  kod: StepCode,
  satir: z.nullable(z.int().check(z.gte(0))).check(z.describe('Place of the line in the basket; null for all of it')),
  adet: z.number().check(z.gte(0), z.describe('How many: people, nights, days, rides or units')),
  birim_fiyat: z.nullable(Price).check(z.describe('Price of one; null when the step is a rate')),
  matrah: z.nullable(Price).check(z.describe('Amount a rate was taken of; null when the step is a price')),
  oran: z.nullable(z.number().check(z.gte(0))).check(z.describe('Per cent, or the exchange rate of the step kur')),
  tutar: Amount.check(z.describe('What the step adds; negative for a discount; does not count in the stage bilgi')),
  parametreler: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .check(z.describe('Values the sentence needs: season, name of an extra, code of a coupon, days, nights')),
})
export type ReceiptStep = z.infer<typeof ReceiptStep>

/** Where the numbers of another currency come from; frozen on the quote and on the reservation. */
export const FrozenRate = z.strictObject({
  kur: CurrencyCode,
  satis: z.string().check(z.regex(/^\d{1,9}(\.\d{1,8})?$/), z.describe('Selling rate in the base currency, exact')),
  banka_kodu: z.string().check(z.maxLength(20), z.describe('Bank of the bulletin')),
  bulten_tarihi: z.nullable(IsoDate).check(z.describe('Date of the bulletin; null for the base currency')),
})
export type FrozenRate = z.infer<typeof FrozenRate>

/** How a price came about, row by row: basket, contract, voucher and invoice show the same object. */
export const Receipt = z.strictObject({
  kur: CurrencyCode.check(z.describe('Currency of every amount of this receipt')),
  adimlar: z.array(ReceiptStep).check(z.describe('Steps in order; those outside bilgi add up to genel_toplam')),
  satirlar: z.array(LineTotals).check(z.describe('Money of each line, in the order of the basket')),
  toplam: ReservationTotals.check(z.describe('Money of the whole reservation')),
  taksitler: z.array(Price).check(z.describe('Instalments of the amount due now; they add up to on_odeme_toplam')),
})
export type Receipt = z.infer<typeof Receipt>

/** A night or day with the price it was sold at (`gun_fiyatlar`). */
export const DayPrice = z.strictObject({
  tarih: IsoDate,
  sezon: z.string().check(z.maxLength(120), z.describe('Name of the season')),
  fiyat: Price.check(z.describe('Price of the unit for this night or day')),
  arti_kisi: Price.check(z.describe('Price of each person above en_cok')),
  haftalik_fiyat: z.nullable(Price).check(z.describe('Price of a whole week in this season; null without one')),
})
export type DayPrice = z.infer<typeof DayPrice>
