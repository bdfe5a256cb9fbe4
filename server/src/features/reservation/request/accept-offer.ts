import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { type Act, countLater, inBooking } from '../booking.ts'
import { planOfBasket } from '../collect/payment-schedule.ts'
import { getOwn, type OwnKey, requireNext } from '../own-reservation.ts'
import { priceUnderLock, requireStockAsked } from '../place/booking-steps.ts'
import { isOnAccount } from '../place/placed-row.ts'
import { pricesNow, requireSeenTotals } from '../quote/price.ts'
import { needsOfBasket, readBookable } from '../quote/read-basket.ts'
import { asOwner, storedChoices } from '../quote/stored-choices.ts'
import { listLines, updateReservation, writeAudit, writeLines } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import { lineRecords, moneyColumns } from '../reservation-record.ts'
import { listClaims, takeStock } from '../stock/claims.queries.ts'
import { lockStock } from '../stock/stock.ts'
import { agreedClaims, agreedColumns, tellAgreed } from './agree.ts'

interface OfferYes extends OwnKey {
  readonly kur_rezervasyon_toplam: { readonly genel_toplam: number; readonly on_odeme_toplam: number }
}

/** The guest takes the counter-offer: its lines replace what was asked for, are booked, and wait for payment. */
export function acceptOffer(act: Act, request: OfferYes): Promise<Reservation> {
  return inBooking(act, async (guest) => {
    const row = await getOwn(guest, request)
    const { k_no, karsi_teklif } = row
    requireNext(row.durum, 'accept')
    if (!karsi_teklif) throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    const booking = asOwner(guest, row)
    const basket = await readBookable(booking, { lang: row.lang, sepet_urunler: karsi_teklif.istekler })
    const own = { rezervasyon_k_no: k_no, claims: await listClaims(booking, k_no) }
    const needs = needsOfBasket(basket)
    const stock = await booking.services.seller.openKept(booking, k_no, needs, await lockStock(booking, needs, own))
    const prices = pricesNow(booking, basket)
    const priced = await priceUnderLock(booking, basket, {
      prices,
      choices: storedChoices(row),
      kod: row.promosyon_kodu ?? undefined,
      haric: k_no,
      ...(row.misafir ? { misafir: row.misafir } : {}),
    })
    requireSeenTotals(priced.fiyat, request.kur_rezervasyon_toplam)
    const found = requireStockAsked(basket, stock, booking, new Date(karsi_teklif.teklif.zaman))

    const money = moneyColumns(priced)
    const plan = isOnAccount(booking.person) ? [] : planOfBasket(priced)
    const agreed = agreedColumns(booking, row, { plan, on_odeme_toplam: money.on_odeme_toplam, basket })
    const changes = { ...money, karsi_teklif: null, fiyat_girdisi: prices, ...agreed }
    const lines = lineRecords(priced)
    await updateReservation(booking, row, changes)
    await takeStock(booking, found, agreedClaims(row, agreed.bitis))
    await writeLines(booking, k_no, lines, await listLines(booking.trx, k_no))
    await booking.services.seller.sold(booking, { ...row, ...changes }, priced, lines)
    countLater(booking, 'accepted')
    await writeAudit(booking, { olay: 'accepted', konu_k_no: k_no, ayrinti: { teklif: true } })
    await tellAgreed(booking, { ...row, ...changes }, lines, { isletmeye: 'accepted' })
    return await readOnWire(booking, { ...row, ...changes })
  })
}
