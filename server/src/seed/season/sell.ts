import { AppError } from '@meltem/contract/wire/errors'
import { receiptOnWire } from '@meltem/domain/pricing/receipt/on-the-wire'
import { depositDeadline } from '@meltem/domain/reservation/deadlines'
import type { Booking } from '../../features/reservation/booking.ts'
import { planOfBasket, startedSchedule } from '../../features/reservation/collect/payment-schedule.ts'
import {
  type PricedUnderLock,
  priceUnderLock,
  requireNoObstacle,
} from '../../features/reservation/place/booking-steps.ts'
import { firstStart } from '../../features/reservation/place/placed-row.ts'
import { choicesOf, pricesNow } from '../../features/reservation/quote/price.ts'
import { linesOnWire } from '../../features/reservation/quote/quote-on-wire.ts'
import { needsOfBasket, readBasket } from '../../features/reservation/quote/read-basket.ts'
import {
  insertReservation,
  registrationQuery,
  writeAudit,
  writeLines,
} from '../../features/reservation/reservation.queries.ts'
import { heldRow, lineRecords, newTicketNumber, requestColumns } from '../../features/reservation/reservation-record.ts'
import type { ReservationLine, ReservationRow } from '../../features/reservation/reservation-row.ts'
import { allocate } from '../../features/reservation/stock/allocate.ts'
import { takeStock } from '../../features/reservation/stock/claims.queries.ts'
import { lockStock } from '../../features/reservation/stock/stock.ts'
import { instantOf, wallOf } from '../../platform/istanbul.ts'
import { requestOf } from './ask.ts'
import { collect } from './collect.ts'
import type { OnSale } from './open-past.queries.ts'
import { between, type Roll } from './people.ts'
import type { Fate, Wish } from './wishes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface Sold {
  readonly row: ReservationRow
  readonly lines: readonly ReservationLine[]
  readonly wish: Wish
}

interface Selling {
  /** With the time of the sale as its now. */
  readonly booking: Booking
  readonly now: Date
  readonly roll: Roll
  readonly wish: Wish
  readonly banka_k_no: string | null
}

/** These hold no stock, whatever they wanted. */
const GONE: ReadonlySet<Fate> = new Set(['cancelled', 'expired', 'declined', 'late_money'])

/**
 * Sells one wish by the parts that every sale is made of: the same tables, prices, stock and receipts, at a time that
 * may lie months back. Nobody is told. Undefined where nothing of what was wanted is free.
 */
export async function sell(
  booking: Booking,
  wish: Wish,
  { roll, banka_k_no }: Pick<Selling, 'roll' | 'banka_k_no'>,
): Promise<Sold | undefined> {
  const now = booking.now
  const at = soldAt(now, wish, roll)
  const then = { ...booking, now: at, wall: wallOf(at), services: { ...booking.services, clock: told(at) } }
  const selling = { booking: then, now, roll, wish, banka_k_no }
  for (const thing of wish.things.slice(0, MOST_TRIES)) {
    for (const shift of shiftsOf(wish, now)) {
      const sold = await orNothing(() => sellThing(selling, thing, shift))
      if (sold) return sold
    }
  }
  return undefined
}

const MOST_TRIES = 14

/** A house that changes guests on Saturdays is wanted from the next one on; who comes today comes today. */
function shiftsOf({ nights, time, day }: Wish, now: Date): readonly number[] {
  return nights > 0 && time === undefined && day !== wallOf(now).slice(0, 10) ? [0, 1, 2, 3, 4, 5, 6] : [0]
}

function told(at: Date) {
  return { now: () => at, told: () => at }
}

/** What still waits was asked for within the last hours; everything else days or weeks before it takes place. */
function soldAt(now: Date, { day, lead, fate, time }: Wish, roll: Roll): Date {
  if (fate === 'requested') return new Date(now.getTime() - Math.round((0.2 + roll() * 2.6) * HOUR))
  if (fate === 'offered' || fate === 'accepted') return new Date(now.getTime() - Math.round((4 + roll() * 16) * HOUR))
  if (fate === 'awaits_transfer') return new Date(now.getTime() - Math.round((2 + roll() * 19) * HOUR))
  if (fate === 'awaits_card') return new Date(now.getTime() - Math.round((1 + roll() * 4) * 60_000))
  const start = instantOf(`${day}T${time ?? '12:00'}`).getTime() - lead * DAY - Math.round(roll() * 9 * HOUR)
  return new Date(Math.min(start, now.getTime() - Math.round((0.1 + roll() * 30) * HOUR)))
}

