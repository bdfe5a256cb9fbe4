import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withTenant } from '../platform/db/connection.ts'
import { startCatalogApp } from '../testing/catalog-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { generateCatalog } from './generate-catalog.ts'
import { generatePages } from './generate-pages.ts'

const TODAY = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
const company = { company: 'olcek' }

let app: TestApp
let id: number
let before: Record<string, Set<string>>

beforeAll(async () => {
  app = await startCatalogApp()
  id = await addTenant('olcek')
  before = await keysByColumn()
  await generatePages(app.services.db, id, 8, () => undefined)
  await generateCatalog(app.services.db, id, 6, TODAY)
  await generateCatalog(app.services.db, id, 3, TODAY)
})
afterAll(() => app.close())

/** Works like the first tenant, as the command makes it. */
async function addTenant(kod: string): Promise<number> {
  const { db } = app.owner
  const tenant = { kod, alan_adlari: [`${kod}.localhost`] }
  const made = await db.insertInto('tenant').values(tenant).returning('id').executeTakeFirstOrThrow()
  await app.tenants.refresh()
  const first = app.tenants.first()?.id ?? 0
  const rows = await withTenant(app.services.db, first, (trx) =>
    trx.selectFrom('ayar').select(['anahtar', 'deger']).execute(),
  )
  const settings = rows.map((row) => ({ tenant_id: made.id, anahtar: row.anahtar, deger: JSON.stringify(row.deger) }))
  await withTenant(app.services.db, made.id, (trx) => trx.insertInto('ayar').values(settings).execute())
  return made.id
}

/** Every key of the tenant, by the column it stands in. */
async function keysByColumn(): Promise<Record<string, Set<string>>> {
  const { rows: columns } = await sql<{ tablo: string; sutun: string }>`
    select c.table_name as tablo, c.column_name as sutun from information_schema.columns c
    join information_schema.columns t using (table_schema, table_name)
    join information_schema.tables x using (table_schema, table_name)
    where c.table_schema = 'public' and c.data_type = 'uuid' and t.column_name = 'tenant_id'
      and x.table_type = 'BASE TABLE'`.execute(app.owner.db)
  const found: Record<string, Set<string>> = {}
  for (const { tablo, sutun } of columns) {
    const { rows } = await withTenant(app.owner.db, id, (trx) =>
      sql<{ k_no: string }>`select distinct ${sql.ref(sutun)}::text as k_no from ${sql.table(tablo)}
        where tenant_id = ${id} and ${sql.ref(sutun)} is not null`.execute(trx),
    )
    found[`${tablo}.${sutun}`] = new Set(rows.map((row) => row.k_no))
  }
  return found
}

async function villas(): Promise<{ k_no: string; slug: string }[]> {
  return await withTenant(app.services.db, id, (trx) =>
    trx
      .selectFrom('urun_metin')
      .select(['urun_k_no as k_no', 'slug'])
      .where('dil', '=', 'en')
      .orderBy('slug')
      .execute(),
  )
}

test('whatever is generated has a key that every call takes', async () => {
  const made = await keysByColumn()
  const strange = Object.entries(made).flatMap(([column, keys]) =>
    [...keys].filter((key) => !z.uuid().safeParse(key).success).map((key) => `${column} ${key}`),
  )
  expect(strange).toEqual([])
  const filled = Object.keys(made).filter((column) => made[column]?.size !== before[column]?.size)
  expect(filled).toEqual(
    expect.arrayContaining(['urun.k_no', 'opsiyon.k_no', 'birim.k_no', 'kaynak.k_no', 'sayfa.k_no']),
  )
})

test('a generated villa opens by its key: page, card, calendar and price', async () => {
  const all = await villas()
  expect(all).toHaveLength(9)
  const keys = all.map(({ k_no }) => k_no)
  for (const k_no of keys) {
    const answer = await app.get(`/api/category-urun-getir?dil=en&k_no=${k_no}`, company)
    expect(answer.json()).toMatchObject({ success: 1, data: { k_no } })
  }
  const cards = await app.get(`/api/urun-kart-listele?dil=en&k_no=${keys.join(',')}`, company)
  expect(cards.json().data).toHaveLength(9)
  const month = TODAY.slice(0, 7)
  const calendars = await app.get(`/api/urun-takvim-getir?urun_k_no=${keys.join(',')}&ay=${month}`, company)
  expect(calendars.json().takvimler).toHaveLength(9)
})

test('the same catalogue generated elsewhere has the same keys', async () => {
  const keys = (await villas()).map(({ k_no }) => k_no)
  const other = await addTenant('olcekiki')
  await generateCatalog(app.services.db, other, 9, TODAY)
  const again = await withTenant(app.services.db, other, (trx) =>
    trx.selectFrom('urun').select('k_no').where('k_no', 'in', keys).execute(),
  )
  expect(again).toHaveLength(9)
})
