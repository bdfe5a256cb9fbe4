import type { IsoDay } from '@meltem/domain/calendar-day'
import type { WallTime } from '@meltem/domain/wall-time'

/** Turkey has kept +03:00 all year since 2016; a fixed offset also holds in every time zone of the process. */
const OFFSET_MS = 3 * 60 * 60 * 1000
const NIGHT_STARTS = '12:00'

export function wallSecondOf(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 19)
}

export function wallOf(instant: Date): WallTime {
  return wallSecondOf(instant).slice(0, 16)
}

export function instantOf(wall: WallTime): Date {
  return new Date(Date.parse(`${wall}:00Z`) - OFFSET_MS)
}

/** Nights run from noon to noon, so that the day of departure is the next day of arrival also for things sold by hours. */
export function noonOf(day: IsoDay): Date {
  return instantOf(`${day}T${NIGHT_STARTS}`)
}

const DAY_MS = 24 * 60 * 60 * 1000
const NOON_MS = 12 * 60 * 60 * 1000

/** Nights that a span of time touches, as day numbers; half a night counts as a whole one. */
export function nightsTouched(from: Date, to: Date): { start: number; end: number } {
  const start = Math.floor((from.getTime() + OFFSET_MS - NOON_MS) / DAY_MS)
  const end = Math.ceil((to.getTime() + OFFSET_MS - NOON_MS) / DAY_MS)
  return { start, end: Math.max(end, start + 1) }
}

export function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / 60_000)
}
