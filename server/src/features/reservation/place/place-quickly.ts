import { randomUUID } from 'node:crypto'
import type { Reservation, ReservationRequest } from '@meltem/contract/reservation/reservation'
import { AppError } from '@meltem/contract/wire/errors'
import { countBooking } from '../../../platform/counters.ts'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { commitWith, run, type Statement } from '../../../platform/db/statement.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'
import { VERSION } from '../../catalog/tariff/sellable.queries.ts'
import { planMailsSoon } from '../../letters/outbox.ts'
import {
  type Act,
  asRefusal,
  type Booking,
  bookingOf,
  type Frame,
  isPassing,
  type Opening,
  readFrame,
  TERMS_VERSION,
} from '../booking.ts'
import { point } from '../fault-points.ts'
import { lettersOf } from '../news.ts'
import { makeSearchableSoon } from '../office/searchable.ts'
import { needsOfBasket } from '../quote/read-basket.ts'
import { reservationOnWire } from '../reservation-on-wire.ts'
import { CHECKS, DecidedCarefully, LEFT_TO_CARE } from './checks.ts'
import { RegistrationGuess } from './registration-guess.ts'
import { digestOf } from './request-key.ts'
import { Together } from './together.ts'
import { bookingSteps, type SeatBooking } from './write-booking.ts'

/** A basket on its way into a group of others. */
interface Candidate {
  readonly frame: Frame
  readonly request: ReservationRequest
}

interface OpenedGroup extends Opening {
  /** Keys that have been used, by the very same request or by a basket that is held. */
  readonly bilinenler: readonly string[]
  /** Free seconds that are ours until the transaction ends. */
  readonly kayit_nolari: readonly string[]
}

/**
 * Numbers are looked for this far ahead of where they are guessed; who finds none goes the careful way. The taken ones
 * are counted and not joined: a plan of many bookings may join by reading all of them.
 */
const LOOK_AHEAD_SECONDS = 120

const OPEN: Statement = {
  name: 'booking-open',
  text: `select coalesce($3::timestamptz, clock_timestamp()) as simdi, ${VERSION} as surum, ${TERMS_VERSION} as kosul_surumu,
    array(select anahtar from istek_anahtari where tenant_id = $1 and kapsam = 'rezervasyon' and anahtar = any($2::text[])
      union all select k_no::text from rezervasyon where tenant_id = $1 and k_no = any($2::text[]::uuid[])) as bilinenler,
    array(select aday from (
        select 'INT' || to_char(generate_series(bas.an, bas.an + make_interval(secs => ${LOOK_AHEAD_SECONDS}), '1 second'),
          'YYMMDDHH24MISS') as aday
        from (select date_trunc('second', greatest(
          coalesce($3::timestamptz, clock_timestamp()) at time zone interval '3 hours', $4::timestamp)) as an) as bas) as adaylar
      where pg_try_advisory_xact_lock($1, hashtext(aday))
        and (select count(*) from rezervasyon where tenant_id = $1 and kayit_no = aday) = 0
      limit $5) as kayit_nolari`,
}

const MOST_TOGETHER = 16
const GROUPS_AT_ONCE = 2

type Groups = Together<Candidate, Reservation | undefined>
const groupsIn = keptWith<Map<number, Groups>>(() => new Map())

function groupsOf({ services: { db }, tenant }: Act): Groups {
  const tenants = groupsIn(db)
  const groups =
    tenants.get(tenant.id) ?? new Together({ most: MOST_TOGETHER, groups: GROUPS_AT_ONCE, carry: placeGroup })
  tenants.set(tenant.id, groups)
  return groups
}

/**
 * Books a basket of nothing but seats in two round trips: version of the catalogue and number; then all rows, the
 * counters and the commit. Nothing is locked beforehand, as the condition on the counter takes the seats or fails the
 * whole transaction. In a crowd several baskets share the two. Undefined where the careful way has to decide; then
 * nothing has happened.
 */
export async function placeQuickly(act: Act, request: ReservationRequest): Promise<Reservation | undefined> {
  if (LEFT_TO_CARE.some(({ applies }) => applies(act, request))) return undefined
  return await groupsOf(act).join({ frame: await readFrame(act), request })
}

type Outcome = PromiseSettledResult<Reservation | undefined>
const careful: Outcome = { status: 'fulfilled', value: undefined }
const refused = (reason: unknown): Outcome => ({ status: 'rejected', reason })

