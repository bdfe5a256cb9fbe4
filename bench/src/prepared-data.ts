import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startTrialServer, type TrialServer } from '../../scripts/trial-server.ts'

/** No new picture for so long: the work of the first start is done. */
const QUIET_MS = 60_000

let folder: string | undefined
let prepared: Promise<string> | undefined

/** A server on data that a first start has made: benches measure the product at work, not while it sets itself up. */
export async function startPreparedServer(): Promise<TrialServer> {
  prepared ??= prepare()
  return await startTrialServer({ dataDir: await prepared })
}

export async function removePreparedData(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<string> {
  process.stdout.write('Preparing the demo tenants and their pictures …\n')
  const dataDir = await mkdtemp(join(tmpdir(), 'meltem-bench-'))
  folder = dataDir
  const server = await startTrialServer({ dataDir })
  let count = -1
  for (let quiet = 0; quiet < QUIET_MS; quiet += 1_000) {
    const files = await readdir(join(dataDir, 'pictures'), { recursive: true })
    if (files.length !== count) quiet = 0
    count = files.length
    await pause(1_000)
  }
  await server.stop()
  return dataDir
}
