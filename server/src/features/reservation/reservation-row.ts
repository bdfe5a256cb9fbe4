import type { PaymentRule } from '@meltem/contract/payment/plan'
import type { CartLine, CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { CancellationWindow } from '@meltem/domain/reservation/cancellation'
import type { Selectable } from 'kysely'
import type { ReservationTable } from '../../platform/db/tables/reservation.ts'

export type ReservationRow = Selectable<ReservationTable>

/** One service cancelled alone; amounts in minor units. */
export interface LineCancellation {
  readonly zaman: string
  readonly odenen: number
  readonly iade_oran: number
  readonly iade: number
  readonly kesinti: number
}

export interface ReservationLine {
  readonly sira: number
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly baslangic: string
  readonly bitis: string | null
  readonly istek: CartLineRequest
  readonly satir: CartLine
  readonly basladigi_an: string
  readonly iptal_kosullari: readonly CancellationWindow[]
  readonly genel_toplam: number
  readonly on_odeme_toplam: number
  /** Null while it is booked. */
  readonly iptal: LineCancellation | null
  readonly odeme_adimlari: readonly PaymentRule[] | null
}
