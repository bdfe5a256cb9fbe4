import { HIRE_TIME } from '@meltem/contract/catalog/listing'
import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { clockOf } from '@meltem/domain/availability/opening-hours'
import { addDays, daysBetween, type IsoDay } from '@meltem/domain/calendar-day'
import { hourStarts } from '../../catalog/tariff/hour-starts.ts'
import { departuresOn } from '../../catalog/tariff/line-needs.ts'
import { leastRooms, MOST_NIGHTS } from '../../catalog/tariff/line-tariff.ts'
import type { OptionRow } from '../../catalog/tariff/sellable.queries.ts'
import { readSellable, type Sellable } from '../../catalog/tariff/sellable-memory.ts'
import { stayWindow } from '../../catalog/tariff/sold-line.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { allocate } from '../stock/allocate.ts'
import { readStock } from '../stock/stock.ts'
import type { StockView } from '../stock/stock-view.ts'
import { type Basket, basketOf, needsOfBasket, sellableReader } from './read-basket.ts'

/** How far away another day still helps, and how many are named. */
const REACH = 45
const MOST_NAMED = 4

export interface NearestRequest {
  readonly urun_k_no: string
  readonly opsiyon_k_no: string
  readonly baslangic: IsoDay
  readonly baslangic_saat?: string | undefined
  readonly bitis?: IsoDay | undefined
  readonly bitis_saat?: string | undefined
  readonly pax: Pax
  readonly adet?: number | undefined
}

export interface NearDates {
  readonly baslangic: IsoDay
  readonly bitis: IsoDay | null
}

/** Free days around one that is taken, nearest first, told in the order of the calendar. The kernel checks each. */
export function listNearestDays(act: Act, request: NearestRequest): Promise<NearDates[]> {
  const nights = lengthOf(request) ?? 1
  if (nights > MOST_NIGHTS) throw new AppError('en_cok_gece', { ayrinti: { en_cok_gece: MOST_NIGHTS, gece: nights } })
  return inBooking(act, async (booking) => {
    const catalogue = await readAround(booking, request)
    const option = catalogue.secenekler.find((one) => one.opsiyon_k_no === request.opsiyon_k_no)
    if (!option) throw new AppError('bulunamadi')
    const candidates = daysAround(request.baslangic).flatMap((day) =>
      linesOn(option, request, day, catalogue).flatMap((line) => basketWith(booking, line, catalogue)),
    )
    const needs = candidates.flatMap(needsOfBasket)
    const stock = await booking.services.seller.seeKept(booking, needs, await readStock(booking, needs))
    const found = new Map<IsoDay, NearDates>()
    for (const basket of candidates) {
      if (found.size === MOST_NAMED) break
      const { baslangic, bitis = null } = basket.satirlar[0]?.istek ?? {}
      if (baslangic === undefined || found.has(baslangic)) continue
      if (allocate(basket, copyOf(stock), booking.wall).engeller.length === 0)
        found.set(baslangic, { baslangic, bitis })
    }
    return [...found.values()].toSorted((a, b) => (a.baslangic < b.baslangic ? -1 : 1))
  })
}

function readAround(booking: Booking, request: NearestRequest): Promise<Sellable> {
  const first = stayWindow({ baslangic: addDays(request.baslangic, -REACH) })
  const last = stayWindow({ baslangic: addDays(request.bitis ?? request.baslangic, REACH) })
  const gunler = { from: first.from, to: last.to }
  return readSellable(sellableReader(booking), { urunler: [request.urun_k_no], gunler })
}

/** The day after, the day before, two days after, and so on. */
function daysAround(day: IsoDay): IsoDay[] {
  return Array.from({ length: REACH }, (_, away) => [addDays(day, away + 1), addDays(day, -away - 1)]).flat()
}

/** What was asked for, moved to another day: one line, or one for each departure. */
function linesOn(option: OptionRow, request: NearestRequest, day: IsoDay, catalogue: Sellable): CartLineRequest[] {
  const { urun_k_no, opsiyon_k_no, tarife, stok } = option
  const adet = Math.max(request.adet ?? 1, leastRooms(option, request.pax))
  const rooms = adet > 1 ? { adet } : {}
  const line = { k_no: opsiyon_k_no, urun_k_no, opsiyon_k_no, baslangic: day, pax: request.pax, ekstra_hizmetler: [] }
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return [{ ...line, ...rooms, bitis: addDays(day, nightsFrom(option, request, day, catalogue)) }]
    case 'arac': {
      const { baslangic_saat = HIRE_TIME, bitis_saat = HIRE_TIME } = request
      return [{ ...line, baslangic_saat, bitis: addDays(day, lengthOf(request) ?? 1), bitis_saat }]
    }
    case 'transfer_arac':
    case 'transfer_kisi':
      return [{ ...line, baslangic_saat: request.baslangic_saat ?? HIRE_TIME }]
    default:
      if (stok === 'kalkis') return departuresOf(option, day, catalogue).map((kalkis) => ({ ...line, kalkis }))
      return stok === 'saat' ? startsOf(option, request).map((baslangic_saat) => ({ ...line, baslangic_saat })) : [line]
  }
}

/** The time that was asked for; any that is offered where none was. */
function startsOf(option: OptionRow, { baslangic_saat }: NearestRequest): string[] {
  return baslangic_saat === undefined ? (hourStarts(option) ?? []).map(clockOf) : [baslangic_saat]
}

function departuresOf({ kaynak_k_no }: OptionRow, day: IsoDay, { kurallar }: Sellable): string[] {
  return departuresOn(kurallar, kaynak_k_no ?? '', day).map(({ anahtar }) => anahtar)
}

function lengthOf({ baslangic, bitis }: NearestRequest): number | undefined {
  return bitis === undefined ? undefined : Math.max(1, daysBetween(baslangic, bitis))
}

/** As long as what is taken, or the least that an arrival on the day may stay. */
function nightsFrom(option: OptionRow, request: NearestRequest, day: IsoDay, { gunler }: Sellable): number {
  const [terms] = gunler.get(option.opsiyon_k_no)?.stayDays(day, addDays(day, 1)) ?? []
  return lengthOf(request) ?? Math.max(1, terms?.en_az_gece ?? 1)
}

/** A day that has no price or no such departure is none; what is wrong with the party itself is told. */
function basketWith(booking: Booking, line: CartLineRequest, catalogue: Sellable): Basket[] {
  try {
    return [basketOf(booking, { lang: 'en', sepet_urunler: [line] }, catalogue)]
  } catch (error) {
    if (error instanceof AppError && error.code === 'fiyat_yok') return []
    throw error
  }
}

/** Allocating writes into what it looks at, and the candidates do not see each other. */
function copyOf({ seats, units }: StockView): StockView {
  const pools = Array.from(units, ([key, pool]) => {
    const copies = pool.map(({ k_no, tutmalar }) => ({ k_no, tutmalar: [...tutmalar] }))
    return [key, copies] as const
  })
  return { seats: new Map(seats), units: new Map(pools) }
}
