import { type Kysely, sql } from 'kysely'

/** The office hears of enquiries as it does of messages (BOOK-65), and counts those that nobody has answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger buro_bildir after insert on rezervasyon_talebi for each row
    execute function buro_bildir('mesaj')`.execute(db)
  await sql`create index rezervasyon_talebi_yeni on rezervasyon_talebi (tenant_id) where durum = 'yeni'`.execute(db)
}
