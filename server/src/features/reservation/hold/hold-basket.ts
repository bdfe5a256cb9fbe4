import type { BasketQuote, HoldRequest } from '@meltem/contract/reservation/basket'
import { countHold } from '../../../platform/counters.ts'
import { inSpan } from '../../../platform/tracing/span.ts'
import { type Act, type Asking, inBookingWith } from '../booking.ts'
import { point } from '../fault-points.ts'
import { guestKey } from '../guest-key.ts'
import {
  holdQueries,
  holdUntil,
  knownHold,
  priceUnderLock,
  promisedPrices,
  requireStock,
} from '../place/booking-steps.ts'
import { otherHoldsQueries, requireFewHolds } from '../place/limits.ts'
import { choicesOf, requireSeenTotals } from '../quote/price.ts'
import { quoteOnWire } from '../quote/quote-on-wire.ts'
import { needsOfBasket, readBookable, requireMode } from '../quote/read-basket.ts'
import { insertReservation, updateReservation, writeAudit, writeLines } from '../reservation.queries.ts'
import { heldRow, lineRecords } from '../reservation-record.ts'
import { takeStock } from '../stock/claims.queries.ts'
import { lockStock } from '../stock/stock.ts'

interface HoldAnswer {
  readonly bitis: string
  readonly misafir_anahtari: string
  readonly data: BasketQuote
}

/** Holds all of a basket with one clock. The same key again, with a changed basket, swaps the stock under the same clock. */
export function holdBasket(act: Act, request: HoldRequest): Promise<HoldAnswer> {
  return inSpan('hold basket', { 'meltem.tenant': act.tenant.kod }, () => holdNow(act, request))
}

function holdNow(act: Act, request: HoldRequest): Promise<HoldAnswer> {
  const { k_no } = request
  const ahead = (asking: Asking) => ({ others: otherHoldsQueries(asking, k_no), hold: holdQueries(asking, k_no) })
  return inBookingWith(act, ahead, async (booking, asked) => {
    requireFewHolds(booking.person, asked.others)
    const hold = knownHold(booking, asked.hold)
    const basket = await readBookable(booking, request)
    requireMode(basket, 'direk')
    const own = hold && { rezervasyon_k_no: k_no, claims: hold.claims, stays: !booking.person.acente }
    const needs = needsOfBasket(basket)
    const stock = await booking.services.seller.openKept(booking, k_no, needs, await lockStock(booking, needs, own))
    const prices = promisedPrices(booking, basket, hold)
    const question = { prices, choices: choicesOf(request), kod: request.promosyon_kodu }
    const priced = await priceUnderLock(booking, basket, question)
    requireSeenTotals(priced.fiyat, request.kur_rezervasyon_toplam)
    const found = requireStock(basket, stock, booking)

    const bitis = holdUntil(booking, hold)
    const row = { ...heldRow(booking, priced, k_no, bitis), fiyat_girdisi: prices }
    if (hold) {
      const { olusturma_zamani: _made, tenant_id: _tenant, k_no: _key, uzatildi: _extended, ...changes } = row
      await updateReservation(booking, hold.row, changes)
    } else await insertReservation(booking.trx, row)
    await takeStock(booking, found, { rezervasyon_k_no: k_no, durum: 'held', tutma_bitis: bitis })
    await writeLines(booking, k_no, lineRecords(priced), hold?.lines ?? [])
    if (!hold) booking.counted.push(() => countHold(booking.tenant, 'begun'))
    await writeAudit(booking, { olay: 'tutuldu', konu_k_no: k_no, ayrinti: { bitis } })
    await point('before_commit')
    return {
      bitis: bitis.toISOString(),
      misafir_anahtari: guestKey(act.services.config.secret, act.tenant.id, k_no),
      data: quoteOnWire(priced, { engeller: [], sorun: null, wall: booking.wall }),
    }
  })
}
