import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['fiyat_yayini', 'fiyat_plani', 'fiyat_taslak', 'fiyat_donemi', 'fiyat_istisna']

/**
 * Where prices come from (PRICE-18): periods and painted days of an option, each from the moment it was published to the
 * moment another took its place. `gun_ayi` and the tariff of the option are written from them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table fiyat_yayini (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    zaman timestamptz not null,
    personel_k_no uuid,
    secenekler uuid[] not null,
    ozet jsonb not null default '{}',
    geri_alinan uuid,
    primary key (tenant_id, k_no),
    foreign key (tenant_id, geri_alinan) references fiyat_yayini (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index fiyat_yayini_zaman on fiyat_yayini (tenant_id, zaman desc)`.execute(db)
  await sql`create table fiyat_plani (
    tenant_id int not null,
    opsiyon_k_no uuid not null,
    surum int not null default 1 check (surum > 0),
    yayin_k_no uuid,
    primary key (tenant_id, opsiyon_k_no),
    foreign key (tenant_id, opsiyon_k_no) references opsiyon (tenant_id, k_no) on delete cascade,
    foreign key (tenant_id, yayin_k_no) references fiyat_yayini (tenant_id, k_no))`.execute(db)
  await createDrafts(db)
  await createRows(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  await keepAsPublished(db)
  // Written from the tables above by the thousand; who published what stands in theirs (audit-tables.ts).
  await sql`drop trigger if exists denetle on gun_ayi`.execute(db)
}

/** What an option would say once it is published; null keeps what is there. */
async function createDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`create table fiyat_taslak (
    tenant_id int not null,
    opsiyon_k_no uuid not null,
    donemler json not null,
    istisnalar json not null,
    bosluk json,
    degisim json not null,
    personel_k_no uuid,
    zaman timestamptz not null,
    primary key (tenant_id, opsiyon_k_no),
    foreign key (tenant_id, opsiyon_k_no) references fiyat_plani (tenant_id, opsiyon_k_no) on delete cascade,
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
}

async function createRows(db: Kysely<unknown>): Promise<void> {
  const life = sql`
    yayin_k_no uuid,
    baslangic timestamptz not null,
    bitis timestamptz check (bitis >= baslangic),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, opsiyon_k_no) references fiyat_plani (tenant_id, opsiyon_k_no) on delete cascade,
    foreign key (tenant_id, yayin_k_no) references fiyat_yayini (tenant_id, k_no)`
  await sql`create table fiyat_donemi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    opsiyon_k_no uuid not null,
    kur char(3) not null,
    sezon text not null,
    ilk_gun date not null,
    son_gun date check (son_gun >= ilk_gun),
    fiyatlar bigint[] not null,
    en_az_gece int not null check (en_az_gece between 1 and 366),
    giris int[] not null,
    cikis int[] not null,
    ${life})`.execute(db)
  await sql`create index fiyat_donemi_gecerli on fiyat_donemi (tenant_id, opsiyon_k_no, ilk_gun)
    where bitis is null`.execute(db)
  await sql`create index fiyat_donemi_gecmis on fiyat_donemi (tenant_id, opsiyon_k_no, bitis)`.execute(db)
  // A month of painted days in one row, as gun_ayi has them: a repainted year is twelve rows.
  await sql`create table fiyat_istisna (
    tenant_id int not null,
    k_no bigint generated always as identity,
    opsiyon_k_no uuid not null,
    kur char(3) not null,
    ay date not null check (extract(day from ay) = 1),
    gunler json not null,
    ${life})`.execute(db)
  await sql`create unique index fiyat_istisna_gecerli on fiyat_istisna (tenant_id, opsiyon_k_no, ay)
    where bitis is null`.execute(db)
  await sql`create index fiyat_istisna_gecmis on fiyat_istisna (tenant_id, opsiyon_k_no, bitis)`.execute(db)
}

/** A price is ended and another begins (PRICE-15): all that may be written later is the end, once. */
async function keepAsPublished(db: Kysely<unknown>): Promise<void> {
  await sql`create function fiyat_degismez() returns trigger language plpgsql as $$
    begin raise exception 'a price is never edited' using errcode = '23514'; end $$`.execute(db)
  for (const table of ['fiyat_donemi', 'fiyat_istisna']) {
    await sql`create trigger degismez before update on ${sql.table(table)} for each row
      when (old.bitis is not null or new.bitis is null
        or (to_jsonb(new) - 'bitis') is distinct from (to_jsonb(old) - 'bitis'))
      execute function fiyat_degismez()`.execute(db)
  }
}
