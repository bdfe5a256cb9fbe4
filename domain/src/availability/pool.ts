import { overlaps, type Range, widen } from './half-open-range.ts'

/** One of several equal units: three cars of a class, ten rooms of a kind. Ranges are nights or minutes. */
export interface PoolUnit {
  readonly k_no: string
  readonly taken: readonly Range[]
}

/** Free with room for turnover before and after. */
export function isUnitFree(unit: PoolUnit, wanted: Range, turnover: number): boolean {
  const room = widen(wanted, turnover)
  return !unit.taken.some((range) => overlaps(range, room))
}

/**
 * The units to bind, in id order; empty when the pool cannot give that many for the whole range. Each unit must be free
 * all the time: two cars that are free half of it each do not make one (RELY-3).
 */
export function chooseUnits(
  pool: readonly PoolUnit[],
  wanted: Range,
  { count = 1, turnover = 0 }: { count?: number; turnover?: number } = {},
): PoolUnit[] {
  const inOrder = [...pool].sort((a, b) => (a.k_no < b.k_no ? -1 : 1))
  const free = inOrder.filter((unit) => isUnitFree(unit, wanted, turnover))
  return free.length >= count ? free.slice(0, count) : []
}

/** How many units are free on each night or minute step of the window, for the calendar. */
export function countFree(pool: readonly PoolUnit[], window: Range): number[] {
  return Array.from({ length: window.end - window.start }, (_, place) => {
    const night = { start: window.start + place, end: window.start + place + 1 }
    return pool.filter((unit) => isUnitFree(unit, night, 0)).length
  })
}

export interface WaitingParty {
  readonly k_no: string
  readonly seats: number
  /** Milliseconds since 1970. */
  readonly since: number
}

/** Who is told that seats are free: in order of waiting, each guest whose whole party still fits. */
export function chooseWaiting(queue: readonly WaitingParty[], free: number): WaitingParty[] {
  let left = free
  const told: WaitingParty[] = []
  for (const party of [...queue].sort((a, b) => a.since - b.since || (a.k_no < b.k_no ? -1 : 1))) {
    if (party.seats > left) continue
    told.push(party)
    left -= party.seats
  }
  return told
}
