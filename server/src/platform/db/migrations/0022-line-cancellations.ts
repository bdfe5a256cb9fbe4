import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * One service of a booking cancelled alone: a record of its own, written once and never changed. The receipt and the
 * line stay as they were sold; what the booking still asks for stands in the columns of the reservation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table satir_iptali (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    odenen bigint not null check (odenen >= 0),
    iade_oran float8 not null check (iade_oran between 0 and 100),
    iade bigint not null check (iade between 0 and odenen),
    kesinti bigint not null check (kesinti = odenen - iade),
    inceleme_k_no uuid,
    kim text not null,
    zaman timestamptz not null,
    check (odenen = 0 or inceleme_k_no is not null),
    primary key (tenant_id, rezervasyon_k_no, sira),
    foreign key (tenant_id, rezervasyon_k_no, sira) references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira),
    foreign key (tenant_id, inceleme_k_no) references inceleme (tenant_id, k_no))`.execute(db)
  await isolateTenant(db, 'satir_iptali')
  await sql`create function satir_iptali_degismez() returns trigger language plpgsql as $$
    begin raise exception 'a cancellation is never changed' using errcode = '23514'; end $$`.execute(db)
  await sql`create trigger degismez before update or delete on satir_iptali
    for each row execute function satir_iptali_degismez()`.execute(db)
  // Money that is promised back is asked for by reservation.
  await sql`create index iade_rezervasyon on iade (tenant_id, rezervasyon_k_no)`.execute(db)
  await sql`alter table acente_rezervasyon add column satirlar jsonb`.execute(db)
}
