import { randomUUID } from 'node:crypto'
import type { setAllotment } from '@meltem/contract/agency/terms'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { addDays, listDays } from '@meltem/domain/calendar-day'
import { later } from '../../../platform/db/round-trip.ts'
import { listRules } from '../../catalog/tariff/sellable.queries.ts'
import { departureKey } from '../../catalog/tariff/stock-need.ts'
import { type Act, type Booking, inBooking } from '../../reservation/booking.ts'
import { writeAudit } from '../../reservation/reservation.queries.ts'
import { departuresQuery, ensureDepartures } from '../../reservation/stock/stock.queries.ts'
import { allotmentInsert, findAgencyKey, findAllotment, findOptionStock } from './allotment.queries.ts'
import {
  allottedDaysInsert,
  type KeptSeats,
  keptSeatsUpdate,
  listDueSeats,
  listSeatsOf,
  releaseDay,
} from './allotted-seats.queries.ts'
import { claimsInsert, listDueUnits, listUnitsOf } from './allotted-units.queries.ts'
import { type KeptThing, keepUnits, releaseUnits } from './keep-units.ts'

const MOST_DEPARTURES = 1000

interface Departure {
  readonly k_no: string
  readonly kaynak_k_no: string
  readonly tarih: string
  readonly saat: string
  readonly kapasite: number
}

type Wish = ParsedInputOf<typeof setAllotment>

/** Keeps something on every day of the range: on all of them, or on none where one has too little left. */
export function keepAllotment(act: Act, wish: Wish): Promise<{ k_no: string; kalkis: number }> {
  if (wish.bitis < wish.baslangic) throw new AppError('tarih_sirasi')
  return inBooking(act, async (booking) => {
    const { trx, tenant } = booking
    await requireAgencyRow(booking, wish.acente_k_no)
    const { kaynak_k_no, stok } = await getStock(booking, wish.opsiyon_k_no)
    const kept = { ...wish, k_no: randomUUID() }
    await later(trx, allotmentInsert(trx, { tenant_id: tenant.id, ...kept }))
    const kalkis =
      stok === 'kalkis'
        ? await keepSeats(booking, kaynak_k_no, kept)
        : await keepDays(booking, { kaynak_k_no, stok }, kept)
    await writeAudit(booking, { olay: 'acente_kontenjan', konu_k_no: kept.k_no, ayrinti: { ...wish } })
    return { k_no: kept.k_no, kalkis }
  })
}

async function requireAgencyRow({ trx }: Booking, k_no: string): Promise<void> {
  const row = await findAgencyKey(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
}

async function getStock({ trx }: Booking, opsiyon_k_no: string) {
  const option = await findOptionStock(trx, opsiyon_k_no)
  if (!option) throw new AppError('bulunamadi')
  return option
}

type Kept = Wish & { readonly k_no: string }

/** Days whose release lies ahead: what would be released today is not kept. */
async function keepDays(booking: Booking, thing: KeptThing, kept: Kept): Promise<number> {
  const today = booking.wall.slice(0, 10)
  const gunler = listDays(kept.baslangic, addDays(kept.bitis, 1)).filter(
    (day) => addDays(day, -kept.birakma_gun) > today,
  )
  if (gunler.length === 0) throw new AppError('gecmis_tarih')
  await keepUnits(booking, thing, { ...kept, gunler })
  return gunler.length
}

async function keepSeats(booking: Booking, kaynak_k_no: string, kept: Kept): Promise<number> {
  const { trx, tenant } = booking
  const departures = await listDepartures(booking, kaynak_k_no, kept)
  if (departures.length === 0) throw new AppError('kalkis_yok')
  await ensureDepartures(
    trx,
    departures.map((one) => ({ tenant_id: tenant.id, ...one })),
  )
  const keys = departures.map(({ k_no }) => k_no).sort()
  const rows = await departuresQuery(trx, keys).execute()
  const full = rows.find(({ kapasite, alinan }) => kapasite - alinan < kept.adet)
  if (full) throw new AppError('yer_yetmez', { ayrinti: { kalan: Math.max(0, full.kapasite - full.alinan) } })
  await blockSeats(booking, kept, departures)
  return departures.length
}

async function listDepartures({ trx, tenant, wall }: Booking, kaynak_k_no: string, wish: Wish): Promise<Departure[]> {
  const today = wall.slice(0, 10)
  const found = (await listRules(trx, [kaynak_k_no])).flatMap((rule) =>
    expandDepartures(rule, wish.baslangic, addDays(wish.bitis, 1)).map(({ tarih, saat, kontenjan }) => ({
      k_no: departureKey(tenant.id, kaynak_k_no, tarih, saat),
      kaynak_k_no,
      tarih,
      saat,
      kapasite: kontenjan,
    })),
  )
  const ahead = found.filter(({ tarih }) => tarih <= wish.bitis && addDays(tarih, -wish.birakma_gun) > today)
  if (ahead.length > MOST_DEPARTURES) throw new AppError('gecersiz_istek')
  return ahead
}

async function blockSeats(
  { trx, tenant }: Booking,
  { k_no, acente_k_no, adet, birakma_gun }: Kept,
  departures: readonly Departure[],
): Promise<void> {
  const claims = departures.map((one) => ({ ...one, tutma_k_no: randomUUID() }))
  const blocked = claims.map(({ k_no: kalkis_k_no, tutma_k_no }) => ({
    tenant_id: tenant.id,
    k_no: tutma_k_no,
    kalkis_k_no,
    kisi: adet,
    durum: 'blocked' as const,
  }))
  const days = claims.map(({ k_no: kalkis_k_no, tarih, tutma_k_no }) => ({
    tenant_id: tenant.id,
    kontenjan_k_no: k_no,
    kalkis_k_no,
    acente_k_no,
    tarih,
    birakma_tarihi: addDays(tarih, -birakma_gun),
    adet,
    tutma_k_no,
  }))
  const keys = departures.map((one) => one.k_no)
  await later(trx, claimsInsert(trx, blocked), allottedDaysInsert(trx, days), keptSeatsUpdate(trx, keys, adet))
}

/** Release days: what an agency has not sold by then is free for all. Answers how many departures and days it was. */
export function releaseDue(act: Act, most: number): Promise<number> {
  return inBooking(act, async (booking) => {
    const today = booking.wall.slice(0, 10)
    const units = await listDueUnits(booking.trx, today, most)
    await releaseUnits(booking, units)
    const seats = await listDueSeats(booking.trx, today, most)
    await releaseSeats(booking, seats)
    return seats.length + units.length
  })
}

/** Staff ends an allotment: the rest of it is free for all at once. Ending it again gives nothing back. */
export function endAllotment(act: Act, k_no: string): Promise<number> {
  return inBooking(act, async (booking) => {
    const { trx } = booking
    const known = await findAllotment(trx, k_no)
    if (!known) throw new AppError('bulunamadi')
    const units = await listUnitsOf(trx, k_no)
    await releaseUnits(booking, units)
    const seats = await listSeatsOf(trx, k_no)
    await releaseSeats(booking, seats)
    await writeAudit(booking, { olay: 'acente_kontenjan_bitti', konu_k_no: k_no })
    return seats.length + units.filter(({ rezervasyon_k_no }) => rezervasyon_k_no === null).length
  })
}

async function releaseSeats({ trx }: Booking, due: readonly KeptSeats[]): Promise<void> {
  if (due.length === 0) return
  const keys = [...new Set(due.map(({ kalkis_k_no }) => kalkis_k_no))].sort()
  await departuresQuery(trx, keys).execute()
  for (const day of due) await releaseDay(trx, day)
}
