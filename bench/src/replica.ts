import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listProducts } from '@meltem/contract/catalog/listing'
import { layOutEmbedded } from '../../server/src/platform/db/embedded-binaries.ts'
import { appUrlOf } from '../../server/src/platform/db/open-database.ts'
import { generateCatalog } from '../../server/src/seed/generate-catalog.ts'
import { withoutNews } from '../../server/src/seed/without-news.ts'
import { stranger } from '../../server/src/testing/hammer/hammer-basket.ts'
import { startFollower } from '../../server/src/testing/processes/follower.ts'
import { type BookingStage, openBookingStage, refreshStatistics } from './instruments/booking-stage.ts'
import { secretOf, startProduction } from './instruments/production.ts'
import { median, type Verdict } from './instruments/verdict.ts'

const PRODUCTS = 2_000
const ROUNDS = 3
const TICK_MS = 10

const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()

/** CPU milliseconds of a PostgreSQL so far: of its first process, and of all that it has started. */
function databaseCpu(cluster: string): number {
  const first = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ticks = processes.flatMap((pid) => {
    const fields = statOf(pid)
    const [, parent = 0] = fields
    // User and system, and those of children that have ended.
    return Number(pid) === first || parent === first ? fields.slice(11, 15) : []
  })
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS
}

/** What stands behind the name of the process, which may hold blanks. Empty for one that ended while it was looked at. */
function statOf(pid: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? []
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && (error as NodeJS.ErrnoException).code !== 'ESRCH')
      throw error
    return []
  }
}

/** A new process reads the whole catalogue before its first list. */
async function firstList(stage: BookingStage, environment: Record<string, string>): Promise<number> {
  const server = await startProduction(stage, { environment })
  const { cluster } = layOutEmbedded(stage.server.dataDir)
  const before = databaseCpu(cluster)
  const answer = await fetch(`${server.url}/api${listProducts.path}?dil=tr&adet=24`, { headers: stranger() })
  const { data } = (await answer.json()) as { data?: { toplam: number } }
  const cpu = databaseCpu(cluster) - before
  await server.stop()
  if (data?.toplam !== PRODUCTS) throw new Error(`The list has ${data?.toplam} products`)
  return cpu
}

/** What a copy takes off the database (RELY-36). */
export async function benchReplica(): Promise<Verdict[]> {
  const stage = await openBookingStage()
  try {
    await withoutNews(stage.owner.db, () => generateCatalog(stage.owner.db, stage.tenantId, PRODUCTS, today))
    await refreshStatistics(stage)
    const follower = await startFollower({ url: stage.ownerUrl, dataDir: stage.server.dataDir })
    try {
      const copy = { DATABASE_READ_URL: follower.urlOf(appUrlOf(stage.ownerUrl, secretOf(stage))) }
      const alone: number[] = []
      const helped: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        alone.push(await firstList(stage, {}))
        helped.push(await firstList(stage, copy))
      }
      return [
        {
          what: `CPU of the database while ${PRODUCTS} products are read into memory, with a copy`,
          measured: median(helped),
          unit: 'ms',
          reference: { what: 'without one', value: median(alone) },
          judged: 'ratio',
          bar: { at: 'most', value: 0.35 },
        },
      ]
    } finally {
      await follower.stop()
    }
  } finally {
    await stage.close()
  }
}
