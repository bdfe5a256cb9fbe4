import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AgencyApiKeyTable } from '../../../platform/db/tables/agency-money.ts'
import { selectWelcome } from '../people/people.queries.ts'

export async function findWelcomeByApiKey(trx: TenantTransaction, ozet: Buffer) {
  return await selectWelcome(trx)
    .innerJoin('acente_api_anahtari as y', (join) =>
      join.onRef('y.tenant_id', '=', 'k.tenant_id').onRef('y.kullanici_k_no', '=', 'k.k_no'),
    )
    .select(['y.k_no as anahtar_k_no'])
    .select(sql<boolean>`coalesce(y.son_kullanim < clock_timestamp() - interval '1 minute', true)`.as('eskimis'))
    .where('y.ozet', '=', ozet)
    .where('y.iptal_zamani', 'is', null)
    .executeTakeFirst()
}

export async function updateLastUse(trx: TenantTransaction, k_no: string) {
  await trx
    .updateTable('acente_api_anahtari')
    .set({ son_kullanim: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', k_no)
    .execute()
}

export interface KeyRow {
  readonly k_no: string
  readonly ad: string
  readonly on_ek: string
  readonly olusturma_zamani: Date
  readonly son_kullanim: Date | null
}

const COLUMNS = ['k_no', 'ad', 'on_ek', 'olusturma_zamani', 'son_kullanim'] as const

export async function listApiKeys(trx: TenantTransaction, acente_k_no: string): Promise<KeyRow[]> {
  return await trx
    .selectFrom('acente_api_anahtari')
    .select(COLUMNS)
    .where('acente_k_no', '=', acente_k_no)
    .where('iptal_zamani', 'is', null)
    .orderBy('olusturma_zamani')
    .execute()
}

export async function insertApiKey(trx: TenantTransaction, row: Insertable<AgencyApiKeyTable>): Promise<KeyRow> {
  return await trx.insertInto('acente_api_anahtari').values(row).returning(COLUMNS).executeTakeFirstOrThrow()
}

export async function endApiKey(trx: TenantTransaction, acente_k_no: string, k_no: string) {
  return await trx
    .updateTable('acente_api_anahtari')
    .set({ iptal_zamani: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', k_no)
    .where('acente_k_no', '=', acente_k_no)
    .where('iptal_zamani', 'is', null)
    .returning('k_no')
    .executeTakeFirst()
}
