import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Booking } from '../../features/reservation/booking.ts'
import { moneyInsert } from '../../features/reservation/collect/collection.queries.ts'
import { queueReview } from '../../features/reservation/collect/review.queries.ts'
import type { ReservationLine, ReservationRow } from '../../features/reservation/reservation-row.ts'
import { later } from '../../platform/db/round-trip.ts'
import type { CollectionTable } from '../../platform/db/tables/reservation.ts'
import { instantOf } from '../../platform/istanbul.ts'
import { between, type Roll } from './people.ts'
import type { Wish } from './wishes.ts'

const DAY = 24 * 3_600_000

interface Selling {
  /** With the time of the sale as its now. */
  readonly booking: Booking
  readonly now: Date
  readonly roll: Roll
  readonly wish: Wish
}

type Money = Pick<Insertable<CollectionTable>, 'tur' | 'tutar' | 'odeme_yontemi'> & { readonly at: Date }

/** Deposits when they were due, the rest on the day, and back what a cancellation gave back. */
export async function collect(selling: Selling, row: ReservationRow, lines: readonly ReservationLine[]): Promise<void> {
  const { booking, wish } = selling
  const money = moneyOf(selling, row, lines)
  const rows = money.map(({ at, ...one }) => ({
    ...one,
    tenant_id: booking.tenant.id,
    rezervasyon_k_no: row.k_no,
    kur: row.secilen_kur,
    islem_no: `D-${randomUUID().slice(0, 13).toUpperCase()}`,
    olusturma_zamani: at,
  }))
  if (rows.length > 0) await later(booking.trx, moneyInsert(booking.trx, rows))
  const paid = money.find(({ tur }) => tur === 'tahsilat')
  if (wish.fate === 'late_money' && paid) await queueReview(booking, 'gec_odeme', row.k_no, { odenen: paid.tutar })
  if (wish.fate === 'cancelled' && paid && !money.some(({ tur }) => tur === 'iade')) {
    await queueReview(booking, 'iade', row.k_no, { iade: paid.tutar, odenen: paid.tutar })
  }
}

function moneyOf(selling: Selling, row: ReservationRow, lines: readonly ReservationLine[]): Money[] {
  const { now, roll, wish } = selling
  const { odeme_yontemi, genel_toplam, durum } = row
  if (odeme_yontemi === null || genel_toplam === 0) return []
  const deposit = depositOf(selling, row, lines)
  if (wish.fate === 'late_money') return [{ ...deposit, odeme_yontemi: 'havale', at: now }]
  const paid = deposit.tutar > 0 && (odeme_yontemi !== 'tur_gunu' || isPlanned(lines)) ? [deposit] : []
  if (wish.fate === 'cancelled') {
    const back = { ...deposit, tur: 'iade' as const, at: new Date(Math.min(deposit.at.getTime() + DAY, now.getTime())) }
    return paid.length > 0 && roll() < 0.6 ? [deposit, back] : paid
  }
  if (durum === 'confirmed') return paid
  if (durum !== 'completed') return []
  const rest = genel_toplam - (paid[0]?.tutar ?? 0)
  const day = new Date(Math.min(instantOf(`${wish.day}T09:00`).getTime(), now.getTime()))
  // On the day it is cash or the terminal of the office, whichever the guest has.
  const onTheDay = rest % 3 === 0 ? 'pos' : 'nakit'
  return rest > 0 ? [...paid, { tur: 'tahsilat', tutar: rest, odeme_yontemi: onTheDay, at: day }] : paid
}

function isPlanned(lines: readonly ReservationLine[]): boolean {
  return lines.some(({ odeme_adimlari }) => odeme_adimlari !== null)
}

/** All of it where a product has payments of its own, so that no job asks for one that was made up. */
function depositOf({ booking, now, roll }: Selling, row: ReservationRow, lines: readonly ReservationLine[]): Money {
  const soon = Math.min(booking.now.getTime() + between(roll, 3, 700) * 60_000, now.getTime())
  const odeme_yontemi = row.odeme_yontemi === 'kredi_karti' ? 'kredi_karti' : 'havale'
  const tutar = isPlanned(lines) ? row.genel_toplam : row.on_odeme_toplam
  return { tur: 'tahsilat', tutar, odeme_yontemi, at: new Date(soon) }
}
