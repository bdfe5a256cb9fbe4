import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed } from '../../../platform/db/fixed-query.ts'

/**
 * Money that stands on a reservation: captured, less what was given back and what is promised back and under way. The
 * promise counts from the moment it is made, so that nothing is promised twice and what is still due is right before
 * the bank has answered.
 */
export function standingSum(k_no: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    coalesce((select sum(case t.tur when 'tahsilat' then t.tutar else -t.tutar end)
      from tahsilat t where t.rezervasyon_k_no = ${k_no}), 0)
    - coalesce((select sum(greatest(0, (i.ayrinti ->> 'iade')::bigint - coalesce((select sum(g.tutar) from iade g
        where g.tenant_id = i.tenant_id and g.rezervasyon_k_no = i.rezervasyon_k_no and g.inceleme_k_no = i.k_no
          and g.durum = 'tamamlandi'), 0)))
      from inceleme i where i.rezervasyon_k_no = ${k_no} and i.konu = 'iade' and i.durum = 'acik'), 0)
    - coalesce((select sum(g.tutar) from iade g where g.rezervasyon_k_no = ${k_no} and g.inceleme_k_no is null
      and g.durum in ('bekliyor', 'bilinmiyor')), 0))::bigint`
}

export const standingQuery = fixed(
  (_trx, k_no: string) => sql<{ toplam: number }>`select ${standingSum(sql`${k_no}::uuid`)} as toplam`,
)

/** Minor units of the reservation's currency. */
export async function sumStanding(trx: TenantTransaction, k_no: string): Promise<number> {
  return (await standingQuery(trx, k_no).executeTakeFirst())?.toplam ?? 0
}

/** What was written off counts as paid, but never came and never goes back (PEOPLE-20). */
function writtenOff(k_no: string): RawBuilder<number> {
  return sql<number>`coalesce((select sum(t.tutar) from tahsilat t
    where t.rezervasyon_k_no = ${k_no}::uuid and t.odeme_yontemi = 'silinen'), 0)::bigint`
}

/** What a cancellation can give back of: the money that stands, without what was written off. */
export async function sumRefundable(trx: TenantTransaction, k_no: string): Promise<number> {
  const { rows } = await sql<{ toplam: number }>`
    select (${standingSum(sql`${k_no}::uuid`)} - ${writtenOff(k_no)})::bigint as toplam`.execute(trx)
  return rows[0]?.toplam ?? 0
}

/**
 * What could be given back by hand: money that came by hand and was not given back, as far as it stands. What came with
 * a card goes back to the card, and what is promised already is not given twice.
 */
export async function returnableByHand(trx: TenantTransaction, k_no: string): Promise<number> {
  const { rows } = await sql<{ elden: number; duran: number }>`
    select coalesce((select sum(case t.tur when 'tahsilat' then t.tutar else -t.tutar end) from tahsilat t
        where t.rezervasyon_k_no = ${k_no} and t.odeme_yontemi not in ('kredi_karti', 'silinen')), 0)::bigint as elden,
      (${standingSum(sql`${k_no}::uuid`)} - ${writtenOff(k_no)})::bigint as duran`.execute(trx)
  const [money] = rows
  return money ? Math.max(0, Math.min(money.elden, money.duran)) : 0
}

/** Whether more has been given or is on its way back than ever came. */
export async function isOverReturned(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const { rows } = await sql<{ kalan: number }>`
    select (coalesce((select sum(case t.tur when 'tahsilat' then t.tutar else -t.tutar end)
        from tahsilat t where t.rezervasyon_k_no = ${k_no} and t.odeme_yontemi <> 'silinen'), 0)
      - coalesce((select sum(g.tutar) from iade g where g.rezervasyon_k_no = ${k_no}
        and g.durum in ('bekliyor', 'bilinmiyor')), 0))::bigint as kalan`.execute(trx)
  return (rows[0]?.kalan ?? 0) < 0
}
