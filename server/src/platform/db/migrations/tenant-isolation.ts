import { type Kysely, sql } from 'kysely'

/**
 * Row-level security of a tenant table; it is forced on the owner once all migrations are through. After a commit
 * `app.tenant` is an empty string rather than null, hence nullif: without a context there are no rows, and an insert is
 * refused.
 */
export async function isolateTenant(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table)
  await sql`alter table ${name} enable row level security`.execute(db)
  await sql`create policy tenant_isolation on ${name}
    using (tenant_id = nullif(current_setting('app.tenant', true), '')::int)
    with check (tenant_id = nullif(current_setting('app.tenant', true), '')::int)`.execute(db)
}

/** Pages of a tenant are dropped from every process's cache when a row of this table changes. */
export async function announceChanges(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create trigger icerik_degisti after insert or update or delete on ${sql.table(table)}
    for each row execute function icerik_degisti()`.execute(db)
}
