import type { IsoDay } from '@meltem/domain/calendar-day'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import type { PricePeriod } from '@meltem/domain/pricing/plan/price-plan'
import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { StoredSummary } from '../../../platform/db/tables/prices.ts'
import type { MonthRow } from '../tariff/day-rows.ts'
import type { PaintedMonth } from './plan-rows.ts'

export interface PeriodRow extends PricePeriod {
  readonly k_no: string
  readonly opsiyon_k_no: string
}

export interface PaintedRow extends PaintedMonth {
  readonly k_no: string
  readonly opsiyon_k_no: string
}

/** A row that begins, with the option and currency it is for. */
interface Begun {
  readonly opsiyon_k_no: string
  readonly kur: string
}

export interface Life {
  readonly tenant_id: number
  readonly yayin_k_no: string | null
  readonly an: Date
}

/** What counts at a moment; now without one. */
export async function listPeriods(trx: TenantTransaction, options: readonly string[], an?: Date): Promise<PeriodRow[]> {
  const rows = await trx
    .selectFrom('fiyat_donemi')
    .select(['k_no', 'opsiyon_k_no', 'sezon', 'ilk_gun', 'son_gun', 'fiyatlar', 'en_az_gece', 'giris', 'cikis'])
    .where('opsiyon_k_no', '=', sql<string>`any(${options}::uuid[])`)
    .where(livingAt(an))
    .orderBy('ilk_gun')
    .orderBy('k_no')
    .execute()
  return rows.map((row) => ({ ...row, fiyatlar: row.fiyatlar.map(Number) }))
}

export async function listPainted(
  trx: TenantTransaction,
  options: readonly string[],
  an?: Date,
): Promise<PaintedRow[]> {
  return await trx
    .selectFrom('fiyat_istisna')
    .select(['k_no', 'opsiyon_k_no', 'ay', 'gunler'])
    .where('opsiyon_k_no', '=', sql<string>`any(${options}::uuid[])`)
    .where(livingAt(an))
    .execute()
}

function livingAt(an: Date | undefined) {
  return an ? sql<boolean>`baslangic <= ${an} and (bitis is null or bitis > ${an})` : sql<boolean>`bitis is null`
}

export async function endPeriods(trx: TenantTransaction, keys: readonly string[], an: Date): Promise<void> {
  if (keys.length === 0) return
  await trx
    .updateTable('fiyat_donemi')
    .set({ bitis: an })
    .where('k_no', '=', sql<string>`any(${keys}::uuid[])`)
    .execute()
}

export async function endPainted(trx: TenantTransaction, keys: readonly string[], an: Date): Promise<void> {
  if (keys.length === 0) return
  await trx
    .updateTable('fiyat_istisna')
    .set({ bitis: an })
    .where('k_no', '=', sql<string>`any(${keys}::bigint[])`)
    .execute()
}

export async function beginPeriods(
  trx: TenantTransaction,
  rows: readonly (PricePeriod & Begun)[],
  { tenant_id, yayin_k_no, an }: Life,
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map(({ opsiyon_k_no, kur, ...period }) => ({
    tenant_id,
    opsiyon_k_no,
    kur,
    yayin_k_no,
    baslangic: an,
    sezon: period.sezon,
    ilk_gun: period.ilk_gun,
    son_gun: period.son_gun,
    fiyatlar: [...period.fiyatlar],
    en_az_gece: period.en_az_gece,
    giris: [...period.giris],
    cikis: [...period.cikis],
  }))
  for (let from = 0; from < values.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('fiyat_donemi')
      .values(values.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
}

/** A statement holds 65,535 values at most. */
const ROWS_AT_ONCE = 4000

/** In one value: a repainted year of three hundred options is thousands of rows. */
export async function beginPainted(
  trx: TenantTransaction,
  rows: readonly (PaintedMonth & Begun)[],
  { tenant_id, yayin_k_no, an }: Life,
): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into fiyat_istisna (tenant_id, opsiyon_k_no, kur, ay, gunler, yayin_k_no, baslangic)
    select ${tenant_id}, satir.opsiyon_k_no, satir.kur, satir.ay, satir.gunler, ${yayin_k_no}::uuid, ${an}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as satir (opsiyon_k_no uuid, kur text, ay date, gunler json)`.execute(trx)
}

/** Days as lists and bookings read them; those of months that are not named stay. */
export async function writeMonths(trx: TenantTransaction, tenant_id: number, rows: readonly MonthRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into gun_ayi (tenant_id, opsiyon_k_no, ay, sezonlar, gunler)
    select ${tenant_id}, satir.opsiyon_k_no, satir.ay,
      array(select json_array_elements_text(satir.sezonlar)), satir.gunler
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as satir (opsiyon_k_no uuid, ay date, sezonlar json, gunler json)
    on conflict (tenant_id, opsiyon_k_no, ay)
      do update set sezonlar = excluded.sezonlar, gunler = excluded.gunler`.execute(trx)
}

export async function listStandingMonths(
  trx: TenantTransaction,
  options: readonly string[],
  from: IsoDay,
): Promise<MonthRow[]> {
  return await trx
    .selectFrom('gun_ayi')
    .select(['opsiyon_k_no', 'ay', 'sezonlar', 'gunler'])
    .where('opsiyon_k_no', '=', sql<string>`any(${options}::uuid[])`)
    .where('ay', '>=', from)
    .orderBy('opsiyon_k_no')
    .orderBy('ay')
    .execute()
}

export async function writeTariff(trx: TenantTransaction, opsiyon_k_no: string, tariff: StoredTariff): Promise<void> {
  await trx
    .updateTable('opsiyon')
    .set({ tarife: JSON.stringify(tariff) })
    .where('k_no', '=', opsiyon_k_no)
    .execute()
}

/** Many at once: a matrix of rides is hundreds of options. */
export async function writeTariffs(trx: TenantTransaction, tariffs: ReadonlyMap<string, StoredTariff>): Promise<void> {
  if (tariffs.size === 0) return
  const values = [...tariffs.values()].map((one) => JSON.stringify(one))
  await sql`update opsiyon o set tarife = y.tarife::jsonb
    from unnest(${[...tariffs.keys()]}::uuid[], ${values}::text[]) as y(k_no, tarife) where o.k_no = y.k_no`.execute(
    trx,
  )
}

/** A plan has one row however often it is made; those that were made now. */
export async function addPlans(
  trx: TenantTransaction,
  tenant_id: number,
  options: readonly string[],
): Promise<string[]> {
  if (options.length === 0) return []
  const rows = await trx
    .insertInto('fiyat_plani')
    .values(options.map((opsiyon_k_no) => ({ tenant_id, opsiyon_k_no, yayin_k_no: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('opsiyon_k_no')
    .execute()
  return rows.map((row) => row.opsiyon_k_no)
}

export async function addPublication(
  trx: TenantTransaction,
  publication: Life & {
    readonly personel_k_no: string | null
    readonly secenekler: readonly string[]
    readonly ozet: StoredSummary
    readonly geri_alinan?: string
  },
): Promise<void> {
  const { tenant_id, yayin_k_no, an, personel_k_no, secenekler, ozet, geri_alinan = null } = publication
  if (yayin_k_no === null) return
  await trx
    .insertInto('fiyat_yayini')
    .values({
      tenant_id,
      k_no: yayin_k_no,
      zaman: an,
      personel_k_no,
      secenekler: [...secenekler],
      ozet: JSON.stringify(ozet),
      geri_alinan,
    })
    .execute()
}
