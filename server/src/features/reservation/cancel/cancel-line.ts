import type { RefundLine } from '@meltem/domain/reservation/cancellation'
import { dueColumns, isBooked } from '../booked-lines.ts'
import type { Booking } from '../booking.ts'
import { queueReview } from '../collect/review.queries.ts'
import { point } from '../fault-points.ts'
import { tellNews } from '../news.ts'
import type { LockedReservation } from '../own-reservation.ts'
import { updateReservation, writeAudit } from '../reservation.queries.ts'
import type { ReservationLine, ReservationRow } from '../reservation-row.ts'
import { releaseLine } from '../stock/claims.queries.ts'
import { tellWaiting } from '../stock/waiting-list.ts'
import { insertLineCancellation } from './cancellation.queries.ts'

/** A line with what comes back for it. */
export interface QuotedLine {
  readonly line: ReservationLine
  readonly iade: RefundLine
}

/**
 * One service of a booking goes, the others stay as they were sold. Under the locks of the whole booking: its stock is
 * freed, its own share of the money comes back by its own windows, and the booking asks for what is left. The coupon
 * stays used while anything stands. The record of the line has its key: no request can write it twice.
 */
export async function cancelLine(
  booking: Booking,
  { row, lines, claims }: LockedReservation,
  { line, iade }: QuotedLine,
  not?: string,
): Promise<ReservationRow> {
  const { k_no } = row
  const { sira } = line
  const kesinti = iade.odenen - iade.iade
  const iptal = { zaman: booking.now.toISOString(), ...iade, kesinti }
  const after = lines.map((one) => (one === line ? { ...one, iptal } : one))
  const booked = after.filter(isBooked)

  await releaseLine(booking, k_no, sira)
  await point('after_claim')
  await booking.services.seller.closeKept(booking, row)
  const { odeme_takvimi } = row
  // Payments of the products' own are counted anew for what stands.
  const plan = odeme_takvimi ? { odeme_takvimi: { ...odeme_takvimi, yapilanlar: [] }, adim_zamani: booking.now } : {}
  const changes = { ...dueColumns(row, after), ...plan }
  await updateReservation(booking, row, changes)
  const review = iade.odenen > 0 ? await queueReview(booking, 'iade', k_no, { ...iade, satir: sira }) : null
  await insertCancellation(booking, { k_no, sira, iade, review })
  await booking.services.seller.lineCancelled(booking, row, { lines: after, line })
  await writeAudit(booking, { olay: 'line_cancelled', konu_k_no: k_no, ayrinti: { satir: sira, iade: iade.iade } })
  await tellNews(booking, { ...row, ...changes }, booked, {
    misafire: 'line_cancelled',
    isletmeye: 'line_cancelled',
    iptal_edilen: line,
    not: not ?? null,
    ...(iade.odenen > 0 ? { iade: iade.iade } : {}),
  })
  await tellWaiting(
    booking,
    claims.filter((claim) => claim.sira === sira),
    [line],
  )
  await point('before_commit')
  return { ...row, ...changes }
}

interface NewCancellation {
  readonly k_no: string
  readonly sira: number
  readonly iade: QuotedLine['iade']
  readonly review: string | null
}

async function insertCancellation(
  { trx, tenant, kim, now }: Booking,
  { k_no, sira, iade, review }: NewCancellation,
): Promise<void> {
  const { odenen, iade_oran } = iade
  await insertLineCancellation(trx, {
    tenant_id: tenant.id,
    rezervasyon_k_no: k_no,
    sira,
    odenen,
    iade_oran,
    iade: iade.iade,
    kesinti: odenen - iade.iade,
    inceleme_k_no: review,
    kim,
    zaman: now,
  })
}
