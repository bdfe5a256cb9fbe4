import { type WallTime, wallMinute } from '../wall-time.ts'
import type { DayReason } from './day-reason.ts'

/** When something may be sold, counted back from its start. */
export interface SaleWindow {
  /** Cut-off: the last moment is so many minutes before the start. */
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

/** The same on the ruler of minutes, for who asks about many days at once. */
export function windowReasonAt(window: SaleWindow, start: number, now: number): DayReason | null {
  const days = Math.floor(start / DAY_MINUTES) - Math.floor(now / DAY_MINUTES)
  if (days < 0) return 'gecmis'
  if (start - now < window.son_satis_dk) return 'son_satis_gecti'
  return days > window.en_uzak_gun ? 'satis_acilmadi' : null
}

/** Worked: with `sor_sat_dk` 2 880 a start in 47 hours is asked for, one in 48 hours is sold directly. */
export function salesModeAt(window: SaleWindow, start: WallTime, now: WallTime): 'direk' | 'sor_sat' {
  return wallMinute(start) - wallMinute(now) < window.sor_sat_dk ? 'sor_sat' : 'direk'
}
