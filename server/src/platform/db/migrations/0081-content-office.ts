import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const DIL = sql`text not null check (dil in ('tr', 'en', 'de', 'ru'))`
const TUR = sql`text not null check (tur in ('urun', 'sayfa', 'kategori', 'bolge', 'koleksiyon'))`

/** Tables of texts, the word of each for the office, and the column that names the thing. */
const TEXTS = [
  ['urun_metin', 'urun', 'urun_k_no'],
  ['sayfa_icerik', 'sayfa', 'sayfa_k_no'],
  ['kategori_metin', 'kategori', 'kategori_k_no'],
  ['bolge_metin', 'bolge', 'bolge_k_no'],
  ['koleksiyon_metin', 'koleksiyon', 'koleksiyon_k_no'],
] as const

/**
 * What translators need (PAGE-24): what every text has said and until when, what was confirmed, the glossary. And what an
 * editor has typed and not saved, for the preview beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sayfa_deneme (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    sayfa_k_no uuid not null,
    dil ${DIL},
    personel_k_no uuid not null,
    metin jsonb not null,
    zaman timestamptz not null default now(),
    primary key (tenant_id, k_no),
    unique (tenant_id, sayfa_k_no, dil, personel_k_no),
    foreign key (tenant_id, sayfa_k_no) references sayfa (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'sayfa_deneme')
  await createHistory(db)
  await sql`create table ceviri_durumu (
    tenant_id int not null,
    tur ${TUR},
    kayit_k_no uuid not null,
    dil ${DIL},
    alan text not null,
    zaman timestamptz not null default now(),
    personel_k_no uuid,
    primary key (tenant_id, tur, kayit_k_no, dil, alan),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'ceviri_durumu')
  await sql`create table sozluk (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    sozler jsonb not null,
    "not" text not null default '',
    primary key (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'sozluk')
}

/**
 * Every text as it was before it changed, whoever changed it: editors, translators, an import. So what a translation was
 * made from is known without anybody having to note it. A text that comes first has no past; one that comes after its
 * source has changed leaves its hour.
 */
async function createHistory(db: Kysely<unknown>): Promise<void> {
  await sql`create table metin_gecmisi (
    tenant_id int not null,
    no bigint not null generated always as identity,
    tur ${TUR},
    kayit_k_no uuid not null,
    dil ${DIL},
    once jsonb,
    zaman timestamptz not null default now(),
    personel_k_no uuid,
    primary key (tenant_id, no))`.execute(db)
  await sql`create index metin_gecmisi_kayit on metin_gecmisi (tenant_id, tur, kayit_k_no, no)`.execute(db)
  await isolateTenant(db, 'metin_gecmisi')
  await sql`create function metin_gecmisi_yaz() returns trigger language plpgsql as $$
    declare
      sozsuz text[] := array['tenant_id', 'dil', 'slug', 'url', 'turu', 'surum', 'taslak', tg_argv[1]];
      eski jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      yeni jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      satir jsonb := coalesce(yeni, eski);
      kayit uuid := (satir ->> tg_argv[1])::uuid;
    begin
      if eski - sozsuz is not distinct from yeni - sozsuz then return null; end if;
      if eski is null and not exists (select 1 from metin_gecmisi where tenant_id = (satir ->> 'tenant_id')::int
        and tur = tg_argv[0] and kayit_k_no = kayit) then return null; end if;
      insert into metin_gecmisi (tenant_id, tur, kayit_k_no, dil, once, personel_k_no)
        values ((satir ->> 'tenant_id')::int, tg_argv[0], kayit, satir ->> 'dil', eski - sozsuz,
          nullif(current_setting('app.personel', true), '')::uuid);
      return null;
    end $$`.execute(db)
  for (const [table, tur, key] of TEXTS) {
    await sql`create trigger metin_gecmisi after insert or update or delete on ${sql.table(table)}
      for each row execute function metin_gecmisi_yaz(${sql.lit(tur)}, ${sql.lit(key)})`.execute(db)
  }
}
