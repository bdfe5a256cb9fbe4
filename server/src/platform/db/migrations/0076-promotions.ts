import { type Kysely, sql } from 'kysely'

/** Campaigns and coupons are edited in the office; what they gave away is counted from the bookings (CAT-41 to CAT-43). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['kampanya', 'kupon']) {
    await sql`alter table ${sql.table(table)} add column surum int not null default 1,
      add column olusturma_zamani timestamptz not null default now()`.execute(db)
  }
  // Receipts name a campaign of the basket by what it was called then.
  await sql`alter table kampanya add column eski_adlar text[] not null default '{}'`.execute(db)
  await sql`alter table kupon add column seri text`.execute(db)
  await sql`create index kupon_seri on kupon (tenant_id, seri) where seri is not null`.execute(db)
  await sql`create index kupon_yeni on kupon (tenant_id, olusturma_zamani desc, k_no)`.execute(db)
  await sql`create index urun_kampanya on urun (tenant_id, kampanya_k_no) where kampanya_k_no is not null`.execute(db)
  await sql`create index rezervasyon_kampanyali on rezervasyon (tenant_id)
    where indirim_oranlar -> 'sepet_indirim' <> 'null'::jsonb`.execute(db)
  await sql`create index rezervasyon_satiri_kampanyali on rezervasyon_satiri (tenant_id)
    where satir #> '{urun_cache,kampanya}' <> 'null'::jsonb`.execute(db)
}
