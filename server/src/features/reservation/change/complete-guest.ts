import type { completeGuest as completeGuestCall } from '@meltem/contract/reservation/booking'
import type { GuestAnswer, Reservation, ReservationState } from '@meltem/contract/reservation/reservation'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type Act, inBooking } from '../booking.ts'
import { getOwn, lockReservation } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import { requireIdentity } from './guest-identity.ts'

/** While it can still take place. */
const OPEN: readonly ReservationState[] = ['held', 'requested', 'accepted', 'confirmed']

const nameOf = ({ soru, kisi }: GuestAnswer) => `${soru}/${kisi ?? ''}`

/** A later answer to the same question replaces the earlier one. */
function joined(before: readonly GuestAnswer[], after: readonly GuestAnswer[]): GuestAnswer[] {
  return [...new Map([...before, ...after].map((answer) => [nameOf(answer), answer])).values()]
}

/** Hands in what was missing: identity data is collected as late as possible (BOOK-11). Sent twice it changes nothing. */
export function completeGuest(act: Act, input: ParsedInputOf<typeof completeGuestCall>): Promise<Reservation> {
  requireIdentity(input)
  return inBooking(act, async (booking) => {
    const { k_no } = await getOwn(booking, input)
    const { row } = await lockReservation(booking, k_no)
    if (!row.misafir || !OPEN.includes(row.durum)) {
      throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    }
    const { yanitlar, tc_pasaport, dogum_tarihi, hotel_bilgi } = input
    const misafir = {
      ...row.misafir,
      yanitlar: joined(row.misafir.yanitlar ?? [], yanitlar),
      ...(tc_pasaport ? { tc_pasaport } : {}),
      ...(dogum_tarihi ? { dogum_tarihi } : {}),
    }
    const changes = { misafir, ...(hotel_bilgi ? { hotel_bilgi: { ...row.hotel_bilgi, ...hotel_bilgi } } : {}) }
    await updateReservation(booking, row, changes)
    await writeAudit(booking, { olay: 'misafir_tamamlandi', konu_k_no: k_no, ayrinti: { sorular: yanitlar.length } })
    return await readOnWire(booking, { ...row, ...changes })
  })
}
