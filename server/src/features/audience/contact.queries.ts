import type { ContactForm } from '@meltem/contract/audience/audience'
import type { TenantTransaction } from '../../platform/db/connection.ts'

export type NewMessage = Omit<ContactForm, 'gizlilik_politikasi' | 'web_sitesi'> & { mesaj_no: string }

export async function insertMessage(trx: TenantTransaction, tenantId: number, message: NewMessage): Promise<void> {
  await trx
    .insertInto('iletisim_mesaji')
    .values({ ...message, telefon: message.telefon || null, tenant_id: tenantId })
    .execute()
}
