import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/** The words of contracts as they were accepted, each kept once and found by its hash; never changed, never removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sozlesme_metni (
    tenant_id int not null references tenant (id),
    ozet char(64) not null check (ozet ~ '^[0-9a-f]{64}$'),
    tur text not null,
    surum text not null,
    dil char(2) not null,
    baslik text not null,
    maddeler jsonb not null,
    olusturma_zamani timestamptz not null default clock_timestamp(),
    primary key (tenant_id, ozet))`.execute(db)
  await isolateTenant(db, 'sozlesme_metni')
  await sql`create function sozlesme_metni_degismez() returns trigger language plpgsql as $$
    begin raise exception 'an accepted text is never changed' using errcode = '23514'; end $$`.execute(db)
  await sql`create trigger degismez before update on sozlesme_metni
    for each row execute function sozlesme_metni_degismez()`.execute(db)
}
