import { type Kysely, sql } from 'kysely'
import { createAllotments, createDeskRecords } from './0017-agency-desk.ts'
import { isolateTenant } from './tenant-isolation.ts'

const TENANT_TABLES = [
  'acente_sozlesme',
  'acente_alt_pay',
  'acente_fatura',
  'cari_hesap',
  'cari_hareket',
  'cari_satir',
  'acente_rezervasyon',
  'acente_opsiyon',
  'acente_api_anahtari',
  'acente_kontenjan',
  'acente_kontenjan_gun',
  'acente_kontenjan_kullanimi',
]

/** Contracts of agencies, the ledger between them and the operator, allotments, options and keys of their systems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createContracts(db)
  await createLedger(db)
  await balanceAccounts(db)
  await keepEntries(db)
  await createDeskRecords(db)
  await createAllotments(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
}

/** One contract at a time: a booking is settled by the one of its day. */
async function createContracts(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_sozlesme (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    acente_k_no uuid not null,
    ad text not null,
    akis text not null check (akis in ('yonlendirme', 'faturalama', 'net_fiyat', 'depozito')),
    baslangic date not null,
    bitis date not null check (bitis >= baslangic),
    opsiyon_saat int not null default 48 check (opsiyon_saat between 1 and 720),
    kurallar jsonb not null check (jsonb_typeof(kurallar) = 'array'),
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    constraint acente_sozlesme_tek exclude using gist
      (tenant_id with =, acente_k_no with =, daterange(baslangic, bitis, '[]') with &&))`.execute(db)
  await sql`create table acente_alt_pay (
    tenant_id int not null,
    acente_k_no uuid not null,
    oran float8 not null check (oran between 0 and 100),
    primary key (tenant_id, acente_k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_fatura (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    fatura_no text not null,
    acente_k_no uuid not null,
    kur char(3) not null,
    tutar bigint not null check (tutar > 0),
    tarih date not null,
    vade date not null check (vade >= tarih),
    aciklama text not null default '',
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, fatura_no),
    unique (tenant_id, k_no, acente_k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
  await sql`create index acente_fatura_acente on acente_fatura (tenant_id, acente_k_no, vade)`.execute(db)
  await sql`create table cari_hesap (
    tenant_id int not null,
    acente_k_no uuid not null,
    kur char(3) not null,
    bakiye bigint not null default 0,
    son_sira int not null default 0,
    kredi_limiti bigint not null default 0 check (kredi_limiti >= 0),
    asim_izni boolean not null default false,
    primary key (tenant_id, acente_k_no, kur),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
  await sql`create table cari_hareket (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    tur text not null check (tur in ('rezervasyon', 'degisiklik', 'iptal', 'komisyon', 'odeme', 'duzeltme')),
    acente_k_no uuid not null,
    rezervasyon_k_no uuid,
    fatura_k_no uuid,
    belge_no text,
    aciklama text not null default '',
    kim text not null,
    zaman timestamptz not null default clock_timestamp(),
    check (tur in ('odeme', 'duzeltme') or rezervasyon_k_no is not null),
    primary key (tenant_id, k_no),
    unique (tenant_id, belge_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, fatura_k_no, acente_k_no) references acente_fatura (tenant_id, k_no, acente_k_no))`.execute(
    db,
  )
  await sql`create index cari_hareket_rezervasyon on cari_hareket (tenant_id, rezervasyon_k_no)
    where rezervasyon_k_no is not null`.execute(db)
  await sql`create index cari_hareket_fatura on cari_hareket (tenant_id, fatura_k_no)
    where fatura_k_no is not null`.execute(db)
  await sql`create table cari_satir (
    tenant_id int not null,
    hareket_k_no uuid not null,
    sira int not null,
    hesap text not null check (hesap in ('acente', 'satis', 'komisyon', 'bekleyen', 'kasa')),
    acente_k_no uuid not null,
    kur char(3) not null,
    tutar bigint not null check (tutar <> 0),
    hesap_sira int,
    bakiye_sonra bigint,
    kredi_limiti bigint,
    check ((hesap = 'acente') = (hesap_sira is not null and bakiye_sonra is not null)),
    primary key (tenant_id, hareket_k_no, sira),
    foreign key (tenant_id, hareket_k_no) references cari_hareket (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no))`.execute(db)
  await sql`create unique index cari_satir_hesap on cari_satir (tenant_id, acente_k_no, kur, hesap_sira)
    where hesap = 'acente'`.execute(db)
}

/**
 * A row on an agency's account moves its balance and keeps what it was afterwards, so that a page of the statement is
 * read without adding up the years before it. The limit is kept as it was then; null where going over it was allowed.
 */
async function balanceAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create function cari_satir_isle() returns trigger language plpgsql as $$
    declare hesap_satiri cari_hesap;
    begin
      if new.hesap <> 'acente' then return new; end if;
      insert into cari_hesap (tenant_id, acente_k_no, kur) values (new.tenant_id, new.acente_k_no, new.kur)
        on conflict do nothing;
      update cari_hesap set bakiye = bakiye + new.tutar, son_sira = son_sira + 1
        where tenant_id = new.tenant_id and acente_k_no = new.acente_k_no and kur = new.kur
        returning * into hesap_satiri;
      new.hesap_sira := hesap_satiri.son_sira;
      new.bakiye_sonra := hesap_satiri.bakiye;
      new.kredi_limiti := case when hesap_satiri.asim_izni then null else hesap_satiri.kredi_limiti end;
      return new;
    end $$`.execute(db)
  await sql`create trigger isle before insert on cari_satir
    for each row execute function cari_satir_isle()`.execute(db)
}

/** Debits are credits at every commit, and what is written stays written. */
async function keepEntries(db: Kysely<unknown>): Promise<void> {
  await sql`create function cari_hareket_denk() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from cari_satir where tenant_id = new.tenant_id and hareket_k_no = new.hareket_k_no
        group by kur having sum(tutar) <> 0) then
        raise exception 'an entry whose debits are not its credits' using errcode = '23514', constraint = 'cari_denk';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger denk after insert on cari_satir deferrable initially deferred
    for each row execute function cari_hareket_denk()`.execute(db)
  await sql`create function cari_degismez() returns trigger language plpgsql as $$
    begin raise exception 'an entry of the ledger is never changed' using errcode = '23514'; end $$`.execute(db)
  for (const table of ['cari_hareket', 'cari_satir']) {
    await sql`create trigger degismez before update or delete on ${sql.table(table)}
      for each row execute function cari_degismez()`.execute(db)
  }
}
