import type { VatKind } from '@meltem/contract/pricing'
import { type Minor, percentInside, percentOf } from '../money.ts'
import type { Step } from './receipt-step.ts'

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

export function vatStep(amount: Minor, kind: VatKind, rate: number, vat: Vat): Step {
  const added = kind === 'haric'
  return {
    asama: added ? 'kdv' : 'bilgi',
    kod: added ? 'kdv_haric' : 'kdv_dahil',
    satir: null,
    adet: 1,
    birim_fiyat: null,
    matrah: amount,
    oran: rate,
    tutar: added ? vat.kdv_toplam : vat.kdv_dahil,
    parametreler: {},
  }
}
