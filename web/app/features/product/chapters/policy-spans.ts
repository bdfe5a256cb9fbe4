import type { Product } from '@meltem/contract/catalog/catalog'
import { addDays } from '@meltem/domain/calendar-day'
import { formatDate } from '@meltem/i18n/format'

type Windows = Product['iptal_kosullari']

export interface Start {
  readonly day: string
  /** Time of day for everything with a clock; null for stays. */
  readonly saat: string | null
}

export interface PolicySpan {
  /** First and last day of the span; null at an open end. */
  readonly from: string | null
  readonly until: string | null
  readonly iade_oran: number
}

/**
 * The windows as spans that follow each other up to the start. Worked: start 16 August with 2 days 100 % and 1 day
 * 50 %: until the 14th all of it, on the 15th half, from the 16th nothing.
 */
export function policySpans(windows: Windows, start: string): PolicySpan[] {
  const ordered = [...windows].filter(({ iade_oran }) => iade_oran > 0).sort((a, b) => b.gun - a.gun)
  const spans = ordered.map(({ gun, iade_oran }, place): PolicySpan => {
    const before = ordered[place - 1]
    return { from: before ? addDays(start, 1 - before.gun) : null, until: addDays(start, 0 - gun), iade_oran }
  })
  const last = ordered.at(-1)
  return [...spans, { from: last ? addDays(start, 1 - last.gun) : null, until: null, iade_oran: 0 }]
}

/** Days before the start, in words without dates, for when no day is chosen: `[{ gun: 2, iade_oran: 100 }, …]`. */
export function orderedWindows(windows: Windows): Windows {
  return [...windows].filter(({ iade_oran }) => iade_oran > 0).sort((a, b) => b.gun - a.gun)
}

/** `14.08.2026, 09:30`: until when everything comes back; undefined when that has passed or never was. */
export function freeUntil(windows: Windows, start: Start, today: string): string | undefined {
  const free = windows.filter(({ iade_oran }) => iade_oran === 100).map(({ gun }) => gun)
  if (free.length === 0) return undefined
  const day = addDays(start.day, 0 - Math.min(...free))
  if (day < today) return undefined
  return start.saat === null ? formatDate(day) : `${formatDate(day)}, ${start.saat}`
}
