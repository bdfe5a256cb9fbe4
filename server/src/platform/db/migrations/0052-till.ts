import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** The closing of a day: what came and went by method and currency, and the cash that was counted (PAY-14). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kasa (
    tenant_id int not null references tenant,
    k_no uuid not null default gen_random_uuid(),
    gun date not null,
    neden text,
    personel_k_no uuid,
    zaman timestamptz not null default clock_timestamp(),
    primary key (tenant_id, k_no),
    unique (tenant_id, gun),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await sql`create table kasa_satiri (
    tenant_id int not null,
    kasa_k_no uuid not null,
    odeme_yontemi text not null,
    kur char(3) not null,
    adet int not null check (adet >= 0),
    giren bigint not null check (giren >= 0),
    cikan bigint not null check (cikan >= 0),
    devir bigint,
    sayilan bigint check (sayilan >= 0),
    bankaya bigint check (bankaya between 0 and sayilan),
    check ((odeme_yontemi = 'nakit') = (sayilan is not null)
      and (sayilan is null) = (devir is null) and (sayilan is null) = (bankaya is null)),
    primary key (tenant_id, kasa_k_no, odeme_yontemi, kur),
    foreign key (tenant_id, kasa_k_no) references kasa (tenant_id, k_no))`.execute(db)
  for (const table of ['kasa', 'kasa_satiri']) await isolateTenant(db, table)
  // Money that is in a closing; the others go into the next one, whatever day they are of.
  await sql`alter table tahsilat add column kasa_k_no uuid,
    add foreign key (tenant_id, kasa_k_no) references kasa (tenant_id, k_no)`.execute(db)
  await sql`create index tahsilat_kasasiz on tahsilat (tenant_id, olusturma_zamani) where kasa_k_no is null`.execute(db)
  await sql`create index tahsilat_kasa on tahsilat (tenant_id, kasa_k_no) where kasa_k_no is not null`.execute(db)
  await keepClosed(db)
}

async function keepClosed(db: Kysely<unknown>): Promise<void> {
  await sql`create function kasa_degismez() returns trigger language plpgsql as $$
    begin
      raise exception 'a day that was closed stays as it is' using errcode = '23514';
    end $$`.execute(db)
  for (const table of ['kasa', 'kasa_satiri']) {
    await sql`create trigger degismez before update or delete on ${sql.table(table)}
      for each row execute function kasa_degismez()`.execute(db)
  }
  await sql`create trigger kasada before update or delete on tahsilat
    for each row when (old.kasa_k_no is not null) execute function kasa_degismez()`.execute(db)
  // Rows of a closing come with it; none is added to one that was committed before.
  await sql`create function kasa_satiri_ile() returns trigger language plpgsql as $$
    begin
      if not exists (select 1 from kasa where tenant_id = new.tenant_id and k_no = new.kasa_k_no
          and xmin = pg_current_xact_id()::xid) then
        raise exception 'a day that was closed stays as it is' using errcode = '23514';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger acikken before insert on kasa_satiri
    for each row execute function kasa_satiri_ile()`.execute(db)
}
