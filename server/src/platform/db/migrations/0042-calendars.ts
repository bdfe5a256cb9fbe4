import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['ical_kaynak', 'ical_olay', 'ical_cikis']

/** Who closed which days, and calendars of other houses that are read and written (BOOK-20). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ical_kaynak (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    birim_k_no uuid not null,
    ad text not null,
    adres text not null,
    yanki boolean not null default false,
    durum text not null default 'yeni'
      check (durum in ('yeni', 'tamam', 'bosaldi', 'ulasilamadi', 'yanit', 'takvim_degil', 'kesik', 'buyuk', 'adres_yasak')),
    ayrinti jsonb not null default '{}',
    olay_sayisi int not null default 0,
    okuma_zamani timestamptz,
    basari_zamani timestamptz,
    bos_zamani timestamptz,
    personel_k_no uuid,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, birim_k_no, adres),
    foreign key (tenant_id, birim_k_no) references birim (tenant_id, k_no))`.execute(db)
  await sql`create table ical_olay (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    ical_k_no uuid not null,
    birim_k_no uuid not null,
    uid text not null,
    ozet text not null,
    baslangic timestamptz not null,
    bitis timestamptz not null check (bitis > baslangic),
    goruldu timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, ical_k_no, uid),
    foreign key (tenant_id, ical_k_no) references ical_kaynak (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, birim_k_no) references birim (tenant_id, k_no))`.execute(db)
  await sql`create index ical_olay_birim on ical_olay (tenant_id, birim_k_no, bitis)`.execute(db)
  await sql`create table ical_cikis (
    tenant_id int not null,
    birim_k_no uuid not null,
    surum int not null default 1,
    okuma_zamani timestamptz,
    primary key (tenant_id, birim_k_no),
    foreign key (tenant_id, birim_k_no) references birim (tenant_id, k_no))`.execute(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  // Bookings leave both empty, and an empty key is not looked up.
  await sql`alter table tutma add column personel_k_no uuid, add column olay_k_no uuid,
    add foreign key (tenant_id, olay_k_no) references ical_olay (tenant_id, k_no) on delete set null (olay_k_no)`.execute(
    db,
  )
  await sql`create index tutma_olay on tutma (tenant_id, olay_k_no) where olay_k_no is not null`.execute(db)
}
