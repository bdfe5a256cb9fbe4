import { type Insertable, sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import type { AllottedUnitTable } from '../../../platform/db/tables/agency-money.ts'
import type { ClaimTable } from '../../../platform/db/tables/reservation.ts'
import { LIVE_STATES } from '../../reservation/stock/stock.queries.ts'

export function claimsInsert(trx: TenantTransaction, rows: readonly Insertable<ClaimTable>[]) {
  return trx.insertInto('tutma').values(rows)
}

export function keptUnitsInsert(trx: TenantTransaction, rows: readonly Insertable<AllottedUnitTable>[]) {
  return trx.insertInto('acente_kontenjan_birim').values(rows)
}

export async function listFreeUnits(
  trx: TenantTransaction,
  kaynak_k_no: string,
  spans: readonly Span[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('birim as b')
    .select('b.k_no')
    .where('b.kaynak_k_no', '=', kaynak_k_no)
    .where('b.aktif', '=', true)
    .where(
      sql<boolean>`not exists (select 1 from tutma t
        join unnest(${spans.map(({ baslangic }) => baslangic)}::timestamptz[],
          ${spans.map(({ bitis }) => bitis)}::timestamptz[]) as g (bas, son) on t.baslangic < g.son and t.bitis > g.bas
        where t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no
          and t.durum in ('held', 'option', 'confirmed', 'blocked'))`,
    )
    .orderBy('b.k_no')
    .execute()
  return rows.map((row) => row.k_no)
}

export interface Span {
  readonly baslangic: Date
  readonly bitis: Date
}

/** Days that no booking uses: their blocks go, and they are released. */
export function releaseUnitsUpdate(claims: readonly string[]) {
  return sql`with biten as (update acente_kontenjan_birim set birakildi = true where tutma_k_no = any(${claims}::uuid[])
        returning tenant_id, tutma_k_no)
      update tutma t set durum = 'cancelled' from biten
      where t.tenant_id = biten.tenant_id and t.k_no = biten.tutma_k_no and t.durum = 'blocked'`
}

function selectKeptUnits(trx: TenantTransaction) {
  return trx
    .selectFrom('acente_kontenjan_birim as g')
    .innerJoin('birim as b', (join) =>
      join.onRef('b.tenant_id', '=', 'g.tenant_id').onRef('b.k_no', '=', 'g.birim_k_no'),
    )
    .select(['g.tutma_k_no', 'g.rezervasyon_k_no', 'b.kaynak_k_no'])
    .where('g.birakildi', '=', false)
}

export async function listDueUnits(trx: TenantTransaction, today: string, most: number) {
  return await selectKeptUnits(trx).where('g.birakma_tarihi', '<=', today).limit(most).execute()
}

export async function listUnitsOf(trx: TenantTransaction, kontenjan_k_no: string) {
  return await selectKeptUnits(trx).where('g.kontenjan_k_no', '=', kontenjan_k_no).execute()
}

/** A unit on one day that is kept for the agency, or that this reservation has of it. */
export interface KeptDay {
  readonly birim_k_no: string
  readonly kaynak_k_no: string
  readonly tutma_k_no: string
  /** What its claim covers. */
  readonly baslangic: Date
  readonly bitis: Date
  readonly kendi: boolean
  /** Released, or its release day has come: it is never blocked again. */
  readonly bitti: boolean
}

const LIVE = sql.join(LIVE_STATES.map((state) => sql.lit(state)))

export interface Window {
  readonly resources: readonly string[]
  readonly from: Date
  readonly to: Date
}

function keptDays(trx: TenantTransaction, today: string) {
  const ended = sql<boolean>`g.birakildi or g.birakma_tarihi <= ${today}::date`
  return trx
    .selectFrom('acente_kontenjan_birim as g')
    .innerJoin('birim as b', (join) =>
      join.onRef('b.tenant_id', '=', 'g.tenant_id').onRef('b.k_no', '=', 'g.birim_k_no'),
    )
    .innerJoin('tutma as t', (join) =>
      join.onRef('t.tenant_id', '=', 'g.tenant_id').onRef('t.k_no', '=', 'g.tutma_k_no'),
    )
    .select(['g.birim_k_no', 'b.kaynak_k_no', 'g.tutma_k_no'])
    .select([sql<Date>`t.baslangic`.as('baslangic'), sql<Date>`t.bitis`.as('bitis')])
    .select(ended.as('bitti'))
    .orderBy('g.tutma_k_no')
}

/** What it has of allotments already. */
export async function listOwnDays(trx: TenantTransaction, today: string, k_no: string): Promise<KeptDay[]> {
  const rows = await keptDays(trx, today).where('g.rezervasyon_k_no', '=', k_no).execute()
  return rows.map((row) => ({ ...row, kendi: true }))
}

/** The same without those that a living claim of the reservation is on. */
export async function listUnclaimedDays(trx: TenantTransaction, today: string, k_no: string): Promise<KeptDay[]> {
  const rows = await keptDays(trx, today)
    .where('g.rezervasyon_k_no', '=', k_no)
    .where(
      sql<boolean>`not exists (select 1 from tutma c where c.tenant_id = g.tenant_id and c.rezervasyon_k_no = ${k_no}
        and c.birim_k_no = g.birim_k_no and c.durum in (${LIVE}) and c.baslangic < t.bitis and c.bitis > t.baslangic)`,
    )
    .execute()
  return rows.map((row) => ({ ...row, kendi: true }))
}

/** What it may take: kept for the agency or the one above, in no booking, not released. */
export async function listFreeDays(
  trx: TenantTransaction,
  today: string,
  agencies: readonly string[],
  { resources, from, to }: Window,
): Promise<KeptDay[]> {
  if (agencies.length === 0 || resources.length === 0) return []
  const rows = await keptDays(trx, today)
    .where('b.kaynak_k_no', 'in', resources)
    .where('g.acente_k_no', 'in', agencies)
    .where('g.rezervasyon_k_no', 'is', null)
    .where('g.birakildi', '=', false)
    .where('g.birakma_tarihi', '>', today)
    .where('t.bitis', '>', from)
    .where('t.baslangic', '<', to)
    .execute()
  return rows.map((row) => ({ ...row, kendi: false }))
}

/** They make room for a booking of the agency. */
export function unblockUpdate(trx: TenantTransaction, claims: readonly string[]) {
  return trx.updateTable('tutma').set({ durum: 'cancelled' }).where('k_no', 'in', claims).where('durum', '=', 'blocked')
}

export function takenDaysUpdate(trx: TenantTransaction, rezervasyon_k_no: string, claims: readonly string[]) {
  return trx.updateTable('acente_kontenjan_birim').set({ rezervasyon_k_no }).where('tutma_k_no', 'in', claims)
}

export async function listResourcesOf(trx: TenantTransaction, units: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom('birim').select('kaynak_k_no').where('k_no', 'in', units).distinct().execute()
  return rows.map((row) => row.kaynak_k_no)
}

/** Days of `all` are no booking's any more; those of `again` are blocked where nothing else stands on them by now. */
export function keepAgainUpdate(all: readonly string[], again: readonly string[]) {
  return sql`with geri as (
        update tutma t set durum = 'blocked' where t.k_no = any(${again}::uuid[]) and not exists (
          select 1 from tutma c where c.tenant_id = t.tenant_id and c.birim_k_no = t.birim_k_no and c.k_no <> t.k_no
            and c.durum in (${LIVE}) and c.baslangic < t.bitis and c.bitis > t.baslangic)
        returning t.k_no)
      update acente_kontenjan_birim g set rezervasyon_k_no = null,
        birakildi = not exists (select 1 from geri where geri.k_no = g.tutma_k_no)
      where g.tutma_k_no = any(${all}::uuid[])`
}
