import type { ProductKind } from '@meltem/contract/content/content'
import type { ImportStage, ImportState } from '@meltem/contract/import/office'
import type { OptionRow } from '@meltem/contract/stock/office'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { ImportedProductTable } from '../../platform/db/tables/imports.ts'
import type { StockShape } from '../../platform/db/tables/reservation.ts'

export interface KnownProduct {
  readonly k_no: string
  readonly kod: string | null
  readonly urun_tipi: ProductKind
  readonly yayinda: boolean
}

/** Products by the code of the operator, or by their key where they have none yet. */
export async function listByCode(trx: TenantTransaction, codes: readonly string[]): Promise<KnownProduct[]> {
  const folded = codes.map((kod) => kod.toLowerCase())
  const keys = codes.filter((kod) => UUID.test(kod))
  return await trx
    .selectFrom('urun')
    .select(['k_no', 'kod', 'urun_tipi', 'yayinda'])
    .where((eb) =>
      eb.or([
        eb(sql`lower(kod)`, '=', sql<string>`any(${folded}::text[])`),
        eb('k_no', '=', sql<string>`any(${keys}::uuid[])`),
      ]),
    )
    .execute()
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Keys of the products of a kind that are not retired, in the order of their codes. */
export async function listKeysOfKind(trx: TenantTransaction, kind: ProductKind): Promise<string[]> {
  const rows = await trx
    .selectFrom('urun as u')
    .innerJoin('urun_vitrin as v', (join) =>
      join.onRef('v.tenant_id', '=', 'u.tenant_id').onRef('v.urun_k_no', '=', 'u.k_no'),
    )
    .select('u.k_no')
    .where('u.urun_tipi', '=', kind)
    .where('u.emekli_zamani', 'is', null)
    .orderBy(sql`lower(u.kod) nulls last`)
    .orderBy('u.k_no')
    .execute()
  return rows.map(({ k_no }) => k_no)
}

export interface FiledOption {
  readonly k_no: string
  readonly urun_k_no: string
  readonly kod: string | null
  readonly surum: number
  readonly ad: OptionRow['ad']
  readonly aciklama: OptionRow['aciklama']
  readonly aktif: boolean
  readonly sure_dk: number
  readonly tarife: StoredTariff
  readonly en_cok: number | null
  readonly bilgi: OptionRow['bilgi']
  readonly stok: StockShape | null
  readonly devir: number | null
  readonly birim: number
}

export async function listFiledOptions(trx: TenantTransaction, products: readonly string[]): Promise<FiledOption[]> {
  const { rows } = await sql<FiledOption>`
    select o.k_no, o.urun_k_no, o.kod, o.surum, o.ad, coalesce(f.aciklama, '{}') as aciklama, o.aktif, o.sure_dk, o.tarife,
      coalesce((o.tarife ->> 'en_cok')::int, (o.tarife ->> 'kapasite')::int) as en_cok,
      '{"kapasite": null, "buyuk_bavul": null, "arac": null, "alan_m2": null, "yataklar": null}'::jsonb
        || coalesce(f.bilgi, '{}') as bilgi,
      k.stok, k.devir,
      (select count(*)::int from birim b where b.tenant_id = o.tenant_id and b.kaynak_k_no = o.kaynak_k_no and b.aktif) as birim
    from opsiyon o
    left join opsiyon_bilgi f on f.tenant_id = o.tenant_id and f.opsiyon_k_no = o.k_no
    left join kaynak k on k.tenant_id = o.tenant_id and k.k_no = o.kaynak_k_no
    where o.urun_k_no = any(${products}::uuid[])
    order by o.urun_k_no, o.aktif desc, o.sira, o.k_no`.execute(trx)
  return rows
}

/** Pictures of products in their order, each by its key. */
export async function listHung(trx: TenantTransaction, products: readonly string[]) {
  return await trx
    .selectFrom('urun_gorsel')
    .select(['urun_k_no', 'gorsel'])
    .where('urun_k_no', '=', sql<string>`any(${products}::uuid[])`)
    .orderBy('urun_k_no')
    .orderBy('sira')
    .execute()
}

export async function listAsked(trx: TenantTransaction, products: readonly string[]) {
  return await trx
    .selectFrom('urun_soru')
    .select(['urun_k_no', 'soru'])
    .where('urun_k_no', '=', sql<string>`any(${products}::uuid[])`)
    .orderBy('urun_k_no')
    .orderBy('sira')
    .execute()
}

/** Addresses of pages that others have, by language: two products never get one. */
export async function listSlugs(trx: TenantTransaction, slugs: readonly string[]) {
  return await trx
    .selectFrom('urun_metin')
    .select(['dil', 'slug', 'urun_k_no'])
    .where('slug', '=', sql<string>`any(${slugs}::text[])`)
    .execute()
}

export async function listCodes(trx: TenantTransaction, kind: ProductKind) {
  const categories = await trx
    .selectFrom('kategori')
    .select(['kod', 'k_no'])
    .where('urun_tipi', '=', kind)
    .orderBy('sira')
    .execute()
  const regions = await trx.selectFrom('bolge').select(['kod', 'k_no']).execute()
  const places = await trx.selectFrom('transfer_yeri').select('kod').execute()
  const { rows } = await sql<{ anahtar: string }>`select g.bolum || '/' || g.ad as anahtar from gorsel g
    join gorsel_bilgi b on b.tenant_id = g.tenant_id and b.gorsel_k_no = g.k_no where b.silinme_zamani is null`.execute(
    trx,
  )
  return { categories, regions, places, pictures: rows.map(({ anahtar }) => anahtar) }
}

export interface NewImport {
  readonly tenant_id: number
  readonly k_no: string
  readonly ad: string
  readonly bicim: 'xlsx' | 'json'
  readonly urun_tipi: ProductKind
  readonly asama: ImportStage
  readonly personel_k_no: string
  readonly zaman: Date
}

export async function insertImport(trx: TenantTransaction, row: NewImport, icerik: Buffer): Promise<void> {
  await trx.insertInto('aktarim').values(row).execute()
  await trx.insertInto('aktarim_dosyasi').values({ tenant_id: row.tenant_id, aktarim_k_no: row.k_no, icerik }).execute()
}

const imports = (trx: TenantTransaction) =>
  trx
    .selectFrom('aktarim as a')
    .leftJoin('personel as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.k_no', '=', 'a.personel_k_no'),
    )
    .select(['a.k_no', 'a.ad', 'a.bicim', 'a.urun_tipi', 'a.asama', 'a.fiyatli', 'a.zaman'])
    .select(sql<string | null>`p.ad || ' ' || p.soyad`.as('kim'))

