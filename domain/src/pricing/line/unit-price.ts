import type { Convert } from '../../exchange.ts'
import { type Minor, percentOf } from '../../money.ts'
import { discountOn } from '../discount/discount-amount.ts'
import type { CampaignRule } from '../price-input.ts'

/** One night, person, day, ride, hour or piece, as the operator entered its price. */
export interface Unit {
  readonly fiyat: Minor
  readonly kur: string
  /** What a campaign by count counts in it: 1, or the seven nights of a week. */
  readonly sayi: number
  /** Whether one of it is a whole booking: a fixed amount comes off a booking, not off each night or person of it. */
  readonly butun: boolean
}

/** How a price is made of a leaf: campaign of the product, VAT that comes on top. */
export interface SaleTerms {
  readonly kampanya: CampaignRule | null
  /** Per cent that is added; 0 when the price contains it. */
  readonly kdv: number
}

/** Minor units before and after the campaign. */
export interface UnitPrice {
  readonly full: Minor
  readonly now: Minor
}

function campaignCounts(rule: CampaignRule, { sayi, butun }: Unit, price: Minor, convert: Convert): boolean {
  const { kampanya_turu, toplam_tutar, indirim_turu, kur } = rule
  const reached = kampanya_turu === 'adet' ? sayi >= toplam_tutar : price >= convert(toplam_tutar, kur)
  return reached && (indirim_turu === 'yuzde' || butun)
}

/**
 * What one unit costs, wherever a price of one is shown: card, option, day of a calendar, row of the season table. The
 * kernel's own steps for one unit: the leaf is converted, the campaign of the product comes off, VAT comes on top.
 * What depends on the whole booking (weeks, long stays, the day of sale, campaigns of the basket) is not in it.
 * Worked: 65.00 EUR with "10 % off" is 58.50; with 20 % VAT on top 70.20.
 */
export function unitPrice(unit: Unit, { kampanya, kdv }: SaleTerms, convert: Convert): UnitPrice {
  const price = convert(unit.fiyat, unit.kur)
  const withVat = (amount: Minor) => amount + (kdv > 0 ? percentOf(amount, kdv) : 0)
  const full = withVat(price)
  if (!kampanya || !campaignCounts(kampanya, unit, price, convert)) return { full, now: full }
  const rule =
    kampanya.indirim_turu === 'tutar'
      ? { ...kampanya, indirim_tutari: convert(kampanya.indirim_tutari, kampanya.kur) }
      : kampanya
  return { full, now: withVat(price - discountOn(rule, price)) }
}
