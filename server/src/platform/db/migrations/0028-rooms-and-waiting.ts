import { type Kysely, sql } from 'kysely'

/**
 * How many people a room or a car takes is part of what may be booked, so that a change of it moves the version of the
 * catalogue. A waiting guest says for how many rooms, and for cars at which times.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`create trigger ${sql.id(`katalog_degisti_${event}`)} after ${sql.raw(event)} on opsiyon_bilgi
      referencing ${sql.raw(rows)} table as degisen for each statement execute function katalog_degisti()`.execute(db)
  }
  await sql`alter table bekleme_listesi
    add column adet int not null default 1 check (adet between 1 and 99),
    add column baslangic_saat text check (baslangic_saat ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    add column bitis_saat text check (bitis_saat ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`.execute(db)
}
