import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = [
  'acente',
  'acente_urun',
  'acente_basvuru',
  'acente_basvuru_gecmisi',
  'acente_belge',
  'acente_kullanici',
  'acente_kurtarma_kodu',
  'acente_anahtari',
  'acente_girisi',
  'acente_oturumu',
  'acente_belirteci',
]

/** Agencies, how they apply and how their people get in. Tokens, keys and codes are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAgencies(db)
  await createApplications(db)
  await createUsers(db)
  await createSessions(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  await announceChanges(db, 'acente')
  await announceChanges(db, 'acente_urun')
  await sql`alter table rezervasyon
    add foreign key (tenant_id, ac_k_no) references acente (tenant_id, k_no) not valid,
    add foreign key (tenant_id, alt_ac_k_no) references acente (tenant_id, k_no) not valid`.execute(db)
}

/**
 * A sub-agency points at an agency of the first level, never at another sub-agency and so never at itself: the level of
 * the parent is part of the foreign key, so that two changes at once cannot close a circle either.
 */
async function createAgencies(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    kno text not null check (kno ~ '^[A-Z0-9]{6}$'),
    ust_acente_k_no uuid,
    seviye smallint not null generated always as (case when ust_acente_k_no is null then 0 else 1 end) stored,
    ust_seviye smallint generated always as (case when ust_acente_k_no is null then null else 0 end) stored,
    durum text not null default 'aktif' check (durum in ('aktif', 'askida', 'kapali')),
    unvan text not null,
    marka text not null,
    vergi_dairesi text not null,
    vergi_no text not null,
    iban text,
    tursab_no text,
    adres text not null,
    telefon text not null,
    e_mail text not null check (e_mail = lower(e_mail)),
    web text,
    kanallar text[] not null default '{}',
    diller text[] not null default '{}',
    bolgeler text[] not null default '{}',
    kur char(3) not null,
    istenen_mutabakat text not null
      check (istenen_mutabakat in ('yonlendirme', 'faturalama', 'net_fiyat', 'depozito')),
    logo_k_no uuid,
    tanitim jsonb not null default '{}',
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, k_no, seviye),
    unique (tenant_id, kno),
    check (ust_acente_k_no <> k_no),
    foreign key (tenant_id, ust_acente_k_no, ust_seviye) references acente (tenant_id, k_no, seviye),
    foreign key (tenant_id, logo_k_no) references gorsel (tenant_id, k_no))`.execute(db)
  await sql`create unique index acente_vergi on acente (tenant_id, vergi_no) where durum <> 'kapali'`.execute(db)
  await sql`create index acente_ust on acente (tenant_id, ust_acente_k_no) where ust_acente_k_no is not null`.execute(
    db,
  )
  await sql`create table acente_urun (
    tenant_id int not null,
    acente_k_no uuid not null,
    urun_k_no uuid not null,
    sira int not null,
    primary key (tenant_id, acente_k_no, urun_k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no) on delete cascade)`.execute(db)
}

/** What was written in the form stays as it was written; the agency has its own row once it is approved. */
async function createApplications(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_basvuru (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    basvuru_no text not null,
    durum text not null default 'alindi'
      check (durum in ('alindi', 'inceleniyor', 'bilgi_bekleniyor', 'onaylandi', 'reddedildi')),
    vergi_no text not null,
    e_mail text not null check (e_mail = lower(e_mail)),
    form jsonb not null,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    acente_k_no uuid,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, basvuru_no),
    check ((durum = 'onaylandi') = (acente_k_no is not null)),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
  await sql`create unique index acente_basvuru_vergi on acente_basvuru (tenant_id, vergi_no)
    where durum in ('alindi', 'inceleniyor', 'bilgi_bekleniyor')`.execute(db)
  await sql`create unique index acente_basvuru_e_mail on acente_basvuru (tenant_id, e_mail)
    where durum in ('alindi', 'inceleniyor', 'bilgi_bekleniyor')`.execute(db)
  await sql`create table acente_basvuru_gecmisi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    basvuru_k_no uuid not null,
    durum text not null,
    aciklama text,
    personel_k_no uuid,
    zaman timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, basvuru_k_no) references acente_basvuru (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index acente_basvuru_gecmisi_basvuru on acente_basvuru_gecmisi (tenant_id, basvuru_k_no, zaman)`.execute(
    db,
  )
  await sql`create table acente_belge (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    basvuru_k_no uuid,
    tur text not null check (tur in ('vergi_levhasi', 'tursab_belgesi', 'imza_sirkuleri', 'diger')),
    ad text not null,
    icerik_turu text not null check (icerik_turu in ('application/pdf', 'image/jpeg', 'image/png')),
    boyut int not null check (boyut > 0),
    dosya text not null check (dosya ~ '^[A-Za-z0-9_-]{43}$'),
    yukleme_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, dosya),
    foreign key (tenant_id, basvuru_k_no) references acente_basvuru (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index acente_belge_basvuru on acente_belge (tenant_id, basvuru_k_no)`.execute(db)
}

async function createUsers(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_kullanici (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    acente_k_no uuid not null,
    ad text not null,
    soyad text not null,
    e_mail text not null check (e_mail = lower(e_mail)),
    rol text not null check (rol in ('sahip', 'satis', 'muhasebe')),
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    sifre_ozeti text,
    totp_sirri bytea,
    totp_zamani timestamptz,
    totp_son_adim bigint not null default 0,
    aktif boolean not null default true,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, e_mail),
    check (totp_zamani is null or totp_sirri is not null),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
  await sql`create index acente_kullanici_acente on acente_kullanici (tenant_id, acente_k_no)`.execute(db)
  await sql`create table acente_kurtarma_kodu (
    tenant_id int not null,
    kullanici_k_no uuid not null,
    ozet bytea not null,
    kullanildi timestamptz,
    primary key (tenant_id, kullanici_k_no, ozet),
    foreign key (tenant_id, kullanici_k_no) references acente_kullanici (tenant_id, k_no) on delete cascade)`.execute(
    db,
  )
  await sql`create table acente_anahtari (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    kullanici_k_no uuid not null,
    tur text not null check (tur in ('davet', 'sifre')),
    ozet bytea not null,
    bitis timestamptz not null,
    kullanildi timestamptz,
    primary key (tenant_id, k_no),
    unique (tenant_id, ozet),
    foreign key (tenant_id, kullanici_k_no) references acente_kullanici (tenant_id, k_no) on delete cascade)`.execute(
    db,
  )
  await sql`create index acente_anahtari_kullanici on acente_anahtari (tenant_id, kullanici_k_no, tur)`.execute(db)
  await sql`create table acente_girisi (
    tenant_id int not null,
    ozet bytea not null,
    kullanici_k_no uuid not null,
    bitis timestamptz not null,
    primary key (tenant_id, ozet),
    foreign key (tenant_id, kullanici_k_no) references acente_kullanici (tenant_id, k_no) on delete cascade)`.execute(
    db,
  )
}

/** As with members: a login is a family of renewals. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_oturumu (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    kullanici_k_no uuid not null,
    yenileme_ozeti bytea not null,
    onceki_ozet bytea,
    yenileme_zamani timestamptz not null default clock_timestamp(),
    hatirla boolean not null,
    cihaz text not null,
    ip text not null,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    son_gorulme timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, yenileme_ozeti),
    foreign key (tenant_id, kullanici_k_no) references acente_kullanici (tenant_id, k_no) on delete cascade)`.execute(
    db,
  )
  await sql`create index acente_oturumu_kullanici on acente_oturumu (tenant_id, kullanici_k_no)`.execute(db)
  await sql`create table acente_belirteci (
    tenant_id int not null,
    ozet bytea not null,
    oturum_k_no uuid not null,
    kullanici_k_no uuid not null,
    bitis timestamptz not null,
    primary key (tenant_id, ozet),
    foreign key (tenant_id, oturum_k_no) references acente_oturumu (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index acente_belirteci_oturum on acente_belirteci (tenant_id, oturum_k_no)`.execute(db)
}
