/** Everything that must hold. Every part runs even when an earlier one failed; the last line is the sum. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildScreens } from './build.ts'
import { provideChromium } from './chromium.ts'
import { run, stopChildrenWithUs } from './command.ts'
import { NODE, ROOT, tool } from './paths.ts'
import { QUALITY_STEPS, vitest } from './quality-steps.ts'
import { printStep, runSteps } from './step-runner.ts'
import { type Count, countPlaywright, countVitest } from './test-counts.ts'

async function countQuality(): Promise<Count> {
  const failed = await runSteps(QUALITY_STEPS)
  return { passed: QUALITY_STEPS.length - failed.length, failures: failed }
}

async function countBuild(): Promise<Count> {
  const started = performance.now()
  const ok = await buildScreens()
  printStep('build', ok, (performance.now() - started) / 1000)
  return { passed: ok ? 1 : 0, failures: ok ? [] : ['build'] }
}

async function runVitest(reports: string, projects: readonly string[]): Promise<Count> {
  const name = projects.join(' and ')
  const report = join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok, seconds } = await run(vitest(projects, reporters), 'show')
  printStep(`${name} tests`, ok, seconds)
  return countVitest(report, ok)
}

async function runPlaywright(reports: string, chromium: string): Promise<Count> {
  const report = join(reports, 'browser.json')
  const { ok, seconds } = await run(
    {
      command: NODE,
      args: [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      cwd: join(ROOT, 'e2e'),
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
    'show',
  )
  printStep('browser tests', ok, seconds)
  return countPlaywright(report, ok)
}

async function main(): Promise<void> {
  const chromium = await provideChromium()
  const reports = await mkdtemp(join(tmpdir(), 'meltem-reports-'))
  const counts = [
    await countQuality(),
    await countBuild(),
    await runVitest(reports, ['unit', 'server']),
    await runVitest(reports, ['race']),
    await runPlaywright(reports, chromium),
  ]
  await rm(reports, { recursive: true })
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failures = counts.flatMap((count) => count.failures)
  process.exitCode = failures.length === 0 ? 0 : 1
  for (const failure of failures) process.stdout.write(`✗ ${failure}\n`)
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`)
}

stopChildrenWithUs()
try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
