import { describe, expect, test } from 'vitest'
import { CallLimit } from './call-limit.ts'

const MINUTE = 60_000
const SOMEBODY = '10.0.0.1'

/** What the table counts, as PostgreSQL would, and how often it was asked. */
class Table {
  now = 1_000_000
  asked = 0
  isAway = false
  readonly #rows = new Map<string, { taken: number; until: number }>()

  async takeCalls(address: string, points: number) {
    this.asked += 1
    if (this.isAway) throw new Error('away')
    const known = this.#rows.get(address)
    const row = known && known.until > this.now ? known : { taken: 0, until: this.now + MINUTE }
    row.taken += points
    this.#rows.set(address, row)
    const { taken } = row
    await Promise.resolve()
    return { taken, msBeforeNext: row.until - this.now }
  }
}

function processes(count: number, max: number) {
  const table = new Table()
  const troubles: unknown[] = []
  const terms = { max, onTrouble: (error: unknown) => void troubles.push(error), now: () => table.now }
  return { table, troubles, limits: Array.from({ length: count }, () => new CallLimit(table, terms)) }
}

async function answered(limits: readonly CallLimit[], calls: number, max: number): Promise<number> {
  const counted = await Promise.all(
    Array.from({ length: calls }, async (_, call) => await limits[call % limits.length]?.count(SOMEBODY)),
  )
  return counted.filter((each) => each && each.current <= max).length
}

describe('calls of one address', () => {
  test.each([1, 2, 3, 7, 19, 20, 45, 599, 600, 6000])(
    'are %i a minute exactly where one process answers',
    async (max) => {
      const { limits } = processes(1, max)
      expect(await answered(limits, max * 2 + 5, max)).toBe(max)
    },
  )

  test.each([2, 3, 8])('are counted together by %i processes, but for one part of the limit each', async (count) => {
    const { limits } = processes(count, 600)
    const all = await answered(limits, 3000, 600)
    expect(Math.abs(all - 600)).toBeLessThanOrEqual((count - 1) * 30)
  })

  test('say how many there were and when they are forgotten', async () => {
    const { limits, table } = processes(1, 100)
    const [limit] = limits
    for (let call = 1; call <= 100; call++) expect((await limit?.count(SOMEBODY))?.current).toBe(call)
    table.now += 20_000
    expect(await limit?.count(SOMEBODY)).toEqual({ current: 101, ttl: 40_000 })
    table.now += 40_000
    expect((await limit?.count(SOMEBODY))?.current).toBe(1)
  })

  test('cost no write until they are many, one for a part then, and none when the limit is reached', async () => {
    const { limits, table } = processes(1, 600)
    await answered(limits, 30, 600)
    expect(table.asked).toBe(0)
    await answered(limits, 1, 600)
    expect(table.asked).toBe(1)
    await answered(limits, 5000, 600)
    expect(table.asked).toBeLessThanOrEqual(20)
  })

  test('are counted by each process alone while the database is away', async () => {
    const { limits, table, troubles } = processes(1, 600)
    table.isAway = true
    expect(await answered(limits, 2000, 600)).toBe(600)
    expect(troubles.length).toBeGreaterThan(0)
  })

  test('of others are not counted with them', async () => {
    const { limits } = processes(1, 40)
    await answered(limits, 100, 40)
    expect((await limits[0]?.count('10.0.0.2'))?.current).toBe(1)
  })
})
