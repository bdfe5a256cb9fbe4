import { addDays, dayNumber, type IsoDay, listDays, weekdayOf } from './calendar-day.ts'

/** `2026-12` plus 1 is `2027-01`. */
export function addMonths(month: string, count: number): string {
  const ahead = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${Math.floor(ahead / 12)}-${String((ahead % 12) + 1).padStart(2, '0')}`
}

export function monthOf(day: IsoDay): string {
  return day.slice(0, 7)
}

/** The weeks of a month from Monday on; days of the neighbouring months are empty. */
export function weeksOf(month: string): (IsoDay | null)[][] {
  const first = `${month}-01`
  const days: (IsoDay | null)[] = listDays(first, `${addMonths(month, 1)}-01`)
  const before = weekdayOf(dayNumber(first)) - 1
  const cells: (IsoDay | null)[] = [...Array.from({ length: before }, () => null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Six weeks, as the longest month has, so that every month is as tall as the next and nothing jumps while turning. */
export function sixWeeksOf(month: string): (IsoDay | null)[][] {
  const weeks = weeksOf(month)
  while (weeks.length < 6) weeks.push(Array.from({ length: 7 }, () => null))
  return weeks
}

/** Visitors cannot book further ahead than the operator sells. */
const MONTHS_AHEAD = 18

/** The last day of the last month that is sold. */
export function lastSoldDay(today: IsoDay): IsoDay {
  return addDays(`${addMonths(monthOf(today), MONTHS_AHEAD)}-01`, -1)
}

/** Which day the arrow keys of a calendar grid lead to (WAI-ARIA grid); undefined for other keys. */
export function dayAfterKey(day: IsoDay, key: string, shift = false): IsoDay | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(day, step)
  const weekday = weekdayOf(dayNumber(day))
  if (key === 'Home') return addDays(day, 1 - weekday)
  if (key === 'End') return addDays(day, 7 - weekday)
  if (key === 'PageUp') return sameDayIn(addMonths(monthOf(day), shift ? -12 : -1), day)
  return key === 'PageDown' ? sameDayIn(addMonths(monthOf(day), shift ? 12 : 1), day) : undefined
}

/** The same day of another month, or its last one: 31 January to 28 February. */
function sameDayIn(month: string, day: IsoDay): IsoDay {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const wanted = `${month}-${day.slice(8)}`
  return wanted > last ? last : wanted
}
