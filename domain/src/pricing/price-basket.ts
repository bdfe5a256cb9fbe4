import type { LineTotals, ReservationTotals } from '@meltem/contract/reservation/pricing'
import type { CouponProblem } from '@meltem/contract/reservation/promotion'
import { OWN_RATE } from '../exchange.ts'
import type { Minor } from '../money.ts'
import { firstRank } from '../payment/payment-plan.ts'
import {
  applyBasketCampaign,
  applyCoupon,
  applyOwnPrice,
  applyPartnerDiscount,
  chooseCampaign,
  leftAfter,
  type Remaining,
  type SharedDiscount,
} from './discount/basket-discounts.ts'
import { findCouponBasketProblem } from './discount/check-coupon.ts'
import { type LinePrice, priceLine } from './line/line-price.ts'
import { type TotalledLine, totalLine } from './line/line-totals.ts'
import { instalmentPlan } from './payment/deposit.ts'
import { instalmentSteps } from './payment/instalment-steps.ts'
import type { BasketInput } from './price-input.ts'
import { totalBasket } from './receipt/basket-totals.ts'
import { inCurrency } from './receipt/in-currency.ts'
import { amountStep, type Step } from './receipt/receipt-step.ts'
import { refuseNonsense } from './refuse-basket.ts'

/** Everything in one currency, in minor units: the wire's `Receipt` has the same names. */
export interface MinorReceipt {
  readonly kur: string
  readonly adimlar: readonly Step[]
  readonly satirlar: readonly LineTotals[]
  readonly toplam: ReservationTotals
  readonly taksitler: readonly Minor[]
}

/** What was decided by a threshold. Decided once, in the currency the person sees; the books follow. */
export interface Decisions {
  readonly urun_kampanya: readonly boolean[]
  /** Place of the basket campaign that counts. */
  readonly sepet_kampanya: number | null
  readonly kupon: boolean
  /** Why the coupon of the basket does not count; null when it does, and when there is none. */
  readonly kupon_sorunu: CouponProblem | null
}

export interface BasketPrice {
  /** In the chosen currency: `kur_toplam`, `kur_rezervasyon_toplam`. The person is charged from this one. */
  readonly secilen: MinorReceipt
  /** In the base currency: `sabit_toplam`, `rezervasyon_toplam`. For the books. */
  readonly sabit: MinorReceipt
  readonly kararlar: Decisions
}

interface BasketDiscounts {
  readonly campaign: SharedDiscount
  readonly coupon: SharedDiscount
  readonly partner: SharedDiscount
  readonly own: SharedDiscount
  readonly kararlar: Decisions
}

/** Stages 4 and 5: each discount on what the one before left of the products. */
function discountBasket(basket: BasketInput, lines: readonly LinePrice[], decided?: Decisions): BasketDiscounts {
  const products: Remaining = {
    kinds: basket.satirlar.map((line) => line.urun_tipi),
    left: lines.map((line) => line.toplam - line.indirim_toplam),
  }
  const chosen = decided ? decided.sepet_kampanya : chooseCampaign(products, basket.sepet_kampanyalar)
  const campaign = applyBasketCampaign(products, chosen === null ? undefined : basket.sepet_kampanyalar[chosen])
  const afterCampaign = leftAfter(products, campaign)
  const problem = decided ? decided.kupon_sorunu : basket.kupon && findCouponBasketProblem(basket.kupon, afterCampaign)
  const counts = basket.kupon !== null && problem === null
  const coupon = applyCoupon(afterCampaign, basket.kupon, counts)
  const afterCoupon = leftAfter(afterCampaign, coupon)
  const partner = applyPartnerDiscount(afterCoupon, basket.iskonto)
  const own = applyOwnPrice(leftAfter(afterCoupon, partner), basket.elle)
  const urun_kampanya = lines.map((line) => line.kampanya_gecerli)
  const kararlar = { urun_kampanya, sepet_kampanya: chosen, kupon: counts, kupon_sorunu: problem }
  return { campaign, coupon, partner, own, kararlar }
}

