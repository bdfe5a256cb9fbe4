import { type Kysely, sql } from 'kysely'

/**
 * Lead times and payments are data of the product, and an option may have its own: a legal ceremony needs more time
 * than a symbolic one. What a reservation was sold on is copied onto its lines, as the cancellation windows are.
 * `odeme_takvimi` knows when it was accepted, which events took place and what has been asked for; `adim_zamani` says
 * when the job has to look at it next. All are empty for what is sold on the usual terms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table urun add column odeme_adimlari jsonb check (jsonb_typeof(odeme_adimlari) = 'array')`.execute(db)
  await sql`alter table opsiyon
    add column odeme_adimlari jsonb check (jsonb_typeof(odeme_adimlari) = 'array'),
    add column satis_penceresi jsonb check (jsonb_typeof(satis_penceresi) = 'object')`.execute(db)
  await sql`alter table rezervasyon_satiri add column odeme_adimlari jsonb`.execute(db)
  await sql`alter table rezervasyon add column odeme_takvimi jsonb, add column adim_zamani timestamptz`.execute(db)
  await sql`create index rezervasyon_adim on rezervasyon (tenant_id, adim_zamani) where adim_zamani is not null`.execute(
    db,
  )
}
