import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBooking, type TestBooking } from '../../testing/test-booking.ts'
import { withTenant } from './connection.ts'
import { jsonList } from './json-list.ts'
import { run } from './statement.ts'

let shop: TestBooking
beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

const READ = { name: '', text: 'select a, b, c from unnest($1::jsonb[], $2::text[], $3::bytea[]) as r (a, b, c)' }

test('lists of json, text and bytes arrive as they were sent, with quotes, letters of all kinds and nothing at all', async () => {
  const rows = [
    { a: { ad: 'Çiğdem "İnci" \\ {a,b}', n: [1, null] }, b: 'x "y" \\ {z}', c: Buffer.from([0, 92, 34, 255]) },
    { a: null, b: null, c: null },
    { a: 'Привет', b: '', c: Buffer.alloc(0) },
    { a: [], b: 'NULL', c: Buffer.from('a') },
  ]
  const lists = [jsonList(rows.map(({ a }) => a)), rows.map(({ b }) => b), rows.map(({ c }) => c)]
  const found = await withTenant(shop.place.db, shop.place.tenantId, (trx) => run(trx, READ, ...lists))
  expect(found).toEqual(rows)
  const none = await withTenant(shop.place.db, shop.place.tenantId, (trx) => run(trx, READ, jsonList([]), [], []))
  expect(none).toEqual([])
})
