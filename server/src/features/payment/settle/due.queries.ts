import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AttemptRow } from '../attempt.queries.ts'
import type { RefundRow } from '../refund/refund.queries.ts'

/** While one process is at it no other takes the same row; if it dies, the row comes up again after this. */
const CLAIM = sql`interval '1 minute'`

const clockOf = (told: Date | null) => sql<Date>`${told ?? sql`clock_timestamp()`}::timestamptz`

/** Attempts whose question is due by `told`, or by the database's clock; no other process takes them meanwhile. */
export async function claimAttempts(trx: TenantTransaction, told: Date | null, most: number): Promise<AttemptRow[]> {
  const now = clockOf(told)
  return await trx
    .updateTable('odeme_denemesi')
    .set({ sonraki_sorgu: sql<Date>`${now} + ${CLAIM}` })
    .where('k_no', 'in', (query) =>
      query
        .selectFrom('odeme_denemesi')
        .select('k_no')
        .where('sonraki_sorgu', '<=', now)
        .orderBy('sonraki_sorgu')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** The same for refunds whose next try is due. */
export async function claimRefunds(trx: TenantTransaction, told: Date | null, most: number): Promise<RefundRow[]> {
  const now = clockOf(told)
  return await trx
    .updateTable('iade')
    .set({ sonraki_deneme: sql<Date>`${now} + ${CLAIM}` })
    .where('k_no', 'in', (query) =>
      query
        .selectFrom('iade')
        .select('k_no')
        .where('sonraki_deneme', '<=', now)
        .orderBy('sonraki_deneme')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

export async function listUnansweredCancellations(trx: TenantTransaction, most: number) {
  return await trx
    .selectFrom('inceleme as i')
    .innerJoin('odeme_denemesi as d', (join) =>
      join.onRef('d.tenant_id', '=', 'i.tenant_id').onRef('d.rezervasyon_k_no', '=', 'i.rezervasyon_k_no'),
    )
    .select('i.rezervasyon_k_no')
    .distinct()
    .where('i.durum', '=', 'acik')
    .where('i.konu', '=', 'iade')
    .whereRef('d.iade_toplam', '<', 'd.alinan')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('iade as r')
            .select('r.k_no')
            .whereRef('r.tenant_id', '=', 'i.tenant_id')
            .whereRef('r.inceleme_k_no', '=', 'i.k_no'),
        ),
      ),
    )
    .limit(most)
    .execute()
}

export async function listRunningOut(trx: TenantTransaction, now: Date, soon: Date, most: number) {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('bitis', '>', now)
    .where('bitis', '<=', soon)
    .where('hatirlatma_zamani', 'is', null)
    .where(sql<boolean>`(durum = 'accepted' or (durum = 'held' and odeme_yontemi = 'havale'))`)
    .orderBy('bitis')
    .limit(most)
    .execute()
}

export async function listDueSteps(trx: TenantTransaction, now: Date, most: number) {
  return await trx
    .selectFrom('rezervasyon')
    .select('k_no')
    .where('adim_zamani', '<=', now)
    .orderBy('adim_zamani')
    .limit(most)
    .execute()
}

export async function markReminded(trx: TenantTransaction, k_no: string, now: Date) {
  return await trx
    .updateTable('rezervasyon')
    .set({ hatirlatma_zamani: now })
    .where('k_no', '=', k_no)
    .where('durum', 'in', ['held', 'accepted'])
    .where('hatirlatma_zamani', 'is', null)
    .returning('k_no')
    .executeTakeFirst()
}
