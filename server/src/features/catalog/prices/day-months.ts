import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import type { DayTerms, StandingDay } from '@meltem/domain/pricing/plan/price-plan'
import { firstOfMonth, type MonthRow, type DayTerms as PackedTerms, packDay, unpackDay } from '../tariff/day-rows.ts'

function packed(terms: DayTerms): PackedTerms {
  const [first = 0, second = 0, third = 0] = terms.fiyatlar
  return { ...terms, fiyatlar: [first, second, third] }
}

/**
 * Month rows of these days. The month in which they begin keeps its earlier days: what has passed costs what it did.
 * A month that says the same already is left out.
 */
export function monthsOf(
  opsiyon_k_no: string,
  { days, terms }: { readonly days: readonly IsoDay[]; readonly terms: readonly (DayTerms | null)[] },
  standing: readonly MonthRow[],
): MonthRow[] {
  const known = new Map(standing.map((row) => [row.ay, row]))
  const first = days[0]
  const months = new Map<IsoDay, (DayTerms | null)[]>()
  for (const [place, day] of days.entries()) {
    const ay = firstOfMonth(day)
    const month = months.get(ay) ?? (day === first ? pastDays(known.get(ay), day) : [])
    months.set(ay, month)
    month.push(terms[place] ?? null)
  }
  return Array.from(months, ([ay, own]) => monthRow(opsiyon_k_no, own, ay, known.get(ay))).filter(
    (row) => !saysSame(row, known),
  )
}

function pastDays(month: MonthRow | undefined, day: IsoDay): (DayTerms | null)[] {
  const passed = Number(day.slice(8)) - 1
  return Array.from({ length: passed }, (_, place) => unpackDay(month?.gunler[place] ?? null, month?.sezonlar ?? []))
}

/** A month that was written only as far as it is sold stays as long as it was: nothing says the same as no day. */
function monthRow(
  opsiyon_k_no: string,
  terms: readonly (DayTerms | null)[],
  ay: IsoDay,
  standing: MonthRow | undefined,
): MonthRow {
  const sezonlar: string[] = []
  const gunler = terms.map((one) => (one ? packDay(packed(one), sezonlar) : null))
  const sold = gunler.findLastIndex((day) => day !== null) + 1
  return { opsiyon_k_no, ay, sezonlar, gunler: gunler.slice(0, Math.max(sold, standing?.gunler.length ?? sold)) }
}

function saysSame(row: MonthRow, known: ReadonlyMap<IsoDay, MonthRow>): boolean {
  const standing = known.get(row.ay)
  if (!standing) return row.gunler.every((day) => day === null)
  return (
    JSON.stringify(row.gunler) === JSON.stringify(standing.gunler) &&
    JSON.stringify(row.sezonlar) === JSON.stringify(standing.sezonlar)
  )
}

/** The days of month rows, for a plan that is made of what stands. */
export function standingDays(rows: readonly MonthRow[]): StandingDay[] {
  return rows.flatMap(({ ay, sezonlar, gunler }) =>
    listDays(ay, firstOfMonth(addDays(ay, 32))).flatMap((tarih, place) => {
      const terms = unpackDay(gunler[place] ?? null, sezonlar)
      return terms ? [{ tarih, terms }] : []
    }),
  )
}
