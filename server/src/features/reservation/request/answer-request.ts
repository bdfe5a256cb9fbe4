import type { CartLineRequest, Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { receiptOnWire } from '@meltem/domain/pricing/receipt/on-the-wire'
import { type Act, countLater, inBooking } from '../booking.ts'
import { planOfReservation } from '../collect/payment-schedule.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import { getAny, lockReservation, requireNext } from '../own-reservation.ts'
import { priceUnderLock, requireStock, requireStockAsked } from '../place/booking-steps.ts'
import { returnCoupon } from '../quote/coupon.queries.ts'
import { pricesNow } from '../quote/price.ts'
import { linesOnWire } from '../quote/quote-on-wire.ts'
import { needsOfBasket, readBookable } from '../quote/read-basket.ts'
import { asOwner, findStoredBasket, forPortal, storedChoices } from '../quote/stored-choices.ts'
import { listLines, updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import { moneyColumns } from '../reservation-record.ts'
import { listClaims, releaseStock, takeStock } from '../stock/claims.queries.ts'
import { lockStock, readStock } from '../stock/stock.ts'
import { tellWaiting } from '../stock/waiting-list.ts'
import { agreedClaims, agreedColumns, tellAgreed } from './agree.ts'

interface Answer {
  readonly k_no: string
  readonly not?: string | undefined
}

/**
 * Accepts a request: compare and swap plus the same locked booking, so that of two requests for the same days only one
 * can be accepted. Price and lead time are those of the moment it was asked for; the first payment has a deadline of its
 * own, or waits for its event without one.
 */
export function acceptRequest(act: Act, { k_no, not }: Answer): Promise<Reservation> {
  return inBooking(act, async (staff) => {
    const row = await getAny(staff, k_no)
    const booking = await forPortal(staff, row)
    requireNext(row.durum, 'accept')
    const lines = await listLines(booking.trx, k_no)
    const basket = await findStoredBasket(booking, row, lines)
    if (!basket) throw new AppError('urun_yok')
    const own = { rezervasyon_k_no: k_no, claims: await listClaims(booking, k_no) }
    const needs = needsOfBasket(basket)
    const stock = await booking.services.seller.openKept(booking, k_no, needs, await lockStock(booking, needs, own))
    const found = requireStockAsked(basket, stock, booking, row.olusturma_zamani)

    const { on_odeme_toplam } = row
    const agreed = agreedColumns(booking, row, { plan: planOfReservation(row, lines), on_odeme_toplam, basket })
    const changes = { ...agreed, yanit_notu: not ?? null, karsi_teklif: null }
    await updateReservation(booking, row, changes)
    await takeStock(booking, found, agreedClaims(row, agreed.bitis))
    countLater(booking, 'accepted')
    await writeAudit(booking, { olay: 'accepted', konu_k_no: k_no, ayrinti: { bitis: agreed.bitis } })
    await tellAgreed(booking, { ...row, ...changes }, lines, { not: not ?? null })
    await point('before_commit')
    return await readOnWire(booking, { ...row, ...changes })
  })
}

/** Declines a request; an option is freed and those who wait for it are told. */
export function declineRequest(act: Act, { k_no, not }: Answer): Promise<Reservation> {
  return inBooking(act, async (booking) => {
    const { row, lines, claims } = await lockReservation(booking, k_no)
    const durum = requireNext(row.durum, 'decline')
    const changes = { durum, bitis: null, yanit_notu: not ?? null, karsi_teklif: null, fiyat_girdisi: null }
    await releaseStock(booking, k_no, 'cancelled')
    await booking.services.seller.closeKept(booking, row)
    await booking.services.seller.cancelled(booking, row, lines)
    await returnCoupon(booking, k_no)
    await updateReservation(booking, row, changes)
    countLater(booking, 'declined')
    await writeAudit(booking, { olay: 'declined', konu_k_no: k_no })
    await tellNews(booking, { ...row, ...changes }, lines, { misafire: 'declined', not: not ?? null })
    await tellWaiting(booking, claims, lines)
    return await readOnWire(booking, { ...row, ...changes })
  })
}

interface Offer extends Answer {
  readonly sepet_urunler: readonly CartLineRequest[]
}

/** Offers something else. Nothing is taken for it: the guest's yes runs the locked booking. */
export function makeCounterOffer(act: Act, { k_no, sepet_urunler, not }: Offer): Promise<Reservation> {
  return inBooking(act, async (staff) => {
    const { row } = await lockReservation(staff, k_no)
    const booking = asOwner(staff, row)
    const durum = requireNext(row.durum, 'counter_offer')
    const basket = await readBookable(booking, { lang: row.lang, sepet_urunler })
    const priced = await priceUnderLock(booking, basket, {
      prices: pricesNow(booking, basket),
      choices: storedChoices(row),
      kod: row.promosyon_kodu ?? undefined,
      haric: k_no,
      ...(row.misafir ? { misafir: row.misafir } : {}),
    })
    // What the request itself keeps as an option does not stand in the way of the offer.
    requireStock(basket, await readStock(booking, needsOfBasket(basket), { except: k_no }), booking)
    const fis = receiptOnWire(priced.fiyat.secilen)
    const zaman = booking.now.toISOString()
    const teklif = { sepet_urunler: linesOnWire(priced), fis, not: not ?? null, zaman }
    const changes = { durum, karsi_teklif: { istekler: [...sepet_urunler], teklif } }
    await updateReservation(booking, row, changes)
    await writeAudit(booking, { olay: 'counter_offer', konu_k_no: k_no })
    const shown = teklif.sepet_urunler.map((satir) => ({ satir }))
    await tellNews(booking, { ...row, ...moneyColumns(priced) }, shown, { misafire: 'offer', not: not ?? null })
    return await readOnWire(booking, { ...row, ...changes })
  })
}
