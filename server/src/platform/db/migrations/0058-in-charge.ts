import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Who of the office looks after a reservation; without a row nobody in particular does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rezervasyon_sorumlu (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    personel_k_no uuid not null,
    zaman timestamptz not null default now(),
    primary key (tenant_id, rezervasyon_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index rezervasyon_sorumlu_kisi on rezervasyon_sorumlu (tenant_id, personel_k_no)`.execute(db)
  await isolateTenant(db, 'rezervasyon_sorumlu')
}
