import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** What a product is, costs and takes. */
const CATALOGUE_TABLES = ['urun', 'opsiyon', 'kaynak', 'gun_ayi', 'kalkis_kurali', 'kampanya']

/** What every booking reads and writes, made lighter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCatalogueVersion(db)
  await narrowIndexes(db)
  await lookForNumbersOnce(db)
  await letDeparturesComeLast(db)
}

/**
 * A number that moves in the same commit as anything of a tenant's catalogue. A process may keep what it has read as
 * long as it finds the same number inside its transaction, so that no price is ever stale when money is taken.
 */
async function createCatalogueVersion(db: Kysely<unknown>): Promise<void> {
  await sql`create table katalog_surumu (
    tenant_id int primary key references tenant,
    surum bigint not null)`.execute(db)
  await isolateTenant(db, 'katalog_surumu')
  await sql`create function katalog_degisti() returns trigger language plpgsql as $$
    begin
      insert into katalog_surumu (tenant_id, surum) select distinct tenant_id, 1 from degisen order by tenant_id
        on conflict (tenant_id) do update set surum = katalog_surumu.surum + 1;
      return null;
    end $$`.execute(db)
  for (const table of CATALOGUE_TABLES) {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const) {
      // Once per statement: a season of two years is thousands of rows.
      await sql`create trigger ${sql.id(`katalog_degisti_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as degisen for each statement execute function katalog_degisti()`.execute(db)
    }
  }
}

/** Each index is one more page to write for every booking. */
async function narrowIndexes(db: Kysely<unknown>): Promise<void> {
  // Held baskets have no number yet, and requests no ticket.
  await sql`alter table rezervasyon drop constraint rezervasyon_tenant_id_kayit_no_key`.execute(db)
  await sql`alter table rezervasyon drop constraint rezervasyon_tenant_id_bilet_no_key`.execute(db)
  await sql`create unique index rezervasyon_kayit_no on rezervasyon (tenant_id, kayit_no)
    where kayit_no is not null`.execute(db)
  await sql`create unique index rezervasyon_bilet_no on rezervasyon (tenant_id, bilet_no)
    where bilet_no is not null`.execute(db)
  // Read once a night, by a job that may look at all of a week.
  await sql`drop index istek_anahtari_eski`.execute(db)
}

/** As before (0002-kernel.ts), but the first look is the only one where the number is free, which is nearly always. */
async function lookForNumbersOnce(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function kayit_no_al(kiraci int, simdi timestamp) returns text language plpgsql as $$
    declare
      an timestamp := date_trunc('second', simdi);
      aday text := 'INT' || to_char(an, 'YYMMDDHH24MISS');
      son text;
    begin
      if pg_try_advisory_xact_lock(kiraci, hashtext(aday))
        and not exists (select 1 from rezervasyon where tenant_id = kiraci and kayit_no = aday)
      then
        return aday;
      end if;
      select max(kayit_no) into son from rezervasyon where tenant_id = kiraci and kayit_no >= aday
        and kayit_no < 'INT' || to_char(an + interval '1 day', 'YYMMDDHH24MISS');
      if son is not null then
        -- Not to_timestamp: it goes through the session's time zone, whose clock may skip an hour.
        an := regexp_replace(substr(son, 4), '(..)(..)(..)(..)(..)(..)', '20\\1-\\2-\\3 \\4:\\5:\\6')::timestamp;
      end if;
      loop
        an := an + interval '1 second';
        aday := 'INT' || to_char(an, 'YYMMDDHH24MISS');
        exit when pg_try_advisory_xact_lock(kiraci, hashtext(aday))
          and not exists (select 1 from rezervasyon where tenant_id = kiraci and kayit_no = aday);
      end loop;
      return aday;
    end $$`.execute(db)
}

/** A claim is written before the row of its departure, which others wait for: the reference is checked at the commit. */
async function letDeparturesComeLast(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tutma alter constraint tutma_tenant_id_kalkis_k_no_fkey deferrable initially deferred`.execute(
    db,
  )
}
