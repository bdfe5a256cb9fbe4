import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Notes that only the office reads, and mails of a booking found by whom they went to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rezervasyon_ic_not (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    rezervasyon_k_no uuid not null,
    personel_k_no uuid not null,
    metin text not null,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index rezervasyon_ic_not_sira on rezervasyon_ic_not
    (tenant_id, rezervasyon_k_no, olusturma_zamani)`.execute(db)
  await isolateTenant(db, 'rezervasyon_ic_not')
  await sql`create index eposta_alici on eposta (tenant_id, alici)`.execute(db)
}
