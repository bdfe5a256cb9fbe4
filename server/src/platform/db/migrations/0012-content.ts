import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

/** Categories and authors of the journal, drafts, kept versions of every text, comments, announcements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCategories(db)
  await createVersions(db)
  await createComments(db)
  await createAnnouncements(db)
  await guardMenus(db)
}

async function createCategories(db: Kysely<unknown>): Promise<void> {
  await sql`create table sayfa_kategori (
    tenant_id int not null references tenant (id),
    k_no uuid not null,
    sira int not null,
    metinler jsonb not null,
    primary key (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'sayfa_kategori')
  await announceChanges(db, 'sayfa_kategori')
  await sql`alter table sayfa
    add column kategori_k_no uuid,
    add column yazar jsonb not null default '{}',
    add column taslak boolean not null default false,
    add column sozlesme boolean not null default false,
    add foreign key (tenant_id, kategori_k_no) references sayfa_kategori (tenant_id, k_no)`.execute(db)
  await sql`alter table sayfa_icerik
    add column taslak boolean not null default false,
    add column surum int not null default 1`.execute(db)
  await sql`create index sayfa_yayin on sayfa (tenant_id, yayin_zamani)`.execute(db)
}

/** What a text said, version by version; a version is never changed, and goes only with its page. */
async function createVersions(db: Kysely<unknown>): Promise<void> {
  await sql`create table sayfa_surum (
    tenant_id int not null,
    sayfa_k_no uuid not null,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    surum int not null,
    baslik text not null,
    ozet text not null,
    bloklar jsonb not null,
    yazan_k_no uuid,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, sayfa_k_no, dil, surum),
    foreign key (tenant_id, sayfa_k_no) references sayfa (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'sayfa_surum')
  await sql`create function sayfa_surum_degismez() returns trigger language plpgsql as $$
    begin raise exception 'a version is never changed' using errcode = '23514'; end $$`.execute(db)
  await sql`create trigger degismez before update on sayfa_surum
    for each row execute function sayfa_surum_degismez()`.execute(db)
  // Whatever a contract of the tenant has said stays readable: its page may be taken down, never deleted.
  await sql`create function sozlesme_silinmez() returns trigger language plpgsql as $$
    begin
      if old.sozlesme then raise exception 'a contract is never deleted' using errcode = '23514'; end if;
      return old;
    end $$`.execute(db)
  await sql`create trigger sozlesme_silinmez before delete on sayfa
    for each row execute function sozlesme_silinmez()`.execute(db)
}

async function createComments(db: Kysely<unknown>): Promise<void> {
  await sql`create table yazi_yorumu (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    sayfa_k_no uuid not null,
    uye_k_no uuid,
    ad text not null,
    e_mail text not null,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    metin text not null,
    durum text not null default 'bekliyor' check (durum in ('bekliyor', 'yayinda', 'reddedildi')),
    baglanti_var boolean not null default false,
    olusturma_zamani timestamptz not null default now(),
    karar_zamani timestamptz,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, sayfa_k_no) references sayfa (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'yazi_yorumu')
  await sql`create index yazi_yorumu_sayfa on yazi_yorumu (tenant_id, sayfa_k_no, olusturma_zamani)
    where durum = 'yayinda'`.execute(db)
  await sql`create index yazi_yorumu_durum on yazi_yorumu (tenant_id, durum, olusturma_zamani desc)`.execute(db)
  // A comment that waits changes no page; one that is shown or taken away does.
  await sql`create trigger icerik_degisti after update of durum or delete on yazi_yorumu
    for each row execute function icerik_degisti()`.execute(db)
}

async function createAnnouncements(db: Kysely<unknown>): Promise<void> {
  await sql`create table duyuru (
    tenant_id int not null references tenant (id),
    k_no uuid not null default gen_random_uuid(),
    yer text not null check (yer in ('ust', 'serit', 'splash')),
    dil text check (dil in ('tr', 'en', 'de', 'ru')),
    gorsel text,
    icerik jsonb not null default '{}',
    url text,
    sira int not null default 0,
    baslangic timestamptz,
    bitis timestamptz,
    primary key (tenant_id, k_no),
    check (bitis is null or baslangic is null or bitis > baslangic),
    check (yer <> 'splash' or gorsel is not null))`.execute(db)
  await isolateTenant(db, 'duyuru')
  await announceChanges(db, 'duyuru')
}

/** An item below itself would be drawn for ever; the check runs at the commit, so that a menu can be rewritten whole. */
async function guardMenus(db: Kysely<unknown>): Promise<void> {
  await sql`create function menu_dongusuz() returns trigger language plpgsql as $$
    declare
      ust uuid := new.menu_k_no;
      adim int := 0;
    begin
      while ust is not null loop
        adim := adim + 1;
        if ust = new.k_no or adim > 10 then
          raise exception 'a menu item stands below itself' using errcode = '23514', constraint = 'menu_dongusuz';
        end if;
        select menu_k_no into ust from menu where tenant_id = new.tenant_id and k_no = ust;
      end loop;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger menu_dongusuz after insert or update on menu
    deferrable initially deferred for each row execute function menu_dongusuz()`.execute(db)
}
