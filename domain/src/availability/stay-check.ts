import { addDays, dayOf } from '../calendar-day.ts'
import type { Refusal } from './day-reason.ts'
import { lengthOf, type Range } from './half-open-range.ts'
import { DAY_MINUTES, leadWords, windowReasonAt } from './sale-window.ts'
import { freeRunFrom, gapAround, type StayDay, type UnitCalendar } from './unit-calendar.ts'

/** What an arrival has to obey after the gap rule had its say. */
interface ArrivalTerms {
  readonly least: number
  readonly anyDay: boolean
}

/**
 * The minimum stay of the arrival day, unless the gap it lies in is shorter: then the whole gap is enough.
 * Worked: minimum 5, gap of 3 nights, rule from 2: three nights may be booked, two may not.
 */
export function arrivalTerms(calendar: UnitCalendar, place: number): ArrivalTerms {
  const least = calendar.days[place]?.en_az_gece ?? 1
  const rule = calendar.rules.bosluk
  const gap = rule && gapAround(calendar, place)
  if (!rule || !gap || gap.nights >= least || gap.nights < rule.en_az_gece) return { least, anyDay: false }
  return { least: gap.nights, anyDay: rule.gunler_serbest }
}

function findArrivalWindow({ rules, minutes, first, now }: UnitCalendar, place: number): Refusal | null {
  const neden = windowReasonAt(rules, minutes.arrival + place * DAY_MINUTES, minutes.now)
  if (!neden) return null
  const tarih = dayOf(first + place)
  return refusal(neden, { tarih, ...leadWords(neden, rules, `${tarih}T${rules.giris_saati}`, now) })
}

function refusal(neden: Refusal['neden'], parametreler: Refusal['parametreler'] = {}): Refusal {
  return { neden, parametreler }
}

function findNightRefusal(calendar: UnitCalendar, from: number, to: number): Refusal | null {
  for (let place = from; place < to; place += 1) {
    const reason = place < 0 || place >= calendar.nights.length ? 'fiyat_yok' : calendar.nights[place]
    if (reason) return refusal(reason, { tarih: dayOf(calendar.first + place) })
  }
  return null
}

function lengthRefusals(calendar: UnitCalendar, nights: number, least: number): Refusal[] {
  if (nights < least) return [refusal('en_az_gece', { en_az_gece: least, gece: nights })]
  const most = calendar.rules.en_cok_gece
  return nights > most ? [refusal('en_cok_gece', { en_cok_gece: most, gece: nights })] : []
}

function dayRefusals(arrival: StayDay, departure: StayDay | undefined): Refusal[] {
  const found: Refusal[] = []
  if (!arrival.giris) found.push(refusal('giris_gunu_degil', { tarih: arrival.tarih }))
  if (departure && !departure.cikis) found.push(refusal('cikis_gunu_degil', { tarih: departure.tarih }))
  return found
}

/** Every rule a stay breaks, plainest first; empty when it can be booked. */
export function findStayRefusals(calendar: UnitCalendar, stay: Range): Refusal[] {
  const from = stay.start - calendar.first
  const to = stay.end - calendar.first
  const arrival = calendar.days[from]
  if (!arrival) return [refusal('fiyat_yok', { tarih: dayOf(stay.start) })]
  const window = findArrivalWindow(calendar, from)
  const night = findNightRefusal(calendar, from, to)
  const terms = arrivalTerms(calendar, from)
  return [
    ...(window ? [window] : []),
    ...(night && night.neden !== window?.neden ? [night] : []),
    ...lengthRefusals(calendar, lengthOf(stay), terms.least),
    ...(terms.anyDay ? [] : dayRefusals(arrival, calendar.days[to])),
  ]
}

function hasDeparture(calendar: UnitCalendar, place: number, least: number, most: number): boolean {
  for (let nights = least; nights <= most; nights += 1) {
    const departure = calendar.days[place + nights]
    if (!departure || departure.cikis) return true
  }
  return false
}

/** Why no stay can start on this day; null when at least one stay can start here. */
export function findArrivalRefusal(calendar: UnitCalendar, place: number): Refusal | null {
  const day = calendar.days[place]
  if (!day) return refusal('fiyat_yok')
  const night = calendar.nights[place]
  if (night) return refusal(night)
  const window = findArrivalWindow(calendar, place)
  if (window) return window
  const terms = arrivalTerms(calendar, place)
  if (!terms.anyDay && !day.giris) return refusal('giris_gunu_degil')
  const run = freeRunFrom(calendar, place)
  if (run.nights < terms.least && !run.open) {
    return refusal('en_az_gece', { en_az_gece: terms.least, gece: run.nights })
  }
  const most = Math.min(run.open ? Math.max(run.nights, terms.least) : run.nights, calendar.rules.en_cok_gece)
  if (terms.anyDay || hasDeparture(calendar, place, terms.least, most)) return null
  return refusal('cikis_gunu_degil')
}

/** One day of the month that the screen shows. */
export interface CalendarDay {
  readonly tarih: string
  readonly fiyat: number | null
  readonly en_az_gece: number
  /** Most nights of a stay that begins here; 0 when none can. */
  readonly en_cok_gece: number
  /** Whether one may leave here, and whether one who arrives here may leave on any day. */
  readonly cikis: boolean
  readonly cikis_serbest: boolean
  /** Why one cannot sleep here that night. */
  readonly gece: Refusal['neden'] | null
  /** Why one cannot arrive here that day. */
  readonly giris: Refusal | null
}

/** A day of the calendar with its reasons: an isolated free night answers like any other day. */
export function calendarDayAt(calendar: UnitCalendar, place: number): CalendarDay {
  const day = calendar.days[place]
  const { least, anyDay } = arrivalTerms(calendar, place)
  const giris = findArrivalRefusal(calendar, place)
  return {
    tarih: dayOf(calendar.first + place),
    fiyat: day?.fiyat ?? null,
    en_az_gece: least,
    en_cok_gece: giris === null ? longestStayFrom(calendar, place) : 0,
    cikis: day?.cikis ?? true,
    cikis_serbest: anyDay,
    gece: calendar.nights[place] ?? null,
    giris,
  }
}

/** What lies behind the end of the calendar is not known to be taken. */
function longestStayFrom(calendar: UnitCalendar, place: number): number {
  const { nights, open } = freeRunFrom(calendar, place)
  const most = calendar.rules.en_cok_gece
  return open ? most : Math.min(nights, most)
}

/** The days one may leave on after arriving on this one, each with what stands against it. */
export function listDepartureDays(calendar: UnitCalendar, place: number): { tarih: string; engel: Refusal | null }[] {
  const arrival = calendar.days[place]
  if (!arrival) return []
  const { nights } = freeRunFrom(calendar, place)
  const most = Math.min(nights, calendar.rules.en_cok_gece)
  return Array.from({ length: most }, (_, one) => {
    const start = calendar.first + place
    const [engel = null] = findStayRefusals(calendar, { start, end: start + one + 1 })
    return { tarih: addDays(arrival.tarih, one + 1), engel }
  })
}
