import { randomUUID } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import { addDays } from '@meltem/domain/calendar-day'
import { later } from '../../../platform/db/round-trip.ts'
import { instantOf, noonOf } from '../../../platform/istanbul.ts'
import type { Booking } from '../../reservation/booking.ts'
import { lockResources, retireDeadQuery } from '../../reservation/stock/stock.queries.ts'
import {
  claimsInsert,
  keptUnitsInsert,
  listFreeUnits,
  releaseUnitsUpdate,
  type Span,
} from './allotted-units.queries.ts'

const MOST_UNIT_DAYS = 5000

export interface KeptThing {
  readonly kaynak_k_no: string
  readonly stok: 'gece' | 'saat'
}

export interface UnitWish {
  readonly k_no: string
  readonly acente_k_no: string
  readonly adet: number
  readonly birakma_gun: number
  readonly gunler: readonly string[]
}

/** Nights run from noon to noon; what is hired by the hour is kept by whole days. */
function spanOf(stok: KeptThing['stok'], day: string): Span {
  const at = (one: string) => (stok === 'gece' ? noonOf(one) : instantOf(`${one}T00:00`))
  return { baslangic: at(day), bitis: at(addDays(day, 1)) }
}

/**
 * Blocks the first units in the order of their keys that are free on all of the days: an agency that is given a house
 * for a month can sell every stay in it. Refused where there are too few of them, with how many there are.
 */
export async function keepUnits(booking: Booking, { kaynak_k_no, stok }: KeptThing, wish: UnitWish): Promise<void> {
  const { trx, tenant, now } = booking
  if (wish.gunler.length * wish.adet > MOST_UNIT_DAYS) throw new AppError('gecersiz_istek')
  await lockResources(trx, [kaynak_k_no])
  await later(trx, retireDeadQuery(trx, [kaynak_k_no], [], now))
  const spans = wish.gunler.map((tarih) => ({ tarih, ...spanOf(stok, tarih) }))
  const units = (await listFreeUnits(trx, kaynak_k_no, spans)).slice(0, wish.adet)
  if (units.length < wish.adet) throw new AppError('yer_yetmez', { ayrinti: { kalan: units.length } })
  const days = units.flatMap((birim_k_no) =>
    spans.map((span) => ({ ...span, birim_k_no, tutma_k_no: randomUUID(), tenant_id: tenant.id })),
  )
  const blocked = days.map(({ tenant_id, birim_k_no, tutma_k_no, baslangic, bitis }) => ({
    tenant_id,
    k_no: tutma_k_no,
    birim_k_no,
    baslangic,
    bitis,
    durum: 'blocked' as const,
    devir: false,
  }))
  const kept = days.map(({ tenant_id, birim_k_no, tutma_k_no, tarih }) => ({
    tenant_id,
    kontenjan_k_no: wish.k_no,
    birim_k_no,
    tarih,
    acente_k_no: wish.acente_k_no,
    birakma_tarihi: addDays(tarih, -wish.birakma_gun),
    tutma_k_no,
  }))
  for (const rows of chunks(blocked)) await later(trx, claimsInsert(trx, rows))
  for (const rows of chunks(kept)) await later(trx, keptUnitsInsert(trx, rows))
}

/** A statement takes no more than 65,535 values. */
function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 1000) }, (_, place) =>
    rows.slice(place * 1000, (place + 1) * 1000),
  )
}

/** What is kept on these days and in no booking is free for all from now on. */
export async function releaseUnits(
  { trx }: Booking,
  days: readonly { readonly kaynak_k_no: string; readonly tutma_k_no: string }[],
): Promise<void> {
  if (days.length === 0) return
  const resources = [...new Set(days.map((day) => day.kaynak_k_no))].sort()
  await lockResources(trx, resources)
  const claims = days.map((day) => day.tutma_k_no)
  await later(trx, releaseUnitsUpdate(claims))
}
