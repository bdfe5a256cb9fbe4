import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { connect, withTenant } from './connection.ts'
import { migrate } from './migrate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Tables that belong to no tenant, each for a reason. */
const SHARED_TABLES = [
  'tenant', // the list of tenants itself
  'kur_bulteni', // the central bank's bulletins are shared by all tenants
  'kur',
  'kur_surumu',
  'hiz_siniri', // keys carry the tenant; rows are counters without content
  // The installation's own: the application's role may not even read them (PEOPLE-71).
  'kurum_yonetici',
  'kurum_girisi',
  'kurum_kurtarma_kodu',
  'kurum_oturumu',
  'kurum_denetim',
  'kysely_migration',
  'kysely_migration_lock',
]

describe('the schema keeps tenants apart', () => {
  test('every tenant table has tenant_id, forced row-level security and one policy for reading and writing', async () => {
    const { rows } = await sql<{ name: string; offends: boolean }>`
      select c.relname as name,
        not (c.relrowsecurity and c.relforcerowsecurity
          and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnotnull)
          and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
            and p.polqual is not null and p.polwithcheck is not null)) as offends
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')`.execute(app.owner.db)
    expect(rows.length).toBeGreaterThan(SHARED_TABLES.length)
    expect(rows.filter((row) => row.offends && !SHARED_TABLES.includes(row.name))).toEqual([])
  })

  test('every key and every foreign key of a tenant table leads with the tenant', async () => {
    const { rows } = await sql<{ name: string; constraint: string }>`
      select c.relname as name, k.conname as constraint
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where n.nspname = 'public' and k.contype in ('p', 'u', 'f') and a.attname <> 'tenant_id'`.execute(app.owner.db)
    expect(rows.filter((row) => !SHARED_TABLES.includes(row.name))).toEqual([])
  })

  test('there is no view that shows the rows of its owner', async () => {
    const { rows } = await sql`
      select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'v'
        and not coalesce('security_invoker=true' = any(c.reloptions), false)`.execute(app.owner.db)
    expect(rows).toEqual([])
  })

  test('the application is neither owner nor superuser and cannot bypass security', async () => {
    const { rows } = await sql`
      select rolsuper, rolbypassrls, (select count(*)::int from pg_tables where tableowner = 'meltem_app') as owned
      from pg_roles where rolname = 'meltem_app'`.execute(app.owner.db)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, owned: 0 }])
  })

  test('a second role of the application works beside the first, under the same rules (RELY-32)', async () => {
    const [alfa] = app.tenants.all()
    const url = new URL(app.database.appUrl)
    Object.assign(url, { username: 'meltem_app_next', password: 'a-password-of-its-own' })
    const onError = (error: Error) => void app.logLines.push(String(error))
    await migrate(app.database.ownerUrl, url.href, onError)
    for (const address of [url.href, app.database.appUrl]) {
      const { db, close } = connect(address, 1, onError)
      const inside = await withTenant(db, alfa?.id ?? 0, (trx) => trx.selectFrom('ayar').selectAll().execute())
      const outside = await db.selectFrom('ayar').selectAll().execute()
      await close()
      expect([inside.length > 0, outside.length]).toEqual([true, 0])
    }
  })
})

describe('rows of a tenant', () => {
  test('are not there without a tenant, also after a transaction had one', async () => {
    const [alfa] = app.tenants.all()
    const db = app.services.db
    await withTenant(db, alfa?.id ?? 0, (trx) => trx.selectFrom('ayar').selectAll().execute())
    expect(await db.selectFrom('ayar').selectAll().execute()).toEqual([])
  })

  test('cannot be written for another tenant', async () => {
    const [alfa, beta] = app.tenants.all()
    const attempt = withTenant(app.services.db, alfa?.id ?? 0, (trx) =>
      trx
        .insertInto('ayar')
        .values({ tenant_id: beta?.id ?? 0, anahtar: 'x', deger: '{}' })
        .execute(),
    )
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  })

  test('do not mix under load on a small pool with failing requests in between', async () => {
    const [alfa, beta] = app.tenants.all()
    const foreign: unknown[] = []
    const read = async (id: number, index: number): Promise<void> => {
      const work = withTenant(app.services.db, id, async (trx) => {
        const rows = await trx.selectFrom('sayfa').select('tenant_id').execute()
        foreign.push(...rows.filter((row) => row.tenant_id !== id))
        if (index % 7 === 0) throw new Error('a handler failed')
      })
      await work.catch((error: Error) => expect(error.message).toBe('a handler failed'))
    }
    const calls = Array.from({ length: 400 }, (_, index) => read((index % 2 ? alfa : beta)?.id ?? 0, index))
    await Promise.all(calls)
    expect(foreign).toEqual([])
  })
})
