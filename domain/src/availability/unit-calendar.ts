import { dayNumber, type IsoDay } from '../calendar-day.ts'
import type { Minor } from '../money.ts'
import type { ClockTime, WallTime } from '../wall-time.ts'
import { dayOfWall, minuteOfDay, wallMinute } from '../wall-time.ts'
import type { DayReason } from './day-reason.ts'
import type { Range } from './half-open-range.ts'
import { DAY_MINUTES, type SaleWindow } from './sale-window.ts'

/** A day row: made from the operator's periods, one per day. */
export interface StayDay {
  readonly tarih: IsoDay
  readonly fiyat: Minor | null
  readonly en_az_gece: number
  /** Whether one may arrive on, or leave on, this day. */
  readonly giris: boolean
  readonly cikis: boolean
  readonly kapali: boolean
}

/** Something that holds the unit: reservation, hold, blocked days, import. Only what leaves a mess needs turnover. */
export interface UnitClaim {
  readonly nights: Range
  readonly devir: boolean
}

export interface GapRule {
  /** Gaps shorter than this stay unsold. */
  readonly en_az_gece: number
  /** Whether arrival and departure days are forgiven as well. */
  readonly gunler_serbest: boolean
}

export interface StayRules extends SaleWindow {
  /** Nights that stay empty between two guests. */
  readonly devir_gece: number
  readonly en_cok_gece: number
  readonly giris_saati: ClockTime
  /** Lets a gap be sold that is shorter than the minimum stay; null keeps the minimum. */
  readonly bosluk: GapRule | null
}

/** One unit over a run of days without holes: the rows, and for each night why it cannot be slept in. */
export interface UnitCalendar {
  readonly first: number
  readonly days: readonly StayDay[]
  readonly nights: readonly (DayReason | null)[]
  readonly rules: StayRules
  readonly now: WallTime
  /** Minutes of `now`, and of arriving on the first day, on the ruler of wall times. */
  readonly minutes: { readonly now: number; readonly arrival: number }
}

function markClaims(nights: (DayReason | null)[], first: number, claims: readonly UnitClaim[], gap: number): void {
  const mark = (from: number, to: number, reason: DayReason) => {
    const last = Math.min(to - first, nights.length)
    for (let place = Math.max(0, from - first); place < last; place += 1) {
      if (nights[place] === null || reason === 'dolu') nights[place] = reason
    }
  }
  for (const claim of claims) {
    mark(claim.nights.start, claim.nights.end, 'dolu')
    if (!claim.devir) continue
    mark(claim.nights.start - gap, claim.nights.start, 'devir')
    mark(claim.nights.end, claim.nights.end + gap, 'devir')
  }
}

function ownReason(day: StayDay, today: IsoDay): DayReason | null {
  if (day.tarih < today) return 'gecmis'
  if (day.kapali) return 'kapali'
  return day.fiyat === null ? 'fiyat_yok' : null
}

/**
 * Reads the rows and claims once; every later question is a look-up. The rows must follow each other day by day. A gap
 * is seen only with the night before it, so ask for a day more than is shown.
 */
export function buildUnitCalendar(
  days: readonly StayDay[],
  claims: readonly UnitClaim[],
  rules: StayRules,
  now: WallTime,
): UnitCalendar {
  const firstDay = days[0]
  const lastDay = days.at(-1)
  if (!firstDay || !lastDay) throw new RangeError('a calendar has at least one day')
  const first = dayNumber(firstDay.tarih)
  if (dayNumber(lastDay.tarih) - first !== days.length - 1) throw new RangeError('day rows have a hole')
  const today = dayOfWall(now)
  const nights = days.map((day) => ownReason(day, today))
  markClaims(nights, first, claims, rules.devir_gece)
  const minutes = { now: wallMinute(now), arrival: first * DAY_MINUTES + minuteOfDay(rules.giris_saati) }
  return { first, days, nights, rules, now, minutes }
}

/** Free nights in a row from this one on, and whether the calendar ends before they do. */
export function freeRunFrom(calendar: UnitCalendar, place: number): { nights: number; open: boolean } {
  let end = place
  while (end < calendar.nights.length && calendar.nights[end] === null) end += 1
  return { nights: end - place, open: end === calendar.nights.length }
}

/**
 * Length of the gap this free night lies in; null when one side is open, as there is nothing to squeeze in between.
 * Worked: booked to the 10th and from the 13th: the nights of the 10th, 11th and 12th lie in a gap of 3.
 */
export function gapAround(calendar: UnitCalendar, place: number): { start: number; nights: number } | null {
  let start = place
  while (start > 0 && calendar.nights[start - 1] === null) start -= 1
  if (start === 0) return null
  const run = freeRunFrom(calendar, start)
  return run.open ? null : { start, nights: run.nights }
}
