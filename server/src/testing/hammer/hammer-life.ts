import { addDays } from '@meltem/domain/calendar-day'
import type { Want } from '@meltem/domain/testing/life-model'
import { nights, type PricedLine, seats, totalsOf } from './hammer-basket.ts'
import { FIRST_DAY, type House, type Tour } from './hammer-catalog.ts'
import type { Stage } from './hammer-stage.ts'

/** The real thing: a stage with one tour, one house and one that is asked for, of its own. */
export interface LifeStage {
  readonly stage: Stage
  readonly tour: Tour
  readonly house: House
  readonly asked: House
  readonly staff: Record<string, string>
  sweep(): Promise<void>
  /** The calendar of another house names these nights, and is read. */
  readCalendar(house: House, nights: readonly number[]): Promise<void>
}

type Things = Pick<LifeStage, 'tour' | 'house' | 'asked'>

export function lineOf({ tour, house, asked }: Things, { kind, day, size }: Want): PricedLine {
  const date = addDays(FIRST_DAY, day)
  if (kind === 'seats') return seats(tour, date, size)
  return nights(kind === 'asked' ? asked : house, date, size)
}

/** Minor units due now. */
export function depositOf(line: PricedLine): number {
  return Math.round(totalsOf([line]).on_odeme_toplam * 100)
}

/** Minor units of the whole price. */
export function priceOf(line: PricedLine): number {
  return Math.round(totalsOf([line]).genel_toplam * 100)
}
