import { dayAfter, daysBetween } from '../../ui/form/days.ts'

/** Words of the address: which view, which option, which year. */
export const VIEW = 'gorunum'
export const YEAR = 'yil'
export const OPTION = 'secenek'
export const WHICH_YEAR = 'yili'

export const firstOfYear = (year: number) => `${year}-01-01`
export const lastOfYear = (year: number) => `${year}-12-31`

/** How many days it has. */
export function daysOfYear(year: number): number {
  return daysBetween(firstOfYear(year), firstOfYear(year + 1))
}

export interface MonthOfYear {
  /** January is 0. */
  readonly month: number
  /** Place of its first day in the year. */
  readonly first: number
  readonly days: number
}

export function monthsOfYear(year: number): readonly MonthOfYear[] {
  return Array.from({ length: 12 }, (_, month) => {
    const start = `${year}-${String(month + 1).padStart(2, '0')}-01`
    const next = month === 11 ? firstOfYear(year + 1) : `${year}-${String(month + 2).padStart(2, '0')}-01`
    return { month, first: daysBetween(firstOfYear(year), start), days: daysBetween(start, next) }
  })
}

/** So many months from a day of the year, on the same date or the last one the month has; it stays in the year. */
export function monthStep(year: number, day: number, count: number): number {
  const months = monthsOfYear(year)
  const from = months.findLast(({ first }) => first <= day)
  const to = from && months[Math.max(0, Math.min(11, from.month + count))]
  if (!from || !to || to === from) return day
  return to.first + Math.min(day - from.first, to.days - 1)
}

export function dayOfYear(year: number, place: number): string {
  return dayAfter(firstOfYear(year), place)
}
