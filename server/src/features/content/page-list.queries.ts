import type { PageType } from '@meltem/contract/content'
import type { listWrittenPages } from '@meltem/contract/content-office'
import type { OutputOf } from '@meltem/contract/endpoint'
import type { LocalText } from '@meltem/contract/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'

type ListedPages = OutputOf<typeof listWrittenPages>['data']

/** Everything that was written, whatever its state; last changed first. */
export async function listWritten(trx: TenantTransaction, turu: PageType | undefined): Promise<ListedPages> {
  const rows = await trx
    .selectFrom('sayfa as s')
    .select(['s.k_no', 's.turu', 's.yayin_zamani', 's.guncelleme_zamani'])
    .select(
      sql<ListedPages[number]['durum']>`case when s.taslak then 'taslak'
        when s.yayin_zamani > now() then 'planli' else 'yayinda' end`.as('durum'),
    )
    .select(
      sql<LocalText | null>`(select jsonb_object_agg(i.dil, i.baslik) from sayfa_icerik i
        where i.tenant_id = s.tenant_id and i.sayfa_k_no = s.k_no)`.as('basliklar'),
    )
    .$if(turu !== undefined, (query) => query.where('s.turu', '=', turu as PageType))
    .orderBy('s.guncelleme_zamani', 'desc')
    .orderBy('s.k_no')
    .limit(2000)
    .execute()
  return rows.map(({ basliklar, yayin_zamani, guncelleme_zamani, ...row }) => ({
    ...row,
    basliklar: basliklar ?? {},
    yayin_zamani: yayin_zamani.toISOString(),
    guncelleme_zamani: guncelleme_zamani.toISOString(),
  }))
}
