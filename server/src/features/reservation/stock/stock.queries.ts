import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed, fixedWrite } from '../../../platform/db/fixed-query.ts'
import { later } from '../../../platform/db/round-trip.ts'
import { type Question, run, type Statement } from '../../../platform/db/statement.ts'
import type { ClaimState } from '../../../platform/db/tables/reservation.ts'

export const LIVE_STATES: readonly ClaimState[] = ['held', 'option', 'confirmed', 'blocked']

/** Times in milliseconds: a calendar of many products reads hundreds of them. */
export interface UnitClaimRow {
  readonly birim_k_no: string
  readonly kaynak_k_no: string
  readonly baslangic: number | null
  readonly bitis: number | null
  readonly devir: boolean | null
}

export interface ClaimWindow {
  readonly from: Date
  readonly to: Date
  readonly now: Date
  /** A reservation whose own claims are left out. */
  readonly except?: string | undefined
}

const UNIT_CLAIMS: Statement = {
  name: 'unit-claims',
  text: `select b.k_no as birim_k_no, b.kaynak_k_no, (extract(epoch from t.baslangic) * 1000)::float8 as baslangic,
      (extract(epoch from t.bitis) * 1000)::float8 as bitis, t.devir
    from birim b
    left join tutma t on t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no
      and t.durum in (${LIVE_STATES.map((state) => `'${state}'`).join(', ')})
      and t.bitis > $2 and t.baslangic < $3 and (t.tutma_bitis is null or t.tutma_bitis > $4)
      and ($5::uuid is null or t.rezervasyon_k_no is distinct from $5::uuid)
    where b.kaynak_k_no = any($1::uuid[]) and b.aktif
    order by b.k_no`,
}

/** Units of these things with every live claim in the window; a unit without one comes once, with nulls. */
export function unitClaimsQuestion(
  resources: readonly string[],
  { from, to, now, except }: ClaimWindow,
): Question<UnitClaimRow> {
  return { statement: UNIT_CLAIMS, values: [resources, from, to, now, except ?? null] }
}

/** The same for so many things that a plan made for few would not do. */
export async function listUnitClaims(
  trx: TenantTransaction,
  resources: readonly string[],
  window: ClaimWindow,
): Promise<UnitClaimRow[]> {
  if (resources.length === 0) return []
  const { statement, values } = unitClaimsQuestion(resources, window)
  return await run<UnitClaimRow>(trx, { ...statement, name: '' }, ...values)
}

const SEATS: Statement = {
  name: 'departure-seats',
  text: 'select k_no, kapasite, alinan from kalkis where k_no = any($1::uuid[])',
}

// A list is planned anew each time, by what it holds.
const SEATS_OF_ONE: Statement = {
  name: 'departure-seats-of-one',
  text: 'select k_no, kapasite, alinan from kalkis where k_no = $1',
}

const SEATS_OF_OTHERS: Statement = {
  name: 'departure-seats-of-others',
  text: `select k.k_no, k.kapasite, k.alinan -
      (select coalesce(sum(t.kisi), 0)::int from tutma t where t.tenant_id = k.tenant_id and t.kalkis_k_no = k.k_no
        and t.rezervasyon_k_no = $2::uuid and t.durum in ('held', 'option', 'confirmed')) as alinan
    from kalkis k where k.k_no = any($1::uuid[])`,
}

interface SeatRow {
  readonly k_no: string
  readonly kapasite: number
  readonly alinan: number
}

/** Seats taken, without those of one reservation where it asks about itself. */
export function seatsQuestion(departures: readonly string[], except?: string): Question<SeatRow> {
  if (except !== undefined) return { statement: SEATS_OF_OTHERS, values: [departures, except] }
  const [first] = departures
  if (departures.length === 1) return { statement: SEATS_OF_ONE, values: [first] }
  return { statement: SEATS, values: [departures] }
}

/** Things and pools are locked by their own row, one statement, keys ascending; it travels with the next one. */
export async function lockResources(trx: TenantTransaction, resources: readonly string[]) {
  if (resources.length === 0) return
  await later(trx, resourcesQuery(trx, resources))
}

