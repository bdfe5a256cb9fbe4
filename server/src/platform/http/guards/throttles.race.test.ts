import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Connection, connect } from '../../db/connection.ts'
import { Throttles } from './throttles.ts'

let app: TestApp
let second: Connection
beforeAll(async () => {
  app = await startTestApp()
  second = connect(app.database.appUrl, 4, (error) => app.logLines.push(String(error)))
})
afterAll(async () => {
  await second.close()
  await app.close()
})

test('fifty at once on two processes get exactly as many as the limit allows', async () => {
  const processes: readonly [Throttles, Throttles] = [app.services.throttles, new Throttles(second.pool)]
  for (let round = 0; round < 10; round++) {
    const attempts = Array.from({ length: 50 }, (_, index) =>
      processes[index % 2 === 0 ? 0 : 1].take('contact_ip', 1, `10.0.0.${round}`),
    )
    const outcomes = await Promise.allSettled(attempts)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(outcomes.length - refused.length).toBe(5)
    expect(refused.every((outcome) => (outcome.reason as { code?: string }).code === 'cok_istek')).toBe(true)
  }
})

test('two tenants do not share a limit', async () => {
  const attempts = [1, 2].flatMap((tenant) =>
    Array.from({ length: 5 }, () => app.services.throttles.take('contact_ip', tenant, 'shared')),
  )
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([])
})
