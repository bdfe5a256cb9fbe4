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
