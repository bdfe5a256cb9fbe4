import { type OpeningHours, startMinutes } from '@meltem/domain/availability/opening-hours'
import type { IsoDay } from '@meltem/domain/calendar-day'
import type { StockShape, StoredTariff } from '../../../platform/db/tables/reservation.ts'
import { minuteOf, noonOf } from '../../../platform/istanbul.ts'

/** What tells when an option may start. */
export interface HourOption {
  readonly tarife: StoredTariff
  readonly stok: StockShape | null
  readonly sure_dk: number
  readonly calisma_saatleri: OpeningHours
}

/** Cars and rides go round the clock; an option without stock by the hour has no hours either. */
export function isServedByHour({ tarife: { tur }, stok }: Pick<HourOption, 'tarife' | 'stok'>): boolean {
  return stok === 'saat' && tur !== 'arac' && tur !== 'transfer_arac' && tur !== 'transfer_kisi'
}

/** Minutes so many of it take, one after the other: hours, or sessions of some minutes each. */
export function servedMinutes({ tarife, sure_dk }: Pick<HourOption, 'tarife' | 'sure_dk'>, adet = 1): number {
  return sure_dk * (tarife.tur === 'birim' ? adet : 1)
}

/** Minutes of the day at which one of it may start; null where any time will do. */
export function hourStarts(option: HourOption): readonly number[] | null {
  return isServedByHour(option) ? startMinutes(option.calisma_saatleri, option.sure_dk) : null
}

const DAY_MINUTES = 1440

export function midnightOf(day: IsoDay): number {
  return minuteOf(noonOf(day)) - DAY_MINUTES / 2
}

export interface TakenSpan {
  readonly from: Date
  readonly to: Date
  readonly devir: boolean
}

/** Whether a unit is there for one of the starts, with the minutes it needs between two guests. */
export function hasFreeStart(
  spans: readonly TakenSpan[],
  day: IsoDay,
  starts: readonly number[],
  { sure_dk, devir }: { readonly sure_dk: number; readonly devir: number | null },
): boolean {
  const midnight = midnightOf(day)
  return starts.some((minute) => {
    const from = midnight + minute
    const to = from + Math.max(1, sure_dk)
    return !spans.some((span) => {
      const room = span.devir ? (devir ?? 0) : 0
      return minuteOf(span.from) < to + room && from - room < minuteOf(span.to)
    })
  })
}
