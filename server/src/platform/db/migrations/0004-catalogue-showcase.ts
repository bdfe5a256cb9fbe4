import { type Kysely, sql } from 'kysely'

/** Part of 0004: places, categories, collections, and what a product says and shows. */
export async function createShowcase(db: Kysely<unknown>): Promise<void> {
  await createPlaces(db)
  await createGroups(db)
  await createProducts(db)
  await createParts(db)
}

const DIL = sql`text not null check (dil in ('tr', 'en', 'de', 'ru'))`

/** Destinations are a tree; transfers start and end at places of their own. */
async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`create table bolge (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    kod text not null check (kod ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
    ust_k_no uuid,
    enlem float8 not null check (enlem between -90 and 90),
    boylam float8 not null check (boylam between -180 and 180),
    gorsel text,
    sira int not null default 0,
    check (ust_k_no <> k_no),
    primary key (tenant_id, k_no),
    unique (tenant_id, kod),
    foreign key (tenant_id, ust_k_no) references bolge (tenant_id, k_no))`.execute(db)
  await sql`create table bolge_metin (
    tenant_id int not null,
    bolge_k_no uuid not null,
    dil ${DIL},
    baslik text not null,
    "not" text not null default '',
    metin text,
    slug text not null,
    primary key (tenant_id, bolge_k_no, dil),
    unique (tenant_id, dil, slug),
    foreign key (tenant_id, bolge_k_no) references bolge (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table transfer_yeri (
    tenant_id int not null references tenant,
    kod text not null check (kod ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
    tur text not null check (tur in ('havalimani', 'sehir', 'otel_bolgesi', 'liman')),
    enlem float8 not null,
    boylam float8 not null,
    baslik jsonb not null,
    sira int not null default 0,
    primary key (tenant_id, kod))`.execute(db)
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
  await sql`create table kategori (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    kod text not null check (kod ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
    urun_tipi text not null,
    ust_k_no uuid,
    gorsel text,
    sira int not null default 0,
    check (ust_k_no <> k_no),
    primary key (tenant_id, k_no),
    unique (tenant_id, kod),
    foreign key (tenant_id, ust_k_no) references kategori (tenant_id, k_no))`.execute(db)
  await sql`create table koleksiyon (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    kod text not null check (kod ~ '^[a-z0-9][a-z0-9_-]{0,59}$'),
    gorsel text,
    sira int not null default 0,
    primary key (tenant_id, k_no),
    unique (tenant_id, kod))`.execute(db)
  for (const group of ['kategori', 'koleksiyon']) {
    const key = sql.ref(`${group}_k_no`)
    await sql`create table ${sql.table(`${group}_metin`)} (
      tenant_id int not null,
      ${key} uuid not null,
      dil ${DIL},
      baslik text not null,
      metin text,
      slug text not null,
      primary key (tenant_id, ${key}, dil),
      unique (tenant_id, dil, slug),
      foreign key (tenant_id, ${key}) references ${sql.table(group)} (tenant_id, k_no) on delete cascade)`.execute(db)
  }
}

/**
 * One row for every product that has a page. The kind is copied so that the database itself can refuse a villa without
 * a permit number (law 7464): `yayinda` says that the product is on offer.
 */
