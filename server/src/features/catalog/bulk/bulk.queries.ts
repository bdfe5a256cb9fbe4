import type { BulkProduct, BulkWish } from '@meltem/contract/catalog/bulk-office'
import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { matching, type ProductWish } from '../office/list-products.queries.ts'
import type { Snapshot } from './snapshots.queries.ts'

/** All that match, in the order of their keys, and how many there are beyond the most. */
export async function listMatching(
  trx: TenantTransaction,
  wish: ProductWish,
  most: number,
): Promise<{ keys: string[]; fazla: number }> {
  const rows = await matching(trx, wish).select('u.k_no').orderBy('u.k_no').execute()
  return { keys: rows.slice(0, most).map(({ k_no }) => k_no), fazla: Math.max(0, rows.length - most) }
}

export interface Group {
  readonly ad: string
  readonly aktif: boolean
  readonly urun_tipi: string | null
}

type GroupTable = 'bolge' | 'kategori' | 'koleksiyon'

/** Names of groups in the language of the caller, or in any there is. */
export async function listGroupsByKey(
  trx: TenantTransaction,
  table: GroupTable,
  keys: readonly string[],
  dil: Language,
): Promise<Map<string, Group>> {
  const kind = table === 'kategori' ? sql`g.urun_tipi` : sql`null`
  const { rows } = await sql<Group & { k_no: string }>`
    select g.k_no, g.aktif, ${kind} as urun_tipi, coalesce((select m.baslik from ${sql.table(`${table}_metin`)} m
      where m.tenant_id = g.tenant_id and m.${sql.ref(`${table}_k_no`)} = g.k_no
      order by m.dil = ${dil} desc limit 1), g.kod) as ad
    from ${sql.table(table)} g where g.k_no = any(${keys}::uuid[])`.execute(trx)
  return new Map(rows.map(({ k_no, ...group }) => [k_no, group]))
}

export interface NewAct {
  readonly tenant_id: number
  readonly k_no: string
  readonly istek: BulkWish
  readonly hedef: string | null
  readonly personel_k_no: string
}

export interface ActRow {
  readonly urun_k_no: string
  /** As it was answered. */
  readonly gosterilen: BulkProduct
  /** What the act changed, as it was and as it became; nothing of a product that was left out. */
  readonly onceki: Snapshot
  readonly sonraki: Snapshot
}

export async function insertAct(trx: TenantTransaction, act: NewAct, rows: readonly ActRow[]): Promise<void> {
  await trx
    .insertInto('toplu_islem')
    .values({ ...act, istek: JSON.stringify(act.istek) })
    .execute()
  await sql`insert into toplu_islem_satir (tenant_id, islem_k_no, urun_k_no, sira, gosterilen, onceki, sonraki)
    select ${act.tenant_id}, ${act.k_no}, s.urun_k_no, s.sira, s.gosterilen, s.onceki, s.sonraki
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, sira) => ({ ...row, sira })))}::jsonb)
      as s (urun_k_no uuid, sira int, gosterilen jsonb, onceki jsonb, sonraki jsonb)`.execute(trx)
}

export async function listActs(trx: TenantTransaction, most: number) {
  return await trx
    .selectFrom('toplu_islem as t')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.k_no', '=', 't.personel_k_no'),
    )
    .select(['t.k_no', 't.istek', 't.hedef', 't.zaman'])
    .select([
      sql<string | null>`p.ad || ' ' || p.soyad`.as('kim'),
      sql<number>`(select count(*)::int from toplu_islem_satir s where s.tenant_id = t.tenant_id
        and s.islem_k_no = t.k_no and s.sonraki <> s.onceki)`.as('urun_sayisi'),
      sql<number>`(select count(*)::int from toplu_islem_satir s where s.tenant_id = t.tenant_id
        and s.islem_k_no = t.k_no and s.alinma_zamani is not null)`.as('alinan'),
    ])
    .orderBy('t.zaman', 'desc')
    .limit(most)
    .execute()
}

export async function findAct(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('toplu_islem').select(['k_no', 'istek']).where('k_no', '=', k_no).executeTakeFirst()
}

export async function listActRows(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('toplu_islem_satir')
    .select(['urun_k_no', 'gosterilen', 'onceki', 'sonraki', 'alinma_zamani'])
    .where('islem_k_no', '=', k_no)
    .orderBy('sira')
    .execute()
}

export async function markTakenBack(trx: TenantTransaction, k_no: string, products: readonly string[]): Promise<void> {
  await sql`update toplu_islem_satir set alinma_zamani = clock_timestamp()
    where islem_k_no = ${k_no} and urun_k_no = any(${products}::uuid[])`.execute(trx)
}