const resourcesQuery = fixed((trx, resources: readonly string[]) =>
  trx
    .selectFrom('kaynak')
    .select('k_no')
    .where('k_no', '=', sql<string>`any(${resources}::uuid[])`)
    .orderBy('k_no')
    .forNoKeyUpdate(),
)

/** Seats given back to a departure. */
export interface FreedSeats {
  readonly kalkis_k_no: string
  readonly kisi: number
}

export interface DepartureSeed {
  readonly tenant_id: number
  readonly k_no: string
  readonly kaynak_k_no: string
  readonly tarih: string
  readonly saat: string
  readonly kapasite: number
}

/** Departures without a booking get their row; keys ascending like the locks, as an insert locks too. */
export async function ensureDepartures(trx: TenantTransaction, seeds: readonly DepartureSeed[]): Promise<void> {
  if (seeds.length === 0) return
  await later(
    trx,
    departuresInsert(
      trx,
      seeds.toSorted((a, b) => (a.k_no < b.k_no ? -1 : 1)),
    ),
  )
}

const departuresInsert = fixedWrite((trx, rows: readonly DepartureSeed[]) =>
  trx
    .insertInto('kalkis')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing()),
)

/** The departures under their locks; a list that is empty locks nothing. */
export function departuresQuery(trx: TenantTransaction, departures: readonly string[]) {
  const [first] = departures
  if (departures.length === 1 && first) return departureQuery(trx, first)
  return departureListQuery(trx, departures)
}

function lockedInOrder(trx: TenantTransaction) {
  return trx.selectFrom('kalkis').select(['k_no', 'kapasite', 'alinan']).orderBy('k_no').forNoKeyUpdate()
}

const departureQuery = fixed((trx, departure: string) => lockedInOrder(trx).where('k_no', '=', departure))
const departureListQuery = fixed((trx, departures: readonly string[]) =>
  lockedInOrder(trx).where('k_no', '=', sql<string>`any(${departures}::uuid[])`),
)

/** Whether there is anything to retire, which is seldom; asking costs a third of it. The caller holds the locks. */
export const anyDeadQuery = fixed(
  (_trx, resources: readonly string[], departures: readonly string[], now: Date) => sql<{ var: boolean }>`
    select exists (
        select 1 from tutma
        where kalkis_k_no = any(${departures}::uuid[]) and durum in ('held', 'option') and tutma_bitis <= ${now})
      or exists (
        select 1 from birim b
        join tutma t on t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no
          and t.durum in ('held', 'option') and t.tutma_bitis <= ${now}
        where b.kaynak_k_no = any(${resources}::uuid[])) as var`,
)

/**
 * Holds and options on these things that have run out: retired exactly once, as the change of state is the guard, and
 * their seats given back in the same statement. Seats and units are looked for apart, as no index answers one or the
 * other. The caller holds the locks. Its rows are the seats per departure.
 */
export const retireDeadQuery = fixed(
  (_trx, resources: readonly string[], departures: readonly string[], now: Date) => sql<FreedSeats>`
    with biten as (
      select tenant_id, k_no from tutma
      where kalkis_k_no = any(${departures}::uuid[]) and durum in ('held', 'option') and tutma_bitis <= ${now}
      union all
      select t.tenant_id, t.k_no from birim b
      join tutma t on t.tenant_id = b.tenant_id and t.birim_k_no = b.k_no
        and t.durum in ('held', 'option') and t.tutma_bitis <= ${now}
      where b.kaynak_k_no = any(${resources}::uuid[])),
    olu as (
      update tutma t set durum = 'expired' from biten
      where t.tenant_id = biten.tenant_id and t.k_no = biten.k_no and t.durum in ('held', 'option')
      returning t.tenant_id, t.kalkis_k_no, t.kisi),
    geri as (
      select tenant_id, kalkis_k_no, sum(kisi)::int as kisi from olu where kalkis_k_no is not null
      group by tenant_id, kalkis_k_no)
    update kalkis k set alinan = k.alinan - g.kisi from geri g
    where k.tenant_id = g.tenant_id and k.k_no = g.kalkis_k_no
    returning k.k_no as kalkis_k_no, g.kisi`,
)
