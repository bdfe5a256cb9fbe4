import type { Reservation, ReservationRequest } from '@meltem/contract/reservation/reservation'
import { countHold } from '../../../platform/counters.ts'
import { inSpan } from '../../../platform/tracing/span.ts'
import { type Act, type Asking, type Booking, countLater, inBookingWith } from '../booking.ts'
import { requireIdentity } from '../change/guest-identity.ts'
import { point } from '../fault-points.ts'
import { guestKey } from '../guest-key.ts'
import { tellNews } from '../news.ts'
import { getAny } from '../own-reservation.ts'
import { spendCoupon } from '../quote/coupon.queries.ts'
import {
  insertReservation,
  registrationQuery,
  updateReservation,
  writeAudit,
  writeLines,
} from '../reservation.queries.ts'
import { readOnWire, reservationOnWire } from '../reservation-on-wire.ts'
import type { ReservationRow } from '../reservation-row.ts'
import { takeStock } from '../stock/claims.queries.ts'
import { lockStock } from '../stock/stock.ts'
import { keepTexts } from './accept-contracts.ts'
import { holdQueries, type KnownHold, knownHold } from './booking-steps.ts'
import { CHECKS } from './checks.ts'
import { otherHoldsQueries, requireFewHolds } from './limits.ts'
import { placeQuickly } from './place-quickly.ts'
import { needsPayment } from './placed-row.ts'
import { OnceOnly } from './request-key.ts'

export interface Placed {
  readonly data: Reservation
  readonly misafir_anahtari: string
}

/** Books a basket (`direk`): seats in the quick way, everything else and every doubt in the careful one. */
export function placeReservation(act: Act, asked: ReservationRequest): Promise<Placed> {
  return inSpan('place reservation', { 'meltem.tenant': act.tenant.kod }, () => place(act, asked))
}

async function place(act: Act, asked: ReservationRequest): Promise<Placed> {
  const request = await act.services.seller.known(act.services.db, act.tenant, asked)
  requireIdentity(request.misafir)
  await keepTexts(act, request)
  const data = (await placeQuickly(act, request)) ?? (await placeCarefully(act, request))
  await point('after_commit')
  return { data, misafir_anahtari: guestKey(act.services.config.secret, act.tenant.id, request.k_no) }
}

/** Readable as the list of RELY-1; nothing leaves the database before the commit. */
async function placeCarefully(act: Act, request: ReservationRequest): Promise<Reservation> {
  const { k_no } = request
  const waits = needsPayment(request)
  const once = new OnceOnly(act, 'rezervasyon', k_no, request)
  const ahead = (asking: Asking) => ({
    key: once.query(asking),
    number: registrationQuery(asking),
    others: otherHoldsQueries(asking, k_no, waits),
    hold: holdQueries(asking, k_no),
  })
  await point('before_key')
  return await inBookingWith(act, ahead, async (booking, asked) => {
    if (await once.isRepeated(booking, asked.key)) return await readOnWire(booking, await getAny(booking, k_no))
    await point('after_key')
    if (waits) requireFewHolds(booking.person, asked.others)
    const hold = knownHold(booking, asked.hold)
    const own = hold && { rezervasyon_k_no: k_no, claims: hold.claims, stays: !booking.person.acente }
    const { priced, found, row, lines, olay, news } = await CHECKS.run({
      booking,
      request,
      hold,
      kayit_no: asked.number[0]?.kayit_no ?? '',
      lockStock: async (needs) =>
        booking.services.seller.openKept(booking, k_no, needs, await lockStock(booking, needs, own)),
    })

    await writeRow(booking, row, hold)
    await point('after_reservation')
    const durum = row.durum === 'confirmed' ? 'confirmed' : 'held'
    await takeStock(booking, found, { rezervasyon_k_no: k_no, durum, tutma_bitis: row.bitis })
    await point('after_claim')
    if (priced.kupon.kural) await spendCoupon(booking, priced.kupon.kural.k_no, k_no, priced.kullanan)
    await point('after_coupon')
    await writeLines(booking, k_no, lines, hold?.lines ?? [])
    await booking.services.seller.sold(booking, row, priced, lines)
    await writeAudit(booking, { olay, konu_k_no: k_no, ayrinti: { kayit_no: row.kayit_no } })
    await tellNews(booking, row, lines, news)
    countLater(booking, olay)
    if (hold) booking.counted.push(() => countHold(booking.tenant, 'booked'))
    await point('after_outbox')
    await point('before_commit')
    return reservationOnWire(row, lines, { alinan: 0, now: booking.now })
  })
}

async function writeRow(booking: Booking, row: ReservationRow, hold: KnownHold | undefined): Promise<void> {
  if (!hold) return await insertReservation(booking.trx, row)
  const { tenant_id: _tenant, k_no: _key, olusturma_zamani: _made, ...changes } = row
  await updateReservation(booking, hold.row, changes)
}
