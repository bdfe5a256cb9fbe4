import { arrivalTerms } from '@meltem/domain/availability/stay-check'
import type { UnitCalendar } from '@meltem/domain/availability/unit-calendar'
import type { Bitset } from './bitset.ts'
import type { DatedQuestion, Lead } from './dated-question.ts'
import { ANY_DAY, ARRIVAL, DEPARTURE, FREE, LONG_STAY, NightPlanes } from './night-planes.ts'
import { grown, SLOT_DAYS, type SlotDays, SlotList, type SlotTerms } from './slot-list.ts'

/** Stands for a shelf that belongs to no 32 products. */
const MIXED = -1
const LANES = 32

/**
 * Free nights of a whole catalogue, a slot for each unit, from the kernel's own calendars. Slots lie on shelves of 32:
 * the first unit of a product lies where the product lies among its 32 neighbours, so that a set of slots is a set of
 * products word by word. Further units lie on mixed shelves and are told apart one by one.
 */
export class NightSlots {
  /** Day number of the first night. */
  readonly #first: number
  readonly #list = new SlotList()
  readonly #planes = new NightPlanes(SLOT_DAYS)
  #most = new Uint16Array(0)
  readonly #long = new Map<number, number>()
  /** The narrowest terms of any unit so far. */
  readonly #tightest = { cutOff: 0, horizon: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  /** For every shelf the word of products it belongs to. */
  readonly #shelves: number[] = []
  readonly #shelfOf = new Map<number, number>()
  readonly #loose: number[] = []

  constructor(first: number) {
    this.#first = first
  }

  /** Forgets the slots of a product, before they are written anew. */
  clear(product: number): void {
    for (const slot of this.#list.release(product)) {
      this.#planes.write(slot, new Uint8Array(0))
      for (let day = 0; day < SLOT_DAYS && this.#long.size > 0; day += 1) this.#long.delete(slot * SLOT_DAYS + day)
      if (this.#shelves[slot >>> 5] === MIXED) this.#loose.push(slot)
    }
  }

  /** A unit, from a calendar that starts before the first night, so that gaps can be seen. */
  add(slotTerms: SlotTerms, calendar: UnitCalendar): void {
    const slot = this.#take(slotTerms)
    const most = Math.min(65_535, calendar.rules.en_cok_gece)
    this.#most[slot] = most
    this.#tighten(slotTerms.lead, most)
    const shift = this.#first - calendar.first
    const runs = freeRuns(calendar)
    const nights = new Uint8Array(SLOT_DAYS)
    for (let day = 0; day < SLOT_DAYS; day += 1) {
      const terms = termsOn(calendar, day + shift, runs)
      nights[day] = nightByte(calendar, day + shift, terms)
      if (terms.least >= LONG_STAY) this.#long.set(slot * SLOT_DAYS + day, terms.least)
    }
    this.#planes.write(slot, nights)
  }

  #take(terms: SlotTerms): number {
    const { product } = terms
    const slot = this.#list.of(product).length === 0 ? this.#placeOf(product) : this.#loosePlace()
    if (slot >= this.#list.room) this.#grow(slot * 2)
    this.#list.put(slot, terms)
    return slot
  }

  #placeOf(product: number): number {
    const word = product >>> 5
    const shelf = this.#shelfOf.get(word) ?? this.#shelves.push(word) - 1
    this.#shelfOf.set(word, shelf)
    return shelf * LANES + (product & 31)
  }

  #loosePlace(): number {
    const known = this.#loose.pop()
    if (known !== undefined) return known
    const first = (this.#shelves.push(MIXED) - 1) * LANES
    for (let lane = LANES - 1; lane > 0; lane -= 1) this.#loose.push(first + lane)
    return first
  }

  #grow(wanted: number): void {
    const room = Math.max(64, (wanted + 31) & ~31)
    this.#list.grow(room)
    this.#planes.grow(room)
    this.#most = grown(this.#most, room)
  }

