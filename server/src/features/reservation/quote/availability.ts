import type { DepartureAnswer, Obstacle } from '@meltem/contract/reservation/basket'
import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { findDepartureRefusal } from '@meltem/domain/availability/departures'
import { addDays } from '@meltem/domain/calendar-day'
import { seatsFor } from '@meltem/domain/people'
import { departuresOn } from '../../catalog/tariff/line-needs.ts'
import { leastRooms } from '../../catalog/tariff/line-tariff.ts'
import { listTakenSeats, type OptionRow, type ResourceRule } from '../../catalog/tariff/sellable.queries.ts'
import { readSellable } from '../../catalog/tariff/sellable-memory.ts'
import { departureKey } from '../../catalog/tariff/stock-need.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { allocate } from '../stock/allocate.ts'
import { readStock } from '../stock/stock.ts'
import { type Basket, needsOfBasket, readBasket, sellableReader } from './read-basket.ts'

export interface AvailabilityRequest {
  readonly urun_k_no: string
  readonly opsiyon_k_no?: string | undefined
  readonly baslangic: string
  readonly baslangic_saat?: string | undefined
  readonly bitis?: string | undefined
  readonly bitis_saat?: string | undefined
  readonly pax: Pax
  /** Rooms; as many as the party needs when left out. */
  readonly adet?: number | undefined
}

export interface OptionAnswer {
  readonly opsiyon_k_no: string
  readonly adet: number
  readonly musait: boolean
  readonly satis_durumu: 'direk' | 'sor_sat'
  readonly engeller: Obstacle[]
  readonly kalkislar: DepartureAnswer[]
}

/** Whether dates and a party fit, option by option; tours and shuttles with their departures of the day. */
export function getAvailability(act: Act, request: AvailabilityRequest): Promise<OptionAnswer[]> {
  return inBooking(act, async (booking) => {
    const question = { urunler: [request.urun_k_no], gunler: null }
    const { secenekler, kurallar } = await readSellable(sellableReader(booking), question)
    const options = secenekler.filter((one) => (request.opsiyon_k_no ?? one.opsiyon_k_no) === one.opsiyon_k_no)
    if (options.length === 0) throw new AppError('bulunamadi')
    const answers: OptionAnswer[] = []
    for (const option of options) answers.push(await answerFor(booking, option, request, kurallar))
    return answers
  })
}

async function answerFor(
  booking: Booking,
  option: OptionRow,
  request: AvailabilityRequest,
  rules: readonly ResourceRule[],
): Promise<OptionAnswer> {
  const { opsiyon_k_no } = option
  const adet = Math.max(request.adet ?? 1, leastRooms(option, request.pax))
  const kalkislar = await listDayDepartures(booking, option, request, rules)
  // Several departures of one day: the party chooses; one that fits makes the day free.
  if (kalkislar.length > 1 && request.baslangic_saat === undefined) {
    const free = kalkislar.some(({ engel }) => engel === null)
    const engeller = free ? [] : kalkislar.flatMap(({ engel }) => engel ?? []).slice(0, 1)
    return { opsiyon_k_no, adet, musait: free, satis_durumu: option.rezervasyon_satis_durum, engeller, kalkislar }
  }
  const basket = await readBasket(booking, { lang: 'en', sepet_urunler: [lineOf(option, request, adet)] })
  const needs = needsOfBasket(basket)
  const stock = await booking.services.seller.seeKept(booking, needs, await readStock(booking, needs))
  const { engeller } = allocate(basket, stock, booking.wall)
  return {
    opsiyon_k_no,
    adet,
    musait: engeller.length === 0,
    satis_durumu: modeOf(basket, option),
    engeller: engeller.map(({ neden, parametreler }) => ({ neden, parametreler })),
    kalkislar,
  }
}

function modeOf(basket: Basket, option: OptionRow): 'direk' | 'sor_sat' {
  return basket.satirlar[0]?.satis_durumu ?? option.rezervasyon_satis_durum
}

function lineOf(option: OptionRow, request: AvailabilityRequest, rooms: number): CartLineRequest {
  const { urun_k_no, opsiyon_k_no } = option
  const { baslangic, baslangic_saat, bitis, bitis_saat, pax } = request
  const chosen = { baslangic_saat, bitis, bitis_saat, ...(rooms > 1 ? { adet: rooms } : {}) }
  return { k_no: opsiyon_k_no, urun_k_no, opsiyon_k_no, baslangic, pax, ekstra_hizmetler: [], ...chosen }
}

async function listDayDepartures(
  booking: Booking,
  option: OptionRow,
  { baslangic, pax }: AvailabilityRequest,
  rules: readonly ResourceRule[],
): Promise<DepartureAnswer[]> {
  const { kaynak_k_no, stok } = option
  if (kaynak_k_no === null || stok !== 'kalkis') return []
  const { trx, tenant, wall } = booking
  const taken = await listTakenSeats(trx, [kaynak_k_no], baslangic, addDays(baslangic, 1))
  const seats = new Map(taken.map((seat) => [seat.k_no, seat]))
  const kept = await booking.services.seller.keptSeats(booking, [...seats.keys()])
  return departuresOn(rules, kaynak_k_no, baslangic).map((departure) => {
    const key = departureKey(tenant.id, kaynak_k_no, departure.tarih, departure.saat)
    const known = seats.get(key)
    const kontenjan = known?.kapasite ?? departure.kontenjan
    const ask = {
      taken: (known?.alinan ?? 0) - (kept.get(key) ?? 0),
      wanted: seatsFor(pax, option.bebek_koltuk),
      now: wall,
    }
    const refusal = findDepartureRefusal({ ...departure, kontenjan }, option.satis_penceresi, ask)
    return {
      kalkis: departure.anahtar,
      tarih: departure.tarih,
      saat: departure.saat,
      kontenjan,
      kalan: Math.max(0, kontenjan - ask.taken),
      engel: refusal && { neden: refusal.neden, parametreler: { ...refusal.parametreler } },
    }
  })
}
