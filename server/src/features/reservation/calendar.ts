import type { CalendarDayAnswer, Obstacle, ProductCalendar } from '@meltem/contract/basket'
import type { DayReason, Refusal } from '@meltem/domain/availability/day-reason'
import { findDayRefusal, findDepartureRefusal } from '@meltem/domain/availability/departures'
import { findWindowRefusal } from '@meltem/domain/availability/sale-window'
import { arrivalTerms, findArrivalRefusal } from '@meltem/domain/availability/stay-check'
import { buildUnitCalendar, type UnitCalendar } from '@meltem/domain/availability/unit-calendar'
import { dayNumber, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import { toAmount } from '@meltem/domain/money'
import { askLast } from '../../db/statement.ts'
import { type StockView, stayRulesOf } from './allocate.ts'
import { type Act, type Booking, inBooking } from './booking.ts'
import { type OptionRow, type ResourceRule, type TakenSeats, takenSeatsStep } from './catalogue.queries.ts'
import { readCatalogue } from './catalogue.ts'
import { DayRows } from './day-rows.ts'
import { minuteOf, nightsTouched, noonOf } from './istanbul.ts'
import { departuresOn } from './line-needs.ts'
import { catalogueReader } from './read-basket.ts'
import { type UnitClaimRow, unitClaimsStep } from './stock.queries.ts'
import { groupUnits, monthWindow } from './stock.ts'
import { departureKey } from './stock-need.ts'

interface CalendarRequest {
  readonly urun_k_no: readonly string[]
  /** YYYY-MM */
  readonly ay: string
  readonly kisi: number
}

/** What all calendars of one answer are made from: the same few queries, however many products. */
interface Sources {
  readonly booking: Booking
  readonly window: ReturnType<typeof monthWindow>
  readonly days: readonly IsoDay[]
  readonly kisi: number
  readonly rows: ReadonlyMap<string, DayRows>
  readonly units: StockView['units']
  readonly rules: readonly ResourceRule[]
  readonly seats: ReadonlyMap<string, { kapasite: number; alinan: number }>
}

/** A month of many products at once, with the reason why a day cannot be chosen. */
export function getCalendars(act: Act, request: CalendarRequest): Promise<ProductCalendar[]> {
  return inBooking(act, async (booking) => {
    const window = monthWindow(request.ay)
    const gunler = { from: isoOf(window.from), to: isoOf(window.to) }
    const question = { urunler: request.urun_k_no, gunler }
    const catalogue = await readCatalogue(catalogueReader(booking), question)
    const { secenekler: options, kurallar: rules, gunler: rows } = catalogue
    const stock = await readTaken(booking, options, window)
    const days = listDays(window.first, window.last)
    const sources = { booking, window, days, kisi: request.kisi, rows, rules, ...stock }
    const order = new Map(request.urun_k_no.map((key, place) => [key, place]))
    return options
      .map((option) => calendarOf(option, sources))
      .sort((a, b) => (order.get(a.urun_k_no) ?? 0) - (order.get(b.urun_k_no) ?? 0))
  })
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
  const claims = pools.length === 0 ? [] : [unitClaimsStep(pools, { from, to, now })]
  const seats = lines.length === 0 ? [] : [takenSeatsStep(lines, first, last)]
  const answers = await askLast(trx, [...claims, ...seats])
  const [units = []] = answers.slice(0, claims.length) as UnitClaimRow[][]
  const [taken = []] = answers.slice(claims.length) as TakenSeats[][]
  return { units: groupUnits(units), seats: new Map(taken.map((seat) => [seat.k_no, seat])) }
}

function thingsOf(options: readonly OptionRow[], wanted: (option: OptionRow) => boolean): string[] {
  const things = options.filter(wanted).map((option) => option.kaynak_k_no)
  return [...new Set(things.filter((key) => key !== null))]
}

function calendarOf(option: OptionRow, sources: Sources): ProductCalendar {
  const { urun_k_no, opsiyon_k_no, tarife, stok } = option
  return { urun_k_no, opsiyon_k_no, kur: tarife.kur, gunler: daysOf(option, stok, sources) }
}

function daysOf(option: OptionRow, stok: OptionRow['stok'], sources: Sources): CalendarDayAnswer[] {
  if (stok === 'gece') return nightDays(option, sources)
  if (stok === 'kalkis') return sources.days.map((day) => departureDay(option, day, sources))
  return sources.days.map((day) => plainDay(option, day, sources))
}

/** Each unit has a calendar of its own; a day is as good as its best unit. Only the shown days are asked. */
function nightDays(option: OptionRow, sources: Sources): CalendarDayAnswer[] {
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
  return days.map((tarih, place) =>
    bestDay(
      tarih,
      calendars.map((calendar) => unitDay(calendar, shown - calendar.first + place)),
    ),
  )
}

interface UnitDay {
  readonly fiyat: number | null
  readonly en_az_gece: number
  readonly gece: DayReason | null
  readonly giris: Refusal | null
}

function unitDay(calendar: UnitCalendar, place: number): UnitDay {
  return {
    fiyat: calendar.days[place]?.fiyat ?? null,
    en_az_gece: arrivalTerms(calendar, place).least,
    gece: calendar.nights[place] ?? null,
    giris: findArrivalRefusal(calendar, place),
  }
}

function isoOf(instant: Date): IsoDay {
  return instant.toISOString().slice(0, 10)
}

function bestDay(tarih: IsoDay, known: readonly UnitDay[]): CalendarDayAnswer {
  const best = known.find((day) => day.giris === null) ?? known.find((day) => day.gece === null) ?? known[0]
  if (!best) return { tarih, fiyat: null, en_az_gece: 1, gece: 'dolu', engel: obstacle('dolu', tarih), kalan: 0 }
  return {
    tarih,
    fiyat: best.fiyat === null ? null : toAmount(best.fiyat),
    en_az_gece: best.en_az_gece,
    gece: best.gece,
    engel: best.giris && { neden: best.giris.neden, parametreler: { ...best.giris.parametreler } },
    kalan: known.filter((day) => day.gece === null).length,
  }
}

function obstacle(neden: Obstacle['neden'], tarih: IsoDay): Obstacle {
  return { neden, parametreler: { tarih } }
}

function departureDay(option: OptionRow, tarih: IsoDay, sources: Sources): CalendarDayAnswer {
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
    fiyat: leadPriceOn(option, tarih),
    en_az_gece: 0,
    gece: refusal?.neden ?? null,
    engel: refusal && { neden: refusal.neden, parametreler: { ...refusal.parametreler } },
    kalan,
  }
}

