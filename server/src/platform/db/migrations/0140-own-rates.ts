import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

/**
 * Rates that a tenant sets by hand, in place of those of the bulletin (PAY-49). One that was given up keeps its row
 * without a rate: who has given it up, and its version, stay. Bookings notice a change as they do that of a setting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table elle_kur (
    tenant_id int not null,
    kod text not null check (kod ~ '^[A-Z]{3}$' and kod <> 'TRY'),
    satis numeric(18, 8) check (satis > 0),
    zaman timestamptz not null,
    personel_k_no uuid not null,
    surum int not null default 1,
    primary key (tenant_id, kod),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'elle_kur')
  await announceChanges(db, 'elle_kur')
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`create trigger ${sql.id(`ayar_surumu_${event}`)} after ${sql.raw(event)} on elle_kur
      referencing ${sql.raw(rows)} table as degisen for each statement execute function ayar_surumu_artir()`.execute(db)
  }
}
