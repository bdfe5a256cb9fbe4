import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * The second factor of the office (PEOPLE-19), kept as the agencies' is. A session remembers when its owner last proved
 * to sit there. `ikinci_adim` of a tenant asks managers and accounting to have an app; the demo does without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenant add column ikinci_adim boolean not null default true`.execute(db)
  await sql`alter table personel
    add column totp_sirri bytea,
    add column totp_zamani timestamptz,
    add column totp_son_adim bigint not null default 0,
    add check (totp_zamani is null or totp_sirri is not null)`.execute(db)
  await sql`alter table personel_oturumu add column onay_zamani timestamptz`.execute(db)
  await sql`create table personel_kurtarma_kodu (
    tenant_id int not null,
    personel_k_no uuid not null,
    ozet bytea not null,
    kullanildi timestamptz,
    primary key (tenant_id, personel_k_no, ozet),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await sql`create table personel_girisi (
    tenant_id int not null,
    ozet bytea not null,
    personel_k_no uuid not null,
    bitis timestamptz not null,
    primary key (tenant_id, ozet),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  for (const table of ['personel_kurtarma_kodu', 'personel_girisi']) await isolateTenant(db, table)
}
