/** `npm run prove`: the gates of a release as a table; `-- --full` at the length of a release, `-- G1 G7` only some. */
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, stopChildrenWithUs } from './command.ts'
import { GATES, type Gate, raceFile, testFile } from './gates.ts'
import { NODE, ROOT } from './paths.ts'
import { vitest } from './quality-steps.ts'
import { type Count, countVitest } from './test-counts.ts'

interface Outcome extends Count {
  /** What benches measured. */
  readonly figures: readonly string[]
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

stopChildrenWithUs()
const wanted = process.argv.slice(2)
const full = wanted.includes('--full')
const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
const names = wanted.filter((each) => each !== '--full')
const chosen = GATES.filter(({ name }) => names.length === 0 || names.includes(name.split(' ')[0] ?? ''))
if (chosen.length === 0) {
  say(`Usage: npm run prove [-- --full] [${GATES.map(({ name }) => name.split(' ')[0]).join(' | ')}]`)
  process.exitCode = 1
} else {
  process.exitCode = (await prove(chosen)) ? 0 : 1
}

async function prove(gates: readonly Gate[]): Promise<boolean> {
  const reports = await mkdtemp(join(tmpdir(), 'meltem-gates-'))
  const rows: string[] = []
  const failures: string[] = []
  say(`Properties are tried with PROPERTY_SEED=${seed}.`)
  try {
    for (const gate of gates) {
      say(`${gate.name}: ${gate.asked} …`)
      const started = performance.now()
      const outcome = await askGate(gate, reports)
      const minutes = ((performance.now() - started) / 60_000).toFixed(1)
      failures.push(...outcome.failures)
      const got = [`${outcome.passed} passed, ${outcome.failures.length} failed`, ...outcome.figures].join('; ')
      rows.push(`| ${gate.name} | ${gate.asked} | ${got} | ${minutes} |`)
    }
  } finally {
    await rm(reports, { recursive: true })
  }
  say(`\n| gate | asked | got${full ? '' : ' (quick)'} | minutes |\n|---|---|---|---|`)
  rows.forEach(say)
  for (const failure of failures) say(`✗ ${failure}`)
  return failures.length === 0
}

async function askGate({ races = [], tests = [], benches = [] }: Gate, reports: string): Promise<Outcome> {
  const parts = [
    ...(races.length > 0 ? [await askTests('race', races.map(raceFile), reports)] : []),
    ...(tests.length > 0 ? [await askTests('server', tests.map(testFile), reports)] : []),
  ]
  for (const name of full ? benches : []) parts.push(await askBench(name))
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failures: parts.flatMap(({ failures }) => failures),
    figures: parts.flatMap(({ figures }) => figures),
  }
}

async function askTests(project: 'race' | 'server', files: readonly string[], reports: string): Promise<Outcome> {
  const report = join(reports, `${project}.json`)
  const command = vitest([project], [...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
  const { ok } = await run(
    { ...command, env: { PROPERTY_SEED: seed, ...(full ? { RACE_SCALE: 'full' } : {}) } },
    'keep',
  )
  const count = await countVitest(report, ok)
  await rm(report, { force: true })
  return { ...count, figures: [] }
}

/** A bench prints a line for each figure, and how it stands against its bar. */
async function askBench(name: string): Promise<Outcome> {
  const { ok, output } = await run(
    { command: NODE, args: [join(ROOT, 'scripts', 'bench.ts'), name], env: { FAILOVERS: '20' } },
    'keep',
  )
  const figures = output.split('\n').filter((line) => / · (ok|NOT OK|above the guide)/.test(line))
  if (ok) return { passed: figures.length, failures: [], figures }
  return { passed: 0, failures: [`bench ${name}\n${output.slice(-2_000)}`], figures }
}
