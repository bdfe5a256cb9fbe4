import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = [
  'ayar',
  'menu',
  'gorsel',
  'sayfa',
  'sayfa_icerik',
  'filtre',
  'iletisim_mesaji',
  'eposta',
  'personel',
  'personel_oturumu',
]

const PAGE_TABLES = ['ayar', 'menu', 'gorsel', 'sayfa', 'sayfa_icerik', 'filtre']

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTenant(db)
  await createContent(db)
  await createRates(db)
  await createMessages(db)
  await createStaff(db)
  await sql`create table hiz_siniri (key varchar(255) primary key, points integer not null default 0, expire bigint)`.execute(
    db,
  )
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  for (const table of PAGE_TABLES) await announceChanges(db, table)
}

async function createTenant(db: Kysely<unknown>): Promise<void> {
  await sql`create table tenant (
    id int generated always as identity primary key,
    kod text not null unique check (kod ~ '^[a-z][a-z0-9-]{1,30}$'),
    alan_adlari text[] not null default '{}',
    aktif boolean not null default true)`.execute(db)
  await sql`create function icerik_degisti() returns trigger language plpgsql as $$
    begin
      perform pg_notify('icerik_degisti', (case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end)::text);
      return null;
    end $$`.execute(db)
  await sql`create function genel_degisti() returns trigger language plpgsql as $$
    begin
      perform pg_notify('icerik_degisti', '*');
      return null;
    end $$`.execute(db)
  await sql`create trigger genel_degisti after insert or update or delete on tenant
    for each statement execute function genel_degisti()`.execute(db)
  await sql`create table ayar (
    tenant_id int not null references tenant,
    anahtar text not null,
    deger jsonb not null,
    primary key (tenant_id, anahtar))`.execute(db)
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await sql`create table menu (
    tenant_id int not null references tenant,
    k_no uuid not null,
    menu_k_no uuid,
    tip text not null check (tip in ('icerik', 'ozel', 'baslik')),
    turu text check (turu in ('b', 'c', 'd', 'p', 't', 'u')),
    konum text not null check (konum in ('category', 'top', 'bottom')),
    sira int not null,
    icerik jsonb not null,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, menu_k_no) references menu (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table gorsel (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    bolum text not null,
    ad text not null,
    en int not null check (en > 0),
    boy int not null check (boy > 0),
    genislikler int[] not null,
    bicimler text[] not null,
    iz text,
    aciklama jsonb not null default '{}',
    primary key (tenant_id, k_no),
    unique (tenant_id, bolum, ad))`.execute(db)
  await sql`create table sayfa (
    tenant_id int not null references tenant,
    k_no uuid not null,
    turu text not null,
    gorsel text,
    yayin_zamani timestamptz not null default now(),
    guncelleme_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no))`.execute(db)
  await sql`create table sayfa_icerik (
    tenant_id int not null,
    sayfa_k_no uuid not null,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    turu text not null,
    baslik text not null,
    ozet text not null,
    slug text,
    url text,
    seo_baslik text not null,
    bloklar jsonb not null,
    primary key (tenant_id, sayfa_k_no, dil),
    foreign key (tenant_id, sayfa_k_no) references sayfa (tenant_id, k_no) on delete cascade,
    unique (tenant_id, dil, turu, slug),
    unique (tenant_id, dil, url))`.execute(db)
  await sql`create table filtre (
    tenant_id int not null references tenant,
    k_no uuid not null,
    kod text not null,
    baslik jsonb not null,
    secenekler jsonb not null,
    sira int not null,
    primary key (tenant_id, k_no),
    unique (tenant_id, kod))`.execute(db)
}

async function createRates(db: Kysely<unknown>): Promise<void> {
  await sql`create table kur_bulteni (
    banka_kodu text not null,
    bulten_tarihi date not null,
    bulten_no text,
    alinma_zamani timestamptz not null default now(),
    primary key (banka_kodu, bulten_tarihi))`.execute(db)
  await sql`create table kur (
    banka_kodu text not null,
    bulten_tarihi date not null,
    kod char(3) not null,
    alis numeric(18, 8) not null check (alis > 0),
    satis numeric(18, 8) not null check (satis > 0),
    primary key (banka_kodu, bulten_tarihi, kod),
    foreign key (banka_kodu, bulten_tarihi) references kur_bulteni on delete cascade)`.execute(db)
  await sql`create trigger genel_degisti after insert or update or delete on kur
    for each statement execute function genel_degisti()`.execute(db)
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await sql`create table iletisim_mesaji (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    mesaj_no text not null,
    ad text not null,
    soyad text not null,
    e_mail text not null,
    telefon text,
    konu text not null,
    mesaj text not null,
    lang text not null,
    durum text not null default 'yeni' check (durum in ('yeni', 'okundu', 'yanitlandi')),
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, mesaj_no))`.execute(db)
  await sql`create index iletisim_mesaji_yeni on iletisim_mesaji (tenant_id, olusturma_zamani desc)`.execute(db)
  await sql`create table eposta (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    alici text not null,
    yanit_adresi text,
    dil text not null,
    tur text not null,
    veri jsonb not null,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'gonderildi', 'basarisiz')),
    deneme int not null default 0,
    son_hata text,
    olusturma_zamani timestamptz not null default now(),
    gonderim_zamani timestamptz,
    primary key (tenant_id, k_no))`.execute(db)
  await sql`create index eposta_durum on eposta (tenant_id, durum) where durum <> 'gonderildi'`.execute(db)
}

async function createStaff(db: Kysely<unknown>): Promise<void> {
  await sql`create table personel (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    e_mail text not null check (e_mail = lower(e_mail)),
    ad text not null,
    soyad text not null,
    rol text not null check (rol in ('yonetici', 'satis', 'muhasebe', 'icerik')),
    dil text not null,
    sifre_ozeti text not null,
    aktif boolean not null default true,
    primary key (tenant_id, k_no),
    unique (tenant_id, e_mail))`.execute(db)
  await sql`create table personel_oturumu (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    personel_k_no uuid not null,
    belirtec_ozeti bytea not null,
    olusturma_zamani timestamptz not null default now(),
    son_gorulme timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, belirtec_ozeti),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
}