export async function listImportRows(trx: TenantTransaction, most: number) {
  return await imports(trx).orderBy('a.zaman', 'desc').limit(most).execute()
}

export async function findImport(trx: TenantTransaction, k_no: string) {
  return await imports(trx).where('a.k_no', '=', k_no).executeTakeFirst()
}
export type StoredImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Its acts come one after the other. */
export async function lockImport(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('aktarim').selectAll().where('k_no', '=', k_no).forUpdate().executeTakeFirst()
}

export async function setStage(
  trx: TenantTransaction,
  k_no: string,
  change: { readonly asama: ImportStage; readonly fiyatli?: boolean },
): Promise<void> {
  await trx.updateTable('aktarim').set(change).where('k_no', '=', k_no).execute()
}

export async function readFile(trx: TenantTransaction, k_no: string): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('aktarim_dosyasi')
    .select('icerik')
    .where('aktarim_k_no', '=', k_no)
    .executeTakeFirst()
  return row?.icerik
}

export type NewReportRow = Insertable<ImportedProductTable>
type NewRow = NewReportRow
/** A statement holds 65,535 values at most. */
const ROWS_AT_ONCE = 2000

export async function replaceReport(trx: TenantTransaction, k_no: string, rows: readonly NewRow[]): Promise<void> {
  await trx.deleteFrom('aktarim_urun').where('aktarim_k_no', '=', k_no).execute()
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('aktarim_urun')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
}

