import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

/**
 * Words a tenant writes for its mails (PEOPLE-74). Each save is a version that is never changed; the newest counts, and
 * one without words is the way back to those of the house.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table eposta_metni (
    tenant_id int not null,
    tur text not null,
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    surum int not null check (surum > 0),
    konu text,
    metin text,
    personel_k_no uuid not null,
    zaman timestamptz not null,
    primary key (tenant_id, tur, dil, surum),
    check ((konu is null) = (metin is null)),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'eposta_metni')
  await announceChanges(db, 'eposta_metni')
  await sql`create function eposta_metni_degismez() returns trigger language plpgsql as $$
    begin raise exception 'a version of a mail is never changed' using errcode = '23514'; end $$`.execute(db)
  await sql`create trigger degismez before update or delete on eposta_metni
    for each row execute function eposta_metni_degismez()`.execute(db)
}
