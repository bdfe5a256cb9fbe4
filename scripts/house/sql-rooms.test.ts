import { describe, expect, it } from 'vitest'
import { listSources } from './sources.ts'
import { findStrayedSql } from './sql-rooms.ts'

/** One statement of each kind, as it would stand in a service. */
const PLANTED = [
  "const row = await trx.selectFrom('uye').selectAll().executeTakeFirst()",
  "await trx\n    .insertInto('uye')\n    .values(row)",
  "await trx.updateTable('uye').set(row)",
  "await booking.trx.deleteFrom('uye')",
  "const found = selectWelcome(trx).where('k.k_no', '=', k_no)",
  'await sql`select 1`.execute(trx)',
  'const { rows } = await sql<{ ms: number | null }>`select 1 as ms`.execute(trx)',
  "const state = sql.lit('held')",
  "import { sql } from 'kysely'",
] as const

describe('SQL', () => {
  it('stands in files of queries only', () => {
    const files = listSources()
    expect(files.filter(({ path }) => path.endsWith('.queries.ts')).length).toBeGreaterThan(50)
    expect(findStrayedSql(files)).toEqual([])
  })

  it('is noticed wherever else it is written in a feature', () => {
    for (const text of PLANTED) {
      expect(findStrayedSql([{ path: 'server/src/features/member/planted.service.ts', text }]), text).toHaveLength(1)
    }
  })

  it('may be written in queries, in tests and outside of features', () => {
    const text = PLANTED[0]
    const rooms = [
      'server/src/features/member/planted.queries.ts',
      'server/src/features/member/planted.test.ts',
      'server/src/platform/sessions/planted.ts',
    ]
    expect(findStrayedSql(rooms.map((path) => ({ path, text })))).toEqual([])
  })
})
