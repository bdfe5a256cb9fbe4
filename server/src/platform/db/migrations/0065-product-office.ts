import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** What the office needs to write products: their own code, when they are published, what was saved before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table urun
    add column kod text check (kod ~ '^[A-Za-z0-9]([A-Za-z0-9._-]{0,38}[A-Za-z0-9])?$'),
    add column yayin_zamani timestamptz,
    add column emekli_zamani timestamptz,
    add constraint urun_emekli check (emekli_zamani is null or not yayinda)`.execute(db)
  // A code is one product's, however it is written.
  await sql`create unique index urun_kod on urun (tenant_id, lower(kod)) where kod is not null`.execute(db)
  await sql`create index urun_yayin on urun (tenant_id, yayin_zamani) where yayin_zamani is not null and not yayinda`.execute(
    db,
  )
  await sql`create index urun_vitrin_degisim on urun_vitrin (tenant_id, guncelleme_zamani desc, urun_k_no desc)`.execute(
    db,
  )
  await sql`create table urun_surum (
    tenant_id int not null,
    urun_k_no uuid not null,
    bolum text not null check (bolum in
      ('genel', 'bilgi', 'ekstra', 'soru', 'iptal', 'metin_tr', 'metin_en', 'metin_de', 'metin_ru')),
    surum int not null check (surum >= 0),
    icerik jsonb not null,
    personel_k_no uuid,
    zaman timestamptz not null default clock_timestamp(),
    primary key (tenant_id, urun_k_no, bolum, surum),
    foreign key (tenant_id, urun_k_no) references urun (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'urun_surum')
  await sql`create function urun_surum_degismez() returns trigger language plpgsql as $$
    begin
      raise exception 'what was saved of a product stays as it was' using errcode = '23514';
    end $$`.execute(db)
  await sql`create trigger degismez before update or delete on urun_surum
    for each row execute function urun_surum_degismez()`.execute(db)
  // Colleagues see who has a product open (PEOPLE-21).
  await sql`alter table personel_bakisi drop constraint personel_bakisi_konu_check,
    add constraint personel_bakisi_konu_check check (konu in ('rezervasyon', 'kalkis', 'urun'))`.execute(db)
}
