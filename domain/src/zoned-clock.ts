import type { WallTime } from './wall-time.ts'

const CLOCKS = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs more than a hundred uses of it, and a server knows few zones. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = CLOCKS.get(zone)
  if (!clock) {
    // Swedish writes dates as ISO 8601 does.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    CLOCKS.set(zone, clock)
  }
  return clock
}

/**
 * What the wall clock of a zone says at an instant (milliseconds since 1970), to the second.
 * Worked: 2026-08-10T11:22:33Z in Europe/Istanbul is 2026-08-10T14:22:33.
 */
export function wallSecondAt(instant: number, zone: string): string {
  return clockOf(zone).format(instant).replace(' ', 'T')
}

/** The same to the minute, as sale windows and cancellation windows read it. */
export function wallTimeAt(instant: number, zone: string): WallTime {
  return wallSecondAt(instant, zone).slice(0, 16)
}
