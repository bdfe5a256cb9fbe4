import type { PaymentEvent } from '@meltem/contract/payment/plan'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { type DatedStep, USUAL_HOURS } from '@meltem/domain/payment/payment-plan'
import type { StoredSchedule } from '../../../platform/db/tables/reservation.ts'
import { tellPayment } from '../../payment/payment-news.ts'
import { getPaymentTerms } from '../../payment/start/payment-terms.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { tellNews } from '../news.ts'
import { type LockedReservation, lockReservation } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import { readOnWire } from '../reservation-on-wire.ts'
import type { ReservationRow } from '../reservation-row.ts'
import { setClaimTerms } from '../stock/claims.queries.ts'
import { datedPlan, planOfReservation } from './payment-schedule.ts'
import { closeOverdue, queueReview } from './review.queries.ts'
import { sumStanding } from './standing-money.queries.ts'

const HOUR = 3_600_000

interface Event {
  readonly k_no: string
  readonly olay: PaymentEvent
}

/**
 * The operator says that the talk was held or the plan agreed on. From then the time to think runs, and after it the
 * payment opens. Saying it again changes nothing: the time a guest was promised does not move.
 */
export async function confirmEvent(act: Act, { k_no, olay }: Event): Promise<Reservation> {
  const terms = await getPaymentTerms(act.services, act.tenant)
  return await inBooking(act, async (booking) => {
    const locked = await lockReservation(booking, k_no)
    const { row, lines } = locked
    const { odeme_takvimi } = row
    if (row.durum !== 'accepted' && row.durum !== 'confirmed') {
      throw new AppError('durum_uygun_degil', { ayrinti: { durum: row.durum } })
    }
    const waits = planOfReservation(row, lines).some(({ olaylar }) => olaylar.includes(olay))
    if (!odeme_takvimi || !waits) throw new AppError('olay_yok', { ayrinti: { olay } })
    if (odeme_takvimi.olaylar[olay]) return await readOnWire(booking, row)
    const olaylar = { ...odeme_takvimi.olaylar, [olay]: booking.now.toISOString() }
    const known = { ...locked, row: { ...row, odeme_takvimi: { ...odeme_takvimi, olaylar } } }
    await writeAudit(booking, { olay: `olay_${olay}`, konu_k_no: k_no })
    const changes = await advance(booking, known, terms)
    return await readOnWire(booking, { ...row, ...changes })
  })
}

interface Terms {
  /** Hours before a deadline a reminder goes out. */
  readonly hatirlatma_saat: number
}

/** Does what is due about the payments of one reservation; answers whether it was still to be done. */
export function advancePlan(act: Act, k_no: string, terms: Terms): Promise<boolean> {
  return inBooking(act, async (booking) => {
    const locked = await lockReservation(booking, k_no)
    const { adim_zamani, durum } = locked.row
    if (adim_zamani === null || adim_zamani > booking.now) return false
    if (durum === 'accepted' || durum === 'confirmed') await advance(booking, locked, terms)
    else await updateReservation(booking, locked.row, { adim_zamani: null })
    return true
  })
}

type Changes = Partial<Pick<ReservationRow, 'bitis' | 'odeme_takvimi' | 'adim_zamani' | 'hatirlatma_zamani'>>

async function advance(booking: Booking, locked: LockedReservation, terms: Terms): Promise<Changes> {
  const { row, lines } = locked
  const schedule = row.odeme_takvimi
  if (!schedule) return {}
  const alinan = await sumStanding(booking.trx, row.k_no)
  const steps = datedPlan(row, lines, { alinan, now: booking.now })
  const changes =
    row.durum === 'accepted'
      ? await openFirst(booking, row, steps)
      : await askForLater(booking, locked, { steps, schedule, terms })
  const written = { odeme_takvimi: schedule, adim_zamani: null, ...changes }
  await updateReservation(booking, row, written)
  return written
}

