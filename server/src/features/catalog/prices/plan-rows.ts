import type { IsoDay } from '@meltem/domain/calendar-day'
import type { PaintedDay, PricePeriod, PricePlan } from '@meltem/domain/pricing/plan/price-plan'

/** Painted days of a month as one row keeps them, by their place in it. */
export interface PaintedMonth {
  readonly ay: IsoDay
  readonly gunler: readonly (PaintedDay | null)[]
}

export function paintedMonths(painted: ReadonlyMap<IsoDay, PaintedDay>): PaintedMonth[] {
  const months = new Map<string, (PaintedDay | null)[]>()
  for (const day of [...painted.keys()].sort()) {
    const ay = `${day.slice(0, 7)}-01`
    const month = months.get(ay) ?? []
    months.set(ay, month)
    month[Number(day.slice(8)) - 1] = painted.get(day) ?? null
  }
  return Array.from(months, ([ay, gunler]) => ({ ay, gunler: Array.from(gunler, (day) => day ?? null) }))
}

export function daysOfMonths(months: readonly PaintedMonth[]): Map<IsoDay, PaintedDay> {
  const days = new Map<IsoDay, PaintedDay>()
  for (const { ay, gunler } of months) {
    for (const [place, day] of gunler.entries()) {
      if (day) days.set(`${ay.slice(0, 8)}${String(place + 1).padStart(2, '0')}`, day)
    }
  }
  return days
}

/** What of the published rows ends and what begins, so that they say `next`; what says the same goes on. */
export function changedPeriods<T extends PricePeriod>(rows: readonly T[], next: readonly PricePeriod[]) {
  const wanted = new Map(next.map((one) => [textOf(one), one]))
  const biten: T[] = []
  for (const row of rows) if (!wanted.delete(textOf(row))) biten.push(row)
  return { biten, yeni: [...wanted.values()] }
}

function textOf({ sezon, ilk_gun, son_gun, fiyatlar, en_az_gece, giris, cikis }: PricePeriod): string {
  return JSON.stringify([sezon, ilk_gun, son_gun, fiyatlar, en_az_gece, giris, cikis])
}

export function changedMonths<T extends PaintedMonth>(rows: readonly T[], { istisnalar }: PricePlan) {
  const wanted = new Map(paintedMonths(istisnalar).map((month) => [month.ay, month]))
  const biten: T[] = []
  for (const row of rows) {
    const next = wanted.get(row.ay)
    if (next && sameDays(next.gunler, row.gunler)) wanted.delete(row.ay)
    else biten.push(row)
  }
  return { biten, yeni: [...wanted.values()] }
}

function sameDays(one: PaintedMonth['gunler'], other: PaintedMonth['gunler']): boolean {
  return one.length === other.length && one.every((day, place) => paintText(day) === paintText(other[place] ?? null))
}

/** The same whichever way it was written. */
function paintText(day: PaintedDay | null): string {
  return day ? JSON.stringify([day.fiyatlar, day.en_az_gece, day.giris, day.cikis, day.kapali]) : ''
}
