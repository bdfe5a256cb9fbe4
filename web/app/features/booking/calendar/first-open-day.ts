import { addDays } from '@meltem/domain/calendar-day'
import { addMonths, monthOf } from '@meltem/domain/calendar-month'
import type { Months } from './use-months.ts'

/** How far ahead is looked: a season comes again within a year. */
const MONTHS_AHEAD = 13

type Known = Pick<Months, 'dayOn'>

/** The first day on which something can begin, among those that have been read. */
export function firstOpenDay(today: string, { dayOn }: Known): string | undefined {
  const end = `${addMonths(monthOf(today), MONTHS_AHEAD)}-01`
  for (let day = today; day < end; day = addDays(day, 1)) if (dayOn(day)?.engel === null) return day
  return undefined
}

/**
 * The months to read next because those before hold no open day; undefined while some of them are on their way, when a
 * day was found, and when a whole year has none.
 */
export function nextToRead(today: string, months: Known): readonly string[] | undefined {
  if (firstOpenDay(today, months) !== undefined) return undefined
  const isRead = (month: string) => months.dayOn(`${month}-01`) !== undefined
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(monthOf(today), ahead)
    if (!isRead(month)) return ahead < 2 ? undefined : [month, addMonths(month, 1)]
  }
  return undefined
}
