import { type Kysely, sql } from 'kysely'

/** What a reservation means between agency and operator, frozen when it is made; its options and offers; keys. */
export async function createDeskRecords(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_rezervasyon (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    acente_k_no uuid not null,
    ust_k_no uuid,
    sozlesme_k_no uuid not null,
    kanal text not null check (kanal in ('masa', 'sayfa')),
    akis text not null check (akis in ('yonlendirme', 'faturalama', 'net_fiyat', 'depozito')),
    oranlar jsonb not null,
    alt_oran float8,
    kur char(3) not null,
    satis_toplam bigint not null check (satis_toplam >= 0),
    net_toplam bigint not null check (net_toplam >= 0),
    satan bigint not null check (satan >= 0),
    ust bigint not null check (ust >= 0),
    musteri_toplam bigint check (musteri_toplam >= 0),
    son_gun date not null,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'islendi', 'vadesi_geldi', 'iptal')),
    olusturma_zamani timestamptz not null default clock_timestamp(),
    check (satis_toplam = net_toplam + satan),
    primary key (tenant_id, rezervasyon_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, ust_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, sozlesme_k_no) references acente_sozlesme (tenant_id, k_no))`.execute(db)
  await sql`create index acente_rezervasyon_acente on acente_rezervasyon (tenant_id, acente_k_no, olusturma_zamani desc)`.execute(
    db,
  )
  await sql`create index acente_rezervasyon_ust on acente_rezervasyon (tenant_id, ust_k_no, olusturma_zamani desc)
    where ust_k_no is not null`.execute(db)
  await sql`create index acente_rezervasyon_vade on acente_rezervasyon (tenant_id, son_gun)
    where durum = 'islendi'`.execute(db)
  await sql`create table acente_opsiyon (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    acente_k_no uuid not null,
    musteri text not null default '',
    musteri_toplam bigint not null check (musteri_toplam >= 0),
    anahtar_ozeti bytea,
    lang text not null check (lang in ('tr', 'en', 'de', 'ru')),
    mesaj text not null default '',
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, rezervasyon_k_no),
    unique (tenant_id, anahtar_ozeti),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
  await sql`create index acente_opsiyon_acente on acente_opsiyon (tenant_id, acente_k_no, olusturma_zamani)`.execute(db)
  await sql`create table acente_api_anahtari (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    acente_k_no uuid not null,
    kullanici_k_no uuid not null,
    ad text not null,
    ozet bytea not null,
    on_ek text not null,
    son_kullanim timestamptz,
    iptal_zamani timestamptz,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, ozet),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, kullanici_k_no) references acente_kullanici (tenant_id, k_no))`.execute(db)
  await sql`create index acente_api_anahtari_acente on acente_api_anahtari (tenant_id, acente_k_no)`.execute(db)
}

/**
 * Seats kept for an agency: on each departure a blocked claim holds what it has not sold yet, so that one counter guards
 * them all. `adet` were given, `alinan` are sold; from `birakma_gun` days before the departure the rest is free again.
 */
export async function createAllotments(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_kontenjan (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    acente_k_no uuid not null,
    opsiyon_k_no uuid not null,
    baslangic date not null,
    bitis date not null check (bitis >= baslangic),
    adet int not null check (adet between 1 and 999),
    birakma_gun int not null check (birakma_gun between 0 and 365),
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, opsiyon_k_no) references opsiyon (tenant_id, k_no))`.execute(db)
  await sql`create index acente_kontenjan_acente on acente_kontenjan (tenant_id, acente_k_no)`.execute(db)
  await sql`create table acente_kontenjan_gun (
    tenant_id int not null,
    kontenjan_k_no uuid not null,
    kalkis_k_no uuid not null,
    acente_k_no uuid not null,
    tarih date not null,
    birakma_tarihi date not null,
    adet int not null check (adet >= 0),
    alinan int not null default 0,
    tutma_k_no uuid not null,
    birakildi boolean not null default false,
    constraint kontenjan_dolu check (alinan between 0 and adet),
    primary key (tenant_id, kontenjan_k_no, kalkis_k_no),
    foreign key (tenant_id, kontenjan_k_no) references acente_kontenjan (tenant_id, k_no),
    foreign key (tenant_id, kalkis_k_no) references kalkis (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, tutma_k_no) references tutma (tenant_id, k_no))`.execute(db)
  await sql`create index acente_kontenjan_gun_kalkis on acente_kontenjan_gun (tenant_id, kalkis_k_no, acente_k_no)
    where not birakildi`.execute(db)
  await sql`create index acente_kontenjan_gun_birakma on acente_kontenjan_gun (tenant_id, birakma_tarihi)
    where not birakildi`.execute(db)
  await sql`create table acente_kontenjan_kullanimi (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    kontenjan_k_no uuid not null,
    kalkis_k_no uuid not null,
    adet int not null check (adet > 0),
    primary key (tenant_id, rezervasyon_k_no, kontenjan_k_no, kalkis_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) deferrable initially deferred,
    foreign key (tenant_id, kontenjan_k_no, kalkis_k_no)
      references acente_kontenjan_gun (tenant_id, kontenjan_k_no, kalkis_k_no))`.execute(db)
}
