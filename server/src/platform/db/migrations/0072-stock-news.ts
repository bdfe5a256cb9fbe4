import { type Kysely, sql } from 'kysely'

/** The turnover of a thing decides which days can be had: processes that keep the catalogue hear of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger katalog_degisti after update on kaynak for each row
    when (old.devir is distinct from new.devir) execute function katalog_degisti_hepsi()`.execute(db)
}
