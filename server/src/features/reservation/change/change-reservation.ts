import type { ChangeQuote } from '@meltem/contract/reservation/booking'
import type { CartLineRequest, Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount } from '@meltem/domain/money'
import { lineRefusal } from '../../catalog/tariff/line-refusal.ts'
import type { RateSheet } from '../../settings/rates.ts'
import { isBooked } from '../booked-lines.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { planOfBasket, startedSchedule, wake } from '../collect/payment-schedule.ts'
import { queueReview } from '../collect/review.queries.ts'
import { sumStanding } from '../collect/standing-money.queries.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import { asStaff, type Finder, getAny, getOwn, type OwnKey, requireNext } from '../own-reservation.ts'
import { priceUnderLock, requireStock } from '../place/booking-steps.ts'
import { OnceOnly } from '../place/request-key.ts'
import { askCoupon, couponHolder } from '../quote/coupon.ts'
import { type PricedBasket, pricesNow, priceWith, requireSeenTotals } from '../quote/price.ts'
import { quoteOnWire } from '../quote/quote-on-wire.ts'
import { needsOfBasket, readBasket, readBookable, requireMode } from '../quote/read-basket.ts'
import { asOwner, forPortal, frozenRates, storedChoices } from '../quote/stored-choices.ts'
import { listLines, updateReservation, writeAudit, writeLines } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import { lineRecords, moneyColumns } from '../reservation-record.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { allocate } from '../stock/allocate.ts'
import { listClaims, takeStock } from '../stock/claims.queries.ts'
import { lockStock, readStock } from '../stock/stock.ts'
import type { StockView } from '../stock/stock-view.ts'
import { tellWaiting } from '../stock/waiting-list.ts'

interface ChangeWish extends OwnKey {
  readonly sepet_urunler: readonly CartLineRequest[]
}

/**
 * Dates and people may change, what was bought may not: another product is another reservation. Once a line was
 * cancelled alone the others stay as they were sold, as a new price would be that of another basket.
 */
function requireSameProducts(lines: readonly ReservationLine[], wished: readonly CartLineRequest[]): void {
  if (!lines.every(isBooked)) throw new AppError('durum_uygun_degil')
  const known = new Map(lines.map((line) => [line.istek.k_no, line.urun_k_no]))
  const strange = wished.findIndex((line) => known.get(line.k_no) !== line.urun_k_no)
  if (strange >= 0 || wished.length !== lines.length) throw lineRefusal('urun_yok', Math.max(0, strange))
}

function moneyOf(row: ReservationRow, { fiyat }: PricedBasket, captured: number) {
  const { genel_toplam, on_odeme_toplam } = fiyat.secilen.toplam
  return {
    kur: row.secilen_kur,
    genel_toplam: { eski: toAmount(row.genel_toplam), yeni: toAmount(genel_toplam) },
    odenen: toAmount(captured),
    odenecek: toAmount(Math.max(0, (captured === 0 ? on_odeme_toplam : genel_toplam) - captured)),
    iade: toAmount(Math.max(0, captured - genel_toplam)),
  }
}

/** What the change would cost, at the rates frozen on the reservation. Its own stock does not stand in its way. */
export function quoteChange(act: Act, wish: ChangeWish, find: Finder = getOwn): Promise<ChangeQuote> {
  return inBooking(act, async (guest) => {
    const row = await find(guest, wish)
    requireNext(row.durum, 'change')
    requireSameProducts(await listLines(guest.trx, row.k_no), wish.sepet_urunler)
    return await priceChange(await asPriced(guest, row, find), row, wish)
  })
}

/** For a guest as the owner; of what the office changes, what an agency has sold stays the agency's. */
export async function asPriced(booking: Booking, row: ReservationRow, find: Finder): Promise<Booking> {
  const owned = asOwner(booking, row)
  return find === asStaff ? await forPortal(owned, row) : owned
}

/** Which units are looked at for it; all of them for a guest. */
type PickUnits = (view: StockView) => StockView

interface Changed {
  readonly sepet_urunler: readonly CartLineRequest[]
  readonly pick?: PickUnits
  /** Those of today for what is not booked yet; the frozen ones when left out. */
  readonly rates?: RateSheet
}

/** `booking` is one that prices as the reservation was sold (`asPriced`). */
export async function priceChange(
  booking: Booking,
  row: ReservationRow,
  { sepet_urunler, pick = (view) => view, rates = frozenRates(booking, row) }: Changed,
): Promise<ChangeQuote> {
  const basket = await readBasket(booking, { lang: row.lang, sepet_urunler })
  const coupon = await askCoupon(booking, couponOf(booking, row, false))
  const prices = pricesNow(booking, basket, rates)
  const priced = priceWith(booking, basket, prices, { choices: storedChoices(row), kupon: coupon.kural })
  const needs = needsOfBasket(basket)
  const stock = await readStock(booking, needs, { except: row.k_no })
  const seen = pick(await booking.services.seller.seeKept(booking, needs, stock))
  const { engeller } = allocate(basket, seen, booking.wall)
  const captured = await sumStanding(booking.trx, row.k_no)
  return {
    ...moneyOf(row, priced, captured),
    sepet: quoteOnWire(priced, { engeller, sorun: coupon.sorun, wall: booking.wall }),
  }
}

