import type { LineTotals, Receipt, ReceiptStep, ReservationTotals } from '@meltem/contract/reservation/pricing'
import { type Minor, toAmount, toMinor } from '../../money.ts'
import type { MinorReceipt } from '../price-basket.ts'
import type { Step } from './receipt-step.ts'

/** Fields that stand among amounts and are rates. */
const RATES: ReadonlySet<string> = new Set(['kdv_oran', 'on_odeme_oran'])

function converted<T extends Readonly<Record<string, number>>>(totals: T, convert: (value: number) => number): T {
  const shown: Record<string, number> = {}
  for (const name of Object.keys(totals)) {
    const value = totals[name] ?? 0
    shown[name] = RATES.has(name) ? value : convert(value)
  }
  return shown as T
}

function maybeAmount(minor: Minor | null): number | null {
  return minor === null ? null : toAmount(minor)
}

function stepOnWire(step: Step): ReceiptStep {
  return {
    ...step,
    birim_fiyat: maybeAmount(step.birim_fiyat),
    matrah: maybeAmount(step.matrah),
    tutar: toAmount(step.tutar),
    parametreler: { ...step.parametreler },
  }
}

export function lineTotalsOnWire(totals: LineTotals): LineTotals {
  return converted(totals, toAmount)
}

/** Back into minor units. Worked: 358.2 → 35820. */
export function lineTotalsFromWire(totals: LineTotals): LineTotals {
  return converted(totals, toMinor)
}

export function totalsOnWire(totals: ReservationTotals): ReservationTotals {
  return converted(totals, toAmount)
}

/** Minor units become the wire's numbers with two decimals; names and order stay. Worked: 35820 → 358.2. */
export function receiptOnWire(receipt: MinorReceipt): Receipt {
  return {
    kur: receipt.kur,
    adimlar: receipt.adimlar.map(stepOnWire),
    satirlar: receipt.satirlar.map(lineTotalsOnWire),
    toplam: totalsOnWire(receipt.toplam),
    taksitler: receipt.taksitler.map(toAmount),
  }
}
