import type { NewsletterState } from '@meltem/contract/audience/newsletter-office'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

/** Whether a mail of a newsletter goes, waits, or never goes: asked at the moment it would be sent. */
export type LetterStanding = 'gider' | 'bekler' | 'gitmez'

const BY_STATE: Readonly<Partial<Record<NewsletterState, LetterStanding>>> = { durduruldu: 'bekler', iptal: 'gitmez' }

export async function letterStanding(
  trx: TenantTransaction,
  { bulten_k_no, abone_k_no }: { readonly bulten_k_no: string; readonly abone_k_no: string },
): Promise<LetterStanding> {
  const { rows } = await sql<{ durum: NewsletterState; onayli: boolean }>`
    select b.durum, exists (select 1 from abone a where a.tenant_id = b.tenant_id and a.k_no = ${abone_k_no}::uuid
      and a.durum = 'onayli') as onayli
    from bulten b where b.k_no = ${bulten_k_no}::uuid`.execute(trx)
  const [row] = rows
  return row?.onayli ? (BY_STATE[row.durum] ?? 'gider') : 'gitmez'
}

/** Whoever leaves gets none of those that wait (PEOPLE-64). */
export async function dropLettersOf(trx: TenantTransaction, abone_k_no: string): Promise<void> {
  await sql`update eposta e set durum = 'istenmedi' from bulten_alici c
    where c.tenant_id = e.tenant_id and c.eposta_k_no = e.k_no and c.abone_k_no = ${abone_k_no}::uuid
      and e.durum = 'bekliyor'`.execute(trx)
}