  #tighten({ son_satis_dk, en_uzak_gun }: Lead, most: number): void {
    const tightest = this.#tightest
    tightest.cutOff = Math.max(tightest.cutOff, son_satis_dk)
    tightest.horizon = Math.min(tightest.horizon, en_uzak_gun)
    tightest.most = Math.min(tightest.most, most)
  }

  /** Adds every product with a unit that fits to `found`, looking only at `candidates`. */
  collect(question: DatedQuestion, candidates: Bitset, found: Bitset): void {
    const { from, to } = question
    const day = from - this.#first
    const nights = to === null ? 1 : to - from
    const open = this.#planes.through(day, nights)
    if (!open) return
    if (this.#isWithinAllTerms(question)) this.#addAll(this.#planes.settle(open, day, nights), candidates, found)
    open.forEach((slot) => {
      const product = this.#list.productOf(slot)
      if (candidates.has(product) && this.#nightsOf(slot, question, true) > 0) found.add(product)
    })
  }

  /** Whether no unit's own sale window or longest stay can say no, so that none has to be asked about them. */
  #isWithinAllTerms({ from, to, today, now }: DatedQuestion): boolean {
    const { cutOff, horizon, most } = this.#tightest
    if (to === null || from < today || from - today > horizon || to - from > most) return false
    return from * 1440 - now >= cutOff && to - this.#first < SLOT_DAYS
  }

  #addAll(slots: Bitset, candidates: Bitset, found: Bitset): void {
    for (let shelf = 0; shelf < this.#shelves.length; shelf += 1) {
      const word = this.#shelves[shelf] ?? MIXED
      let rest = slots.words[shelf] ?? 0
      if (word !== MIXED) {
        found.words[word] = (found.words[word] ?? 0) | (rest & (candidates.words[word] ?? 0))
        continue
      }
      for (; rest !== 0; rest &= rest - 1) {
        const product = this.#list.productOf(shelf * LANES + 31 - Math.clz32(rest & -rest))
        if (candidates.has(product)) found.add(product)
      }
    }
  }

  optionsOf(product: number, question: DatedQuestion): { option: string; from: number; to: number }[] {
    return this.#list.optionsOf(product, (slot) => this.#daysOf(slot, question))
  }

  #daysOf(slot: number, question: DatedQuestion): SlotDays | null {
    const nights = this.#nightsOf(slot, question, false)
    return nights === 0 ? null : [question.from, question.from + nights]
  }

  /** Nights of the stay that fits, none with 0. What is known to be free through is not looked at again. */
  #nightsOf(slot: number, question: DatedQuestion, knownFree: boolean): number {
    const day = question.from - this.#first
    const arrival = this.#planes.byteOf(day, slot)
    if ((arrival & FREE) === 0) return 0
    const short = arrival >>> 4
    const least = short < LONG_STAY ? short : (this.#long.get(slot * SLOT_DAYS + day) ?? LONG_STAY)
    const nights = question.to === null ? Math.max(1, least) : question.to - question.from
    if (nights < least || nights > (this.#most[slot] ?? 0)) return 0
    if (!(knownFree && question.to !== null) && !this.#isFree(slot, day, nights)) return 0
    if ((arrival & ANY_DAY) === 0 && ((arrival & ARRIVAL) === 0 || !this.#mayLeave(slot, day + nights))) return 0
    return this.#list.isOnSale(slot, question, question.from) ? nights : 0
  }

  #isFree(slot: number, day: number, nights: number): boolean {
    for (let night = 1; night < nights; night += 1) {
      if ((this.#planes.byteOf(day + night, slot) & FREE) === 0) return false
    }
    return true
  }

  /** A departure after the last night known is not asked. */
  #mayLeave(slot: number, day: number): boolean {
    return day >= SLOT_DAYS || (this.#planes.byteOf(day, slot) & DEPARTURE) !== 0
  }
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
