import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { countRead } from '../counters.ts'
import { connect, type Db, type TenantTransaction, withTenant } from './connection.ts'
import { isPassingTrouble } from './passing-trouble.ts'

/** How long a copy is waited for before the database itself is asked. */
const PATIENCE_MS = 300
const STEP_MS = 10

class Behind extends Error {
  override readonly name = 'Behind'
}

/**
 * Long reads. Where a copy follows the database they go there, and only once it has everything that was committed before
 * they were asked for: a person who has just written reads what was written, here and in every other process (RELY-36). A copy
 * that is behind, or gone, is no trouble: the database itself is asked.
 */
export class Reader {
  readonly #db: Db
  readonly #copy: Db | undefined

  constructor(db: Db, copy?: Db) {
    this.#db = db
    this.#copy = copy
  }

  /** `work` may be begun a second time, so it changes nothing outside. */
  async read<T>(tenantId: number, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
    if (!this.#copy) return await withTenant(this.#db, tenantId, work)
    try {
      const found = await this.#readCopy(this.#copy, tenantId, work)
      countRead('copy')
      return found
    } catch (error) {
      if (!mayAskAgain(error)) throw error
      countRead('database')
      return await withTenant(this.#db, tenantId, work)
    }
  }

  async #readCopy<T>(copy: Db, tenantId: number, work: (trx: TenantTransaction) => Promise<T>): Promise<T> {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(this.#db)
    return await withTenant(copy, tenantId, async (trx) => {
      await waitFor(trx, rows[0]?.lsn ?? '')
      return await work(trx)
    })
  }
}

const READ_ONLY = '25006'

/** What tries to write is a mistake of ours, and the database itself would let it. */
function mayAskAgain(error: unknown): boolean {
  if ((error as { code?: unknown }).code === READ_ONLY) return false
  return error instanceof Behind || isPassingTrouble(error)
}

/** The reader of the settings, with connections of its own to the copy where one is named. */
export function openReader(
  { databaseReadUrl, databasePool }: Config,
  db: Db,
  onError: (error: Error) => void,
): { readonly reads: Reader; readonly close: () => Promise<void> } {
  if (!databaseReadUrl) return { reads: new Reader(db), close: async () => undefined }
  // No sign of life for a second is answer enough: the database itself is there.
  const copy = connect(databaseReadUrl, databasePool, onError, { prepare: false, waitMs: 1_000 })
  return { reads: new Reader(db, copy.db), close: copy.close }
}

/** Each statement of the transaction sees what has arrived by then. A copy that was promoted waits for nothing. */
async function waitFor(trx: TenantTransaction, lsn: string): Promise<void> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += STEP_MS) {
    const { rows } = await sql<{ there: boolean }>`
      select coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, true) as there`.execute(trx)
    if (rows[0]?.there) return
    await pause(STEP_MS)
  }
  throw new Behind('The copy has not caught up')
}
