import { type Kysely, sql } from 'kysely'
import { createAudience } from './0004-catalogue-audience.ts'
import { createShowcase } from './0004-catalogue-showcase.ts'
import { announceChanges, isolateTenant } from './tenant-isolation.ts'

/** Tables whose rows stand on pages: a change drops the tenant's pages in every process. */
const PAGE_TABLES = [
  'bolge',
  'bolge_metin',
  'kategori',
  'kategori_metin',
  'koleksiyon',
  'koleksiyon_metin',
  'koleksiyon_urun',
  'transfer_yeri',
  'urun_vitrin',
  'urun_metin',
  'urun_gorsel',
  'urun_soru',
  'urun_filtre',
  'opsiyon_bilgi',
]

const TENANT_TABLES = [
  ...PAGE_TABLES,
  'urun_eski_slug',
  'yorum',
  'haber_istegi',
  'izleme_gunu',
  'izleme_ziyareti',
  'izleme_tuzu',
]

/** How each table names the product a row belongs to; the in-memory catalogue reads exactly those products again. */
const PRODUCT_OF: readonly (readonly [table: string, product: string])[] = [
  ['urun', 'satir.k_no'],
  ['urun_vitrin', 'satir.urun_k_no'],
  ['urun_metin', 'satir.urun_k_no'],
  ['urun_filtre', 'satir.urun_k_no'],
  ['koleksiyon_urun', 'satir.urun_k_no'],
  ['opsiyon', 'satir.urun_k_no'],
  ['gun_ayi', '(select urun_k_no from opsiyon o where o.tenant_id = satir.tenant_id and o.k_no = satir.opsiyon_k_no)'],
]

/** Kernel tables whose changes concern every product of the tenant, or too many to name. */
const WHOLE_CATALOGUE = ['bolge', 'bolge_metin', 'kategori', 'kategori_metin', 'kampanya', 'kalkis_kurali', 'birim']

/** What is said and shown about the products of 0002, and what people say about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createShowcase(db)
  await createAudience(db)
  for (const table of TENANT_TABLES) await isolateTenant(db, table)
  for (const table of [...PAGE_TABLES, 'urun', 'opsiyon', 'gun_ayi', 'kampanya']) await announceChanges(db, table)
  await announceProducts(db)
  await stampClaims(db)
}

/** Channel `katalog_degisti`: `tenant:product`, or `tenant:*`. One transaction tells each name once. */
async function announceProducts(db: Kysely<unknown>): Promise<void> {
  for (const [table, product] of PRODUCT_OF) {
    const name = sql.raw(`katalog_degisti_${table}`)
    await sql`create function ${name}() returns trigger language plpgsql as $$
      declare satir ${sql.table(table)};
      begin
        if tg_op = 'DELETE' then satir := old; else satir := new; end if;
        perform pg_notify('katalog_degisti', satir.tenant_id || ':' || coalesce((${sql.raw(product)})::text, '*'));
        return null;
      end $$`.execute(db)
    await sql`create trigger katalog_degisti after insert or update or delete on ${sql.table(table)}
      for each row execute function ${name}()`.execute(db)
  }
  await sql`create function katalog_degisti_hepsi() returns trigger language plpgsql as $$
    begin
      perform pg_notify('katalog_degisti', (case when tg_op = 'DELETE' then old.tenant_id else new.tenant_id end) || ':*');
      return null;
    end $$`.execute(db)
  for (const table of WHOLE_CATALOGUE) {
    await sql`create trigger katalog_degisti after insert or update or delete on ${sql.table(table)}
      for each row execute function katalog_degisti_hepsi()`.execute(db)
  }
}

/**
 * Claims and seats change with every booking; a notification there would serialise commits. They carry the time of
 * their last change instead, and a list by dates asks for what changed since.
 */
async function stampClaims(db: Kysely<unknown>): Promise<void> {
  await sql`create function degisim_damgala() returns trigger language plpgsql as $$
    begin
      new.degisim_zamani := clock_timestamp();
      return new;
    end $$`.execute(db)
  for (const table of ['tutma', 'kalkis']) {
    const name = sql.table(table)
    await sql`alter table ${name} add column degisim_zamani timestamptz not null default clock_timestamp()`.execute(db)
    await sql`create trigger degisim_damgala before update on ${name}
      for each row execute function degisim_damgala()`.execute(db)
    await sql`create index ${sql.raw(`${table}_degisim`)} on ${name} (tenant_id, degisim_zamani)`.execute(db)
  }
}
