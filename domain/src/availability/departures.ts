import { dayNumber, dayOf, type IsoDay, type Weekday, weekdayOf } from '../calendar-day.ts'
import type { ClockTime, WallTime } from '../wall-time.ts'
import type { DayReason, Refusal } from './day-reason.ts'
import { findWindowRefusal, type SaleWindow } from './sale-window.ts'

/** A change to single days; `saat: null` means every departure of that day. */
export type DepartureException =
  | { readonly tur: 'iptal'; readonly tarih: IsoDay; readonly saat: ClockTime | null }
  | { readonly tur: 'kontenjan'; readonly tarih: IsoDay; readonly saat: ClockTime | null; readonly kontenjan: number }
  | { readonly tur: 'ek'; readonly tarih: IsoDay; readonly saat: ClockTime; readonly kontenjan: number }

/** "09:30 on Mondays, Wednesdays and Fridays in July and August, 24 seats": one row instead of a copy per day. */
export interface DepartureRule {
  readonly k_no: string
  readonly ilk_gun: IsoDay
  /** Included, as the operator writes it. */
  readonly son_gun: IsoDay
  readonly gunler: readonly Weekday[]
  readonly saatler: readonly ClockTime[]
  readonly kontenjan: number
  readonly istisnalar: readonly DepartureException[]
}

export interface Departure {
  /** Stable name of a departure that has no row of its own until its first booking. */
  readonly anahtar: string
  readonly kural_k_no: string
  readonly tarih: IsoDay
  readonly saat: ClockTime
  readonly kontenjan: number
}

function makeDeparture(rule: DepartureRule, tarih: IsoDay, saat: ClockTime, kontenjan: number): Departure {
  return { anahtar: `${rule.k_no}/${tarih}T${saat}`, kural_k_no: rule.k_no, tarih, saat, kontenjan }
}

type Seats = ReadonlyMap<ClockTime, number>

function concerns(exception: DepartureException, saat: ClockTime): boolean {
  return exception.saat === null || exception.saat === saat
}

function seatsAtFirst(rule: DepartureRule, today: readonly DepartureException[], regular: boolean): Seats {
  const planned = regular ? rule.saatler.map((saat) => [saat, rule.kontenjan] as const) : []
  const added = today.flatMap((one) => (one.tur === 'ek' ? [[one.saat, one.kontenjan] as const] : []))
  return new Map([...planned, ...added])
}

/** Added departures are cancelled and resized like the others; the last word is the plainest one: cancelled. */
function departuresOfDay(rule: DepartureRule, tarih: IsoDay, regular: boolean): Departure[] {
  const today = rule.istisnalar.filter((exception) => exception.tarih === tarih)
  const found: Departure[] = []
  for (const [saat, seats] of seatsAtFirst(rule, today, regular)) {
    if (today.some((one) => one.tur === 'iptal' && concerns(one, saat))) continue
    const resized = today.findLast((one) => one.tur === 'kontenjan' && concerns(one, saat))
    found.push(makeDeparture(rule, tarih, saat, resized?.tur === 'kontenjan' ? resized.kontenjan : seats))
  }
  return found
}

/**
 * Departures of a rule from `from` up to, not including, `to`, in order of time. An added departure may lie outside the
 * season. Worked: Mon and Wed at 09:30 in the week of 2026-08-10, Wednesday cancelled, Friday 11:00 added: two.
 */
export function expandDepartures(rule: DepartureRule, from: IsoDay, to: IsoDay): Departure[] {
  const found: Departure[] = []
  const weekdays = new Set(rule.gunler)
  const added = new Set(rule.istisnalar.filter((one) => one.tur === 'ek').map((one) => one.tarih))
  for (let number = dayNumber(from); number < dayNumber(to); number += 1) {
    const tarih = dayOf(number)
    const regular = rule.ilk_gun <= tarih && tarih <= rule.son_gun && weekdays.has(weekdayOf(number))
    if (regular || added.has(tarih)) found.push(...departuresOfDay(rule, tarih, regular))
  }
  return found.sort((a, b) => (a.tarih + a.saat < b.tarih + b.saat ? -1 : 1))
}

export interface DepartureQuestion {
  readonly taken: number
  readonly wanted: number
  readonly now: WallTime
}

/** Why a party cannot join a departure; null when the whole of it fits. */
export function findDepartureRefusal(departure: Departure, window: SaleWindow, ask: DepartureQuestion): Refusal | null {
  const closed = findWindowRefusal(window, `${departure.tarih}T${departure.saat}`, ask.now)
  if (closed) return { ...closed, parametreler: { ...closed.parametreler, saat: departure.saat } }
  const free = Math.max(0, departure.kontenjan - ask.taken)
  if (free >= ask.wanted) return null
  const neden: DayReason = free === 0 ? 'dolu' : 'yer_yetmez'
  return { neden, parametreler: { tarih: departure.tarih, saat: departure.saat, kalan: free } }
}

/** A day can be chosen when one departure can; otherwise the answer nearest to a yes speaks for the day. */
const NEAREST_TO_YES: readonly DayReason[] = ['yer_yetmez', 'dolu', 'son_satis_gecti', 'satis_acilmadi', 'gecmis']

export function findDayRefusal(answers: readonly (Refusal | null)[]): Refusal | null {
  if (answers.length === 0) return { neden: 'kalkis_yok', parametreler: {} }
  if (answers.includes(null)) return null
  for (const neden of NEAREST_TO_YES) {
    const answer = answers.find((one) => one?.neden === neden)
    if (answer) return answer
  }
  return answers[0] ?? null
}
