import { expect, test } from 'vitest'
import { givingWay } from './calm.ts'

async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

const nothing = async () => undefined

test('begins at once in a process that has time', async () => {
  expect(await timeOf(givingWay(5_000, nothing, () => 0.1))).toBeLessThan(100)
})

test('waits for a busy moment to pass', async () => {
  const shares = [0.9, 0.8, 0.2]
  const time = await timeOf(givingWay(5_000, nothing, () => shares.shift() ?? 0))
  expect(time).toBeGreaterThan(400)
  expect(time).toBeLessThan(3_000)
})

test('does not wait for ever where it is never calm', async () => {
  const time = await timeOf(givingWay(600, nothing, () => 1))
  expect(time).toBeGreaterThan(500)
  expect(time).toBeLessThan(3_000)
})

test('sees for itself that this process is busy', async () => {
  await givingWay(0, nothing)
  const end = performance.now() + 900
  while (performance.now() < end) {
    const slice = performance.now() + 50
    while (performance.now() < slice);
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await timeOf(givingWay(5_000, nothing))).toBeGreaterThan(100)
})

test('leaves most of the time to people while the rush goes on, and none of it afterwards', async () => {
  const work = () => new Promise((resolve) => setTimeout(resolve, 50))
  expect(await timeOf(givingWay(0, work, () => 1))).toBeGreaterThan(400)
  expect(await timeOf(givingWay(0, work, () => 0.1))).toBeLessThan(400)
})
