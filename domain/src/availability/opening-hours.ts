import { type ClockTime, minuteOfDay } from '../wall-time.ts'

/** When something by the hour is served: all of it lies between opening and closing, and it starts on a step. */
export interface OpeningHours {
  readonly acilis: ClockTime
  /** A closing that is not after the opening is that of the next day. */
  readonly kapanis: ClockTime
  /** Minutes from one start to the next. */
  readonly adim_dk: number
}

const DAY_MINUTES = 1440

function closingOf({ acilis, kapanis }: OpeningHours): number {
  const closing = minuteOfDay(kapanis)
  return closing > minuteOfDay(acilis) ? closing : closing + DAY_MINUTES
}

/**
 * Minutes of the day at which something of this length may start.
 * Worked: 09:00 to 20:00 in steps of an hour, three hours long: 09:00 to 17:00, nine starts.
 */
export function startMinutes(hours: OpeningHours, minutes: number): number[] {
  const last = Math.min(closingOf(hours) - Math.max(1, minutes), DAY_MINUTES - 1)
  const starts: number[] = []
  for (let start = minuteOfDay(hours.acilis); start <= last; start += Math.max(1, hours.adim_dk)) starts.push(start)
  return starts
}

/** The same as people read them. */
export function startTimes(hours: OpeningHours, minutes: number): ClockTime[] {
  return startMinutes(hours, minutes).map(clockOf)
}

/** Worked: 570 → 09:30. */
export function clockOf(minute: number): ClockTime {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`
}
