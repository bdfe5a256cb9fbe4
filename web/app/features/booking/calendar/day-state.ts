import type { CalendarDayAnswer, Obstacle } from '@meltem/contract/reservation/basket'
import type { DayReason } from '@meltem/contract/reservation/reservation'
import { addDays, daysBetween } from '@meltem/domain/calendar-day'
import { type DayLook, type Picked, placeOfDay } from './picked-days.ts'

export interface DayState {
  readonly look: DayLook
  /** Why it cannot be pressed; null when it can, or when nothing is known yet. */
  readonly obstacle: Obstacle | null
  readonly pressable: boolean
  /** Sold out, whatever its place among the chosen days: pressing it names others. */
  readonly full: boolean
}

type DayOn = (day: string) => CalendarDayAnswer | undefined

/** Nights from the arrival up to, not including, the day: the first one that is not free ends what can be chosen. */
function firstTakenNight(from: string, to: string, dayOn: DayOn): Obstacle | null {
  for (let night = from; night < to; night = addDays(night, 1)) {
    const reason = dayOn(night)?.gece
    if (reason) return { neden: reason, parametreler: { tarih: night } }
  }
  return null
}

/** Whether the stay that began may end on this day: every night free, long enough, and a day one may leave on. */
function endObstacle(baslangic: string, day: string, dayOn: DayOn): Obstacle | null {
  const taken = firstTakenNight(baslangic, day, dayOn)
  if (taken) return taken
  const { en_az_gece = 1, en_cok_gece = 0, cikis_serbest = true } = dayOn(baslangic) ?? {}
  const gece = daysBetween(baslangic, day)
  if (gece < en_az_gece) return { neden: 'en_az_gece', parametreler: { en_az_gece, gece } }
  if (en_cok_gece > 0 && gece > en_cok_gece) return { neden: 'en_cok_gece', parametreler: { en_cok_gece, gece } }
  const leaves = cikis_serbest || (dayOn(day)?.cikis ?? true)
  return leaves ? null : { neden: 'cikis_gunu_degil', parametreler: { tarih: day } }
}

const FULL: readonly DayReason[] = ['dolu', 'yer_yetmez', 'oda_yetmez', 'devir']

/** Another guest has it: other days may be free, and the visitor can wait for this one. */
export function isFull(reason: DayReason | null | undefined): boolean {
  return reason != null && FULL.includes(reason)
}

function lookOf({ gece }: CalendarDayAnswer, obstacle: Obstacle | null): DayLook {
  if (!obstacle) return 'free'
  if (isFull(gece)) return 'full'
  return gece === null ? 'off' : 'closed'
}

/** While a stay has a beginning and no end, later days are read as departures. */
export function endsStay({ baslangic, bitis }: Picked, day: string): boolean {
  return baslangic !== null && bitis === null && day > baslangic
}

export function dayStateOf(day: string, picked: Picked, range: boolean, dayOn: DayOn): DayState {
  const known = dayOn(day)
  if (!known) return { look: 'waiting', obstacle: null, pressable: false, full: false }
  const place = placeOfDay(day, picked, range)
  const obstacle =
    range && picked.baslangic !== null && endsStay(picked, day)
      ? endObstacle(picked.baslangic, day, dayOn)
      : known.engel
  const look = place ?? lookOf(known, obstacle)
  return { look, obstacle, pressable: obstacle === null, full: obstacle !== null && isFull(known.gece) }
}

/** The lowest price on screen, when days differ at all: those days are shown in olive. */
export function lowestPrice(days: readonly (CalendarDayAnswer | undefined)[]): number | null {
  const prices = days.flatMap((day) => (day && day.fiyat !== null && day.engel === null ? [day.fiyat] : []))
  const lowest = Math.min(...prices)
  return prices.some((price) => price > lowest) ? lowest : null
}
