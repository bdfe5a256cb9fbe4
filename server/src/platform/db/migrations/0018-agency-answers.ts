import { type Kysely, sql } from 'kysely'

/** The link of an application's mails: only the hash of its key, and until when it opens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table acente_basvuru
    add column anahtar_ozeti bytea,
    add column anahtar_bitis timestamptz,
    add check ((anahtar_ozeti is null) = (anahtar_bitis is null)),
    add unique (tenant_id, anahtar_ozeti)`.execute(db)
}
