import type { ModeratedReview } from '@meltem/contract/catalog/review'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

function selectReviews(trx: TenantTransaction) {
  return trx
    .selectFrom('yorum as y')
    .leftJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'y.tenant_id').onRef('u.k_no', '=', 'y.urun_k_no'))
    .select([
      'y.k_no',
      'y.urun_k_no',
      'y.ad',
      'y.e_mail',
      'y.dil',
      'y.puan',
      'y.baslik',
      'y.metin',
      'y.durum',
      'y.baglanti_var',
      'y.dogrulanmis',
      'y.yanit',
      'y.olusturma_zamani',
      'u.ad as urun_ad',
    ])
}

export type ModeratedRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

/** One page of the reviews in a state, the newest first, and how many there are. */
export async function listReviewPage(
  trx: TenantTransaction,
  durum: ModeratedReview['durum'],
  { size, page }: { readonly size: number; readonly page: number },
) {
  const rows = await selectReviews(trx)
    .where('y.durum', '=', durum)
    .orderBy('y.olusturma_zamani', 'desc')
    .orderBy('y.k_no')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { toplam } = await trx
    .selectFrom('yorum')
    .where('durum', '=', durum)
    .select(({ fn }) => fn.countAll<number>().as('toplam'))
    .executeTakeFirstOrThrow()
  return { rows, toplam }
}

export async function findReview(trx: TenantTransaction, k_no: string) {
  return await selectReviews(trx).where('y.k_no', '=', k_no).executeTakeFirst()
}

export async function updateVerdict(
  trx: TenantTransaction,
  k_no: string,
  { durum, ...answer }: { readonly durum: ModeratedReview['durum']; readonly yanit?: string | null },
): Promise<void> {
  await trx
    .updateTable('yorum')
    .set({ durum, karar_zamani: sql<Date>`now()`, ...answer })
    .where('k_no', '=', k_no)
    .execute()
}
