import { type Kysely, sql } from 'kysely'

/** The operator's own name of an option inside its product: files know it by this, as they know the product by its code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opsiyon add column kod text check (length(kod) between 1 and 80)`.execute(db)
  await sql`create unique index opsiyon_kod on opsiyon (tenant_id, urun_k_no, lower(kod)) where kod is not null`.execute(
    db,
  )
}
