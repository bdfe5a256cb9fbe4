import { type Kysely, sql } from 'kysely'

/** Part of 0002: what is sold, what it is made of and how it is discounted. */
export async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await createStock(db)
  await createPromotions(db)
  await createProducts(db)
  await createDepartures(db)
}

/** A thing or a pool of equal things; its units. Options of products draw on it. */
async function createStock(db: Kysely<unknown>): Promise<void> {
  await sql`create table kaynak (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    ad text not null,
    stok text not null check (stok in ('kalkis', 'gece', 'saat')),
    devir int not null default 0 check (devir between 0 and 10080),
    primary key (tenant_id, k_no))`.execute(db)
  await sql`create table birim (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    kaynak_k_no uuid not null,
    ad text not null,
    aktif boolean not null default true,
    primary key (tenant_id, k_no),
    unique (tenant_id, kaynak_k_no, k_no),
    foreign key (tenant_id, kaynak_k_no) references kaynak (tenant_id, k_no))`.execute(db)
}

async function createPromotions(db: Kysely<unknown>): Promise<void> {
  await sql`create table kampanya (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    ad jsonb not null,
    kapsam text not null check (kapsam in ('urun', 'sepet')),
    kampanya_turu text not null check (kampanya_turu in ('adet', 'tutar')),
    toplam_tutar bigint not null check (toplam_tutar >= 0),
    indirim_turu text not null check (indirim_turu in ('yuzde', 'tutar')),
    indirim_tutari float8 not null check (indirim_tutari >= 0),
    kur char(3) not null,
    urun_tipleri text[] not null default '{}',
    baslangic timestamptz,
    bitis timestamptz,
    aktif boolean not null default true,
    check (indirim_turu = 'tutar' or indirim_tutari <= 100),
    primary key (tenant_id, k_no))`.execute(db)
  await sql`create table kupon (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    kod text not null check (kod ~ '^[A-Z0-9]{3,24}$'),
    indirim_turu text not null check (indirim_turu in ('yuzde', 'tutar')),
    indirim_tutari float8 not null check (indirim_tutari >= 0),
    kur char(3) not null,
    alt_sinir bigint not null default 0 check (alt_sinir >= 0),
    urun_tipleri text[] not null default '{}',
    baslangic timestamptz,
    bitis timestamptz,
    en_cok_kullanim int check (en_cok_kullanim >= 1),
    uye_basina int check (uye_basina >= 1),
    uye_k_no uuid,
    kullanim int not null default 0 check (kullanim >= 0),
    aktif boolean not null default true,
    check (kullanim <= en_cok_kullanim),
    check (indirim_turu = 'tutar' or indirim_tutari <= 100),
    primary key (tenant_id, k_no),
    unique (tenant_id, kod))`.execute(db)
}

/** What is sold and on which terms; lists of terms are typed JSON (see database-kernel.ts). */
async function createProducts(db: Kysely<unknown>): Promise<void> {
  await sql`create table urun (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    urun_tipi text not null check (urun_tipi in
      ('tur', 'villa', 'yat', 'transfer', 'arac_kira', 'otel', 'dugun', 'saglik', 'ekstra')),
    ad jsonb not null,
    yayinda boolean not null default true,
    rezervasyon_satis_durum text not null check (rezervasyon_satis_durum in ('direk', 'sor_sat')),
    opsiyon_saat int not null default 0 check (opsiyon_saat between 0 and 720),
    kdv_turu text not null check (kdv_turu in ('dahil', 'haric')),
    kdv_oran float8 not null check (kdv_oran between 0 and 100),
    odeme_tipi text not null check (odeme_tipi in ('on_odeme', 'tamami')),
    odeme_tipi_oran float8 not null check (odeme_tipi_oran between 0 and 100),
    gun_sayisi int not null default 1 check (gun_sayisi between 1 and 3660),
    kisi_sinirlari jsonb not null,
    bebek_koltuk boolean not null default false,
    satis_penceresi jsonb not null,
    zaman_kurallari jsonb not null default '[]',
    ekstra_hizmetler jsonb not null default '[]',
    ucretler jsonb not null default '[]',
    iptal_kosullari jsonb not null default '[]',
    kampanya_k_no uuid,
    kiralama_sozlesmesi boolean not null default false,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, kampanya_k_no) references kampanya (tenant_id, k_no))`.execute(db)
  await sql`create table opsiyon (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    urun_k_no uuid not null,
    kaynak_k_no uuid,
    ad jsonb not null default '{}',
    sira int not null default 0,
    aktif boolean not null default true,
    tarife jsonb not null,
    konaklama jsonb,
    sure_dk int not null default 0 check (sure_dk between 0 and 100000),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no),
    foreign key (tenant_id, kaynak_k_no) references kaynak (tenant_id, k_no))`.execute(db)
  await sql`create index opsiyon_urun on opsiyon (tenant_id, urun_k_no, sira)`.execute(db)
  // A month of days in one row: a calendar of 24 products reads some seventy rows instead of two thousand.
  await sql`create table gun_ayi (
    tenant_id int not null,
    opsiyon_k_no uuid not null,
    ay date not null check (extract(day from ay) = 1),
    sezonlar text[] not null,
    gunler json not null,
    primary key (tenant_id, opsiyon_k_no, ay),
    foreign key (tenant_id, opsiyon_k_no) references opsiyon (tenant_id, k_no) on delete cascade)`.execute(db)
}

/** A rule instead of a copy per day; a departure gets its row with its first booking. */
async function createDepartures(db: Kysely<unknown>): Promise<void> {
  await sql`create table kalkis_kurali (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    kaynak_k_no uuid not null,
    ilk_gun date not null,
    son_gun date not null,
    gunler int[] not null,
    saatler text[] not null,
    kontenjan int not null check (kontenjan between 0 and 100000),
    istisnalar jsonb not null default '[]',
    check (ilk_gun <= son_gun),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, kaynak_k_no) references kaynak (tenant_id, k_no))`.execute(db)
  await sql`create index kalkis_kurali_kaynak on kalkis_kurali (tenant_id, kaynak_k_no, ilk_gun)`.execute(db)
  await sql`create table kalkis (
    tenant_id int not null,
    k_no uuid not null,
    kaynak_k_no uuid not null,
    tarih date not null,
    saat text not null check (saat ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    kapasite int not null check (kapasite >= 0),
    alinan int not null default 0,
    constraint kalkis_dolu check (alinan between 0 and kapasite),
    primary key (tenant_id, k_no),
    unique (tenant_id, kaynak_k_no, tarih, saat),
    foreign key (tenant_id, kaynak_k_no) references kaynak (tenant_id, k_no))`.execute(db)
}
