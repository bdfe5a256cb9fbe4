import { type Kysely, sql } from 'kysely'
import { createCatalogue } from './0002-kernel-catalogue.ts'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = [
  'kaynak',
  'birim',
  'kampanya',
  'urun',
  'opsiyon',
  'gun_ayi',
  'kalkis_kurali',
  'kalkis',
  'kupon',
  'rezervasyon',
  'rezervasyon_satiri',
  'tutma',
  'kupon_kullanimi',
  'tahsilat',
  'inceleme',
  'bekleme_listesi',
  'istek_anahtari',
  'denetim',
]

/** Stock, prices, holds and reservations (RELY-1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db)
  await createCatalogue(db)
  await createReservations(db)
  await createClaims(db)
  await createMoney(db)
  await createRecords(db)
  await createRegistrationNumbers(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}

async function createReservations(db: Kysely<unknown>): Promise<void> {
  await sql`create table rezervasyon (
    tenant_id int not null references tenant,
    k_no uuid not null,
    durum text not null check (durum in ('draft', 'held', 'confirmed', 'completed', 'expired', 'cancelled',
      'requested', 'accepted', 'declined', 'review')),
    kayit_no text,
    bilet_no text,
    uye_k_no uuid,
    uye jsonb,
    ip text not null default '',
    misafir_anahtar_ozeti bytea,
    ac_k_no uuid,
    alt_ac_k_no uuid,
    lang text not null check (lang in ('tr', 'en', 'de', 'ru')),
    rezervasyon_satis_durum text not null check (rezervasyon_satis_durum in ('direk', 'sor_sat')),
    promosyon_kodu text,
    misafir jsonb,
    hotel_bilgi jsonb,
    rezervasyon_notu text,
    sabit_kur char(3) not null,
    secilen_kur char(3) not null,
    kur_bilgi jsonb not null,
    fis jsonb not null,
    sabit_fis jsonb not null,
    indirim_oranlar jsonb not null,
    genel_toplam bigint not null check (genel_toplam >= 0),
    on_odeme_toplam bigint not null check (on_odeme_toplam between 0 and genel_toplam),
    odeme_yontemi text check (odeme_yontemi in ('kredi_karti', 'tur_gunu', 'havale')),
    odeme_tipi text not null check (odeme_tipi in ('on_odeme', 'tamami')),
    banka_k_no uuid,
    kart_bilgileri jsonb,
    kiralama_sozlesmesi boolean not null default false,
    mesafeli_satis_sozlesmesi boolean not null default false,
    bitis timestamptz,
    uzatildi boolean not null default false,
    karsi_teklif jsonb,
    fiyat_girdisi jsonb,
    yanit_notu text,
    olusturma_zamani timestamptz not null default now(),
    guncelleme_zamani timestamptz not null default now(),
    check ((kayit_no is null) = (misafir is null)),
    primary key (tenant_id, k_no),
    unique (tenant_id, kayit_no),
    unique (tenant_id, bilet_no))`.execute(db)
  await sql`create index rezervasyon_suresi on rezervasyon (tenant_id, bitis)
    where durum in ('held', 'requested', 'accepted') and bitis is not null`.execute(db)
  await sql`create index rezervasyon_uye on rezervasyon (tenant_id, uye_k_no) where uye_k_no is not null`.execute(db)
  await sql`create index rezervasyon_acik_ip on rezervasyon (tenant_id, ip)
    where durum in ('held', 'requested') and uye_k_no is null`.execute(db)
  await sql`create table rezervasyon_satiri (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null check (sira between 0 and 49),
    urun_k_no uuid not null,
    opsiyon_k_no uuid not null,
    baslangic date not null,
    bitis date,
    istek jsonb not null,
    satir jsonb not null,
    basladigi_an text not null,
    iptal_kosullari jsonb not null,
    genel_toplam bigint not null check (genel_toplam >= 0),
    on_odeme_toplam bigint not null check (on_odeme_toplam between 0 and genel_toplam),
    primary key (tenant_id, rezervasyon_k_no, sira),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no),
    foreign key (tenant_id, opsiyon_k_no) references opsiyon (tenant_id, k_no))`.execute(db)
}

/**
 * Everything that holds stock: reservations, holds, options, blocked days, imports. Nights run from noon to noon, so
 * that one constraint guards nights and hours of the same thing.
 */
async function createClaims(db: Kysely<unknown>): Promise<void> {
  await sql`create table tutma (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    rezervasyon_k_no uuid,
    sira int,
    birim_k_no uuid,
    baslangic timestamptz,
    bitis timestamptz,
    kalkis_k_no uuid,
    kisi int not null default 0 check (kisi >= 0),
    durum text not null check (durum in ('held', 'option', 'confirmed', 'blocked', 'expired', 'cancelled')),
    tutma_bitis timestamptz,
    devir boolean not null default true,
    aciklama text,
    olusturma_zamani timestamptz not null default now(),
    check ((birim_k_no is null) <> (kalkis_k_no is null)),
    check (birim_k_no is null or (baslangic is not null and bitis is not null and baslangic < bitis)),
    check (durum not in ('held', 'option') or tutma_bitis is not null),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, birim_k_no) references birim (tenant_id, k_no),
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no),
    constraint tutma_cakisma exclude using gist
      (tenant_id with =, birim_k_no with =, tstzrange(baslangic, bitis) with &&)
      where (birim_k_no is not null and durum in ('held', 'option', 'confirmed', 'blocked')))`.execute(db)
  await sql`create index tutma_rezervasyon on tutma (tenant_id, rezervasyon_k_no)`.execute(db)
  await sql`create index tutma_kalkis on tutma (tenant_id, kalkis_k_no)
    where durum in ('held', 'option', 'confirmed', 'blocked')`.execute(db)
  await sql`create index tutma_birim on tutma (tenant_id, birim_k_no, bitis)
    where durum in ('held', 'option', 'confirmed', 'blocked')`.execute(db)
}

