import type { PartName } from '@meltem/contract/catalog/office-parts'
import type { GuestQuestion } from '@meltem/contract/catalog/product-content'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { ProductTextTable, ShowcaseTable } from '../../../platform/db/tables/catalog.ts'
import type { ProductTable } from '../../../platform/db/tables/reservation.ts'

const PRODUCT = [
  'u.k_no',
  'u.urun_tipi',
  'u.ad',
  'u.kod',
  'u.yayinda',
  'u.yayin_zamani',
  'u.emekli_zamani',
  'u.rezervasyon_satis_durum',
  'u.opsiyon_saat',
  'u.kdv_oran',
  'u.odeme_tipi',
  'u.odeme_tipi_oran',
  'u.gun_sayisi',
  'u.kisi_sinirlari',
  'u.bebek_koltuk',
  'u.kiralama_sozlesmesi',
  'u.satis_penceresi',
  'u.zaman_kurallari',
  'u.ekstra_hizmetler',
  'u.ucretler',
  'u.iptal_kosullari',
  'v.kategori_k_no',
  'v.bolge_k_no',
  'v.enlem',
  'v.boylam',
  'v.bilgi',
] as const

function products(trx: TenantTransaction) {
  return trx
    .selectFrom('urun as u')
    .innerJoin('urun_vitrin as v', (join) =>
      join.onRef('v.tenant_id', '=', 'u.tenant_id').onRef('v.urun_k_no', '=', 'u.k_no'),
    )
    .select(PRODUCT)
}

export async function findProductRow(trx: TenantTransaction, k_no: string) {
  return await products(trx).where('u.k_no', '=', k_no).executeTakeFirst()
}

/** Many at once, for files. */
export async function listProductRows(trx: TenantTransaction, keys: readonly string[]) {
  return await products(trx).where('u.k_no', '=', sql<string>`any(${keys}::uuid[])`).execute()
}

/** Two clerks save one product one after the other. */
export async function lockProductRow(trx: TenantTransaction, k_no: string) {
  return await products(trx).where('u.k_no', '=', k_no).forUpdate().executeTakeFirst()
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductRow>>>

export type ProductChange = Updateable<ProductTable>
export type ShowcaseChange = Updateable<ShowcaseTable>

export async function updateProduct(
  trx: TenantTransaction,
  k_no: string,
  { urun, vitrin }: { readonly urun?: ProductChange | undefined; readonly vitrin?: ShowcaseChange | undefined },
): Promise<void> {
  if (urun) await trx.updateTable('urun').set(urun).where('k_no', '=', k_no).execute()
  if (vitrin) await trx.updateTable('urun_vitrin').set(vitrin).where('urun_k_no', '=', k_no).execute()
}

export async function insertProduct(
  trx: TenantTransaction,
  urun: Insertable<ProductTable>,
  vitrin: Insertable<ShowcaseTable>,
): Promise<void> {
  await trx.insertInto('urun').values(urun).execute()
  await trx.insertInto('urun_vitrin').values(vitrin).execute()
}

export async function listQuestionRows(trx: TenantTransaction, k_no: string): Promise<GuestQuestion[]> {
  const rows = await trx.selectFrom('urun_soru').select('soru').where('urun_k_no', '=', k_no).orderBy('sira').execute()
  return rows.map(({ soru }) => soru)
}

export async function replaceQuestions(
  trx: TenantTransaction,
  { tenant_id, urun_k_no }: { readonly tenant_id: number; readonly urun_k_no: string },
  questions: readonly GuestQuestion[],
): Promise<void> {
  await trx.deleteFrom('urun_soru').where('urun_k_no', '=', urun_k_no).execute()
  if (questions.length === 0) return
  const rows = questions.map((soru, sira) => ({
    tenant_id,
    urun_k_no,
    kod: soru.kod,
    sira,
    soru: JSON.stringify(soru),
  }))
  await trx.insertInto('urun_soru').values(rows).execute()
}

export async function listTextRows(trx: TenantTransaction, keys: readonly string[]) {
  return await trx
    .selectFrom('urun_metin')
    .select(['urun_k_no', 'dil', 'baslik', 'slug', 'ozet', 'icerik'])
    .where('urun_k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .execute()
}

export type TextRow = Awaited<ReturnType<typeof listTextRows>>[number]

export async function upsertTextRow(
  trx: TenantTransaction,
  { tenant_id, urun_k_no, dil, ...words }: Insertable<ProductTextTable>,
): Promise<void> {
  await trx
    .insertInto('urun_metin')
    .values({ tenant_id, urun_k_no, dil, ...words })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'urun_k_no', 'dil']).doUpdateSet(words))
    .execute()
}

