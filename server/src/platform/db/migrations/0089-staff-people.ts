import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

/**
 * Colleagues are invited by mail and choose their own password (PEOPLE-23): until then an account has none. The table
 * holds what a key opens and its hash; the key itself is made when the mail is sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table personel alter column sifre_ozeti drop not null, add column surum int not null default 0`.execute(
    db,
  )
  await sql`create table personel_anahtari (
    tenant_id int not null,
    k_no uuid not null,
    personel_k_no uuid not null,
    ozet bytea not null,
    bitis timestamptz not null,
    primary key (tenant_id, k_no),
    unique (tenant_id, personel_k_no),
    unique (tenant_id, ozet),
    foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no) on delete cascade)`.execute(db)
  await isolateTenant(db, 'personel_anahtari')
}
