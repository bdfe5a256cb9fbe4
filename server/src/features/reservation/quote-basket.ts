import type { BasketQuote, BasketRequest } from '@meltem/contract/basket'
import type { CouponProblem } from '@meltem/contract/promotion'
import { seeAllotments } from '../agency/allotment.ts'
import { allocate } from './allocate.ts'
import { type Act, type Booking, inBooking } from './booking.ts'
import { askCoupon, couponHolder } from './coupon.ts'
import { choicesOf, pricesNow, priceWith } from './price.ts'
import { quoteOnWire } from './quote-on-wire.ts'
import { needsOfBasket, readBasket } from './read-basket.ts'
import { readStock } from './stock.ts'

/** What a basket costs now and what stands against it. Nothing is locked and nothing taken. */
export function quoteBasket(act: Act, request: BasketRequest): Promise<BasketQuote> {
  return inBooking(act, (booking) => quoteIn(booking, request))
}

async function quoteIn(booking: Booking, request: BasketRequest): Promise<BasketQuote> {
  const basket = await readBasket(booking, request)
  const coupon = await askCoupon(booking, {
    kod: request.promosyon_kodu,
    kullanan: couponHolder(booking, undefined),
    lock: false,
  })
  const prices = pricesNow(booking, basket)
  const priced = priceWith(booking, basket, prices, { choices: choicesOf(request), kupon: coupon.kural })
  const needs = needsOfBasket(basket)
  const stock = await readStock(booking, needs, { last: !booking.person.acente })
  const { engeller } = allocate(basket, await seeAllotments(booking, needs, stock), booking.wall)
  return quoteOnWire(priced, { engeller, sorun: coupon.sorun, wall: booking.wall })
}

interface CouponCheck {
  readonly gecerli: boolean
  readonly sorun: CouponProblem | null
  readonly kupon_indirim: number
  readonly kur_rezervasyon_toplam: BasketQuote['kur_rezervasyon_toplam']
}

/** The same quote, asked for the coupon's sake. */
export async function checkCoupon(act: Act, request: BasketRequest): Promise<CouponCheck> {
  const { kupon_sorunu: sorun, kur_rezervasyon_toplam } = await quoteBasket(act, request)
  return { gecerli: sorun === null, sorun, kupon_indirim: kur_rezervasyon_toplam.kupon_indirim, kur_rezervasyon_toplam }
}
