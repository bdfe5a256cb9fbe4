import fc from 'fast-check'
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

describe('what was read before a change is never kept after it', () => {
  const anAct = fc.constantFrom(
    'change' as const,
    'change all' as const,
    'one' as const,
    'many' as const,
    'large' as const,
  )

  test('in whatever order reading and changing meet', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(anAct, { minLength: 2, maxLength: 14 }), async (scheduler, acts) => {
        const cache = new TenantCache()
        let truth = 0
        const pause = () => scheduler.schedule(Promise.resolve())
        const read = async () => {
          await pause()
          const value = truth
          await pause()
          return value
        }
        const readAll = async () => new Map([['villa', await read()]])
        const ways = {
          one: () => cache.remember(1, 'settings', read),
          many: async () => (await cache.rememberAll(1, 'card', ['villa'], readAll)).get('villa'),
          large: async () => (await cache.rememberLarge(1, { sort: 'page', kb: 24 }, ['villa'], readAll)).get('villa'),
        }
        const asked: Promise<void>[] = []
        const ask = async (way: keyof typeof ways) => {
          const least = truth
          expect(await ways[way]()).toBeGreaterThanOrEqual(least)
        }
        const { task } = scheduler.scheduleSequence(
          acts.map((act) => async () => {
            if (act === 'one' || act === 'many' || act === 'large') {
              asked.push(ask(act))
              return
            }
            truth += 1
            if (act === 'change') cache.dropTenant(1)
            else cache.dropAll()
          }),
        )
        await scheduler.waitIdle()
        expect(await task).toEqual({ done: true, faulty: false })
        const last = Promise.all([ways.one(), ways.many(), ways.large()])
        await scheduler.waitIdle()
        await Promise.all(asked)
        expect(await last).toEqual([truth, truth, truth])
      }),
      { numRuns: 300 },
    )
  })
})
