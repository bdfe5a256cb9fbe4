/**
 * `npm run prove`: the gates of a release as a table; `-- --full` at the length of a release, `-- G1 G7` only some.
 * `--full` writes docs/proof.md, a quick run does with `--write`.
 */
import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, stopChildrenWithUs } from './command.ts'
import { GATES, type Gate, raceFile, testFile } from './gates.ts'
import { NODE, ROOT } from './paths.ts'
import { heldAll, type Outcome, proofPage, type Result, sumOf, tableOf } from './proof.ts'
import { vitest } from './quality-steps.ts'
import { countVitest } from './test-counts.ts'

type Part = Pick<Outcome, 'passed' | 'failures' | 'figures'>
type Project = 'race' | 'server' | 'unit'

const say = (line: string) => void process.stdout.write(`${line}\n`)

stopChildrenWithUs()
const wanted = process.argv.slice(2)
const full = wanted.includes('--full')
const write = full || wanted.includes('--write')
const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31))
const names = wanted.filter((each) => !each.startsWith('--'))
const known = GATES.map(({ name }) => name.split(' ')[0] ?? '')
if (names.some((each) => !known.includes(each))) {
  say(`Usage: npm run prove [-- --full | --write] [${known.join(' | ')}]`)
  process.exitCode = 1
} else {
  process.exitCode = (await prove()) ? 0 : 1
}

async function prove(): Promise<boolean> {
  const reports = await mkdtemp(join(tmpdir(), 'meltem-gates-'))
  const results: Result[] = []
  say(`Properties are tried with PROPERTY_SEED=${seed}.`)
  try {
    for (const gate of GATES) {
      const asked = names.length === 0 || names.includes(gate.name.split(' ')[0] ?? '')
      if (asked) say(`${gate.name}: ${gate.asked} …`)
      results.push([gate, asked ? await askGate(gate, reports) : undefined])
    }
  } finally {
    await rm(reports, { recursive: true })
  }
  const found = { full, results }
  say(`\n${tableOf(found).join('\n')}`)
  for (const failure of results.flatMap(([, outcome]) => outcome?.failures ?? [])) say(`✗ ${failure}`)
  say(sumOf(found))
  if (write)
    await writeFile(join(ROOT, 'docs', 'proof.md'), proofPage(found, { commit: commit(), date: today(), seed }))
  return heldAll(found)
}

async function askGate({ races = [], tests = [], units = [], benches = [] }: Gate, reports: string): Promise<Outcome> {
  const started = performance.now()
  const counted = join(reports, 'counters')
  const ask = (project: Project, files: readonly string[]) => askTests(project, files, { reports, counted })
  const parts = [
    ...(races.length > 0 ? [await ask('race', races.map(raceFile))] : []),
    ...(tests.length > 0 ? [await ask('server', tests.map(testFile))] : []),
    ...(units.length > 0 ? [await ask('unit', units.map(testFile))] : []),
  ]
  for (const name of full ? benches : []) parts.push(await askBench(name))
  const counters = await readCounters(counted)
  return {
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failures: parts.flatMap(({ failures }) => failures),
    figures: parts.flatMap(({ figures }) => figures),
    counters,
    minutes: (performance.now() - started) / 60_000,
  }
}

async function askTests(
  project: Project,
  files: readonly string[],
  { reports, counted }: { readonly reports: string; readonly counted: string },
): Promise<Part> {
  const report = join(reports, `${project}.json`)
  const command = vitest([project], [...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`])
  const env = { PROPERTY_SEED: seed, GATE_COUNTERS: counted, ...(full ? { RACE_SCALE: 'full' } : {}) }
  const { ok } = await run({ ...command, env }, 'keep')
  const count = await countVitest(report, ok)
  await rm(report, { force: true })
  return { ...count, figures: [] }
}

/** A bench prints a line for each figure, and how it stands against its bar. */
async function askBench(name: string): Promise<Part> {
  const { ok, output } = await run(
    { command: NODE, args: [join(ROOT, 'scripts', 'bench.ts'), name], env: { FAILOVERS: '20' } },
    'keep',
  )
  const figures = output.split('\n').filter((line) => / · (ok|NOT OK|above the guide)/.test(line))
  if (ok) return { passed: figures.length, failures: [], figures }
  return { passed: 0, failures: [`bench ${name}\n${output.slice(-2_000)}`], figures }
}

/** Lines of `countForGate`, added up by their names; the file goes, for the next gate begins at nought. */
async function readCounters(file: string): Promise<Record<string, number>> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')
  await rm(file, { force: true })
  const sums: Record<string, number> = {}
  for (const line of lines) {
    const blank = line.indexOf(' ')
    const name = line.slice(blank + 1)
    sums[name] = (sums[name] ?? 0) + Number(line.slice(0, blank))
  }
  return sums
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}

function commit(): string {
  return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ', with changes')
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
