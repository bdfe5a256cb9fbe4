import { describe, expect, test } from 'vitest'
import { TenantCache } from './tenant-cache.ts'

describe('rows read before a change', () => {
  test.each([
    ['of the tenant', (cache: TenantCache) => cache.dropTenant(1)],
    ['of all tenants', (cache: TenantCache) => cache.dropAll()],
  ])('%s are answered and not kept', async (_, drop) => {
    const cache = new TenantCache()
    const gate = Promise.withResolvers<void>()
    const before = cache.rememberAll(1, 'card', ['villa'], async () => {
      await gate.promise
      return new Map([['villa', 'old price']])
    })
    drop(cache)
    gate.resolve()
    expect(await before).toEqual(new Map([['villa', 'old price']]))
    const after = await cache.rememberAll(1, 'card', ['villa'], async () => new Map([['villa', 'new price']]))
    expect(after.get('villa')).toBe('new price')
  })

  test('are kept when another tenant changed', async () => {
    const cache = new TenantCache()
    const gate = Promise.withResolvers<void>()
    const read = (price: string) => async () => {
      await gate.promise
      return new Map([['villa', price]])
    }
    const before = cache.rememberLarge(1, { sort: 'page', kb: 24 }, ['villa'], read('read once'))
    cache.dropTenant(2)
    gate.resolve()
    await before
    const after = await cache.rememberLarge(1, { sort: 'page', kb: 24 }, ['villa'], read('read again'))
    expect(after.get('villa')).toBe('read once')
  })
})
