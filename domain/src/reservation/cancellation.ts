import { addDays, daysBetween } from '../calendar-day.ts'
import { type Minor, percentOf, shareOut, sum } from '../money.ts'
import { dayOfWall, type WallTime, wallMinute } from '../wall-time.ts'

/** From so many days before the start on, so much comes back; copied onto the reservation when it is made. */
export interface CancellationWindow {
  readonly gun: number
  readonly iade_oran: number
}

/** A package tour may be cancelled freely until so many days before (BOOK-12). */
export const PACKAGE_FREE_DAYS = 30

/** Refunds are on their way within so many days of the cancellation; contracts and the page of the guarantee say it. */
export const REFUND_DAYS = 14

/** Furthest first; a package tour gets its legal window in front. */
export function orderWindows(windows: readonly CancellationWindow[], isPackage: boolean): CancellationWindow[] {
  const all = isPackage ? [...windows, { gun: PACKAGE_FREE_DAYS, iade_oran: 100 }] : [...windows]
  return all.sort((a, b) => b.gun - a.gun || b.iade_oran - a.iade_oran)
}

/** A day (YYYY-MM-DD) for stays, a wall time (YYYY-MM-DDTHH:mm) for everything with a clock. */
export type ServiceStart = string

/**
 * Days count whole for a day, 24 hours for a time. Worked: start 2026-08-16T09:30 with 2 days: free until 2026-08-14T09:30, not a minute later.
 */
function reaches(window: CancellationWindow, start: ServiceStart, now: WallTime): boolean {
  if (start.length === 10) return daysBetween(dayOfWall(now), start) >= window.gun
  return wallMinute(start) - wallMinute(now) >= window.gun * 1440
}

/** The best rate of the windows still open; 0 once the service has started or the last window has closed. */
export function refundRate(windows: readonly CancellationWindow[], start: ServiceStart, now: WallTime): number {
  let best = 0
  for (const window of windows) if (reaches(window, start, now)) best = Math.max(best, window.iade_oran)
  return hasStarted(start, now) ? 0 : best
}

function hasStarted(start: ServiceStart, now: WallTime): boolean {
  return start.length === 10 ? dayOfWall(now) > start : wallMinute(now) >= wallMinute(start)
}

/** A window that can still be used: so much comes back until `son`, a day for stays and a minute for the others. */
export interface OpenWindow {
  readonly iade_oran: number
  readonly son: ServiceStart
}

/** Start less so many days: a day for stays, the minute for everything with a clock. */
function lastMoment(start: ServiceStart, days: number): string {
  return addDays(start.slice(0, 10), 0 - days) + start.slice(10)
}

/**
 * What a person can still make use of, the soonest end first: the first one applies today, then the next. What is over
 * and what another window gives longer is left out. Worked on 14 August at 12:00 for a tour on the 16th at 09:30 with 2
 * days 100 % and 1 day 50 %: half until 15 August 09:30; before 09:30 everything until 14 August 09:30, then that.
 */
export function openWindows(
  windows: readonly CancellationWindow[],
  start: ServiceStart,
  now: WallTime,
): readonly OpenWindow[] {
  if (hasStarted(start, now)) return []
  const open: OpenWindow[] = []
  let best = 0
  for (const { gun, iade_oran } of orderWindows(windows, false).reverse()) {
    if (iade_oran <= best || !reaches({ gun, iade_oran }, start, now)) continue
    best = iade_oran
    open.unshift({ iade_oran, son: lastMoment(start, gun) })
  }
  return open
}

export interface CancelledLine {
  readonly baslangic: ServiceStart
  readonly genel_toplam: Minor
  readonly on_odeme_toplam: Minor
  readonly pencereler: readonly CancellationWindow[]
}

export interface RefundLine {
  readonly odenen: Minor
  readonly iade_oran: number
  readonly iade: Minor
}

export interface RefundQuote {
  readonly satirlar: readonly RefundLine[]
  readonly odenen: Minor
  readonly iade: Minor
  readonly kesinti: Minor
}

/**
 * What each line has been paid: captured money fills the deposits first, then what is left of the lines; the instalment
 * difference follows the same proportions. Adds up to what was captured.
 */
export function paidPerLine(lines: readonly CancelledLine[], captured: Minor): Minor[] {
  const deposits = lines.map((line) => line.on_odeme_toplam)
  const deposit = sum(deposits)
  if (captured <= deposit) return shareOut(captured, deposits)
  const totals = lines.map((line) => line.genel_toplam)
  if (captured >= sum(totals))
    return sum(totals) === 0 ? splitToFirst(captured, lines.length) : shareOut(captured, totals)
  const rests = lines.map((line) => line.genel_toplam - line.on_odeme_toplam)
  const later = shareOut(captured - deposit, rests)
  return deposits.map((amount, place) => amount + (later[place] ?? 0))
}

/** Money on a reservation that costs nothing: all of it belongs to the first line, as there is no proportion. */
function splitToFirst(captured: Minor, lines: number): Minor[] {
  return Array.from({ length: lines }, (_, place) => (place === 0 ? captured : 0))
}

/**
 * What comes back if the person cancels now: always shown first, then done. Line by line, as a villa and a tour have
 * windows of their own. Worked: villa deposit 667.50 at 50 % = 333.75, gulet 138.00, transfer 95.40 and paragliding
 * 55.00 at 100 %: 622.15 of 955.90.
 */
export function quoteRefund(lines: readonly CancelledLine[], captured: Minor, now: WallTime): RefundQuote {
  const paid = paidPerLine(lines, captured)
  const satirlar = lines.map((line, place) => {
    const odenen = paid[place] ?? 0
    const iade_oran = refundRate(line.pencereler, line.baslangic, now)
    return { odenen, iade_oran, iade: percentOf(odenen, iade_oran) }
  })
  const iade = sum(satirlar.map((line) => line.iade))
  return { satirlar, odenen: captured, iade, kesinti: captured - iade }
}
