import { findNextAttempt } from '@meltem/domain/payment/attempt-states'
import { raiseAlarm } from '../../../platform/alarms.ts'
import { countRefund } from '../../../platform/counters.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { queueReview } from '../../reservation/collect/review.queries.ts'
import { lockReservation, requireNext } from '../../reservation/own-reservation.ts'
import { sumCaptured, updateReservation, writeAudit } from '../../reservation/reservation.queries.ts'
import { type AttemptRow, knownAttempt, lockAttempt, updateAttempt } from '../attempt.queries.ts'
import { tellPayment } from '../payment-news.ts'
import { GatewayUnclear, type RefundReport } from '../providers/payment-gateway.ts'
import { findGateway } from '../providers/tenant-gateways.ts'
import { closeReview } from '../review/review.queries.ts'
import {
  countWaiting,
  findCounted,
  getAttemptOf,
  insertReturn,
  listUnfinished,
  lockRefund,
  type RefundRow,
  updateRefund,
} from './refund.queries.ts'

const SECOND = 1000
const LONGEST_PAUSE = 60 * 60 * SECOND

const OUTCOMES = { suruyor: 'unclear', tamamlandi: 'done', basarisiz: 'refused' } as const

/** 10 s, 20 s, 40 s … 1 h. */
function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE, 10 * SECOND * 2 ** tries)
}

/** Brings one promised refund to the provider. An answer that got lost is asked for again under the same key. */
export async function sendRefund(act: Act, refund: RefundRow, attempt: AttemptRow): Promise<void> {
  const gateway = await findGateway(act.services, act.tenant, attempt.saglayici)
  let report: RefundReport
  try {
    if (!gateway) throw new GatewayUnclear(`${attempt.saglayici} is not configured`)
    report = await gateway.refund({
      k_no: refund.k_no,
      deneme: knownAttempt(attempt),
      tutar: refund.tutar,
      neden: refund.neden ?? '',
      tekrar: refund.deneme_sayisi > 0,
    })
  } catch (error) {
    if (!(error instanceof GatewayUnclear)) throw error
    act.services.log.warn({ err: error, iade: refund.k_no }, 'no answer about a refund')
    report = { durum: 'suruyor' }
  }
  await inBooking(act, (booking) => finishRefund(booking, refund.k_no, report))
}

async function finishRefund(booking: Booking, k_no: string, report: RefundReport): Promise<void> {
  const { trx, now } = booking
  const { deneme_k_no } = await getAttemptOf(trx, k_no)
  const attempt = await lockAttempt(trx, deneme_k_no)
  const refund = await lockRefund(trx, k_no)
  if (!attempt || !refund || refund.durum === 'tamamlandi' || refund.durum === 'basarisiz') return
  const outcome = OUTCOMES[report.durum]
  booking.counted.push(() => countRefund(attempt.saglayici, outcome))
  if (report.durum === 'suruyor') {
    const next = new Date(now.getTime() + pauseAfter(refund.deneme_sayisi))
    const changes = { durum: 'bilinmiyor' as const, deneme_sayisi: refund.deneme_sayisi + 1, sonraki_deneme: next }
    await updateRefund(trx, k_no, changes)
    return
  }
  if (report.durum === 'tamamlandi') await completed(booking, refund, { attempt, saglayici_no: report.saglayici_no })
  else await refused(booking, refund, { attempt, hata: report.hata })
}

async function completed(
  booking: Booking,
  refund: RefundRow,
  { attempt, saglayici_no }: { attempt: AttemptRow; saglayici_no: string },
): Promise<void> {
  const { trx, now } = booking
  await updateRefund(trx, refund.k_no, {
    durum: 'tamamlandi',
    saglayici_no,
    sonraki_deneme: null,
    sonuc_zamani: now,
    son_hata: null,
  })
  await bookRefund(booking, refund, attempt)
  if ((await countWaiting(trx, attempt.k_no, refund.k_no)) === 0) {
    const event = attempt.iade_toplam === attempt.alinan ? 'refunded' : 'refunded_partly'
    const durum = findNextAttempt(attempt.durum, event)
    if (durum) await updateAttempt(trx, attempt.k_no, { durum })
  }
  const ayrinti = { iade_k_no: refund.k_no, tutar: refund.tutar }
  await writeAudit(booking, { olay: 'iade_tamamlandi', konu_k_no: refund.rezervasyon_k_no, ayrinti })
  if (refund.inceleme_k_no) await closeAnswered(booking, refund.inceleme_k_no)
  await closeBooking(booking, refund)
}

/** Money that was never counted, because it was not what was asked for, is not counted back either. */
async function bookRefund({ trx, tenant }: Booking, refund: RefundRow, attempt: AttemptRow): Promise<void> {
  const counted = await findCounted(trx, attempt.siparis_no)
  if (!counted) return
  await insertReturn(trx, {
    tenant_id: tenant.id,
    rezervasyon_k_no: refund.rezervasyon_k_no,
    tur: 'iade',
    tutar: refund.tutar,
    kur: attempt.kur,
    odeme_yontemi: 'kredi_karti',
    islem_no: refund.k_no,
  })
}

/** A review that several cards answer is closed with the last of them. */
async function closeAnswered(booking: Booking, review: string): Promise<void> {
  const open = await listUnfinished(booking.trx, review)
  if (open.length === 0) await closeReview(booking, review, 'iade')
}

/** Money without a booking has gone back: the reservation is over. The guest is told either way. */
async function closeBooking(booking: Booking, refund: RefundRow): Promise<void> {
  const { row } = await lockReservation(booking, refund.rezervasyon_k_no)
  const captured = await sumCaptured(booking.trx, row.k_no)
  if (row.durum === 'review' && captured === 0) {
    await updateReservation(booking, row, { durum: requireNext(row.durum, 'refund') })
  }
  await tellPayment(booking, row, { olay: 'iade', tutar: refund.tutar, kalan: null })
}

async function refused(
  booking: Booking,
  refund: RefundRow,
  { attempt, hata }: { attempt: AttemptRow; hata: string },
): Promise<void> {
  const { trx, now, services } = booking
  const changes = { durum: 'basarisiz' as const, son_hata: hata.slice(0, 500), sonraki_deneme: null, sonuc_zamani: now }
  await updateRefund(trx, refund.k_no, changes)
  const waiting = await countWaiting(trx, attempt.k_no, refund.k_no)
  const durum = waiting === 0 ? findNextAttempt(attempt.durum, 'refund_failed') : undefined
  await updateAttempt(trx, attempt.k_no, {
    iade_toplam: attempt.iade_toplam - refund.tutar,
    ...(durum ? { durum } : {}),
  })
  const ayrinti = { iade: refund.tutar, iade_k_no: refund.k_no, hata: hata.slice(0, 200), elle: true }
  if (!refund.inceleme_k_no) await queueReview(booking, 'iade', refund.rezervasyon_k_no, ayrinti)
  await writeAudit(booking, { olay: 'iade_basarisiz', konu_k_no: refund.rezervasyon_k_no, ayrinti })
  raiseAlarm(services.log, 'refund_refused', { iade: refund.k_no, hata }, 'the provider refused a refund')
}
