import { randomBytes } from 'node:crypto'
import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, withTenant } from './connection.ts'
import { migrate } from './migrate.ts'
import { LATEST_MIGRATION } from './migrations.ts'
import { showRowsToOwner } from './owner-rows.ts'
import { readSchema } from './schema-state.ts'

/** A database as a hosting company gives it: the owner is no superuser. */
const name = `hosted_${randomBytes(4).toString('hex')}`
const template = new URL(inject('templateUrl'))
const urlOf = (user: string, database: string) => `postgres://${user}:secret@${template.host}/${database}`
let admin: pg.Client
const errors: Error[] = []

beforeAll(async () => {
  admin = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
  await admin.connect()
  await admin.query(`create role ${name}_owner login createrole password 'secret'`)
  await admin.query(`create database ${name} owner ${name}_owner`)
})
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.query(`drop role ${name}_app, ${name}_owner`)
  await admin.end()
})

test('an owner without superuser rights migrates, also twice at once, and the application works', async () => {
  const owner = urlOf(`${name}_owner`, name)
  const app = urlOf(`${name}_app`, name)
  await migrate(owner, app, (error) => errors.push(error))
  await Promise.all([1, 2].map(() => migrate(owner, app, (error) => errors.push(error))))
  const connection = connect(app, 1, (error) => errors.push(error))
  const { db } = connection
  expect(await readSchema(db)).toEqual({ state: 'ours', name: LATEST_MIGRATION, serves: true })
  expect(await db.selectFrom('ayar').selectAll().execute()).toEqual([])
  await expect(db.insertInto('tenant').values({ kod: 'x1', alan_adlari: [] }).execute()).rejects.toMatchObject({
    code: '42501',
  })
  const { rows } = await admin.query(`select rolconfig from pg_roles where rolname = '${name}_app'`)
  expect(rows[0].rolconfig).toEqual([
    'lock_timeout=3s',
    'statement_timeout=5s',
    'idle_in_transaction_session_timeout=5s',
  ])
  await connection.close()
  expect(errors).toEqual([])
})

test('such an owner sees the rows of every tenant while it migrates, and none otherwise', async () => {
  const { db, close } = connect(urlOf(`${name}_owner`, name), 1, (error) => errors.push(error))
  const settings = async () => (await db.selectFrom('ayar').select('anahtar').execute()).length
  const { id } = await db
    .insertInto('tenant')
    .values({ kod: 'ornek', alan_adlari: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await withTenant(db, id, (trx) =>
    trx.insertInto('ayar').values({ tenant_id: id, anahtar: 'company', deger: '{}' }).execute(),
  )
  expect(await settings()).toBe(0)
  await showRowsToOwner(db as Kysely<unknown>)
  expect(await settings()).toBe(1)
  await db.updateTable('ayar').set({ deger: '{"kod":"x"}' }).execute()
  // Whatever broke off in between, the next start hides them again.
  await migrate(urlOf(`${name}_owner`, name), urlOf(`${name}_app`, name), (error) => errors.push(error))
  expect(await settings()).toBe(0)
  await close()
})

test('the database takes the kinds of the contract, also one that came later', async () => {
  const owner = urlOf(`${name}_owner`, name)
  const db = new pg.Client({ connectionString: owner })
  await db.connect()
  const allowed = async () => {
    const { rows } = await db.query(`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'urun_urun_tipi_check'`)
    return [...rows[0].rule.matchAll(/'([a-z_]+)'/g)].map(([, kind]: string[]) => kind)
  }
  expect(await allowed()).toEqual([...PRODUCT_KINDS])
  await db.query(`alter table urun drop constraint urun_urun_tipi_check,
    add constraint urun_urun_tipi_check check (urun_tipi in ('tur', 'villa'))`)
  await migrate(owner, urlOf(`${name}_app`, name), (error) => errors.push(error))
  expect(new Set(await allowed())).toEqual(new Set(PRODUCT_KINDS))
  await db.end()
})

test('a version that starts where a newer one has been leaves it as it is, and gives up where something was taken away', async () => {
  const [owner, app] = [urlOf(`${name}_owner`, name), urlOf(`${name}_app`, name)]
  const db = new pg.Client({ connectionString: owner })
  await db.connect()
  await db.query(`insert into kysely_migration values ('9999-more-names', '2026-11-19')`)
  await db.query(`revoke select on urun from ${name}_app`)
  await migrate(owner, app, (error) => errors.push(error))
  const { rows } = await db.query(`select has_table_privilege('${name}_app', 'urun', 'select') as may`)
  expect(rows).toEqual([{ may: false }])
  await db.query(`insert into kysely_migration values ('9999-names-drop', '2026-11-19')`)
  await expect(migrate(owner, app, (error) => errors.push(error))).rejects.toThrow('newer version')
  await db.query(`delete from kysely_migration where name like '9999-%'`)
  await migrate(owner, app, (error) => errors.push(error))
  const after = await db.query(`select has_table_privilege('${name}_app', 'urun', 'select') as may`)
  expect(after.rows).toEqual([{ may: true }])
  await db.end()
})

test('an owner that may not create roles is told so', async () => {
  await admin.query(`alter role ${name}_owner nocreaterole`)
  await expect(
    migrate(urlOf(`${name}_owner`, name), urlOf(`${name}_nobody`, name), (error) => errors.push(error)),
  ).rejects.toMatchObject({ code: '42501' })
})
