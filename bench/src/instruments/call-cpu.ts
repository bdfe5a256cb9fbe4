import { loadServer } from './booking-load.ts'
import type { BookingStage } from './booking-stage.ts'
import { databaseCpuSeconds, postmasterOf } from './database-cpu.ts'
import { readMetric } from './metrics.ts'

export interface Cpu {
  readonly server: number
  readonly database: number
}

async function findPostmaster({ owner }: BookingStage): Promise<number> {
  const { rows } = await owner.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return postmasterOf(rows[0]?.pid ?? 0)
}

/** A server that has run for a minute has compiled what it runs; one that has just started has not. */
const WARM_ROUNDS = 3

/** CPU milliseconds of one call, of the server's process and of all PostgreSQL processes. */
export async function cpuOf(stage: BookingStage, requests: readonly Buffer[]): Promise<Cpu> {
  const { url } = stage.server
  const count = requests.length
  const postmaster = await findPostmaster(stage)
  for (let round = 0; round < WARM_ROUNDS; round += 1) await loadServer(url, requests)
  const read = async () => ({
    server: await readMetric(url, 'process_cpu_seconds_total'),
    database: databaseCpuSeconds(postmaster),
  })
  const before = await read()
  const { refused } = await loadServer(url, requests)
  if (refused > 0) throw new Error(`${refused} of ${count} calls were not answered with 200`)
  const after = await read()
  return {
    server: ((after.server - before.server) * 1000) / count,
    database: ((after.database - before.database) * 1000) / count,
  }
}
