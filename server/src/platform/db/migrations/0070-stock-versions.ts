import { type Kysely, sql } from 'kysely'

const EDITED = ['kaynak', 'birim', 'opsiyon', 'kalkis_kurali', 'transfer_yeri', 'ekip']

/**
 * What the office edits of stock carries a version (CAT-21). The database counts it, whoever writes: prices, the board and
 * the day change the same rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function surum_artir() returns trigger language plpgsql as $$
    begin
      new.surum := old.surum + 1;
      return new;
    end $$`.execute(db)
  for (const table of EDITED) {
    const name = sql.table(table)
    await sql`alter table ${name} add column if not exists surum int not null default 1`.execute(db)
    await sql`create trigger surum_artir before update on ${name} for each row
      when (old.* is distinct from new.*) execute function surum_artir()`.execute(db)
  }
  // A place that routes use is retired, never deleted.
  await sql`alter table transfer_yeri add column aktif boolean not null default true`.execute(db)
}