/** All of them in one transaction. If it fails it is unknown which one failed it, and each goes alone. */
async function placeGroup(group: readonly Candidate[]): Promise<readonly Outcome[]> {
  try {
    return await inOneTransaction(group)
  } catch (error) {
    if (group.length > 1) return (await Promise.all(group.map((one) => placeGroup([one])))).flat()
    return [isUndecided(error) ? careful : refused(asRefusal(error))]
  }
}

async function inOneTransaction(group: readonly Candidate[]): Promise<readonly Outcome[]> {
  const [first] = group
  if (!first) return []
  const { services, tenant } = first.frame
  const guess = new RegistrationGuess(services.db, tenant.id, services.clock.now(), group.length)
  let numbers: readonly string[] = []
  try {
    const { outcomes, made } = await withTenant(services.db, tenant.id, async (trx) => {
      const prepared = await prepareGroup(trx, group, await open(trx, group, guess.from))
      if (prepared.made.length > 0) await commitWith(trx, bookingSteps(tenant.id, prepared.made))
      return prepared
    })
    numbers = made.map(({ row }) => row.kayit_no ?? '')
    const mails = made.flatMap(({ mektuplar }) => mektuplar.map(({ k_no }) => k_no))
    if (mails.length > 0) planMailsSoon(services, tenant.id, mails)
    for (const { olay } of made) countBooking(tenant, olay)
    if (made.length > 0) {
      const keys = made.map(({ row }) => row.k_no)
      makeSearchableSoon(services, tenant.id, keys)
    }
    return outcomes
  } finally {
    guess.end(numbers)
  }
}

/** Only looks: the keys are written with everything else, and the one that comes second fails there. */
async function open(trx: TenantTransaction, group: readonly Candidate[], from: string | null): Promise<OpenedGroup> {
  await point('before_key')
  const keys = group.map(({ request }) => request.k_no)
  const { services, tenant } = group[0]?.frame ?? {}
  const [opened] = await run<OpenedGroup>(trx, OPEN, tenant?.id, keys, services?.clock.told(), from, group.length)
  if (!opened) throw new Error('the database told no time')
  await point('after_key')
  return opened
}

interface PreparedGroup {
  readonly outcomes: readonly Outcome[]
  readonly made: readonly SeatBooking[]
}

/** Computes every basket for itself: one that is refused is left out, and the others do not notice. */
async function prepareGroup(
  trx: TenantTransaction,
  group: readonly Candidate[],
  opened: OpenedGroup,
): Promise<PreparedGroup> {
  const known = new Set(opened.bilinenler)
  const outcomes: Outcome[] = []
  const made: SeatBooking[] = []
  for (const [place, { frame, request }] of group.entries()) {
    try {
      const kayit_no = opened.kayit_nolari[place]
      if (kayit_no === undefined || known.has(request.k_no)) throw new DecidedCarefully()
      if (frame.kosul_surumu !== opened.kosul_surumu) throw new DecidedCarefully()
      const one = await prepare(bookingOf(frame, trx, opened), request, kayit_no)
      outcomes.push({
        status: 'fulfilled',
        value: reservationOnWire(one.row, one.lines, { alinan: 0, now: one.booking.now }),
      })
      made.push(one)
    } catch (error) {
      if (error instanceof DecidedCarefully) outcomes.push(careful)
      else if (error instanceof AppError) outcomes.push(refused(error))
      else throw error
    }
  }
  return { outcomes, made }
}

async function prepare(booking: Booking, request: ReservationRequest, kayit_no: string): Promise<SeatBooking> {
  const placing = { booking, request, hold: undefined, kayit_no, lockStock: null }
  const { basket, row, lines, olay, news } = await CHECKS.run(placing)
  const kalkislar = needsOfBasket(basket).filter((need) => need.tur === 'kalkis')
  const letters = lettersOf(booking, row, lines, news)
  const mektuplar = letters.map((letter) => ({ ...letter, k_no: randomUUID() }))
  await point('before_commit')
  return { booking, ozet: digestOf(booking, request), row, lines, kalkislar, olay, mektuplar }
}

const SHARED_TABLES = ['kalkis', 'istek_anahtari', 'rezervasyon']

/**
 * Full at first sight, while a dead hold may lie on it; the same request twice at once; two people who were the first on
 * a departure; a lock that took too long.
 */
function isUndecided(error: unknown): boolean {
  if (isPassing(error)) return true
  const { code, constraint, table = '' } = error as { code?: string; constraint?: string; table?: string }
  return (code === '23514' && constraint === 'kalkis_dolu') || (code === '23505' && SHARED_TABLES.includes(table))
}