async function createProducts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table urun add constraint urun_tipi_anahtari unique (tenant_id, k_no, urun_tipi)`.execute(db)
  await sql`create table urun_vitrin (
    tenant_id int not null,
    urun_k_no uuid not null,
    urun_tipi text not null,
    kategori_k_no uuid not null,
    bolge_k_no uuid,
    enlem float8,
    boylam float8,
    bilgi jsonb not null,
    agirlik int not null default 0,
    yayinda boolean not null default false,
    yorum_sayisi int not null default 0 check (yorum_sayisi >= 0),
    puan_toplami int not null default 0 check (puan_toplami between yorum_sayisi and 5 * yorum_sayisi),
    olusturma_zamani timestamptz not null default now(),
    guncelleme_zamani timestamptz not null default now(),
    check ((enlem is null) = (boylam is null)),
    constraint urun_vitrin_bilgi check (bilgi ->> 'urun_tipi' = urun_tipi),
    constraint urun_vitrin_izin_no check
      (not yayinda or urun_tipi <> 'villa' or coalesce(trim(bilgi ->> 'izin_no'), '') <> ''),
    primary key (tenant_id, urun_k_no),
    foreign key (tenant_id, urun_k_no, urun_tipi) references urun (tenant_id, k_no, urun_tipi) on update cascade,
    foreign key (tenant_id, kategori_k_no) references kategori (tenant_id, k_no),
    foreign key (tenant_id, bolge_k_no) references bolge (tenant_id, k_no))`.execute(db)
  await sql`create table urun_metin (
    tenant_id int not null,
    urun_k_no uuid not null,
    dil ${DIL},
    baslik text not null,
    slug text not null,
    ozet text not null,
    icerik jsonb not null,
    primary key (tenant_id, urun_k_no, dil),
    unique (tenant_id, dil, slug),
    foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade)`.execute(db)
  await createOldSlugs(db)
}

/** An address that was given away keeps leading to its product until another product takes it. */
async function createOldSlugs(db: Kysely<unknown>): Promise<void> {
  await sql`create table urun_eski_slug (
    tenant_id int not null,
    dil ${DIL},
    slug text not null,
    urun_k_no uuid not null,
    primary key (tenant_id, dil, slug),
    foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade)`.execute(db)
  await sql`create function urun_slug_degisti() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.slug <> new.slug then
        insert into urun_eski_slug (tenant_id, dil, slug, urun_k_no)
          values (old.tenant_id, old.dil, old.slug, old.urun_k_no)
          on conflict (tenant_id, dil, slug) do update set urun_k_no = excluded.urun_k_no;
      end if;
      delete from urun_eski_slug where tenant_id = new.tenant_id and dil = new.dil and slug = new.slug;
      return null;
    end $$`.execute(db)
  await sql`create trigger urun_slug_degisti after insert or update of slug on urun_metin
    for each row execute function urun_slug_degisti()`.execute(db)
}

/** Lists that belong to a product. Pictures are named by key; one that is not drawn yet has no row in `gorsel`. */
async function createParts(db: Kysely<unknown>): Promise<void> {
  const product = sql`foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade`
  await sql`create table urun_gorsel (
    tenant_id int not null,
    urun_k_no uuid not null,
    sira int not null check (sira >= 0),
    gorsel text not null,
    primary key (tenant_id, urun_k_no, sira),
    ${product})`.execute(db)
  await sql`create table urun_soru (
    tenant_id int not null,
    urun_k_no uuid not null,
    kod text not null,
    sira int not null default 0,
    soru jsonb not null,
    primary key (tenant_id, urun_k_no, kod),
    ${product})`.execute(db)
  await sql`create table urun_filtre (
    tenant_id int not null,
    urun_k_no uuid not null,
    filtre_kod text not null,
    secenek_kod text not null,
    primary key (tenant_id, urun_k_no, filtre_kod, secenek_kod),
    foreign key (tenant_id, filtre_kod) references filtre (tenant_id, kod) on delete cascade,
    ${product})`.execute(db)
  await sql`create table koleksiyon_urun (
    tenant_id int not null,
    koleksiyon_k_no uuid not null,
    urun_k_no uuid not null,
    primary key (tenant_id, koleksiyon_k_no, urun_k_no),
    foreign key (tenant_id, koleksiyon_k_no) references koleksiyon (tenant_id, k_no) on delete cascade,
    ${product})`.execute(db)
  await sql`create index koleksiyon_urun_urun on koleksiyon_urun (tenant_id, urun_k_no)`.execute(db)
  await sql`create table opsiyon_bilgi (
    tenant_id int not null,
    opsiyon_k_no uuid not null,
    bilgi jsonb not null,
    aciklama jsonb not null default '{}',
    gorsel text,
    primary key (tenant_id, opsiyon_k_no),
    foreign key (tenant_id, opsiyon_k_no) references opsiyon (tenant_id, k_no) on delete cascade)`.execute(db)
}
