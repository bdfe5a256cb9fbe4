import { type Minor, shareOut, sum } from '../money.ts'
import type { WallTime } from '../wall-time.ts'
import { type CancelledLine, paidPerLine, quoteRefund, type RefundLine } from './cancellation.ts'

/** A line of a booking, whether it stands or was cancelled alone. */
export interface BookedLine extends CancelledLine {
  readonly sira: number
  /** What its own cancellation has kept; null while it is booked. */
  readonly kesinti: Minor | null
}

export interface BookedMoney {
  /** The instalment difference of the receipt. */
  readonly taksit_fark: Minor
  /** Captured, less what was given or promised back. */
  readonly alinan: Minor
}

/**
 * Every line with its part of the instalment difference, shared by deposits as it is counted from them: a line that
 * goes takes its part along. Worked: 12.00 on deposits of 100.00 and 300.00 are 3.00 and 9.00.
 */
export function withInstalments<Line extends BookedLine>(lines: readonly Line[], taksit_fark: Minor): Line[] {
  const parts = shareOut(
    taksit_fark,
    lines.map((line) => line.on_odeme_toplam),
  )
  return lines.map((line, place) => {
    const part = parts[place] ?? 0
    return { ...line, genel_toplam: line.genel_toplam + part, on_odeme_toplam: line.on_odeme_toplam + part }
  })
}

/**
 * What the booking asks for: the lines that stand at the shares they were sold for, and of those that were cancelled
 * what their terms have kept, which is paid already. Worked: tours of 117.09, 181.65 and 59.46 with deposits of 29.27,
 * 45.41 and 14.87; the second is cancelled and keeps 22.70 of its deposit: 199.25 in all, 66.84 of it as deposit.
 */
export function sumsDue(lines: readonly BookedLine[], taksit_fark: Minor) {
  const asked = withInstalments(lines, taksit_fark)
  return {
    genel_toplam: sum(asked.map((line) => line.kesinti ?? line.genel_toplam)),
    on_odeme_toplam: sum(asked.map((line) => line.kesinti ?? line.on_odeme_toplam)),
  }
}

/** What was kept of cancelled lines belongs to them; the rest of the money to those that stand. Null for a cancelled one. */
function overLiving<T>(
  lines: readonly BookedLine[],
  { taksit_fark, alinan }: BookedMoney,
  count: (living: readonly BookedLine[], money: Minor) => readonly T[],
): (T | null)[] {
  const living = withInstalments(lines, taksit_fark).filter(({ kesinti }) => kesinti === null)
  const kept = sum(lines.map(({ kesinti }) => kesinti ?? 0))
  const counted = living.length === 0 ? [] : count(living, Math.max(0, alinan - kept))
  const byLine = new Map(living.map((line, place) => [line.sira, counted[place] ?? null]))
  return lines.map(({ sira }) => byLine.get(sira) ?? null)
}

/**
 * What was paid for each service that stands, without the instalment difference, which is the price of paying later and
 * of no service; null for one that was cancelled.
 */
export function paidForServices(lines: readonly BookedLine[], money: BookedMoney): (Minor | null)[] {
  const bare = new Map(lines.map((line) => [line.sira, line]))
  return overLiving(lines, money, (living, paid) => {
    const services = living.map((line) => bare.get(line.sira) ?? line)
    const difference = sum(living.map((line) => line.genel_toplam)) - sum(services.map((line) => line.genel_toplam))
    return paidPerLine(services, Math.max(0, paid - difference))
  })
}

/**
 * What would come back for each line that stands if it were cancelled now, whether alone or with all the others; null
 * for one that is cancelled already.
 */
export function quoteLines(lines: readonly BookedLine[], money: BookedMoney, now: WallTime): (RefundLine | null)[] {
  return overLiving(lines, money, (living, paid) => quoteRefund(living, paid, now).satirlar)
}
