import type { Enquiry } from '@meltem/contract/audience/enquiry'
import type { Insertable, Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { EnquiryTable } from '../../platform/db/tables/payment.ts'

export async function insertEnquiry(trx: TenantTransaction, row: Insertable<EnquiryTable>): Promise<void> {
  await trx.insertInto('rezervasyon_talebi').values(row).execute()
}

/** One page of the enquiries in a state, or of all, the newest first, and how many there are. */
export async function listEnquiryPage(
  trx: TenantTransaction,
  durum: Enquiry['durum'] | undefined,
  { size, page }: { readonly size: number; readonly page: number },
) {
  const matching = trx
    .selectFrom('rezervasyon_talebi')
    .$if(durum !== undefined, (query) => query.where('durum', '=', durum ?? 'yeni'))
  const rows = await matching
    .selectAll()
    .orderBy('olusturma_zamani', 'desc')
    .orderBy('k_no')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { toplam } = await matching.select(({ fn }) => fn.countAll<string>().as('toplam')).executeTakeFirstOrThrow()
  return { rows, toplam: Number(toplam) }
}

export async function updateEnquiry(trx: TenantTransaction, k_no: string, changes: Updateable<EnquiryTable>) {
  return await trx
    .updateTable('rezervasyon_talebi')
    .set(changes)
    .where('k_no', '=', k_no)
    .returningAll()
    .executeTakeFirst()
}