async function createMoney(db: Kysely<unknown>): Promise<void> {
  await sql`create table kupon_kullanimi (
    tenant_id int not null,
    kupon_k_no uuid not null,
    rezervasyon_k_no uuid not null,
    kullanan text not null,
    sira int not null check (sira >= 1),
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, kupon_k_no, rezervasyon_k_no),
    unique (tenant_id, kupon_k_no, kullanan, sira),
    foreign key (tenant_id, kupon_k_no) references kupon (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no))`.execute(db)
  await sql`create table tahsilat (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    rezervasyon_k_no uuid not null,
    tur text not null check (tur in ('tahsilat', 'iade')),
    tutar bigint not null check (tutar > 0),
    kur char(3) not null,
    odeme_yontemi text not null,
    islem_no text,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, tur, islem_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no))`.execute(db)
  await sql`create index tahsilat_rezervasyon on tahsilat (tenant_id, rezervasyon_k_no)`.execute(db)
  await sql`create table inceleme (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    konu text not null,
    rezervasyon_k_no uuid,
    ayrinti jsonb not null default '{}',
    durum text not null default 'acik' check (durum in ('acik', 'kapandi')),
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no))`.execute(db)
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  await sql`create table bekleme_listesi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    urun_k_no uuid not null,
    opsiyon_k_no uuid not null,
    kaynak_k_no uuid not null,
    kalkis text,
    baslangic date not null,
    bitis date,
    pax jsonb not null,
    kisi int not null check (kisi >= 1),
    ad text not null,
    e_mail text not null,
    lang text not null,
    uye_k_no uuid,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'haber_verildi', 'kapandi')),
    haber_zamani timestamptz,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no),
    foreign key (tenant_id, opsiyon_k_no) references opsiyon (tenant_id, k_no),
    foreign key (tenant_id, kaynak_k_no) references kaynak (tenant_id, k_no))`.execute(db)
  await sql`create unique index bekleme_listesi_bir on bekleme_listesi
    (tenant_id, opsiyon_k_no, e_mail, baslangic, coalesce(bitis, baslangic), coalesce(kalkis, ''))
    where durum = 'bekliyor'`.execute(db)
  await sql`create index bekleme_listesi_sira on bekleme_listesi (tenant_id, kaynak_k_no, baslangic)
    where durum = 'bekliyor'`.execute(db)
  await sql`create table istek_anahtari (
    tenant_id int not null references tenant,
    kapsam text not null,
    anahtar text not null,
    govde_ozeti bytea not null,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, kapsam, anahtar))`.execute(db)
  await sql`create index istek_anahtari_eski on istek_anahtari (tenant_id, olusturma_zamani)`.execute(db)
  await sql`create table denetim (
    tenant_id int not null references tenant,
    no bigint generated always as identity,
    olay text not null,
    kim text not null,
    konu_k_no uuid,
    ayrinti jsonb not null default '{}',
    zaman timestamptz not null default clock_timestamp(),
    primary key (tenant_id, no))`.execute(db)
  await sql`create index denetim_konu on denetim (tenant_id, konu_k_no, no)`.execute(db)
}

/**
 * The next free second as a number (BOOK-5; the format of the domain's registrationNumber). A number that another
 * open transaction has taken is passed over by its advisory lock instead of waited for; the unique index has the last
 * word. When the second is taken the search goes on after the newest number of the day, so that it stays short under load.
 */
async function createRegistrationNumbers(db: Kysely<unknown>): Promise<void> {
  await sql`create function kayit_no_al(kiraci int, simdi timestamp) returns text language plpgsql as $$
    declare
      an timestamp := date_trunc('second', simdi);
      aday text := 'INT' || to_char(an, 'YYMMDDHH24MISS');
      son text;
    begin
      if exists (select 1 from rezervasyon where tenant_id = kiraci and kayit_no = aday) then
        select max(kayit_no) into son from rezervasyon where tenant_id = kiraci and kayit_no >= aday
          and kayit_no < 'INT' || to_char(an + interval '1 day', 'YYMMDDHH24MISS');
        -- Not to_timestamp: it goes through the session's time zone, whose clock may skip an hour.
        an := regexp_replace(substr(son, 4), '(..)(..)(..)(..)(..)(..)', '20\\1-\\2-\\3 \\4:\\5:\\6')::timestamp
          + interval '1 second';
        aday := 'INT' || to_char(an, 'YYMMDDHH24MISS');
      end if;
      while not pg_try_advisory_xact_lock(kiraci, hashtext(aday))
        or exists (select 1 from rezervasyon where tenant_id = kiraci and kayit_no = aday)
      loop
        an := an + interval '1 second';
        aday := 'INT' || to_char(an, 'YYMMDDHH24MISS');
      end loop;
      return aday;
    end $$`.execute(db)
}
