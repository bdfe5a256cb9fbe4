import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['favori', 'bildirim', 'odeme_bildirimi', 'yolcu', 'transfer_surucu', 'voucher_kullanimi']

/** What a member keeps: favourites, notices, payment claims, travellers; drivers and used vouchers of bookings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createKept(db)
  await createTravellers(db)
  await createRides(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}

async function createKept(db: Kysely<unknown>): Promise<void> {
  await sql`create table favori (
    tenant_id int not null,
    uye_k_no uuid not null,
    urun_k_no uuid not null,
    baslangic date,
    bitis date,
    yetiskin int not null default 2 check (yetiskin between 1 and 99),
    cocuk int not null default 0 check (cocuk between 0 and 99),
    eklenme_zamani timestamptz not null default clock_timestamp(),
    check (bitis >= baslangic),
    primary key (tenant_id, uye_k_no, urun_k_no),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table bildirim (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    uye_k_no uuid not null,
    tur text not null,
    olay text not null,
    degerler jsonb not null default '{}',
    url text,
    okundu timestamptz,
    zaman timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index bildirim_uye on bildirim (tenant_id, uye_k_no, zaman desc)`.execute(db)
  await sql`create index bildirim_okunmamis on bildirim (tenant_id, uye_k_no) where okundu is null`.execute(db)
  await sql`create table odeme_bildirimi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    rezervasyon_k_no uuid not null,
    uye_k_no uuid,
    banka text not null,
    gonderen text not null,
    tutar bigint not null check (tutar > 0),
    kur char(3) not null,
    tarih date not null,
    "not" text,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'eslesti', 'reddedildi')),
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete set null (uye_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no))`.execute(db)
  await sql`create index odeme_bildirimi_rezervasyon on odeme_bildirimi (tenant_id, rezervasyon_k_no)`.execute(db)
}

/** Document numbers are sealed; `belge_sonu` is what the screen shows. Purged after `son_kullanim` (reliability D3). */
async function createTravellers(db: Kysely<unknown>): Promise<void> {
  await sql`create table yolcu (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    uye_k_no uuid not null,
    ad text not null,
    soyad text not null,
    dogum_tarihi date,
    uyruk char(2),
    belge_turu text check (belge_turu in ('tc', 'pasaport')),
    belge bytea,
    belge_sonu text,
    belge_bitis date,
    son_kullanim timestamptz not null default now(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index yolcu_uye on yolcu (tenant_id, uye_k_no)`.execute(db)
}

async function createRides(db: Kysely<unknown>): Promise<void> {
  await sql`create table transfer_surucu (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    donus boolean not null default false,
    ad text not null,
    telefon text not null,
    arac text not null,
    plaka text not null,
    durum text not null default 'planlandi' check (durum in ('planlandi', 'yolda', 'tamamlandi', 'iptal')),
    primary key (tenant_id, rezervasyon_k_no, sira, donus),
    foreign key (tenant_id, rezervasyon_k_no, sira)
      references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira) on delete cascade)`.execute(db)
  await sql`create table voucher_kullanimi (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    kim text not null,
    zaman timestamptz not null default now(),
    primary key (tenant_id, rezervasyon_k_no, sira),
    foreign key (tenant_id, rezervasyon_k_no, sira)
      references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira) on delete cascade)`.execute(db)
}
