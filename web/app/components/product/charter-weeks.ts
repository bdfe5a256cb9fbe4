import type { Product } from '@meltem/contract/catalog'
import { addDays, dayNumber, type IsoDay, listDays, weekdayOf } from '@meltem/domain/calendar-day'
import { addMonths } from '../calendar/month-weeks.ts'

type Season = Product['sezonlar'][number]

const SATURDAY = 6
const WEEK = 7

/** The Saturdays of a month. */
export function saturdaysOf(month: string): IsoDay[] {
  return listDays(`${month}-01`, `${addMonths(month, 1)}-01`).filter((day) => weekdayOf(dayNumber(day)) === SATURDAY)
}

export function nightsOf(saturday: IsoDay): IsoDay[] {
  return listDays(saturday, addDays(saturday, WEEK))
}

/**
 * Price of a week as the kernel would say it: a whole week of one season costs its weekly price, any other the sum of
 * its nights. Undefined where a night has no price.
 */
export function weekPrice(seasons: readonly Season[], saturday: IsoDay): number | undefined {
  const nights = nightsOf(saturday).map((day) =>
    seasons.find(({ baslangic, bitis }) => baslangic <= day && day <= bitis),
  )
  const priced = nights.filter((night) => night !== undefined)
  const [first] = priced
  if (!first || priced.length < WEEK) return undefined
  const whole = priced.every(({ sezon, haftalik_fiyat }) => sezon === first.sezon && haftalik_fiyat !== null)
  if (whole && first.haftalik_fiyat !== null) return first.haftalik_fiyat
  return Math.round(priced.reduce((sum, { fiyat }) => sum + fiyat * 100, 0)) / 100
}
