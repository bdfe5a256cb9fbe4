import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Database } from '../../platform/db/database.ts'
import type { MailData, MailKind } from '../letters/mail-kinds.ts'
import { type NoticeDraft, noticeOf } from '../letters/notice-of.ts'
import { preferencesOf } from './member.queries.ts'

type Mail = Selectable<Database['eposta']>

/**
 * What a mail says, a member also reads on screen, unless switched off; the notice has the key of the mail, so that a
 * second attempt to send writes no second one. False when the member does not want this kind by mail.
 */
export async function tellMember(trx: TenantTransaction, mail: Mail): Promise<boolean> {
  const notice = noticeOf(mail.tur as MailKind, mail.veri as unknown as MailData[MailKind])
  const member = notice && (await findTold(trx, mail, notice))
  if (!member) return true
  const { ekran, e_posta } = preferencesOf(member.bildirimler)[notice.tur]
  if (ekran) {
    const { tur, olay, degerler, url } = notice
    await trx
      .insertInto('bildirim')
      .values({
        tenant_id: mail.tenant_id,
        k_no: mail.k_no,
        uye_k_no: member.k_no,
        tur,
        olay,
        degerler: JSON.stringify(degerler),
        url,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return e_posta || notice.hep_postala === true
}

/** A confirmed address is needed where only the address tells who it is. */
async function findTold(trx: TenantTransaction, { alici }: Mail, { rezervasyon, tur }: NoticeDraft) {
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
