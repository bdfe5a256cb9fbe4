import type { Right } from '@meltem/contract/staff/rights'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { OfficeKeyTable } from '../../../platform/db/tables/staff.ts'
import { STAFF_COLUMNS } from '../staff.queries.ts'

const works = sql<boolean>`(y.bitis is null or y.bitis > clock_timestamp()) and p.aktif`

function selectWithMaker(trx: TenantTransaction) {
  return trx
    .selectFrom('buro_anahtari as y')
    .innerJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'y.tenant_id').onRef('p.k_no', '=', 'y.personel_k_no'),
    )
    .where('y.iptal_zamani', 'is', null)
}

/** A key that opens, with who made it as they are now. */
export async function findOpenKey(trx: TenantTransaction, hash: Buffer) {
  return await selectWithMaker(trx)
    .select([...STAFF_COLUMNS, 'y.k_no as anahtar_k_no', 'y.haklar'])
    .select(sql<boolean>`coalesce(y.son_kullanim < clock_timestamp() - interval '1 minute', true)`.as('eskimis'))
    .where('y.anahtar_ozeti', '=', hash)
    .where(works)
    .executeTakeFirst()
}

export async function markKeyUsed(trx: TenantTransaction, k_no: string): Promise<void> {
  await trx
    .updateTable('buro_anahtari')
    .set({ son_kullanim: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', k_no)
    .execute()
}

export interface KeyRow {
  readonly k_no: string
  readonly ad: string
  readonly on_ek: string
  readonly haklar: Right[]
  readonly yapan: string
  readonly calisir: boolean
  readonly olusturma_zamani: Date
  readonly bitis: Date | null
  readonly son_kullanim: Date | null
}

export async function listKeyRows(trx: TenantTransaction): Promise<KeyRow[]> {
  return await selectWithMaker(trx)
    .select(['y.k_no', 'y.ad', 'y.on_ek', 'y.haklar', 'y.olusturma_zamani', 'y.bitis', 'y.son_kullanim'])
    .select([sql<string>`p.ad || ' ' || p.soyad`.as('yapan'), works.as('calisir')])
    .orderBy('y.olusturma_zamani', 'desc')
    .orderBy('y.k_no')
    .execute()
}

/** Two who make the last key that is allowed do it one after the other. */
export async function lockKeys(trx: TenantTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('buro_anahtari:' || current_setting('app.tenant'), 0))`.execute(
    trx,
  )
}

/** Its end is told by the clock that ends it. */
export async function insertKey(
  trx: TenantTransaction,
  row: Omit<Insertable<OfficeKeyTable>, 'bitis'>,
  days: number | null,
): Promise<void> {
  const bitis = sql<Date | null>`clock_timestamp() + make_interval(days => ${days}::int)`
  await trx
    .insertInto('buro_anahtari')
    .values({ ...row, bitis })
    .execute()
}

export async function endKey(trx: TenantTransaction, k_no: string): Promise<boolean> {
  const ended = await trx
    .updateTable('buro_anahtari')
    .set({ iptal_zamani: sql<Date>`clock_timestamp()` })
    .where('k_no', '=', k_no)
    .where('iptal_zamani', 'is', null)
    .returning('k_no')
    .executeTakeFirst()
  return ended !== undefined
}
