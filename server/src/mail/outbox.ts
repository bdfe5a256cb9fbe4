import type { TenantTransaction } from '../db/connection.ts'
import type { NewMail } from '../db/database.ts'
import type { Queue } from '../jobs/queue.ts'
import type { MailData, MailKind } from './mail-kinds.ts'

interface Letter<K extends MailKind> {
  readonly tur: K
  readonly veri: MailData[K]
  readonly alici: string
  readonly yanit_adresi?: string
  readonly dil: NewMail['dil']
}

/** Writes the mail and its job in the caller's transaction: both happen, or neither. */
export async function putInOutbox<K extends MailKind>(
  trx: TenantTransaction,
  queue: Queue,
  tenantId: number,
  letter: Letter<K>,
): Promise<void> {
  const { k_no } = await trx
    .insertInto('eposta')
    .values({
      tenant_id: tenantId,
      alici: letter.alici,
      yanit_adresi: letter.yanit_adresi ?? null,
      dil: letter.dil,
      tur: letter.tur,
      veri: JSON.stringify(letter.veri),
    })
    .returning('k_no')
    .executeTakeFirstOrThrow()
  await queue.send('send-mail', { tenant_id: tenantId, k_no }, trx)
}
