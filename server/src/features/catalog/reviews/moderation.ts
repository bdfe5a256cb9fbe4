import type {
  listReviewsToModerate,
  ModeratedReview,
  moderateReview as moderateCall,
} from '@meltem/contract/catalog/review'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { findReview, listReviewPage, type ModeratedRow, updateVerdict } from './moderation.queries.ts'

export const MODERATION_PAGE = 25

function reviewOf({ urun_ad, olusturma_zamani, ...row }: ModeratedRow): ModeratedReview {
  return { ...row, urun_baslik: urun_ad ?? {}, olusturma_zamani: olusturma_zamani.toISOString() }
}

/** Waiting ones first where none is asked for, those with links marked. */
export async function listToModerate(
  trx: TenantTransaction,
  { durum = 'bekliyor', sayfa = 1 }: ParsedInputOf<typeof listReviewsToModerate>,
): Promise<{ data: ModeratedReview[]; toplam: number }> {
  const { rows, toplam } = await listReviewPage(trx, durum, { size: MODERATION_PAGE, page: sayfa })
  return { data: rows.map(reviewOf), toplam }
}

/** Publishes or refuses, with an answer of the operator where there is one. */
export async function moderateReview(
  trx: TenantTransaction,
  { k_no, durum, yanit }: ParsedInputOf<typeof moderateCall>,
): Promise<ModeratedReview> {
  const answer = yanit === undefined ? {} : { yanit: yanit === '' ? null : yanit }
  await updateVerdict(trx, k_no, { durum, ...answer })
  const row = await findReview(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  return reviewOf(row)
}
