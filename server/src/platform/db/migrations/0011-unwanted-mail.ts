import { type Kysely, sql } from 'kysely'

/** A mail that its member has switched off is kept as such; the notice on screen says what it said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table eposta
    drop constraint eposta_durum_check,
    add constraint eposta_durum_check check (durum in ('bekliyor', 'gonderildi', 'basarisiz', 'istenmedi'))`.execute(db)
}
