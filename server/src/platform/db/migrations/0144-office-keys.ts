import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Keys with which other systems of an operator read from the office (PEOPLE-81); only the hash of a key is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table buro_anahtari (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    personel_k_no uuid not null,
    ad text not null,
    on_ek text not null,
    anahtar_ozeti bytea not null,
    haklar text[] not null check (cardinality(haklar) > 0),
    olusturma_zamani timestamptz not null default clock_timestamp(),
    bitis timestamptz,
    son_kullanim timestamptz,
    iptal_zamani timestamptz,
    primary key (tenant_id, k_no),
    unique (tenant_id, anahtar_ozeti),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'buro_anahtari')
}
