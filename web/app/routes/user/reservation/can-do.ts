import type { CartLineRequest, Reservation, ReservationState } from '@meltem/contract/reservation'
import { findNextState } from '@meltem/domain/reservation/reservation-states'

export function mayCancel(durum: ReservationState): boolean {
  return findNextState(durum, 'cancel') !== undefined
}

export function mayChange(durum: ReservationState): boolean {
  return findNextState(durum, 'change') !== undefined
}

interface RefundDay {
  /** Last day on which so much comes back. */
  readonly until: string
  readonly share: number
}

/** The windows as dates. Worked: 7 days before 16.08. everything, 2 days before half → until 09.08. 100 %, 14.08. 50 %. */
export function refundDays(windows: Reservation['iptal_kosullari'], start: string): RefundDay[] {
  const first = Temporal.PlainDate.from(start)
  return windows
    .filter(({ iade_oran }) => iade_oran > 0)
    .toSorted((a, b) => b.gun - a.gun)
    .map(({ gun, iade_oran }) => ({ until: first.subtract({ days: gun }).toString(), share: iade_oran }))
}

/** What a person may change of a line: days, times, people and rooms. */
export type LineWish = Pick<CartLineRequest, 'baslangic' | 'pax'> &
  Partial<Pick<CartLineRequest, 'baslangic_saat' | 'bitis' | 'bitis_saat' | 'adet'>>

/** The line as it stands: where a wish begins. */
export function wishOf({ baslangic, baslangic_saat, bitis, bitis_saat, pax }: CartLineRequest): LineWish {
  return {
    baslangic,
    pax,
    ...(baslangic_saat ? { baslangic_saat } : {}),
    ...(bitis ? { bitis } : {}),
    ...(bitis_saat ? { bitis_saat } : {}),
  }
}

/** The line as it is asked for anew. The key of a departure belongs to its day: on another one the time finds it. */
export function changedLine(request: CartLineRequest, wish: LineWish, soldTime: string | null): CartLineRequest {
  const { kalkis, ...rest } = request
  const moved = wish.baslangic !== request.baslangic || wish.baslangic_saat !== request.baslangic_saat
  const time = wish.baslangic_saat ?? request.baslangic_saat ?? (kalkis ? (soldTime ?? undefined) : undefined)
  return {
    ...rest,
    ...wish,
    ...(time ? { baslangic_saat: time } : {}),
    ...(kalkis && !moved ? { kalkis } : {}),
  }
}
