import type { Obstacle } from '@meltem/contract/reservation/basket'
import { findDepartureRefusal } from '@meltem/domain/availability/departures'
import type { Range } from '@meltem/domain/availability/half-open-range'
import { overlaps, stayRange, widen } from '@meltem/domain/availability/half-open-range'
import { findWindowRefusal } from '@meltem/domain/availability/sale-window'
import { findStayRefusals } from '@meltem/domain/availability/stay-check'
import { buildUnitCalendar, type StayRules } from '@meltem/domain/availability/unit-calendar'
import type { WallTime } from '@meltem/domain/wall-time'
import { minuteOf, nightsTouched } from '../../../platform/istanbul.ts'
import type { DayRows } from '../../catalog/tariff/day-rows.ts'
import { type SoldLine, stayWindow } from '../../catalog/tariff/sold-line.ts'
import type { SeatNeed, UnitNeed } from '../../catalog/tariff/stock-need.ts'
import type { Basket } from '../quote/read-basket.ts'
import type { SeatClaim, Span, StockView, UnitClaim, UnitView } from './stock-view.ts'

export interface Allocation {
  readonly koltuklar: SeatClaim[]
  readonly birimler: UnitClaim[]
  readonly engeller: ({ readonly satir: number } & Obstacle)[]
  readonly kept: boolean
}

/** Which seats and units the basket gets, line by line, or why not. Pure: the same for a quote and under the locks. */
export function allocate(basket: Basket, view: StockView, now: WallTime): Allocation {
  const found: Allocation = { koltuklar: [], birimler: [], engeller: [], kept: view.kept ?? false }
  for (const line of basket.satirlar) {
    const refusals = refusalsOfLine(line, { basket, view, now, found })
    for (const { neden, parametreler } of refusals) found.engeller.push({ satir: line.satir, neden, parametreler })
  }
  return found
}

interface AllocationState {
  readonly basket: Basket
  readonly view: StockView
  readonly now: WallTime
  readonly found: Allocation
}

function refusalsOfLine(line: SoldLine, state: AllocationState): Obstacle[] {
  const missing = state.basket.eksikler.get(line.satir)
  if (missing) return [missing]
  if (line.ihtiyaclar.length === 0) return windowRefusals(line, state.now)
  return line.ihtiyaclar.flatMap((need) =>
    need.tur === 'kalkis' ? takeSeats(line, need, state) : takeUnits(line, need, state),
  )
}

function windowRefusals(line: SoldLine, now: WallTime): Obstacle[] {
  const closed = findWindowRefusal(line.secenek.satis_penceresi, line.baslama, now)
  return closed ? [{ neden: closed.neden, parametreler: { ...closed.parametreler } }] : []
}

function takeSeats(line: SoldLine, need: SeatNeed, { view, now, found }: AllocationState): Obstacle[] {
  const { kapasite, alinan } = view.seats.get(need.kalkis_k_no) ?? { kapasite: need.kontenjan, alinan: 0 }
  const departure = { anahtar: '', kural_k_no: '', tarih: need.tarih, saat: need.saat, kontenjan: kapasite }
  const ask = { taken: alinan, wanted: need.kisi, now }
  const refusal = findDepartureRefusal(departure, line.secenek.satis_penceresi, ask)
  if (refusal) return [{ neden: refusal.neden, parametreler: { ...refusal.parametreler } }]
  view.seats.set(need.kalkis_k_no, { kapasite, alinan: alinan + need.kisi })
  found.koltuklar.push({ satir: need.satir, kalkis_k_no: need.kalkis_k_no, kisi: need.kisi })
  return []
}

/** The first units in the order of their keys that can take all of it; otherwise the fewest reasons of any. */
function takeUnits(line: SoldLine, need: UnitNeed, { basket, view, now, found }: AllocationState): Obstacle[] {
  const gunler = basket.gunler.get(line.secenek.opsiyon_k_no)
  const check = need.stok === 'gece' ? stayRefusals : hourRefusals
  let fewest: Obstacle[] = [{ neden: 'dolu', parametreler: { tarih: line.istek.baslangic } }]
  let least = Number.POSITIVE_INFINITY
  const free: UnitView[] = []
  for (const unit of view.units.get(need.kaynak_k_no) ?? []) {
    const refusals = check(line, need, unit, { gunler, now })
    if (refusals.length === 0) free.push(unit)
    else if (refusals.length < least) {
      fewest = refusals
      least = refusals.length
    }
    if (free.length === need.adet) break
  }
  if (free.length < need.adet)
    return free.length > 0 && need.stok === 'gece' ? [tooFewRooms(need, free.length)] : fewest
  for (const unit of free) {
    unit.tutmalar.push({ from: need.from, to: need.to, devir: true })
    found.birimler.push({ satir: need.satir, birim_k_no: unit.k_no, baslangic: need.from, bitis: need.to })
  }
  return []
}

function tooFewRooms({ adet }: UnitNeed, kalan: number): Obstacle {
  return { neden: 'oda_yetmez', parametreler: { kalan, adet } }
}

interface CheckContext {
  readonly gunler: DayRows | undefined
  readonly now: WallTime
}

export function stayRulesOf({
  secenek,
}: {
  secenek: Pick<SoldLine['secenek'], 'konaklama' | 'satis_penceresi' | 'devir'>
}): StayRules {
  const stored = secenek.konaklama ?? { en_cok_gece: 366, giris_saati: '12:00', bosluk: null }
  return { ...secenek.satis_penceresi, ...stored, devir_gece: secenek.devir ?? 0 }
}

function stayRefusals(line: SoldLine, _need: UnitNeed, unit: UnitView, { gunler, now }: CheckContext): Obstacle[] {
  const { istek } = line
  const { from, to } = stayWindow(istek)
  const days = gunler?.stayDays(from, to) ?? []
  if (days.length === 0) return [{ neden: 'fiyat_yok', parametreler: { tarih: istek.baslangic } }]
  const claims = unit.tutmalar.map((span) => ({ nights: nightsTouched(span.from, span.to), devir: span.devir }))
  const calendar = buildUnitCalendar(days, claims, stayRulesOf(line), now)
  const refusals = findStayRefusals(calendar, stayRange(istek.baslangic, istek.bitis ?? istek.baslangic))
  return refusals.map(({ neden, parametreler }) => ({ neden, parametreler: { ...parametreler } }))
}

function hourRefusals(line: SoldLine, need: UnitNeed, unit: UnitView, { now }: CheckContext): Obstacle[] {
  const closed = windowRefusals(line, now)
  if (closed.length > 0) return closed
  const wanted = minutesOf(need)
  const room = widen(wanted, need.devir)
  const taken = unit.tutmalar.some((span) => overlaps(minutesOf(span), span.devir ? room : wanted))
  return taken ? [{ neden: 'dolu', parametreler: { tarih: line.istek.baslangic } }] : []
}

function minutesOf({ from, to }: Pick<Span, 'from' | 'to'>): Range {
  return { start: minuteOf(from), end: Math.max(minuteOf(to), minuteOf(from) + 1) }
}
