import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { Queue } from './queue.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Numbered {
  readonly no: number
}

test('a stop gives back what it breaks off and what it keeps from beginning, without calling it a failure', async () => {
  const first = new Queue(app.database.appUrl, app.services.log)
  await first.start()
  const begun = Promise.withResolvers<void>()
  const cancelled = Promise.withResolvers<void>()
  const run: number[] = []
  for (const no of [1, 2, 3]) await first.send('make-picture-variants', { no })
  await first.work<Numbered>({
    id: 'make-picture-variants',
    description: 'is broken off',
    run: async ({ no }) => {
      run.push(no)
      begun.resolve()
      await cancelled.promise
    },
  })
  await begun.promise
  await first.leave()
  cancelled.reject(new Error('broken off'))
  await first.stop()
  expect(run).toHaveLength(1)
  expect(app.logLines.filter((line) => /job failed|assert|"level":50/.test(line))).toEqual([])

  const second = new Queue(app.database.appUrl, app.services.log)
  await second.start()
  const done = new Set<number>()
  const all = Promise.withResolvers<void>()
  await second.work<Numbered>({
    id: 'make-picture-variants',
    description: 'takes them up again',
    run: async ({ no }) => {
      done.add(no)
      if (done.size === 3) all.resolve()
    },
  })
  await all.promise
  await second.stop()
  expect([...done].toSorted((one, other) => one - other)).toEqual([1, 2, 3])
})
