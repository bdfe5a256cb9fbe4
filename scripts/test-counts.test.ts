import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './paths.ts'
import { countPlaywright, countVitest } from './test-counts.ts'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meltem-counts-'))
})

afterAll(() => rm(folder, { recursive: true }))

async function report(content: object): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(file, JSON.stringify(content))
  return file
}

function vitest(tests: readonly object[], message = ''): object {
  return {
    numPassedTests: 7,
    testResults: [{ name: join(ROOT, 'domain/src/x.test.ts'), message, assertionResults: tests }],
  }
}

function playwright(...tests: readonly object[]): object {
  const spec = { title: 'a page', file: 'a.spec.ts', line: 3, tests }
  return { suites: [{ specs: [], suites: [{ specs: [spec] }] }] }
}

const HELD = { status: 'expected', results: [{}] }

describe('counting tests', () => {
  it('takes the numbers of a run that held', async () => {
    const held = vitest([{ fullName: 'holds', status: 'passed' }])
    expect(await countVitest(await report(held), true)).toEqual({ passed: 7, failures: [] })
    expect(await countPlaywright(await report(playwright(HELD, HELD)), true)).toEqual({ passed: 2, failures: [] })
  })

  it('tells what failed, with the first words of its error', async () => {
    const failed = vitest([
      { fullName: 'adds up', status: 'failed', failureMessages: ['\u001b[31mError: 2\u001b[39m\n\n  at x'] },
    ])
    const told = ['domain/src/x.test.ts › adds up\n    Error: 2\n    at x']
    expect(await countVitest(await report(failed), false)).toEqual({ passed: 7, failures: told })
    const page = playwright(HELD, { status: 'unexpected', results: [{ error: { message: 'no button' } }] })
    const seen = ['e2e/tests/a.spec.ts:3 › a page\n    no button']
    expect(await countPlaywright(await report(page), false)).toEqual({ passed: 1, failures: seen })
  })

  it('counts tests that were left out as failed', async () => {
    const left = vitest([
      { fullName: 'a', status: 'pending' },
      { fullName: 'b', status: 'todo' },
    ])
    expect((await countVitest(await report(left), true)).failures).toHaveLength(2)
    const flaky = playwright({ status: 'flaky', results: [{}] }, { status: 'skipped', results: [] })
    expect((await countPlaywright(await report(flaky), true)).failures).toHaveLength(2)
  })

  it('counts a file that does not load, and a runner that failed beside its tests', async () => {
    const broken = await countVitest(await report(vitest([], 'SyntaxError')), false)
    expect(broken.failures).toEqual(['domain/src/x.test.ts\n    SyntaxError'])
    expect((await countVitest(await report(vitest([])), false)).failures).toHaveLength(1)
    const started = { suites: [], errors: [{ message: 'no server' }] }
    expect((await countPlaywright(await report(started), false)).failures).toEqual(['browser tests\n    no server'])
    expect((await countPlaywright(join(folder, 'never-written.json'), false)).failures).toHaveLength(1)
  })
})
