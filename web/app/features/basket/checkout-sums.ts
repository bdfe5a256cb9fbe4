import type { PaymentType, ReservationTotals } from '@meltem/contract/reservation/pricing'
import { percentageOf, toAmount, toMinor } from '@meltem/domain/money'

/** One way to spread the amount over months, as the server offers it. */
export interface InstalmentOffer {
  readonly kart_taksit: number
  /** Of the amount charged now, with the difference. */
  readonly toplam: number
}

export interface DueSums {
  readonly taksit_fark: number
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
  readonly kalan_toplam: number
}

/** What is charged now before any instalment difference: the deposit, or everything. */
export function amountNow(totals: ReservationTotals, type: PaymentType): number {
  const whole = toMinor(totals.genel_toplam) - toMinor(totals.taksit_fark)
  const deposit = toMinor(totals.on_odeme_toplam) - toMinor(totals.taksit_fark)
  return toAmount(type === 'tamami' ? whole : deposit)
}

/**
 * The sums of a held basket for another choice of paying, so that the buyer sees them without a wait; the server
 * compares them when the reservation is placed (PRICE-7 to PRICE-9). Worked: 358.20 with a deposit of 89.55 and three
 * instalments that come to 93.13: difference 3.58, total 361.78, now 93.13, later 268.65.
 */
export function dueSums(
  totals: ReservationTotals,
  type: PaymentType,
  instalment: InstalmentOffer | undefined,
): DueSums {
  const now = toMinor(amountNow(totals, type))
  const whole = toMinor(totals.genel_toplam) - toMinor(totals.taksit_fark)
  const charged = instalment && instalment.kart_taksit > 1 ? toMinor(instalment.toplam) : now
  const difference = Math.max(0, charged - now)
  return {
    taksit_fark: toAmount(difference),
    genel_toplam: toAmount(whole + difference),
    on_odeme_toplam: toAmount(now + difference),
    kalan_toplam: toAmount(whole - now),
  }
}

/** The deposit in per cent of everything. Worked: 89.55 of 358.20 is 25. */
export function depositShare({ on_odeme_toplam, genel_toplam }: DueSums): number {
  return percentageOf(toMinor(on_odeme_toplam), toMinor(genel_toplam))
}

/** Whether there is a choice at all: where the deposit is everything, nothing is asked. */
export function mayChooseType({ kalan_toplam }: ReservationTotals): boolean {
  return kalan_toplam > 0
}
