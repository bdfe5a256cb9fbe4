import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

/**
 * Words a tenant writes for the contracts guests accept (PAY-51). Each save is a version that is never changed; the
 * newest counts. A booking begins again when they change under it, as it does for a setting; what was accepted lies in
 * `sozlesme_metni`, word for word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sozlesme_surumu (
    tenant_id int not null,
    tur text not null check (tur in ('on_bilgilendirme', 'mesafeli_satis', 'kiralama', 'paket_tur')),
    dil text not null check (dil in ('tr', 'en', 'de', 'ru')),
    surum int not null check (surum > 0),
    baslik text,
    maddeler jsonb,
    personel_k_no uuid not null,
    zaman timestamptz not null,
    primary key (tenant_id, tur, dil, surum),
    check ((baslik is null) = (maddeler is null)),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'sozlesme_surumu')
  await announceChanges(db, 'sozlesme_surumu')
  await sql`create trigger ayar_surumu_insert after insert on sozlesme_surumu
    referencing new table as degisen for each statement execute function ayar_surumu_artir()`.execute(db)
  await sql`create function sozlesme_surumu_degismez() returns trigger language plpgsql as $$
    begin raise exception 'a version of a contract is never changed' using errcode = '23514'; end $$`.execute(db)
  await sql`create trigger degismez before update or delete on sozlesme_surumu
    for each row execute function sozlesme_surumu_degismez()`.execute(db)
}
