import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The role's own limit is five seconds (see migrate.test.ts); here a shorter one, for the same end. */
test('F5: a process that stands still with a lock is cut off, and others go on', async () => {
  const frozen = new pg.Client(app.database.appUrl)
  const other = new pg.Client(app.database.appUrl)
  await Promise.all([frozen.connect(), other.connect()])
  const cut = new Promise<Error>((resolve) => frozen.on('error', resolve))
  await frozen.query(`set idle_in_transaction_session_timeout = '300ms'`)
  const tenant = app.tenants.byKod('alfa')?.id ?? 0
  const begin = async (client: pg.Client) => {
    await client.query('begin')
    await client.query(`select set_config('app.tenant', $1, true)`, [String(tenant)])
    return await client.query('select anahtar from ayar order by anahtar limit 1 for update')
  }
  try {
    expect((await begin(frozen)).rows).toHaveLength(1)
    // It says nothing more, as a process that was stopped; the other one waits for the same row.
    expect((await begin(other)).rows).toHaveLength(1)
    expect(await cut).toMatchObject({ code: '25P03' })
  } finally {
    await other.end()
    await frozen.end().catch(() => undefined)
  }
})
