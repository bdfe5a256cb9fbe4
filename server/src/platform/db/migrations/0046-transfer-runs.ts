import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * What a driver drives, and the runs of transfers as the office plans them: who takes one, and how late its flight is.
 * `transfer_surucu` stays what the guest reads, and is written with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ekip add column arac text, add column plaka text,
    add column koltuk int check (koltuk between 1 and 99)`.execute(db)
  await sql`create table sefer (
    tenant_id int not null,
    rezervasyon_k_no uuid not null,
    sira int not null,
    donus boolean not null,
    ekip_k_no uuid,
    gecikme_dk int not null default 0 check (gecikme_dk between 0 and 1440),
    surum int not null default 1,
    personel_k_no uuid,
    guncelleme_zamani timestamptz not null default now(),
    primary key (tenant_id, rezervasyon_k_no, sira, donus),
    foreign key (tenant_id, rezervasyon_k_no, sira)
      references rezervasyon_satiri (tenant_id, rezervasyon_k_no, sira) on delete cascade,
    foreign key (tenant_id, ekip_k_no) references ekip (tenant_id, k_no))`.execute(db)
  await sql`create index sefer_surucu on sefer (tenant_id, ekip_k_no)`.execute(db)
  await isolateTenant(db, 'sefer')
  // The ride back is found by its day as the ride there is.
  await sql`create index rezervasyon_satiri_bitis on rezervasyon_satiri (tenant_id, bitis)
    where bitis is not null`.execute(db)
}
