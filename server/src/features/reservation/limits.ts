import { AppError } from '@meltem/contract/errors'
import { sql } from 'kysely'
import { later } from '../../db/round-trip.ts'
import type { Booking } from './booking.ts'
import { holderOf } from './person.ts'

/** Reliability B13: nobody can hold everything. */
const MOST_HOLDS = 3
/** Rulings §5. */
const MOST_OPTIONS = 3

/** One act of a person at a time, so that counting and adding cannot be overtaken. Comes before every other lock. */
async function lockHolder({ trx, tenant, person, services }: Booking): Promise<void> {
  if (services.booking.lockingOff) return
  const name = `${tenant.id}:${holderOf(person)}`
  await later(trx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

async function countOpen(booking: Booking, durum: 'held' | 'requested', except: string): Promise<number> {
  const { trx, now, person } = booking
  const query = trx
    .selectFrom('rezervasyon')
    .select(sql<number>`count(*)::int`.as('adet'))
    .where('durum', '=', durum)
    .where('bitis', '>', now)
    .where('k_no', '<>', except)
  const own = person.uye
    ? query.where('uye_k_no', '=', person.uye.k_no)
    : query.where('uye_k_no', 'is', null).where('ip', '=', person.ip)
  return (await own.executeTakeFirstOrThrow()).adet
}

export async function requireFewHolds(booking: Booking, except: string): Promise<void> {
  await lockHolder(booking)
  if ((await countOpen(booking, 'held', except)) >= MOST_HOLDS) throw new AppError('cok_tutma')
}

export async function requireFewOptions(booking: Booking, except: string): Promise<void> {
  await lockHolder(booking)
  if ((await countOpen(booking, 'requested', except)) >= MOST_OPTIONS) throw new AppError('cok_opsiyon')
}
