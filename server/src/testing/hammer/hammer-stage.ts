import { sql } from 'kysely'
import { type Connection, connect, withTenant } from '../../platform/db/connection.ts'
import { FIXTURE_PASSWORD, loadFixture } from '../fixture.ts'
import { TEST_SECRET } from '../global-setup.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { type ApiProcess, startApiProcesses } from './api-process.ts'
import type { ApiOrders } from './api-process-services.ts'
import { fireTogether, type Reply, type Shot } from './hammer.ts'
import { stranger } from './hammer-basket.ts'
import { guestTenant } from './hammer-tenant.ts'

/** A database with one tenant whose guests may book, and several API processes on it. */
export interface Stage extends Connection {
  readonly tenantId: number
  readonly database: TestDatabase
  readonly processes: readonly ApiProcess[]
  readonly orders: ApiOrders
  /** A call to one of the processes in turn, by a person the server has not seen before unless headers name one. */
  shot(path: string, body: object, headers?: Record<string, string>): Shot
  call(path: string, body: object, headers?: Record<string, string>): Promise<Reply>
  /** Headers of a logged-in staff member. */
  logIn(): Promise<Record<string, string>>
  counters(): Promise<DatabaseCounters>
}

export interface DatabaseCounters {
  readonly deadlocks: number
  readonly rollbacks: number
}

/** What of the orders a test may want otherwise. */
type StageOrders = Partial<Omit<ApiOrders, 'ownerUrl' | 'appUrl' | 'secret'>>

export async function openStage(processCount: number, wanted: StageOrders = {}): Promise<Stage> {
  const database = await createTestDatabase()
  const complain = (error: Error) => process.stderr.write(`${error.message}\n`)
  const owner = connect(database.ownerUrl, 1, complain)
  await waitLonger(owner, database)
  const connection = connect(database.appUrl, 4, complain)
  await loadFixture(owner.db, connection.db, [guestTenant()])
  // The races that a control run shows must not be caught by the last line of defence.
  if (wanted.lockingOff) await dropGuards(owner)
  const { id } = await owner.db.selectFrom('tenant').select('id').executeTakeFirstOrThrow()
  await owner.close()
  const orders = { ownerUrl: database.ownerUrl, appUrl: database.appUrl, secret: TEST_SECRET, pool: 12, ...wanted }
  const processes = await startApiProcesses(processCount, orders)
  return assemble({ ...connection, database, processes, orders, tenantId: id })
}

/**
 * The time limits of the role would turn a slow machine into refusals and retries. Races are about order, not about
 * speed: with these limits an answer depends on what the others did and on nothing else.
 */
async function waitLonger({ db }: Connection, { appUrl }: TestDatabase): Promise<void> {
  const { username, pathname } = new URL(appUrl)
  for (const setting of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) {
    await sql`alter role ${sql.id(username)} in database ${sql.id(pathname.slice(1))}
      set ${sql.raw(setting)} = '60s'`.execute(db)
  }
}

/** Constraints hold even without locks, which is their purpose; a control run wants to see what the locks do. */
async function dropGuards({ db }: Connection): Promise<void> {
  await sql`alter table tutma drop constraint tutma_cakisma`.execute(db)
  await sql`alter table kalkis drop constraint kalkis_dolu`.execute(db)
  await sql`alter table tutma drop constraint tutma_kisi_check`.execute(db)
  await sql`alter table kupon drop constraint kupon_check`.execute(db)
  await sql`alter table acente_kontenjan_gun drop constraint kontenjan_dolu`.execute(db)
}

type Parts = Pick<Stage, 'db' | 'pool' | 'close' | 'database' | 'processes' | 'orders' | 'tenantId'>

function assemble(parts: Parts): Stage {
  let turn = 0
  const shot: Stage['shot'] = (path, body, headers = {}) => {
    turn += 1
    const target = parts.processes[turn % parts.processes.length]
    if (!target) throw new Error('a stage needs a process')
    const isControl = parts.orders.lockingOff === true
    return { target: target.url, path: `/api${path}`, body, headers: { ...stranger(), ...headers }, isControl }
  }
  const call: Stage['call'] = async (path, body, headers) => {
    const [reply] = await fireTogether([shot(path, body, headers)])
    if (!reply) throw new Error('no reply')
    return reply
  }
  return {
    ...parts,
    shot,
    call,
    logIn: () => logIn(parts.processes[0]?.url ?? ''),
    counters: () => readCounters(parts),
    close: async () => {
      await Promise.all(parts.processes.map((one) => one.stop()))
      await parts.close()
      await (parts.orders.lockingOff ? parts.database.discard() : parts.database.drop())
    },
  }
}

async function logIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/yonetim/giris-yap-post`, {
    method: 'POST',
    headers: { company: 'alfa', 'content-type': 'application/json' },
    body: JSON.stringify({ e_mail: 'ada@alfa.example.com', sifre: FIXTURE_PASSWORD }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';', 1)[0]
  if (!cookie) throw new Error(`the staff login answered ${response.status}`)
  return { cookie }
}

async function readCounters({ db }: Pick<Stage, 'db'>): Promise<DatabaseCounters> {
  const { rows } = await sql<DatabaseCounters>`select deadlocks, xact_rollback as rollbacks from pg_stat_database
    where datname = current_database()`.execute(db)
  const [counters] = rows
  if (!counters) throw new Error('the database has no statistics')
  return counters
}

export interface Sold {
  readonly confirmed: number
  readonly seats: number
}

/** What has been sold, counted from the rows and not from the answers. */
export async function countSold({ db, tenantId }: Pick<Stage, 'db' | 'tenantId'>): Promise<Sold> {
  return await withTenant(db, tenantId, async (trx) => {
    const reservations = await sql<{ count: number }>`select count(*) as count from rezervasyon
      where durum = 'confirmed'`.execute(trx)
    const seats = await sql<{ sum: number }>`select coalesce(sum(kisi), 0) as sum from tutma
      where kalkis_k_no is not null and durum in ('held', 'option', 'confirmed', 'blocked')`.execute(trx)
    return { confirmed: reservations.rows[0]?.count ?? 0, seats: seats.rows[0]?.sum ?? 0 }
  })
}
