import type { Language } from '@meltem/contract/wire/language'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Job } from '../../../platform/jobs/queue.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { findMember } from '../member.queries.ts'
import { insertPasswordKey, PASSWORD_KEY_MINUTES } from './member-key.queries.ts'

export interface PasswordWish {
  readonly tenant_id: number
  /** Of no member, when the address is unknown: both kinds of request do the same work (reliability A3). */
  readonly uye_k_no: string
  readonly dil: Language
}

export function mailPassword({ db, queue, config }: Pick<Services, 'db' | 'queue' | 'config'>): Job<PasswordWish> {
  return {
    id: 'mail-password',
    description: 'Makes the key to a new password and mails it',
    run: async ({ tenant_id, uye_k_no, dil }) => {
      await withTenant(db, tenant_id, async (trx) => {
        const member = await findMember(trx, uye_k_no)
        if (!member) return
        const anahtar_k_no = await insertPasswordKey(trx, { secrets: config.secrets, tenant_id, uye_k_no })
        await putInOutbox(trx, queue, tenant_id, {
          tur: 'member_password',
          veri: { ad: member.ad, anahtar_k_no, dakika: PASSWORD_KEY_MINUTES },
          alici: member.e_mail,
          dil,
        })
      })
    },
  }
}
