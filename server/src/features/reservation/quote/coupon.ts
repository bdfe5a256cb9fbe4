import { AppError, type ErrorCode } from '@meltem/contract/errors'
import type { CouponProblem } from '@meltem/contract/promotion'
import { findCouponProblem } from '@meltem/domain/pricing/check-coupon'
import type { CouponRule } from '@meltem/domain/pricing/price-input'
import { sql } from 'kysely'
import { fixed } from '../../../platform/db/fixed-query.ts'
import type { Booking } from '../booking.ts'

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
  const query = trx.selectFrom('kupon').selectAll().where('kod', '=', question.kod).where('aktif', '=', true)
  const row = await (question.lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
  if (!row) return { kural: null, sorun: 'kupon_bilinmiyor' }
  const uses = await countUses(booking, row.k_no, question)
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

async function countUses({ trx }: Booking, coupon: string, { kullanan, haric }: CouponQuestion) {
  const own = haric ?? '00000000-0000-0000-0000-000000000000'
  const row = await trx
    .selectFrom('kupon_kullanimi')
    .select([
      sql<number>`count(*) filter (where kullanan = ${kullanan} and rezervasyon_k_no <> ${own})::int`.as('person'),
      sql<number>`count(*) filter (where rezervasyon_k_no = ${own})::int`.as('own'),
    ])
    .where('kupon_k_no', '=', coupon)
    .where((eb) => eb.or([eb('kullanan', '=', kullanan), eb('rezervasyon_k_no', '=', own)]))
    .executeTakeFirstOrThrow()
  return row
}

/** Counts one use; the coupon is locked. The check of the table and the unique key have the last word. */
export async function spendCoupon(booking: Booking, coupon: string, rezervasyon_k_no: string, kullanan: string) {
  const { trx, tenant } = booking
  await trx.updateTable('kupon').set({ kullanim: sql<number>`kullanim + 1` }).where('k_no', '=', coupon).execute()
  await sql`
    insert into kupon_kullanimi (tenant_id, kupon_k_no, rezervasyon_k_no, kullanan, sira)
    select ${tenant.id}::int, ${coupon}::uuid, ${rezervasyon_k_no}::uuid, ${kullanan}, coalesce(max(sira), 0) + 1
    from kupon_kullanimi where kupon_k_no = ${coupon} and kullanan = ${kullanan}`.execute(trx)
}

/** Gives the use back when nothing came of the reservation. */
export async function returnCoupon({ trx }: Booking, rezervasyon_k_no: string): Promise<void> {
  await sql`
    with geri as (
      delete from kupon_kullanimi where rezervasyon_k_no = ${rezervasyon_k_no} returning tenant_id, kupon_k_no)
    update kupon k set kullanim = k.kullanim - 1 from geri g
    where k.tenant_id = g.tenant_id and k.k_no = g.kupon_k_no`.execute(trx)
}

/** Coupons come last in the order of locks, in front of the statement that locks the reservation's own row. */
export const usedCouponsLock = fixed(
  (_trx, rezervasyon_k_no: string) => sql`
    select k_no from kupon where k_no in
      (select kupon_k_no from kupon_kullanimi where rezervasyon_k_no = ${rezervasyon_k_no})
    order by k_no for no key update`,
)

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
