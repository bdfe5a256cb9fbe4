import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentedFields } from '../../../../scripts/house/log-fields.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { raiseAlarm } from '../alarms.ts'
import { Queue } from '../jobs/queue.ts'

const OPERATIONS = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'operations.md')
const documented = documentedFields(readFileSync(OPERATIONS, 'utf8'))

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Line = Readonly<Record<string, unknown>>

function linesOf(msg: string): Line[] {
  const lines = app.logLines.map((line) => JSON.parse(line) as Line).filter((line) => line.msg === msg)
  for (const field of lines.flatMap((line) => Object.keys(line))) expect(documented).toContain(field)
  return lines
}

test('a request: what was asked of whom and how it ended, without its query', async () => {
  await app.get('/api/setting-get?dil=de&secret=canary')
  await app.get('/livez', { company: '' })
  const [call, health] = linesOf('request')
  expect(call).toMatchObject({ level: 30, method: 'GET', route: '/api/setting-get', tenant: 'alfa', status: 200 })
  expect(call?.path).toBe('/api/setting-get')
  expect(call).toHaveProperty('reqId')
  expect(health).toMatchObject({ route: '/livez', status: 200 })
  expect(health).not.toHaveProperty('tenant')
  expect(app.logLines.join('\n')).not.toContain('canary')
})

test('a job: queue, task and keys; nothing else of what it was given', async () => {
  const queue = new Queue(app.database.appUrl, app.services.log)
  await queue.start()
  const k_no = '3f0e7a52-6c1b-4a8e-9a55-0d2f0c1b2a3d'
  await queue.work({
    id: 'watch-products',
    description: 'fails for the one and does the other',
    run: async (data: { readonly k_no?: string }) => {
      if (data.k_no !== undefined) throw new Error('not today')
    },
  })
  await queue.send('watch-products', { tenant_id: 1, k_no, e_mail: 'canary@example.com' })
  await queue.send('watch-products', { tenant_id: 1 })
  await expect.poll(() => linesOf('job').length + linesOf('job failed').length, { timeout: 60_000 }).toBe(2)
  await queue.stop()
  expect(linesOf('job')).toMatchObject([{ level: 30, job: 'watch-products', tenantId: 1, attempt: 0 }])
  expect(linesOf('job failed')).toMatchObject([{ level: 50, job: 'watch-products', tenantId: 1, k_no, attempt: 0 }])
  expect(app.logLines.join('\n')).not.toContain('canary')
})

test('an alarm: its name and its facts', () => {
  raiseAlarm(app.services.log, 'payment_differs', { deneme: 'd', beklenen: {}, gelen: {} }, 'tried')
  expect(linesOf('tried')).toMatchObject([{ alarm: 'payment_differs', level: 50 }])
})
