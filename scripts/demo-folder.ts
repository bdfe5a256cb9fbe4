/**
 * The folder that a first start of the demo makes. Storing its pictures takes a minute or more, so the folder is kept
 * beside the packages and copied for each run of the browser tests, for as long as nothing it was made from changes.
 */
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run, stopChildrenWithUs } from './command.ts'
import { fingerprint } from './fingerprint.ts'
import { ROOT } from './paths.ts'
import { ownFolder, startTrialServer } from './trial-server.ts'

const SHELF = join(ROOT, 'node_modules', '.cache', 'meltem-demo')
const SERVER = ['features', 'platform', 'seed'].map((folder) => `server/src/${folder}`)
const INPUTS = ['contract', 'demo', 'domain', ...SERVER, 'package-lock.json']

/** Days that are sold and trips that are near count from the day of the first start. */
async function nameOfToday(): Promise<string> {
  const today = Temporal.Now.plainDateISO('Europe/Istanbul').toString()
  return `${today}-${(await fingerprint(INPUTS)).slice(0, 16)}`
}

/** Makes the folder unless it is there, and answers where it is. */
async function keepDemo(): Promise<string> {
  const name = await nameOfToday()
  const kept = join(SHELF, name)
  if (await exists(kept)) return kept
  await mkdir(SHELF, { recursive: true })
  for (const old of await readdir(SHELF)) await rm(join(SHELF, old), { recursive: true, force: true })
  const fresh = await ownFolder('demo')
  const server = await startTrialServer({ dataDir: fresh })
  await server.stop()
  const half = `${kept}.${process.pid}`
  await copy(fresh, half)
  await rm(fresh, { recursive: true })
  // Under its name only when it is whole: a run that was ended in between leaves nothing that looks like it.
  if (!(await exists(kept))) await rename(half, kept)
  return kept
}

/** A copy that belongs to the caller. */
export async function copyDemo(): Promise<string> {
  const folder = await ownFolder('trial')
  await copy(`${await keepDemo()}/.`, folder)
  return folder
}

/** With its owners: as root the database belongs to another user, who refuses what is not theirs. */
async function copy(from: string, to: string): Promise<void> {
  const { ok, output } = await run({ command: 'cp', args: ['-a', from, to] }, 'keep')
  if (!ok) throw new Error(`The demo's folder could not be copied.\n${output}`)
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

if (import.meta.main) {
  stopChildrenWithUs()
  await keepDemo()
}
