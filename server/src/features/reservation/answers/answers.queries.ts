import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { GuestAnswer, Pax } from '@meltem/contract/reservation/reservation'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { lineStands } from '../stock/line-stands.queries.ts'

interface AskedRow {
  readonly rezervasyon_k_no: string
  readonly sira: number
  readonly pax: Pax
  readonly sorular: readonly GuestQuestion[]
  readonly yanitlar: readonly GuestAnswer[]
}

/** What the products of the services that stand want to know, and what the guests have answered. */
export async function listAskedLines(trx: TenantTransaction, reservations: readonly string[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select s.rezervasyon_k_no, s.sira, s.satir -> 'pax' as pax,
      coalesce((select jsonb_agg(q.soru order by q.sira) from urun_soru q
        where q.tenant_id = s.tenant_id and q.urun_k_no = s.urun_k_no), '[]') as sorular,
      coalesce(r.misafir -> 'yanitlar', '[]') as yanitlar
    from rezervasyon_satiri s
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
    where s.rezervasyon_k_no = any(${[...reservations]}::uuid[]) and ${lineStands('s')}
    order by s.rezervasyon_k_no, s.sira`.execute(trx)
  return rows
}
