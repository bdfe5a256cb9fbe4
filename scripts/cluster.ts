/**
 * `npm run cluster`: the cluster of several machines on this one, to look at and to lose parts of.
 * `npm run cluster -- files <folder> [plan]`: every file that the machines of a plan need.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LocalCluster } from '../deploy/src/local/local-cluster.ts'
import { readPlan } from '../deploy/src/plan.ts'
import { writeFiles } from '../deploy/src/write-files.ts'
import { BUCKET_KEY, BUCKET_SERVER } from '../server/src/testing/doubles/bucket-server.ts'
import { buildScreens } from './build.ts'
import { onParentGone } from './command.ts'
import { NODE, ROOT } from './paths.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const USAGE = 'Usage: npm run cluster | npm run cluster -- files <folder> [plan, otherwise deploy/cluster.json]'

try {
  const [act, ...rest] = process.argv.slice(2)
  if (act === undefined) await runHere()
  else if (act === 'files') prepareMachines(rest)
  else throw new Error(USAGE)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function prepareMachines([folder, plan = join(ROOT, 'deploy', 'cluster.json')]: readonly string[]): void {
  if (!folder) throw new Error(USAGE)
  for (const name of writeFiles(readPlan(readFileSync(plan, 'utf8')), folder)) say(join(folder, name))
  say('The passwords are in secrets.env, made once. docs/scale.md says where each file goes.')
}

async function runHere(): Promise<void> {
  if (!(await buildScreens())) throw new Error('The screens could not be built.')
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end.abort())
  onParentGone(() => end.abort())
  const started = await start(end.signal).catch((error: unknown) => {
    if (!end.signal.aborted) throw error
  })
  if (!started) return
  greet(started)
  await aborted(end.signal)
  await started.stop()
  say('Stopped.')
}

async function start(signal: AbortSignal): Promise<LocalCluster> {
  return await LocalCluster.start({
    folder: process.env.CLUSTER_DIR ?? '/var/tmp/meltem-cluster',
    firstPort: Number(process.env.PORT ?? 7000),
    applications: 3,
    server: { command: NODE, args: [join(ROOT, 'server', 'src', 'main.ts')] },
    store: { command: NODE, args: [BUCKET_SERVER], key: BUCKET_KEY },
    env: { DEMO_SEASON: '1' },
    say,
    signal,
  })
}

function greet({ url, ground }: LocalCluster): void {
  const { plan } = ground
  const { databases, doors } = plan
  say(`
Meltem is ready on ${url}, answered by three processes in turn.
  Who leads, who follows    http://127.0.0.1:${databases[0]?.ports.patroni}/cluster
  What HAProxy sees         http://127.0.0.1:${doors.statistics}/
  Pictures and documents    ${plan.files?.endpoint}/${plan.files?.bucket}, a store that speaks S3
  Logs and configuration    ${ground.folder}
Ctrl-C stops everything.`)
}

/** The process stays because of this timer: what it has started would not hold it. */
async function aborted(signal: AbortSignal): Promise<void> {
  const stay = setInterval(() => undefined, 60_000)
  if (!signal.aborted) await once(signal, 'abort')
  clearInterval(stay)
}
