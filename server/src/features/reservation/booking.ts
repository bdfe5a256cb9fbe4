import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentTerms } from '@meltem/contract/payment/payment'
import type { BookingTerms } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import type { WallTime } from '@meltem/domain/wall-time'
import { type BookingEvent, countBooking } from '../../platform/counters.ts'
import { KEEP_PLANS, type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type AnswersTo, type Asked, askAll } from '../../platform/db/round-trip.ts'
import { type Question, run, type Statement } from '../../platform/db/statement.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { wallOf } from '../../platform/istanbul.ts'
import type { Services } from '../../services.ts'
import { VERSION } from '../catalog/tariff/sellable.queries.ts'
import { planMailsSoon } from '../letters/outbox.ts'
import { paymentTermsOf } from '../payment/start/payment-terms-of.ts'
import { type RateSheet, readRates } from '../settings/rates.ts'
import { readSettingParts } from '../settings/settings.queries.ts'
import { readSettings, type TenantSettings } from '../settings/settings.service.ts'
import { bookingTermsOf } from '../settings/terms-of-sale.ts'
import { makeSearchableSoon } from './office/searchable.ts'
import { actorOf, type Person } from './person.ts'

/** What a price is made with beside the catalogue. */
interface KnownTerms {
  /** The version of settings and rates that these are, or are newer than. */
  readonly kosul_surumu: string
  readonly settings: TenantSettings
  readonly terms: BookingTerms
  /** Which methods the tenant takes, and by whom cards. */
  readonly payment: PaymentTerms
  readonly rates: RateSheet
}

/** What an act of booking knows before its transaction. */
export interface Frame extends KnownTerms {
  readonly services: Services
  readonly tenant: Tenant
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
  /** What it has touched: found by the office as it is now when it has committed. */
  readonly dokunulanlar: string[]
  /** What the figures count when it has committed. */
  readonly counted: (() => void)[]
}

/** What the first statement of a transaction answers, on the same way as `begin`. */
export interface Opening {
  /** The database's clock: it has the word on every end of a hold, whatever the clock of this process says. */
  readonly simdi: Date
  readonly surum: number
  /** Of settings and rates: an act that was begun by others begins again. */
  readonly kosul_surumu: string
}

/** The version of settings and rates, by the tenant in `$1`. */
export const TERMS_VERSION = `coalesce((select surum from ayar_surumu where tenant_id = $1), 0)
  || '.' || (select surum from kur_surumu)`

const OPENING: Statement = {
  name: 'booking-opening',
  text: `select coalesce($2::timestamptz, clock_timestamp()) as simdi, ${VERSION} as surum,
    ${TERMS_VERSION} as kosul_surumu`,
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

/** Settings or rates have changed since the frame was made: the act begins again with the new ones. */
class TermsMoved extends Error {}

/** What an act asks or locks whatever the time is: it travels with the first statement of the transaction. */
type Ahead<Names> = (asking: Asking) => Names
type Work<Names extends Asked, T> = (booking: Booking, answers: AnswersTo<Names>) => Promise<T>

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
  work: Work<Names, T>,
): Promise<T> {
  let frame = await readFrame(act)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneTry(act, frame, ahead, work)
    } catch (error) {
      const moved = error instanceof TermsMoved
      if (!moved && !isPassing(error)) throw asRefusal(error)
      if (attempt === MOST_TRIES) throw busy(error)
      if (moved) frame = await readFrameAnew(act)
      else await wait(20 + Math.random() * 180)
    }
  }
}

async function inOneTry<T, const Names extends Asked>(
  act: Act,
  frame: Frame,
  ahead: Ahead<Names>,
  work: Work<Names, T>,
): Promise<T> {
  let mails: readonly string[] = []
  let touched: readonly string[] = []
  let counted: Booking['counted'] = []
  const done = await withTenant(
    act.services.db,
    act.tenant.id,
    async (trx) => {
      const answers = await askAll(trx, { opening: openingOf(act), ahead: ahead({ ...act, trx }) })
      const [opening] = answers.opening
      if (!opening) throw new Error('the database told no time')
      if (opening.kosul_surumu !== frame.kosul_surumu) throw new TermsMoved()
      const booking = bookingOf(frame, trx, opening)
      mails = booking.mektuplar
      touched = booking.dokunulanlar
      counted = booking.counted
      return await work(booking, answers.ahead as AnswersTo<Names>)
    },
    KEEP_PLANS,
  )
  if (mails.length > 0) planMailsSoon(act.services, act.tenant.id, mails)
  if (touched.length > 0) makeSearchableSoon(act.services, act.tenant.id, touched)
  for (const count of counted) count()
  return done
}

export function bookingOf(frame: Frame, trx: TenantTransaction, { simdi, surum }: Opening): Booking {
  return { ...frame, trx, now: simdi, wall: wallOf(simdi), surum, mektuplar: [], dokunulanlar: [], counted: [] }
}

/** In the figures of /metrics, once the act has committed. */
export function countLater({ counted, tenant }: Booking, event: BookingEvent): void {
  counted.push(() => countBooking(tenant, event))
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
  const known = await services.cache.remember(tenant.id, 'terms', () => readTerms(services, tenant))
  return { ...known, services, tenant, person, kim: act.kim ?? actorOf(person) }
}

/** A change that this process has not been told of: everything it keeps of the tenant may be older. */
function readFrameAnew(act: Act): Promise<Frame> {
  act.services.cache.dropTenant(act.tenant.id)
  return readFrame(act)
}

/** The version first: what is read after it, from the tables, is that version or a newer one, never an older. */
async function readTerms({ db }: Services, tenant: Tenant): Promise<KnownTerms> {
  const [version] = await withTenant(db, tenant.id, (trx) =>
    run<Pick<Opening, 'kosul_surumu'>>(trx, { name: '', text: `select ${TERMS_VERSION} as kosul_surumu` }, tenant.id),
  )
  if (!version) throw new Error('the database told no version')
  const settings = await readSettings(db, tenant)
  const parts = await withTenant(db, tenant.id, readSettingParts)
  const terms = bookingTermsOf(parts.get('rezervasyon'))
  const payment = paymentTermsOf(parts.get('odeme'))
  const rates = await readRates(db, tenant)
  return { ...version, settings, terms, payment, rates }
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
