import { basisPoints, type Minor, percentOf, roundedRatio } from '../money.ts'
import { priceChosen } from '../pricing/price-basket.ts'
import type { BasketInput } from '../pricing/price-input.ts'
import { agencyDiscount } from './terms.ts'

/** The agency's rates, line by line; `alt_oran` is what a sub-agency gets of them, null when the agency sells itself. */
export interface AgencyRates {
  readonly ad: string
  readonly oranlar: readonly number[]
  readonly alt_oran: number | null
}

/** A sale as the contract sees it, in minor units of the chosen currency. */
export interface AgencySale {
  /** What it costs without the agency's terms. */
  readonly satis_toplam: Minor
  /** What is left of it for the operator and the agency above. */
  readonly net_toplam: Minor
  /** Commission of whoever sells: `satis_toplam` − `net_toplam`, with the VAT that goes with it. */
  readonly satan: Minor
  /** Commission of the agency above; zero where there is none. */
  readonly ust: Minor
}

/** The sub-agency's share is taken from its parent's. Worked: 60 % of a rate of 18 % = 10.8 %. */
export function sellerRates({ oranlar, alt_oran }: AgencyRates): number[] {
  if (alt_oran === null) return [...oranlar]
  return oranlar.map((rate) => roundedRatio(basisPoints(rate), basisPoints(alt_oran), 10_000) / 100)
}

/**
 * The same stages with and without the terms; instalments are between the guest and the bank. Worked: tours of 412.00
 * at 18 %: net 337.84, commission 74.16; with 20 % VAT on top 494.40, 405.41 and 88.99. A sub-agency with 60 % of it
 * pays 367.50: 44.50 are its own, 29.66 its parent's.
 */
export function countCommission(basket: BasketInput, rates: AgencyRates): AgencySale {
  const plain = { ...basket, kart_taksit: 1 }
  const totalAt = (oranlar: readonly number[] | null) => {
    const iskonto = oranlar && agencyDiscount(rates.ad, oranlar, basket.sabit_kur)
    return priceChosen({ ...plain, iskonto }).toplam.genel_toplam
  }
  const satis_toplam = totalAt(null)
  const net_toplam = totalAt(sellerRates(rates))
  const least = rates.alt_oran === null ? net_toplam : totalAt(rates.oranlar)
  return { satis_toplam, net_toplam, satan: satis_toplam - net_toplam, ust: Math.max(0, net_toplam - least) }
}

/** What the agency's own client pays at a markup on net. Worked: 39.36 at 18 % = 46.44. */
export function withMarkup(net: Minor, kar_oran: number): Minor {
  return net + percentOf(net, kar_oran)
}