function couponOf(booking: Booking, row: ReservationRow, lock: boolean) {
  const kullanan = couponHolder(booking, row.misafir?.e_mail)
  return { kod: row.promosyon_kodu ?? undefined, kullanan, lock, haric: row.k_no }
}

interface ChangeRequest extends ChangeWish {
  readonly istek_k_no: string
  readonly kur_rezervasyon_toplam: { readonly genel_toplam: number; readonly on_odeme_toplam: number }
}

/** Old and new stock are locked together; if the new cannot be had, the old stays untouched. */
export function changeReservation(act: Act, request: ChangeRequest, find: Finder = getOwn): Promise<Reservation> {
  return inBooking(act, async (guest) => {
    const { k_no } = request
    const row = await find(guest, request)
    const once = new OnceOnly(act, 'degistir', request.istek_k_no, request)
    if (await once.isRepeated(guest)) {
      return await readOnWire(guest, await getAny(guest, k_no))
    }
    requireNext(row.durum, 'change')
    const booking = await asPriced(guest, row, find)
    const before = await listLines(booking.trx, k_no)
    requireSameProducts(before, request.sepet_urunler)
    const mode = find === asStaff ? {} : { mode: 'direk' as const }
    const changed = await writeChange(booking, row, before, { ...request, ...mode })
    await point('before_commit')
    return await readOnWire(booking, changed)
  })
}

interface WrittenChange extends Changed {
  readonly kur_rezervasyon_toplam: ChangeRequest['kur_rezervasyon_toplam']
  /** What is only asked for is refused to a guest; the office has asked itself. */
  readonly mode?: 'direk'
}

/** The change itself under all its locks: stock, price, lines, money, and everybody who has to know. */
export async function writeChange(
  booking: Booking,
  row: ReservationRow,
  before: readonly ReservationLine[],
  { sepet_urunler, kur_rezervasyon_toplam, pick = (view) => view, mode }: WrittenChange,
): Promise<ReservationRow> {
  const { k_no } = row
  const durum = requireNext(row.durum, 'change')
  const basket = await readBookable(booking, { lang: row.lang, sepet_urunler })
  if (mode) requireMode(basket, mode)
  const own = { rezervasyon_k_no: k_no, claims: await listClaims(booking, k_no) }
  const needs = needsOfBasket(basket)
  const stock = await booking.services.seller.openKept(booking, k_no, needs, await lockStock(booking, needs, own))
  const priced = await priceUnderLock(booking, basket, {
    prices: pricesNow(booking, basket, frozenRates(booking, row)),
    choices: storedChoices(row),
    kod: row.promosyon_kodu ?? undefined,
    haric: k_no,
    ...(row.misafir ? { misafir: row.misafir } : {}),
  })
  requireSeenTotals(priced.fiyat, kur_rezervasyon_toplam)
  const found = requireStock(basket, pick(stock), booking)

  const changes = { ...moneyColumns(priced), durum, ...changedSchedule(booking, row, priced) }
  const lines = lineRecords(priced)
  await updateReservation(booking, row, changes)
  await takeStock(booking, found, { rezervasyon_k_no: k_no, durum: 'confirmed', tutma_bitis: null })
  await point('after_claim')
  await writeLines(booking, k_no, lines, before)
  await booking.services.seller.changed(booking, row, priced, lines)
  await queueSurplus(booking, k_no, changes.genel_toplam)
  await writeAudit(booking, { olay: 'changed', konu_k_no: k_no, ayrinti: { eski: row.genel_toplam } })
  await tellNews(booking, { ...row, ...changes }, lines, { misafire: 'changed', isletmeye: 'changed' })
  await tellWaiting(booking, own.claims, before)
  return { ...row, ...changes }
}

/** Other days and sums are asked for anew; what took place has taken place. */
function changedSchedule({ now }: Booking, { odeme_takvimi, odeme_yontemi }: ReservationRow, priced: PricedBasket) {
  const fresh = odeme_yontemi === null ? null : startedSchedule(now, planOfBasket(priced))
  const schedule = fresh && { ...fresh, ...odeme_takvimi, yapilanlar: [] }
  return { odeme_takvimi: schedule, adim_zamani: wake(schedule, now) }
}

async function queueSurplus(booking: Booking, k_no: string, total: number): Promise<void> {
  const captured = await sumStanding(booking.trx, k_no)
  if (captured > total) await queueReview(booking, 'iade', k_no, { iade: captured - total })
}
