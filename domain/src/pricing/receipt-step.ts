import type { PriceStage, StepCode } from '@meltem/contract/pricing'
import { type Minor, percentOf } from '../money.ts'

export type StepValues = Readonly<Record<string, string | number>>

/** One row of the receipt in minor units; the wire's `ReceiptStep` has the same names. */
export interface Step {
  readonly asama: PriceStage
  readonly kod: StepCode
  readonly satir: number | null
  readonly adet: number
  readonly birim_fiyat: Minor | null
  readonly matrah: Minor | null
  readonly oran: number | null
  readonly tutar: Minor
  readonly parametreler: StepValues
}

const NO_VALUES: StepValues = {}

/** Count times price. Worked: 2 adults × 48.00 = 96.00. */
export function countStep(kod: StepCode, adet: number, price: Minor, parametreler = NO_VALUES): Step {
  const tutar = adet * price
  if (!Number.isSafeInteger(tutar)) throw new RangeError('amount leaves the safe integers')
  return { asama: 'satir', kod, satir: null, adet, birim_fiyat: price, matrah: null, oran: null, tutar, parametreler }
}

/** A rate taken off. Worked: 5 % of 92.00 = −4.60. */
export function rateOffStep(kod: StepCode, matrah: Minor, oran: number, parametreler = NO_VALUES): Step {
  const tutar = 0 - percentOf(matrah, oran)
  return { asama: 'satir', kod, satir: null, adet: 1, birim_fiyat: null, matrah, oran, tutar, parametreler }
}

export function totalOf(steps: readonly Step[]): Minor {
  let total = 0
  for (const step of steps) total += step.tutar
  return total
}
