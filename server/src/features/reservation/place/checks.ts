import type { ReservationRequest } from '@meltem/contract/reservation/reservation'
import { recallOptions } from '../../catalog/tariff/sellable-memory.ts'
import type { StockNeed } from '../../catalog/tariff/stock-need.ts'
import type { Act, Booking } from '../booking.ts'
import { choicesOf, requireSeenTotals } from '../quote/price.ts'
import { needsOfBasket, readBookable, requireMode } from '../quote/read-basket.ts'
import { lineRecords } from '../reservation-record.ts'
import { allocate } from '../stock/allocate.ts'
import type { StockView } from '../stock/stock-view.ts'
import { acceptContracts } from './accept-contracts.ts'
import { type KnownHold, priceUnderLock, promisedPrices, requireNoObstacle } from './booking-steps.ts'
import { needsPayment, placedRow } from './placed-row.ts'
import { requireAllowed } from './tenant-allows.ts'

/** A basket that is about to be placed, by whichever way. */
interface Placing {
  readonly booking: Booking
  readonly request: ReservationRequest
  /** What is held under its key. */
  readonly hold: KnownHold | undefined
  readonly kayit_no: string
  /**
   * The stock, under its locks. Null in the quick way, which locks nothing: the counter of the seats answers when the
   * rows are written, and takes them or undoes everything.
   */
  readonly lockStock: ((needs: readonly StockNeed[]) => Promise<StockView>) | null
}

/** Only the careful way can answer: the basket starts again there, and nothing has happened. */
export class DecidedCarefully extends Error {}

type NamedCheck = readonly [name: string, check: (known: never) => unknown]

/** Named checks in the order they are made. Each knows what those before it have found, and refuses by throwing. */
class Checks<Start extends object, Known extends Start = Start> {
  readonly #checks: readonly NamedCheck[]

  constructor(checks: readonly NamedCheck[] = []) {
    this.#checks = checks
  }

  requires(name: string, check: (known: Known) => void): Checks<Start, Known> {
    return new Checks([...this.#checks, [name, check]])
  }

  finds<Found extends object>(
    name: string,
    check: (known: Known) => Found | Promise<Found>,
  ): Checks<Start, Known & Found> {
    return new Checks([...this.#checks, [name, check]])
  }

  async run(start: Start): Promise<Known> {
    let known: object = start
    for (const [, check] of this.#checks) {
      const found = await check(known as never)
      if (found) known = { ...known, ...found }
    }
    return known as Known
  }
}

/** Every rule of placing a basket, once: both ways run this list and nothing else, in this order. */
export const CHECKS = new Checks<Placing>()
  .requires('the tenant lets this person book, and pay like this', ({ booking, request }) => {
    requireAllowed(booking, request.odeme_yontemi)
  })
  .finds('the lines can be booked', async ({ booking, request }) => ({ basket: await readBookable(booking, request) }))
  .requires('nothing of it has to be asked for first', ({ basket }) => requireMode(basket, 'direk'))
  .finds('the contracts are accepted', ({ booking, basket, request }) => ({
    sozlesmeler: acceptContracts(booking, basket, request),
  }))
  .finds('the stock is looked at', async ({ basket, lockStock }) => ({
    view: await viewOf(needsOfBasket(basket), lockStock),
  }))
  .finds('it has a price, with a coupon that counts', async ({ booking, basket, hold, request }) => ({
    priced: await priceUnderLock(booking, basket, {
      prices: promisedPrices(booking, basket, hold),
      choices: choicesOf({ ...request, kart_taksit: request.kart_bilgileri?.kart_taksit }),
      kod: request.promosyon_kodu || undefined,
      misafir: request.misafir,
    }),
  }))
  .requires('the price is the one that was seen', ({ priced, request }) => {
    requireSeenTotals(priced.fiyat, request.kur_rezervasyon_toplam)
  })
  .finds('the stock is there', ({ booking, basket, view, lockStock }) => {
    const found = allocate(basket, view, booking.wall)
    // How many are left is a part of the answer.
    if (!lockStock && found.engeller.length > 0) throw new DecidedCarefully()
    return { found: requireNoObstacle(found) }
  })
  .finds('it can be paid like this', ({ booking, request, priced, hold, kayit_no, sozlesmeler }) => {
    const row = placedRow(booking, request, priced, { hold, kayit_no, sozlesmeler })
    const olay = row.durum === 'confirmed' ? 'confirmed' : 'placed'
    return { row, lines: lineRecords(priced), olay, news: { misafire: olay, isletmeye: olay, alinan: 0 } } as const
  })

async function viewOf(needs: readonly StockNeed[], lockStock: Placing['lockStock']): Promise<StockView> {
  if (lockStock) return await lockStock(needs)
  if (needs.length === 0 || needs.some(({ tur }) => tur !== 'kalkis')) throw new DecidedCarefully()
  return { seats: new Map(), units: new Map() }
}

interface LeftToCare {
  readonly name: string
  readonly applies: (act: Act, request: ReservationRequest) => boolean
}

/** What the quick way does not begin with, as its answer is known beforehand to need locks or rows of its own. */
export const LEFT_TO_CARE: readonly LeftToCare[] = [
  {
    name: 'an agency has its ledger to keep',
    applies: ({ person }, request) => person.acente !== undefined || Boolean(request.ac_k_no),
  },
  {
    name: 'a sale by phone is an act of a clerk, in a transaction of its own',
    applies: ({ person }) => person.telefon !== undefined,
  },
  { name: 'who pays first usually holds the basket already', applies: (_act, request) => needsPayment(request) },
  { name: 'a coupon is counted under its lock', applies: (_act, request) => Boolean(request.promosyon_kodu) },
  { name: 'houses, cars and rides are units, as far as this process remembers', applies: isKnownForUnits },
]

function isKnownForUnits({ services, tenant }: Act, { sepet_urunler }: ReservationRequest): boolean {
  const keys = sepet_urunler.map((line) => line.urun_k_no)
  return recallOptions(services.db, tenant.id, keys).some(({ stok }) => stok !== 'kalkis')
}
