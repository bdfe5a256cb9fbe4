import type { FailureReason } from '@meltem/contract/payment/payment'
import { toAmount } from '@meltem/domain/money'
import {
  type AttemptEvent,
  findNextAttempt,
  isOpenAttempt,
  nextQuestionAt,
} from '@meltem/domain/payment/attempt-states'
import { raiseAlarm } from '../../../platform/alarms.ts'
import { countPayment } from '../../../platform/counters.ts'
import { askAllLast } from '../../../platform/db/round-trip.ts'
import { inSpan } from '../../../platform/tracing/span.ts'
import { type Act, type Asking, type Booking, inBooking, inBookingWith } from '../../reservation/booking.ts'
import { collectFor, isAwaited, type LockedMoney, moneyQueries } from '../../reservation/collect/record-collection.ts'
import { queueReview } from '../../reservation/collect/review.queries.ts'
import { sumStanding } from '../../reservation/collect/standing-money.queries.ts'
import { point } from '../../reservation/fault-points.ts'
import { lockedOf, lockQueries } from '../../reservation/own-reservation.ts'
import { findReservation, writeAudit } from '../../reservation/reservation.queries.ts'
import type { ReservationRow } from '../../reservation/reservation-row.ts'
import {
  type AttemptRow,
  attemptQuery,
  listFailedAttempts,
  lockAttempt,
  lockedAttemptQuery,
  updateAttempt,
} from '../attempt.queries.ts'
import { tellPayment } from '../payment-news.ts'
import type { PaymentReport } from '../providers/payment-gateway.ts'
import { refundReviews } from '../refund/refund-reviews.ts'
import { unansweredQuery } from '../review/review.queries.ts'

const MINUTE = 60_000
/** The page of the bank is not waited for longer than this. */
const PATIENCE_MS = 30 * MINUTE
/** A provider that has never heard of an order for this long never will. */
const UNHEARD_MS = MINUTE
const DAY_MS = 24 * 60 * MINUTE

type Captured = Extract<PaymentReport, { durum: 'alindi' }>

/**
 * The one place where the provider's word changes anything, be it from return page, notice or poller. The
 * attempt is locked first, then the booking; a word that comes twice, or a "no" after a "yes", changes nothing.
 */
export function settle(act: Act, keys: AttemptKeys, report: PaymentReport): Promise<AttemptRow> {
  return inSpan('settle payment', { 'meltem.tenant': act.tenant.kod }, () => settleNow(act, keys, report))
}

async function settleNow(act: Act, keys: AttemptKeys, report: PaymentReport): Promise<AttemptRow> {
  const { k_no, rezervasyon_k_no, siparis_no } = keys
  const ahead = (asking: Asking) => ({
    attempt: lockedAttemptQuery(asking.trx, k_no),
    locks: lockQueries(asking, rezervasyon_k_no),
    money: moneyQueries(asking.trx, rezervasyon_k_no, siparis_no),
    reviews: unansweredQuery(asking.trx, rezervasyon_k_no),
  })
  await point('before_lock')
  return await inBookingWith(act, ahead, async (booking, { attempt: [attempt], locks, money, reviews }) => {
    if (!attempt) throw new Error(`there is no attempt ${k_no}`)
    const locked = await lockedOf(locks)
    const known = { locked, captured: money.captured[0]?.toplam ?? 0, counted: money.receipts.length > 0 }
    const paid = { row: locked.row, known, open: reviews.length > 0 }
    if (report.durum === 'alindi') await capture(booking, attempt, report, paid)
    else if (report.durum === 'basarisiz') await end(booking, attempt, { event: 'fail', neden: report.neden })
    else await goOnWaiting(booking, attempt, report.durum)
    await point('before_commit')
    const { settled } = await askAllLast(booking.trx, { settled: attemptQuery(booking.trx, k_no) })
    return settled[0] ?? attempt
  })
}

type AttemptKeys = Pick<AttemptRow, 'k_no' | 'rezervasyon_k_no' | 'siparis_no'>

/** The reservation behind the lock of the attempt. */
interface PaidFor {
  readonly row: ReservationRow
  /** Its own locks, where they have been taken. */
  readonly known?: LockedMoney
}

