import { dayOf } from '../calendar-day.ts'
import { dayOfWall, type WallTime, wallMinute } from '../wall-time.ts'
import type { DayReason, Refusal } from './day-reason.ts'

/** When something may be sold, counted back from its start. */
export interface SaleWindow {
  /** Lead time: the last moment to book or to ask is so many minutes before the start. */
  readonly son_satis_dk: number
  /** Inside this lead time a direct product can only be asked for; 0 never. */
  readonly sor_sat_dk: number
  /** How many days ahead sale is open. */
  readonly en_uzak_gun: number
}

/** Why something that starts then cannot be sold now. A start this very minute with cut-off 0 is still open. */
export function findWindowReason(window: SaleWindow, start: WallTime, now: WallTime): DayReason | null {
  return windowReasonAt(window, wallMinute(start), wallMinute(now))
}

export const DAY_MINUTES = 1440
const WEEK_MINUTES = 7 * DAY_MINUTES

/** The same on the ruler of minutes, for callers that ask about many days at once. */
export function windowReasonAt(window: SaleWindow, start: number, now: number): DayReason | null {
  const days = Math.floor(start / DAY_MINUTES) - Math.floor(now / DAY_MINUTES)
  if (days < 0) return 'gecmis'
  if (start - now < window.son_satis_dk) return 'son_satis_gecti'
  return days > window.en_uzak_gun ? 'satis_acilmadi' : null
}

/** The same with what its sentence needs: for a lead time how long it is, and the first day that keeps it. */
export function findWindowRefusal(window: SaleWindow, start: WallTime, now: WallTime): Refusal | null {
  const neden = findWindowReason(window, start, now)
  if (!neden) return null
  return { neden, parametreler: { tarih: dayOfWall(start), ...leadWords(neden, window, start, now) } }
}

/** Values of the sentence about a lead time; none for the other reasons. */
export function leadWords(
  neden: DayReason,
  window: SaleWindow,
  start: WallTime,
  now: WallTime,
): Refusal['parametreler'] {
  if (neden !== 'son_satis_gecti') return {}
  const clock = wallMinute(start) % DAY_MINUTES
  const ilk_gun = dayOf(Math.ceil((wallMinute(now) + window.son_satis_dk - clock) / DAY_MINUTES))
  return { ...leadTime(window.son_satis_dk), ilk_gun }
}

export interface LeadTime {
  readonly sure: number
  readonly birim: 'hafta' | 'gun' | 'saat'
}

/** As people say it. Worked: 80 640 minutes are 8 weeks, 20 160 are 2 weeks, 4 320 are 3 days, 720 are 12 hours. */
export function leadTime(minutes: number): LeadTime {
  if (minutes >= 2 * WEEK_MINUTES && minutes % WEEK_MINUTES === 0)
    return { sure: minutes / WEEK_MINUTES, birim: 'hafta' }
  if (minutes > 0 && minutes % DAY_MINUTES === 0) return { sure: minutes / DAY_MINUTES, birim: 'gun' }
  return { sure: Math.ceil(minutes / 60), birim: 'saat' }
}

/** Worked: with `sor_sat_dk` 2 880 a start in 47 hours is asked for, one in 48 hours is sold directly. */
export function salesModeAt(window: SaleWindow, start: WallTime, now: WallTime): 'direk' | 'sor_sat' {
  return wallMinute(start) - wallMinute(now) < window.sor_sat_dk ? 'sor_sat' : 'direk'
}
