import type { TenantTransaction } from '../db/connection.ts'
import type { NewMail } from '../db/database.ts'
import type { Queue } from '../jobs/queue.ts'
import type { MailData, MailKind } from './mail-kinds.ts'

export interface Letter<K extends MailKind> {
  readonly tur: K
  readonly veri: MailData[K]
  readonly alici: string
  readonly yanit_adresi?: string
  readonly dil: NewMail['dil']
}

type AnyLetter = { [K in MailKind]: Letter<K> }[MailKind]

/** Writes mails and their jobs in the caller's transaction: all of it happens, or nothing. */
export async function putInOutbox(
  trx: TenantTransaction,
  queue: Queue,
  tenantId: number,
  ...letters: readonly AnyLetter[]
): Promise<void> {
  if (letters.length === 0) return
  const written = await trx
    .insertInto('eposta')
    .values(
      letters.map((letter) => ({
        tenant_id: tenantId,
        alici: letter.alici,
        yanit_adresi: letter.yanit_adresi ?? null,
        dil: letter.dil,
        tur: letter.tur,
        veri: JSON.stringify(letter.veri),
      })),
    )
    .returning('k_no')
    .execute()
  const jobs = written.map(({ k_no }) => ({ tenant_id: tenantId, k_no }))
  await queue.sendAll('send-mail', jobs, trx)
}
