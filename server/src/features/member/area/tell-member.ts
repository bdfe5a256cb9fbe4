import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import type { MailData, MailKind } from '../../letters/mail-kinds.ts'
import { noticeOf } from '../../letters/notice-of.ts'
import { preferencesOf } from '../member.queries.ts'
import { findTold, insertNotice } from './notice.queries.ts'

type Mail = Selectable<Database['eposta']>

/**
 * What a mail says, a member also reads on screen, unless switched off; the notice has the key of the mail, so that a
 * second attempt to send writes no second one. False when the member does not want this kind by mail.
 */
export async function tellMember(trx: TenantTransaction, mail: Mail): Promise<boolean> {
  const notice = noticeOf(mail.tur as MailKind, mail.veri as unknown as MailData[MailKind])
  const member = notice && (await findTold(trx, mail.alici, notice))
  if (!member) return true
  const { ekran, e_posta } = preferencesOf(member.bildirimler)[notice.tur]
  if (ekran) {
    const { tur, olay, degerler, url } = notice
    await insertNotice(trx, {
      tenant_id: mail.tenant_id,
      k_no: mail.k_no,
      uye_k_no: member.k_no,
      tur,
      olay,
      degerler: JSON.stringify(degerler),
      url,
    })
  }
  return e_posta || notice.hep_postala === true
}
