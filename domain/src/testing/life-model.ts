/**
 * A plain map of stock and money beside the product: what becomes of bookings when people reserve, ask, pay, cancel and
 * change in any order. Tests walk it and the database side by side (RELY-6).
 */
import type { ReservationState } from '@meltem/contract/reservation/reservation'

/** Few places and few days, so that everything gets in everything's way. */
export const SEATS = 5
export const DAYS = 3
export const NIGHTS = 8

/** What a line wants: seats of a day, nights from a day on, or nights of the house that is asked for first. */
export interface Want {
  readonly kind: 'seats' | 'nights' | 'asked'
  readonly day: number
  readonly size: number
}

/** A reservation as it should be. */
export interface Life {
  readonly k_no: string
  readonly anahtar: string
  /** Key of its line, which stays the same when the dates change. */
  readonly satir: string
  want: Want
  state: ReservationState
  /** A guest's name stands on it; before, it is only a basket that is held. */
  placed: boolean
  /** Its clock has run out, and the sweeper has not ended it yet. */
  dead: boolean
  /** Its stock is still booked in its name; a dead one's may have gone to another booking. */
  hasStock: boolean
  extended: boolean
  /** Minor units that stand on it: what came in, less what was promised back. */
  captured: number
}

interface Closed {
  readonly k_no: string
  readonly start: number
  readonly end: number
}

export interface LifeModel {
  readonly lives: Life[]
  /** Nights that the operator keeps. */
  readonly blocks: Closed[]
  /** Nights that the calendar of another house names. */
  readonly feed: number[]
  /** Those of them that were free when it was read. */
  readonly foreign: number[]
}

export function newModel(): LifeModel {
  return { lives: [], blocks: [], feed: [], foreign: [] }
}

function isTaking(life: Life): boolean {
  return life.hasStock && !life.dead
}

export function seatsTaken({ lives }: LifeModel, day: number, except?: Life): number {
  const others = lives.filter((one) => one !== except && isTaking(one))
  return others.reduce((sum, { want }) => sum + (want.kind === 'seats' && want.day === day ? want.size : 0), 0)
}

function nightsFree(model: LifeModel, { kind, day, size }: Want, except?: Life): boolean {
  const meets = (start: number, end: number) => start < day + size && day < end
  const others = model.lives.filter((one) => one !== except && isTaking(one) && one.want.kind === kind)
  if (others.some(({ want }) => meets(want.day, want.day + want.size))) return false
  if (kind === 'asked') return true
  return (
    !model.blocks.some(({ start, end }) => meets(start, end)) && !model.foreign.some((night) => meets(night, night + 1))
  )
}

/** Whether the stock is there; dead reservations do not count. */
export function fits(model: LifeModel, want: Want, except?: Life): boolean {
  if (want.kind !== 'seats') return nightsFree(model, want, except)
  return seatsTaken(model, want.day, except) + want.size <= SEATS
}

/** An act that took stock has thrown the dead out of the same departure or house first. */
export function retireDead(model: LifeModel, want: Want, except?: Life): void {
  for (const life of model.lives) {
    const near = life.want.kind === want.kind && (want.kind !== 'seats' || life.want.day === want.day)
    if (life !== except && life.dead && near) life.hasStock = false
  }
}

/** Reading the calendar of the other house takes what is free of it, also what was not free the last time. */
export function readFeed(model: LifeModel): void {
  retireDead(model, { kind: 'nights', day: 0, size: NIGHTS })
  for (const night of model.feed) {
    if (!model.foreign.includes(night) && fits(model, { kind: 'nights', day: night, size: 1 }))
      model.foreign.push(night)
  }
}