interface PaidNow extends PaidFor {
  /** Whether a review of it waits for money that can go back. */
  readonly open: boolean
}

async function capture(booking: Booking, attempt: AttemptRow, report: Captured, paid: PaidNow): Promise<void> {
  const { trx } = booking
  const { siparis_no, tutar, kur, rezervasyon_k_no } = attempt
  const fits = report.siparis_no === siparis_no && report.tutar === tutar && report.kur === kur
  const next = findNextAttempt(attempt.durum, fits ? 'capture' : 'differ')
  // Known already: it was captured before, is on its way back, or lies before a person.
  if (!next) return
  const { saglayici_verisi, kart } = report
  const isOurs = report.siparis_no === siparis_no && report.kur === kur
  await updateAttempt(trx, attempt.k_no, {
    durum: next,
    alinan: isOurs ? report.tutar : 0,
    saglayici_no: report.saglayici_no,
    ...(saglayici_verisi
      ? { saglayici_verisi: JSON.stringify({ ...attempt.saglayici_verisi, ...saglayici_verisi }) }
      : {}),
    kart_marka: kart?.marka ?? null,
    kart_ilk_alti: kart?.ilk_alti ?? null,
    kart_son_dort: kart?.son_dort ?? null,
    neden: null,
    sonraki_sorgu: null,
    sonuc_zamani: booking.now,
  })
  booking.counted.push(() => countPayment(attempt.saglayici, fits ? 'captured' : 'differs'))
  if (!fits) return await differ(booking, attempt, report)
  await takeMoney(booking, attempt, paid)
  // What is confirmed in time opens no review of its own.
  if (paid.open || !isAwaited(booking, paid.row)) await refundReviews(booking, rezervasyon_k_no, attempt.k_no)
}

/** The money is booked; a booking that stood already gets a receipt, the others their confirmation. */
export async function takeMoney(
  booking: Booking,
  { rezervasyon_k_no, siparis_no, tutar, lang }: Pick<AttemptRow, 'rezervasyon_k_no' | 'siparis_no' | 'tutar' | 'lang'>,
  { row: before, known }: PaidFor,
): Promise<void> {
  const collection = {
    k_no: rezervasyon_k_no,
    tutar: toAmount(tutar),
    islem_no: siparis_no,
    odeme_yontemi: 'kredi_karti',
  }
  await collectFor(booking, before, collection, known)
  if (before.durum !== 'confirmed' && before.durum !== 'completed') return
  const standing = await sumStanding(booking.trx, rezervasyon_k_no)
  await tellPayment(booking, before, { olay: 'alindi', tutar, kalan: before.genel_toplam - standing, dil: lang })
}

/** A genuine word of the provider that is not about what we asked for (reliability P4): nothing is confirmed. */
async function differ(booking: Booking, attempt: AttemptRow, report: Captured): Promise<void> {
  const sums = {
    beklenen: { siparis_no: attempt.siparis_no, tutar: attempt.tutar, kur: attempt.kur },
    gelen: { siparis_no: report.siparis_no, tutar: report.tutar, kur: report.kur },
  }
  const ayrinti = { deneme_k_no: attempt.k_no, ...sums }
  await queueReview(booking, 'odeme_uyusmazligi', attempt.rezervasyon_k_no, ayrinti)
  await writeAudit(booking, { olay: 'odeme_uyusmazligi', konu_k_no: attempt.rezervasyon_k_no, ayrinti })
  const sentence = 'the provider reports another payment than was asked for'
  raiseAlarm(booking.services.log, 'payment_differs', { deneme: attempt.k_no, ...sums }, sentence)
}

interface Ending {
  readonly event: Extract<AttemptEvent, 'fail' | 'expire'>
  readonly neden: FailureReason | null
}

