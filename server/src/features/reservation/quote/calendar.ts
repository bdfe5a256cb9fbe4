import type { CalendarDayAnswer, Obstacle, ProductCalendar } from '@meltem/contract/reservation/basket'
import { AppError } from '@meltem/contract/wire/errors'
import { findDayRefusal, findDepartureRefusal } from '@meltem/domain/availability/departures'
import { clockOf } from '@meltem/domain/availability/opening-hours'
import { findWindowRefusal } from '@meltem/domain/availability/sale-window'
import { type CalendarDay, calendarDayAt } from '@meltem/domain/availability/stay-check'
import { buildUnitCalendar } from '@meltem/domain/availability/unit-calendar'
import { dayNumber, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { type Convert, converterTo } from '@meltem/domain/exchange'
import { toAmount } from '@meltem/domain/money'
import { unitPrice } from '@meltem/domain/pricing/line/unit-price'
import { countsRooms } from '@meltem/domain/reservation/rooms'
import { askAllLast } from '../../../platform/db/round-trip.ts'
import { minuteOf, nightsTouched } from '../../../platform/istanbul.ts'
import { DayRows } from '../../catalog/tariff/day-rows.ts'
import { hasFreeStart, hourStarts, midnightOf, type TakenSpan } from '../../catalog/tariff/hour-starts.ts'
import { departuresOn } from '../../catalog/tariff/line-needs.ts'
import { leafOn, saleTermsOf, unitOf } from '../../catalog/tariff/price-unit.ts'
import {
  type Campaigns,
  campaignsAt,
  type OptionRow,
  type ResourceRule,
  takenSeatsQuestion,
} from '../../catalog/tariff/sellable.queries.ts'
import { readSellable } from '../../catalog/tariff/sellable-memory.ts'
import { departureKey } from '../../catalog/tariff/stock-need.ts'
import { type Act, type Booking, inBooking } from '../booking.ts'
import { stayRulesOf } from '../stock/allocate.ts'
import { unitClaimsQuestion } from '../stock/stock.queries.ts'
import { groupUnits, monthWindow } from '../stock/stock.ts'
import type { StockView } from '../stock/stock-view.ts'
import { sellableReader } from './read-basket.ts'

interface CalendarRequest {
  readonly urun_k_no: readonly string[]
  /** YYYY-MM */
  readonly ay: string
  readonly kisi: number
  /** The tenant's own currency when the visitor has chosen none. */
  readonly kur?: string | undefined
  /** Rooms wanted together, where rooms count. */
  readonly adet: number
}

/** What all calendars of one answer are made from: the same few queries, however many products. */
interface Sources {
  readonly booking: Booking
  readonly window: ReturnType<typeof monthWindow>
  readonly days: readonly IsoDay[]
  readonly kisi: number
  readonly adet: number
  readonly rows: ReadonlyMap<string, DayRows>
  readonly units: StockView['units']
  readonly rules: readonly ResourceRule[]
  readonly seats: ReadonlyMap<string, { kapasite: number; alinan: number }>
  readonly kur: string
  readonly convert: Convert
  readonly campaigns: Campaigns
}

/** A month of many products at once, with the reason why a day cannot be chosen. */
export function getCalendars(act: Act, request: CalendarRequest): Promise<ProductCalendar[]> {
  return inBooking(act, async (booking) => {
    const window = monthWindow(request.ay)
    const gunler = { from: isoOf(window.from), to: isoOf(window.to) }
    const question = { urunler: request.urun_k_no, gunler }
    const catalogue = await readSellable(sellableReader(booking), question)
    const { secenekler: options, kurallar: rules, gunler: rows } = catalogue
    const stock = await readTaken(booking, options, window)
    const days = listDays(window.first, window.last)
    const money = moneyOf(booking, request.kur)
    const campaigns = campaignsAt(catalogue.kampanyalar, booking.now, booking.settings.language.varsayilan)
    const { kisi, adet } = request
    const sources = { booking, window, days, kisi, adet, rows, rules, ...stock, ...money, campaigns }
    const order = new Map(request.urun_k_no.map((key, place) => [key, place]))
    return options
      .map((option) => calendarOf(option, sources))
      .sort((a, b) => (order.get(a.urun_k_no) ?? 0) - (order.get(b.urun_k_no) ?? 0))
  })
}

/** The currency of the answer, as lists and pages choose it. */
function moneyOf({ settings, rates }: Booking, asked: string | undefined): Pick<Sources, 'kur' | 'convert'> {
  const { kurlar, varsayilan } = settings.exchange
  const kur = asked ?? varsayilan
  if (!kurlar.some(({ kod }) => kod === kur)) throw new AppError('kur_yok')
  return { kur, convert: converterTo(kur, rates.kurlar) }
}

/** Claims and seats in the last round trip of the transaction. */
async function readTaken(
  { trx, now }: Booking,
  options: readonly OptionRow[],
  window: Sources['window'],
): Promise<Pick<Sources, 'units' | 'seats'>> {
  const pools = thingsOf(options, (one) => one.stok !== 'kalkis')
  const lines = thingsOf(options, (one) => one.stok === 'kalkis')
  const { from, to, first, last } = window
  const { units = [], taken = [] } = await askAllLast(trx, {
    units: pools.length === 0 ? undefined : unitClaimsQuestion(pools, { from, to, now }),
    taken: lines.length === 0 ? undefined : takenSeatsQuestion(lines, first, last),
  })
  return { units: groupUnits(units), seats: new Map(taken.map((seat) => [seat.k_no, seat])) }
}

function thingsOf(options: readonly OptionRow[], wanted: (option: OptionRow) => boolean): string[] {
  const things = options.filter(wanted).map((option) => option.kaynak_k_no)
  return [...new Set(things.filter((key) => key !== null))]
}

function calendarOf(option: OptionRow, sources: Sources): ProductCalendar {
  const { urun_k_no, opsiyon_k_no } = option
  const show = pricerOf(option, sources)
  return { urun_k_no, opsiyon_k_no, kur: sources.kur, gunler: daysOf(option, sources, show) }
}

/** The price of one as cards, tables and the panel show it. */
type ShowPrice = (fiyat: number | null) => number | null

/** Days of a season cost the same: each price is worked out once. */
function pricerOf(option: OptionRow, { convert, campaigns }: Sources): ShowPrice {
  const terms = saleTermsOf(option, campaigns)
  const known = new Map<number, number>()
  return (fiyat) => {
    if (fiyat === null) return null
    const shown = known.get(fiyat) ?? toAmount(unitPrice(unitOf(option.tarife, fiyat), terms, convert).now)
    known.set(fiyat, shown)
    return shown
  }
}

function daysOf(option: OptionRow, sources: Sources, show: ShowPrice): CalendarDayAnswer[] {
  if (option.stok === 'gece') return nightDays(option, sources, show)
  const leaves = sources.days.map((day) => ({ day, fiyat: show(leafOn(option.tarife, day)) }))
  if (option.stok === 'kalkis')
    return leaves.map(({ day, fiyat }) => ({ ...departureDay(option, day, sources), fiyat }))
  const starts = hourStarts(option)
  return leaves.map(({ day, fiyat }) => plainDay(option, { day, fiyat, starts }, sources))
}

/** Each unit has a calendar of its own; a day is as good as its best unit, or the last of as many as are wanted. */
function nightDays(option: OptionRow, sources: Sources, show: ShowPrice): CalendarDayAnswer[] {
  const { window, booking, days } = sources
  const rows = sources.rows.get(option.opsiyon_k_no) ?? new DayRows([])
  const stay = rows.stayDays(isoOf(window.from), isoOf(window.to))
  const rules = stayRulesOf({ secenek: option })
  const pool = sources.units.get(option.kaynak_k_no ?? '') ?? []
  const shown = dayNumber(window.first)
  const calendars = pool.map((unit) => {
    const claims = unit.tutmalar.map((span) => ({ nights: nightsTouched(span.from, span.to), devir: span.devir }))
    return buildUnitCalendar(stay, claims, rules, booking.wall)
  })
  const wanted = countsRooms(option.urun_tipi, option.tarife.tur) ? sources.adet : 1
  return days.map((tarih, place) => {
    const units = calendars.map((calendar) => calendarDayAt(calendar, shown - calendar.first + place))
    return { ...poolDay(tarih, units, wanted), fiyat: show(priceOf(units)) }
  })
}

function isoOf(instant: Date): IsoDay {
  return instant.toISOString().slice(0, 10)
}

/** Free to arrive, free to sleep in, neither. */
function rankOf({ giris, gece }: CalendarDay): number {
  if (giris === null) return 0
  return gece === null ? 1 : 2
}

/** All units of an option cost the same. */
function priceOf(units: readonly CalendarDay[]): number | null {
  return units[0]?.fiyat ?? null
}

function poolDay(tarih: IsoDay, units: readonly CalendarDay[], wanted: number): Omit<CalendarDayAnswer, 'fiyat'> {
  const best = units.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, wanted)
  const last = best.at(-1)
  const kalan = units.filter((day) => day.gece === null).length
  if (!last) return { ...NO_NIGHTS, tarih, gece: 'dolu', engel: obstacle('dolu', tarih), kalan: 0 }
  const few = kalan < wanted && kalan > 0
  return {
    tarih,
    en_az_gece: Math.max(...best.map((day) => day.en_az_gece)),
    en_cok_gece: longestStay(units, wanted),
    cikis: last.cikis,
    cikis_serbest: best.every((day) => day.cikis_serbest),
    gece: few ? 'oda_yetmez' : last.gece,
    engel: few
      ? { neden: 'oda_yetmez', parametreler: { tarih, kalan, adet: wanted } }
      : last.giris && { neden: last.giris.neden, parametreler: { ...last.giris.parametreler } },
    kalan,
  }
}

