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

/** Enquiries that nobody has answered or closed. */
export async function countNewEnquiries(trx: TenantTransaction): Promise<number> {
  const { adet } = await trx
    .selectFrom('rezervasyon_talebi')
    .select(({ fn }) => fn.countAll<string>().as('adet'))
    .where('durum', '=', 'yeni')
    .executeTakeFirstOrThrow()
  return Number(adet)
}

export async function hasEnquiry(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const row = await trx.selectFrom('rezervasyon_talebi').select('k_no').where('k_no', '=', k_no).executeTakeFirst()
  return row !== undefined
}

/** Of two who write at once the second finds another state than the one they saw, and no row. */
export async function updateEnquiry(
  trx: TenantTransaction,
  { k_no, gorulen }: { readonly k_no: string; readonly gorulen: Enquiry['durum'] | undefined },
  changes: Updateable<EnquiryTable>,
) {
  return await trx
    .updateTable('rezervasyon_talebi')
    .set(changes)
    .where('k_no', '=', k_no)
    .$if(gorulen !== undefined, (query) => query.where('durum', '=', gorulen ?? 'yeni'))
    .returningAll()
    .executeTakeFirst()
}
