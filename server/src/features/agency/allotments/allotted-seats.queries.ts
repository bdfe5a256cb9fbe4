import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AllotmentDayTable, AllotmentUseTable } from '../../../platform/db/tables/agency-money.ts'

export interface AllottedDay {
  readonly kontenjan_k_no: string
  readonly kalkis_k_no: string
  readonly adet: number
  readonly alinan: number
  readonly tutma_k_no: string
  /** Seats that its blocked claim holds. */
  readonly tutulan: number
  /** Nothing can be taken from it any more. */
  readonly bitti: boolean
  /** Seats of it that this reservation has. */
  readonly kendi: number
}

interface DaysAsked {
  readonly departures: readonly string[]
  readonly agencies: readonly string[]
  /** The reservation whose own share is told with each day. */
  readonly k_no: string
}

export async function listAllottedDays(
  trx: TenantTransaction,
  today: string,
  { departures, agencies, k_no }: DaysAsked,
): Promise<AllottedDay[]> {
  return await trx
    .selectFrom('acente_kontenjan_gun as g')
    .innerJoin('tutma as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.k_no', '=', 'g.tutma_k_no'),
    )
    .leftJoin('acente_kontenjan_kullanimi as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 'g.tenant_id')
        .onRef('u.kontenjan_k_no', '=', 'g.kontenjan_k_no')
        .onRef('u.kalkis_k_no', '=', 'g.kalkis_k_no')
        .on('u.rezervasyon_k_no', '=', k_no),
    )
    .select(['g.kontenjan_k_no', 'g.kalkis_k_no', 'g.adet', 'g.alinan', 'g.tutma_k_no', 't.kisi as tutulan'])
    .select(sql<boolean>`g.birakildi or g.birakma_tarihi <= ${today}::date`.as('bitti'))
    .select(sql<number>`coalesce(u.adet, 0)`.as('kendi'))
    .where((where) =>
      where.or([
        where('u.adet', 'is not', null),
        ...(departures.length > 0 && agencies.length > 0
          ? [where.and([where('g.kalkis_k_no', 'in', departures), where('g.acente_k_no', 'in', agencies)])]
          : []),
      ]),
    )
    .orderBy('g.kalkis_k_no')
    .orderBy('g.kontenjan_k_no')
    .execute()
}

interface DayKey {
  readonly kontenjan_k_no: string
  readonly kalkis_k_no: string
}

/** Adds `more` to what is taken. */
export function takenUpdate(trx: TenantTransaction, { kontenjan_k_no, kalkis_k_no }: DayKey, more: number) {
  return trx
    .updateTable('acente_kontenjan_gun')
    .set({ alinan: sql<number>`alinan + ${more}` })
    .where('kontenjan_k_no', '=', kontenjan_k_no)
    .where('kalkis_k_no', '=', kalkis_k_no)
}

/** Takes `serbest` out of the block, or writes `read - serbest` where the caller holds no lock. */
export function blockedUpdate(trx: TenantTransaction, tutma_k_no: string, serbest: number) {
  return trx
    .updateTable('tutma')
    .set({ kisi: sql<number>`kisi - ${serbest}` })
    .where('k_no', '=', tutma_k_no)
}

export function freedSeatsUpdate(trx: TenantTransaction, kalkis_k_no: string, serbest: number) {
  return trx
    .updateTable('kalkis')
    .set({ alinan: sql<number>`alinan - ${serbest}` })
    .where('k_no', '=', kalkis_k_no)
}

export function usesDelete(trx: TenantTransaction, k_no: string, { kontenjan_k_no, kalkis_k_no }: DayKey) {
  return trx
    .deleteFrom('acente_kontenjan_kullanimi')
    .where('rezervasyon_k_no', '=', k_no)
    .where('kontenjan_k_no', '=', kontenjan_k_no)
    .where('kalkis_k_no', '=', kalkis_k_no)
}

export function takenShareInsert(trx: TenantTransaction, row: Insertable<AllotmentUseTable>) {
  return trx.insertInto('acente_kontenjan_kullanimi').values(row)
}

export async function countFreeSeats(trx: TenantTransaction, kalkis_k_no: string): Promise<number> {
  const row = await trx
    .selectFrom('kalkis')
    .select(sql<number>`greatest(0, kapasite - alinan)`.as('bos'))
    .where('k_no', '=', kalkis_k_no)
    .executeTakeFirst()
  return row?.bos ?? 0
}

export function allottedDaysInsert(trx: TenantTransaction, rows: readonly Insertable<AllotmentDayTable>[]) {
  return trx.insertInto('acente_kontenjan_gun').values(rows)
}

export function keptSeatsUpdate(trx: TenantTransaction, departures: readonly string[], adet: number) {
  return trx
    .updateTable('kalkis')
    .set({ alinan: sql<number>`alinan + ${adet}` })
    .where('k_no', 'in', departures)
}

export interface KeptSeats {
  readonly kontenjan_k_no: string
  readonly kalkis_k_no: string
  readonly tutma_k_no: string
}

function selectKeptSeats(trx: TenantTransaction) {
  return trx
    .selectFrom('acente_kontenjan_gun')
    .select(['kontenjan_k_no', 'kalkis_k_no', 'tutma_k_no'])
    .where('birakildi', '=', false)
    .orderBy('kalkis_k_no')
}

export async function listDueSeats(trx: TenantTransaction, today: string, most: number) {
  return await selectKeptSeats(trx).where('birakma_tarihi', '<=', today).limit(most).execute()
}

export async function listSeatsOf(trx: TenantTransaction, kontenjan_k_no: string) {
  return await selectKeptSeats(trx).where('kontenjan_k_no', '=', kontenjan_k_no).execute()
}

/** The block goes, the day is released, and the departure has its seats back. */
export async function releaseDay(trx: TenantTransaction, { kontenjan_k_no, kalkis_k_no, tutma_k_no }: KeptSeats) {
  await sql`with birakilan as (
        update tutma set durum = 'cancelled' where k_no = ${tutma_k_no}::uuid and durum = 'blocked' returning kisi),
      gun as (update acente_kontenjan_gun set birakildi = true
        where kontenjan_k_no = ${kontenjan_k_no}::uuid and kalkis_k_no = ${kalkis_k_no}::uuid)
      update kalkis set alinan = alinan - birakilan.kisi from birakilan where k_no = ${kalkis_k_no}::uuid`.execute(trx)
}