/** What the season or other guests do not allow is no fault of the demo. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

async function sellThing(selling: Selling, thing: OnSale, shift: number): Promise<Sold> {
  const { booking, wish } = selling
  const request = requestOf(selling, thing, shift)
  const basket = await readBasket(booking, request)
  const needs = needsOfBasket(basket)
  const stock = await lockStock(booking, needs)
  const prices = pricesNow(booking, basket)
  const priced = await priceUnderLock(booking, basket, { prices, choices: choicesOf(request), kod: undefined })
  const found = requireNoObstacle(allocate(basket, stock, booking.wall))
  const kayit_no = (await registrationQuery(booking).executeTakeFirst())?.kayit_no ?? ''
  const lines = lineRecords(priced)
  const asked = basket.satirlar.some(({ satis_durumu }) => satis_durumu === 'sor_sat')
  const plain: ReservationRow = {
    ...heldRow(booking, priced, request.k_no, booking.now),
    ...requestColumns(request),
    rezervasyon_satis_durum: asked ? 'sor_sat' : 'direk',
    kayit_no,
    // Nobody is to be reminded of what was made up.
    hatirlatma_zamani: selling.now,
  }
  const row: ReservationRow = { ...plain, ...outcome(selling, thing, { plain, priced, prices, lines }) }
  await insertReservation(booking.trx, row)
  const taken = row.durum !== 'requested' || row.bitis !== null
  if (taken && !GONE.has(wish.fate)) {
    await takeStock(booking, found, { rezervasyon_k_no: row.k_no, ...claimsOf(row) })
  }
  await writeLines(booking, row.k_no, lines, [])
  await writeAudit(booking, { olay: row.durum, konu_k_no: row.k_no, ayrinti: { kayit_no } })
  await collect(selling, row, lines)
  return { row, lines, wish }
}

function claimsOf({ durum, bitis }: ReservationRow) {
  if (durum === 'requested') return { durum: 'option' as const, tutma_bitis: bitis }
  if (bitis !== null) return { durum: 'held' as const, tutma_bitis: bitis }
  return { durum: 'confirmed' as const, tutma_bitis: null }
}

interface Priced {
  readonly plain: ReservationRow
  readonly priced: PricedUnderLock
  readonly prices: NonNullable<ReservationRow['fiyat_girdisi']>
  readonly lines: readonly ReservationLine[]
}

/** How it stands today. */
function outcome(selling: Selling, thing: OnSale, { priced, prices, lines }: Priced): Partial<ReservationRow> {
  const { booking, now, roll, wish } = selling
  const plan = planOfBasket(priced)
  const odeme_takvimi = startedSchedule(booking.now, plan)
  // A clock that runs: what would have ended by now was given a little longer.
  const least = now.getTime() + between(roll, 20, 400) * 60_000
  const deadline = () =>
    new Date(Math.max(least, depositDeadline(booking.now.getTime(), firstStart(priced.sepet), plan[0]?.saat)))
  switch (wish.fate) {
    case 'requested': {
      const bitis = thing.opsiyon_saat > 0 ? new Date(booking.now.getTime() + thing.opsiyon_saat * HOUR) : null
      return { durum: 'requested', bitis, fiyat_girdisi: prices }
    }
    case 'offered':
      return { durum: 'requested', bitis: null, fiyat_girdisi: prices, karsi_teklif: offerOf(selling, priced, lines) }
    case 'accepted':
      return { durum: 'accepted', bitis: deadline(), fiyat_girdisi: prices, odeme_takvimi, adim_zamani: null }
    case 'awaits_transfer':
      return { durum: 'held', bitis: deadline(), odeme_takvimi }
    case 'awaits_card':
      return { durum: 'held', bitis: new Date(now.getTime() + 11 * 60_000), odeme_takvimi }
    case 'cancelled':
      return { durum: 'cancelled', bitis: null, bilet_no: newTicketNumber(booking) }
    case 'expired':
    case 'declined':
      return { durum: wish.fate, bitis: null }
    case 'late_money':
      return { durum: 'review', bitis: null }
    case 'stands': {
      const last = lines[0]?.bitis ?? lines[0]?.baslangic ?? wish.day
      const over = last < wallOf(now).slice(0, 10)
      // All of it is paid where a product has payments of its own, so that no job asks for one that was made up.
      return { durum: over ? 'completed' : 'confirmed', bitis: null, bilet_no: newTicketNumber(booking), odeme_takvimi }
    }
  }
}

/** The same house a few days later, at the price of the request: the guest has not answered yet. */
function offerOf({ roll, now, wish }: Selling, priced: PricedUnderLock, lines: readonly ReservationLine[]) {
  const istekler = lines.map(({ istek }) => istek)
  const zaman = new Date(now.getTime() - between(roll, 20, 200) * 60_000).toISOString()
  const not = OFFER_NOTES[wish.guest.lang]
  return {
    istekler,
    teklif: { sepet_urunler: linesOnWire(priced), fis: receiptOnWire(priced.fiyat.secilen), not, zaman },
  }
}

const OFFER_NOTES = {
  tr: 'İstediğiniz tarihlerde ev sizin için hazır; havuz çitlidir.',
  en: 'The house is ready for you on those dates; the pool is fenced.',
  de: 'Das Haus ist zu Ihren Daten frei, der Pool ist eingezäunt.',
  ru: 'Дом свободен на ваши даты, бассейн с забором.',
} as const
