import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Extras, questions and cancellation terms that several products share (CAT-39, CAT-40). What a product sells by stays in
 * its own columns, where booking reads it; a row of `urun_sablon` says that it follows the template.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sablon (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    tur text not null check (tur in ('ek_hizmet', 'soru', 'iptal_kosulu')),
    deger jsonb not null,
    sira int not null default 0,
    aktif boolean not null default true,
    surum int not null default 1,
    primary key (tenant_id, k_no),
    unique (tenant_id, k_no, tur))`.execute(db)
  await sql`create index sablon_tur on sablon (tenant_id, tur, sira)`.execute(db)
  await sql`create unique index sablon_soru_kod on sablon (tenant_id, (deger ->> 'kod')) where tur = 'soru'`.execute(db)
  await sql`create table urun_sablon (
    tenant_id int not null,
    urun_k_no uuid not null,
    sablon_k_no uuid not null,
    tur text not null,
    primary key (tenant_id, urun_k_no, sablon_k_no),
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, sablon_k_no, tur) references sablon (tenant_id, k_no, tur))`.execute(db)
  // A product is sold on one set of cancellation terms.
  await sql`create unique index urun_sablon_iptal on urun_sablon (tenant_id, urun_k_no)
    where tur = 'iptal_kosulu'`.execute(db)
  await sql`create index urun_sablon_sablon on urun_sablon (tenant_id, sablon_k_no)`.execute(db)
  await isolateTenant(db, 'sablon')
  await isolateTenant(db, 'urun_sablon')
}
