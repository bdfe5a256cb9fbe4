import { addDays } from '@meltem/domain/calendar-day'
import { askAll } from '../../db/round-trip.ts'
import { ask, askLast, type Step } from '../../db/statement.ts'
import type { StockView } from './allocate.ts'
import { type Booking, StockMoved } from './booking.ts'
import { type ClaimKeys, claimsQuery, releaseQuery, seatsOf } from './claims.queries.ts'
import { point } from './fault-points.ts'
import { instantOf } from './istanbul.ts'
import { STAY_MARGIN } from './sold-line.ts'
import {
  departuresQuery,
  ensureDepartures,
  lockResources,
  retireDeadQuery,
  seatsStep,
  type UnitClaimRow,
  unitClaimsStep,
} from './stock.queries.ts'
import type { SeatNeed, StockNeed, UnitNeed } from './stock-need.ts'

/** What a reservation holds already: locked with the rest and given back before the new stock is looked at. */
export interface OwnStock {
  readonly rezervasyon_k_no: string
  readonly claims: readonly ClaimKeys[]
}

/** Holds nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

function unitNeeds(needs: readonly StockNeed[]): UnitNeed[] {
  return needs.filter((need) => need.tur === 'birim')
}

function seatNeeds(needs: readonly StockNeed[]): SeatNeed[] {
  return needs.filter((need) => need.tur === 'kalkis')
}

function sorted(keys: Iterable<string>): string[] {
  return [...new Set(keys)].sort()
}

/**
 * Locks all stock an act may touch, in the fixed rank: units before departures (the coupon comes after), one statement
 * each, keys ascending. Dead holds on it are retired, own claims given back. Answers the stock under the locks.
 */
export async function lockStock(booking: Booking, needs: readonly StockNeed[], own?: OwnStock): Promise<StockView> {
  const { trx, tenant, now, services } = booking
  const lock = !services.booking.lockingOff
  const seats = seatNeeds(needs)
  const kept = keysOf(own?.claims ?? [])
  const resources = sorted([...unitNeeds(needs).map((need) => need.kaynak_k_no), ...kept.resources])
  const departures = sorted([...seats.map((need) => need.kalkis_k_no), ...kept.departures])
  await point('before_lock')
  await lockResources(trx, resources, lock)
  await ensureDepartures(trx, departureSeeds(tenant.id, seats))
  const holder = own?.rezervasyon_k_no ?? NOBODY
  const [rows, retired, claims, released] = await askAll(
    trx,
    departuresQuery(trx, departures, lock),
    retireDeadQuery(trx, resources, departures, now),
    claimsQuery(trx, holder),
    releaseQuery(trx, holder, 'cancelled'),
  )
  await point('after_lock')
  await point('after_retire')
  if (own) requireUnmoved(own, claims)
  const freed = seatsOf(retired)
  const given = seatsOf(released)
  const [units = []] = await ask(trx, unitSteps(booking, unitNeeds(needs)))
  return {
    seats: new Map(
      rows.map(({ k_no, kapasite, alinan }) => [
        k_no,
        { kapasite, alinan: alinan - (freed.get(k_no) ?? 0) - (given.get(k_no) ?? 0) },
      ]),
    ),
    units: groupUnits(units as UnitClaimRow[]),
  }
}

export function keysOf(claims: readonly ClaimKeys[]): { resources: string[]; departures: string[] } {
  return {
    resources: sorted(claims.map((claim) => claim.kaynak_k_no).filter((key) => key !== null)),
    departures: sorted(claims.map((claim) => claim.kalkis_k_no).filter((key) => key !== null)),
  }
}

/** Under the locks the claims must still be those that were read before them; otherwise the act starts again. */
function requireUnmoved({ claims }: OwnStock, found: readonly ClaimKeys[]): void {
  const locked = keysOf(claims)
  const current = keysOf(found)
  const known = new Set([...locked.resources, ...locked.departures])
  if ([...current.resources, ...current.departures].some((key) => !known.has(key))) throw new StockMoved()
}

function departureSeeds(tenant_id: number, seats: readonly SeatNeed[]) {
  const unique = new Map(seats.map((need) => [need.kalkis_k_no, need]))
  return Array.from(unique.values(), ({ kalkis_k_no, kaynak_k_no, tarih, saat, kontenjan }) => ({
    tenant_id,
    k_no: kalkis_k_no,
    kaynak_k_no,
    tarih,
    saat,
    kapasite: kontenjan,
  }))
}

interface StockQuestion {
  /** What this reservation holds itself is left out. */
  readonly except?: string
  /** Nothing else is asked in the transaction: its commit travels along. */
  readonly last?: boolean
}

/** The same view without locks and in one round trip, for quotes. */
export async function readStock(
  booking: Booking,
  needs: readonly StockNeed[],
  { except, last = false }: StockQuestion = {},
): Promise<StockView> {
  const departures = sorted(seatNeeds(needs).map((need) => need.kalkis_k_no))
  const seats = departures.length === 0 ? [] : [seatsStep(departures, except)]
  const units = unitSteps(booking, unitNeeds(needs), except)
  const answers = await (last ? askLast : ask)(booking.trx, [...seats, ...units])
  const [taken = []] = answers.slice(0, seats.length) as SeatRow[][]
  const [claims = []] = answers.slice(seats.length) as UnitClaimRow[][]
  return {
    seats: new Map(taken.map(({ k_no, kapasite, alinan }) => [k_no, { kapasite, alinan }])),
    units: groupUnits(claims),
  }
}

interface SeatRow {
  readonly k_no: string
  readonly kapasite: number
  readonly alinan: number
}

/** Claims around the stay as well: gaps and turnover are seen from the neighbours. */
function unitSteps({ now }: Booking, needs: readonly UnitNeed[], except?: string): Step[] {
  if (needs.length === 0) return []
  const days = needs.flatMap(({ from, to }) => [from, to]).map((instant) => instant.getTime())
  const margin = (STAY_MARGIN + 1) * 24 * 60 * 60 * 1000
  const window = { from: new Date(Math.min(...days) - margin), to: new Date(Math.max(...days) + margin), now, except }
  return [unitClaimsStep(sorted(needs.map((need) => need.kaynak_k_no)), window)]
}

export function groupUnits(rows: readonly UnitClaimRow[]): StockView['units'] {
  const units: StockView['units'] = new Map()
  for (const { kaynak_k_no, birim_k_no, baslangic, bitis, devir } of rows) {
    const pool = units.get(kaynak_k_no) ?? []
    if (pool.length === 0) units.set(kaynak_k_no, pool)
    let unit = pool.at(-1)
    if (unit?.k_no !== birim_k_no) {
      unit = pool.find((one) => one.k_no === birim_k_no) ?? { k_no: birim_k_no, tutmalar: [] }
      if (!pool.includes(unit)) pool.push(unit)
    }
    if (baslangic !== null && bitis !== null) {
      unit.tutmalar.push({ from: new Date(baslangic), to: new Date(bitis), devir: devir ?? true })
    }
  }
  return units
}

/** From the first night shown to the last, with room for neighbours. */
export function monthWindow(month: string): { first: string; last: string; from: Date; to: Date } {
  const first = `${month}-01`
  const next = addDays(first, 32).slice(0, 7)
  const last = `${next}-01`
  return {
    first,
    last,
    from: instantOf(`${addDays(first, -STAY_MARGIN)}T00:00`),
    to: instantOf(`${addDays(last, STAY_MARGIN)}T00:00`),
  }
}
