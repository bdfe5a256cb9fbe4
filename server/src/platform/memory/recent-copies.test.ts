import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RecentCopies } from './recent-copies.ts'

const ROOM = { most: 100, small: 80 }

interface Visit {
  readonly tenant: number
  readonly size: number
}

/** Comes by, and finds or makes a copy of that size. */
function visit(copies: RecentCopies<Visit>, { tenant, size }: Visit): Visit {
  const copy = copies.use(tenant, () => ({ tenant, size }))
  copies.weigh(tenant, copy.size)
  return copy
}

describe('copies of tenants (decision 0092)', () => {
  test('stay while there is room', () => {
    const copies = new RecentCopies<Visit>(ROOM)
    for (const tenant of [1, 2]) visit(copies, { tenant, size: 50 })
    expect(copies.all().map(({ tenant }) => tenant)).toEqual([1, 2])
  })

  test('go when nobody has asked for them the longest, and are made anew when somebody does', () => {
    const copies = new RecentCopies<Visit>(ROOM)
    const first = visit(copies, { tenant: 1, size: 50 })
    visit(copies, { tenant: 2, size: 50 })
    expect(visit(copies, { tenant: 1, size: 50 })).toBe(first)
    visit(copies, { tenant: 3, size: 50 })
    expect(copies.all().map(({ tenant }) => tenant)).toEqual([1, 3])
    expect(copies.find(2)).toBeUndefined()
    visit(copies, { tenant: 2, size: 50 })
    expect(visit(copies, { tenant: 1, size: 50 })).not.toBe(first)
  })

  test('stay where they are large, which takes long to make', () => {
    const copies = new RecentCopies<Visit>(ROOM)
    for (const size of [500, 900]) visit(copies, { tenant: size, size })
    for (let tenant = 1; tenant < 50; tenant += 1) visit(copies, { tenant, size: 40 })
    expect(copies.all().map(({ tenant }) => tenant)).toEqual([500, 900, 48, 49])
  })

  test('never take more than their room, whoever comes by, and the one who came last is always there', () => {
    const visits = fc.array(fc.record({ tenant: fc.nat(30), size: fc.integer({ min: 1, max: 79 }) }))
    fc.assert(
      fc.property(visits, (all) => {
        const copies = new RecentCopies<Visit>(ROOM)
        for (const one of all) {
          visit(copies, one)
          expect(copies.find(one.tenant)).toBeDefined()
          expect(copies.all().reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(ROOM.most)
        }
      }),
    )
  })
})
