/** The parts of `npm test` and `npm run test:all`, and how their counts are told. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildScreens } from './build.ts'
import { run, stopChildrenWithUs } from './command.ts'
import { askRegistry, NOT_ASKED } from './dependencies/ask-registry.ts'
import { NODE, ROOT, tool } from './paths.ts'
import { QUALITY_STEPS, vitest } from './quality-steps.ts'
import { printStep, runSteps } from './step-runner.ts'
import { type Count, countPlaywright, countVitest } from './test-counts.ts'

/** Gets the folder that reports are written to. */
type Part = (reports: string) => Promise<Count>

export const quality: Part = async () => {
  const failed = await runSteps(QUALITY_STEPS)
  return { passed: QUALITY_STEPS.length - failed.length, failures: failed }
}

export const build: Part = async () => {
  const started = performance.now()
  const ok = await buildScreens()
  printStep('build', ok, (performance.now() - started) / 1000)
  return { passed: ok ? 1 : 0, failures: ok ? [] : ['build'] }
}

/** A machine without the registry is told so, and does not fail for it; `npm run audit` does. */
export const advisories: Part = async () => {
  const started = performance.now()
  const problems = await askRegistry()
  printStep('known weaknesses', (problems ?? []).length === 0, (performance.now() - started) / 1000)
  if (!problems)
    process.stdout.write(`  ${NOT_ASKED}
`)
  return { passed: problems?.length === 0 ? 1 : 0, failures: problems ?? [] }
}

export function vitestPart(projects: readonly string[], env: Readonly<Record<string, string>> = {}): Part {
  return async (reports) => {
    const report = join(reports, `${projects.join('-')}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { ok, seconds } = await run({ ...vitest(projects, reporters), env }, 'show')
    printStep(`${projects.join(' and ')} tests`, ok, seconds)
    return countVitest(report, ok)
  }
}

/** Two things at once: the demo of the browser tests is made on the time that the others leave over. */
export function withDemoBeside(part: Part): Part {
  return async (reports) => {
    const demo = run({ command: NODE, args: [join(ROOT, 'scripts', 'demo-folder.ts')] }, 'keep')
    const { passed, failures } = await part(reports)
    const { ok, output } = await demo
    return { passed, failures: ok ? failures : [...failures, `the demo could not be made\n    ${output}`] }
  }
}

/** One walk through each feature is marked `@walk`: `walks` are those, `rest` is everything else. */
export function browserPart(which: 'walks' | 'rest', chromium: string): Part {
  return async (reports) => {
    const report = join(reports, 'browser.json')
    const choice = which === 'walks' ? '--grep=@walk' : '--grep-invert=@walk'
    const { ok, seconds } = await run(
      {
        command: NODE,
        args: [tool('@playwright/test/cli.js'), 'test', choice, '--reporter=list,json'],
        cwd: join(ROOT, 'e2e'),
        env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      },
      'show',
    )
    printStep(which === 'walks' ? 'browser walks' : 'browser tests', ok, seconds)
    return countPlaywright(report, ok)
  }
}

/** Every part runs even when an earlier one failed; the last line is the sum. */
export async function runParts(choose: () => Promise<readonly Part[]>): Promise<void> {
  stopChildrenWithUs()
  const reports = await mkdtemp(join(tmpdir(), 'meltem-reports-'))
  try {
    const counts: Count[] = []
    for (const part of await choose()) counts.push(await part(reports))
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failures = counts.flatMap((count) => count.failures)
    process.exitCode = failures.length === 0 ? 0 : 1
    for (const failure of failures) process.stdout.write(`✗ ${failure}\n`)
    process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await rm(reports, { recursive: true })
  }
}