/** Things by the hour and services without stock: open while the sale window is, full when no unit has an hour left. */
function plainDay(option: OptionRow, tarih: IsoDay, sources: Sources): CalendarDayAnswer {
  const { booking, units } = sources
  const fiyat = leadPriceOn(option, tarih)
  const pool = option.kaynak_k_no === null ? null : (units.get(option.kaynak_k_no) ?? [])
  const kalan = pool?.filter((unit) => hasFreeTime(unit.tutmalar, tarih)).length ?? null
  const closed = findWindowRefusal(option.satis_penceresi, `${tarih}T23:59`, booking.wall)
  if (closed) {
    const engel = { neden: closed.neden, parametreler: { ...closed.parametreler } }
    return { tarih, fiyat, en_az_gece: 0, gece: closed.neden, engel, kalan }
  }
  const full = kalan === 0 ? 'dolu' : null
  const neden = fiyat === null ? 'fiyat_yok' : full
  return { tarih, fiyat, en_az_gece: 0, gece: neden, engel: neden && obstacle(neden, tarih), kalan }
}

const DAY_MINUTES = 1440

function hasFreeTime(spans: readonly { from: Date; to: Date }[], tarih: IsoDay): boolean {
  const start = minuteOf(noonOf(tarih)) - DAY_MINUTES / 2
  const end = start + DAY_MINUTES
  return !spans.some((span) => minuteOf(span.from) <= start && minuteOf(span.to) >= end)
}

/** The number on the day: adult, group, unit, ride, or the day of a hire in its season. */
function leadPriceOn({ tarife }: OptionRow, tarih: IsoDay): number | null {
  switch (tarife.tur) {
    case 'kisi':
      return toAmount(tarife.yetiskin_fiyat)
    case 'grup':
    case 'birim':
      return toAmount(tarife.fiyat)
    case 'arac': {
      const season = tarife.donemler.find((one) => one.ilk_gun <= tarih && tarih <= one.son_gun)
      const fiyat = season?.bantlar[0]?.fiyat
      return fiyat === undefined ? null : toAmount(fiyat)
    }
    case 'transfer_arac':
      return toAmount(tarife.fiyatlar.gidis)
    case 'transfer_kisi':
      return toAmount(tarife.fiyatlar.gidis.yetiskin_fiyat)
    default:
      return null
  }
}
