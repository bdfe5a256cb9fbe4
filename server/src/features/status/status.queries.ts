import { sql } from 'kysely'
import type { Db, TenantTransaction } from '../../platform/db/connection.ts'

/** A database that only reads takes no booking: a follower, or one that somebody has put to rest. */
export async function readTakesWrites(db: Db): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`
    select not (pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean) as takes`.execute(db)
  return rows[0]?.takes === true
}

/** The last words of providers about payments of the last half hour: the newest that came, and the newest that is missing. */
export async function readPaymentWords(trx: TenantTransaction) {
  return await trx
    .selectFrom('odeme_denemesi')
    .select([
      sql<Date | null>`max(olusturma_zamani) filter (where durum = 'unknown' or (durum = 'failed' and adim is null))`.as(
        'missing',
      ),
      sql<Date | null>`max(olusturma_zamani) filter (where durum not in ('created', 'unknown') and adim is not null)`.as(
        'heard',
      ),
    ])
    .where('olusturma_zamani', '>', sql<Date>`now() - interval '30 minutes'`)
    .executeTakeFirst()
}
