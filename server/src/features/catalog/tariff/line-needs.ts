import type { Obstacle } from '@meltem/contract/reservation/basket'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { type Departure, expandDepartures } from '@meltem/domain/availability/departures'
import { startTimes } from '@meltem/domain/availability/opening-hours'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { seatsFor } from '@meltem/domain/people'
import { vehiclesFor } from '@meltem/domain/pricing/line/transfer-price'
import { dayOfWall, type WallTime } from '@meltem/domain/wall-time'
import { instantOf, noonOf } from '../../../platform/istanbul.ts'
import { servedMinutes } from './hour-starts.ts'
import { lineRefusal } from './line-refusal.ts'
import { hireTimes, nightsOf, rideTimes, roomsOf } from './line-tariff.ts'
import type { OptionRow, ResourceRule } from './sellable.queries.ts'
import { departureKey, type StockNeed, type UnitNeed } from './stock-need.ts'

export interface LineNeeds {
  readonly ihtiyaclar: readonly StockNeed[]
  /** Time of the chosen departure, where the line did not say one. */
  readonly saat: string | undefined
  /** There is no such departure. */
  readonly eksik: Obstacle | null
}

interface NeedContext {
  readonly tenantId: number
  readonly satir: number
  readonly kurallar: readonly ResourceRule[]
}

const NOTHING: LineNeeds = { ihtiyaclar: [], saat: undefined, eksik: null }

/** What the line takes: seats of departures, nights or hours of units, or nothing until the operator answers. */
export function needsOf(secenek: OptionRow, istek: CartLineRequest, context: NeedContext): LineNeeds {
  const { kaynak_k_no, stok } = secenek
  if (kaynak_k_no === null || stok === null) return NOTHING
  if (stok === 'kalkis') return departureNeeds(secenek, istek, context)
  const spans = stok === 'gece' ? [nightSpan(istek, context.satir)] : hourSpans(secenek, istek, context.satir)
  const { tarife } = secenek
  const adet = tarife.tur === 'transfer_arac' ? vehiclesFor(istek.pax, tarife.kapasite) : roomsOf(secenek, istek)
  const terms = { tur: 'birim' as const, satir: context.satir, kaynak_k_no, stok, adet, devir: secenek.devir ?? 0 }
  return { ...NOTHING, ihtiyaclar: spans.map((span) => ({ ...terms, ...span })) }
}

type Span = Pick<UnitNeed, 'from' | 'to'>

function nightSpan(istek: CartLineRequest, satir: number): Span {
  nightsOf(istek, satir)
  return { from: noonOf(istek.baslangic), to: noonOf(istek.bitis ?? istek.baslangic) }
}

function spanFrom(start: WallTime, minutes: number): Span {
  const from = instantOf(start)
  return { from, to: new Date(from.getTime() + Math.max(1, minutes) * 60_000) }
}

/** It starts when it is served, and ends before the closing. */
function requireOffered(secenek: OptionRow, istek: CartLineRequest, satir: number): string {
  const { baslangic_saat } = istek
  if (baslangic_saat === undefined) throw lineRefusal('saat_gerekli', satir)
  const saatler = startTimes(secenek.calisma_saatleri, servedMinutes(secenek, istek.adet))
  if (!saatler.includes(baslangic_saat)) throw lineRefusal('saat_uygun_degil', satir, { saat: baslangic_saat, saatler })
  return baslangic_saat
}

function hourSpans(secenek: OptionRow, istek: CartLineRequest, satir: number): Span[] {
  const { tarife, sure_dk } = secenek
  if (tarife.tur === 'arac') {
    const { alis, donus } = hireTimes(istek, satir)
    return [{ from: instantOf(alis), to: instantOf(donus) }]
  }
  if (tarife.tur === 'transfer_arac' || tarife.tur === 'transfer_kisi') {
    return rideTimes(istek, satir).map((ride) => spanFrom(ride.kalkis, sure_dk))
  }
  const saat = requireOffered(secenek, istek, satir)
  return [spanFrom(`${istek.baslangic}T${saat}`, servedMinutes(secenek, istek.adet))]
}

export function departuresOn(rules: readonly ResourceRule[], resource: string, day: IsoDay): Departure[] {
  const own = rules.filter((rule) => rule.kaynak_k_no === resource)
  return own.flatMap((rule) => expandDepartures(rule, day, addDays(day, 1)))
}

function departureNeeds(secenek: OptionRow, istek: CartLineRequest, context: NeedContext): LineNeeds {
  const wanted =
    secenek.tarife.tur === 'transfer_kisi'
      ? rideTimes(istek, context.satir).map((ride) => ({ gun: dayOfWall(ride.kalkis), saat: ride.kalkis.slice(11) }))
      : [{ gun: istek.baslangic, saat: istek.baslangic_saat, anahtar: istek.kalkis }]
  const found = wanted.map((one) => chooseDeparture(secenek, one, context))
  if (!found.every((one) => one !== undefined)) {
    return { ...NOTHING, eksik: { neden: 'kalkis_yok', parametreler: { tarih: istek.baslangic } } }
  }
  const resource = secenek.kaynak_k_no ?? ''
  const ihtiyaclar = found.map(({ tarih, saat, kontenjan }) => ({
    tur: 'kalkis' as const,
    satir: context.satir,
    kaynak_k_no: resource,
    kalkis_k_no: departureKey(context.tenantId, resource, tarih, saat),
    tarih,
    saat,
    kontenjan,
    kisi: seatsFor(istek.pax, secenek.bebek_koltuk),
  }))
  return { ihtiyaclar, saat: found[0]?.saat, eksik: null }
}

interface WantedDeparture {
  readonly gun: IsoDay
  readonly saat: string | undefined
  readonly anahtar?: string | undefined
}

/** By its key, by its time, or the only one of the day. */
function chooseDeparture(secenek: OptionRow, wanted: WantedDeparture, context: NeedContext): Departure | undefined {
  const all = departuresOn(context.kurallar, secenek.kaynak_k_no ?? '', wanted.gun)
  if (wanted.anahtar !== undefined) {
    const { anahtar, saat } = wanted
    return all.find((one) => one.anahtar === anahtar && (saat === undefined || one.saat === saat))
  }
  if (wanted.saat !== undefined) return all.find((one) => one.saat === wanted.saat)
  if (all.length > 1) throw lineRefusal('saat_gerekli', context.satir)
  return all[0]
}
