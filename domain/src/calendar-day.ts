/** A calendar day as YYYY-MM-DD. Strings of this form sort like the days they name. */
export type IsoDay = string

const DAY_MS = 86_400_000
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Days since 1970-01-01. Throws on a day that does not exist, such as 2026-02-30. */
export function dayNumber(day: IsoDay): number {
  const match = PATTERN.exec(day)
  if (!match) throw new RangeError(`not a day: ${day}`)
  const time = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  if (new Date(time).toISOString().slice(0, 10) !== day) throw new RangeError(`not a day: ${day}`)
  return time / DAY_MS
}

export function dayOf(number: number): IsoDay {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
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
