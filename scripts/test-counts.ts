import { readFile } from 'node:fs/promises'

export interface Count {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** A test that was left out has not passed, so it counts as failed. */
export async function countVitest(file: string, ok: boolean): Promise<Count> {
  const report = await readReport<VitestReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  return settle(report.numPassedTests, report.numFailedTests + report.numPendingTests + report.numTodoTests, ok)
}

export async function countPlaywright(file: string, ok: boolean): Promise<Count> {
  const report = await readReport<PlaywrightReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(expected, unexpected + flaky + skipped, ok)
}

/** A runner can fail beside its tests (a file that does not load, a failed tear-down): that is one more failure. */
function settle(passed: number, failed: number, ok: boolean): Count {
  return { passed, failed: failed === 0 && !ok ? 1 : failed }
}

async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}
