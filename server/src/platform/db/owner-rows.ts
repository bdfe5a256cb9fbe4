import { type Kysely, sql } from 'kysely'

/**
 * Tables hide the rows of tenants from their owner too (T3). A migration that has to change every row would pass all of
 * them by without a word where the owner may not see everything, as with most hosting companies. So they are shown to
 * it while it migrates; the application is another role, for which nothing changes.
 */
export async function showRowsToOwner(db: Kysely<unknown>): Promise<void> {
  for (const name of await isolatedTables(db, true))
    await sql`alter table ${sql.table(name)} no force row level security`.execute(db)
}

/** Also after a start that broke off in between. */
export async function hideRowsFromOwner(db: Kysely<unknown>): Promise<void> {
  for (const name of await isolatedTables(db, false))
    await sql`alter table ${sql.table(name)} force row level security`.execute(db)
}

async function isolatedTables(db: Kysely<unknown>, forced: boolean): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relrowsecurity and relforcerowsecurity = ${forced} order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
