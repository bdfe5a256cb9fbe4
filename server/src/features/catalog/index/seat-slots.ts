import { allPeople, payingPeople } from '@meltem/domain/people'
import type { Bitset } from './bitset.ts'
import { type DatedQuestion, LONGEST_SEARCH } from './dated-question.ts'
import { grown, SLOT_DAYS, type SlotDays, SlotList, type SlotTerms } from './slot-list.ts'

/** Seats left on the departures of a whole catalogue: a byte per day and slot, a slot for each time of day. */
export class SeatSlots {
  /** Day number of the first column. */
  readonly #first: number
  readonly #list = new SlotList()
  #left: Uint8Array[] = Array.from({ length: SLOT_DAYS }, () => new Uint8Array(0))
  #infantSeat = new Uint8Array(0)
  #size = 0
  readonly #unused: number[] = []
  readonly #used = new Set<number>()

  constructor(first: number) {
    this.#first = first
  }

  /** Forgets the slots of a product, before they are written anew. */
  clear(product: number): void {
    for (const slot of this.#list.release(product)) {
      this.#used.delete(slot)
      this.#unused.push(slot)
    }
  }

  /** Departures of an option at one time of day: seats left by day. */
  add(terms: SlotTerms, seats: Uint8Array, infantSeat: boolean): void {
    const slot = this.#unused.pop() ?? this.#size++
    if (slot >= this.#list.room) this.#grow(Math.max(64, slot * 2))
    this.#list.put(slot, terms)
    this.#used.add(slot)
    this.#infantSeat[slot] = infantSeat ? 1 : 0
    for (const [day, left] of this.#left.entries()) left[slot] = seats[day] ?? 0
  }

  #grow(room: number): void {
    this.#list.grow(room)
    this.#left = this.#left.map((column) => grown(column, room))
    this.#infantSeat = grown(this.#infantSeat, room)
  }

  /** Adds every product with a departure for the party to `found`, looking only at `candidates`. */
  collect(question: DatedQuestion, candidates: Bitset, found: Bitset): void {
    for (const slot of this.#used) {
      const product = this.#list.productOf(slot)
      if (!candidates.has(product) || found.has(product)) continue
      if (this.#fits(slot, question) !== null) found.add(product)
    }
  }

  optionsOf(product: number, question: DatedQuestion): { option: string; from: number; to: number }[] {
    return this.#list.optionsOf(product, (slot) => this.#fits(slot, question))
  }

  /** Whether a seat for the party leaves on this day; for the strip of days. */
  leavesOn(day: number, product: number, question: DatedQuestion): boolean {
    const asked = { ...question, from: day, to: null }
    return this.#list.of(product).some((slot) => this.#fits(slot, asked) !== null)
  }

  #fits(slot: number, question: DatedQuestion): SlotDays | null {
    const wanted = this.#infantSeat[slot] === 1 ? allPeople(question.party) : payingPeople(question.party)
    const last = Math.min(question.to ?? question.from, question.from + LONGEST_SEARCH)
    for (let day = question.from; day <= last; day += 1) {
      const left = this.#left[day - this.#first]?.[slot] ?? 0
      if (left < Math.max(1, wanted)) continue
      if (this.#list.isOnSale(slot, question, day)) return [day, day]
    }
    return null
  }
}
