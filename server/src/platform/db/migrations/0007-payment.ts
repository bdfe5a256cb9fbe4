import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['odeme_denemesi', 'iade', 'psp_olayi', 'banka_hesabi', 'rezervasyon_talebi']

/** Attempts to pay, refunds, what providers told us, bank accounts, accepted contracts and enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAttempts(db)
  await createRefunds(db)
  await createEvents(db)
  await createAccounts(db)
  await createEnquiries(db)
  await sql`alter table rezervasyon add column sozlesmeler jsonb`.execute(db)
  await sql`alter table rezervasyon add column hatirlatma_zamani timestamptz`.execute(db)
  await sql`alter table inceleme add column karar text, add column karar_zamani timestamptz`.execute(db)
  await sql`create index inceleme_acik on inceleme (tenant_id, olusturma_zamani) where durum = 'acik'`.execute(db)
  await sql`create index inceleme_rezervasyon on inceleme (tenant_id, rezervasyon_k_no)`.execute(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}

/** Written before the provider is called. At most one per reservation is open; what was taken bounds what comes back. */
async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`create table odeme_denemesi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    rezervasyon_k_no uuid not null,
    saglayici text not null check (saglayici in ('test', 'iyzico', 'stripe', 'paytr')),
    siparis_no text not null,
    durum text not null default 'created' check (durum in ('created', 'redirected', 'unknown', 'captured', 'failed',
      'expired', 'review', 'refund_pending', 'refunded', 'refund_failed')),
    bolum text not null check (bolum in ('on_odeme', 'kalan', 'tamami')),
    tutar bigint not null check (tutar > 0),
    kur char(3) not null,
    kart_taksit int not null default 1 check (kart_taksit between 1 and 36),
    lang text not null check (lang in ('tr', 'en', 'de', 'ru')),
    anahtar_ozeti bytea not null,
    adim jsonb,
    saglayici_no text,
    saglayici_verisi jsonb,
    neden text,
    alinan bigint not null default 0 check (alinan >= 0),
    iade_toplam bigint not null default 0,
    kart_marka text,
    kart_ilk_alti text check (kart_ilk_alti ~ '^[0-9]{6}$'),
    kart_son_dort text check (kart_son_dort ~ '^[0-9]{4}$'),
    ip text not null default '',
    sonraki_sorgu timestamptz,
    son_sorgu timestamptz,
    alarm boolean not null default false,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    sonuc_zamani timestamptz,
    constraint iade_siniri check (iade_toplam between 0 and alinan),
    primary key (tenant_id, k_no),
    unique (tenant_id, siparis_no),
    unique (anahtar_ozeti),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no))`.execute(db)
  await sql`create unique index odeme_denemesi_tek_acik on odeme_denemesi (tenant_id, rezervasyon_k_no)
    where durum in ('created', 'redirected', 'unknown')`.execute(db)
  await sql`create index odeme_denemesi_rezervasyon on odeme_denemesi (tenant_id, rezervasyon_k_no, olusturma_zamani)`.execute(
    db,
  )
  await sql`create index odeme_denemesi_sorgu on odeme_denemesi (tenant_id, sonraki_sorgu)
    where sonraki_sorgu is not null`.execute(db)
  await sql`create index odeme_denemesi_zaman on odeme_denemesi (tenant_id, olusturma_zamani)`.execute(db)
}

/** `k_no` is the idempotency key at the provider; `istek_k_no` the one of the caller. */
async function createRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`create table iade (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    istek_k_no uuid not null,
    deneme_k_no uuid not null,
    rezervasyon_k_no uuid not null,
    inceleme_k_no uuid,
    tutar bigint not null check (tutar > 0),
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'bilinmiyor', 'tamamlandi', 'basarisiz')),
    neden text,
    kim text not null,
    saglayici_no text,
    son_hata text,
    deneme_sayisi int not null default 0,
    sonraki_deneme timestamptz default clock_timestamp(),
    olusturma_zamani timestamptz not null default clock_timestamp(),
    sonuc_zamani timestamptz,
    primary key (tenant_id, k_no),
    unique (tenant_id, istek_k_no),
    foreign key (tenant_id, deneme_k_no) references odeme_denemesi (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, inceleme_k_no) references inceleme (tenant_id, k_no))`.execute(db)
  await sql`create index iade_deneme on iade (tenant_id, deneme_k_no)`.execute(db)
  await sql`create index iade_sira on iade (tenant_id, sonraki_deneme) where sonraki_deneme is not null`.execute(db)
}

/** Each word of a provider counts once. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`create table psp_olayi (
    tenant_id int not null references tenant,
    saglayici text not null,
    olay_no text not null,
    siparis_no text,
    tur text not null,
    alinma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, saglayici, olay_no))`.execute(db)
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create table banka_hesabi (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    banka text not null,
    sube text,
    hesap_sahibi text not null,
    iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
    swift text,
    kur char(3) not null,
    sira int not null default 0,
    aktif boolean not null default true,
    primary key (tenant_id, k_no),
    unique (tenant_id, iban))`.execute(db)
}

async function createEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`create table rezervasyon_talebi (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    talep_no text not null,
    tur text not null,
    baslangic date,
    bitis date,
    yetiskin int not null check (yetiskin between 1 and 99),
    cocuk int not null default 0 check (cocuk between 0 and 99),
    bebek int not null default 0 check (bebek between 0 and 99),
    butce bigint check (butce >= 0),
    kur char(3),
    istekler text not null,
    ad text not null,
    soyad text not null,
    e_mail text not null,
    telefon text,
    lang text not null check (lang in ('tr', 'en', 'de', 'ru')),
    durum text not null default 'yeni' check (durum in ('yeni', 'yanitlandi', 'kapandi')),
    yanit text,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, talep_no))`.execute(db)
  await sql`create index rezervasyon_talebi_zaman on rezervasyon_talebi (tenant_id, olusturma_zamani desc)`.execute(db)
}