export async function listReport(
  trx: TenantTransaction,
  k_no: string,
  { durum, page, size }: { readonly durum: ImportState | undefined; readonly page: number; readonly size: number },
) {
  let rows = trx.selectFrom('aktarim_urun').selectAll().where('aktarim_k_no', '=', k_no)
  if (durum) rows = rows.where('durum', '=', durum)
  return await rows
    // What is wrong stands first, whatever its place in the file.
    .orderBy(sql`durum <> 'hata' and sonuc is distinct from 'atlandi'`)
    .orderBy('sira')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export async function listWholeReport(trx: TenantTransaction, k_no: string) {
  return await trx.selectFrom('aktarim_urun').selectAll().where('aktarim_k_no', '=', k_no).orderBy('sira').execute()
}

export async function countReport(trx: TenantTransaction, keys: readonly string[]) {
  return await trx
    .selectFrom('aktarim_urun')
    .select(['aktarim_k_no', 'durum', 'sonuc', 'canli'])
    .select(sql<number>`count(*)::int`.as('sayi'))
    .where('aktarim_k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .groupBy(['aktarim_k_no', 'durum', 'sonuc', 'canli'])
    .execute()
}

export async function listToWrite(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('aktarim_urun')
    .select(['sira', 'kod'])
    .where('aktarim_k_no', '=', k_no)
    .where('durum', 'in', ['yeni', 'degisen'])
    .where('sonuc', 'is', null)
    .orderBy('sira')
    .execute()
}

export async function listToPublish(trx: TenantTransaction, k_no: string) {
  return await trx
    .selectFrom('aktarim_urun')
    .select(['sira', 'urun_k_no'])
    .where('aktarim_k_no', '=', k_no)
    .where('durum', '<>', 'hata')
    .where((eb) => eb.or([eb('sonuc', '=', 'yazildi'), eb.and([eb('sonuc', 'is', null), eb('durum', '=', 'ayni')])]))
    .where('urun_k_no', 'is not', null)
    .orderBy('sira')
    .execute()
}

/** One of a run's products, held until it is written: two workers never write it twice. */
export async function lockRow(trx: TenantTransaction, k_no: string, sira: number) {
  return await trx
    .selectFrom('aktarim_urun')
    .selectAll()
    .where('aktarim_k_no', '=', k_no)
    .where('sira', '=', sira)
    .forUpdate()
    .executeTakeFirst()
}

export async function noteResult(
  trx: TenantTransaction,
  { k_no, sira }: { readonly k_no: string; readonly sira: number },
  change: Partial<Pick<NewRow, 'sonuc' | 'urun_k_no' | 'hatalar' | 'eksik'>>,
): Promise<void> {
  await trx.updateTable('aktarim_urun').set(change).where('aktarim_k_no', '=', k_no).where('sira', '=', sira).execute()
}

export async function listMappings(trx: TenantTransaction, urun_tipi: ProductKind) {
  return await trx
    .selectFrom('aktarim_esleme')
    .select(['sayfa', 'baslik', 'alan'])
    .where('urun_tipi', '=', urun_tipi)
    .execute()
}

export async function keepMapping(
  trx: TenantTransaction,
  mapping: {
    readonly tenant_id: number
    readonly urun_tipi: ProductKind
    readonly sayfa: string
    readonly baslik: string
    readonly alan: string | null
  },
): Promise<void> {
  await trx
    .insertInto('aktarim_esleme')
    .values(mapping)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'urun_tipi', 'sayfa', 'baslik']).doUpdateSet({ alan: mapping.alan }),
    )
    .execute()
}

/** Files rest for a month; what they have changed stays in the audit. */
export async function forgetOldFiles(trx: TenantTransaction): Promise<void> {
  await sql`delete from aktarim_dosyasi d using aktarim a where a.tenant_id = d.tenant_id and a.k_no = d.aktarim_k_no
    and a.zaman < now() - interval '30 days'`.execute(trx)
}
