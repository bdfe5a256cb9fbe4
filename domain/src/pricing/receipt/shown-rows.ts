import type { LineTotals, Receipt } from '@meltem/contract/reservation/pricing'
import { toAmount, toMinor } from '../../money.ts'

/** What changes the price of the whole basket, in the order of the stages. */
export const COMMON_SUMS = ['sepet_indirim', 'kupon_indirim', 'iskonto_indirim', 'kdv_toplam', 'taksit_fark'] as const
export type CommonSum = (typeof COMMON_SUMS)[number]

export interface ShownRow {
  readonly kod: CommonSum
  /** Negative for what is taken off. */
  readonly tutar: number
}

/** A line as the basket shows it: the product after its own campaign, with its extras. Worked: 120.00 + 18.00 = 138.00. */
export function lineShown({ toplam, indirim_toplam, ekstra_toplam }: LineShown): number {
  return toAmount(toMinor(toplam) - toMinor(indirim_toplam) + toMinor(ekstra_toplam))
}

type LineShown = Pick<LineTotals, 'toplam' | 'indirim_toplam' | 'ekstra_toplam'>

const DISCOUNTS: ReadonlySet<CommonSum> = new Set(['sepet_indirim', 'kupon_indirim', 'iskonto_indirim'])

/**
 * What stands between the shown lines and the total; what is nothing is left out. Lines and rows add up to
 * `genel_toplam`, exactly. Worked: 138.00 + 220.00 + 72.00 − 61.80 − 10.00 = 358.20.
 */
export function commonRows({ toplam }: Pick<Receipt, 'toplam'>): ShownRow[] {
  return COMMON_SUMS.filter((kod) => toplam[kod] > 0).map((kod) => ({
    kod,
    tutar: DISCOUNTS.has(kod) ? -toplam[kod] : toplam[kod],
  }))
}
