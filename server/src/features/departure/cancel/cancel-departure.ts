import type {
  Affected,
  cancelDeparture as CancelCall,
  DepartureQuote,
  quoteDepartureCancellation as QuoteCall,
} from '@meltem/contract/departure/acts'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays } from '@meltem/domain/calendar-day'
import { toAmount, toMinor } from '@meltem/domain/money'
import { findNextState } from '@meltem/domain/reservation/reservation-states'
import { departureKey } from '../../catalog/tariff/stock-need.ts'
import { isBooked } from '../../reservation/booked-lines.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { quoteInFull } from '../../reservation/cancel/cancel-reservation.ts'
import { sumRefundable } from '../../reservation/collect/standing-money.queries.ts'
import { findReservation, listLines, writeAudit } from '../../reservation/reservation.queries.ts'
import { endBaskets } from '../../reservation/stock/claims.queries.ts'
import { departuresQuery, lockResources, retireDeadQuery } from '../../reservation/stock/stock.queries.ts'
import {
  closeDeparture,
  type DepartureRecord,
  findRow,
  insertCancellation,
  listSeated,
  listSeats,
  reopenSeats,
  type Seated,
} from './cancel-departure.queries.ts'
import { findPlanned, listPlanned, type When, writeException } from './planned-departures.ts'

/** So many days before and after are offered, and so many departures of them. */
const DAYS_AROUND = 14
const MOST_TARGETS = 24

/** A departure that can still be cancelled: it is there, not cancelled, and not of a day that is over. */
export function requireOpen(row: DepartureRecord | undefined, { wall }: Booking): DepartureRecord {
  if (!row) throw new AppError('bulunamadi')
  if (row.iptal_zamani !== null) throw new AppError('kalkis_iptal')
  if (row.tarih < wall.slice(0, 10)) throw new AppError('gecmis_tarih')
  return row
}

const sameTime = (one: When, other: When) => one.tarih === other.tarih && one.saat === other.saat

/** Other departures of the same thing that still have seats, the nearest in time first. */
async function listTargets(booking: Booking, { kaynak_k_no, ...own }: DepartureRecord) {
  const { trx, tenant, wall } = booking
  const from = addDays(own.tarih, -DAYS_AROUND)
  const planned = await listPlanned(trx, kaynak_k_no, from, addDays(own.tarih, DAYS_AROUND + 1))
  const coming = planned.filter((one) => `${one.tarih}T${one.saat}` > wall && !sameTime(one, own))
  const keyed = coming.map((one) => ({ ...one, k_no: departureKey(tenant.id, kaynak_k_no, one.tarih, one.saat) }))
  const taken = await listSeats(
    trx,
    keyed.map(({ k_no }) => k_no),
  )
  const seats = new Map(taken.map((one) => [one.k_no, one.kapasite - one.alinan]))
  const free = keyed.map(({ k_no, tarih, saat, kontenjan }) => ({ tarih, saat, bos: seats.get(k_no) ?? kontenjan }))
  const distance = ({ tarih, saat }: When) =>
    Math.abs(Date.parse(`${tarih}T${saat}Z`) - Date.parse(`${own.tarih}T${own.saat}Z`))
  return free
    .filter(({ bos }) => bos > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_TARGETS)
}

/** Seats there are where they could go; a time that is not on the plan would be a departure of the same size. */
async function seatsAt(booking: Booking, row: DepartureRecord, target: When): Promise<number> {
  const { trx, tenant, wall } = booking
  if (sameTime(target, row) || `${target.tarih}T${target.saat}` <= wall) throw new AppError('gecmis_tarih')
  const there = await findRow(trx, departureKey(tenant.id, row.kaynak_k_no, target.tarih, target.saat))
  if (there?.iptal_zamani) throw new AppError('kalkis_iptal')
  const planned = await findPlanned(trx, row.kaynak_k_no, target)
  if (there) return planned ? there.kapasite - there.alinan : 0
  return planned?.kontenjan ?? row.kapasite
}

interface AffectedBooking extends Affected {
  /** The seats by line. */
  readonly satirlar: readonly Seated[]
}

/** Booking by booking what was paid for the seats, all of which would come back. */
async function readAffected(booking: Booking, k_no: string): Promise<AffectedBooking[]> {
  const bookings = Map.groupBy(await listSeated(booking.trx, k_no), (one) => one.rezervasyon_k_no)
  const found: AffectedBooking[] = []
  for (const [key, satirlar] of bookings) {
    const row = await findReservation(booking.trx, key)
    if (!row) continue
    const lines = await listLines(booking.trx, key)
    const quoted = quoteInFull(booking, row, lines, await sumRefundable(booking.trx, key))
    const own = new Set(satirlar.map(({ sira }) => sira))
    const paid = quoted.filter(({ line }) => own.has(line.sira)).reduce((sum, { iade }) => sum + iade.iade, 0)
    found.push({
      rezervasyon_k_no: key,
      kayit_no: row.kayit_no ?? '',
      ad: row.misafir?.ad ?? '',
      soyad: row.misafir?.soyad ?? '',
      lang: row.lang,
      kisi: satirlar.reduce((sum, { kisi }) => sum + kisi, 0),
      karma: lines.filter(isBooked).length > own.size,
      kur: row.secilen_kur,
      odenen: toAmount(paid),
      tasinir: false,
      engel: findNextState(row.durum, 'change') ? 'kalkis' : 'durum',
      satirlar,
    })
  }
  return found
}

