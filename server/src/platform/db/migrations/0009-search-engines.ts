import { type Kysely, sql } from 'kysely'
import { isolateTenant } from './tenant-isolation.ts'

const DIL = sql`text not null check (dil in ('tr', 'en', 'de', 'ru'))`

/** Lists with an address of their own, and how their texts name them. */
const GROUPS = ['kategori', 'bolge', 'koleksiyon']

/** What search engines need to know: which address a list had before, and when a product was last changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOldGroupSlugs(db)
  await stampProducts(db)
}

/** As for products: an address that was given away leads to its list until another list takes it. */
async function createOldGroupSlugs(db: Kysely<unknown>): Promise<void> {
  await sql`create table grup_eski_slug (
    tenant_id int not null references tenant,
    grup text not null check (grup in ('kategori', 'bolge', 'koleksiyon')),
    dil ${DIL},
    slug text not null,
    grup_k_no uuid not null,
    primary key (tenant_id, grup, dil, slug))`.execute(db)
  await isolateTenant(db, 'grup_eski_slug')
  for (const group of GROUPS) {
    const key = sql.ref(`${group}_k_no`)
    const name = sql.raw(`${group}_slug_degisti`)
    await sql`create function ${name}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.slug <> new.slug then
          insert into grup_eski_slug (tenant_id, grup, dil, slug, grup_k_no)
            values (old.tenant_id, ${sql.lit(group)}, old.dil, old.slug, old.${key})
            on conflict (tenant_id, grup, dil, slug) do update set grup_k_no = excluded.grup_k_no;
        end if;
        delete from grup_eski_slug
          where tenant_id = new.tenant_id and grup = ${sql.lit(group)} and dil = new.dil and slug = new.slug;
        return null;
      end $$`.execute(db)
    await sql`create trigger slug_degisti after insert or update of slug on ${sql.table(`${group}_metin`)}
      for each row execute function ${name}()`.execute(db)
  }
}

/** Reviews and views do not count: the words, the facts and the pictures of the page do. */
async function stampProducts(db: Kysely<unknown>): Promise<void> {
  await sql`create function urun_vitrin_damgala() returns trigger language plpgsql as $$
    begin
      new.guncelleme_zamani := now();
      return new;
    end $$`.execute(db)
  await sql`create trigger urun_vitrin_damgala
    before update of kategori_k_no, bolge_k_no, enlem, boylam, bilgi, yayinda on urun_vitrin
    for each row execute function urun_vitrin_damgala()`.execute(db)
  // The time is that of the transaction, so that many rows of one product touch it once.
  await sql`create function urun_parcasi_damgala() returns trigger language plpgsql as $$
    declare satir record;
    begin
      if tg_op = 'DELETE' then satir := old; else satir := new; end if;
      update urun_vitrin set guncelleme_zamani = now()
        where tenant_id = satir.tenant_id and urun_k_no = satir.urun_k_no and guncelleme_zamani < now();
      return null;
    end $$`.execute(db)
  for (const table of ['urun_metin', 'urun_gorsel']) {
    await sql`create trigger urun_parcasi_damgala after insert or update or delete on ${sql.table(table)}
      for each row execute function urun_parcasi_damgala()`.execute(db)
  }
}
