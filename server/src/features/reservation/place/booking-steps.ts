import { isDeepStrictEqual } from 'node:util'
import type { Guest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { holdEnd } from '@meltem/domain/reservation/deadlines'
import type { AnswersTo } from '../../../platform/db/round-trip.ts'
import type { FrozenPrices } from '../../../platform/db/tables/reservation.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { lineRefusal, REASON_CODES } from '../../catalog/tariff/line-refusal.ts'
import type { Booking } from '../booking.ts'
import { point } from '../fault-points.ts'
import { agencyColumns, type Person } from '../person.ts'
import { askCoupon, type CouponAnswer, couponHolder, requireCoupon } from '../quote/coupon.ts'
import { type PriceChoices, type PricedBasket, pricesNow, priceWith } from '../quote/price.ts'
import type { Basket } from '../quote/read-basket.ts'
import { linesQuery, reservationQuery } from '../reservation.queries.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { type Allocation, allocate } from '../stock/allocate.ts'
import { type ClaimKeys, claimsQuery } from '../stock/claims.queries.ts'
import type { StockView } from '../stock/stock-view.ts'

/** The basket a person holds under this key, while it is only a basket. */
export interface KnownHold {
  readonly row: ReservationRow
  readonly lines: readonly ReservationLine[]
  readonly claims: readonly ClaimKeys[]
}

/** What `knownHold` wants to know. */
export function holdQueries({ trx }: Pick<Booking, 'trx'>, k_no: string) {
  return { row: reservationQuery(trx, k_no), lines: linesQuery(trx, k_no), claims: claimsQuery(trx, k_no) }
}

type FoundHold = AnswersTo<ReturnType<typeof holdQueries>>

/** Refuses a key that has become a reservation, has run out, or belongs to another person. */
export function knownHold({ person }: Booking, { row: [row], lines, claims }: FoundHold): KnownHold | undefined {
  if (!row) return undefined
  // Who is calling may become known while the basket is held; what the desk holds is nobody else's to go on with.
  if ((row.kanal === 'telefon') !== (person.telefon !== undefined)) throw new AppError('bulunamadi')
  if (!person.telefon && row.uye_k_no !== (person.uye?.k_no ?? null)) throw new AppError('bulunamadi')
  const placed = row.kayit_no !== null
  // What a guest has placed through an agency's page carries the agency, too.
  if (!isOfAgency(person, row) && (person.acente || !placed)) throw new AppError('bulunamadi')
  if (placed)
    throw new AppError('durum_uygun_degil', person.uye || person.acente ? { ayrinti: { durum: row.durum } } : {})
  if (row.durum !== 'held') throw new AppError('tutma_bitti')
  return { row, lines, claims }
}

/** Only the agency that holds it may go on with it. */
function isOfAgency(person: Person, row: ReservationRow): boolean {
  const { ac_k_no, alt_ac_k_no } = agencyColumns(person)
  return row.ac_k_no === ac_k_no && row.alt_ac_k_no === alt_ac_k_no
}

export function isLive(hold: KnownHold | undefined, now: Date): hold is KnownHold {
  return hold?.row.bitis !== null && hold !== undefined && hold.row.bitis > now
}

/** A live hold has promised its leaves; a basket that changed since is priced from today's tables. */
export function promisedPrices(booking: Booking, basket: Basket, hold: KnownHold | undefined): FrozenPrices {
  const frozen = isLive(hold, booking.now) ? hold.row.fiyat_girdisi : null
  const same =
    frozen &&
    isDeepStrictEqual(
      hold?.lines.map((line) => line.istek),
      basket.satirlar.map((line) => line.istek),
    )
  return same ? frozen : pricesNow(booking, basket)
}

interface PriceQuestion {
  readonly prices: FrozenPrices
  readonly choices: PriceChoices
  readonly kod: string | undefined
  readonly misafir?: Guest
  readonly haric?: string
}

export interface PricedUnderLock extends PricedBasket {
  readonly kupon: CouponAnswer
  readonly kullanan: string
}

/** Prices again under the coupon's lock, the last of the ranks; a coupon that does not count refuses the act. */
export async function priceUnderLock(
  booking: Booking,
  basket: Basket,
  question: PriceQuestion,
): Promise<PricedUnderLock> {
  const kullanan = couponHolder(booking, question.misafir?.e_mail)
  const haric = question.haric
  const kupon = await askCoupon(booking, { kod: question.kod, kullanan, lock: true, ...(haric ? { haric } : {}) })
  requireCoupon(kupon.sorun)
  const priced = priceWith(booking, basket, question.prices, { choices: question.choices, kupon: kupon.kural })
  requireCoupon(priced.fiyat.kararlar.kupon_sorunu)
  await point('after_price')
  return { ...priced, kupon, kullanan }
}

/** All of the basket or nothing: the first obstacle refuses it. */
export function requireStock(basket: Basket, view: StockView, booking: Booking): Allocation {
  return requireNoObstacle(allocate(basket, view, booking.wall))
}

export function requireNoObstacle(found: Allocation): Allocation {
  const [first] = found.engeller
  if (first) {
    const { satir, neden, parametreler } = first
    throw lineRefusal(REASON_CODES[neden], satir, { neden, ...parametreler })
  }
  return found
}

/**
 * The same for what was asked for or offered before: a guest in time then is in time, however long the answer took.
 * Only what has begun meanwhile is too late.
 */
export function requireStockAsked(basket: Basket, view: StockView, booking: Booking, asked: Date): Allocation {
  const begun = basket.satirlar.find((line) => line.baslama < booking.wall)
  if (begun) throw lineRefusal('gecmis_tarih', begun.satir, { tarih: begun.istek.baslangic })
  return requireStock(basket, view, { ...booking, wall: wallOf(asked) })
}

/** One clock for all of the basket; holding it again does not wind it up. */
export function holdUntil(booking: Booking, hold: KnownHold | undefined): Date {
  if (isLive(hold, booking.now) && hold.row.bitis) return hold.row.bitis
  const { acente, telefon } = booking.person
  const minutes = acente ? acente.opsiyon_saat * 60 : (telefon?.bekleme_dk ?? booking.terms.tutma_dk)
  return new Date(holdEnd(booking.now.getTime(), minutes))
}
