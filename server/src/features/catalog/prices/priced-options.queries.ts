import type { PricePublication } from '@meltem/contract/catalog/prices-office'
import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { type Selectable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { PriceDraftTable, StoredSummary } from '../../../platform/db/tables/prices.ts'
import type { StoredStayRules } from '../../../platform/db/tables/reservation.ts'

export interface PricedRow {
  readonly k_no: string
  readonly urun_k_no: string
  readonly tip: ProductKind
  readonly urun: string
  readonly ad: string
  readonly tarife: StoredTariff
  readonly konaklama: StoredStayRules | null
  /** Null where its prices have no plan yet. */
  readonly surum: number | null
  readonly yayin_k_no: string | null
}

export interface PricedFilter {
  readonly secenekler?: readonly string[] | undefined
  readonly urun_k_no?: string | undefined
  readonly tip?: ProductKind | undefined
  readonly ara?: string | undefined
}

/** Options by kind and name, drafts of products too; all of them in one number beside each. */
export async function listPriced(
  trx: TenantTransaction,
  language: Language,
  { secenekler, urun_k_no, tip, ara }: PricedFilter,
  most: number,
): Promise<(PricedRow & { toplam: number })[]> {
  const text = (column: string) => sql<string>`coalesce(${sql.ref(column)} ->> ${language}::text,
    ${sql.ref(column)} ->> 'tr', ${sql.ref(column)} ->> 'en', '')`
  const { rows } = await sql<PricedRow & { toplam: number }>`
    select o.k_no, o.urun_k_no, u.urun_tipi as tip, ${text('u.ad')} as urun, ${text('o.ad')} as ad, o.tarife, o.konaklama,
      p.surum, p.yayin_k_no, count(*) over ()::int as toplam
    from opsiyon o
    join urun u on u.tenant_id = o.tenant_id and u.k_no = o.urun_k_no
    left join fiyat_plani p on p.tenant_id = o.tenant_id and p.opsiyon_k_no = o.k_no
    where o.aktif
      and (${secenekler ?? null}::uuid[] is null or o.k_no = any(${secenekler ?? null}::uuid[]))
      and (${urun_k_no ?? null}::uuid is null or o.urun_k_no = ${urun_k_no ?? null}::uuid)
      and (${tip ?? null}::text is null or u.urun_tipi = ${tip ?? null}::text)
      and (${ara ?? null}::text is null or strpos(lower(u.ad::text || ' ' || o.ad::text), lower(${ara ?? ''})) > 0)
    order by array_position(${PRODUCT_KINDS}::text[], u.urun_tipi::text), urun, o.sira, o.k_no
    limit ${most}`.execute(trx)
  return rows
}

/** Options of these products that people stay in. */
export async function listStayOptions(trx: TenantTransaction, products: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('opsiyon')
    .select('k_no')
    .where('urun_k_no', '=', sql<string>`any(${products}::uuid[])`)
    .where('aktif', '=', true)
    .where('konaklama', 'is not', null)
    .orderBy('k_no')
    .execute()
  return rows.map(({ k_no }) => k_no)
}

/**
 * Taken in one order, so that two clerks who publish wait for each other and never hang; with the options, as prices
 * stand in one tariff with the terms that are changed there.
 */
export async function lockPlans(trx: TenantTransaction, options: readonly string[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('fiyat_plani')
    .select(['opsiyon_k_no', 'surum'])
    .where('opsiyon_k_no', '=', sql<string>`any(${options}::uuid[])`)
    .orderBy('opsiyon_k_no')
    .forUpdate()
    .execute()
  await trx
    .selectFrom('opsiyon')
    .select('k_no')
    .where('k_no', '=', sql<string>`any(${options}::uuid[])`)
    .orderBy('k_no')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.opsiyon_k_no, row.surum]))
}

export async function raiseVersions(
  trx: TenantTransaction,
  options: readonly string[],
  yayin_k_no: string | null,
): Promise<{ k_no: string; surum: number }[]> {
  const rows = await trx
    .updateTable('fiyat_plani')
    .set((eb) => ({ surum: eb('surum', '+', 1), ...(yayin_k_no === null ? {} : { yayin_k_no }) }))
    .where('opsiyon_k_no', '=', sql<string>`any(${options}::uuid[])`)
    .returning(['opsiyon_k_no as k_no', 'surum'])
    .execute()
  return rows
}

type Draft = Selectable<PriceDraftTable>
export type DraftRow = Omit<Draft, 'tenant_id'> & { readonly kim: string }