/** A week is free in one room, not in seven: so many nights as many rooms as are wanted can all give. */
function longestStay(units: readonly CalendarDay[], wanted: number): number {
  const open = units.filter((day) => day.giris === null).map((day) => day.en_cok_gece)
  return open.toSorted((a, b) => b - a)[wanted - 1] ?? 0
}

/** Where nights do not count, any later day may be the last. */
const NO_NIGHTS = { en_az_gece: 0, en_cok_gece: 0, cikis: true, cikis_serbest: true } as const

function obstacle(neden: Obstacle['neden'], tarih: IsoDay): Obstacle {
  return { neden, parametreler: { tarih } }
}

function departureDay(option: OptionRow, tarih: IsoDay, sources: Sources): Omit<CalendarDayAnswer, 'fiyat'> {
  const { booking, seats, kisi } = sources
  const resource = option.kaynak_k_no ?? ''
  let kalan = 0
  const answers = departuresOn(sources.rules, resource, tarih).map((departure) => {
    const known = seats.get(departureKey(booking.tenant.id, resource, tarih, departure.saat))
    const kontenjan = known?.kapasite ?? departure.kontenjan
    const taken = known?.alinan ?? 0
    kalan = Math.max(kalan, kontenjan - taken)
    const ask = { taken, wanted: kisi, now: booking.wall }
    return findDepartureRefusal({ ...departure, kontenjan }, option.satis_penceresi, ask)
  })
  const refusal = findDayRefusal(answers)
  return {
    tarih,
    ...NO_NIGHTS,
    gece: refusal?.neden ?? null,
    engel: refusal && { neden: refusal.neden, parametreler: { ...refusal.parametreler } },
    kalan,
  }
}

