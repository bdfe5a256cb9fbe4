import type { PaymentPart } from '@meltem/contract/payment'
import type { Minor } from '../money.ts'

interface Paid {
  readonly genel_toplam: Minor
  readonly on_odeme_toplam: Minor
  readonly alinan: Minor
}

/**
 * What is charged for the part that was chosen. Worked with deposit 89.55 of 358.20: `on_odeme` 89.55, `tamami` 358.20;
 * with the deposit paid `kalan` is 268.65 and `on_odeme` nothing.
 */
export function amountDue(part: PaymentPart, { genel_toplam, on_odeme_toplam, alinan }: Paid): Minor {
  return Math.max(0, (part === 'on_odeme' ? on_odeme_toplam : genel_toplam) - alinan)
}
