import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Single rights beside the role (PEOPLE-73): one row for what was added to it or taken from it. Tabs that listen hear of it
 * as they hear of another role.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table personel_hak (
    tenant_id int not null,
    personel_k_no uuid not null,
    hak text not null,
    verilir boolean not null,
    primary key (tenant_id, personel_k_no, hak),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'personel_hak')
  await sql`create function buro_hak_bildir() returns trigger language plpgsql as $$
    declare
      kisi personel_hak := coalesce(new, old);
    begin
      perform pg_notify('buro_degisti', concat(kisi.tenant_id, '|oturum|', kisi.personel_k_no, '|'));
      return null;
    end $$`.execute(db)
  await sql`create trigger buro_bildir after insert or delete or update on personel_hak for each row
    execute function buro_hak_bildir()`.execute(db)
}
