import { arrivalTerms } from '@meltem/domain/availability/stay-check'
import type { UnitCalendar } from '@meltem/domain/availability/unit-calendar'
import { allPeople, payingPeople } from '@meltem/domain/people'
import type { Bitset } from './bitset.ts'
import { type DatedQuestion, type Lead, LONGEST_SEARCH } from './dated-question.ts'
import { NightPlanes } from './night-planes.ts'

/** Days a slot knows: sale is open for two years at most. */
export const SLOT_DAYS = 800

const FREE = 1
const ARRIVAL = 2
const DEPARTURE = 4
const ANY_DAY = 8
/** Least nights stand in the upper four bits; longer ones are looked up. */
const LONG_STAY = 15

const UNUSED = 0
const NIGHTS = 1
const SEATS = 2

/** What a slot is: a unit sold by nights, or the departures of an option. */
interface SlotTerms {
  readonly product: number
  readonly option: string
  readonly lead: Lead
  /** Minute of the day it starts: arrival, or the last departure. */
  readonly minute: number
}

/**
 * Availability by dates for a whole catalogue: a byte per day and slot, day by day beside each other, so that asking
 * all units for a week reads seven runs of memory. The bytes come from the kernel's own calendars.
 */
export class StaySlots {
  /** Day number of the first column. */
  readonly first: number
  #size = 0
  #room = 0
  #columns: Uint8Array[] = Array.from({ length: SLOT_DAYS }, () => new Uint8Array(0))
  readonly #nights = new NightPlanes(SLOT_DAYS)
  #shape = new Uint8Array(0)
  #product = new Uint32Array(0)
  #minute = new Uint16Array(0)
  #cutOff = new Int32Array(0)
  #horizon = new Int32Array(0)
  #most = new Uint16Array(0)
  #infantSeat = new Uint8Array(0)
  readonly #option: string[] = []
  readonly #long = new Map<number, number>()
  readonly #unused: number[] = []
  /** The narrowest terms of any unit so far. */
  readonly #tightest = { cutOff: 0, horizon: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  /** Slots with departures. */
  readonly #seats = new Set<number>()
  readonly #ofProduct: number[][] = []

  constructor(first: number) {
    this.first = first
  }

  /** Forgets the slots of a product, before they are written anew. */
  clear(product: number): void {
    for (const slot of this.#ofProduct[product] ?? []) {
      this.#shape[slot] = UNUSED
      this.#seats.delete(slot)
      this.#unused.push(slot)
    }
    this.#ofProduct[product] = []
  }

  /** A unit by nights, from a calendar that starts before the first column, so that gaps can be seen. */
  addNights(slotTerms: SlotTerms, calendar: UnitCalendar): void {
    const slot = this.#take(slotTerms, NIGHTS)
    const most = Math.min(65_535, calendar.rules.en_cok_gece)
    this.#most[slot] = most
    this.#tighten(slotTerms.lead, most)
    const shift = this.first - calendar.first
    const runs = freeRuns(calendar)
    for (let day = 0; day < SLOT_DAYS; day += 1) {
      const terms = termsOn(calendar, day + shift, runs)
      const byte = nightByte(calendar, day + shift, terms)
      this.#write(day, slot, byte)
      this.#nights.write(day, slot, { free: (byte & FREE) !== 0, arrival: (byte & (ARRIVAL | ANY_DAY)) !== 0 })
      if (terms.least >= LONG_STAY) this.#long.set(slot * SLOT_DAYS + day, terms.least)
    }
  }

  /** Departures of an option at one time of day: seats left by day. */
  addSeats(terms: SlotTerms, seats: Uint8Array, infantSeat: boolean): void {
    const slot = this.#take(terms, SEATS)
    this.#seats.add(slot)
    this.#infantSeat[slot] = infantSeat ? 1 : 0
    for (let day = 0; day < SLOT_DAYS; day += 1) this.#write(day, slot, seats[day] ?? 0)
  }

  /**
   * Adds every product with a slot that fits to `found`, looking only at `candidates`. Most units fall away 32 at a
   * time: nobody can arrive there, or a night in between is taken.
   */
  collect(question: DatedQuestion, candidates: Bitset, found: Bitset): void {
    this.#collectNights(question, candidates, found)
    this.#collectSeats(question, candidates, found)
  }

