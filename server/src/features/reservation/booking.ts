import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@meltem/contract/errors'
import { BookingTerms, type Settings } from '@meltem/contract/settings'
import type { RateTable } from '@meltem/domain/exchange'
import type { WallTime } from '@meltem/domain/wall-time'
import * as z from 'zod/mini'
import { type Db, KEEP_PLANS, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type AnswersTo, type Asked, askAll } from '../../platform/db/round-trip.ts'
import type { Question, Statement } from '../../platform/db/statement.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import { planMailsSoon } from '../../platform/mail/outbox.ts'
import type { TenantCache } from '../../platform/memory/tenant-cache.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../catalog/tariff/sellable.queries.ts'
import { findLatestBulletin, readSettingParts } from '../settings/settings.queries.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { actorOf, type Person } from './person.ts'

/** Rates of one bulletin, exact; the base currency has '1'. */
export interface RateSheet {
  readonly kurlar: RateTable
  readonly banka_kodu: string
  readonly bulten_tarihi: string | null
}

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
  text: `select coalesce($2::timestamptz, clock_timestamp()) as simdi, ${VERSION} as surum`,
}

function openingOf({ services, tenant }: Act): Question<Opening> {
  return { statement: OPENING, values: [tenant.id, services.clock.told()] }
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
type Ahead<Names> = (asking: Asking) => Names
export type Asking = Act & Pick<Booking, 'trx'>

/**
 * Runs an act in one tenant transaction. What passes by itself (deadlock, lock time-out, moved rows) is tried again as
 * a whole, three times at most; a broken constraint is an answer for a person and is not.
 */
export function inBooking<T>(act: Act, work: (booking: Booking) => Promise<T>): Promise<T> {
  return inBookingWith(act, () => ({}), work)
}

/** The same with questions that need no round trip of their own. */
export async function inBookingWith<T, const Names extends Asked>(
  act: Act,
  ahead: Ahead<Names>,
  work: (booking: Booking, answers: AnswersTo<Names>) => Promise<T>,
): Promise<T> {
  const frame = await readFrame(act)
  for (let attempt = 1; ; attempt += 1) {
    try {
      let mails: readonly string[] = []
      const done = await withTenant(
        act.services.db,
        act.tenant.id,
        async (trx) => {
          const asked = { opening: openingOf(act), ahead: ahead({ ...act, trx }) }
          const answers = await askAll(trx, asked)
          const [opening] = answers.opening
          if (!opening) throw new Error('the database told no time')
          const booking = bookingOf(frame, trx, opening)
          mails = booking.mektuplar
          return await work(booking, answers.ahead as AnswersTo<Names>)
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
  return { ...frame, trx, now: simdi, wall: wallOf(simdi), surum, mektuplar: [] }
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

const DEFAULT_TERMS = { taksit_oranlari: {}, bilet_on_eki: 'BLT', tutma_dk: 15 }

export function getBookingTerms(db: Db, cache: TenantCache, tenant: Tenant): Promise<BookingTerms> {
  return cache.remember(tenant.id, 'booking', () =>
    withTenant(db, tenant.id, async (trx) => {
      const stored = (await readSettingParts(trx)).get('rezervasyon') as object | undefined
      return z.parse(BookingTerms, { ...DEFAULT_TERMS, ...stored })
    }),
  )
}

export function getRates(db: Db, cache: TenantCache, tenant: Tenant): Promise<RateSheet> {
  return cache.remember(tenant.id, 'rates', async () => {
    const bulletin = await findLatestBulletin(db)
    const rates = bulletin?.kurlar.map(({ kod, satis }) => [kod, satis] as const) ?? []
    return {
      kurlar: { ...Object.fromEntries(rates), TRY: '1' },
      banka_kodu: bulletin?.banka_kodu ?? 'TCMB',
      bulten_tarihi: bulletin?.bulten_tarihi ?? null,
    }
  })
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
