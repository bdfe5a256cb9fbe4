import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { listReviewsToModerate, ModeratedReview, moderateReview as moderateCall } from '@meltem/contract/review'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export const MODERATION_PAGE = 25

function select(trx: TenantTransaction) {
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

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function reviewOf({ urun_ad, olusturma_zamani, ...row }: Row): ModeratedReview {
  return { ...row, urun_baslik: urun_ad ?? {}, olusturma_zamani: olusturma_zamani.toISOString() }
}

/** Waiting ones first where none is asked for, those with links marked. */
export async function listToModerate(
  trx: TenantTransaction,
  { durum = 'bekliyor', sayfa = 1 }: ParsedInputOf<typeof listReviewsToModerate>,
): Promise<{ data: ModeratedReview[]; toplam: number }> {
  const rows = await select(trx)
    .where('y.durum', '=', durum)
    .orderBy('y.olusturma_zamani', 'desc')
    .orderBy('y.k_no')
    .limit(MODERATION_PAGE)
    .offset((sayfa - 1) * MODERATION_PAGE)
    .execute()
  const { toplam } = await trx
    .selectFrom('yorum')
    .where('durum', '=', durum)
    .select(({ fn }) => fn.countAll<number>().as('toplam'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(reviewOf), toplam }
}

/** Publishes or refuses, with an answer of the operator where there is one. */
export async function moderateReview(
  trx: TenantTransaction,
  { k_no, durum, yanit }: ParsedInputOf<typeof moderateCall>,
): Promise<ModeratedReview> {
  const answer = yanit === undefined ? {} : { yanit: yanit === '' ? null : yanit }
  await trx
    .updateTable('yorum')
    .set({ durum, karar_zamani: sql<Date>`now()`, ...answer })
    .where('k_no', '=', k_no)
    .execute()
  const row = await select(trx).where('y.k_no', '=', k_no).executeTakeFirst()
  if (!row) throw new AppError('bulunamadi')
  return reviewOf(row)
}
