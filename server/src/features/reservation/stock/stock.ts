import { isDeepStrictEqual } from 'node:util'
import { addDays } from '@meltem/domain/calendar-day'
import { askAll, askAllLast } from '../../../platform/db/round-trip.ts'
import { instantOf } from '../../../platform/istanbul.ts'
import { STAY_MARGIN } from '../../catalog/tariff/sold-line.ts'
import type { SeatNeed, StockNeed, UnitNeed } from '../../catalog/tariff/stock-need.ts'
import { type Booking, StockMoved } from '../booking.ts'
import { point } from '../fault-points.ts'
import { type ClaimKeys, claimsQuery, releaseStock } from './claims.queries.ts'
import {
  anyDeadQuery,
  type DepartureSeed,
  departuresQuery,
  ensureDepartures,
  lockResources,
  retireDeadQuery,
  seatsQuestion,
  type UnitClaimRow,
  unitClaimsQuestion,
} from './stock.queries.ts'
import type { StockView } from './stock-view.ts'

/** What a reservation holds already: locked with the rest, and given back before the new stock is looked at. */
export interface OwnStock {
  readonly rezervasyon_k_no: string
  readonly claims: readonly ClaimKeys[]
  /** Seats that it wants again stay where they are: for an act that takes all of it or fails. */
  readonly stays?: boolean
}

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
  const { trx, tenant, now } = booking
  const seats = seatNeeds(needs)
  const known = keysOf(own?.claims ?? [])
  const resources = sorted([...unitNeeds(needs).map((need) => need.kaynak_k_no), ...known.resources])
  const departures = sorted([...seats.map((need) => need.kalkis_k_no), ...known.departures])
  await point('before_lock')
  await lockResources(trx, resources)
  const unknown = seats.filter((need) => !known.departures.includes(need.kalkis_k_no))
  await ensureDepartures(trx, departureSeeds(tenant.id, unknown))
  const ownClaims = own && claimsQuery(trx, own.rezervasyon_k_no)
  const found = await askAll(trx, {
    departures: departuresQuery(trx, departures),
    dead: anyDeadQuery(trx, resources, departures, now),
    own: ownClaims,
  })
  await point('after_lock')
  if (own) requireUnmoved(own, found.own ?? [])
  const { retired, claims = [] } = found.dead[0]?.var
    ? await askAll(trx, { retired: retireDeadQuery(trx, resources, departures, now), claims: ownClaims })
    : { retired: [], claims: found.own }
  await point('after_retire')
  const kept = own?.stays === true && isAllOf(needs, claims)
  if (own && !kept) await releaseStock(booking, own.rezervasyon_k_no, 'cancelled')
  const freed = [...retired, ...claims]
  const { units = [] } = await askAll(trx, { units: unitsQuestion(booking, unitNeeds(needs)) })
  return {
    seats: new Map(
      found.departures.map(({ k_no, kapasite, alinan }) => [k_no, { kapasite, alinan: alinan - seatsOn(k_no, freed) }]),
    ),
    units: groupUnits(units),
    kept,
  }
}

/** Locks what a reservation holds together with one departure more, which gets its row; the seats there are on each. */
export async function lockDepartures(
  { trx, tenant, now }: Booking,
  claims: readonly ClaimKeys[],
  seed: Omit<DepartureSeed, 'tenant_id'>,
) {
  const known = keysOf(claims)
  const departures = sorted([...known.departures, seed.k_no])
  await point('before_lock')
  await lockResources(trx, known.resources)
  await ensureDepartures(trx, [{ ...seed, tenant_id: tenant.id }])
  await departuresQuery(trx, departures).execute()
  await retireDeadQuery(trx, [], [seed.k_no], now).execute()
  return await departuresQuery(trx, departures).execute()
}

function seatsOn(departure: string, freed: readonly Pick<ClaimKeys, 'kalkis_k_no' | 'kisi'>[]): number {
  return freed.reduce((sum, { kalkis_k_no, kisi }) => sum + (kalkis_k_no === departure ? (kisi ?? 0) : 0), 0)
}

/** Whether these claims are the very seats that are needed, line by line, and nothing else is. */
function isAllOf(needs: readonly StockNeed[], claims: readonly ClaimKeys[]): boolean {
  const wanted = seatNeeds(needs).map(({ satir, kalkis_k_no, kisi }) => `${satir} ${kalkis_k_no} ${kisi}`)
  const held = claims.map(({ sira, kalkis_k_no, kisi }) => `${sira} ${kalkis_k_no} ${kisi}`)
  return needs.length > 0 && wanted.length === needs.length && isDeepStrictEqual(wanted.sort(), held.sort())
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
  const { taken = [], claims = [] } = await (last ? askAllLast : askAll)(booking.trx, {
    taken: departures.length === 0 ? undefined : seatsQuestion(departures, except),
    claims: unitsQuestion(booking, unitNeeds(needs), except),
  })
  return {
    seats: new Map(taken.map(({ k_no, kapasite, alinan }) => [k_no, { kapasite, alinan }])),
    units: groupUnits(claims),
  }
}

/** Claims around the stay as well: gaps and turnover are seen from the neighbours. */
function unitsQuestion({ now }: Booking, needs: readonly UnitNeed[], except?: string) {
  if (needs.length === 0) return undefined
  const days = needs.flatMap(({ from, to }) => [from, to]).map((instant) => instant.getTime())
  const margin = (STAY_MARGIN + 1) * 24 * 60 * 60 * 1000
  const window = { from: new Date(Math.min(...days) - margin), to: new Date(Math.max(...days) + margin), now, except }
  return unitClaimsQuestion(sorted(needs.map((need) => need.kaynak_k_no)), window)
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
