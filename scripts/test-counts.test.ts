import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const playwright = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

describe('counting tests', () => {
  it('takes the numbers of a run that held', async () => {
    expect(await countVitest(await report(vitest), true)).toEqual({ passed: 7, failed: 0 })
    expect(await countPlaywright(await report({ stats: playwright }), true)).toEqual({ passed: 5, failed: 0 })
  })

  it('counts tests that were left out as failed', async () => {
    const left = { ...vitest, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(await countVitest(await report(left), false)).toEqual({ passed: 7, failed: 4 })
    const flaky = { stats: { ...playwright, unexpected: 1, flaky: 1, skipped: 1 } }
    expect(await countPlaywright(await report(flaky), false)).toEqual({ passed: 5, failed: 3 })
  })

  it('counts a runner that failed beside its tests', async () => {
    expect(await countVitest(await report(vitest), false)).toEqual({ passed: 7, failed: 1 })
    expect(await countPlaywright(join(folder, 'never-written.json'), false)).toEqual({ passed: 0, failed: 1 })
  })
})
