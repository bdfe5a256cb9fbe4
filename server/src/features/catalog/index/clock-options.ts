import { vehiclesFor } from '@meltem/domain/pricing/line/transfer-price'
import { minuteOfDay } from '@meltem/domain/wall-time'
import type { Bitset } from './bitset.ts'
import { type DatedQuestion, isInWindow, type Lead } from './dated-question.ts'

/** Minutes since 1970 on the wall's clock. */
interface MinuteSpan {
  readonly from: number
  readonly to: number
  readonly devir: boolean
}

/** An option by the hour, or one that nothing is taken for until the operator answers (`units` null). */
export interface ClockOption {
  readonly option: string
  readonly lead: Lead
  readonly hire: boolean
  /** Sold by nights, but nothing is taken until the operator answers. */
  readonly stay: boolean
  /** Minutes of the day at which it may start: its hours, noon for a ride, the end of the day for what has no time. */
  readonly starts: readonly number[]
  readonly minutes: number
  /** Seats of one vehicle; null where one unit is enough for any party. */
  readonly kapasite: number | null
  readonly devir: number
  readonly units: readonly (readonly MinuteSpan[])[] | null
}

/** The kernel's rule for things by the hour: a car at the times asked for, the rest at one of its own (asked-line.ts). */
function fitsDates(option: ClockOption, question: DatedQuestion): boolean {
  const starts = option.hire ? [minuteOfDay(question.hire.saat)] : option.starts
  return starts.some((start) => fitsAt(option, question, start))
}

function fitsAt(option: ClockOption, question: DatedQuestion, start: number): boolean {
  const { from, to, hire } = question
  if (!isInWindow(question, from, start, option.lead)) return false
  if (option.units === null) return true
  const begin = from * 1440 + start
  const end = option.hire
    ? Math.max(to ?? 0, from + 1) * 1440 + minuteOfDay(hire.bitis_saat)
    : begin + Math.max(1, option.minutes)
  const isFree = (spans: readonly MinuteSpan[]): boolean =>
    !spans.some((span) => {
      const room = span.devir ? option.devir : 0
      return span.from < end + room && begin - room < span.to
    })
  const needed = option.kapasite === null ? 1 : vehiclesFor(question.party, option.kapasite)
  return option.units.filter(isFree).length >= needed
}

/** Options that are not sold by nights or departures, by product. */
export class ClockOptions {
  readonly #byProduct = new Map<number, readonly ClockOption[]>()

  set(product: number, options: readonly ClockOption[]): void {
    if (options.length === 0) this.#byProduct.delete(product)
    else this.#byProduct.set(product, options)
  }

  collect(question: DatedQuestion, candidates: Bitset, found: Bitset): void {
    for (const [product, options] of this.#byProduct) {
      if (!candidates.has(product) || found.has(product)) continue
      if (options.some((option) => fitsDates(option, question))) found.add(product)
    }
  }

  optionsOf(product: number, question: DatedQuestion): { option: string; from: number; to: number }[] {
    const { from, to } = question
    return (this.#byProduct.get(product) ?? [])
      .filter((option) => fitsDates(option, question))
      .map(({ option, hire, stay }) => ({ option, from, to: hire || stay ? Math.max(to ?? 0, from + 1) : from }))
  }
}
