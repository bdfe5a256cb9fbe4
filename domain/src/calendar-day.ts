/** A calendar day as YYYY-MM-DD. Strings of this form sort like the days they name. */
export type IsoDay = string

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The number written there; NaN when a character is no digit. */
export function digitsAt(text: string, from: number, to: number): number {
  let value = 0
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function existsInCalendar(year: number, month: number, day: number): boolean {
  const length = MONTH_LENGTHS[month - 1]
  if (Number.isNaN(year) || length === undefined) return false
  return day >= 1 && day <= (month === 2 && isLeap(year) ? 29 : length)
}

/** Days before a year that starts in March, so that the leap day comes last; 719 468 of them lie before 1970. */
function daysBeforeMarchOf(year: number): number {
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) - 719_468
}

/**
 * Days since 1970-01-01. Throws on a day that does not exist, such as 2026-02-30. Counted without `Date`: prices and
 * calendars ask this thousands of times for one page.
 */
export function dayNumber(day: IsoDay): number {
  const year = digitsAt(day, 0, 4)
  const month = digitsAt(day, 5, 7)
  const date = digitsAt(day, 8, 10)
  const shaped = day.length === 10 && day[4] === '-' && day[7] === '-'
  if (!shaped || !existsInCalendar(year, month, date)) throw new RangeError(`not a day: ${day}`)
  const marchYear = month > 2 ? year : year - 1
  const marchMonth = month > 2 ? month - 3 : month + 9
  return daysBeforeMarchOf(marchYear) + Math.floor((153 * marchMonth + 2) / 5) + date - 1
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value)
}

/** The day with that number; the inverse of `dayNumber` for the years 0 to 9999. */
export function dayOf(number: number): IsoDay {
  let marchYear = Math.floor((number + 719_468) / 365.2425)
  if (daysBeforeMarchOf(marchYear) > number) marchYear -= 1
  else if (daysBeforeMarchOf(marchYear + 1) <= number) marchYear += 1
  const dayOfYear = number - daysBeforeMarchOf(marchYear)
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = month <= 2 ? marchYear + 1 : marchYear
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return dayOf(dayNumber(day) + days)
}

/** Nights of a stay: 2026-12-30 → 2027-01-02 is 3. Negative when `to` comes first. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** Monday 1 … Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export function weekdayOf(number: number): Weekday {
  // Day 0 was a Thursday; the double remainder keeps days before 1970 right.
  return (((((number + 3) % 7) + 7) % 7) + 1) as Weekday
}

/** Every day from `from` up to, not including, `to`. */
export function listDays(from: IsoDay, to: IsoDay): IsoDay[] {
  const first = dayNumber(from)
  return Array.from({ length: Math.max(0, dayNumber(to) - first) }, (_, place) => dayOf(first + place))
}
