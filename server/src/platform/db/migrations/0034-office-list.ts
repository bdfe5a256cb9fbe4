import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * What the office finds reservations by, beside the reservations: placing one writes none of it, a moment after the
 * commit it is here (decision 0028). And the views of lists that people keep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index rezervasyon_yeni on rezervasyon (tenant_id, olusturma_zamani desc, k_no)
    where kayit_no is not null`.execute(db)
  await sql`create index rezervasyon_durumu on rezervasyon (tenant_id, durum, olusturma_zamani desc, k_no)
    where kayit_no is not null`.execute(db)
  await sql`create table rezervasyon_arama (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    metin text not null,
    baslik text not null,
    tipler text[] not null,
    ilk_gun date not null,
    saat text,
    son_gun date not null,
    kisi int not null,
    alinan bigint not null,
    eksik boolean not null,
    olusturma_zamani timestamptz not null,
    guncelleme_zamani timestamptz not null,
    primary key (tenant_id, rezervasyon_k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create index rezervasyon_arama_metin on rezervasyon_arama using gin (metin gin_trgm_ops)`.execute(db)
  await sql`create index rezervasyon_arama_gun on rezervasyon_arama (tenant_id, ilk_gun, rezervasyon_k_no)`.execute(db)
  await sql`create index rezervasyon_arama_eksik on rezervasyon_arama (tenant_id, ilk_gun, rezervasyon_k_no)
    where eksik`.execute(db)
  await isolateTenant(db, 'rezervasyon_arama')
  await sql`create table kayitli_gorunum (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    personel_k_no uuid not null,
    ekran text not null,
    ad text not null,
    sorgu text not null,
    olusturma_zamani timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, personel_k_no, ekran, ad),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'kayitli_gorunum')
  await createFolding(db)
  await createWriter(db)
  await createSearch(db)
}

/**
 * One spelling for every keyboard: Şahin is found by "sahin", Müller by "muller" and "mueller", Иванова by "ivanova".
 * Letters are named one by one, as what `lower` makes of them depends on the locale of the database.
 */
async function createFolding(db: Kysely<unknown>): Promise<void> {
  await sql`create function arama_katla(yazi text) returns text language sql immutable parallel safe as $$
    select translate(lower(replace(replace(replace(coalesce(yazi, ''), 'ß', 'ss'), 'İ', 'i'), 'I', 'i')),
      'ıçğöşüâîûáàäéèêëíìïóòôúùñåøÇĞÖŞÜÂÎÛÁÀÄÉÈÊËÍÌÏÓÒÔÚÙÑÅØАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёй',
      'icgosuaiuaaaeeeeiiiooouunaocgosuaiuaaaeeeeiiiooouunaoабвгдеежзииклмнопрстуфхцчшщъыьэюяеи')
  $$`.execute(db)
  await sql`create function arama_alman(yazi text) returns text language sql immutable parallel safe as $$
    select replace(replace(replace(replace(replace(replace(coalesce(yazi, ''),
      'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue')
  $$`.execute(db)
  await sql`create function arama_latin(yazi text) returns text language sql immutable parallel safe as $$
    select translate(replace(replace(replace(replace(replace(replace(replace(replace(arama_katla(yazi),
      'щ', 'shch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'),
      'абвгдезиклмнопрстуфыэъь', 'abvgdeziklmnoprstufye')
  $$`.execute(db)
  // Each spelling once: most names have only one.
  await sql`create function arama_metni(yazi text) returns text language sql immutable parallel safe as $$
    select string_agg(distinct bicim, ' ') from unnest(array[
      arama_katla(yazi), arama_katla(arama_alman(yazi)), arama_latin(yazi)]) as bicim
  $$`.execute(db)
}

async function createWriter(db: Kysely<unknown>): Promise<void> {
  await sql`create function arama_yaz(anahtarlar uuid[]) returns void language sql as $$
    insert into rezervasyon_arama (tenant_id, rezervasyon_k_no, metin, baslik, tipler, ilk_gun, saat, son_gun, kisi,
      alinan, eksik, olusturma_zamani, guncelleme_zamani)
    select r.tenant_id, r.k_no,
      concat_ws(' ', lower(r.kayit_no), lower(r.bilet_no),
        arama_metni(concat_ws(' ', r.misafir ->> 'ad', r.misafir ->> 'soyad')), arama_katla(r.misafir ->> 'e_mail'),
        regexp_replace(r.misafir ->> 'telefon', '\\D', '', 'g'), arama_metni(s.baslik),
        arama_katla(b.birimler), arama_katla(p.plakalar)),
      s.baslik, s.tipler, s.ilk_gun, s.saat, s.son_gun, s.kisi, coalesce(t.alinan, 0),
      r.durum in ('confirmed', 'accepted', 'held', 'review') and coalesce(t.alinan, 0) < r.genel_toplam,
      r.olusturma_zamani, r.guncelleme_zamani
    from rezervasyon r
    cross join lateral (
      select min(l.baslangic) as ilk_gun, max(coalesce(l.bitis, l.baslangic)) as son_gun,
        (array_agg(l.satir ->> 'baslangic_saat' order by l.baslangic, l.sira))[1] as saat,
        max((l.satir #>> '{pax,yetiskin}')::int + (l.satir #>> '{pax,cocuk}')::int
          + (l.satir #>> '{pax,bebek}')::int) as kisi,
        string_agg(l.satir ->> 'baslik', ' · ' order by l.sira) as baslik,
        array_agg(distinct l.satir ->> 'urun_tipi') as tipler
      from rezervasyon_satiri l where l.tenant_id = r.tenant_id and l.rezervasyon_k_no = r.k_no) s
    left join lateral (
      select sum(case tur when 'tahsilat' then tutar else -tutar end)::bigint as alinan
      from tahsilat where tenant_id = r.tenant_id and rezervasyon_k_no = r.k_no) t on true
    left join lateral (
      select string_agg(distinct b.ad || ' ' || replace(b.ad, ' ', ''), ' ') as birimler
      from tutma c join birim b on b.tenant_id = c.tenant_id and b.k_no = c.birim_k_no
      where c.tenant_id = r.tenant_id and c.rezervasyon_k_no = r.k_no) b on true
    left join lateral (
      select string_agg(distinct plaka || ' ' || replace(plaka, ' ', ''), ' ') as plakalar
      from transfer_surucu where tenant_id = r.tenant_id and rezervasyon_k_no = r.k_no) p on true
    where r.k_no = any(anahtarlar) and r.kayit_no is not null and s.ilk_gun is not null
    on conflict (tenant_id, rezervasyon_k_no) do update set metin = excluded.metin, baslik = excluded.baslik,
      tipler = excluded.tipler, ilk_gun = excluded.ilk_gun, saat = excluded.saat, son_gun = excluded.son_gun,
      kisi = excluded.kisi, alinan = excluded.alinan, eksik = excluded.eksik,
      guncelleme_zamani = excluded.guncelleme_zamani
  $$`.execute(db)
}

/**
 * Keys of what has every pattern in its text. Under row-level security an index on a text cannot be asked, as `like`
 * might tell of rows before the policy has hidden them; so this runs as the owner and keeps to the tenant itself.
 */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create function rezervasyon_ara(desenler text[], en_cok int) returns setof uuid
    language sql stable security definer set search_path = public, pg_temp as $$
    select rezervasyon_k_no from rezervasyon_arama
    where tenant_id = nullif(current_setting('app.tenant', true), '')::int
      and metin like desenler[1] and metin like all(desenler)
    order by olusturma_zamani desc limit en_cok
  $$`.execute(db)
}
