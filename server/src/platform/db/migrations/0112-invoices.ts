import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Invoices as they were prepared for the tax office, with whom they are from and for, and their lines (PAY-40 to PAY-44).
 * Everything in them is a copy: neither the booking nor the settings can change one later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table fatura (
    tenant_id int not null,
    k_no uuid not null default gen_random_uuid(),
    rezervasyon_k_no uuid not null,
    tur text not null check (tur in ('satis', 'iade')),
    nesil int not null check (nesil > 0),
    asil_k_no uuid,
    seri text not null check (seri ~ '^[A-Z0-9]{3}$'),
    yil int not null check (yil between 2020 and 9999),
    sira int not null check (sira between 1 and 999999999),
    fatura_no text not null generated always as (seri || yil::text || lpad(sira::text, 9, '0')) stored,
    ettn uuid not null default gen_random_uuid(),
    tarih date not null check (extract(year from tarih) = yil),
    saat text not null check (saat ~ '^[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$'),
    tip text not null check (tip in ('SATIS', 'ISTISNA', 'KONAKLAMAVERGISI', 'IADE')),
    kur char(3) not null,
    kur_satis text check (kur_satis ~ '^[0-9]+([.][0-9]+)?$'),
    kur_tarihi date,
    satici jsonb not null,
    alici jsonb not null,
    matrah bigint not null check (matrah >= 0),
    kdv bigint not null check (kdv >= 0),
    konaklama bigint not null check (konaklama >= 0),
    toplam bigint not null check (toplam > 0 and toplam = matrah + kdv + konaklama),
    personel_k_no uuid,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    check ((tur = 'iade') = (asil_k_no is not null)),
    primary key (tenant_id, k_no),
    unique (tenant_id, seri, yil, sira),
    unique (tenant_id, rezervasyon_k_no, tur, nesil),
    unique (tenant_id, ettn),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no),
    foreign key (tenant_id, asil_k_no) references fatura (tenant_id, k_no),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create index fatura_tarih on fatura (tenant_id, tarih desc, k_no)`.execute(db)
  await sql`create index fatura_asil on fatura (tenant_id, asil_k_no) where asil_k_no is not null`.execute(db)
  await sql`create table fatura_satiri (
    tenant_id int not null,
    fatura_k_no uuid not null,
    no int not null check (no > 0),
    sira int not null check (sira >= 0),
    tur text not null check (tur in ('hizmet', 'kesinti', 'taksit')),
    ad text not null,
    kdv_oran numeric(5, 2) not null check (kdv_oran between 0 and 100),
    konaklama_oran numeric(5, 2) not null check (konaklama_oran between 0 and 100),
    istisna_kodu text,
    istisna_nedeni text,
    matrah bigint not null check (matrah >= 0),
    kdv bigint not null check (kdv >= 0),
    konaklama bigint not null check (konaklama >= 0),
    toplam bigint not null check (toplam > 0 and toplam = matrah + kdv + konaklama),
    check ((istisna_kodu is null) = (istisna_nedeni is null)),
    primary key (tenant_id, fatura_k_no, no),
    foreign key (tenant_id, fatura_k_no) references fatura (tenant_id, k_no))`.execute(db)
  for (const table of ['fatura', 'fatura_satiri']) await isolateTenant(db, table)
  // What can be invoiced is listed by its last day.
  await sql`create index rezervasyon_arama_son on rezervasyon_arama (tenant_id, son_gun desc, rezervasyon_k_no)`.execute(
    db,
  )
  await keepWritten(db)
  await keepInOrder(db)
  await keepSums(db)
}

async function keepWritten(db: Kysely<unknown>): Promise<void> {
  await sql`create function fatura_degismez() returns trigger language plpgsql as $$
    begin
      raise exception 'an invoice that was prepared stays as it is' using errcode = '23514';
    end $$`.execute(db)
  for (const table of ['fatura', 'fatura_satiri']) {
    await sql`create trigger degismez before update or delete on ${sql.table(table)}
      for each row execute function fatura_degismez()`.execute(db)
  }
}

/**
 * Numbers without gaps, a sale only where none stands, refunds only of what is left. The unique keys decide between two
 * who read the same at once.
 */
async function keepInOrder(db: Kysely<unknown>): Promise<void> {
  await sql`create function fatura_sirada() returns trigger language plpgsql as $$
    declare
      son record;
      duran bigint;
    begin
      select max(sira) as sira, max(tarih) as tarih into son from fatura
        where tenant_id = new.tenant_id and seri = new.seri and yil = new.yil;
      if new.sira <> coalesce(son.sira, 0) + 1 then
        raise exception 'numbers of invoices have no gaps' using errcode = '23514';
      end if;
      if new.tarih < son.tarih then
        raise exception 'a later number has no earlier day' using errcode = '23514';
      end if;
      select coalesce(sum(case tur when 'satis' then toplam else -toplam end), 0) into duran from fatura
        where tenant_id = new.tenant_id and rezervasyon_k_no = new.rezervasyon_k_no;
      if new.tur = 'satis' and duran <> 0 then
        raise exception 'a booking is invoiced once' using errcode = '23514';
      end if;
      if new.tur = 'iade' then
        select f.toplam - coalesce((select sum(i.toplam) from fatura i
            where i.tenant_id = f.tenant_id and i.asil_k_no = f.k_no), 0) into duran
          from fatura f where f.tenant_id = new.tenant_id and f.k_no = new.asil_k_no and f.tur = 'satis'
            and f.rezervasyon_k_no = new.rezervasyon_k_no and f.kur = new.kur;
        if duran is null or new.toplam > duran then
          raise exception 'a refund takes back no more than was invoiced' using errcode = '23514';
        end if;
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger sirada before insert on fatura for each row execute function fatura_sirada()`.execute(db)
}

/** Lines come with their invoice and add up to it; none is added later. */
async function keepSums(db: Kysely<unknown>): Promise<void> {
  await sql`create function fatura_tutar() returns trigger language plpgsql as $$
    declare
      anahtar uuid := case tg_table_name when 'fatura' then to_jsonb(new) ->> 'k_no'
        else to_jsonb(new) ->> 'fatura_k_no' end;
    begin
      if exists (select 1 from fatura f cross join lateral (
            select coalesce(sum(s.matrah), 0) as matrah, coalesce(sum(s.kdv), 0) as kdv,
              coalesce(sum(s.konaklama), 0) as konaklama, coalesce(sum(s.toplam), 0) as toplam
            from fatura_satiri s where s.tenant_id = f.tenant_id and s.fatura_k_no = f.k_no) s
          where f.tenant_id = new.tenant_id and f.k_no = anahtar
            and (f.matrah <> s.matrah or f.kdv <> s.kdv or f.konaklama <> s.konaklama or f.toplam <> s.toplam)) then
        raise exception 'lines of an invoice add up to it' using errcode = '23514';
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['fatura', 'fatura_satiri']) {
    await sql`create constraint trigger tutar after insert on ${sql.table(table)} deferrable initially deferred
      for each row execute function fatura_tutar()`.execute(db)
  }
}
