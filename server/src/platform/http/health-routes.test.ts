import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { ALARMS, raiseAlarm } from '../alarms.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const metrics = async () => (await app.get('/metrics')).body

test('an alarm counts from nought, under its name, and stands in the log', async () => {
  for (const alarm of ALARMS)
    expect(await metrics()).toMatch(new RegExp(`^alarms_raised\\{alarm="${alarm}"\\} \\d`, 'm'))
  const count = async () => Number(/alarms_raised\{alarm="login_flood"\} (\d+)/.exec(await metrics())?.[1])
  const before = await count()
  raiseAlarm(app.services.log, 'login_flood', { tenant: 'alfa' }, 'a try')
  expect(await count()).toBe(before + 1)
  expect(app.logLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ alarm: 'login_flood', tenant: 'alfa', level: 50 }),
  )
})

test('figures say whether the process is ready, as /readyz does', async () => {
  expect((await app.get('/readyz')).json()).toMatchObject({ status: 'ok', oldest_job_seconds: 0 })
  expect(await metrics()).toMatch(/^ready 1$/m)
  expect(await metrics()).toMatch(/^mail_oldest_due_seconds 0$/m)
  await app.owner.pool.query(`insert into kysely_migration values ('9999-names-drop', '2026-11-19')`)
  expect((await app.get('/readyz')).json()).toMatchObject({ status: 'schema', schema: '9999-names-drop' })
  expect(await metrics()).toMatch(/^ready 0$/m)
  await app.owner.pool.query(`delete from kysely_migration where name = '9999-names-drop'`)
})

test('a process goes on serving while a newer version has only added to the schema (RELY-35)', async () => {
  await app.owner.pool.query(`insert into kysely_migration values ('9999-more-names', '2026-11-19')`)
  expect((await app.get('/readyz')).json()).toMatchObject({ status: 'ok', schema: '9999-more-names' })
  expect(await metrics()).toMatch(/^ready 1$/m)
  await app.owner.pool.query(`delete from kysely_migration where name like '9999-%'`)
})

test('figures are read from this machine and from networks that were named, and never by way of a proxy (RELY-37)', async () => {
  const asked = async (server: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
    (await server.server.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })).statusCode
  const proxied = { environment: { METRICS_FROM: '10.9.0.0/16,192.0.2.7', TRUST_PROXY: '10.9.0.0/16' } }
  const open = await startTestApp(proxied)
  try {
    expect(await asked(open, '10.9.3.4')).toBe(200)
    expect(await asked(open, '::ffff:10.9.3.4')).toBe(200)
    expect(await asked(open, '192.0.2.7')).toBe(200)
    expect(await asked(open, '192.0.2.8')).toBe(404)
    expect(await asked(app, '10.9.3.4')).toBe(404)
    expect(await asked(app, '::1')).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])
      for (const from of ['10.9.3.4', '127.0.0.1'])
        expect(await asked(open, from, { [header]: '127.0.0.1' }), `${from} ${header}`).toBe(404)
  } finally {
    await open.close()
  }
})