interface PlainDay {
  readonly day: IsoDay
  readonly fiyat: number | null
  /** Minutes of the day at which it may start; null where any time will do. */
  readonly starts: readonly number[] | null
}

const LAST_MINUTE = 23 * 60 + 59

/** Things by the hour and services without stock: open while the sale window is, full when no unit has an hour left. */
function plainDay(option: OptionRow, { day: tarih, fiyat, starts }: PlainDay, sources: Sources): CalendarDayAnswer {
  const { booking, units } = sources
  const pool = option.kaynak_k_no === null ? null : (units.get(option.kaynak_k_no) ?? [])
  const refusalAt = (minute: number) =>
    findWindowRefusal(option.satis_penceresi, `${tarih}T${clockOf(minute)}`, booking.wall)
  // Later starts are sold longer: while the first is, all are.
  const open =
    starts && refusalAt(starts[0] ?? 0) !== null ? starts.filter((minute) => refusalAt(minute) === null) : starts
  const isFree = (spans: readonly TakenSpan[]) =>
    open ? hasFreeStart(spans, tarih, open, option) : hasFreeTime(spans, tarih)
  const kalan = pool?.filter((unit) => isFree(unit.tutmalar)).length ?? null
  const closed = refusalAt(starts?.at(-1) ?? LAST_MINUTE)
  if (closed) {
    const engel = { neden: closed.neden, parametreler: { ...closed.parametreler } }
    return { tarih, fiyat, ...NO_NIGHTS, gece: closed.neden, engel, kalan }
  }
  const full = kalan === 0 ? 'dolu' : null
  const neden = fiyat === null ? 'fiyat_yok' : full
  return { tarih, fiyat, ...NO_NIGHTS, gece: neden, engel: neden && obstacle(neden, tarih), kalan }
}

const DAY_MINUTES = 1440

function hasFreeTime(spans: readonly TakenSpan[], tarih: IsoDay): boolean {
  const start = midnightOf(tarih)
  const end = start + DAY_MINUTES
  return !spans.some((span) => minuteOf(span.from) <= start && minuteOf(span.to) >= end)
}
