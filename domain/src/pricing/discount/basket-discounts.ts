import type { ProductKind } from '@meltem/contract/content/content'
import { type Minor, percentageOf, percentOf, shareOut, sum } from '../../money.ts'
import type { CampaignRule, CouponRule, DiscountRule, PartnerDiscount } from '../price-input.ts'
import type { Step } from '../receipt/receipt-step.ts'
import { discountOn, discountStep } from './discount-amount.ts'

/** What a discount works on: kind of each line, and what the discounts before it left of each product. */
export interface Remaining {
  readonly kinds: readonly ProductKind[]
  readonly left: readonly Minor[]
}

/** A discount shared out over the lines; the shares add up to `tutar`. */
export interface SharedDiscount {
  readonly tutar: Minor
  readonly paylar: readonly Minor[]
  readonly adimlar: readonly Step[]
}

interface Scope {
  readonly weights: readonly Minor[]
  readonly lines: number
  readonly amount: Minor
}

function scopeOf({ kinds, left }: Remaining, wanted: readonly ProductKind[]): Scope {
  if (wanted.length === 0) return { weights: left, lines: left.length, amount: sum(left) }
  const takesPart = kinds.map((kind) => wanted.includes(kind))
  const weights = left.map((amount, place) => (takesPart[place] ? amount : 0))
  return { weights, lines: takesPart.filter(Boolean).length, amount: sum(weights) }
}

function nothingOff(remaining: Remaining): SharedDiscount {
  return { tutar: 0, paylar: remaining.left.map(() => 0), adimlar: [] }
}

type BasketStage = 'sepet_kampanya' | 'kupon' | 'iskonto' | 'elle_fiyat'

function shared(stage: BasketStage, rule: DiscountRule, scope: Scope, values: Step['parametreler']): SharedDiscount {
  const tutar = discountOn(rule, scope.amount)
  const step = discountStep(stage, rule, { matrah: scope.amount, tutar }, values)
  return { tutar, paylar: shareOut(tutar, scope.weights), adimlar: tutar > 0 ? [step] : [] }
}

/** Takes a discount off what is left, line by line; the next one starts from the answer. */
export function leftAfter(remaining: Remaining, discount: SharedDiscount): Remaining {
  return { kinds: remaining.kinds, left: remaining.left.map((amount, place) => amount - (discount.paylar[place] ?? 0)) }
}

/**
 * Of the campaigns whose threshold is met the one that takes off most, the first of equals; null when none is.
 * Worked: three tours for 412.00 with "3 lines, 15 %" (61.80) and "from 400.00, 50.00 off": the first one.
 */
export function chooseCampaign(remaining: Remaining, campaigns: readonly CampaignRule[]): number | null {
  let best: number | null = null
  let most = 0
  campaigns.forEach((rule, place) => {
    const scope = scopeOf(remaining, rule.urun_tipleri)
    const reached = rule.kampanya_turu === 'adet' ? scope.lines : scope.amount
    const off = reached >= rule.toplam_tutar ? discountOn(rule, scope.amount) : 0
    if (off > most) {
      best = place
      most = off
    }
  })
  return best
}

/** Stage 4. Worked: 15 % on tours of 120.00, 220.00 and 72.00 = 61.80, shared 18.00 + 33.00 + 10.80. */
export function applyBasketCampaign(remaining: Remaining, rule: CampaignRule | undefined): SharedDiscount {
  if (!rule) return nothingOff(remaining)
  const values = { ad: rule.ad, kampanya_turu: rule.kampanya_turu }
  return shared('sepet_kampanya', rule, scopeOf(remaining, rule.urun_tipleri), values)
}

/** Whether the basket is worth enough for the coupon; who may use it when is decided in `check-coupon`. */
export function couponReaches(remaining: Remaining, coupon: CouponRule): boolean {
  const scope = scopeOf(remaining, coupon.urun_tipleri)
  return scope.amount > 0 && scope.amount >= coupon.alt_sinir
}

/** Stage 5a. Worked: a fixed 10.00 on the 350.20 that the campaign left = 10.00. */
export function applyCoupon(remaining: Remaining, coupon: CouponRule | null, counts: boolean): SharedDiscount {
  if (!coupon || !counts) return nothingOff(remaining)
  return shared('kupon', coupon, scopeOf(remaining, coupon.urun_tipleri), { kod: coupon.kod })
}

/** Stage 5b. Worked: 18 % for an agency on the 340.20 that the coupon left = 61.24. */
export function applyPartnerDiscount(remaining: Remaining, partner: PartnerDiscount | null): SharedDiscount {
  if (!partner) return nothingOff(remaining)
  const values = { ad: partner.ad, kaynak: partner.kaynak }
  if (partner.satir_oranlari) return byLine(remaining, partner, partner.satir_oranlari)
  return shared('iskonto', partner, scopeOf(remaining, []), values)
}

/** Stage 5c. Worked: 17.00 off tours of 120.00 and 220.00 are 6.00 and 11.00; extras stay as they are. */
export function applyOwnPrice(remaining: Remaining, rule: DiscountRule | null | undefined): SharedDiscount {
  return rule ? shared('elle_fiyat', rule, scopeOf(remaining, []), {}) : nothingOff(remaining)
}

/** Each line at its own rate. Worked: 18 % of 120.00 and 10 % of 220.00 = 21.60 + 22.00, 12.82 % of the whole. */
function byLine({ left }: Remaining, partner: PartnerDiscount, rates: readonly number[]): SharedDiscount {
  const paylar = left.map((amount, place) => percentOf(amount, rates[place] ?? 0))
  const tutar = sum(paylar)
  const matrah = sum(left)
  const rule = { ...partner, indirim_turu: 'yuzde' as const, indirim_tutari: percentageOf(tutar, matrah) }
  const step = discountStep('iskonto', rule, { matrah, tutar }, { ad: partner.ad, kaynak: partner.kaynak })
  return { tutar, paylar, adimlar: tutar > 0 ? [step] : [] }
}