/** The lines' own steps, what was taken off the whole basket, VAT line by line. */
function stepsInOrder(
  lines: readonly LinePrice[],
  discounts: BasketDiscounts,
  totalled: readonly TotalledLine[],
): Step[] {
  const steps: Step[] = []
  const addOf = (step: Step, place: number) => {
    step.satir = place
    steps.push(step)
  }
  lines.forEach((line, place) => {
    for (const step of line.adimlar) addOf(step, place)
  })
  const { campaign, coupon, partner, own } = discounts
  steps.push(...campaign.adimlar, ...coupon.adimlar, ...partner.adimlar, ...own.adimlar)
  totalled.forEach((line, place) => {
    addOf(line.kdv_adimi, place)
  })
  return steps
}

/** The frozen rate, so that the receipt says where the other currency comes from. */
function rateSteps(basket: BasketInput, kur: string): Step[] {
  if (kur === basket.sabit_kur) return []
  const satis = basket.kurlar[kur] ?? ''
  const own = basket.elle_kurlar?.[kur]
  const [banka_kodu, bulten_tarihi] = own ? [OWN_RATE, own] : [basket.banka_kodu, basket.bulten_tarihi ?? '']
  const values = { kur, sabit_kur: basket.sabit_kur, satis, banka_kodu, bulten_tarihi }
  return [amountStep('kur', { matrah: null, oran: Number(satis), tutar: 0 }, values)]
}

/** The ten stages of PRICE-2 in one currency. */
function priceInCurrency(input: BasketInput, kur: string, decided?: Decisions): [MinorReceipt, Decisions] {
  const basket = inCurrency(input, kur)
  const lines = basket.satirlar.map((line, place) => priceLine(line, basket.bugun, decided?.urun_kampanya[place]))
  const discounts = discountBasket(basket, lines, decided)
  const { campaign, coupon, partner, own, kararlar } = discounts
  const ranks = basket.satirlar.map((line) => firstRank(line.odeme_adimlari))
  const earliest = Math.min(...ranks)
  const totalled: TotalledLine[] = basket.satirlar.map((line, place) => {
    const shares = {
      sepet_indirim: campaign.paylar[place] ?? 0,
      kupon_indirim: coupon.paylar[place] ?? 0,
      iskonto_indirim: (partner.paylar[place] ?? 0) + (own.paylar[place] ?? 0),
    }
    // Money is asked for first with the booking, or after an event where no line asks for it sooner.
    const type = ranks[place] === earliest ? basket.odeme_tipi : 'sonra'
    return totalLine(line, lines[place] as LinePrice, shares, type)
  })
  const satirlar = totalled.map((line) => line.toplam)
  const toplam = totalBasket(satirlar, basket)
  const adimlar = stepsInOrder(lines, discounts, totalled)
  adimlar.push(...instalmentSteps(basket, toplam), ...rateSteps(basket, kur))
  const taksitler = instalmentPlan(toplam.on_odeme_toplam, basket.kart_taksit)
  return [{ kur, adimlar, satirlar, toplam, taksitler }, kararlar]
}

/** The same count in the chosen currency alone, for cards: the books are not asked. */
export function priceChosen(basket: BasketInput): MinorReceipt {
  refuseNonsense(basket)
  return priceInCurrency(basket, basket.secilen_kur)[0]
}

/**
 * What a basket costs, and why. First in the currency the person has chosen and is charged in; then the same stages
 * with the same decisions in the base currency for the books.
 * Worked: the three tours of docs/pricing.md come to 358.20 EUR, 89.55 now and 268.65 later.
 */
export function priceBasket(basket: BasketInput): BasketPrice {
  refuseNonsense(basket)
  const [secilen, kararlar] = priceInCurrency(basket, basket.secilen_kur)
  if (basket.secilen_kur === basket.sabit_kur) return { secilen, sabit: secilen, kararlar }
  const [sabit] = priceInCurrency(basket, basket.sabit_kur, kararlar)
  return { secilen, sabit, kararlar }
}
