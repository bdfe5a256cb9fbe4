import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = [
  'uye_grubu',
  'uye',
  'uye_oturumu',
  'uye_belirteci',
  'uye_anahtari',
  'uye_baglantisi',
  'sosyal_giris',
  'uye_cihazi',
]

/** Members and how they get in (PEOPLE-3). Tokens and keys are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMembers(db)
  await createSessions(db)
  await createKeys(db)
  await createSocialLogins(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`create table uye_grubu (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    ad jsonb not null,
    iskonto_oran float8 not null default 0 check (iskonto_oran between 0 and 100),
    primary key (tenant_id, k_no))`.execute(db)
  await sql`create table uye (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    uye_grup_k_no uuid,
    ad text not null,
    soyad text not null,
    e_mail text not null check (e_mail = lower(e_mail)),
    e_mail_dogrulama timestamptz,
    yeni_e_mail text check (yeni_e_mail = lower(yeni_e_mail)),
    sifre_ozeti text,
    telefon text,
    dogum_tarihi date,
    adres text,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    kur char(3),
    bildirimler jsonb not null default '{}',
    gizlilik_politikasi_zamani timestamptz,
    aktif boolean not null default true,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, e_mail),
    foreign key (tenant_id, uye_grup_k_no) references uye_grubu (tenant_id, k_no))`.execute(db)
}

/** A login is a family of renewals: one is good, the one before is forgiven for a moment, an older one ends them all. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`create table uye_oturumu (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    uye_k_no uuid not null,
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
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index uye_oturumu_onceki on uye_oturumu (tenant_id, onceki_ozet) where onceki_ozet is not null`.execute(
    db,
  )
  await sql`create index uye_oturumu_uye on uye_oturumu (tenant_id, uye_k_no)`.execute(db)
  await sql`create table uye_belirteci (
    tenant_id int not null,
    ozet bytea not null,
    oturum_k_no uuid not null,
    uye_k_no uuid not null,
    bitis timestamptz not null,
    primary key (tenant_id, ozet),
    foreign key (tenant_id, oturum_k_no) references uye_oturumu (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index uye_belirteci_oturum on uye_belirteci (tenant_id, oturum_k_no)`.execute(db)
  await sql`create table uye_cihazi (
    tenant_id int not null,
    uye_k_no uuid not null,
    ozet bytea not null,
    son_gorulme timestamptz not null default now(),
    primary key (tenant_id, uye_k_no, ozet),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade)`.execute(db)
}

/** Keys of mails: a new password, or the proof of an address. */
async function createKeys(db: Kysely<unknown>): Promise<void> {
  await sql`create table uye_anahtari (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    uye_k_no uuid not null,
    tur text not null check (tur in ('sifre', 'dogrulama')),
    ozet bytea not null,
    tek_sifre_kullanildi timestamptz,
    e_mail text,
    bitis timestamptz not null,
    kullanildi timestamptz,
    primary key (tenant_id, k_no),
    unique (tenant_id, ozet),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index uye_anahtari_uye on uye_anahtari (tenant_id, uye_k_no, tur)`.execute(db)
}

async function createSocialLogins(db: Kysely<unknown>): Promise<void> {
  await sql`create table uye_baglantisi (
    tenant_id int not null,
    saglayici text not null check (saglayici in ('google', 'facebook')),
    konu text not null,
    uye_k_no uuid not null,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, saglayici, konu),
    unique (tenant_id, uye_k_no, saglayici),
    foreign key (tenant_id, uye_k_no) references uye (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table sosyal_giris (
    tenant_id int not null references tenant,
    durum_ozeti bytea not null,
    saglayici text not null,
    dogrulayici text not null,
    tek_seferlik text not null,
    tarayici_ozeti bytea not null,
    donus text not null,
    uye_k_no uuid,
    bitis timestamptz not null,
    primary key (tenant_id, durum_ozeti))`.execute(db)
}
