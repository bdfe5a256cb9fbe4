import type { ReservationTotals } from '@meltem/contract/reservation/pricing'
import type { BasketInput } from '../price-input.ts'
import { amountStep, type Step } from '../receipt/receipt-step.ts'

/** Stage 9 on the receipt: which difference was taken of what is charged now. */
export function instalmentSteps(
  basket: Pick<BasketInput, 'kart_taksit' | 'taksit_oranlari'>,
  toplam: ReservationTotals,
): Step[] {
  if (basket.kart_taksit <= 1) return []
  const matrah = toplam.on_odeme_toplam - toplam.taksit_fark
  const oran = basket.taksit_oranlari[basket.kart_taksit] ?? null
  return [amountStep('taksit_fark', { matrah, oran, tutar: toplam.taksit_fark }, { taksit: basket.kart_taksit })]
}
