import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { addDays } from '@meltem/domain/calendar-day'
import { nights, type PricedLine, seats, totalsOf } from './hammer-basket.ts'
import { FIRST_DAY, type House, type Tour } from './hammer-catalog.ts'
import type { Stage } from './hammer-stage.ts'

/** Few places and few days, so that everything gets in everything's way. */
export const SEATS = 5
export const DAYS = 3
export const NIGHTS = 8

/** What a line wants: seats of a day, or nights from a day on. */
export interface Want {
  readonly kind: 'seats' | 'nights'
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

/** A plain map of stock and money beside the database. */
export interface LifeModel {
  readonly lives: Life[]
  readonly blocks: { k_no: string; start: number; end: number }[]
}

/** The real thing: a stage with one tour and one house of its own. */
export interface LifeStage {
  readonly stage: Stage
  readonly tour: Tour
  readonly house: House
  readonly staff: Record<string, string>
  sweep(): Promise<void>
}

export function lineOf({ tour, house }: Pick<LifeStage, 'tour' | 'house'>, { kind, day, size }: Want): PricedLine {
  const date = addDays(FIRST_DAY, day)
  return kind === 'seats' ? seats(tour, date, size) : nights(house, date, size)
}

/** Minor units due now. */
export function depositOf(line: PricedLine): number {
  return Math.round(totalsOf([line]).on_odeme_toplam * 100)
}

/** Minor units of the whole price. */
export function priceOf(line: PricedLine): number {
  return Math.round(totalsOf([line]).genel_toplam * 100)
}

function isTaking(life: Life): boolean {
  return life.hasStock && !life.dead
}

export function seatsTaken({ lives }: LifeModel, day: number, except?: Life): number {
  const others = lives.filter((one) => one !== except && isTaking(one))
  return others.reduce((sum, { want }) => sum + (want.kind === 'seats' && want.day === day ? want.size : 0), 0)
}

function nightsFree(model: LifeModel, { day, size }: Want, except?: Life): boolean {
  const meets = (start: number, end: number) => start < day + size && day < end
  const others = model.lives.filter((one) => one !== except && isTaking(one) && one.want.kind === 'nights')
  return (
    !others.some(({ want }) => meets(want.day, want.day + want.size)) &&
    !model.blocks.some(({ start, end }) => meets(start, end))
  )
}

/** Whether the stock is there; dead reservations do not count. */
export function fits(model: LifeModel, want: Want, except?: Life): boolean {
  if (want.kind === 'nights') return nightsFree(model, want, except)
  return seatsTaken(model, want.day, except) + want.size <= SEATS
}

/** An act that took stock has thrown the dead out of the same departure or house first. */
export function retireDead(model: LifeModel, want: Want, except?: Life): void {
  for (const life of model.lives) {
    const near = life.want.kind === want.kind && (want.kind === 'nights' || life.want.day === want.day)
    if (life !== except && life.dead && near) life.hasStock = false
  }
}
