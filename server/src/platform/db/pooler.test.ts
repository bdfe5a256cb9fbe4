import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { Throttles } from '../http/guards/throttles.ts'
import { type Connection, connect, KEEP_PLANS, withTenant } from './connection.ts'
import { listenUrlOf } from './open-database.ts'

let app: TestApp
const open: Connection[] = []
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  for (const connection of open) await connection.close()
  await app.close()
})

/** What a connection still holds after acts of every sort: a pooler gives it to another client. */
async function keptAfterWork(prepare: boolean): Promise<number> {
  const connection = connect(app.database.appUrl, 1, (error) => app.logLines.push(String(error)), { prepare })
  open.push(connection)
  const throttles = new Throttles(connection.pool, prepare)
  await throttles.take('contact_ip', 1, `pooler-${prepare}`)
  await throttles.guess('agency_code', 1, `pooler-${prepare}`)
  await throttles.forgive('contact_ip', 1, `pooler-${prepare}`)
  const read = () =>
    withTenant(connection.db, 1, (trx) => trx.selectFrom('ayar').select('tenant_id').execute(), KEEP_PLANS)
  for (let turn = 0; turn < 3; turn += 1) await read()
  const { rows } = await connection.pool.query<{ kept: number }>(
    'select count(*)::int as kept from pg_prepared_statements',
  )
  return rows[0]?.kept ?? Number.NaN
}

test('a connection keeps nothing when the pooler knows no prepared statements', async () => {
  expect(await keptAfterWork(false)).toBe(0)
  expect(await keptAfterWork(true)).toBeGreaterThan(0)
})

test('who listens goes past the pooler, with the role of the application', () => {
  expect(listenUrlOf('postgres://owner:o@db:5432/meltem?sslmode=require', 'postgres://app:a%2F@pooler:6432/x')).toBe(
    'postgres://app:a%2F@db:5432/meltem?sslmode=require',
  )
})
