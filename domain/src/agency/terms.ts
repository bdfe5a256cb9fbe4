import type { Settlement } from '@meltem/contract/agency/agency'
import type { ProductKind } from '@meltem/contract/content/content'
import type { IsoDay } from '../calendar-day.ts'
import type { PartnerDiscount } from '../pricing/price-input.ts'

/**
 * How an agency and the operator settle (PAY-10): `yonlendirme` the operator collects and owes commission,
 * `faturalama` the agency collects and owes net, `net_fiyat` the agency pays net and sells at its own price,
 * `depozito` the agency keeps its commission as the guest's deposit.
 */
export type SettlementFlow = Settlement

export type RuleScope = 'hepsi' | 'tur' | 'bolge' | 'urun'

/** Per cent of the products' price that is the agency's: commission, or what list and net price differ by. */
export interface TermsRule {
  readonly kapsam: RuleScope
  /** Product, destination or kind; null for everything. */
  readonly hedef: string | null
  readonly oran: number
}

export interface AgencyTerms {
  readonly k_no: string
  readonly akis: SettlementFlow
  /** Both days included. */
  readonly baslangic: IsoDay
  readonly bitis: IsoDay
  readonly kurallar: readonly TermsRule[]
}

/** What a rule looks at. */
export interface SoldProduct {
  readonly urun_k_no: string
  readonly urun_tipi: ProductKind
  /** Its destination and those around it, the nearest first. */
  readonly bolgeler: readonly string[]
}

export function isInForce({ baslangic, bitis }: Pick<AgencyTerms, 'baslangic' | 'bitis'>, day: IsoDay): boolean {
  return baslangic <= day && day <= bitis
}

/**
 * The most specific rule counts: product, then the nearest destination, then kind, then everything. Undefined where the
 * contract does not speak of the product at all. Worked: 12 for everything, 18 for tours, 15 for Kaş and a tour in Kaş:
 * 15, as a place is narrower than a kind.
 */
export function findRate(rules: readonly TermsRule[], product: SoldProduct): number | undefined {
  const rate = (kapsam: RuleScope, hedef: string | null) =>
    rules.find((rule) => rule.kapsam === kapsam && rule.hedef === hedef)?.oran
  const byPlace = product.bolgeler.map((place) => rate('bolge', place)).find((found) => found !== undefined)
  return rate('urun', product.urun_k_no) ?? byPlace ?? rate('tur', product.urun_tipi) ?? rate('hepsi', null)
}

/** The agency's price goes through the discount of the price stages only where the agency is who pays. */
export function pricesNet(flow: SettlementFlow): boolean {
  return flow === 'faturalama' || flow === 'net_fiyat'
}

/** Rates line by line as a discount of the price stages; one rate for all is the plain discount. */
export function agencyDiscount(ad: string, rates: readonly number[], kur: string): PartnerDiscount {
  const [first = 0] = rates
  const plain = { kaynak: 'acente' as const, ad, indirim_turu: 'yuzde' as const, indirim_tutari: first, kur }
  return rates.every((rate) => rate === first) ? plain : { ...plain, satir_oranlari: rates }
}
