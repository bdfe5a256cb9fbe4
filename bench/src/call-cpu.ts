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

/** CPU milliseconds of one call, of the server's process and of all PostgreSQL processes. */
export async function cpuOf(stage: BookingStage, count: number, act: (turn: number) => Promise<number>): Promise<Cpu> {
  const postmaster = await findPostmaster(stage)
  await loadServer(count, act)
  const read = async () => ({
    server: await readMetric(stage.server.url, 'process_cpu_seconds_total'),
    database: databaseCpuSeconds(postmaster),
  })
  const before = await read()
  const { refused } = await loadServer(count, act)
  if (refused > 0) throw new Error(`${refused} of ${count} calls were not answered with 200`)
  const after = await read()
  return {
    server: ((after.server - before.server) * 1000) / count,
    database: ((after.database - before.database) * 1000) / count,
  }
}
