import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = ['banka_dosyasi', 'banka_hareketi', 'banka_eslesme']

/** Files of banks, the lines in them, and what the office has decided about each line (PAY-11, PAY-12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table banka_dosyasi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    hesap_k_no uuid not null,
    ad text not null,
    bicim text not null check (bicim in ('csv', 'mt940', 'camt')),
    ozet bytea not null,
    ilk_gun date not null,
    son_gun date not null check (son_gun >= ilk_gun),
    satir int not null check (satir > 0),
    yeni int not null check (yeni between 0 and satir),
    personel_k_no uuid,
    yukleme_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, hesap_k_no, ozet),
    foreign key (tenant_id, hesap_k_no) references banka_hesabi (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index banka_dosyasi_zaman on banka_dosyasi (tenant_id, yukleme_zamani desc)`.execute(db)
  await sql`create table banka_hareketi (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    dosya_k_no uuid not null,
    hesap_k_no uuid not null,
    kimlik bytea not null,
    tarih date not null,
    saat text,
    tutar bigint not null check (tutar <> 0),
    kur char(3) not null,
    gonderen text not null,
    aciklama text not null,
    referans text not null,
    primary key (tenant_id, k_no),
    unique (tenant_id, hesap_k_no, kimlik),
    foreign key (tenant_id, dosya_k_no) references banka_dosyasi (tenant_id, k_no) deferrable initially deferred,
    foreign key (tenant_id, hesap_k_no) references banka_hesabi (tenant_id, k_no))`.execute(db)
  await sql`create index banka_hareketi_tarih on banka_hareketi (tenant_id, tarih desc, k_no)`.execute(db)
  await sql`create table banka_eslesme (
    tenant_id int not null,
    hareket_k_no uuid not null,
    sira int not null check (sira >= 0),
    tur text not null check (tur in ('tahsilat', 'kayitli', 'ayrildi')),
    rezervasyon_k_no uuid,
    tahsilat_k_no uuid,
    tutar bigint not null check (tutar > 0),
    metin text,
    personel_k_no uuid,
    zaman timestamptz not null default clock_timestamp(),
    check ((tur = 'ayrildi') = (rezervasyon_k_no is null) and (tur = 'ayrildi') = (tahsilat_k_no is null)),
    primary key (tenant_id, hareket_k_no, sira),
    unique (tenant_id, tahsilat_k_no),
    foreign key (tenant_id, hareket_k_no) references banka_hareketi (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, tahsilat_k_no) references tahsilat (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index banka_eslesme_rezervasyon on banka_eslesme (tenant_id, rezervasyon_k_no)
    where rezervasyon_k_no is not null`.execute(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  await keepAsWritten(db)
  // Why a part of what was due was written off.
  await sql`alter table rezervasyon_ic_not drop constraint rezervasyon_ic_not_konu_check,
    add constraint rezervasyon_ic_not_konu_check check (konu in ('not', 'iptal', 'iade', 'fiyat', 'silinen'))`.execute(
    db,
  )
}

/** What the bank has said is never rewritten, and a match that has booked money is corrected by a counter-entry only. */
async function keepAsWritten(db: Kysely<unknown>): Promise<void> {
  await sql`create function banka_degismez() returns trigger language plpgsql as $$
    begin
      raise exception 'what the bank has said, and what was booked for it, stays as it is' using errcode = '23514';
    end $$`.execute(db)
  await sql`create trigger degismez before update or delete on banka_hareketi
    for each row execute function banka_degismez()`.execute(db)
  await sql`create trigger degismez before update on banka_eslesme
    for each row execute function banka_degismez()`.execute(db)
  await sql`create trigger silinmez before delete on banka_eslesme
    for each row when (old.tur <> 'ayrildi') execute function banka_degismez()`.execute(db)
}
