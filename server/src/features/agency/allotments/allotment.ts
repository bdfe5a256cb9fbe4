import { later } from '../../../platform/db/round-trip.ts'
import type { StockNeed } from '../../catalog/tariff/stock-need.ts'
import type { Selling } from '../../reservation/seller.ts'
import { listClaims } from '../../reservation/stock/claims.queries.ts'
import type { StockView } from '../../reservation/stock/stock-view.ts'
import { agenciesOf } from './allotment-holder.ts'
import {
  type AllottedDay,
  blockedUpdate,
  countFreeSeats,
  freedSeatsUpdate,
  listAllottedDays,
  takenShareInsert,
  takenUpdate,
  usesDelete,
} from './allotted-seats.queries.ts'
import { openUnits, returnKeptDays } from './allotted-units.ts'

/** Under the lock of the departures: every act that counts an allotment has locked its departure before. */
async function readDays(booking: Selling, departures: readonly string[], k_no: string): Promise<AllottedDay[]> {
  const { trx, person, wall } = booking
  return await listAllottedDays(trx, wall.slice(0, 10), { departures, agencies: agenciesOf(person), k_no })
}

interface DayMove {
  readonly day: AllottedDay
  /** Seats of the allotment this reservation has from now on. */
  readonly adet: number
  /** Seats the blocked claim gives up; below zero it takes them back. */
  readonly serbest: number
}

async function move({ trx, tenant }: Selling, k_no: string, { day, adet, serbest }: DayMove): Promise<void> {
  const { kontenjan_k_no, kalkis_k_no, tutma_k_no } = day
  const more = adet - day.kendi
  await later(
    trx,
    takenUpdate(trx, day, more),
    blockedUpdate(trx, tutma_k_no, serbest),
    freedSeatsUpdate(trx, kalkis_k_no, serbest),
    usesDelete(trx, k_no, day),
  )
  if (adet === 0) return
  const row = { tenant_id: tenant.id, rezervasyon_k_no: k_no, kontenjan_k_no, kalkis_k_no, adet }
  await later(trx, takenShareInsert(trx, row))
}

function seatsWanted(needs: readonly StockNeed[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const need of needs) {
    if (need.tur === 'kalkis') wanted.set(need.kalkis_k_no, (wanted.get(need.kalkis_k_no) ?? 0) + need.kisi)
  }
  return wanted
}

/** Holds nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Seats of departures that are kept for the agency and not sold yet. */
export async function keptSeats(booking: Selling, departures: readonly string[]): Promise<Map<string, number>> {
  const kept = new Map<string, number>()
  if (!booking.person.acente || departures.length === 0) return kept
  for (const { kalkis_k_no, bitti, adet, alinan, tutulan } of await readDays(booking, departures, NOBODY)) {
    const free = bitti ? 0 : Math.max(0, Math.min(adet - alinan, tutulan))
    kept.set(kalkis_k_no, (kept.get(kalkis_k_no) ?? 0) + free)
  }
  return kept
}

/** Stock as the agency sees it, for quotes: what is kept for it is free. Nothing is written. */
export async function seeAllotments(
  booking: Selling,
  needs: readonly StockNeed[],
  stock: StockView,
): Promise<StockView> {
  if (!booking.person.acente) return stock
  const seats = new Map(stock.seats)
  for (const [key, free] of await keptSeats(booking, [...seatsWanted(needs).keys()])) {
    const seat = seats.get(key)
    if (seat) seats.set(key, { ...seat, alinan: seat.alinan - free })
  }
  return { seats, units: await openUnits(booking, needs, stock) }
}

/**
 * Frees what an agency's allotments have for the seats it wants, so that it finds them free; whatever they have not, it
 * takes from the rest like other buyers. What the reservation had before is counted anew. After the stock is locked,
 * before it is asked. Units that are kept for it are opened once it is known which of them are taken (`takeKeptDays`).
 */
export async function openAllotments(
  booking: Selling,
  k_no: string,
  needs: readonly StockNeed[],
  stock: StockView,
): Promise<StockView> {
  if (!booking.person.acente) return stock
  const wanted = seatsWanted(needs)
  const days = await readDays(booking, [...wanted.keys()], k_no)
  const seats = new Map(stock.seats)
  for (const day of days) {
    const left = wanted.get(day.kalkis_k_no) ?? 0
    const free = day.bitti ? 0 : Math.min(day.adet - day.alinan, day.tutulan) + day.kendi
    const adet = Math.min(left, Math.max(0, free))
    // The seats it had are free already; what it does not take again goes back under the block.
    const serbest = day.bitti ? 0 : adet - day.kendi
    wanted.set(day.kalkis_k_no, left - adet)
    if (adet !== day.kendi || serbest !== 0) await move(booking, k_no, { day, adet, serbest })
    const seat = seats.get(day.kalkis_k_no)
    if (seat) seats.set(day.kalkis_k_no, { ...seat, alinan: seat.alinan - serbest })
  }
  return { seats, units: await openUnits(booking, needs, stock) }
}

/**
 * A reservation or one of its lines has ended: seats and days that it no longer claims go back under the block, as far
 * as no other booking has taken them since. After its stock was given back.
 */
export async function closeAllotments(booking: Selling, { k_no, ac_k_no }: { k_no: string; ac_k_no: string | null }) {
  if (ac_k_no === null) return
  await returnKeptDays(booking, k_no)
  const left = await claimedSeats(booking, k_no)
  for (const day of await readDays(booking, [], k_no)) {
    const claimed = left.get(day.kalkis_k_no) ?? 0
    const adet = Math.min(day.kendi, claimed)
    left.set(day.kalkis_k_no, claimed - adet)
    if (adet === day.kendi) continue
    const free = day.bitti ? 0 : await countFreeSeats(booking.trx, day.kalkis_k_no)
    await move(booking, k_no, { day, adet, serbest: 0 - Math.min(day.kendi - adet, free) })
  }
}

async function claimedSeats(booking: Selling, k_no: string): Promise<Map<string, number>> {
  const seats = new Map<string, number>()
  for (const { kalkis_k_no, kisi } of await listClaims(booking, k_no)) {
    if (kalkis_k_no !== null) seats.set(kalkis_k_no, (seats.get(kalkis_k_no) ?? 0) + (kisi ?? 0))
  }
  return seats
}
