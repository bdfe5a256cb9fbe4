import { addDays, dayNumber, type IsoDay, listDays, weekdayOf } from '@meltem/domain/calendar-day'
import { addMonths } from '@meltem/domain/calendar-month'

const SATURDAY = 6
const WEEK = 7

/** The Saturdays of a month. */
export function saturdaysOf(month: string): IsoDay[] {
  return listDays(`${month}-01`, `${addMonths(month, 1)}-01`).filter((day) => weekdayOf(dayNumber(day)) === SATURDAY)
}

export function nightsOf(saturday: IsoDay): IsoDay[] {
  return listDays(saturday, addDays(saturday, WEEK))
}
