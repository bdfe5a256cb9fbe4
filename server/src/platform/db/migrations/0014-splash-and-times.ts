import { type Kysely, sql } from 'kysely'

/**
 * An upright cut for the first picture of the home page on phones; and when a setting was last changed: pages that show
 * nothing else, such as the contact page, are as old as it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table duyuru add column gorsel_dar text`.execute(db)
  await sql`alter table ayar add column guncelleme_zamani timestamptz not null default now()`.execute(db)
  await sql`create function ayar_damgala() returns trigger language plpgsql as $$
    begin
      new.guncelleme_zamani := now();
      return new;
    end $$`.execute(db)
  await sql`create trigger ayar_damgala before update of deger on ayar
    for each row when (old.deger is distinct from new.deger) execute function ayar_damgala()`.execute(db)
}
