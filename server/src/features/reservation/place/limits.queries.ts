import { sql } from 'kysely'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { fixed } from '../../../platform/db/fixed-query.ts'

export const NO_LOCK = sql`select 1`

export const lockQuery = fixed((_trx, name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

export type Open = 'held' | 'requested'

function openBaskets(trx: TenantTransaction, durum: Open, { except, now }: { except: string; now: Date | null }) {
  return (
    trx
      .selectFrom('rezervasyon')
      .select(sql<number>`count(*)::int`.as('adet'))
      // Written out, as the index is one of open rows: a plan for any state could not use it.
      .where('durum', '=', sql.lit(durum))
      .where('bitis', '>', sql<Date>`coalesce(${now}::timestamptz, now())`)
      .where('k_no', '<>', except)
  )
}

function openQueries(durum: Open) {
  return {
    ofMember: fixed((trx, except: string, now: Date | null, member: string) =>
      openBaskets(trx, durum, { except, now }).where('uye_k_no', '=', member),
    ),
    ofGuest: fixed((trx, except: string, now: Date | null, ip: string) =>
      openBaskets(trx, durum, { except, now }).where('uye_k_no', 'is', null).where('ip', '=', ip),
    ),
  }
}

export const OPEN_QUERIES = { held: openQueries('held'), requested: openQueries('requested') }

/** The options and baskets of one agency. */
export function openOfAgency(
  trx: TenantTransaction,
  durum: Open,
  counted: { readonly except: string; readonly now: Date | null },
  { ac_k_no, alt_ac_k_no }: { readonly ac_k_no: string | null; readonly alt_ac_k_no: string | null },
) {
  return openBaskets(trx, durum, counted)
    .where('ac_k_no', '=', ac_k_no)
    .where('alt_ac_k_no', 'is not distinct from', alt_ac_k_no)
}
