import { dayNumber, type IsoDay } from '@meltem/domain/calendar-day'
import type { People } from '@meltem/domain/people'
import { dayOfWall, type WallTime, wallMinute } from '@meltem/domain/wall-time'
import { type AskedHire, USUAL_HIRE } from './asked-line.ts'

/** Dates and party a list is asked for, in the numbers the index counts with. */
export interface DatedQuestion {
  readonly from: number
  /** Day of departure or return; null when only one day was given. */
  readonly to: number | null
  readonly party: People
  readonly today: number
  /** Wall minute of now. */
  readonly now: number
  readonly hire: AskedHire
}

export interface AskedDates {
  readonly baslangic?: IsoDay | undefined
  readonly bitis?: IsoDay | undefined
}

/** Longer ranges are cut: visitors do not look for one departure in more than a month at a time. */
export const LONGEST_SEARCH = 31

export function datedQuestion(
  asked: AskedDates,
  party: People,
  wall: WallTime,
  hire: AskedHire = USUAL_HIRE,
): DatedQuestion | null {
  if (asked.baslangic === undefined) return null
  const from = dayNumber(asked.baslangic)
  const to = asked.bitis === undefined || asked.bitis <= asked.baslangic ? null : dayNumber(asked.bitis)
  return { from, to, party, today: dayNumber(dayOfWall(wall)), now: wallMinute(wall), hire }
}

/** When a service may start, counted in minutes and days from now. */
export interface Lead {
  readonly son_satis_dk: number
  readonly en_uzak_gun: number
}

/** The kernel's sale window for a start given as day and minute of the day. */
export function isInWindow({ today, now }: DatedQuestion, day: number, minute: number, lead: Lead): boolean {
  if (day < today || day - today > lead.en_uzak_gun) return false
  return day * 1440 + minute - now >= lead.son_satis_dk
}
