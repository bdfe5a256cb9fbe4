import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Cars and vans by plate: the unit each is in the calendar, and the days it is in service (CAT-31, CAT-32). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table arac (
    tenant_id int not null references tenant,
    k_no uuid not null,
    plaka text not null,
    ad text not null,
    sinif text not null check (sinif in ('mini', 'hatchback', 'sedan', 'kombi', 'suv', 'van', 'minibus', 'otobus', 'cabrio')),
    koltuk int not null check (koltuk between 1 and 99),
    aktif boolean not null default true,
    birim_k_no uuid,
    surum int not null default 1,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, birim_k_no) references birim (tenant_id, k_no))`.execute(db)
  // Blanks and case make no other plate; one that has left may stand again on another car.
  await sql`create unique index arac_plaka on arac (tenant_id, upper(regexp_replace(plaka, '\\s', '', 'g'))) where aktif`.execute(
    db,
  )
  await sql`create unique index arac_birim on arac (tenant_id, birim_k_no) where birim_k_no is not null`.execute(db)
  await sql`create trigger surum_artir before update on arac for each row
    when (old.* is distinct from new.*) execute function surum_artir()`.execute(db)
  await sql`create table arac_servis (
    tenant_id int not null,
    k_no uuid not null,
    arac_k_no uuid not null,
    ilk_gun date not null,
    son_gun date not null check (son_gun >= ilk_gun),
    neden text not null,
    tutmalar uuid[] not null default '{}',
    kapali int not null default 0,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, arac_k_no) references arac (tenant_id, k_no))`.execute(db)
  await sql`create index arac_servis_arac on arac_servis (tenant_id, arac_k_no, son_gun)`.execute(db)
  for (const table of ['arac', 'arac_servis']) await isolateTenant(db, table)
}
