import type { CartLineRequest, Reservation } from '@meltem/contract/reservation/reservation'
import { findNextState } from './reservation-states.ts'

/** As long as all of it stands: once a service was cancelled alone the others stay as they were sold. */
export function mayChange({ durum, satirlar }: Pick<Reservation, 'durum' | 'satirlar'>): boolean {
  return findNextState(durum, 'change') !== undefined && satirlar.every(({ iptal }) => iptal === null)
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
