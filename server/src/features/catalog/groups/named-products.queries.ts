import { NAMED_MOST, type NamedProduct, type nameProducts } from '@meltem/contract/catalog/groups-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Products by their name in a language, else in any. */
export async function listNamedProducts(
  trx: TenantTransaction,
  { ara, urun_tipi }: ParsedInputOf<typeof nameProducts>,
  dil: Language,
): Promise<NamedProduct[]> {
  const like = `%${(ara ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<NamedProduct>`
    select k_no, ad, urun_tipi, bolge, yayinda, kampanya_k_no from (
      select u.k_no, coalesce(m.baslik, u.ad ->> ${dil}, u.ad ->> 'tr',
          (select value from jsonb_each_text(u.ad) limit 1), '') as ad,
        u.urun_tipi, coalesce(v.yayinda and u.yayinda, false) as yayinda, u.kampanya_k_no,
        (select b.baslik from bolge_metin b where b.tenant_id = v.tenant_id and b.bolge_k_no = v.bolge_k_no
          order by (b.dil = ${dil}) desc limit 1) as bolge
      from urun u
      join urun_vitrin v on v.tenant_id = u.tenant_id and v.urun_k_no = u.k_no
      left join urun_metin m on m.tenant_id = u.tenant_id and m.urun_k_no = u.k_no and m.dil = ${dil}) p
    where ${urun_tipi ? sql`urun_tipi = ${urun_tipi}` : sql`true`} and ${ara ? sql`ad ilike ${like}` : sql`true`}
    order by ad, k_no limit ${NAMED_MOST}`.execute(trx)
  return rows
}
