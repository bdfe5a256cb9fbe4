import { type Kysely, sql } from 'kysely'

/**
 * A drawing that stands for a thing that is sold says so (LOOK-12); photographs, which is what people upload, do not.
 * A destination at the sea knows how warm it is, month by month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gorsel add column cizim boolean not null default false`.execute(db)
  await sql`alter table bolge add column deniz smallint[] check (array_length(deniz, 1) = 12)`.execute(db)
  await sql`update gorsel set cizim = true where aciklama::text ~ '"(en|de)": ?"Illustration: '`.execute(db)
}
