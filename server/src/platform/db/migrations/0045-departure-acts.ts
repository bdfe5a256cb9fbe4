import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['kalkis_iptali', 'kalkis_iptal_satiri', 'kalkis_mesaji']

/**
 * A departure that the operator cancels or moves (BOOK-21): who decided it, what becomes of each booking on it, and how
 * far that has come. From that moment on it takes nobody more, whichever way a booking comes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kalkis add column iptal_zamani timestamptz`.execute(db)
  await sql`create function kalkis_kapali() returns trigger language plpgsql as $$
    begin raise exception 'the departure was cancelled'
      using errcode = '23514', constraint = 'kalkis_dolu', table = 'kalkis'; end $$`.execute(db)
  await sql`create trigger kapali before update on kalkis for each row
    when (new.iptal_zamani is not null and new.alinan > old.alinan) execute function kalkis_kapali()`.execute(db)
  await sql`create table kalkis_iptali (
    tenant_id int not null,
    kalkis_k_no uuid not null,
    personel_k_no uuid not null,
    hedef_tarih date,
    hedef_saat text check (hedef_saat ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    metinler jsonb not null default '{}',
    zaman timestamptz not null default now(),
    check ((hedef_tarih is null) = (hedef_saat is null)),
    primary key (tenant_id, kalkis_k_no),
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create table kalkis_iptal_satiri (
    tenant_id int not null,
    kalkis_k_no uuid not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    karar text not null check (karar in ('iade', 'tasi')),
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'tamam', 'takildi')),
    hata text,
    guncelleme_zamani timestamptz not null default now(),
    primary key (tenant_id, kalkis_k_no, rezervasyon_k_no, sira),
    foreign key (tenant_id, kalkis_k_no) references kalkis_iptali (tenant_id, kalkis_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no))`.execute(db)
  await sql`create table kalkis_mesaji (
    tenant_id int not null,
    k_no uuid not null,
    kalkis_k_no uuid not null,
    personel_k_no uuid not null,
    metinler jsonb not null,
    alici int not null check (alici >= 0),
    zaman timestamptz not null default now(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index kalkis_mesaji_kalkis on kalkis_mesaji (tenant_id, kalkis_k_no, zaman desc)`.execute(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}
