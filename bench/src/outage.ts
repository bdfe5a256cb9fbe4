import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { placeReservation } from '@meltem/contract/reservation/booking'
import { addDays } from '@meltem/domain/calendar-day'
import { startTrialServer, type TrialServer } from '../../scripts/trial-server.ts'
import { connect } from '../../server/src/platform/db/connection.ts'
import { placement, seats, stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { addTour, FIRST_DAY, type Tour } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { send } from './instruments/single-call.ts'
import type { Verdict } from './instruments/verdict.ts'

const CRASHES = 5
const CLIENTS = 6
const MOST_UNTIL_READY_S = 5
const MOST_UNTIL_GONE_S = 25

/** The product as production runs it, beside the stage and on its database: what crashes there is not its own child. */
async function startProduction({ server, ownerUrl }: BookingStage): Promise<TrialServer> {
  return await startTrialServer({
    environment: {
      MODE: 'production',
      DATABASE_URL: ownerUrl,
      SECRET: readFileSync(join(server.dataDir, 'secret'), 'utf8').trim(),
      RATES_URL: 'http://127.0.0.1:9/',
      DEMO: '0',
      RATE_LIMIT: '100000000',
      TRUST_PROXY: '127.0.0.1',
      MAX_LOOP_DELAY: '0',
      LOG_LEVEL: 'silent',
    },
  })
}

interface Buyers {
  /** Bookings that were acknowledged. */
  booked: number
  /** Answers that were neither a booking nor the word to come back; none while the server says that it is ready. */
  failed: number
  stop(): Promise<void>
}

/** A buyer who gets no booking tries again a moment later, as people do. */
function sendBuyers(url: string, tour: Tour): Buyers {
  const end = new AbortController()
  const buyers: Buyers = {
    booked: 0,
    failed: 0,
    stop: async () => {
      end.abort()
      await Promise.all(clients)
    },
  }
  const client = async (place: number) => {
    while (!end.signal.aborted) {
      const body = placement([seats(tour, addDays(FIRST_DAY, place))])
      const headers = { ...stranger(), 'content-type': 'application/json' }
      const status = await send(`${url}/api${placeReservation.path}`, headers, body).catch(() => 0)
      if (status === 200) buyers.booked += 1
      else buyers.failed += 1
      if (status !== 200) await pause(50)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, place) => client(place))
  return buyers
}

const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200

/** A backend killed hard: PostgreSQL ends all connections and recovers from its log, as in an immediate restart. */
async function crash({ owner }: BookingStage): Promise<void> {
  const { rows } = await owner.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
}

/** A new connection each time: one that is open does not know yet. */
async function isBack({ ownerUrl }: BookingStage): Promise<boolean> {
  const { pool, close } = connect(ownerUrl, 1, () => undefined)
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await close()
  }
}

interface Recovery {
  /** Seconds from the crash until the database takes connections again. */
  readonly database: number
  /** Seconds from the crash until the server says that it is ready and has booked again. */
  readonly server: number
}

async function recover(stage: BookingStage, url: string, buyers: Buyers): Promise<Recovery> {
  const begun = performance.now()
  const since = () => (performance.now() - begun) / 1000
  await crash(stage)
  // What was on its way may still be answered; what is booked later was asked for after the crash.
  await pause(200)
  const { booked } = buyers
  while (!(await isBack(stage))) await pause(20)
  const database = since()
  while (buyers.booked <= booked + CLIENTS || !(await isReady(url))) await pause(20)
  return { database, server: since() }
}

/** What a balancer does: as long as the server says that it is ready, it gets requests. */
async function endUnderLoad(server: TrialServer, buyers: Buyers): Promise<{ seconds: number; failed: number }> {
  const before = buyers.failed
  const begun = performance.now()
  const gone = server.stop()
  while (await isReady(server.url)) await pause(50)
  await buyers.stop()
  const failed = buyers.failed - before
  await gone
  return { seconds: (performance.now() - begun) / 1000, failed }
}

/** Reliability F2 and F4: how soon it works again after its database has crashed, and how it goes when asked to. */
export async function benchOutage(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  const server = await startProduction(stage)
  try {
    const buyers = sendBuyers(server.url, await addTour(stage, 100_000))
    const recoveries: Recovery[] = []
    for (let round = 0; round < CRASHES; round += 1) {
      await pause(2_000)
      recoveries.push(await recover(stage, server.url, buyers))
    }
    await pause(2_000)
    const { seconds, failed } = await endUnderLoad(server, buyers)
    return [
      {
        what: `booking again after the database crashed, longest of ${CRASHES}`,
        measured: Math.max(...recoveries.map((one) => one.server)),
        unit: 's',
        reference: { what: 'the database itself', value: Math.max(...recoveries.map((one) => one.database)) },
        judged: 'measured',
        bar: { at: 'most', value: MOST_UNTIL_READY_S },
      },
      {
        what: 'gone after SIGTERM under load',
        measured: seconds,
        unit: 's',
        judged: 'measured',
        bar: { at: 'most', value: MOST_UNTIL_GONE_S },
      },
      {
        what: 'requests refused while it went',
        measured: failed,
        unit: 'in all',
        judged: 'measured',
        bar: { at: 'most', value: 0 },
      },
    ]
  } finally {
    await server.stop()
    await stage.close()
  }
}
