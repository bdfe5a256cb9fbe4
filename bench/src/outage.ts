import { setTimeout as pause } from 'node:timers/promises'
import type { TrialServer } from '../../scripts/trial-server.ts'
import { connect } from '../../server/src/platform/db/connection.ts'
import { addTour } from '../../server/src/testing/hammer/hammer-catalog.ts'
import { type BookingStage, openBookingStage } from './instruments/booking-stage.ts'
import { BUYERS, type Buyers, sendBuyers } from './instruments/buyers.ts'
import { isReady, startProduction } from './instruments/production.ts'
import type { Verdict } from './instruments/verdict.ts'

const CRASHES = 5
const MOST_UNTIL_READY_S = 5
const MOST_UNTIL_GONE_S = 25

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
  while (buyers.booked <= booked + BUYERS || !(await isReady(url))) await pause(20)
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
  const tour = await addTour(stage, 100_000)
  try {
    const buyers = sendBuyers(() => server.url, tour)
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
