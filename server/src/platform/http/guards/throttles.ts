import { createHash } from 'node:crypto'
import { AppError } from '@meltem/contract/wire/errors'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  readonly points: number
  /** Seconds. */
  readonly duration: number
}

/** PEOPLE-5; counted in PostgreSQL, so that a restart or a second process forgets nothing. */
export const LIMITS = {
  contact_ip: { points: 5, duration: 10 * 60 },
  // A person tries a few cards; a thief tries many.
  payment_ip: { points: 60, duration: 10 * 60 },
  trip_link_ip: { points: 10, duration: 60 * 60 },
  // PEOPLE-83: counted when the mail goes, so that only a sender who knows the guest counts.
  trip_link_booking: { points: 3, duration: 60 * 60 },
  document_ip: { points: 120, duration: 10 * 60 },
  enquiry_ip: { points: 5, duration: 10 * 60 },
  waiting_list_ip: { points: 10, duration: 10 * 60 },
  review_ip: { points: 5, duration: 60 * 60 },
  comment_ip: { points: 5, duration: 60 * 60 },
  newsletter_ip: { points: 10, duration: 60 * 60 },
  newsletter_address: { points: 3, duration: 24 * 60 * 60 },
  newsletter_key_ip: { points: 30, duration: 15 * 60 },
  // A visitor who reads a lot, or an office behind one address.
  visit_ip: { points: 600, duration: 10 * 60 },
  watch_ip: { points: 20, duration: 60 * 60 },
  staff_login_ip: { points: 30, duration: 15 * 60 },
  staff_login_account: { points: 5, duration: 15 * 60 },
  staff_login_device: { points: 5, duration: 15 * 60 },
  installation_login_ip: { points: 20, duration: 15 * 60 },
  member_login_ip: { points: 30, duration: 15 * 60 },
  member_register_ip: { points: 10, duration: 60 * 60 },
  member_mail_account: { points: 5, duration: 60 * 60 },
  member_exists_account: { points: 5, duration: 60 * 60 },
  // PEOPLE-83: no longer than the key of such a mail opens, so that a person who gets no further one still has one that opens.
  member_password_account: { points: 5, duration: 30 * 60 },
  member_key_ip: { points: 30, duration: 15 * 60 },
  // PEOPLE-7: whether an address is known is told so often, then never.
  existence_ip: { points: 10, duration: 60 * 60 },
  member_login_tenant: { points: 300, duration: 60 },
  // A system of an agency: five a second on average, and bursts.
  agency_api_key: { points: 300, duration: 60 },
  // Another system of the operator, likewise.
  office_api_key: { points: 300, duration: 60 },
  offer_ip: { points: 60, duration: 10 * 60 },
  social_ip: { points: 30, duration: 15 * 60 },
  agency_login_ip: { points: 60, duration: 15 * 60 },
  agency_key_ip: { points: 30, duration: 15 * 60 },
  agency_mail_account: { points: 5, duration: 60 * 60 },
  agency_password_account: { points: 5, duration: 30 * 60 },
  agency_application_ip: { points: 5, duration: 60 * 60 },
  agency_document_ip: { points: 40, duration: 60 * 60 },
  agency_logo: { points: 20, duration: 60 * 60 },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof LIMITS

/** Seconds over which the calls of one address are added up. */
const CALLS_WINDOW = 60

/** Five guesses are free, then each costs 1, 2, 4 … 15 minutes; an hour of quiet forgets them (PEOPLE-5). */
const FREE_GUESSES = 5
const LONGEST_WAIT_MINUTES = 15
const FORGET_MINUTES = 60

/**
 * Strangers can use up what is counted for an account. What is counted for a device that the account knows, or for an
 * open login, only its owner can.
 */
type SlowedName =
  | 'member_login_account'
  | 'member_login_device'
  | 'member_session'
  | 'agency_login_account'
  | 'agency_login_device'
  | 'agency_code'
  | 'agency_code_device'
  | 'agency_session'
  | 'staff_code'
  | 'staff_code_device'
  | 'installation_login'
  | 'installation_code'

export class Throttles {
  readonly #limiters: Map<LimitName, RateLimiterPostgres>
  readonly #calls: RateLimiterPostgres
  readonly #pool: Pool

  constructor(pool: Pool, prepare = true) {
    this.#pool = pool
    const storeClient = prepare ? pool : withoutNames(pool)
    const limiter = (keyPrefix: string, limit: Limit) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: 'hiz_siniri',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        ...limit,
      })
    const limits = Object.entries(LIMITS) as [LimitName, Limit][]
    this.#limiters = new Map(limits.map(([name, limit]) => [name, limiter(name, limit)]))
    this.#calls = limiter('api_ip', { points: Number.MAX_SAFE_INTEGER, duration: CALLS_WINDOW })
  }

  /** Adds calls of an address to those of all processes; the caller knows how many there may be (CallLimit). */
  async takeCalls(address: string, points: number): Promise<{ taken: number; msBeforeNext: number }> {
    const { consumedPoints, msBeforeNext } = await this.#calls.consume(counterOf(EVERY_TENANT, address), points)
    return { taken: consumedPoints, msBeforeNext }
  }

  /** Takes one point or refuses with `cok_istek`. The key carries the tenant. */
  async take(name: LimitName, tenantId: number, key: string): Promise<void> {
    try {
      await this.#limiter(name).consume(counterOf(tenantId, key))
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(refused)
      throw refused
    }
  }

  /** Takes one point if there is one left; answers whether there was. */
  async mayTake(name: LimitName, tenantId: number, key: string): Promise<boolean> {
    try {
      await this.#limiter(name).consume(counterOf(tenantId, key))
      return true
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false
      throw refused
    }
  }

  /**
   * Counts a guess before it is looked at, so that a thousand at once are no more than a thousand in a row. `expire` is
   * the instant from which the next guess is looked at.
   */
  async guess(name: SlowedName, tenantId: number, key: string): Promise<void> {
    const now = Date.now()
    const waitAfter = (points: string) =>
      `case when ${points} < ${FREE_GUESSES} then 0
        else least(power(2, ${points} - ${FREE_GUESSES}), ${LONGEST_WAIT_MINUTES}) * 60000 end`
    const counted = `case when h.expire < $2::bigint - ${FORGET_MINUTES * 60_000} then 1 else h.points + 1 end`
    const taken = await this.#pool.query(
      `insert into hiz_siniri as h (key, points, expire) values ($1, 1, $2::bigint)
       on conflict (key) do update set points = ${counted}, expire = $2::bigint + ${waitAfter(`(${counted})`)}
       where h.expire <= $2::bigint returning 1`,
      [slowedKey(name, tenantId, key), now],
    )
    if (taken.rowCount === 1) return
    const { rows } = await this.#pool.query<{ expire: number }>('select expire from hiz_siniri where key = $1', [
      slowedKey(name, tenantId, key),
    ])
    throw new AppError('cok_istek', { saniye: Math.max(1, Math.ceil(((rows[0]?.expire ?? now) - now) / 1000)) })
  }

  async forgiveGuesses(name: SlowedName, tenantId: number, key: string): Promise<void> {
    await this.#pool.query('delete from hiz_siniri where key = $1', [slowedKey(name, tenantId, key)])
  }

  /** Forgets what was counted, after a success. */
  async forgive(name: LimitName, tenantId: number, key: string): Promise<void> {
    await this.#limiter(name).delete(counterOf(tenantId, key))
  }

  #limiter(name: LimitName): RateLimiterPostgres {
    return this.#limiters.get(name) as RateLimiterPostgres
  }
}

/** A named statement is prepared, and a pooler that knows none hands the name to a connection of another client. */
function withoutNames(pool: Pool): Pick<Pool, 'query'> {
  const query = ({ text, values }: QueryConfig) => pool.query({ text, ...(values ? { values } : {}) })
  return { query: query as Pool['query'] }
}

function slowedKey(name: SlowedName, tenantId: number, key: string): string {
  return `${name}:${counterOf(tenantId, key)}`
}

/** Calls are counted before it is known whom they are for. */
const EVERY_TENANT = 0

/** Addresses of people and machines are counted, not kept: the table holds nothing that could be read out. */
function counterOf(tenantId: number, key: string): string {
  return `${tenantId}:${createHash('sha256').update(key).digest('base64url')}`
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError('cok_istek', { saniye: Math.ceil(state.msBeforeNext / 1000) })
}
