import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { ownWindow } from '../tariff/sellable.queries.ts'

/** Keys of everything on offer, in a fixed order. */
export async function listOfferedKeys(trx: TenantTransaction): Promise<string[]> {
  const rows = await shown(trx).select('v.urun_k_no').orderBy('v.urun_k_no').execute()
  return rows.map((row) => row.urun_k_no)
}

/** What is on offer; with `drafts` also what is not, for a preview. */
function shown(trx: TenantTransaction, drafts = false) {
  const all = trx
    .selectFrom('urun_vitrin as v')
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.k_no', '=', 'v.urun_k_no'))
  return drafts ? all : all.where('v.yayinda', '=', true).where('u.yayinda', '=', true)
}

/** Facts of these products that lists are filtered and sorted by. */
export async function listIndexRows(trx: TenantTransaction, keys: readonly string[], drafts = false) {
  return await shown(trx, drafts)
    .select([
      'v.urun_k_no',
      'v.urun_tipi',
      'v.kategori_k_no',
      'v.bolge_k_no',
      'v.enlem',
      'v.boylam',
      'v.agirlik',
      'v.yorum_sayisi',
      'v.puan_toplami',
      'v.olusturma_zamani',
      'u.rezervasyon_satis_durum',
      'u.kisi_sinirlari',
      'u.bebek_koltuk',
      'u.kampanya_k_no',
      'u.kdv_turu',
      'u.kdv_oran',
    ])
    .select([
      sql<boolean>`exists (select 1 from jsonb_array_elements(u.iptal_kosullari) k
        where (k ->> 'iade_oran')::float8 = 100)`.as('ucretsiz_iptal'),
      sql<string[]>`array(select f.filtre_kod || ':' || f.secenek_kod from urun_filtre f
        where f.tenant_id = v.tenant_id and f.urun_k_no = v.urun_k_no)`.as('filtreler'),
      sql<Record<string, number>>`coalesce((select jsonb_object_agg(k.koleksiyon_k_no, k.sira) from koleksiyon_urun k
        where k.tenant_id = v.tenant_id and k.urun_k_no = v.urun_k_no), '{}')`.as('koleksiyonlar'),
    ])
    .where('v.urun_k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .execute()
}

export type IndexRow = Awaited<ReturnType<typeof listIndexRows>>[number]

export async function listIndexOptions(trx: TenantTransaction, keys: readonly string[]) {
  return await trx
    .selectFrom('opsiyon as o')
    .leftJoin('kaynak as k', (join) =>
      join.onRef('k.tenant_id', '=', 'o.tenant_id').onRef('k.k_no', '=', 'o.kaynak_k_no'),
    )
    .leftJoin('opsiyon_bilgi as f', (join) =>
      join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.opsiyon_k_no', '=', 'o.k_no'),
    )
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'o.tenant_id').onRef('u.k_no', '=', 'o.urun_k_no'))
    .select(['o.k_no', 'o.urun_k_no', 'o.kaynak_k_no', 'o.tarife', 'o.konaklama', 'o.sure_dk', 'o.calisma_saatleri'])
    .select(['k.stok', 'k.devir', sql<number | null>`(f.bilgi ->> 'kapasite')::int`.as('kapasite')])
    .select(ownWindow.as('satis_penceresi'))
    .where('o.urun_k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .where('o.aktif', '=', true)
    .orderBy('o.urun_k_no')
    .orderBy('o.sira')
    .orderBy('o.k_no')
    .execute()
}

export type IndexOption = Awaited<ReturnType<typeof listIndexOptions>>[number]

/** Departures that have bookings; the others have all their seats. */
export async function listBookedDepartures(trx: TenantTransaction, resources: readonly string[], from: IsoDay) {
  if (resources.length === 0) return []
  return await trx
    .selectFrom('kalkis')
    .select(['kaynak_k_no', 'tarih', 'saat', 'kapasite', 'alinan'])
    .where('kaynak_k_no', '=', sql<string>`any(${resources}::uuid[])`)
    .where('tarih', '>=', from)
    .execute()
}

/** Titles and words people search for. */
export async function listSearchTexts(trx: TenantTransaction, keys: readonly string[]) {
  return await trx
    .selectFrom('urun_metin')
    .select(['urun_k_no', 'dil', 'baslik', 'ozet'])
    .select(sql<string[]>`array(select jsonb_array_elements_text(icerik -> 'arama_kelimeleri'))`.as('kelimeler'))
    .where('urun_k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .execute()
}

interface GroupText {
  readonly baslik: string
  readonly slug: string
  readonly metin: string | null
}

export type GroupTexts = Partial<Record<Language, GroupText>>

const textsOf = (table: string, key: string) =>
  sql<GroupTexts>`coalesce((select jsonb_object_agg(m.dil, jsonb_build_object('baslik', m.baslik, 'slug', m.slug, 'metin', m.metin))
    from ${sql.table(table)} m where m.tenant_id = g.tenant_id and m.${sql.ref(key)} = g.k_no), '{}')`

export async function listRegions(trx: TenantTransaction) {
  return await trx
    .selectFrom('bolge as g')
    .select(['g.k_no', 'g.kod', 'g.ust_k_no', 'g.enlem', 'g.boylam', 'g.gorsel', 'g.deniz'])
    .select(textsOf('bolge_metin', 'bolge_k_no').as('metinler'))
    .select(
      sql<Partial<Record<Language, string>>>`coalesce((select jsonb_object_agg(m.dil, m."not") from bolge_metin m
        where m.tenant_id = g.tenant_id and m.bolge_k_no = g.k_no), '{}')`.as('notlar'),
    )
    .where('g.aktif', '=', true)
    .orderBy('g.sira')
    .execute()
}

export type RegionRow = Awaited<ReturnType<typeof listRegions>>[number]

export async function listCategories(trx: TenantTransaction) {
  return await trx
    .selectFrom('kategori as g')
    .select(['g.k_no', 'g.kod', 'g.urun_tipi', 'g.ust_k_no', 'g.gorsel'])
    .select(textsOf('kategori_metin', 'kategori_k_no').as('metinler'))
    .where('g.aktif', '=', true)
    .orderBy('g.sira')
    .execute()
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

export async function listCollections(trx: TenantTransaction) {
  return await trx
    .selectFrom('koleksiyon as g')
    .select(['g.k_no', 'g.kod', 'g.gorsel'])
    .select(textsOf('koleksiyon_metin', 'koleksiyon_k_no').as('metinler'))
    .where('g.aktif', '=', true)
    .orderBy('g.sira')
    .execute()
}

export type CollectionRow = Awaited<ReturnType<typeof listCollections>>[number]

/** Things whose claims changed, or whose holds ran out, between two moments. */
export async function listTouchedResources(trx: TenantTransaction, since: Date, now: Date): Promise<string[]> {
  const result = await sql<{ kaynak_k_no: string }>`
    select b.kaynak_k_no from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
    where t.degisim_zamani >= ${since}
    union
    select b.kaynak_k_no from tutma t join birim b on b.tenant_id = t.tenant_id and b.k_no = t.birim_k_no
    where t.durum in ('held', 'option') and t.tutma_bitis >= ${since} and t.tutma_bitis <= ${now}
    union
    select kaynak_k_no from kalkis where degisim_zamani >= ${since}`.execute(trx)
  return result.rows.map((row) => row.kaynak_k_no)
}

export async function readClock(trx: TenantTransaction): Promise<Date | undefined> {
  return (await sql<{ simdi: Date }>`select clock_timestamp() as simdi`.execute(trx)).rows[0]?.simdi
}
