import type { PaymentType } from '@meltem/contract/reservation/pricing'
import { type Minor, percentOf, splitEvenly } from '../../money.ts'

interface LineTerms {
  readonly odeme_tipi: PaymentType
  readonly odeme_tipi_oran: number
}

/** How the person pays; `sonra` for a line that is asked to pay only after others of its basket. */
export type AskedType = PaymentType | 'sonra'

/**
 * Stage 8 for one line. A line that is sold against full payment only is due at once even in a deposit basket.
 * Worked: 25 % of 117.30 = 29.325 → 29.33; full payment 117.30.
 */
export function depositOf(line: LineTerms, total: Minor, basketType: AskedType): Minor {
  if (basketType === 'sonra') return 0
  if (basketType === 'tamami' || line.odeme_tipi === 'tamami') return total
  return percentOf(total, line.odeme_tipi_oran)
}

/** Stage 9, on what is charged now. Worked: 3 instalments at 5.75 % on 405.41 = 23.31. */
export function instalmentDifference(dueNow: Minor, count: number, rates: Readonly<Record<number, number>>): Minor {
  if (count <= 1) return 0
  const rate = rates[count]
  if (rate === undefined) throw new RangeError(`no rate for ${count} instalments`)
  return percentOf(dueNow, rate)
}

/** What the card is charged month by month. Worked: 428.72 in 3 → 142.91, 142.91, 142.90. */
export function instalmentPlan(dueNow: Minor, count: number): Minor[] {
  return splitEvenly(dueNow, Math.max(1, count))
}
