/** Old and new version serve side by side while an update rolls through the machines (RELY-35). */
import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'
import { createPool } from './pool.ts'
import { takesAway } from './schema-state.ts'

/** Everything up to this one went out before updates had to roll. */
const BEFORE = '0144-office-keys'

/** What a version relies on, a line each: what stands before a migration and not after it has been taken away. */
const RELIED_ON = `
  select 'column ' || c.table_name || '.' || c.column_name || ' ' || c.udt_name as what
  from information_schema.columns c where c.table_schema = 'public'
  union all
  select 'function ' || p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public'`

/** What a row must obey, by table: a further line refuses rows that a version before it writes. */
const OBEYED = `
  select conrelid::regclass::text as rel, conname as name, pg_get_constraintdef(oid) as rule,
    array(select attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
  from pg_constraint c where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid <> 0
  union all
  select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid),
    array(select attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey))
  from pg_index i where indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all
  select attrelid::regclass::text, attname || ' not null', 'not null', array[attname::text] from pg_attribute
  where attnotnull and attnum > 0 and not atthasdef and attidentity = '' and not attisdropped
    and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))`

interface Rule {
  readonly rel: string
  readonly name: string
  readonly rule: string
  readonly columns: readonly string[]
}

interface Snapshot {
  readonly relied: ReadonlySet<string>
  readonly tables: ReadonlySet<string>
  readonly columns: ReadonlySet<string>
  readonly rules: readonly Rule[]
}

const name = `expanding_${randomBytes(4).toString('hex')}`
const template = new URL(inject('templateUrl'))
let admin: pg.Client
let pool: pg.Pool
let db: Kysely<unknown>

beforeAll(async () => {
  admin = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
  // A connection that is still closing is told that its database goes.
  pool = createPool(url, { max: 2, name: 'meltem-expanding', onError: () => undefined })
  db = new Kysely({ dialect: new PostgresDialect({ pool }) })
})
afterAll(async () => {
  await db.destroy()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

async function look(): Promise<Snapshot> {
  const relied = (await pool.query<{ what: string }>(RELIED_ON)).rows.map(({ what }) => what)
  const columns = relied.flatMap((what) => /^column (\S+)/.exec(what)?.[1] ?? [])
  const rules = (await pool.query<Rule>(OBEYED)).rows
  return {
    relied: new Set(relied),
    columns: new Set(columns),
    tables: new Set(columns.map((column) => column.split('.')[0] ?? '')),
    rules,
  }
}

const valuesOf = (rule: string) => new Set([...rule.matchAll(/'([^']*)'/g)].map(([, value]) => value))
const shapeOf = (rule: string) => rule.replaceAll(/'[^']*'(::\w+)?,? ?/g, '')

/** A list that only became longer refuses nothing that it took before. */
function isWider(before: string, after: string): boolean {
  return shapeOf(before) === shapeOf(after) && valuesOf(before).isSubsetOf(valuesOf(after))
}

/** What the version before cannot live with. */
function broken(before: Snapshot, after: Snapshot): string[] {
  const gone = [...before.relied].filter((what) => !after.relied.has(what))
  const narrower = after.rules.filter(({ rel, name: rule, rule: text, columns }) => {
    const known = before.rules.find((one) => one.rel === rel && one.name === rule)
    if (known) return known.rule !== text && !isWider(known.rule, text)
    if (!before.tables.has(rel)) return false
    // Rows that do not know a new column have its default, or nothing.
    return rule.endsWith(' not null') || columns.every((column) => before.columns.has(`${rel}.${column}`))
  })
  return [...gone, ...narrower.map(({ rel, name: rule }) => `${rel}: ${rule}`)]
}

test('no migration takes away what the version before it needs, but one whose name says so', async () => {
  const names = Object.keys(MIGRATIONS).toSorted()
  const older = names.filter((one) => one <= BEFORE)
  const provider = (known: readonly string[]) => ({
    getMigrations: async () => Object.fromEntries(Object.entries(MIGRATIONS).filter(([one]) => known.includes(one))),
  })
  const migrateTo = async (known: readonly string[]) => {
    const { error } = await new Migrator({ db, provider: provider(known) }).migrateToLatest()
    expect(error).toBeUndefined()
  }
  await migrateTo(older)
  let before = await look()
  for (const one of names.slice(older.length)) {
    await migrateTo(names.slice(0, names.indexOf(one) + 1))
    const after = await look()
    if (!takesAway(one)) expect([one, broken(before, after)]).toEqual([one, []])
    before = after
  }
})

const PLANTED = 'create table deneme (k_no uuid primary key, durum text, kod text, ad text)'

test.each([
  ['a column that goes', 'alter table deneme drop column durum', ['column deneme.durum text']],
  ['another type', 'alter table deneme alter column durum type varchar(20)', ['column deneme.durum text']],
  ['a column that must be filled', 'alter table deneme add column kisa text not null', ['deneme: kisa not null']],
  ['what could stay empty until now', 'alter table deneme alter column kod set not null', ['deneme: kod not null']],
  ['a narrower rule', "alter table deneme add constraint dar check (durum <> 'x')", ['deneme: dar']],
  ['what may not come twice', 'create unique index tek on deneme (durum)', ['deneme: tek']],
  ['a table that goes', 'drop table deneme', ['ad', 'durum', 'k_no', 'kod']],
])('%s is seen', async (_what, act, seen) => {
  await pool.query(PLANTED)
  const before = await look()
  await pool.query(act)
  const found = broken(before, await look())
  await pool.query('drop table if exists deneme')
  expect(found).toHaveLength(seen.length)
  for (const one of seen) expect(found).toContainEqual(expect.stringContaining(one))
})

test('what is only more is let through', async () => {
  await pool.query(PLANTED)
  await pool.query("alter table deneme add constraint durumlar check (durum in ('a', 'b'))")
  const before = await look()
  await pool.query(`alter table deneme add column uzun text, add column sira_no int not null default 0,
    add constraint uzun_dolu check (uzun <> ''), drop constraint durumlar,
    add constraint durumlar check (durum in ('a', 'b', 'c'))`)
  await pool.query('create table yeni (tenant_id int not null, k_no uuid primary key)')
  expect(broken(before, await look())).toEqual([])
})