async function end(booking: Booking, attempt: AttemptRow, { event, neden }: Ending): Promise<boolean> {
  const next = findNextAttempt(attempt.durum, event)
  if (!next) {
    if (event === 'fail' && attempt.durum !== 'failed') {
      booking.services.log.warn({ deneme: attempt.k_no, durum: attempt.durum }, 'a late refusal was ignored')
    }
    return false
  }
  const ask = event === 'expire' ? askAgainAt(attempt, booking.now) : null
  const changes = { durum: next, neden, sonraki_sorgu: ask, sonuc_zamani: booking.now }
  await updateAttempt(booking.trx, attempt.k_no, changes)
  booking.counted.push(() => countPayment(attempt.saglayici, event === 'fail' ? 'failed' : 'expired'))
  await writeAudit(booking, {
    olay: event === 'fail' ? 'odeme_basarisiz' : 'odeme_suresi_doldu',
    konu_k_no: attempt.rezervasyon_k_no,
    ayrinti: { deneme_k_no: attempt.k_no, neden },
  })
  if (event === 'fail') await tellFirstFailure(booking, attempt)
  return true
}

/** Once per reservation: a buyer who tries again on the screen knows by then. */
async function tellFirstFailure(booking: Booking, { rezervasyon_k_no, lang }: AttemptRow): Promise<void> {
  const failed = await listFailedAttempts(booking.trx, rezervasyon_k_no)
  const row = failed.length === 1 ? await findReservation(booking.trx, rezervasyon_k_no) : undefined
  if (!row || !['held', 'accepted', 'confirmed'].includes(row.durum)) return
  await tellPayment(booking, row, { olay: 'basarisiz', tutar: null, kalan: null, dil: lang })
}

async function goOnWaiting(booking: Booking, attempt: AttemptRow, durum: 'suruyor' | 'yok'): Promise<void> {
  const age = booking.now.getTime() - attempt.olusturma_zamani.getTime()
  const patience = durum === 'yok' ? UNHEARD_MS : PATIENCE_MS
  if (isOpenAttempt(attempt.durum) && age >= patience) {
    await end(booking, attempt, { event: 'expire', neden: 'sure' })
    return
  }
  await updateAttempt(booking.trx, attempt.k_no, {
    sonraki_sorgu: askAgainAt(attempt, booking.now),
    son_sorgu: booking.now,
  })
}

function askAgainAt({ olusturma_zamani }: AttemptRow, now: Date): Date | null {
  const next = nextQuestionAt(olusturma_zamani.getTime(), now.getTime())
  return next === undefined ? null : new Date(next)
}

/** Ends an attempt that led nowhere; one that has been settled meanwhile stays as it is. */
export function closeAttempt(act: Act, k_no: string, event: 'fail' | 'expire'): Promise<void> {
  return inBooking(act, async (booking) => {
    const attempt = await lockAttempt(booking.trx, k_no)
    if (attempt) await end(booking, attempt, { event, neden: event === 'fail' ? 'diger' : 'vazgecti' })
  })
}

/** The provider did not answer: it may have happened or not. Asked again, never sent again under another key. */
export function noteUnclear(act: Act, k_no: string): Promise<AttemptRow> {
  return inBooking(act, async (booking) => {
    const attempt = await lockAttempt(booking.trx, k_no)
    if (!attempt) throw new Error(`there is no attempt ${k_no}`)
    const age = booking.now.getTime() - attempt.olusturma_zamani.getTime()
    if (age >= DAY_MS) {
      await end(booking, attempt, { event: 'expire', neden: 'sure' })
      return attempt
    }
    const durum = findNextAttempt(attempt.durum, 'lose_sight') ?? attempt.durum
    if (durum !== attempt.durum) booking.counted.push(() => countPayment(attempt.saglayici, 'unclear'))
    const alarm = attempt.alarm || (durum === 'unknown' && age >= PATIENCE_MS)
    if (alarm && !attempt.alarm) {
      raiseAlarm(booking.services.log, 'payment_unknown', { deneme: k_no }, 'a payment is unknown for half an hour')
    }
    const sonraki_sorgu = isOpenAttempt(durum) || attempt.sonraki_sorgu ? askAgainAt(attempt, booking.now) : null
    await updateAttempt(booking.trx, k_no, { durum, alarm, sonraki_sorgu, son_sorgu: booking.now })
    return { ...attempt, durum }
  })
}
