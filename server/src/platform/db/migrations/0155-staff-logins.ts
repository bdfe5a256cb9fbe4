import { type Kysely, sql } from 'kysely'

/** Where a login of the office was made, so that a person can tell one from another (PEOPLE-23). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table personel_oturumu
    add column cihaz text not null default '',
    add column ip text not null default ''`.execute(db)
}