export async function listDrafts(trx: TenantTransaction, options: readonly string[]): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select t.opsiyon_k_no, t.donemler, t.istisnalar, t.bosluk, t.degisim, t.personel_k_no, t.zaman,
      coalesce(p.ad || ' ' || p.soyad, '') as kim
    from fiyat_taslak t
    left join personel p on p.tenant_id = t.tenant_id and p.k_no = t.personel_k_no
    where t.opsiyon_k_no = any(${options}::uuid[])`.execute(trx)
  return rows
}

export type NewDraft = Pick<Draft, 'opsiyon_k_no' | 'donemler' | 'istisnalar' | 'bosluk' | 'degisim'>

/** One statement for as many options as there are. */
export async function keepDrafts(
  trx: TenantTransaction,
  drafts: readonly NewDraft[],
  { tenant_id, personel_k_no, an }: { tenant_id: number; personel_k_no: string; an: Date },
): Promise<void> {
  await sql`insert into fiyat_taslak
      (tenant_id, opsiyon_k_no, donemler, istisnalar, bosluk, degisim, personel_k_no, zaman)
    select ${tenant_id}, s.opsiyon_k_no, s.donemler, s.istisnalar, s.bosluk, s.degisim, ${personel_k_no}::uuid, ${an}
    from json_to_recordset(${JSON.stringify(drafts)}::json)
      as s (opsiyon_k_no uuid, donemler json, istisnalar json, bosluk json, degisim json)
    on conflict (tenant_id, opsiyon_k_no) do update set donemler = excluded.donemler,
      istisnalar = excluded.istisnalar, bosluk = excluded.bosluk, degisim = excluded.degisim,
      personel_k_no = excluded.personel_k_no, zaman = excluded.zaman`.execute(trx)
}

export async function dropDrafts(trx: TenantTransaction, options: readonly string[]): Promise<void> {
  await trx.deleteFrom('fiyat_taslak').where('opsiyon_k_no', '=', sql<string>`any(${options}::uuid[])`).execute()
}

export async function writeGapRules(
  trx: TenantTransaction,
  rules: ReadonlyMap<string, StoredStayRules>,
): Promise<void> {
  for (const [k_no, konaklama] of rules) {
    await trx
      .updateTable('opsiyon')
      .set({ konaklama: JSON.stringify(konaklama) })
      .where('k_no', '=', k_no)
      .execute()
  }
}

export interface PublicationRow {
  readonly k_no: string
  readonly zaman: Date
  readonly secenekler: readonly string[]
  readonly ozet: StoredSummary
}

export async function lockPublication(trx: TenantTransaction, k_no: string): Promise<PublicationRow | undefined> {
  return await trx
    .selectFrom('fiyat_yayini')
    .select(['k_no', 'zaman', 'secenekler', 'ozet'])
    .where('k_no', '=', k_no)
    .forUpdate()
    .executeTakeFirst()
}

const PUBLICATIONS_SHOWN = 8

export async function listPublications(trx: TenantTransaction): Promise<PricePublication[]> {
  const { rows } = await sql<Omit<PricePublication, 'zaman'> & { zaman: Date }>`
    select y.k_no, y.zaman, p.ad || ' ' || p.soyad as kim, cardinality(y.secenekler)::int as secenek,
      coalesce((y.ozet ->> 'gun')::int, 0) as gun, y.geri_alinan,
      not exists (select 1 from fiyat_plani f where f.tenant_id = y.tenant_id
        and f.opsiyon_k_no = any(y.secenekler) and f.yayin_k_no is distinct from y.k_no) as son
    from fiyat_yayini y
    left join personel p on p.tenant_id = y.tenant_id and p.k_no = y.personel_k_no
    order by y.zaman desc, y.k_no
    limit ${PUBLICATIONS_SHOWN}`.execute(trx)
  return rows.map((row) => ({ ...row, zaman: row.zaman.toISOString() }))
}

/** States of a booking whose price is promised or paid. */
const KEPT = ['requested', 'accepted', 'confirmed', 'completed']

export interface BookedSpan {
  readonly k_no: string
  readonly kayit_no: string
  readonly secenek_k_no: string
  readonly ilk: IsoDay
  readonly son: IsoDay
}

/** Bookings of these options that reach into these days; they keep the price they were sold at. */
export async function listBooked(
  trx: TenantTransaction,
  options: readonly string[],
  { ilk, son }: { ilk: IsoDay; son: IsoDay },
): Promise<BookedSpan[]> {
  const { rows } = await sql<BookedSpan>`
    select r.k_no, r.kayit_no, s.opsiyon_k_no as secenek_k_no, s.baslangic as ilk,
      coalesce(s.bitis, s.baslangic) as son
    from rezervasyon_satiri s
    join rezervasyon r on r.tenant_id = s.tenant_id and r.k_no = s.rezervasyon_k_no
    where s.opsiyon_k_no = any(${options}::uuid[]) and s.baslangic between ${ilk}::date - 366 and ${son}::date
      and coalesce(s.bitis, s.baslangic) >= ${ilk}::date
      and r.kayit_no is not null and r.durum = any(${KEPT}::text[])
      and not exists (select 1 from satir_iptali i where i.tenant_id = s.tenant_id
        and i.rezervasyon_k_no = s.rezervasyon_k_no and i.sira = s.sira)
    order by s.baslangic, r.kayit_no`.execute(trx)
  return rows
}

/** Options whose prices have a plan. */
export async function listPlanned(trx: TenantTransaction): Promise<string[]> {
  const rows = await trx.selectFrom('fiyat_plani').select('opsiyon_k_no').orderBy('opsiyon_k_no').execute()
  return rows.map((row) => row.opsiyon_k_no)
}
