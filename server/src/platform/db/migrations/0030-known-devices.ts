import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Browsers that agencies and staff have logged in with, as members have theirs: by the hash of a cookie. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_cihazi (
    tenant_id int not null,
    kullanici_k_no uuid not null,
    ozet bytea not null,
    son_gorulme timestamptz not null default clock_timestamp(),
    primary key (tenant_id, kullanici_k_no, ozet),
    foreign key (tenant_id, kullanici_k_no) references acente_kullanici (tenant_id, k_no) on delete cascade)`.execute(
    db,
  )
  await sql`create table personel_cihazi (
    tenant_id int not null,
    personel_k_no uuid not null,
    ozet bytea not null,
    son_gorulme timestamptz not null default clock_timestamp(),
    primary key (tenant_id, personel_k_no, ozet),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  for (const table of ['acente_cihazi', 'personel_cihazi']) await isolateTenant(db, table)
  // One browser may know several people: its rows are found by what it brings.
  for (const table of ['uye_cihazi', 'acente_cihazi', 'personel_cihazi']) {
    await sql`create index ${sql.id(`${table}_ozet`)} on ${sql.table(table)} (tenant_id, ozet)`.execute(db)
  }
}
