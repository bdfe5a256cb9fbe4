import { type Kysely, sql } from 'kysely'

/** What lists of products are cut by; each row is edited as a whole and says at which version. */
const EDITED = ['bolge', 'kategori', 'koleksiyon', 'filtre']

/** Destinations, categories, collections and filters are edited in the office (CAT-35 to CAT-38). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of EDITED) {
    await sql`alter table ${sql.table(table)} add column surum int not null default 1,
      add column aktif boolean not null default true`.execute(db)
  }
  await sql`alter table filtre alter column k_no set default gen_random_uuid()`.execute(db)
  await sql`alter table koleksiyon_urun add column sira int not null default 0`.execute(db)
  // A new collection, another name of it: the lists in memory are read again, as for destinations.
  for (const table of ['koleksiyon', 'koleksiyon_metin']) {
    await sql`create trigger katalog_degisti after insert or update or delete on ${sql.table(table)}
      for each row execute function katalog_degisti_hepsi()`.execute(db)
  }
}
