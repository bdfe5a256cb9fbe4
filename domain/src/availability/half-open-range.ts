import { dayNumber, type IsoDay } from '../calendar-day.ts'

/**
 * From `start` up to, not including, `end`: day numbers for nights, minutes for hours. The day of departure is the next
 * day of arrival, so [10, 17) and [17, 20) touch and do not overlap (RELY-3).
 */
export interface Range {
  readonly start: number
  readonly end: number
}

export function rangeOf(start: number, end: number): Range {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || end <= start) {
    throw new RangeError('a range ends after it starts')
  }
  return { start, end }
}

/** Nights of a stay. Throws when departure does not come after arrival. */
export function stayRange(giris: IsoDay, cikis: IsoDay): Range {
  return rangeOf(dayNumber(giris), dayNumber(cikis))
}

export function lengthOf(range: Range): number {
  return range.end - range.start
}

export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end
}

export function contains(range: Range, point: number): boolean {
  return point >= range.start && point < range.end
}

/** With room for turnover on both sides: two widened claims conflict exactly when less than `gap` lies between. */
export function widen(range: Range, gap: number): Range {
  return { start: range.start - gap, end: range.end + gap }
}

/** What is left of `within`; the taken ranges may overlap and come in any order. */
export function listFree(within: Range, taken: readonly Range[]): Range[] {
  const free: Range[] = []
  let from = within.start
  for (const range of [...taken].sort((a, b) => a.start - b.start)) {
    if (range.start > from && from < within.end) free.push({ start: from, end: Math.min(range.start, within.end) })
    from = Math.max(from, range.end)
  }
  if (from < within.end) free.push({ start: from, end: within.end })
  return free
}
