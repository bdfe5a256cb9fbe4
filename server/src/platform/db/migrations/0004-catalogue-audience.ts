import { type Kysely, sql } from 'kysely'

/** Part of 0004: reviews, watches and counts of visitors. */
export async function createAudience(db: Kysely<unknown>): Promise<void> {
  await createReviews(db)
  await createWatches(db)
  await createViews(db)
}

/** Every review waits for the operator; the sums on the product follow those that are shown. */
async function createReviews(db: Kysely<unknown>): Promise<void> {
  await sql`create table yorum (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    urun_k_no uuid not null,
    ad text not null,
    e_mail text,
    uye_k_no uuid,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    puan int not null check (puan between 1 and 5),
    baslik text,
    metin text not null,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'yayinda', 'reddedildi')),
    baglanti_var boolean not null default false,
    dogrulanmis boolean not null default false,
    yanit text,
    olusturma_zamani timestamptz not null default now(),
    karar_zamani timestamptz,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade)`.execute(db)
  await sql`create index yorum_urun on yorum (tenant_id, urun_k_no, olusturma_zamani desc)
    where durum = 'yayinda'`.execute(db)
  await sql`create index yorum_bekleyen on yorum (tenant_id, durum, olusturma_zamani desc)`.execute(db)
  await sql`create function yorum_say() returns trigger language plpgsql as $$
    declare
      once int := case when tg_op <> 'INSERT' and old.durum = 'yayinda' then 1 else 0 end;
      simdi int := case when tg_op <> 'DELETE' and new.durum = 'yayinda' then 1 else 0 end;
    begin
      if once > 0 then
        update urun_vitrin set yorum_sayisi = yorum_sayisi - 1, puan_toplami = puan_toplami - old.puan
          where tenant_id = old.tenant_id and urun_k_no = old.urun_k_no;
      end if;
      if simdi > 0 then
        update urun_vitrin set yorum_sayisi = yorum_sayisi + 1, puan_toplami = puan_toplami + new.puan
          where tenant_id = new.tenant_id and urun_k_no = new.urun_k_no;
      end if;
      if once + simdi > 0 then
        perform pg_notify('icerik_degisti', (case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end)::text);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger yorum_say after insert or update or delete on yorum
    for each row execute function yorum_say()`.execute(db)
}

/** Tell me when it is free or cheaper: one mail per row, then it is done. */
async function createWatches(db: Kysely<unknown>): Promise<void> {
  await sql`create table haber_istegi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    urun_k_no uuid not null,
    e_mail text not null,
    lang text not null check (lang in ('tr', 'en', 'de', 'ru')),
    neden text not null check (neden in ('musait', 'ucuz')),
    baslangic date,
    bitis date,
    yetiskin int not null default 2,
    cocuk int not null default 0,
    fiyat bigint,
    kur char(3),
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'gonderildi', 'vazgecti', 'gecti')),
    olusturma_zamani timestamptz not null default now(),
    haber_zamani timestamptz,
    check (neden <> 'musait' or baslangic is not null),
    check (neden <> 'ucuz' or (fiyat is not null and kur is not null)),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade)`.execute(db)
  await sql`create unique index haber_istegi_bir on haber_istegi
    (tenant_id, urun_k_no, e_mail, neden, coalesce(baslangic, '-infinity'), coalesce(bitis, '-infinity'))
    where durum = 'bekliyor'`.execute(db)
  await sql`create index haber_istegi_bekleyen on haber_istegi (tenant_id, olusturma_zamani) where durum = 'bekliyor'`.execute(
    db,
  )
}

/**
 * How many people looked at a product on a day. A visitor is a keyed hash whose key lives for that day only: when it is
 * thrown away, what is left is a number.
 */
async function createViews(db: Kysely<unknown>): Promise<void> {
  await sql`create table izleme_tuzu (
    tenant_id int not null references tenant,
    gun date not null,
    tuz bytea not null,
    primary key (tenant_id, gun))`.execute(db)
  await sql`create table izleme_ziyareti (
    tenant_id int not null,
    gun date not null,
    urun_k_no uuid not null,
    ozet bytea not null,
    primary key (tenant_id, gun, urun_k_no, ozet),
    foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade)`.execute(db)
  await sql`create table izleme_gunu (
    tenant_id int not null,
    urun_k_no uuid not null,
    gun date not null,
    sayi int not null default 0 check (sayi >= 0),
    primary key (tenant_id, urun_k_no, gun),
    foreign key (tenant_id, urun_k_no) references urun_vitrin (tenant_id, urun_k_no) on delete cascade)`.execute(db)
}
