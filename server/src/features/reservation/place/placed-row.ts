import type { ReservationRequest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { pricesNet } from '@meltem/domain/agency/terms'
import { depositDeadline } from '@meltem/domain/reservation/deadlines'
import type { AcceptedContract } from '../../../platform/db/tables/reservation.ts'
import { instantOf } from '../../../platform/istanbul.ts'
import type { Booking } from '../booking.ts'
import { planOfBasket, startedSchedule, wake } from '../collect/payment-schedule.ts'
import { agencyColumns, type Person } from '../person.ts'
import type { PricedBasket } from '../quote/price.ts'
import type { Basket } from '../quote/read-basket.ts'
import { heldRow, newTicketNumber, requestColumns } from '../reservation-record.ts'
import type { ReservationRow } from '../reservation-row.ts'
import { holdUntil, type KnownHold } from './booking-steps.ts'

export function needsPayment({ odeme_yontemi }: ReservationRequest): boolean {
  return odeme_yontemi !== 'tur_gunu'
}

/** The agency pays, through its account: nothing is asked of the guest. */
export function isOnAccount({ acente }: Person): boolean {
  return acente !== undefined && pricesNet(acente.akis)
}

/** What the portal writes over what the request says: the agency is read from the token. */
export function portalColumns(person: Person) {
  if (!person.acente) return {}
  return { ...agencyColumns(person), ...(isOnAccount(person) ? { odeme_yontemi: null } : {}) }
}

/** Paid on the day, by an agency's account, later by its plan, or costing nothing: confirmed at once. A transfer has a day, a card the clock of the hold. */
function stateOf(booking: Booking, request: ReservationRequest, priced: PricedBasket, hold: KnownHold | undefined) {
  const account = isOnAccount(booking.person)
  const plan = account ? [] : planOfBasket(priced)
  // Payments of the products' own have their times; the day of the tour is none of them.
  if (plan.length > 0 && !needsPayment(request)) throw new AppError('yontem_kapali')
  const odeme_takvimi = startedSchedule(booking.now, plan)
  const later = plan[0] !== undefined && plan[0].tetik !== 'kabul'
  const free = later || priced.fiyat.secilen.toplam.on_odeme_toplam === 0
  if (free || account || !needsPayment(request)) {
    const adim_zamani = wake(odeme_takvimi, booking.now)
    return { durum: 'confirmed', bitis: null, bilet_no: newTicketNumber(booking), odeme_takvimi, adim_zamani } as const
  }
  const bitis =
    request.odeme_yontemi === 'havale'
      ? new Date(depositDeadline(booking.now.getTime(), firstStart(priced.sepet), plan[0]?.saat))
      : (deskDeadline(booking, priced) ?? holdUntil(booking, hold))
  return { durum: 'held', bitis, bilet_no: null, odeme_takvimi, adim_zamani: null } as const
}

/** What is sold by phone waits for the guest's card as long as the clerk has said, and not into the service. */
function deskDeadline({ person, now }: Booking, { sepet }: PricedBasket): Date | undefined {
  const { telefon } = person
  return telefon && new Date(Math.min(now.getTime() + telefon.bekleme_dk * 60_000, firstStart(sepet)))
}

/** On the phone nothing is accepted: the guest does that by the link (BOOK-18). */
export function deskColumns({ telefon }: Person) {
  return telefon ? { mesafeli_satis_sozlesmesi: false, kiralama_sozlesmesi: false } : {}
}

/** No payment is waited for once the first service has begun. */
export function firstStart({ satirlar }: Basket): number {
  return Math.min(...satirlar.map((line) => instantOf(line.baslama).getTime()))
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
    ...portalColumns(booking.person),
    ...deskColumns(booking.person),
    rezervasyon_satis_durum: 'direk',
    ...state,
    uzatildi: hold?.row.uzatildi ?? false,
    kayit_no,
    sozlesmeler,
  }
}
