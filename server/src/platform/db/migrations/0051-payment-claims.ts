import { type Kysely, sql } from 'kysely'

/** Who has decided about a guest's word that a transfer was sent, when, and by which line of the bank (PAY-13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table odeme_bildirimi add column karar_zamani timestamptz, add column personel_k_no uuid,
    add column hareket_k_no uuid,
    add foreign key (tenant_id, personel_k_no) references personel (tenant_id, k_no),
    add foreign key (tenant_id, hareket_k_no) references banka_hareketi (tenant_id, k_no)`.execute(db)
  await sql`create index odeme_bildirimi_bekleyen on odeme_bildirimi (tenant_id, olusturma_zamani)
    where durum = 'bekliyor'`.execute(db)
}
