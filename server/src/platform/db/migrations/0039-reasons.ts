import { type Kysely, sql } from 'kysely'

/** Why a clerk has cancelled, refunded or sold at another price stands among the notes of the office (BOOK-17). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rezervasyon_ic_not add column konu text not null default 'not'
    check (konu in ('not', 'iptal', 'iade', 'fiyat'))`.execute(db)
}
