import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed } from '../../../platform/db/fixed-query.ts'
import type { ReviewTable } from '../../../platform/db/tables/reservation.ts'
import type { AttemptRow } from '../attempt.queries.ts'

export type ReviewRow = Selectable<ReviewTable>

/** Open reviews about money of a reservation that no refund belongs to yet. */
export const unansweredQuery = fixed((trx, reservation: string) =>
  trx
    .selectFrom('inceleme as i')
    .select([
      'i.karar',
      'i.karar_zamani',
      'i.tenant_id',
      'i.k_no',
      'i.rezervasyon_k_no',
      'i.konu',
      'i.durum',
      'i.ayrinti',
      'i.olusturma_zamani',
    ])
    .where('i.rezervasyon_k_no', '=', reservation)
    .where('i.durum', '=', 'acik')
    .where('i.konu', 'in', ['iade', 'gec_odeme'])
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
    .orderBy('i.olusturma_zamani'),
)

const REFUNDABLE = ['captured', 'refund_pending', 'refund_failed'] as const

/** Cards the reservation was paid with, newest first, with what is left on them. */
export async function listRefundable(trx: TenantTransaction, reservation: string): Promise<AttemptRow[]> {
  return await trx
    .selectFrom('odeme_denemesi')
    .selectAll()
    .where('rezervasyon_k_no', '=', reservation)
    .where('durum', 'in', REFUNDABLE)
    .whereRef('iade_toplam', '<', 'alinan')
    .orderBy('olusturma_zamani', 'desc')
    .execute()
}

export async function closeReview(
  { trx, now }: { readonly trx: TenantTransaction; readonly now: Date },
  k_no: string,
  karar: string,
): Promise<void> {
  await trx
    .updateTable('inceleme')
    .set({ durum: 'kapandi', karar, karar_zamani: now })
    .where('k_no', '=', k_no)
    .execute()
}

export async function findReview(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('inceleme').selectAll().where('k_no', '=', k_no).executeTakeFirst()
}

export async function lockReview(trx: TenantTransaction, k_no: string): Promise<ReviewRow> {
  return await trx.selectFrom('inceleme').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirstOrThrow()
}

export async function countTurns(trx: TenantTransaction, review: string): Promise<number> {
  const rows = await trx.selectFrom('iade').select('k_no').where('inceleme_k_no', '=', review).execute()
  return rows.length
}

export async function listReconciliations(trx: TenantTransaction, rezervasyon_k_no: string) {
  return await trx
    .selectFrom('inceleme')
    .select(['k_no', 'ayrinti'])
    .where('konu', '=', 'mutabakat')
    .where('rezervasyon_k_no', '=', rezervasyon_k_no)
    .execute()
}

/** Whether money of one of these bookings waits for a person. */
export async function hasOpenReview(trx: TenantTransaction, reservations: readonly string[]): Promise<boolean> {
  const row = await trx
    .selectFrom('inceleme')
    .select('k_no')
    .where('rezervasyon_k_no', 'in', reservations)
    .where('konu', 'in', ['iade', 'gec_odeme'])
    .where('durum', '=', 'acik')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
