import type { BasketQuote, QuoteRequest } from '@meltem/contract/reservation/basket'
import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import { askAll } from '../../../platform/db/round-trip.ts'
import { inSpan } from '../../../platform/tracing/span.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { isOwn } from '../own-reservation.ts'
import { holdQueries, type KnownHold, promisedPrices } from '../place/booking-steps.ts'
import { allocate } from '../stock/allocate.ts'
import { readStock } from '../stock/stock.ts'
import { askCoupon, couponHolder } from './coupon.ts'
import { choicesOf, priceWith } from './price.ts'
import { quoteOnWire } from './quote-on-wire.ts'
import { needsOfBasket, readBasket } from './read-basket.ts'

/** What a basket costs now and what stands against it. Nothing is locked and nothing taken. */
export function quoteBasket(act: Act, request: QuoteRequest): Promise<BasketQuote> {
  return inSpan('quote basket', { 'meltem.tenant': act.tenant.kod }, () => quote(act, request))
}

function quote(act: Act, request: QuoteRequest): Promise<BasketQuote> {
  return inBooking(act, (booking) => quoteIn(booking, request))
}

async function quoteIn(booking: Booking, request: QuoteRequest): Promise<BasketQuote> {
  const basket = await readBasket(booking, request)
  const own = request.tutulan && (await findOwnHold(booking, request.tutulan))
  const haric = own?.row.k_no
  const coupon = await askCoupon(booking, {
    kod: request.promosyon_kodu,
    kullanan: couponHolder(booking, undefined),
    lock: false,
    ...(haric ? { haric } : {}),
  })
  const prices = promisedPrices(booking, basket, own)
  const priced = priceWith(booking, basket, prices, { choices: choicesOf(request), kupon: coupon.kural })
  const needs = needsOfBasket(basket)
  const stock = await readStock(booking, needs, { last: !booking.person.acente, ...(haric ? { except: haric } : {}) })
  const { engeller } = allocate(basket, await booking.services.seller.seeKept(booking, needs, stock), booking.wall)
  return quoteOnWire(priced, { engeller, sorun: coupon.sorun, wall: booking.wall })
}

/** What the basket holds under its key, while it waits; another's counts as if it were not named. */
async function findOwnHold(
  booking: Booking,
  { k_no, anahtar }: NonNullable<QuoteRequest['tutulan']>,
): Promise<KnownHold | undefined> {
  const {
    row: [row],
    lines,
    claims,
  } = await askAll(booking.trx, holdQueries(booking, k_no))
  return row?.durum === 'held' && isOwn(booking, row, anahtar) ? { row, lines, claims } : undefined
}

interface CouponCheck {
  readonly gecerli: boolean
  readonly sorun: CouponProblem | null
  readonly kupon_indirim: number
  readonly kur_rezervasyon_toplam: BasketQuote['kur_rezervasyon_toplam']
}

/** The same quote, asked for the coupon's sake. */
export async function checkCoupon(act: Act, request: QuoteRequest): Promise<CouponCheck> {
  const { kupon_sorunu: sorun, kur_rezervasyon_toplam } = await quoteBasket(act, request)
  return { gecerli: sorun === null, sorun, kupon_indirim: kur_rezervasyon_toplam.kupon_indirim, kur_rezervasyon_toplam }
}
