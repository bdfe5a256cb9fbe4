import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** Acts on several products, with what stood in each before and after, so that they can be taken back (CAT-72). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table toplu_islem (
    tenant_id int not null references tenant,
    k_no uuid not null,
    istek jsonb not null,
    hedef text,
    personel_k_no uuid,
    zaman timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index toplu_islem_zaman on toplu_islem (tenant_id, zaman desc)`.execute(db)
  await sql`create table toplu_islem_satir (
    tenant_id int not null,
    islem_k_no uuid not null,
    urun_k_no uuid not null,
    sira int not null,
    gosterilen jsonb not null,
    onceki jsonb not null,
    sonraki jsonb not null,
    alinma_zamani timestamptz,
    primary key (tenant_id, islem_k_no, urun_k_no),
    foreign key (tenant_id, islem_k_no) references toplu_islem (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'toplu_islem')
  await isolateTenant(db, 'toplu_islem_satir')
}
