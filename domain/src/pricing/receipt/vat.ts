import type { VatKind } from '@meltem/contract/reservation/pricing'
import { type Minor, percentInside, percentOf } from '../../money.ts'
import { amountStep, type Step } from './receipt-step.ts'

export interface Vat {
  /** Added to the price. */
  readonly kdv_toplam: Minor
  /** Already inside it, for information. */
  readonly kdv_dahil: Minor
}

/** Stage 7. Worked at 20 %: `haric` on 337.84 adds 67.57; `dahil` in 358.20 adds 0 and contains 59.70. */
export function vatOn(amount: Minor, kind: VatKind, rate: number): Vat {
  return kind === 'haric'
    ? { kdv_toplam: percentOf(amount, rate), kdv_dahil: 0 }
    : { kdv_toplam: 0, kdv_dahil: percentInside(amount, rate) }
}

export function vatStep(matrah: Minor, kind: VatKind, oran: number, vat: Vat): Step {
  return kind === 'haric'
    ? amountStep('kdv_haric', { matrah, oran, tutar: vat.kdv_toplam })
    : amountStep('kdv_dahil', { matrah, oran, tutar: vat.kdv_dahil })
}
