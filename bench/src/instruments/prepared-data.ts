import { rm } from 'node:fs/promises'
import { ownFolder, startTrialServer, type TrialServer } from '../../../scripts/trial-server.ts'

let folder: string | undefined
let prepared: Promise<string> | undefined

/** A server on data that a first start has made: benches measure the product at work, not while it sets itself up. */
export async function startPreparedServer(environment: Readonly<Record<string, string>> = {}): Promise<TrialServer> {
  prepared ??= prepare()
  return await startTrialServer({ dataDir: await prepared, environment })
}

export async function removePreparedData(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}

async function prepare(): Promise<string> {
  process.stdout.write('Preparing the demo tenants and their pictures …\n')
  const dataDir = await ownFolder('bench')
  folder = dataDir
  const server = await startTrialServer({ dataDir })
  await server.stop()
  return dataDir
}
