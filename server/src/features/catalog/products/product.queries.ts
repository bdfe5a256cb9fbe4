import type { Language } from '@meltem/contract/wire/language'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'

export interface FoundSlug {
  readonly urun_k_no: string
  /** The address is one the product had before. */
  readonly eski: boolean
}

/** By the address of this language, else by one of another language or one given away. */
export async function findProductBySlug(
  trx: TenantTransaction,
  dil: Language,
  slug: string,
): Promise<FoundSlug | undefined> {
  const own = await trx
    .selectFrom('urun_metin')
    .select(['urun_k_no', 'dil'])
    .where('slug', '=', slug)
    .orderBy(sql`(dil = ${dil}) desc`)
    .execute()
  const exact = own.find((row) => row.dil === dil)
  if (exact) return { urun_k_no: exact.urun_k_no, eski: false }
  const old = await trx
    .selectFrom('urun_eski_slug')
    .select('urun_k_no')
    .where('slug', '=', slug)
    .orderBy(sql`(dil = ${dil}) desc`)
    .limit(1)
    .executeTakeFirst()
  const found = old ?? own[0]
  return found && { urun_k_no: found.urun_k_no, eski: true }
}

export async function findShowcase(trx: TenantTransaction, key: string) {
  return await trx
    .selectFrom('urun_vitrin as v')
    .innerJoin('urun as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.k_no', '=', 'v.urun_k_no'))
    .select([
      'v.kategori_k_no',
      'v.bolge_k_no',
      'v.guncelleme_zamani',
      'u.ekstra_hizmetler',
      'u.ucretler',
      'u.odeme_tipi',
      'u.odeme_tipi_oran',
      'u.odeme_adimlari',
      'u.kisi_sinirlari',
      'u.satis_penceresi',
      'u.opsiyon_saat',
      'u.iptal_kosullari',
      'u.kiralama_sozlesmesi',
    ])
    .select(sql<boolean>`v.yayinda and u.yayinda`.as('satista'))
    .where('v.urun_k_no', '=', key)
    .executeTakeFirst()
}

export type ShowcaseRow = NonNullable<Awaited<ReturnType<typeof findShowcase>>>

export async function listTexts(trx: TenantTransaction, key: string) {
  return await trx
    .selectFrom('urun_metin')
    .select(['dil', 'baslik', 'slug', 'ozet', 'icerik'])
    .where('urun_k_no', '=', key)
    .execute()
}

export async function listProductPictures(trx: TenantTransaction, key: string) {
  return await trx
    .selectFrom('urun_gorsel as ug')
    .innerJoin('gorsel as g', (join) =>
      join.onRef('g.tenant_id', '=', 'ug.tenant_id').on(sql<boolean>`g.bolum || '/' || g.ad = ug.gorsel`),
    )
    .selectAll('g')
    .where('ug.urun_k_no', '=', key)
    .orderBy('ug.sira')
    .execute()
}

export async function listQuestions(trx: TenantTransaction, key: string) {
  const rows = await trx.selectFrom('urun_soru').select('soru').where('urun_k_no', '=', key).orderBy('sira').execute()
  return rows.map((row) => row.soru)
}

export async function listOptionFacts(trx: TenantTransaction, options: readonly string[]) {
  if (options.length === 0) return []
  return await trx
    .selectFrom('opsiyon as o')
    .leftJoin('opsiyon_bilgi as b', (join) =>
      join.onRef('b.tenant_id', '=', 'o.tenant_id').onRef('b.opsiyon_k_no', '=', 'o.k_no'),
    )
    .select(['o.k_no', 'o.ad', 'b.bilgi', 'b.aciklama', 'b.gorsel'])
    .where('o.k_no', 'in', options)
    .execute()
}

export async function countViews(trx: TenantTransaction, key: string, gun: string): Promise<number> {
  const row = await trx
    .selectFrom('izleme_gunu')
    .select('sayi')
    .where('urun_k_no', '=', key)
    .where('gun', '=', gun)
    .executeTakeFirst()
  return row?.sayi ?? 0
}

/** Where the two places of a route lie. */
export async function findEnds(
  trx: TenantTransaction,
  { nereden, nereye }: { readonly nereden: string; readonly nereye: string },
) {
  const places = await trx
    .selectFrom('transfer_yeri')
    .select(['kod', 'enlem', 'boylam'])
    .where('kod', 'in', [nereden, nereye])
    .execute()
  return [nereden, nereye].map((kod) => places.find((place) => place.kod === kod))
}
