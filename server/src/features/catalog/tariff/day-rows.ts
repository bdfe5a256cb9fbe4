import type { StayDay } from '@meltem/domain/availability/unit-calendar'
import { addDays, type IsoDay, listDays } from '@meltem/domain/calendar-day'
import type { DayPrice, PersonDayPrice } from '@meltem/domain/pricing/line/tariffs'
import { LRUCache } from 'lru-cache'
import type { StoredDay } from '../../../platform/db/tables/reservation.ts'

/** Bits of the last field of a stored day. */
const ARRIVAL = 1
const DEPARTURE = 2
const CLOSED = 4

const NO_WEEK = -1

/** Names of days by month. A calendar of many products asks for thousands of them, and they are always the same. */
const knownMonths = new LRUCache<string, readonly IsoDay[]>({ max: 120 })

function daysOfMonth(name: string): readonly IsoDay[] {
  const known = knownMonths.get(name)
  if (known) return known
  const days = listDays(`${name}-01`, `${nextMonth(name)}-01`)
  knownMonths.set(name, days)
  return days
}

/** Worked: 2026-12 → 2027-01. */
function nextMonth(name: string): string {
  return addDays(`${name}-01`, 32).slice(0, 7)
}

/** A day as the operator's periods make it, before it is packed. */
export interface DayTerms {
  readonly sezon: string
  readonly fiyatlar: readonly [number, number, number]
  readonly en_az_gece: number
  readonly giris: boolean
  readonly cikis: boolean
  readonly kapali: boolean
}

/** Nightly price, price per extra person, price of a week or none. */
export function nightPrices(fiyat: number, arti_kisi: number, week: number | null): [number, number, number] {
  return [fiyat, arti_kisi, week ?? NO_WEEK]
}

export interface MonthRow {
  readonly opsiyon_k_no: string
  readonly ay: IsoDay
  readonly sezonlar: readonly string[]
  readonly gunler: readonly StoredDay[]
}

export function firstOfMonth(day: IsoDay): IsoDay {
  return `${day.slice(0, 7)}-01`
}

export function packDay(day: DayTerms, seasons: string[]): StoredDay {
  let season = seasons.indexOf(day.sezon)
  if (season < 0) season = seasons.push(day.sezon) - 1
  const flags = (day.giris ? ARRIVAL : 0) | (day.cikis ? DEPARTURE : 0) | (day.kapali ? CLOSED : 0)
  return [...day.fiyatlar, season, day.en_az_gece, flags]
}

/** The inverse of `packDay`; null where nothing is sold. */
export function unpackDay(day: StoredDay, seasons: readonly string[]): DayTerms | null {
  if (!day) return null
  const [first, second, third, season, en_az_gece, flags] = day
  return {
    sezon: seasons[season] ?? '',
    fiyatlar: [first, second, third],
    en_az_gece,
    giris: (flags & ARRIVAL) > 0,
    cikis: (flags & DEPARTURE) > 0,
    kapali: (flags & CLOSED) > 0,
  }
}

/** What is not sold has no price. */
export function stayDayOf(tarih: IsoDay, day: StoredDay): StayDay {
  if (!day) return { tarih, fiyat: null, en_az_gece: 1, giris: true, cikis: true, kapali: false }
  const flags = day[5]
  return {
    tarih,
    fiyat: day[0],
    en_az_gece: day[4],
    giris: (flags & ARRIVAL) > 0,
    cikis: (flags & DEPARTURE) > 0,
    kapali: (flags & CLOSED) > 0,
  }
}

/** Month rows of one option, looked up by day. */
export class DayRows {
  readonly #months = new Map<string, MonthRow>()

  constructor(rows: readonly MonthRow[]) {
    for (const row of rows) this.#months.set(row.ay.slice(0, 7), row)
  }

  /** One entry per day from `from` up to, not including, `to`; what is not sold has no price. */
  stayDays(from: IsoDay, to: IsoDay): StayDay[] {
    return this.#map(from, to, stayDayOf)
  }

  /** The nights with their prices; a night without one is left out, and the caller counts. */
  nightPrices(from: IsoDay, to: IsoDay): DayPrice[] {
    return this.#sold(from, to, (tarih, day, sezon) => ({
      tarih,
      sezon,
      fiyat: day[0],
      arti_kisi: day[1],
      haftalik_fiyat: day[2] === NO_WEEK ? null : day[2],
    }))
  }

  personPrices(from: IsoDay, to: IsoDay): PersonDayPrice[] {
    return this.#sold(from, to, (tarih, day, sezon) => ({
      tarih,
      sezon,
      yetiskin_fiyat: day[0],
      cocuk_fiyat: day[1],
      bebek_fiyat: day[2],
    }))
  }

  #map<T>(from: IsoDay, to: IsoDay, make: (tarih: IsoDay, day: StoredDay, month: MonthRow | undefined) => T): T[] {
    const found: T[] = []
    const firstName = from.slice(0, 7)
    const lastName = to.slice(0, 7)
    for (let name = firstName; name <= lastName; name = nextMonth(name)) {
      const month = this.#months.get(name)
      const days = daysOfMonth(name)
      const end = name === lastName ? Number(to.slice(8)) - 1 : days.length
      for (let place = name === firstName ? Number(from.slice(8)) - 1 : 0; place < end; place += 1) {
        found.push(make(days[place] ?? '', month?.gunler[place] ?? null, month))
      }
    }
    return found
  }

  #sold<T>(from: IsoDay, to: IsoDay, make: (tarih: IsoDay, day: NonNullable<StoredDay>, sezon: string) => T): T[] {
    const days = this.#map(from, to, (tarih, day, month) =>
      day ? make(tarih, day, month?.sezonlar[day[3]] ?? '') : null,
    )
    return days.filter((day) => day !== null)
  }
}

export function groupDays(rows: readonly MonthRow[]): Map<string, DayRows> {
  const grouped = Map.groupBy(rows, (row) => row.opsiyon_k_no)
  return new Map(Array.from(grouped, ([key, months]) => [key, new DayRows(months)]))
}
