import { type Kysely, sql } from 'kysely'

/** The last saves of one part of the settings, out of an audit that is long (PEOPLE-31). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index denetim_degisim_ayar on denetim_degisim (tenant_id, (anahtar ->> 'anahtar'), no)
    where tablo = 'ayar'`.execute(db)
}
