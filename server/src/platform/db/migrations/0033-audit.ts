import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * The audit of the office (PEOPLE-15): the transaction of a staff call tells the database who calls (`app.personel` and
 * the others, platform/db/staff-call.ts); every row it touches leaves what it was and what it became, under one row of
 * `denetim` for the call. What was written here stays; only the values of a person who is erased can be blanked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table denetim
    add column personel_k_no uuid,
    add column ip text,
    add column oturum text,
    add column istek_no text default nullif(current_setting('app.istek_no', true), '')`.execute(db)
  await sql`create index denetim_personel on denetim (tenant_id, no desc) where personel_k_no is not null`.execute(db)
  await sql`create table denetim_degisim (
    tenant_id int not null references tenant,
    no bigint generated always as identity,
    denetim_no bigint not null,
    tablo text not null,
    anahtar jsonb not null,
    konu_k_no uuid,
    once jsonb,
    sonra jsonb,
    primary key (tenant_id, no),
    foreign key (tenant_id, denetim_no) references denetim (tenant_id, no))`.execute(db)
  await sql`create index denetim_degisim_konu on denetim_degisim (tenant_id, konu_k_no, denetim_no)`.execute(db)
  await sql`create index denetim_degisim_denetim on denetim_degisim (tenant_id, denetim_no)`.execute(db)
  await isolateTenant(db, 'denetim_degisim')
  await createMask(db)
  await createWriter(db)
  await keepWritten(db)
}

/** Identity numbers, cards and whatever opens a door are never written; that they changed is. */
async function createMask(db: Kysely<unknown>): Promise<void> {
  await sql`create function denetim_gizli(ad text) returns boolean language sql immutable parallel safe as $$
    select ad ~ '(pasaport|kimlik|tckn|tc_no|vergi_no|belge_no|sifre|ozeti$|belirtec|totp|kart_bilgileri|gizli)'
  $$`.execute(db)
  await sql`create function denetim_ort(deger jsonb) returns jsonb language plpgsql immutable parallel safe as $$
    begin
      case jsonb_typeof(deger)
      when 'object' then
        return coalesce((select jsonb_object_agg(key, case
            when value = 'null' then value
            when denetim_gizli(key) or (key = 'deger' and denetim_gizli(deger ->> 'soru')) then '"•••"'
            else denetim_ort(value) end) from jsonb_each(deger)), '{}');
      when 'array' then
        return coalesce((select jsonb_agg(denetim_ort(value) order by sira)
          from jsonb_array_elements(deger) with ordinality as oge(value, sira)), '[]');
      else return deger;
      end case;
    end $$`.execute(db)
}

/** The row of the call is made by the first thing that asks for it; a transaction has one. */
async function createWriter(db: Kysely<unknown>): Promise<void> {
  await sql`create function denetim_ac(konu uuid default null, ek jsonb default '{}') returns bigint language plpgsql as $$
    declare
      acik text := nullif(current_setting('app.denetim_no', true), '');
      yeni bigint;
    begin
      if acik is not null then return acik; end if;
      insert into denetim (tenant_id, olay, kim, konu_k_no, ayrinti, personel_k_no, ip, oturum)
        values (current_setting('app.tenant')::int, current_setting('app.cagri'),
          'personel:' || current_setting('app.personel'),
          coalesce(konu, nullif(current_setting('app.konu', true), '')::uuid), denetim_ort(ek),
          current_setting('app.personel')::uuid, current_setting('app.ip', true), current_setting('app.oturum', true))
        returning no into yeni;
      perform set_config('app.denetim_no', yeni::text, true);
      return yeni;
    end $$`.execute(db)
  await sql`create function denetim_isle() returns trigger language plpgsql as $$
    declare
      eski jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      yeni jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      satir jsonb := coalesce(yeni, eski);
      konu text := coalesce(satir ->> 'rezervasyon_k_no', satir ->> 'k_no', satir ->> tg_argv[0]);
      anahtar jsonb;
    begin
      select coalesce(jsonb_object_agg(ad, satir -> ad), '{}') into anahtar from unnest(tg_argv) as ad;
      if tg_op = 'UPDATE' then
        select jsonb_object_agg(key, eski -> key), jsonb_object_agg(key, value) into eski, yeni
          from jsonb_each(yeni) where value is distinct from eski -> key;
        if yeni is null then return null; end if;
      end if;
      insert into denetim_degisim (tenant_id, denetim_no, tablo, anahtar, konu_k_no, once, sonra)
        values ((satir ->> 'tenant_id')::int, denetim_ac(), tg_table_name, anahtar,
          case when konu ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then konu::uuid end,
          denetim_ort(eski), denetim_ort(yeni));
      return null;
    end $$`.execute(db)
}

async function keepWritten(db: Kysely<unknown>): Promise<void> {
  await sql`create function denetim_degismez() returns trigger language plpgsql as $$
    begin raise exception 'an entry of the audit is never changed' using errcode = '23514'; end $$`.execute(db)
  await sql`create trigger degismez before update or delete on denetim
    for each row execute function denetim_degismez()`.execute(db)
  await sql`create trigger degismez before update on denetim_degisim for each row
    when (new.once is not null or new.sonra is not null
      or (new.tenant_id, new.no, new.denetim_no, new.tablo, new.anahtar, new.konu_k_no)
        is distinct from (old.tenant_id, old.no, old.denetim_no, old.tablo, old.anahtar, old.konu_k_no))
    execute function denetim_degismez()`.execute(db)
  await sql`create trigger silinmez before delete on denetim_degisim
    for each row execute function denetim_degismez()`.execute(db)
  for (const table of ['denetim', 'denetim_degisim']) {
    await sql`create trigger bosaltilmaz before truncate on ${sql.table(table)}
      for each statement execute function denetim_degismez()`.execute(db)
  }
}
