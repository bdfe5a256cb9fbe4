import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import { AppError, type ErrorCode } from '@meltem/contract/wire/errors'
import { findCouponProblem } from '@meltem/domain/pricing/discount/check-coupon'
import type { CouponRule } from '@meltem/domain/pricing/price-input'
import type { Booking } from '../booking.ts'
import { countUses, couponQuery } from './coupon.queries.ts'

/** A coupon as it counts for this person now. */
export interface CouponAnswer {
  readonly kural: CouponRule | null
  readonly sorun: CouponProblem | null
}

const NO_COUPON: CouponAnswer = { kural: null, sorun: null }

/** Whose uses are counted: a member's by key, a guest's by e-mail address. */
export function couponHolder(booking: Booking, e_mail: string | undefined): string {
  const { uye } = booking.person
  return uye ? `uye:${uye.k_no}` : `e_mail:${e_mail ?? ''}`
}

interface CouponQuestion {
  readonly kod: string | undefined
  readonly kullanan: string
  readonly lock: boolean
  /** Uses of this reservation itself do not stand in its way. */
  readonly haric?: string
}

/** Reads the coupon, under its lock where it is going to be used. */
export async function askCoupon(booking: Booking, question: CouponQuestion): Promise<CouponAnswer> {
  if (!question.kod) return NO_COUPON
  const { trx, now, person } = booking
  const query = couponQuery(trx, question.kod)
  const row = await (question.lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
  if (!row) return { kural: null, sorun: 'kupon_bilinmiyor' }
  const uses = await countUses(trx, row.k_no, question)
  const sorun = findCouponProblem(
    { ...row, baslangic: row.baslangic?.getTime() ?? null, bitis: row.bitis?.getTime() ?? null },
    {
      simdi: now.getTime(),
      uye_k_no: person.uye?.k_no ?? null,
      kullanim: row.kullanim - uses.own,
      uye_kullanim: uses.person,
    },
  )
  const { k_no, kod, indirim_turu, indirim_tutari, kur, alt_sinir, urun_tipleri } = row
  return { kural: sorun ? null : { k_no, kod, indirim_turu, indirim_tutari, kur, alt_sinir, urun_tipleri }, sorun }
}

const PROBLEM_CODES: Readonly<Record<CouponProblem, ErrorCode>> = {
  kupon_bilinmiyor: 'kupon_gecersiz',
  kupon_baslamadi: 'kupon_gecersiz',
  kupon_suresi_doldu: 'kupon_gecersiz',
  kupon_baska_uyenin: 'kupon_baskasinin',
  kupon_tukendi: 'kupon_bitti',
  kupon_uye_siniri: 'kupon_bitti',
  kupon_alt_sinir: 'kupon_gecersiz',
  kupon_urun_disi: 'kupon_gecersiz',
}

/** A quote tells the problem beside the price; an act is refused for it. */
export function requireCoupon(sorun: CouponProblem | null): void {
  if (sorun) throw new AppError(PROBLEM_CODES[sorun], { ayrinti: { sorun } })
}
