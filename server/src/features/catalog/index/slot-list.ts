import type { DatedQuestion, Lead } from './dated-question.ts'

/** Days a slot knows: sale is open for two years at most. */
export const SLOT_DAYS = 800

/** What a slot is: a unit sold by nights, or the departures of an option at one time of day. */
export interface SlotTerms {
  readonly product: number
  readonly option: string
  readonly lead: Lead
  /** Minute of the day it starts: arrival, or the departure. */
  readonly minute: number
}

/** Days of a stay or of a departure, first and last. */
export type SlotDays = readonly [number, number]

/** Whose the slots are and when each may be sold. */
export class SlotList {
  #product = new Uint32Array(0)
  #minute = new Uint16Array(0)
  #cutOff = new Int32Array(0)
  #horizon = new Int32Array(0)
  readonly #option: string[] = []
  readonly #ofProduct: number[][] = []

  get room(): number {
    return this.#product.length
  }

  grow(room: number): void {
    this.#product = grown(this.#product, room)
    this.#minute = grown(this.#minute, room)
    this.#cutOff = grown(this.#cutOff, room)
    this.#horizon = grown(this.#horizon, room)
  }

  put(slot: number, { product, option, lead, minute }: SlotTerms): void {
    this.#product[slot] = product
    this.#option[slot] = option
    this.#minute[slot] = minute
    this.#cutOff[slot] = lead.son_satis_dk
    this.#horizon[slot] = lead.en_uzak_gun
    const own = this.#ofProduct[product]
    if (own) own.push(slot)
    else this.#ofProduct[product] = [slot]
  }

  /** Lets the slots of a product go and tells which they were. */
  release(product: number): readonly number[] {
    const own = this.#ofProduct[product] ?? []
    this.#ofProduct[product] = []
    return own
  }

  of(product: number): readonly number[] {
    return this.#ofProduct[product] ?? []
  }

  productOf(slot: number): number {
    return this.#product[slot] ?? 0
  }

  /** Options of a product that fit, with the days they fit on. */
  optionsOf(product: number, fits: (slot: number) => SlotDays | null): { option: string; from: number; to: number }[] {
    const fitting = new Map<string, { option: string; from: number; to: number }>()
    for (const slot of this.of(product)) {
      const option = this.#option[slot] ?? ''
      const days = fits(slot)
      if (days !== null && !fitting.has(option)) fitting.set(option, { option, from: days[0], to: days[1] })
    }
    return [...fitting.values()]
  }

  /** The kernel's sale window (`isInWindow`), on numbers that lie beside each other. */
  isOnSale(slot: number, { today, now }: DatedQuestion, day: number): boolean {
    if (day < today || day - today > (this.#horizon[slot] ?? 0)) return false
    return day * 1440 + (this.#minute[slot] ?? 0) - now >= (this.#cutOff[slot] ?? 0)
  }
}

export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(old: T, room: number): T {
  const next = new (old.constructor as new (size: number) => T)(room)
  next.set(old)
  return next
}