/** Whether another product has this address in the language. */
export async function isSlugTaken(
  trx: TenantTransaction,
  { dil, slug, urun_k_no }: { readonly dil: Language; readonly slug: string; readonly urun_k_no: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('urun_metin')
    .select('urun_k_no')
    .where('dil', '=', dil)
    .where('slug', '=', slug)
    .where('urun_k_no', '<>', urun_k_no)
    .executeTakeFirst()
  return row !== undefined
}

export async function isCodeTaken(trx: TenantTransaction, kod: string, k_no: string): Promise<boolean> {
  const row = await trx
    .selectFrom('urun')
    .select('k_no')
    .where(sql`lower(kod)`, '=', kod.toLowerCase())
    .where('k_no', '<>', k_no)
    .executeTakeFirst()
  return row !== undefined
}

/** Names as they stand on baskets and receipts of what is sold from now on. */
export async function setProductName(trx: TenantTransaction, k_no: string, names: LocalText): Promise<void> {
  await trx
    .updateTable('urun')
    .set({ ad: sql<string>`ad || ${JSON.stringify(names)}::jsonb` })
    .where('k_no', '=', k_no)
    .execute()
}

export interface VersionKey {
  readonly urun_k_no: string
  readonly bolum: PartName
}

export async function findNewestVersion(trx: TenantTransaction, { urun_k_no, bolum }: VersionKey) {
  return await trx
    .selectFrom('urun_surum as s')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.k_no', '=', 's.personel_k_no'),
    )
    .select(['s.surum', 's.icerik', 's.zaman', 'p.ad'])
    .where('s.urun_k_no', '=', urun_k_no)
    .where('s.bolum', '=', bolum)
    .orderBy('s.surum', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function findVersion(trx: TenantTransaction, { urun_k_no, bolum }: VersionKey, surum: number) {
  return await trx
    .selectFrom('urun_surum')
    .select('icerik')
    .where('urun_k_no', '=', urun_k_no)
    .where('bolum', '=', bolum)
    .where('surum', '=', surum)
    .executeTakeFirst()
}

interface NewVersion extends VersionKey {
  readonly tenant_id: number
  readonly surum: number
  readonly icerik: unknown
  readonly personel_k_no: string | null
}

export async function insertProductVersion(trx: TenantTransaction, { icerik, ...version }: NewVersion): Promise<void> {
  await trx
    .insertInto('urun_surum')
    .values({ ...version, icerik: JSON.stringify(icerik) })
    .execute()
}

export async function listNewestVersions(trx: TenantTransaction, urun_k_no: string) {
  return await trx
    .selectFrom('urun_surum')
    .select(['bolum', sql<number>`max(surum)`.as('surum')])
    .where('urun_k_no', '=', urun_k_no)
    .groupBy('bolum')
    .execute()
}

export async function listVersionRows(trx: TenantTransaction, urun_k_no: string, most: number) {
  return await trx
    .selectFrom('urun_surum as s')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.k_no', '=', 's.personel_k_no'),
    )
    .select(['s.bolum', 's.surum', 's.zaman', 's.icerik', 'p.ad'])
    .where('s.urun_k_no', '=', urun_k_no)
    .orderBy('s.zaman', 'desc')
    .orderBy('s.surum', 'desc')
    .limit(most)
    .execute()
}
