import type { PaymentPart } from '@meltem/contract/payment/payment'
import type { Minor } from '../money.ts'
import { type DatedStep, dueNow, payableNow } from './payment-plan.ts'

interface Paid {
  readonly genel_toplam: Minor
  readonly on_odeme_toplam: Minor
  readonly alinan: Minor
  /** Payments of its own, where the products have them. */
  readonly adimlar?: readonly DatedStep[]
}

/**
 * What is charged for the part that was chosen. Worked with deposit 89.55 of 358.20: `on_odeme` 89.55, `tamami` 358.20;
 * with the deposit paid `kalan` is 268.65 and `on_odeme` nothing. With payments of its own `on_odeme` is what is due
 * now, and the others never touch what waits for an event.
 */
export function amountDue(part: PaymentPart, { genel_toplam, on_odeme_toplam, alinan, adimlar = [] }: Paid): Minor {
  if (adimlar.length > 0) return part === 'on_odeme' ? dueNow(adimlar) : payableNow(adimlar)
  return Math.max(0, (part === 'on_odeme' ? on_odeme_toplam : genel_toplam) - alinan)
}
