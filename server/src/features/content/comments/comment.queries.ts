import type { Comment } from '@meltem/contract/content/comment'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { CommentTable } from '../../../platform/db/tables/content.ts'

export async function listShownRows(trx: TenantTransaction, sayfa_k_no: string, most: number) {
  return await trx
    .selectFrom('yazi_yorumu')
    .select(['k_no', 'ad', 'dil', 'metin', 'olusturma_zamani'])
    .where('sayfa_k_no', '=', sayfa_k_no)
    .where('durum', '=', 'yayinda')
    .orderBy('olusturma_zamani')
    .orderBy('k_no')
    .limit(most)
    .execute()
}

export async function insertComment(trx: TenantTransaction, row: Insertable<CommentTable>) {
  return await trx.insertInto('yazi_yorumu').values(row).returning('k_no').executeTakeFirstOrThrow()
}

export async function findOpenArticle(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('sayfa')
    .select('k_no')
    .where('k_no', '=', k_no)
    .where('turu', '=', 'b')
    .where('taslak', '=', false)
    .where('yayin_zamani', '<=', sql<Date>`now()`)
    .executeTakeFirst()
}

function selectComments(trx: TenantTransaction) {
  return trx
    .selectFrom('yazi_yorumu as y')
    .select([
      'y.k_no',
      'y.sayfa_k_no',
      'y.ad',
      'y.e_mail',
      'y.dil',
      'y.metin',
      'y.durum',
      'y.baglanti_var',
      'y.olusturma_zamani',
    ])
    .select(
      sql<string | null>`(select i.baslik from sayfa_icerik i where i.tenant_id = y.tenant_id
        and i.sayfa_k_no = y.sayfa_k_no order by (i.dil = y.dil) desc, i.dil limit 1)`.as('sayfa_baslik'),
    )
}

export type CommentRow = Awaited<ReturnType<ReturnType<typeof selectComments>['execute']>>[number]

/** One page of the comments in a state, the newest first, and how many there are. */
export async function listCommentPage(
  trx: TenantTransaction,
  durum: Comment['durum'],
  { size, page }: { readonly size: number; readonly page: number },
) {
  const rows = await selectComments(trx)
    .where('y.durum', '=', durum)
    .orderBy('y.olusturma_zamani', 'desc')
    .orderBy('y.k_no')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { toplam } = await trx
    .selectFrom('yazi_yorumu')
    .where('durum', '=', durum)
    .select(({ fn }) => fn.countAll<number>().as('toplam'))
    .executeTakeFirstOrThrow()
  return { rows, toplam }
}

export async function findComment(trx: TenantTransaction, k_no: string) {
  return await selectComments(trx).where('y.k_no', '=', k_no).executeTakeFirst()
}

export async function updateCommentState(trx: TenantTransaction, k_no: string, durum: Comment['durum']) {
  await trx.updateTable('yazi_yorumu').set({ durum, karar_zamani: sql<Date>`now()` }).where('k_no', '=', k_no).execute()
}
