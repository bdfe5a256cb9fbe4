import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Milliseconds until something of the tenant begins or ends; null where nothing does. */
export async function findNextInstant(trx: TenantTransaction): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
        select (extract(epoch from min(an) - clock_timestamp()) * 1000)::float8 as ms from (
          select yayin_zamani as an from sayfa where yayin_zamani > now() and not taslak
          union all select yayin_zamani from urun where yayin_zamani > now() and not yayinda
          union all select baslangic from duyuru where baslangic > now()
          union all select bitis from duyuru where bitis > now()
          union all select baslangic from kampanya where baslangic > now() and aktif
          union all select bitis from kampanya where bitis > now() and aktif
          union all select baslangic from kupon where baslangic > now() and aktif and vitrinde
          union all select bitis from kupon where bitis > now() and aktif and vitrinde) anlar`.execute(trx)
  return rows[0]?.ms ?? null
}
