import { type Kysely, sql } from 'kysely'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

/**
 * The office edits the settings: each part says at which version it is, and so does a bank account, which guests see only
 * from an hour on (PEOPLE-31, PAY-15). Keys of payments and the password of the mail server are sealed before they come
 * here (PAY-16); `gizli` in the name of the column keeps them out of the audit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ayar add column surum int not null default 1`.execute(db)
  await sql`alter table banka_hesabi
    add column surum int not null default 1,
    add column gosterim_zamani timestamptz not null default now()`.execute(db)
  await sql`create table gizli_ayar (
    tenant_id int not null,
    ad text not null check (ad in ('iyzico', 'stripe', 'paytr', 'smtp')),
    gizli bytea not null,
    anahtar_no text not null,
    acik jsonb not null,
    surum int not null default 1,
    deneme_zamani timestamptz,
    deneme_tamam boolean,
    primary key (tenant_id, ad),
    check ((deneme_zamani is null) = (deneme_tamam is null)))`.execute(db)
  await isolateTenant(db, 'gizli_ayar')
  await announceChanges(db, 'gizli_ayar')
}