/** An accepted request whose event has taken place: when its time to think is over, the payment gets its deadline. */
async function openFirst(booking: Booking, row: ReservationRow, [first]: readonly DatedStep[]): Promise<Changes> {
  if (!first || row.bitis !== null) return {}
  const now = booking.now.getTime()
  // The day of the service has come and no payment was opened: it runs out like every other request that was not paid.
  if (now >= first.baslama) return { bitis: booking.now }
  if (first.acilis === null || first.vade === null) return { adim_zamani: new Date(first.baslama) }
  if (now < first.acilis) {
    await tellPayment(booking, { ...row, bitis: new Date(first.acilis) }, told('bekleme', first.tutar))
    return { adim_zamani: new Date(first.acilis) }
  }
  // A guest who was asked late has the usual time at least, and never longer than until the service.
  const bitis = new Date(Math.max(first.vade, Math.min(now + USUAL_HOURS * HOUR, first.baslama)))
  await setClaimTerms(booking, { rezervasyon_k_no: row.k_no, durum: 'held', tutma_bitis: bitis })
  await tellPayment(booking, { ...row, bitis }, told('adim', first.tutar - first.odenen))
  await writeAudit(booking, { olay: 'odeme_acildi', konu_k_no: row.k_no, ayrinti: { bitis } })
  return { bitis, hatirlatma_zamani: null }
}

function told(olay: 'adim' | 'bekleme' | 'adim_hatirlatma', tutar: number) {
  return { olay, tutar, kalan: null }
}

interface Later {
  readonly steps: readonly DatedStep[]
  readonly schedule: StoredSchedule
  readonly terms: Terms
}

/** What is done about a payment, each once: asked for, reminded of, shown to the operator. */
const DEEDS = ['soruldu', 'hatirlatildi', 'gecikti'] as const
type Deed = (typeof DEEDS)[number]

/** When each is to be done; what was asked for on the day itself is paid there. */
function timesOf({ tetik, acilis, vade, durum }: DatedStep, { hatirlatma_saat }: Terms): Partial<Record<Deed, number>> {
  if (durum === 'odendi' || tetik === 'gun' || acilis === null || vade === null) return {}
  return { soruldu: acilis, hatirlatildi: Math.max(acilis, vade - hatirlatma_saat * HOUR), gecikti: vade }
}

/** A booking that stands: later payments are asked for by mail; one that does not come is the operator's to decide. */
async function askForLater(booking: Booking, locked: LockedReservation, later: Later): Promise<Changes> {
  const { steps, schedule, terms } = later
  const now = booking.now.getTime()
  const done = new Set(schedule.yapilanlar)
  const coming: number[] = []
  for (const [place, step] of steps.entries()) {
    const times = timesOf(step, terms)
    const due = DEEDS.filter((deed) => times[deed] !== undefined && !done.has(`${place}:${deed}`))
    for (const deed of due) {
      const when = times[deed] ?? 0
      if (when > now) coming.push(when)
      else done.add(`${place}:${deed}`)
    }
    const last = due.filter((deed) => (times[deed] ?? 0) <= now).at(-1)
    if (last) await tellDeed(booking, locked, { step, deed: last })
  }
  if (steps.every(({ durum }) => durum !== 'gecikti')) await closeOverdue(booking, locked.row.k_no)
  return {
    odeme_takvimi: { ...schedule, yapilanlar: [...done] },
    adim_zamani: coming.length === 0 ? null : new Date(Math.min(...coming)),
  }
}

interface Due {
  readonly step: DatedStep
  readonly deed: Deed
}

/** Of several that fall together only the last is said. */
async function tellDeed(booking: Booking, { row, lines }: LockedReservation, { step, deed }: Due): Promise<void> {
  const open = step.tutar - step.odenen
  const vade = step.vade === null ? null : new Date(step.vade)
  if (deed !== 'gecikti') {
    const olay = deed === 'soruldu' ? 'adim' : 'adim_hatirlatma'
    return await tellPayment(booking, { ...row, bitis: vade }, told(olay, open))
  }
  await queueReview(booking, 'odeme_gecikti', row.k_no, { tutar: open, vade })
  await writeAudit(booking, { olay: 'odeme_gecikti', konu_k_no: row.k_no, ayrinti: { tutar: open, vade } })
  await tellNews(booking, { ...row, bitis: null }, lines, { isletmeye: 'overdue' })
}
