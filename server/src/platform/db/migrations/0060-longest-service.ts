import { type Kysely, sql } from 'kysely'

/** Lists that begin on a day need the longest service of a tenant: no service that began earlier can reach the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index rezervasyon_arama_sure on rezervasyon_arama (tenant_id, (son_gun - ilk_gun))`.execute(db)
}