/** In the order of booking, as long as there are seats for the whole party. */
function placeAll(all: readonly AffectedBooking[], free: number | undefined): AffectedBooking[] {
  if (free === undefined) return [...all]
  let left = free
  return all.map((one) => {
    if (one.engel === 'durum') return one
    if (one.kisi > left) return { ...one, engel: 'yer' }
    left -= one.kisi
    return { ...one, tasinir: true, engel: null }
  })
}

/** By currency: sums of different money are never added. */
function sumsOf(all: readonly Pick<Affected, 'kur' | 'odenen'>[]): DepartureQuote['toplam'] {
  const sums = new Map<string, number>()
  for (const { kur, odenen } of all) sums.set(kur, (sums.get(kur) ?? 0) + toMinor(odenen))
  return [...sums]
    .filter(([, tutar]) => tutar > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kur, tutar]) => ({ kur, tutar: toAmount(tutar) }))
}

/** What it means for everybody, before anything is done (BOOK-21). */
export function quoteDeparture(act: Act, { k_no, hedef }: ParsedInputOf<typeof QuoteCall>): Promise<DepartureQuote> {
  return inBooking(act, async (booking) => {
    const row = requireOpen(await findRow(booking.trx, k_no), booking)
    const free = hedef && (await seatsAt(booking, row, hedef))
    const all = placeAll(await readAffected(booking, k_no), free)
    return {
      misafirler: all.map(({ satirlar: _seats, ...one }) => one),
      hedefler: await listTargets(booking, row),
      toplam: sumsOf(all),
    }
  })
}

type CancelRequest = ParsedInputOf<typeof CancelCall>

/**
 * Closes the departure and writes down what becomes of everybody on it, in one commit. From then on it takes nobody; the
 * guests are settled one by one by a job, each in a commit of their own, so that a process that dies in between goes on
 * where it was. What was seen must still be true: otherwise nothing happens and the new sums are told.
 */
export function cancelDeparture(act: Act, personel_k_no: string, request: CancelRequest): Promise<void> {
  const { k_no, hedef, tasinan, iade, metinler } = request
  return inBooking(act, async (booking) => {
    const { trx, tenant, now, services } = booking
    const row = requireOpen(await lockDeparture(booking, k_no), booking)
    await endBaskets(booking, k_no)
    const moving = new Set(tasinan)
    const all = await readAffected(booking, k_no)
    const movers = all.filter(({ rezervasyon_k_no }) => moving.has(rezervasyon_k_no))
    const free = hedef && moving.size > 0 ? await seatsAt(booking, row, hedef) : 0
    if (movers.length < moving.size || placeAll(movers, free).some(({ tasinir }) => !tasinir)) {
      throw new AppError('yer_yetmez')
    }
    const refunded = all.filter(({ rezervasyon_k_no }) => !moving.has(rezervasyon_k_no))
    requireSeen(sumsOf(refunded), iade)

    const target = movers.length > 0 ? hedef : undefined
    if (target) await planTarget(booking, row, target)
    await writeException(trx, row.kaynak_k_no, row, { tur: 'iptal', tarih: row.tarih, saat: row.saat })
    await closeDeparture(trx, k_no, now)
    await insertCancellation(
      trx,
      {
        tenant_id: tenant.id,
        kalkis_k_no: k_no,
        personel_k_no,
        hedef_tarih: target?.tarih ?? null,
        hedef_saat: target?.saat ?? null,
        metinler: JSON.stringify(metinler),
        zaman: now,
      },
      all.flatMap(({ rezervasyon_k_no, satirlar }) =>
        satirlar.map(({ sira }) => ({
          tenant_id: tenant.id,
          kalkis_k_no: k_no,
          rezervasyon_k_no,
          sira,
          karar: moving.has(rezervasyon_k_no) ? ('tasi' as const) : ('iade' as const),
          hata: null,
        })),
      ),
    )
    await writeAudit(booking, { olay: 'kalkis_iptal', konu_k_no: k_no, ayrinti: { iade, tasinan: movers.length } })
    await services.queue.send('cancel-departure', { tenant_id: tenant.id, k_no }, trx)
  })
}

/** Thing first, then the departure: the order of every booking. Holds that have run out are let go of. */
export async function lockDeparture({ trx, now }: Booking, k_no: string): Promise<DepartureRecord | undefined> {
  const known = await findRow(trx, k_no)
  if (!known) return undefined
  await lockResources(trx, [known.kaynak_k_no])
  await departuresQuery(trx, [k_no]).execute()
  await retireDeadQuery(trx, [], [k_no], now).execute()
  return await findRow(trx, k_no)
}

function requireSeen(now: DepartureQuote['toplam'], seen: CancelRequest['iade']): void {
  const text = (sums: DepartureQuote['toplam']) =>
    sums
      .filter(({ tutar }) => tutar > 0)
      .map(({ kur, tutar }) => `${kur} ${toMinor(tutar)}`)
      .sort()
      .join()
  if (text(now) !== text(seen)) throw new AppError('fiyat_degisti', { ayrinti: { toplam: now } })
}

/** A time that is not on the plan becomes a departure of the same size. */
async function planTarget({ trx }: Booking, row: DepartureRecord, target: When): Promise<void> {
  if (await findPlanned(trx, row.kaynak_k_no, target)) return
  await writeException(trx, row.kaynak_k_no, row, { tur: 'ek', ...target, kontenjan: row.kapasite })
}

/** What got stuck is tried once more, after a person has looked at it. */
export function retryCancellation(act: Act, k_no: string): Promise<void> {
  return inBooking(act, async ({ trx, tenant, services }) => {
    const row = await findRow(trx, k_no)
    if (!row?.iptal_zamani) throw new AppError('bulunamadi')
    await reopenSeats(trx, k_no)
    await services.queue.send('cancel-departure', { tenant_id: tenant.id, k_no }, trx)
  })
}
