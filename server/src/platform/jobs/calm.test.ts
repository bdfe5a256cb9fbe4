import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { givingWay } from './calm.ts'

async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

const nothing = async () => undefined

/** Looks that tell the given shares, the last of them for ever. */
const looks = (...shares: number[]) => vi.fn<() => number>(() => (shares.length > 1 ? shares.shift() : shares[0]) ?? 0)

test('begins in the same turn in a process that has time, and is done with its work', async () => {
  let turns = 0
  const count = nextTurn().then(() => {
    turns += 1
  })
  expect(await givingWay(5_000, async () => 'done', looks(0.1))).toBe('done')
  expect(turns).toBe(0)
  await count
})

test('waits for a busy moment to pass: as many looks as it takes, then the work', async () => {
  const busy = looks(0.9, 0.8, 0.2)
  const seen = await givingWay(60_000, async () => busy.mock.calls.length, busy)
  expect(seen).toBe(3)
})

test('does not wait for ever where it is never calm', async () => {
  expect(await timeOf(givingWay(600, nothing, looks(1)))).toBeGreaterThan(500)
})

test('sees for itself that this process is busy', async () => {
  await givingWay(0, nothing)
  const end = performance.now() + 900
  while (performance.now() < end) {
    const slice = performance.now() + 50
    while (performance.now() < slice);
    await nextTurn()
  }
  expect(await timeOf(givingWay(5_000, nothing))).toBeGreaterThan(100)
})

test('leaves most of the time to people while the rush goes on', async () => {
  const work = () => new Promise((resolve) => setTimeout(resolve, 50))
  expect(await timeOf(givingWay(0, work, looks(1)))).toBeGreaterThan(400)
})
