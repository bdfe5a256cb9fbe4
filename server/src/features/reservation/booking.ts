import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@meltem/contract/errors'
import type { BookingTerms, Settings } from '@meltem/contract/settings'
import type { WallTime } from '@meltem/domain/wall-time'
import { KEEP_PLANS, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { askBehind, type Query, type RowsOf } from '../../platform/db/round-trip.ts'
import type { Statement } from '../../platform/db/statement.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../catalog/tariff/sellable.queries.ts'
import { planMailsSoon } from '../letters/outbox.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { getBookingTerms, getRates, type RateSheet } from '../settings/terms-of-sale.ts'
import { actorOf, type Person } from './person.ts'

/** What an act of booking knows before its transaction. */
export interface Frame {
  readonly services: Services
  readonly tenant: Tenant
  readonly settings: Settings
  readonly terms: BookingTerms
  readonly rates: RateSheet
  readonly person: Person
  /** For the audit: who does it. */
  readonly kim: string
}

/** Everything an act of booking knows; made once per try. */
export interface Booking extends Frame {
  readonly trx: TenantTransaction
  /** The database's clock at the start of the transaction. */
  readonly now: Date
  readonly wall: WallTime
  /** The version of the catalogue that this transaction has seen. */
  readonly surum: number
  /** Mails it has written; their jobs are planned when it has committed. */
  readonly mektuplar: string[]
}

/** What the first statement of a transaction answers, on the same way as `begin`. */
export interface Opening {
  /** The database's clock: it has the word on every end of a hold, whatever the clock of this process says. */
  readonly simdi: Date
  readonly surum: number
}

const OPENING: Statement = {
  name: 'booking-opening',
  text: `select clock_timestamp() as simdi, ${VERSION} as surum`,
}

export interface Act {
  readonly services: Services
  readonly tenant: Tenant
  readonly person: Person
  /** A staff member or the system, where it is not the person who acts. */
  readonly kim?: string
}

const MOST_TRIES = 3
const PASSING = new Set(['40001', '40P01', '55P03'])

/** The rows moved between reading and locking: the whole act starts again. */
export class StockMoved extends Error {
  readonly code = '40001'
}

/** What an act asks or locks whatever the time is: it travels with the first statement of the transaction. */
type Ahead<Queries> = (asking: Asking) => Queries
export type Asking = Act & Pick<Booking, 'trx'>

/**
 * Runs an act in one tenant transaction. What passes by itself (deadlock, lock time-out, moved rows) is tried again as
 * a whole, three times at most; a broken constraint is an answer for a person and is not.
 */
export function inBooking<T>(act: Act, work: (booking: Booking) => Promise<T>): Promise<T> {
  return inBookingWith(act, () => [], work)
}

/** The same with questions that need no round trip of their own. */
export async function inBookingWith<T, const Queries extends readonly Query<unknown>[]>(
  act: Act,
  ahead: Ahead<Queries>,
  work: (booking: Booking, answers: RowsOf<Queries>) => Promise<T>,
): Promise<T> {
  const frame = await readFrame(act)
  for (let attempt = 1; ; attempt += 1) {
    try {
      let mails: readonly string[] = []
      const done = await withTenant(
        act.services.db,
        act.tenant.id,
        async (trx) => {
          const first = { statement: OPENING, values: [act.tenant.id] }
          const [[opening], ...answers] = await askBehind<Opening, Queries>(trx, first, ahead({ ...act, trx }))
          if (!opening) throw new Error('the database told no time')
          const booking = bookingOf(frame, trx, opening)
          mails = booking.mektuplar
          return await work(booking, answers)
        },
        KEEP_PLANS,
      )
      if (mails.length > 0) planMailsSoon(act.services, act.tenant.id, mails)
      return done
    } catch (error) {
      if (!isPassing(error)) throw asRefusal(error)
      if (attempt === MOST_TRIES) throw busy(error)
      await wait(20 + Math.random() * 180)
    }
  }
}

export function bookingOf(frame: Frame, trx: TenantTransaction, { simdi, surum }: Opening): Booking {
  const now = frame.services.booking.now?.() ?? simdi
  return { ...frame, trx, now, wall: wallOf(now), surum, mektuplar: [] }
}

/** A reservation that appeared with the same key, or a number taken in the same second, is a race that was lost too. */
export function isPassing(error: unknown): boolean {
  const { code = '', table } = error as { code?: string; table?: string }
  return PASSING.has(code) || (code === '23505' && table === 'rezervasyon')
}

function busy(cause: unknown): AppError {
  return new AppError('mesgul', {}, { cause })
}

export async function readFrame(act: Act): Promise<Frame> {
  const { services, tenant, person } = act
  const { db, cache } = services
  const [settings, terms, rates] = await Promise.all([
    getTenantSettings(db, cache, tenant),
    getBookingTerms(db, cache, tenant),
    getRates(db, cache, tenant),
  ])
  return { services, tenant, settings, terms, rates, person, kim: act.kim ?? actorOf(person) }
}

/** Constraints that stand for a rule of the business. */
export function asRefusal(error: unknown): unknown {
  const { code, constraint, table } = error as { code?: string; constraint?: string; table?: string }
  if (code === '23P01' || (code === '23514' && constraint === 'kalkis_dolu')) return new AppError('dolu')
  if ((code === '23514' && table === 'kupon') || (code === '23505' && table === 'kupon_kullanimi')) {
    return new AppError('kupon_bitti')
  }
  return error
}