  #collectSeats(question: DatedQuestion, candidates: Bitset, found: Bitset): void {
    for (const slot of this.#seats) {
      const product = this.#product[slot] ?? 0
      if (!candidates.has(product) || found.has(product)) continue
      if (this.#fitsSeats(slot, question) !== null) found.add(product)
    }
  }

  #collectNights(question: DatedQuestion, candidates: Bitset, found: Bitset): void {
    const { from, to } = question
    const nights = to === null ? 1 : to - from
    const open = this.#nights.through(from - this.first, nights)
    if (!open) return
    const [product, shape, arrival] = [this.#product, this.#shape, this.#columns[from - this.first]]
    const leaving = this.#leavingOf(question)
    for (const slot of open.places()) {
      const one = product[slot] ?? 0
      if (!candidates.has(one) || shape[slot] !== NIGHTS) continue
      const terms = arrival?.[slot] ?? 0
      // Most units have no terms but least nights and days to leave on; who has others is asked in full.
      const fits =
        leaving && isPlain(terms)
          ? terms >>> 4 <= nights && ((leaving[slot] ?? 0) & DEPARTURE) !== 0
          : this.#nightsOf(slot, question, terms, true) > 0
      if (fits) found.add(one)
    }
  }

  /** The bytes of the last day; null where a unit's own sale window or longest stay could say no, so that each is asked. */
  #leavingOf({ from, to, today, now }: DatedQuestion): Uint8Array | null {
    const { cutOff, horizon, most } = this.#tightest
    if (to === null || from < today || from - today > horizon || to - from > most) return null
    return from * 1440 - now < cutOff ? null : (this.#columns[to - this.first] ?? null)
  }

