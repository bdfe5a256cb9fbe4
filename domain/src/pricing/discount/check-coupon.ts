import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import type { CouponRule } from '../price-input.ts'
import { couponReaches, type Remaining } from './basket-discounts.ts'

/** Who may use a coupon, and when; instants are milliseconds since 1970. */
export interface CouponTerms {
  readonly baslangic: number | null
  readonly bitis: number | null
  readonly en_cok_kullanim: number | null
  readonly uye_basina: number | null
  readonly uye_k_no: string | null
}

/** What is known about the person and the coupon at this moment, read under the coupon's lock. */
export interface CouponUse {
  readonly simdi: number
  readonly uye_k_no: string | null
  readonly kullanim: number
  readonly uye_kullanim: number
}

/** Why this person cannot use this coupon now; null when they can. `bitis` itself is already too late. */
export function findCouponProblem(terms: CouponTerms, use: CouponUse): CouponProblem | null {
  if (terms.baslangic !== null && use.simdi < terms.baslangic) return 'kupon_baslamadi'
  if (terms.bitis !== null && use.simdi >= terms.bitis) return 'kupon_suresi_doldu'
  if (terms.uye_k_no !== null && terms.uye_k_no !== use.uye_k_no) return 'kupon_baska_uyenin'
  if (terms.en_cok_kullanim !== null && use.kullanim >= terms.en_cok_kullanim) return 'kupon_tukendi'
  if (terms.uye_basina !== null && use.uye_kullanim >= terms.uye_basina) return 'kupon_uye_siniri'
  return null
}

/** Why this coupon does nothing for this basket, in the currency of the basket; null when it counts. */
export function findCouponBasketProblem(coupon: CouponRule, afterCampaign: Remaining): CouponProblem | null {
  if (couponReaches(afterCampaign, coupon)) return null
  return couponReaches(afterCampaign, { ...coupon, alt_sinir: 0 }) ? 'kupon_alt_sinir' : 'kupon_urun_disi'
}
