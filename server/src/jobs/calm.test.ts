import { expect, test } from 'vitest'
import { waitForCalm } from './calm.ts'

async function timeOf(work: Promise<void>): Promise<number> {
  const start = performance.now()
  await work
  return performance.now() - start
}

test('begins at once in a process that has time', async () => {
  expect(await timeOf(waitForCalm(5_000, () => 0.1))).toBeLessThan(100)
})

test('waits for a busy moment to pass', async () => {
  const shares = [0.9, 0.8, 0.2]
  const time = await timeOf(waitForCalm(5_000, () => shares.shift() ?? 0))
  expect(time).toBeGreaterThan(400)
  expect(time).toBeLessThan(3_000)
})

test('does not wait for ever where it is never calm', async () => {
  const time = await timeOf(waitForCalm(600, () => 1))
  expect(time).toBeGreaterThan(500)
  expect(time).toBeLessThan(3_000)
})

test('sees for itself that this process is busy', async () => {
  await waitForCalm(0)
  const end = performance.now() + 900
  while (performance.now() < end) {
    const slice = performance.now() + 50
    while (performance.now() < slice);
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await timeOf(waitForCalm(5_000))).toBeGreaterThan(100)
})
