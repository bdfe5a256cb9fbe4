import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { TravellerTable } from '../../../platform/db/tables/member.ts'

export type TravellerRow = Selectable<TravellerTable>

export async function listTravellers(trx: TenantTransaction, uye_k_no: string): Promise<TravellerRow[]> {
  return await trx
    .selectFrom('yolcu')
    .selectAll()
    .where('uye_k_no', '=', uye_k_no)
    .orderBy('ad')
    .orderBy('k_no')
    .execute()
}

export const NO_DOCUMENT = { belge_turu: null, belge: null, belge_sonu: null }

type TravellerValues = Omit<Updateable<TravellerTable>, 'tenant_id' | 'k_no' | 'uye_k_no' | 'son_kullanim'>

export async function updateTraveller(
  trx: TenantTransaction,
  k_no: string,
  values: TravellerValues,
): Promise<TravellerRow> {
  return await trx
    .updateTable('yolcu')
    .set({ ...values, son_kullanim: sql<Date>`now()` })
    .where('k_no', '=', k_no)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertTraveller(
  trx: TenantTransaction,
  row: Omit<Insertable<TravellerTable>, 'son_kullanim'>,
): Promise<TravellerRow> {
  return await trx
    .insertInto('yolcu')
    .values({ ...row, son_kullanim: sql<Date>`now()` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteTraveller(trx: TenantTransaction, uye_k_no: string, k_no: string): Promise<void> {
  await trx.deleteFrom('yolcu').where('uye_k_no', '=', uye_k_no).where('k_no', '=', k_no).execute()
}

/** Documents of people who have not travelled for so long are purged (reliability D3). */
export const DOCUMENT_LIFE = '24 months'

export async function purgeDocuments(trx: TenantTransaction): Promise<void> {
  await trx
    .updateTable('yolcu')
    .set(NO_DOCUMENT)
    .where('belge', 'is not', null)
    .where(sql<boolean>`(son_kullanim < now() - ${DOCUMENT_LIFE}::interval or belge_bitis < current_date)`)
    .execute()
}
