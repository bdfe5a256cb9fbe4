/** What `npm run prove` has found, as a table for people (RELY-26). */
import { cpus, totalmem } from 'node:os'
import type { Gate } from './gates.ts'

export interface Outcome {
  readonly passed: number
  readonly failures: readonly string[]
  /** What benches measured. */
  readonly figures: readonly string[]
  /** What races have done, by their own count. */
  readonly counters: Readonly<Record<string, number>>
  readonly minutes: number
}

/** undefined: it was not asked. */
export type Result = readonly [gate: Gate, outcome: Outcome | undefined]

interface Run {
  readonly full: boolean
  readonly results: readonly Result[]
}

type Verdict = 'held' | 'failed' | 'not run'

/** A gate that nothing was asked of is not one that holds. */
export function verdictOf([gate, outcome]: Result, full: boolean): Verdict {
  if (!outcome) return 'not run'
  if (outcome.failures.length > 0 || shortOf(gate, outcome, full).length > 0) return 'failed'
  return outcome.passed === 0 ? 'not run' : 'held'
}

/** At full length the races have to have done as much as the gate asks for, or their silence says little. */
function shortOf({ least = {} }: Gate, { counters }: Outcome, full: boolean): string[] {
  if (!full) return []
  return Object.entries(least).flatMap(([name, asked]) => {
    const done = counters[name] ?? 0
    return done < asked ? [`${count(done)} ${name}, ${count(asked)} were asked for`] : []
  })
}

function count(number: number): string {
  return number.toLocaleString('en-GB')
}

function got(result: Result, full: boolean): string {
  const [gate, outcome] = result
  const left = !full && gate.benches ? [`benches ${gate.benches.join(', ')}: not run`] : []
  if (verdictOf(result, full) === 'not run' || !outcome) return ['not run', ...left].join('; ')
  return [
    `${outcome.passed} passed, ${outcome.failures.length} failed`,
    ...Object.entries(outcome.counters).map(([name, number]) => `${count(number)} ${name}`),
    ...shortOf(gate, outcome, full),
    ...outcome.figures,
    ...left,
  ].join('; ')
}

export function tableOf({ results, full }: Run): string[] {
  return [
    '| gate | asked | verdict | got | minutes |',
    '|---|---|---|---|---|',
    ...results.map((result) => {
      const [{ name, asked }, outcome] = result
      const minutes = outcome ? outcome.minutes.toFixed(1) : '–'
      return `| ${name} | ${asked} | ${verdictOf(result, full)} | ${got(result, full)} | ${minutes} |`
    }),
  ]
}

/** One sentence for the end: a gate that was left out is named as such, and is not among those that hold. */
export function sumOf({ results, full }: Run): string {
  const verdicts = results.map((result) => verdictOf(result, full))
  const many = (wanted: Verdict) => verdicts.filter((each) => each === wanted).length
  return `${many('held')} of ${results.length} gates held, ${many('failed')} failed, ${many('not run')} not run.`
}

/** At full length a gate that was asked for and not run has failed: something it needs was not there. */
export function heldAll({ results, full }: Run): boolean {
  return results.every((result) => {
    const verdict = verdictOf(result, full)
    return verdict === 'held' || (verdict === 'not run' && !(full && result[1]))
  })
}

interface Place {
  readonly commit: string
  readonly date: string
  readonly seed: string
}

export function proofPage(run: Run, { commit, date, seed }: Place): string {
  const [cpu] = cpus()
  const memory = `${(totalmem() / 2 ** 30).toFixed(1)} GB`
  const length = run.full ? 'full length' : 'quick: a part of each race, no benches'
  return `# The last proof

Written by \`npm run prove -- ${run.full ? '--full' : '--write'}\`; [the catalogue](proof-rows.md) says what is open.

- ${date}, commit \`${commit}\`, ${length}
- ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} of memory, Node ${process.versions.node}
- Properties were tried with \`PROPERTY_SEED=${seed}\`.
- ${sumOf(run)}

${tableOf(run).join('\n')}
`
}
