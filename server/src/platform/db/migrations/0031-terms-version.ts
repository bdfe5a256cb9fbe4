import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * What a price is made with beside the catalogue, by version as the catalogue is: a tenant's settings, and the rates of
 * all. Every booking reads the two numbers inside its transaction, so that none is made by settings or rates that have
 * changed, also while notifications are lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table ayar_surumu (
    tenant_id int primary key references tenant,
    surum bigint not null)`.execute(db)
  await isolateTenant(db, 'ayar_surumu')
  await sql`create function ayar_surumu_artir() returns trigger language plpgsql as $$
    begin
      insert into ayar_surumu (tenant_id, surum) select distinct tenant_id, 1 from degisen order by tenant_id
        on conflict (tenant_id) do update set surum = ayar_surumu.surum + 1;
      return null;
    end $$`.execute(db)
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`create trigger ${sql.id(`ayar_surumu_${event}`)} after ${sql.raw(event)} on ayar
      referencing ${sql.raw(rows)} table as degisen for each statement execute function ayar_surumu_artir()`.execute(db)
  }
  await sql`create table kur_surumu (
    tek boolean primary key default true check (tek),
    surum bigint not null)`.execute(db)
  await sql`insert into kur_surumu (surum) values (0)`.execute(db)
  await sql`create function kur_surumu_artir() returns trigger language plpgsql as $$
    begin
      update kur_surumu set surum = surum + 1;
      return null;
    end $$`.execute(db)
  for (const table of ['kur_bulteni', 'kur']) {
    await sql`create trigger kur_surumu after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function kur_surumu_artir()`.execute(db)
  }
}
