import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTrialServer, type TrialServer } from '../../../scripts/trial-server.ts'
import { type Connection, connect } from '../../../server/src/platform/db/connection.ts'
import { findRunningEmbedded } from '../../../server/src/platform/db/embedded.ts'
import { appUrlOf } from '../../../server/src/platform/db/open-database.ts'
import { loadFixture } from '../../../server/src/testing/fixture.ts'
import { guestTenant } from '../../../server/src/testing/hammer/hammer-tenant.ts'

/** The product with one tenant whose guests may book, and the database it runs on. */
export interface BookingStage extends Connection {
  readonly server: TrialServer
  /** Sees every tenant: counters, bulk data, the raw reference. */
  readonly owner: Connection
  readonly ownerUrl: string
  readonly tenantId: number
}

/** What autovacuum does every minute in a shop that is open: plans made for empty tables are of no use there. */
export async function refreshStatistics({ owner }: BookingStage): Promise<void> {
  await owner.pool.query('analyze')
}

/** `root` is where another version lies that lays the database out. */
export async function openBookingStage({ root }: { readonly root?: string | undefined } = {}): Promise<BookingStage> {
  const server = await startTrialServer({
    root,
    environment: {
      DEMO: '0',
      RATE_LIMIT: '100000000',
      TRUST_PROXY: '127.0.0.1',
      // Shedding load is for overload; here every client waits for its answer.
      MAX_LOOP_DELAY: '0',
    },
  })
  try {
    const secret = readFileSync(join(server.dataDir, 'secret'), 'utf8').trim()
    const ownerUrl = findRunningEmbedded({ dataDir: server.dataDir, secrets: [secret] })
    if (!ownerUrl) throw new Error('The trial server has no embedded database')
    const complain = (error: Error) => process.stderr.write(`${error.message}\n`)
    const owner = connect(ownerUrl, 1, complain)
    const connection = connect(appUrlOf(ownerUrl, secret), 2, complain)
    await loadFixture(owner.db, connection.db, [guestTenant()])
    const { id } = await owner.db.selectFrom('tenant').select('id').executeTakeFirstOrThrow()
    const close = async () => {
      await connection.close()
      await owner.close()
      await server.stop()
    }
    return { ...connection, server, owner, ownerUrl, tenantId: id, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}
