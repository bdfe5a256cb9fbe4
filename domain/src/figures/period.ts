import { addDays, dayNumber, daysBetween, type IsoDay, weekdayOf } from '../calendar-day.ts'

export interface Period {
  readonly ilk: IsoDay
  readonly son: IsoDay
}

export type Step = 'gun' | 'hafta' | 'ay'

const MOST_DAYS = 31
const MOST_WEEKS = 26

/** Steps that a chart of the period can show beside each other: days of a month, weeks of half a year, else months. */
export function stepOf({ ilk, son }: Period): Step {
  const days = daysBetween(ilk, son) + 1
  if (days <= MOST_DAYS) return 'gun'
  return days <= MOST_WEEKS * 7 ? 'hafta' : 'ay'
}

/** The first day of the step a day lies in; weeks begin on Mondays. */
export function startOf(day: IsoDay, step: Step): IsoDay {
  if (step === 'ay') return `${day.slice(0, 7)}-01`
  return step === 'hafta' ? addDays(day, 1 - weekdayOf(dayNumber(day))) : day
}

export function nextStart(start: IsoDay, step: Step): IsoDay {
  if (step === 'gun') return addDays(start, 1)
  return step === 'hafta' ? addDays(start, 7) : startOf(addDays(start, 31), 'ay')
}

/** First days of the steps of a period; the first and the last may reach beyond it. */
export function stepsOf({ ilk, son }: Period, step: Step): IsoDay[] {
  const starts: IsoDay[] = []
  for (let start = startOf(ilk, step); start <= son; start = nextStart(start, step)) starts.push(start)
  return starts
}

/** Fifty-two weeks: the same weekday, since weekends sell otherwise than other days. */
const WEEKS_OF_YEAR = 364

/** What a period is compared with (FIG-5): months with the same months, days and weeks with those of the same weekday. */
export function yearBefore({ ilk, son }: Period, step: Step): Period {
  if (step !== 'ay') return { ilk: addDays(ilk, -WEEKS_OF_YEAR), son: addDays(son, -WEEKS_OF_YEAR) }
  // A period to the end of a month is compared with one to the end of the month, also in February.
  const isEnd = addDays(son, 1).endsWith('-01')
  return { ilk: lastYear(ilk), son: isEnd ? addDays(lastYear(addDays(son, 1)), -1) : lastYear(son) }
}

function lastYear(day: IsoDay): IsoDay {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? `${before.slice(0, 8)}28` : before
}

/** The month a year before. */
export function monthBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}
