import type { Insertable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { NoticeTable } from '../../../platform/db/tables/member.ts'
import type { NoticeDraft } from '../../letters/notice-of.ts'

/** A confirmed address is needed where only the address tells who it is. */
export async function findTold(trx: TenantTransaction, alici: string, { rezervasyon, tur }: NoticeDraft) {
  const members = trx.selectFrom('uye').select(['uye.k_no', 'uye.bildirimler']).where('uye.aktif', '=', true)
  if (rezervasyon) {
    return await members
      .innerJoin('rezervasyon as r', (join) =>
        join.onRef('r.tenant_id', '=', 'uye.tenant_id').onRef('r.uye_k_no', '=', 'uye.k_no'),
      )
      .where('r.k_no', '=', rezervasyon)
      .executeTakeFirst()
  }
  const addressed = members.where('uye.e_mail', '=', alici.toLowerCase())
  return await (tur === 'guvenlik'
    ? addressed
    : addressed.where('uye.e_mail_dogrulama', 'is not', null)
  ).executeTakeFirst()
}

/** The notice has the key of its mail: a second one is not written. */
export async function insertNotice(trx: TenantTransaction, row: Insertable<NoticeTable>): Promise<void> {
  await trx
    .insertInto('bildirim')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
