import { type Minor, percentageOf, percentOf, shareOut, sum } from '../money.ts'
import type { RefundLine } from './cancellation.ts'

/** What the terms would keep of these lines. Worked: 100.00 with 70.00 back and 50.00 with 40.00 back keep 40.00. */
export function keptOf(lines: readonly RefundLine[]): Minor {
  return sum(lines.map(({ odenen, iade }) => odenen - iade))
}

/** The most of a fee that a person with this limit may waive. Worked: 50 % of 40.00 = 20.00. */
export function mostWaived(lines: readonly RefundLine[], limit: number): Minor {
  return percentOf(keptOf(lines), limit)
}

/**
 * Gives back more than the terms do, each line its part of what it would have kept (BOOK-17). Worked: lines that keep
 * 30.00 and 10.00, 20.00 waived: 15.00 and 5.00 more come back.
 */
export function waiveFee(lines: readonly RefundLine[], waived: Minor): RefundLine[] {
  if (waived === 0) return [...lines]
  if (waived > keptOf(lines)) throw new RangeError('more is waived than would be kept')
  const parts = shareOut(
    waived,
    lines.map(({ odenen, iade }) => odenen - iade),
  )
  return lines.map(({ odenen, iade }, place) => {
    const back = iade + (parts[place] ?? 0)
    return { odenen, iade: back, iade_oran: percentageOf(back, odenen) }
  })
}
