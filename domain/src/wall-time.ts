import { dayNumber, digitsAt, type IsoDay } from './calendar-day.ts'

/** What the clock on the wall at the place of the service says: YYYY-MM-DDTHH:mm, without a zone. */
export type WallTime = string
/** HH:mm. */
export type ClockTime = string

/** Worked: 09:30 → 570. */
export function minuteOfDay(clock: ClockTime): number {
  const hour = digitsAt(clock, 0, 2)
  const minute = digitsAt(clock, 3, 5)
  // Written so that a digit that is none, which makes the number NaN, is refused too.
  if (!(clock.length === 5 && clock[2] === ':' && hour < 24 && minute < 60))
    throw new RangeError(`not a time: ${clock}`)
  return hour * 60 + minute
}

export function dayOfWall(wall: WallTime): IsoDay {
  return wall.slice(0, 10)
}

/** Minutes on one endless ruler, so that two wall times can be subtracted. */
export function wallMinute(wall: WallTime): number {
  if (wall[10] !== 'T') throw new RangeError(`not a wall time: ${wall}`)
  return dayNumber(dayOfWall(wall)) * 1440 + minuteOfDay(wall.slice(11))
}

/** Half-open like every range here; a window may cross midnight. Worked: 22:00–06:00 holds 22:00 and 05:59. */
export function isInClockWindow(clock: ClockTime, from: ClockTime, to: ClockTime): boolean {
  const now = minuteOfDay(clock)
  const start = minuteOfDay(from)
  const end = minuteOfDay(to)
  return start <= end ? now >= start && now < end : now >= start || now < end
}
