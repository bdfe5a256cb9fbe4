import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './paths.ts'

export interface Count {
  readonly passed: number
  /** What did not hold, each with its first words: a reader of only the end of a long log must know where to look. */
  readonly failures: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly errors?: readonly { readonly message?: string }[]
}

/** Lines of an error that are worth repeating at the end. */
const ERROR_LINES = 6

/** A test that was left out has not passed, so it counts as failed. */
export async function countVitest(file: string, ok: boolean): Promise<Count> {
  const report = await readReport<VitestReport>(file)
  if (!report) return { passed: 0, failures: ['vitest wrote no report'] }
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const path = relative(ROOT, name)
    const failed = assertionResults.filter(({ status }) => status !== 'passed')
    if (failed.length === 0 && message) return [tell(path, message)]
    return failed.map((test) => tell(`${path} › ${test.fullName}`, test.failureMessages?.[0] ?? test.status))
  })
  return settle(report.numPassedTests, failures, ok)
}

export async function countPlaywright(file: string, ok: boolean): Promise<Count> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return { passed: 0, failures: ['playwright wrote no report'] }
  const tests = specsOf(report).flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
  const failed = tests.filter(({ test }) => test.status !== 'expected')
  const failures = failed.map(({ spec, test }) => {
    const error = test.results.find((result) => result.error)?.error?.message
    return tell(`e2e/tests/${spec.file}:${spec.line} › ${spec.title}`, error ?? test.status)
  })
  const beside = (report.errors ?? []).map(({ message }) => tell('browser tests', message ?? 'failed'))
  return settle(tests.length - failed.length, [...failures, ...beside], ok)
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function tell(where: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [where, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line.trim()}`)].join('\n')
}

/** A runner can fail beside its tests (a failed tear-down, an error that no test awaited): that is one more failure. */
function settle(passed: number, failures: readonly string[], ok: boolean): Count {
  return { passed, failures: failures.length === 0 && !ok ? ['the runner failed beside its tests'] : failures }
}

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}
