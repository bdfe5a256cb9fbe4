import { type Kysely, sql } from 'kysely'

/** What of a coupon stands on pages. Its uses do not, but for the last one: each of them would forget every page. */
const TOLD = [
  'kod',
  'indirim_turu',
  'indirim_tutari',
  'kur',
  'alt_sinir',
  'urun_tipleri',
  'baslangic',
  'bitis',
  'uye_basina',
  'uye_k_no',
  'aktif',
  'vitrinde',
]

function toldOf(row: 'old' | 'new') {
  const columns = TOLD.map((column) => `${row}.${column}`).join(', ')
  return sql.raw(`(${columns}, coalesce(${row}.kullanim >= ${row}.en_cok_kullanim, false))`)
}

/**
 * Pages show the campaigns and the coupons that run, and forget them with the row. A coupon is shown to visitors only
 * where the operator says so: many are given to one partner or one letter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kupon add column vitrinde boolean not null default false`.execute(db)
  await sql`create trigger icerik_degisti_ekle after insert on kupon
    for each row when (new.vitrinde) execute function icerik_degisti()`.execute(db)
  await sql`create trigger icerik_degisti_sil after delete on kupon
    for each row when (old.vitrinde) execute function icerik_degisti()`.execute(db)
  await sql`create trigger icerik_degisti after update on kupon
    for each row when ((old.vitrinde or new.vitrinde) and ${toldOf('old')} is distinct from ${toldOf('new')})
    execute function icerik_degisti()`.execute(db)
  await forgetWrittenOffers(db)
}

/** What editors wrote into campaign blocks themselves came from no row; the rows fill them now. */
async function forgetWrittenOffers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from tenant order by id`.execute(db)
  for (const { id } of rows) {
    await sql`select set_config('app.tenant', ${String(id)}, true)`.execute(db)
    await sql`update sayfa_icerik set bloklar = (
        select jsonb_agg(case when blok ->> 'tip' = 'kampanya' then blok || '{"ogeler": []}' else blok end order by sira)
        from jsonb_array_elements(bloklar) with ordinality as parca (blok, sira))
      where bloklar @> '[{"tip": "kampanya"}]'`.execute(db)
  }
  await sql`select set_config('app.tenant', '', true)`.execute(db)
}
