import type { StayDay } from '@meltem/domain/availability/unit-calendar'
import { dayOf, type IsoDay } from '@meltem/domain/calendar-day'
import { type MonthRow, stayDayOf } from '../tariff/day-rows.ts'

interface WindowDay {
  readonly tarih: IsoDay
  readonly ay: IsoDay
  /** Place in its month. */
  readonly place: number
}

/** A run of days that is worked out once and read for every option of a catalogue. */
export class DayWindow {
  readonly #days: readonly WindowDay[]

  constructor(first: number, count: number) {
    this.#days = Array.from({ length: count }, (_, one) => {
      const tarih = dayOf(first + one)
      return { tarih, ay: `${tarih.slice(0, 7)}-01`, place: Number(tarih.slice(8)) - 1 }
    })
  }

  /** One entry per day; the same answer as `DayRows.stayDays`. */
  stayDays(months: readonly MonthRow[]): StayDay[] {
    const byMonth = new Map(months.map((row) => [row.ay, row.gunler]))
    let ay = ''
    let days: MonthRow['gunler'] | undefined
    return this.#days.map((day) => {
      if (day.ay !== ay) {
        ay = day.ay
        days = byMonth.get(ay)
      }
      return stayDayOf(day.tarih, days?.[day.place] ?? null)
    })
  }
}
