import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['istek_ustlenme', 'ekip', 'kalkis_sefer', 'kalkis_ekip']

/** Who answers a request; who sails with which departure, and on which boat or in which vehicle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table istek_ustlenme (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    personel_k_no uuid not null,
    bitis timestamptz not null,
    primary key (tenant_id, rezervasyon_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table ekip (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    ad text not null,
    soyad text not null,
    gorev text not null check (gorev in ('rehber', 'kaptan', 'surucu', 'yardimci')),
    diller text[] not null default '{}',
    telefon text,
    aktif boolean not null default true,
    primary key (tenant_id, k_no))`.execute(db)
  // The version lets two clerks see each other: the second one who saves is told who was first.
  await sql`create table kalkis_sefer (
    tenant_id int not null,
    kalkis_k_no uuid not null,
    arac text,
    aciklama text,
    surum int not null default 1,
    personel_k_no uuid,
    guncelleme_zamani timestamptz not null default now(),
    primary key (tenant_id, kalkis_k_no),
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table kalkis_ekip (
    tenant_id int not null,
    kalkis_k_no uuid not null,
    ekip_k_no uuid not null,
    gorev text not null check (gorev in ('rehber', 'kaptan', 'surucu', 'yardimci')),
    primary key (tenant_id, kalkis_k_no, ekip_k_no),
    foreign key (tenant_id, kalkis_k_no) references kalkis_sefer (tenant_id, kalkis_k_no) on delete cascade,
    foreign key (tenant_id, ekip_k_no) references ekip (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index kalkis_ekip_kisi on kalkis_ekip (tenant_id, ekip_k_no)`.execute(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  // A day in the office: what starts, what waits for an answer, and what ends soon.
  await sql`create index rezervasyon_satiri_gun on rezervasyon_satiri (tenant_id, baslangic)`.execute(db)
  await sql`create index kalkis_gun on kalkis (tenant_id, tarih)`.execute(db)
  await sql`create index rezervasyon_istek on rezervasyon (tenant_id, olusturma_zamani)
    where rezervasyon_satis_durum = 'sor_sat'`.execute(db)
}
