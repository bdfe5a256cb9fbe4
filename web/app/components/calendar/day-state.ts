import type { CalendarDayAnswer, Obstacle } from '@meltem/contract/basket'
import { addDays, daysBetween } from '@meltem/domain/calendar-day'

export interface Picked {
  readonly baslangic: string | null
  readonly bitis: string | null
}

export type DayLook = 'waiting' | 'free' | 'low' | 'closed' | 'first' | 'inside' | 'last'

export interface DayState {
  readonly look: DayLook
  /** Why it cannot be pressed; null when it can, or when nothing is known yet. */
  readonly obstacle: Obstacle | null
  readonly pressable: boolean
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

/** Whether the stay that began may end on this day: long enough, and every night free. */
function endObstacle(baslangic: string, day: string, dayOn: DayOn): Obstacle | null {
  const taken = firstTakenNight(baslangic, day, dayOn)
  if (taken) return taken
  const least = dayOn(baslangic)?.en_az_gece ?? 1
  const nights = daysBetween(baslangic, day)
  return nights < least ? { neden: 'en_az_gece', parametreler: { en_az_gece: least, gece: nights } } : null
}

/** While a stay has a beginning and no end, later days are read as departures. */
export function endsStay({ baslangic, bitis }: Picked, day: string): boolean {
  return baslangic !== null && bitis === null && day > baslangic
}

export function dayStateOf(day: string, picked: Picked, range: boolean, dayOn: DayOn): DayState {
  const known = dayOn(day)
  if (!known) return { look: 'waiting', obstacle: null, pressable: false }
  const place = placeIn(day, picked, range)
  const obstacle =
    range && picked.baslangic !== null && endsStay(picked, day)
      ? endObstacle(picked.baslangic, day, dayOn)
      : known.engel
  const look = place ?? (obstacle && known.gece !== null ? 'closed' : 'free')
  return { look, obstacle, pressable: obstacle === null }
}

function placeIn(day: string, { baslangic, bitis }: Picked, range: boolean): DayLook | null {
  if (day === baslangic) return 'first'
  if (!range || baslangic === null || bitis === null) return null
  if (day === bitis) return 'last'
  return day > baslangic && day < bitis ? 'inside' : null
}

/** The lowest price on screen, when days differ at all: those days are shown in olive. */
export function lowestPrice(days: readonly (CalendarDayAnswer | undefined)[]): number | null {
  const prices = days.flatMap((day) => (day && day.fiyat !== null && day.engel === null ? [day.fiyat] : []))
  const lowest = Math.min(...prices)
  return prices.some((price) => price > lowest) ? lowest : null
}
