import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { LocalCluster } from '../../deploy/src/local/local-cluster.ts'
import { appUrl, ownerUrl } from '../../deploy/src/secrets.ts'
import { NODE, ROOT } from '../../scripts/paths.ts'
import { runOracle } from '../../server/src/oracle/run-oracle.ts'
import { type Connection, connect, withTenant } from '../../server/src/platform/db/connection.ts'
import { BUCKET_KEY, BUCKET_SERVER } from '../../server/src/testing/doubles/bucket-server.ts'
import { loadFixture } from '../../server/src/testing/fixture.ts'
import { placement, seats, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { guestTenant } from '../../server/src/testing/hammer/hammer-tenant.ts'
import { send } from './instruments/single-call.ts'
import type { Verdict } from './instruments/verdict.ts'

const ROUNDS = Number(process.env.FAILOVERS ?? 3)
const CLIENTS = 4
const FIRST_PORT = 7400
const MOST_UNTIL_BOOKED_S = 30
const PATIENCE_MS = 300_000

async function startCluster(folder: string): Promise<LocalCluster> {
  return await LocalCluster.start({
    folder,
    firstPort: FIRST_PORT,
    applications: 2,
    server: { command: NODE, args: [join(ROOT, 'server', 'src', 'main.ts')] },
    store: { command: NODE, args: [BUCKET_SERVER], key: BUCKET_KEY },
    env: { DEMO: '0', RATE_LIMIT: '100000000', MAX_LOOP_DELAY: '0', PICTURE_JOBS: '0', LOG_LEVEL: 'fatal' },
    say: (line) => void process.stdout.write(`${line}\n`),
  })
}

const complain = () => undefined

/** Past the pooler, as the owner; a new one each time, because a leader takes its connections with it. */
async function withOwner<Result>(cluster: LocalCluster, ask: (owner: Connection) => Promise<Result>): Promise<Result> {
  const { plan, secrets } = cluster.ground
  const owner = connect(ownerUrl(secrets, { host: '127.0.0.1', port: plan.doors.primary }), 1, complain)
  try {
    return await ask(owner)
  } finally {
    await owner.close()
  }
}

async function openShop(cluster: LocalCluster): Promise<Tour> {
  const { plan, secrets } = cluster.ground
  const app = connect(appUrl(secrets, { host: '127.0.0.1', port: plan.doors.pooler }), 2, complain, { prepare: false })
  try {
    return await withOwner(cluster, async (owner) => {
      await loadFixture(owner.db, app.db, [guestTenant()])
      const { id } = await owner.db.selectFrom('tenant').select('id').executeTakeFirstOrThrow()
      return await addTour({ db: app.db, tenantId: id }, 100_000)
    })
  } finally {
    await app.close()
  }
}

interface Buyers {
  /** Keys of bookings that were acknowledged, with when they were first asked for. */
  readonly booked: Map<string, number>
  stop(): Promise<void>
}

/** A buyer whose booking was not answered asks for the same one again, under the same key. */
function sendBuyers(url: string, tour: Tour): Buyers {
  const end = new AbortController()
  const booked = new Map<string, number>()
  const client = async (place: number) => {
    while (!end.signal.aborted) {
      const k_no = randomUUID()
      const body = placement([seats(tour, addDays(FIRST_DAY, place))], { k_no })
      const begun = performance.now()
      for (;;) {
        const headers = { ...stranger(), 'content-type': 'application/json' }
        const status = await send(`${url}/api${placeReservation.path}`, headers, body).catch(() => 0)
        if (status === 200) {
          booked.set(k_no, begun)
          break
        }
        if (end.signal.aborted) return
        await pause(200)
      }
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, place) => client(place))
  return {
    booked,
    stop: async () => {
      end.abort()
      await Promise.all(clients)
    },
  }
}

/** Seconds from the loss of the machine that leads until somebody who came after it has booked. */
async function loseLeader(cluster: LocalCluster, { booked }: Buyers): Promise<number> {
  const name = await cluster.databases.leader()
  if (!name) throw new Error('Nobody leads')
  const begun = performance.now()
  await cluster.databases.loseMachine(name)
  const bookedAnew = () => [...booked.values()].some((asked) => asked > begun)
  while (!bookedAnew()) {
    if (performance.now() - begun > PATIENCE_MS) throw new Error(`Nobody could book after ${name} was lost`)
    await pause(50)
  }
  const seconds = (performance.now() - begun) / 1000
  await cluster.databases.bringBack(name)
  return seconds
}

async function countKept(cluster: LocalCluster, keys: readonly string[]): Promise<number> {
  return await withOwner(cluster, async ({ db }) => {
    const { id } = await db.selectFrom('tenant').select('id').executeTakeFirstOrThrow()
    const found = await withTenant(db, id, (trx) =>
      trx.selectFrom('rezervasyon').select('k_no').where('k_no', 'in', keys).execute(),
    )
    return found.length
  })
}

/** RELY-25: the machine that leads is lost under load, again and again; what was acknowledged stays. */
export async function benchFailover(): Promise<Verdict[]> {
  const folder = mkdtempSync('/var/tmp/meltem-failover-')
  chmodSync(folder, 0o755)
  const cluster = await startCluster(folder)
  try {
    const buyers = sendBuyers(cluster.url, await openShop(cluster))
    const seconds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(3_000)
      seconds.push(await loseLeader(cluster, buyers))
    }
    await buyers.stop()
    const keys = [...buyers.booked.keys()]
    const findings = await withOwner(cluster, ({ db }) => runOracle(db))
    const kept = await countKept(cluster, keys)
    // Where something went wrong the logs stay.
    process.once('exit', (code) => code === 0 && rmSync(folder, { recursive: true }))
    return [
      {
        what: `booking again after the machine that leads was lost, longest of ${ROUNDS}`,
        measured: Math.max(...seconds),
        unit: 's',
        judged: 'measured',
        bar: { at: 'most', value: MOST_UNTIL_BOOKED_S },
      },
      {
        what: `acknowledged bookings that are gone, of ${keys.length}`,
        measured: keys.length - kept,
        unit: 'in all',
        judged: 'measured',
        bar: { at: 'most', value: 0 },
      },
      {
        what: 'findings of the oracle',
        measured: findings.length,
        unit: 'in all',
        judged: 'measured',
        bar: { at: 'most', value: 0 },
      },
    ]
  } finally {
    await cluster.stop()
  }
}
