import type { CartLineRequest, Pax } from '@meltem/contract/reservation/reservation'
import { daysBetween } from '@meltem/domain/calendar-day'
import { tariffOn } from '@meltem/domain/pricing/line/dated-prices'
import type { PersonRide, Tariff, VehicleRide } from '@meltem/domain/pricing/line/tariffs'
import { seatsOf } from '@meltem/domain/reservation/line-offer'
import { countsRooms, roomsNeeded } from '@meltem/domain/reservation/rooms'
import { wallMinute } from '@meltem/domain/wall-time'
import type { StoredTariff } from '../../../platform/db/tables/reservation.ts'
import type { DayRows } from './day-rows.ts'
import { lineRefusal } from './line-refusal.ts'
import { measureOf } from './price-unit.ts'
import type { OptionRow } from './sellable.queries.ts'

interface TariffContext {
  readonly satir: number
  readonly gunler: DayRows | undefined
}

type StayTariff = Extract<StoredTariff, { tur: 'gecelik' | 'kisi_gecelik' }>
type RideTariff = Extract<StoredTariff, { tur: 'transfer_arac' | 'transfer_kisi' }>

/** A stay over more nights than are ever sold would only cost reading time. */
export const MOST_NIGHTS = 366

export function nightsOf(istek: CartLineRequest, satir: number): number {
  if (istek.bitis === undefined) throw lineRefusal('bitis_gerekli', satir)
  const nights = daysBetween(istek.baslangic, istek.bitis)
  if (nights < 1) throw lineRefusal('tarih_sirasi', satir)
  if (nights > MOST_NIGHTS) throw lineRefusal('en_cok_gece', satir, { en_cok_gece: MOST_NIGHTS, gece: nights })
  return nights
}

/** Units a line takes at the same time: rooms of a hotel, otherwise one. */
export function roomsOf(
  { urun_tipi, tarife }: Pick<OptionRow, 'urun_tipi' | 'tarife'>,
  istek: CartLineRequest,
): number {
  return countsRooms(urun_tipi, tarife.tur) ? (istek.adet ?? 1) : 1
}

type Rooms = Pick<OptionRow, 'urun_tipi' | 'tarife' | 'stok' | 'kisi_sinirlari' | 'kapasite'>

/** Fewest rooms a party fits into; 1 where rooms do not count. */
export function leastRooms(secenek: Rooms, pax: Pax): number {
  return countsRooms(secenek.urun_tipi, secenek.tarife.tur) ? roomsNeeded(pax, seatsOf(secenek)) : 1
}

function stayTariff(tariff: StayTariff, istek: CartLineRequest, { satir, gunler }: TariffContext): Tariff {
  const nights = nightsOf(istek, satir)
  const from = istek.baslangic
  const to = istek.bitis ?? from
  const full =
    tariff.tur === 'gecelik'
      ? {
          ...tariff,
          ...(istek.adet === undefined ? {} : { adet: istek.adet }),
          gun_fiyatlar: gunler?.nightPrices(from, to) ?? [],
        }
      : { ...tariff, gun_fiyatlar: gunler?.personPrices(from, to) ?? [] }
  if (full.gun_fiyatlar.length < nights) throw lineRefusal('fiyat_yok', satir)
  return full
}

/** Pick-up and return of a car, both with their time. */
export function hireTimes(istek: CartLineRequest, satir: number): { alis: string; donus: string } {
  const { baslangic, baslangic_saat, bitis, bitis_saat } = istek
  if (bitis === undefined) throw lineRefusal('bitis_gerekli', satir)
  if (baslangic_saat === undefined || bitis_saat === undefined) throw lineRefusal('saat_gerekli', satir)
  const times = { alis: `${baslangic}T${baslangic_saat}`, donus: `${bitis}T${bitis_saat}` }
  const days = (wallMinute(times.donus) - wallMinute(times.alis)) / 1440
  if (days <= 0) throw lineRefusal('tarih_sirasi', satir)
  if (days > MOST_NIGHTS) throw lineRefusal('en_cok_gece', satir, { en_cok_gece: MOST_NIGHTS })
  return times
}

/** The ride there, and the ride back when the line has one. */
export function rideTimes(istek: CartLineRequest, satir: number): { yon: 'gidis' | 'donus'; kalkis: string }[] {
  const { baslangic, baslangic_saat, bitis, bitis_saat } = istek
  if (baslangic_saat === undefined) throw lineRefusal('saat_gerekli', satir)
  const there = { yon: 'gidis' as const, kalkis: `${baslangic}T${baslangic_saat}` }
  if (bitis === undefined) return [there]
  if (bitis_saat === undefined) throw lineRefusal('saat_gerekli', satir)
  const back = { yon: 'donus' as const, kalkis: `${bitis}T${bitis_saat}` }
  if (wallMinute(back.kalkis) <= wallMinute(there.kalkis)) throw lineRefusal('tarih_sirasi', satir)
  return [there, back]
}

function rideTariff(tariff: RideTariff, istek: CartLineRequest, satir: number): Tariff {
  const rides = rideTimes(istek, satir)
  // Each ride costs what its own day says.
  if (tariff.tur === 'transfer_arac') {
    const { fiyatlar: _prices, donemler: _days, ...terms } = tariff
    const priceOf = (day: string, yon: 'gidis' | 'donus') => tariffOn(tariff, day).fiyatlar[yon]
    const seferler = rides.map((ride): VehicleRide => ({ ...ride, fiyat: priceOf(ride.kalkis.slice(0, 10), ride.yon) }))
    return { ...terms, seferler }
  }
  const { fiyatlar: _prices, donemler: _days, ...terms } = tariff
  const pricesOf = (day: string, yon: 'gidis' | 'donus') => tariffOn(tariff, day).fiyatlar[yon]
  return {
    ...terms,
    seferler: rides.map((ride): PersonRide => ({ ...ride, ...pricesOf(ride.kalkis.slice(0, 10), ride.yon) })),
  }
}

/** The stored tariff completed with what the person chose: nights, times, rides, units. */
export function tariffOf(secenek: OptionRow, istek: CartLineRequest, context: TariffContext): Tariff {
  const { satir } = context
  const { tarife } = secenek
  switch (tarife.tur) {
    case 'gecelik':
    case 'kisi_gecelik':
      return stayTariff(tarife, istek, context)
    case 'arac':
      return { ...tarife, ...hireTimes(istek, satir) }
    case 'transfer_arac':
    case 'transfer_kisi':
      return rideTariff(tarife, istek, satir)
    case 'birim':
      return {
        ...tariffOn(tarife, istek.baslangic),
        adet: istek.adet ?? 1,
        olcu: measureOf(secenek),
        sure_dk: secenek.sure_dk,
      }
    default:
      return tariffOn(tarife, istek.baslangic)
  }
}
