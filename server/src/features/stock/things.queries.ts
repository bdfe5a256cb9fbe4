import type { Thing } from '@meltem/contract/stock/office'
import type { Language } from '@meltem/contract/wire/language'
import { type RawBuilder, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { StockShape } from '../../platform/db/tables/reservation.ts'
import { comingClaims } from './coming.queries.ts'

/** A name in the language of the office, or in whichever there is. */
export function named(column: string, language: Language) {
  const texts = sql.ref(column)
  return sql<string>`coalesce(nullif(${texts} ->> ${language}::text, ''), nullif(${texts} ->> 'tr', ''),
    nullif(${texts} ->> 'en', ''), '')`
}

interface Reading {
  readonly language: Language
  readonly now: Date
}

async function listWhere(trx: TenantTransaction, { language, now }: Reading, which: RawBuilder<unknown>) {
  const { rows } = await sql<Thing>`
    select k.k_no, k.surum, k.ad, k.stok, k.devir,
      coalesce((select jsonb_agg(jsonb_build_object('k_no', b.k_no, 'surum', b.surum, 'ad', b.ad, 'aktif', b.aktif,
          'gelecek', (select count(distinct t.rezervasyon_k_no) from ${comingClaims(sql`b.k_no`, now)}))
          order by b.aktif desc, length(b.ad), b.ad, b.k_no)
        from birim b where b.tenant_id = k.tenant_id and b.kaynak_k_no = k.k_no), '[]') as birimler,
      coalesce((select jsonb_agg(jsonb_build_object('opsiyon_k_no', o.k_no, 'urun_k_no', u.k_no,
          'urun', ${named('u.ad', language)}, 'secenek', ${named('o.ad', language)}) order by u.k_no, o.sira)
        from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
        where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no), '[]') as kullananlar
    from kaynak k where ${which} order by k.ad, k.k_no limit 50`.execute(trx)
  return rows
}

export function listThingsOfProduct(trx: TenantTransaction, reading: Reading, product: string) {
  return listWhere(
    trx,
    reading,
    sql`exists (select 1 from opsiyon o where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no
      and o.urun_k_no = ${product}::uuid)`,
  )
}

/** By a part of its own name or of a product's that draws on it. */
export function searchThings(
  trx: TenantTransaction,
  reading: Reading,
  { stok, ara = '' }: { readonly stok?: StockShape | undefined; readonly ara?: string | undefined },
) {
  const words = `%${ara.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return listWhere(
    trx,
    reading,
    sql`(${stok ?? null}::text is null or k.stok = ${stok ?? null}) and (k.ad ilike ${words} or exists (
      select 1 from opsiyon o join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
      where o.tenant_id = k.tenant_id and o.kaynak_k_no = k.k_no and ${named('u.ad', reading.language)} ilike ${words}))`,
  )
}

export async function findThing(trx: TenantTransaction, reading: Reading, k_no: string): Promise<Thing | undefined> {
  const [found] = await listWhere(trx, reading, sql`k.k_no = ${k_no}::uuid`)
  return found
}

export async function findShape(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('kaynak').select(['k_no', 'stok']).where('k_no', '=', k_no).executeTakeFirst()
}

/** Under its lock, so that bookings and other clerks wait. */
export async function lockThing(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('kaynak')
    .select(['ad', 'devir', 'stok'])
    .where('k_no', '=', k_no)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateThing(trx: TenantTransaction, k_no: string, change: { ad?: string; devir?: number }) {
  await trx.updateTable('kaynak').set(change).where('k_no', '=', k_no).execute()
}

interface NewThing {
  readonly k_no: string
  readonly ad: string
  readonly stok: StockShape
}

export async function insertThing(
  trx: TenantTransaction,
  tenant_id: number,
  thing: NewThing,
  units: readonly string[],
) {
  await trx
    .insertInto('kaynak')
    .values({ tenant_id, ...thing })
    .execute()
  if (units.length === 0) return
  const rows = units.map((ad) => ({ tenant_id, kaynak_k_no: thing.k_no, ad }))
  await trx.insertInto('birim').values(rows).execute()
}

export async function findUnit(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('birim')
    .select(['kaynak_k_no', 'ad', 'aktif'])
    .where('k_no', '=', k_no)
    .executeTakeFirst()
}

/** Whether another unit of the thing that is in service bears the name. */
export async function isNameTaken(trx: TenantTransaction, kaynak_k_no: string, k_no: string, ad: string) {
  const { rows } = await sql`select 1 from birim where kaynak_k_no = ${kaynak_k_no}::uuid and k_no <> ${k_no}::uuid
    and aktif and lower(ad) = lower(${ad}) limit 1`.execute(trx)
  return rows.length > 0
}

interface NewUnit {
  readonly k_no: string
  readonly kaynak_k_no: string
  readonly ad: string
  readonly aktif?: boolean
}

export async function insertUnit(trx: TenantTransaction, tenant_id: number, unit: NewUnit) {
  await trx
    .insertInto('birim')
    .values({ tenant_id, ...unit })
    .execute()
}

export async function updateUnit(trx: TenantTransaction, k_no: string, change: { ad?: string; aktif?: boolean }) {
  await trx.updateTable('birim').set(change).where('k_no', '=', k_no).execute()
}
