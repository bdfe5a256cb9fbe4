import { AppError } from '@meltem/contract/errors'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

interface Limit {
  readonly points: number
  /** Seconds. */
  readonly duration: number
}

/** Reliability §3.4; counted in PostgreSQL, so that a restart or a second process forgets nothing. */
const LIMITS = {
  contact_ip: { points: 5, duration: 10 * 60 },
  waiting_list_ip: { points: 10, duration: 10 * 60 },
  staff_login_ip: { points: 30, duration: 15 * 60 },
  staff_login_account: { points: 5, duration: 15 * 60 },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof LIMITS

export class Throttles {
  readonly #limiters: Map<LimitName, RateLimiterPostgres>

  constructor(pool: Pool) {
    this.#limiters = new Map(
      (Object.entries(LIMITS) as [LimitName, Limit][]).map(([name, limit]) => [
        name,
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'hiz_siniri',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          ...limit,
        }),
      ]),
    )
  }

  /** Takes one point or refuses with `cok_istek`. The key carries the tenant. */
  async take(name: LimitName, tenantId: number, key: string): Promise<void> {
    try {
      await this.#limiter(name).consume(`${tenantId}:${key}`)
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tooMany(refused)
      throw refused
    }
  }

  /** Forgets what was counted, after a success. */
  async forgive(name: LimitName, tenantId: number, key: string): Promise<void> {
    await this.#limiter(name).delete(`${tenantId}:${key}`)
  }

  #limiter(name: LimitName): RateLimiterPostgres {
    return this.#limiters.get(name) as RateLimiterPostgres
  }
}

function tooMany(state: RateLimiterRes): AppError {
  return new AppError('cok_istek', { saniye: Math.ceil(state.msBeforeNext / 1000) })
}
