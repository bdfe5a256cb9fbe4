import { AppError } from '@meltem/contract/errors'
import type { Reservation, ReservationRequest } from '@meltem/contract/reservation'
import { depositDeadline } from '@meltem/domain/reservation/deadlines'
import { type Act, type Booking, inBooking } from './booking.ts'
import { findHold, holdUntil, type KnownHold, priceUnderLock, promisedPrices, requireStock } from './booking-steps.ts'
import { takeStock } from './claims.queries.ts'
import { spendCoupon } from './coupon.ts'
import { point } from './fault-points.ts'
import { requireIdentity } from './guest-identity.ts'
import { guestKey } from './guest-key.ts'
import { instantOf, wallSecondOf } from './istanbul.ts'
import { requireFewHolds } from './limits.ts'
import { tellNews } from './news.ts'
import { getAny } from './own-reservation.ts'
import { choicesOf, type PricedBasket, requireSeenTotals } from './price.ts'
import { needsOfBasket, readBookable, requireContracts, requireMode } from './read-basket.ts'
import { isRepeated } from './request-key.ts'
import {
  insertReservation,
  type ReservationRow,
  takeRegistrationNumber,
  updateReservation,
  writeAudit,
  writeLines,
} from './reservation.queries.ts'
import { readOnWire, reservationOnWire } from './reservation-on-wire.ts'
import { heldRow, lineRecords, newTicketNumber, requestColumns } from './reservation-record.ts'
import { lockStock } from './stock.ts'

export interface Placed {
  readonly data: Reservation
  readonly misafir_anahtari: string
}

/** Books a basket (`direk`). Readable as the list of reliability §3.1; nothing leaves the database before the commit. */
export async function placeReservation(act: Act, request: ReservationRequest): Promise<Placed> {
  requireAccount(act)
  requireIdentity(request.misafir)
  const { k_no } = request
  const data = await inBooking(act, async (booking) => {
    await point('before_key')
    if (await isRepeated(booking, 'rezervasyon', k_no, request))
      return await readOnWire(booking, await getAny(booking, k_no))
    await point('after_key')
    const waits = needsPayment(request)
    if (waits) await requireFewHolds(booking, k_no)
    const hold = await findHold(booking, k_no)
    const basket = await readBookable(booking, request)
    requireMode(basket, 'direk')
    requireContracts(basket, request.kiralama_sozlesmesi ?? false)

    const own = hold && { rezervasyon_k_no: k_no, claims: hold.claims }
    const stock = await lockStock(booking, needsOfBasket(basket), own)
    const priced = await priceUnderLock(booking, basket, {
      prices: promisedPrices(booking, basket, hold),
      choices: choicesOf({ ...request, kart_taksit: request.kart_bilgileri?.kart_taksit }),
      kod: request.promosyon_kodu || undefined,
      misafir: request.misafir,
    })
    requireSeenTotals(priced.fiyat, request.kur_rezervasyon_toplam)
    const found = requireStock(basket, stock, booking)

    const row = await placedRow(booking, request, priced, hold)
    await writeRow(booking, row, hold)
    await point('after_reservation')
    const durum = row.durum === 'confirmed' ? 'confirmed' : 'held'
    await takeStock(booking, found, { rezervasyon_k_no: k_no, durum, tutma_bitis: row.bitis })
    await point('after_claim')
    if (priced.kupon.kural) await spendCoupon(booking, priced.kupon.kural.k_no, k_no, priced.kullanan)
    await point('after_coupon')
    const lines = lineRecords(priced)
    await writeLines(booking, k_no, lines, hold !== undefined)
    const olay = row.durum === 'confirmed' ? 'confirmed' : 'placed'
    await writeAudit(booking, { olay, konu_k_no: k_no, ayrinti: { kayit_no: row.kayit_no } })
    await tellNews(booking, row, lines, { misafire: olay, isletmeye: olay })
    await point('after_outbox')
    await point('before_commit')
    return reservationOnWire(row, lines, 0)
  })
  await point('after_commit')
  return { data, misafir_anahtari: guestKey(act.services.config.secret, act.tenant.id, k_no) }
}

/** Without an account only where the tenant allows it; the route has checked who asks. */
export function requireAccount({ person }: Act): void {
  if (person.uye === null && !person.misafir_olabilir) throw new AppError('giris_gerekli')
}

function needsPayment({ odeme_yontemi }: ReservationRequest): boolean {
  return odeme_yontemi !== 'tur_gunu'
}

/** Paid on the day or costing nothing: confirmed at once. A transfer has a day, a card the clock of the hold. */
function stateOf(booking: Booking, request: ReservationRequest, priced: PricedBasket, hold: KnownHold | undefined) {
  const free = priced.fiyat.secilen.toplam.on_odeme_toplam === 0
  if (free || !needsPayment(request)) {
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

async function placedRow(
  booking: Booking,
  request: ReservationRequest,
  priced: PricedBasket,
  hold: KnownHold | undefined,
): Promise<ReservationRow> {
  const state = stateOf(booking, request, priced, hold)
  return {
    ...heldRow(booking, priced, request.k_no, state.bitis ?? booking.now),
    ...requestColumns(request),
    rezervasyon_satis_durum: 'direk',
    ...state,
    uzatildi: hold?.row.uzatildi ?? false,
    kayit_no: await takeRegistrationNumber(booking, wallSecondOf(booking.now)),
  }
}

async function writeRow(booking: Booking, row: ReservationRow, hold: KnownHold | undefined): Promise<void> {
  if (!hold) return await insertReservation(booking.trx, row)
  const { tenant_id: _tenant, k_no: _key, olusturma_zamani: _made, ...changes } = row
  await updateReservation(booking, hold.row, changes)
}
