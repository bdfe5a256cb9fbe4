import type { ReservationRequest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { inSpan } from '../../../platform/tracing/span.ts'
import { type Act, type Booking, countLater, inBooking } from '../booking.ts'
import { requireIdentity } from '../change/guest-identity.ts'
import { point } from '../fault-points.ts'
import { guestKey } from '../guest-key.ts'
import { tellNews } from '../news.ts'
import { getAny } from '../own-reservation.ts'
import { acceptContracts, keepTexts } from '../place/accept-contracts.ts'
import { priceUnderLock, requireStock } from '../place/booking-steps.ts'
import { requireFewOptions } from '../place/limits.ts'
import type { Placed } from '../place/place-reservation.ts'
import { deskColumns, portalColumns } from '../place/placed-row.ts'
import { OnceOnly } from '../place/request-key.ts'
import { requireAllowed } from '../place/tenant-allows.ts'
import { spendCoupon } from '../quote/coupon.queries.ts'
import { choicesOf, pricesNow, requireSeenTotals } from '../quote/price.ts'
import { type Basket, needsOfBasket, readBookable } from '../quote/read-basket.ts'
import {
  findReservation,
  insertReservation,
  registrationQuery,
  writeAudit,
  writeLines,
} from '../reservation.queries.ts'
import { readOnWire, reservationOnWire } from '../reservation-on-wire.ts'
import { heldRow, lineRecords, requestColumns } from '../reservation-record.ts'
import type { Allocation } from '../stock/allocate.ts'
import { takeStock } from '../stock/claims.queries.ts'
import { lockStock, readStock } from '../stock/stock.ts'

const HOUR = 60 * 60 * 1000

/**
 * Asks for a basket (`sor_sat`). What the products say happens to the stock: with hours it is blocked as an option and
 * the page counts down; with none, nothing is taken until the operator answers.
 */
export function requestReservation(act: Act, asked: ReservationRequest): Promise<Placed> {
  return inSpan('request reservation', { 'meltem.tenant': act.tenant.kod }, () => ask(act, asked))
}

async function ask(act: Act, asked: ReservationRequest): Promise<Placed> {
  const request = await act.services.seller.known(act.services.db, act.tenant, asked)
  requireIdentity(request.misafir)
  await keepTexts(act, request)
  const { k_no } = request
  const once = new OnceOnly(act, 'istek', k_no, request)
  const data = await inBooking(act, async (booking) => {
    if (await once.isRepeated(booking)) return await readOnWire(booking, await getAny(booking, k_no))
    if (await findReservation(booking.trx, k_no)) throw new AppError('anahtar_farkli')
    requireAllowed(booking, request.odeme_yontemi)
    const basket = await readBookable(booking, request)
    const sozlesmeler = acceptContracts(booking, basket, request)
    const bitis = optionEnd(booking, basket)
    if (bitis) await requireFewOptions(booking, k_no)
    const needs = needsOfBasket(basket)
    const stock = bitis
      ? await booking.services.seller.openKept(booking, k_no, needs, await lockStock(booking, needs))
      : await booking.services.seller.seeKept(booking, needs, await readStock(booking, needs))
    const prices = pricesNow(booking, basket)
    const priced = await priceUnderLock(booking, basket, {
      prices,
      choices: choicesOf({ ...request, kart_taksit: request.kart_bilgileri?.kart_taksit }),
      kod: request.promosyon_kodu || undefined,
      misafir: request.misafir,
    })
    requireSeenTotals(priced.fiyat, request.kur_rezervasyon_toplam)
    const found = requireStock(basket, stock, booking)

    const row = {
      ...heldRow(booking, priced, k_no, booking.now),
      ...requestColumns(request),
      ...portalColumns(booking.person),
      ...deskColumns(booking.person),
      rezervasyon_satis_durum: 'sor_sat' as const,
      durum: 'requested' as const,
      bitis,
      fiyat_girdisi: prices,
      sozlesmeler,
      kayit_no: (await registrationQuery(booking).executeTakeFirst())?.kayit_no ?? '',
    }
    await insertReservation(booking.trx, row)
    if (bitis) {
      const option = { rezervasyon_k_no: k_no, durum: 'option', tutma_bitis: bitis } as const
      await takeStock(booking, optionsOf(basket, found), option)
    }
    if (priced.kupon.kural) await spendCoupon(booking, priced.kupon.kural.k_no, k_no, priced.kullanan)
    const lines = lineRecords(priced)
    await writeLines(booking, k_no, lines, [])
    await booking.services.seller.sold(booking, row, priced, lines)
    countLater(booking, 'requested')
    await writeAudit(booking, { olay: 'requested', konu_k_no: k_no, ayrinti: { kayit_no: row.kayit_no } })
    await tellNews(booking, row, lines, { misafire: 'requested', isletmeye: 'requested', alinan: 0 })
    await point('before_commit')
    return reservationOnWire(row, lines, { alinan: 0, now: booking.now })
  })
  return { data, misafir_anahtari: guestKey(act.services.config.secret, act.tenant.id, k_no) }
}

/** Lines whose product says so; the others wait without stock. */
function optionsOf(basket: Basket, found: Allocation): Allocation {
  const blocks = (satir: number) => (basket.satirlar[satir]?.secenek.opsiyon_saat ?? 0) > 0
  return {
    koltuklar: found.koltuklar.filter((claim) => blocks(claim.satir)),
    birimler: found.birimler.filter((claim) => blocks(claim.satir)),
    engeller: [],
    kept: false,
  }
}

/** One clock for the basket: the shortest option of its products; none when no product blocks anything. */
function optionEnd({ now }: Booking, basket: Basket): Date | null {
  const hours = basket.satirlar.map((line) => line.secenek.opsiyon_saat).filter((one) => one > 0)
  return hours.length === 0 ? null : new Date(now.getTime() + Math.min(...hours) * HOUR)
}
