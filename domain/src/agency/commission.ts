import { basisPoints, type Minor, percentOf, roundedRatio, shareOut, sum } from '../money.ts'
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
  /** Commission of the agency that sells: `satis_toplam` − `net_toplam`, with the VAT that goes with it. */
  readonly satan: Minor
  /** Commission of the agency above; zero where there is none. */
  readonly ust: Minor
}

/** The same for each line; the lines add up to the sale. */
export interface CountedSale extends AgencySale {
  readonly satirlar: readonly AgencySale[]
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
export function countCommission(basket: BasketInput, rates: AgencyRates): CountedSale {
  const plain = { ...basket, kart_taksit: 1 }
  const pricesAt = (oranlar: readonly number[] | null) => {
    const iskonto = oranlar && agencyDiscount(rates.ad, oranlar, basket.sabit_kur)
    const { toplam, satirlar } = priceChosen({ ...plain, iskonto })
    return { toplam: toplam.genel_toplam, satirlar: satirlar.map((line) => line.genel_toplam) }
  }
  const list = pricesAt(null)
  const net = pricesAt(sellerRates(rates))
  const least = rates.alt_oran === null ? net : pricesAt(rates.oranlar)
  return {
    ...saleOf(list.toplam, net.toplam, least.toplam),
    satirlar: list.satirlar.map((price, place) => {
      const paid = net.satirlar[place] ?? price
      return saleOf(price, paid, least.satirlar[place] ?? paid)
    }),
  }
}

function saleOf(satis_toplam: Minor, net_toplam: Minor, least: Minor): AgencySale {
  return { satis_toplam, net_toplam, satan: satis_toplam - net_toplam, ust: Math.max(0, net_toplam - least) }
}

/** Lines of a sale that was recorded without them: by what they cost. Worked: 74.16 over 120, 220 and 72 is 21.60, 39.60, 12.96. */
export function shareSale({ satis_toplam, satan, ust }: AgencySale, prices: readonly Minor[]): AgencySale[] {
  if (sum(prices) === 0) return prices.map(() => ({ satis_toplam: 0, net_toplam: 0, satan: 0, ust: 0 }))
  const shares = [satis_toplam, satan, ust].map((amount) => shareOut(amount, prices))
  return prices.map((_, place) => {
    const [list = 0, seller = 0, parent = 0] = shares.map((share) => share[place] ?? 0)
    return { satis_toplam: list, net_toplam: list - seller, satan: seller, ust: parent }
  })
}

/**
 * Takes a line out of a sale: what the line was of it, and what is left. Never more than the sale has, as a minor unit
 * of rounding may lie between the sale and its lines.
 */
export function takeLine(sale: AgencySale, line: AgencySale): { satir: AgencySale; kalan: AgencySale } {
  const within = (amount: Minor, most: Minor) => Math.min(Math.max(0, amount), most)
  const satis_toplam = within(line.satis_toplam, sale.satis_toplam)
  const satan = within(line.satan, Math.min(sale.satan, satis_toplam))
  const satir = { satis_toplam, net_toplam: satis_toplam - satan, satan, ust: within(line.ust, sale.ust) }
  return {
    satir,
    kalan: {
      satis_toplam: sale.satis_toplam - satir.satis_toplam,
      net_toplam: sale.net_toplam - satir.net_toplam,
      satan: sale.satan - satir.satan,
      ust: sale.ust - satir.ust,
    },
  }
}

/** What the agency's own client pays at a markup on net. Worked: 39.36 at 18 % = 46.44. */
export function withMarkup(net: Minor, kar_oran: number): Minor {
  return net + percentOf(net, kar_oran)
}