  #tighten({ son_satis_dk, en_uzak_gun }: Lead, most: number): void {
    const tightest = this.#tightest
    tightest.cutOff = Math.max(tightest.cutOff, son_satis_dk)
    tightest.horizon = Math.min(tightest.horizon, en_uzak_gun)
    tightest.most = Math.min(tightest.most, most)
  }

  /** Options of a product that fit, with the days they fit on. */
  optionsOf(product: number, question: DatedQuestion): { option: string; from: number; to: number }[] {
    const fitting = new Map<string, { option: string; from: number; to: number }>()
    for (const slot of this.#ofProduct[product] ?? []) {
      const option = this.#option[slot] ?? ''
      const days = this.#fits(slot, question)
      if (days !== null && !fitting.has(option)) fitting.set(option, { option, from: days[0], to: days[1] })
    }
    return [...fitting.values()]
  }

  /** Whether a seat for the party leaves on this day; for the strip of days. */
  hasSeats(product: number, question: DatedQuestion, day: number): boolean {
    return (this.#ofProduct[product] ?? []).some(
      (slot) => this.#shape[slot] === SEATS && this.#fitsSeats(slot, { ...question, from: day, to: null }) !== null,
    )
  }

  #take({ product, option, lead, minute }: SlotTerms, shape: number): number {
    const slot = this.#unused.pop() ?? this.#size++
    if (slot >= this.#room) this.#grow(Math.max(64, slot * 2))
    this.#shape[slot] = shape
    this.#product[slot] = product
    this.#option[slot] = option
    this.#minute[slot] = minute
    this.#cutOff[slot] = lead.son_satis_dk
    this.#horizon[slot] = lead.en_uzak_gun
    const own = this.#ofProduct[product] ?? []
    own.push(slot)
    this.#ofProduct[product] = own
    for (let day = 0; day < SLOT_DAYS && this.#long.size > 0; day += 1) this.#long.delete(slot * SLOT_DAYS + day)
    return slot
  }

  #grow(room: number): void {
    this.#room = room
    this.#columns = this.#columns.map((column) => grown(column, room))
    this.#nights.grow(room)
    this.#shape = grown(this.#shape, room)
    this.#product = grown(this.#product, room)
    this.#minute = grown(this.#minute, room)
    this.#cutOff = grown(this.#cutOff, room)
    this.#horizon = grown(this.#horizon, room)
    this.#most = grown(this.#most, room)
    this.#infantSeat = grown(this.#infantSeat, room)
  }

  #write(day: number, slot: number, byte: number): void {
    const column = this.#columns[day]
    if (column) column[slot] = byte
  }

  #byte(day: number, slot: number): number {
    return this.#columns[day]?.[slot] ?? 0
  }

  #fits(slot: number, question: DatedQuestion): readonly [number, number] | null {
    return this.#shape[slot] === NIGHTS ? this.#fitsNights(slot, question) : this.#fitsSeats(slot, question)
  }

  #fitsNights(slot: number, question: DatedQuestion): readonly [number, number] | null {
    const nights = this.#nightsOf(slot, question, this.#byte(question.from - this.first, slot), false)
    return nights === 0 ? null : [question.from, question.from + nights]
  }

  /** Nights of the stay that fits, none with 0. What is known to be free through is not looked at again. */
  #nightsOf(slot: number, question: DatedQuestion, arrival: number, knownFree: boolean): number {
    const day = question.from - this.first
    if ((arrival & FREE) === 0) return 0
    const short = arrival >>> 4
    const least = short < LONG_STAY ? short : (this.#long.get(slot * SLOT_DAYS + day) ?? LONG_STAY)
    const nights = question.to === null ? Math.max(1, least) : question.to - question.from
    if (nights < least || nights > (this.#most[slot] ?? 0)) return 0
    if (!(knownFree && question.to !== null) && !this.#isFree(slot, day, nights)) return 0
    if ((arrival & ANY_DAY) === 0 && ((arrival & ARRIVAL) === 0 || !this.#mayLeave(slot, day + nights))) return 0
    return this.#isOnSale(slot, question, question.from) ? nights : 0
  }

  #isFree(slot: number, day: number, nights: number): boolean {
    for (let night = 1; night < nights; night += 1) if ((this.#byte(day + night, slot) & FREE) === 0) return false
    return true
  }

  /** A departure after the last column is not asked. */
  #mayLeave(slot: number, day: number): boolean {
    return day >= SLOT_DAYS || (this.#byte(day, slot) & DEPARTURE) !== 0
  }

  /** The kernel's sale window (`isInWindow`), on numbers that lie beside each other. */
  #isOnSale(slot: number, { today, now }: DatedQuestion, day: number): boolean {
    if (day < today || day - today > (this.#horizon[slot] ?? 0)) return false
    return day * 1440 + (this.#minute[slot] ?? 0) - now >= (this.#cutOff[slot] ?? 0)
  }

  #fitsSeats(slot: number, question: DatedQuestion): readonly [number, number] | null {
    const wanted = this.#infantSeat[slot] === 1 ? allPeople(question.party) : payingPeople(question.party)
    const last = Math.min(question.to ?? question.from, question.from + LONGEST_SEARCH)
    for (let day = question.from; day <= last; day += 1) {
      const left = this.#byte(day - this.first, slot)
      if (left < Math.max(1, wanted)) continue
      if (this.#isOnSale(slot, question, day)) return [day, day]
    }
    return null
  }
}

/** Neither a gap that may be filled on any day, nor least nights that stand elsewhere. */
function isPlain(terms: number): boolean {
  return (terms & ANY_DAY) === 0 && terms >>> 4 < LONG_STAY
}

/** Length of the run of free nights each night lies in; 0 where the night is taken. */
function freeRuns({ nights }: UnitCalendar): Uint16Array {
  const runs = new Uint16Array(nights.length)
  for (let start = 0; start < nights.length; ) {
    let end = start
    while (end < nights.length && nights[end] === null) end += 1
    runs.fill(end - start, start, end)
    start = Math.max(end, start + 1)
  }
  return runs
}

/** The gap rule only speaks where the run is shorter than the least stay; asking it for every night would be slow. */
function termsOn(calendar: UnitCalendar, place: number, runs: Uint16Array): ReturnType<typeof arrivalTerms> {
  const least = calendar.days[place]?.en_az_gece ?? 1
  const run = runs[place] ?? 0
  return run > 0 && run < least ? arrivalTerms(calendar, place) : { least, anyDay: false }
}

function nightByte(calendar: UnitCalendar, place: number, { least, anyDay }: ReturnType<typeof arrivalTerms>): number {
  const day = calendar.days[place]
  if (!day) return 0
  return (
    (calendar.nights[place] === null ? FREE : 0) |
    (day.giris ? ARRIVAL : 0) |
    (day.cikis ? DEPARTURE : 0) |
    (anyDay ? ANY_DAY : 0) |
    (Math.min(LONG_STAY, least) << 4)
  )
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(old: T, room: number): T {
  const next = new (old.constructor as new (size: number) => T)(room)
  next.set(old)
  return next
}
