import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyDocumentTable } from '../../../platform/db/tables/agency.ts'

export async function insertDocument(trx: TenantTransaction, row: Insertable<AgencyDocumentTable>) {
  return await trx
    .insertInto('acente_belge')
    .values(row)
    .returning(['k_no', 'tur', 'ad', 'boyut'])
    .executeTakeFirstOrThrow()
}

export async function claimUploads(trx: TenantTransaction, basvuru_k_no: string, belgeler: readonly string[]) {
  return await trx
    .updateTable('acente_belge')
    .set({ basvuru_k_no })
    .where('k_no', 'in', belgeler)
    .where('basvuru_k_no', 'is', null)
    .where(sql<boolean>`yukleme_zamani > now() - interval '1 day'`)
    .executeTakeFirst()
}

export async function findDocument(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('acente_belge')
    .select(['dosya', 'icerik_turu', 'tur'])
    .where('k_no', '=', k_no)
    .where('basvuru_k_no', 'is not', null)
    .executeTakeFirst()
}

/** Uploads whose application was never sent. Answers the names of their files, which go after the commit. */
export async function deleteUnclaimed(trx: TenantTransaction): Promise<string[]> {
  const gone = await trx
    .deleteFrom('acente_belge')
    .where('basvuru_k_no', 'is', null)
    .where(sql<boolean>`yukleme_zamani < now() - interval '1 day'`)
    .returning('dosya')
    .execute()
  return gone.map(({ dosya }) => dosya)
}
