import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Houses, rooms and cars kept for an agency: one row and one blocked claim for each unit and day, so that a stay opens
 * exactly the days it takes and the rest stays kept. `rezervasyon_k_no` says who has it; its claim is not blocked then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table acente_kontenjan_birim (
    tenant_id int not null,
    kontenjan_k_no uuid not null,
    birim_k_no uuid not null,
    tarih date not null,
    acente_k_no uuid not null,
    birakma_tarihi date not null,
    tutma_k_no uuid not null,
    rezervasyon_k_no uuid,
    birakildi boolean not null default false,
    primary key (tenant_id, kontenjan_k_no, birim_k_no, tarih),
    unique (tenant_id, tutma_k_no),
    foreign key (tenant_id, kontenjan_k_no) references acente_kontenjan (tenant_id, k_no),
    foreign key (tenant_id, birim_k_no) references birim (tenant_id, k_no),
    foreign key (tenant_id, acente_k_no) references acente (tenant_id, k_no),
    foreign key (tenant_id, tutma_k_no) references tutma (tenant_id, k_no),
    foreign key (tenant_id, rezervasyon_k_no) references rezervasyon (tenant_id, k_no)
      deferrable initially deferred)`.execute(db)
  await sql`create index acente_kontenjan_birim_gun on acente_kontenjan_birim (tenant_id, birim_k_no, tarih)
    where not birakildi`.execute(db)
  await sql`create index acente_kontenjan_birim_kullanan on acente_kontenjan_birim (tenant_id, rezervasyon_k_no)
    where rezervasyon_k_no is not null`.execute(db)
  await sql`create index acente_kontenjan_birim_birakma on acente_kontenjan_birim (tenant_id, birakma_tarihi)
    where not birakildi`.execute(db)
  await isolateTenant(db, 'acente_kontenjan_birim')
}
