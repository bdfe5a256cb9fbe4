import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed } from '../../../platform/db/fixed-query.ts'
import type { Booking } from '../booking.ts'

export function couponQuery(trx: TenantTransaction, kod: string) {
  return trx.selectFrom('kupon').selectAll().where('kod', '=', kod).where('aktif', '=', true)
}

export async function countUses(
  trx: TenantTransaction,
  coupon: string,
  { kullanan, haric }: { readonly kullanan: string; readonly haric?: string | undefined },
) {
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
