import type { ReservationRequest } from '@meltem/contract/reservation'
import { pricesNet } from '@meltem/domain/agency/terms'
import { depositDeadline } from '@meltem/domain/reservation/deadlines'
import type { AcceptedContract } from '../../db/database-kernel.ts'
import type { Booking } from './booking.ts'
import { holdUntil, type KnownHold } from './booking-steps.ts'
import { instantOf } from './istanbul.ts'
import { agencyColumns, type Person } from './person.ts'
import type { PricedBasket } from './price.ts'
import type { ReservationRow } from './reservation.queries.ts'
import { heldRow, newTicketNumber, requestColumns } from './reservation-record.ts'

export function needsPayment({ odeme_yontemi }: ReservationRequest): boolean {
  return odeme_yontemi !== 'tur_gunu'
}

/** The agency pays, through its account: nothing is asked of the guest. */
export function isOnAccount({ acente }: Person): boolean {
  return acente !== undefined && pricesNet(acente.akis)
}

/** What a desk writes over what the request says: the agency is read from the token. */
export function deskColumns(person: Person) {
  if (!person.acente) return {}
  return { ...agencyColumns(person), ...(isOnAccount(person) ? { odeme_yontemi: null } : {}) }
}

/** Paid on the day, by an agency's account or costing nothing: confirmed at once. A transfer has a day, a card the clock of the hold. */
function stateOf(booking: Booking, request: ReservationRequest, priced: PricedBasket, hold: KnownHold | undefined) {
  const free = priced.fiyat.secilen.toplam.on_odeme_toplam === 0
  if (free || isOnAccount(booking.person) || !needsPayment(request)) {
    return { durum: 'confirmed' as const, bitis: null, bilet_no: newTicketNumber(booking) }
  }
  const bitis = request.odeme_yontemi === 'havale' ? paymentDeadline(booking, priced) : holdUntil(booking, hold)
  return { durum: 'held' as const, bitis, bilet_no: null }
}

/** A day, and never after the first service has begun. */
export function paymentDeadline({ now }: Booking, { sepet }: PricedBasket): Date {
  const starts = sepet.satirlar.map((line) => instantOf(line.baslama).getTime())
  return new Date(depositDeadline(now.getTime(), Math.min(...starts)))
}

interface RowParts {
  readonly hold: KnownHold | undefined
  readonly kayit_no: string
  readonly sozlesmeler: AcceptedContract[]
}

/** The reservation that a basket becomes when it is placed. */
export function placedRow(
  booking: Booking,
  request: ReservationRequest,
  priced: PricedBasket,
  { hold, kayit_no, sozlesmeler }: RowParts,
): ReservationRow {
  const state = stateOf(booking, request, priced, hold)
  return {
    ...heldRow(booking, priced, request.k_no, state.bitis ?? booking.now),
    ...requestColumns(request),
    ...deskColumns(booking.person),
    rezervasyon_satis_durum: 'direk',
    ...state,
    uzatildi: hold?.row.uzatildi ?? false,
    kayit_no,
    sozlesmeler,
  }
}
