import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { QUEUES } from '../jobs/queues.ts'
import { auditTables } from './audit-tables.ts'
import { MIGRATIONS } from './migrations.ts'
import { hideRowsFromOwner, showRowsToOwner } from './owner-rows.ts'
import { createPool } from './pool.ts'
import { newerSchema, readSchema } from './schema-state.ts'

/** Brings the schema up to date as the owner, then gives the application's role exactly what it needs. */
export async function migrate(ownerUrl: string, appUrl: string, onError: (error: Error) => void): Promise<void> {
  const pool = createPool(ownerUrl, { max: 2, name: 'meltem-migrate', onError })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    if (await belongsToNewer(db)) return
    // Features land in their own order: one with a smaller number may come to a database that has a larger one already.
    const provider = { getMigrations: async () => MIGRATIONS }
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
    const pending = (await migrator.getMigrations()).some(({ executedAt }) => !executedAt)
    if (pending) {
      await showRowsToOwner(db)
      await migrateToLatest(migrator)
    }
    await hideRowsFromOwner(db)
    await prepareQueues(ownerUrl, onError)
    // One process at a time: two that start together would trip over each other's grants.
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('meltem-grants'))`.execute(trx)
      await allowKinds(trx)
      await auditTables(trx)
      await grantToApp(trx, appUrl)
    })
  } finally {
    await db.destroy()
  }
}

async function migrateToLatest(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  throw error instanceof Error ? error : new Error('The schema could not be brought up to date', { cause: error })
}

/** A version that starts where a newer one has been, while that takes over or is given up, leaves everything as it is. */
async function belongsToNewer(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(db)
  if (!rows[0]?.is) return false
  const { state, name } = await readSchema(db)
  if (state === 'taken away') throw new Error(newerSchema(name))
  return state === 'newer'
}

/** Kinds of the contract: a further one needs no migration. One that goes is left, as versions beside this one may sell it. */
async function allowKinds(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = 'urun'::regclass and conname = 'urun_urun_tipi_check'`.execute(db)
  const allowed = new Set([...(rows[0]?.rule ?? '').matchAll(/'([^']+)'/g)].map(([, kind]) => kind))
  const wanted = new Set([...PRODUCT_KINDS, ...allowed])
  if (wanted.size === allowed.size) return
  const kinds = sql.join([...wanted].map((kind) => sql.lit(kind)))
  await sql`alter table urun drop constraint if exists urun_urun_tipi_check,
    add constraint urun_urun_tipi_check check (urun_tipi in (${kinds}))`.execute(db)
}

async function prepareQueues(ownerUrl: string, onError: (error: Error) => void): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false })
  boss.on('error', onError)
  await boss.start()
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}

/** The role is not the owner and may not bypass row-level security; its time-outs stand on the role itself. */
async function grantToApp(db: Kysely<unknown>, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl)
  const role = sql.id(decodeURIComponent(username))
  const exists = await sql`select 1 from pg_roles where rolname = ${decodeURIComponent(username)}`.execute(db)
  if (exists.rows.length === 0) await sql`create role ${role} login nobypassrls`.execute(db)
  const canAlter = await sql<{
    may: boolean
  }>`select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`.execute(db)
  if (canAlter.rows[0]?.may) {
    // A role's password cannot be a bound parameter; the literal is escaped by the driver.
    await sql`alter role ${role} password ${sql.raw(pg.escapeLiteral(decodeURIComponent(password)))}`.execute(db)
    for (const [setting, value] of ROLE_SETTINGS) {
      await sql`alter role ${role} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(db)
    }
  }
  await sql`grant usage on schema public, pgboss to ${role}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(db)
  await sql`grant select, insert, update, delete on all tables in schema pgboss to ${role}`.execute(db)
  await sql`grant usage, select on all sequences in schema public, pgboss to ${role}`.execute(db)
  await sql`grant execute on all functions in schema pgboss to ${role}`.execute(db)
  // What is written in the ledger and in the audit stays written.
  await sql`revoke update, delete on cari_hareket, cari_satir, denetim from ${role}`.execute(db)
  await sql`revoke delete on denetim_degisim from ${role}`.execute(db)
  // The people who run the installation log in past every tenant; the application has no business there (PEOPLE-71).
  await sql`revoke all on kurum_yonetici, kurum_girisi, kurum_kurtarma_kodu, kurum_oturumu, kurum_denetim from ${role}`.execute(
    db,
  )
  await sql`revoke insert, update, delete on tenant, kysely_migration, kysely_migration_lock from ${role}`.execute(db)
}

const ROLE_SETTINGS = [
  ['lock_timeout', '3s'],
  ['statement_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '5s'],
] as const
