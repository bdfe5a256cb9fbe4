import { type Kysely, sql } from 'kysely'

/** The token of the way back is unique within its tenant, as every key of a tenant's table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table odeme_denemesi
    drop constraint odeme_denemesi_anahtar_ozeti_key,
    add unique (tenant_id, anahtar_ozeti)`.execute(db)
}
