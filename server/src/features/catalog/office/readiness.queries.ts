import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

const ANY = (keys: readonly string[]) => sql<string>`any(${keys}::uuid[])`

/** What these products sell, and whether something with departures ever departs again. */
export async function listSoldOptions(trx: TenantTransaction, keys: readonly string[], today: IsoDay) {
  return await trx
    .selectFrom('opsiyon as o')
    .leftJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .select(['o.k_no', 'o.urun_k_no', 'o.tarife'])
    .select(
      sql<boolean>`coalesce(k.stok, '') <> 'kalkis' or exists (select 1 from kalkis_kurali r
        where r.tenant_id = k.tenant_id and r.kaynak_k_no = k.k_no and r.son_gun >= ${today}::date)`.as('kalkar'),
    )
    .where('o.urun_k_no', '=', ANY(keys))
    .where('o.aktif', '=', true)
    .execute()
}

/** The widest that the first picture of each is. */
export async function listCovers(trx: TenantTransaction, keys: readonly string[]) {
  return await trx
    .selectFrom('urun_gorsel as ug')
    .innerJoin('gorsel as g', (join) =>
      join
        .onRef('g.tenant_id', '=', 'ug.tenant_id')
        .on(sql<boolean>`g.bolum = split_part(ug.gorsel, '/', 1) and g.ad = split_part(ug.gorsel, '/', 2)`),
    )
    .distinctOn('ug.urun_k_no')
    .selectAll('g')
    .select('ug.urun_k_no')
    .where('ug.urun_k_no', '=', ANY(keys))
    .orderBy('ug.urun_k_no')
    .orderBy('ug.sira')
    .execute()
}
