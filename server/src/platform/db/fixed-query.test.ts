import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { TenantTransaction } from './connection.ts'
import { fixed, fixedChange, fixedWrite } from './fixed-query.ts'
import type { Database } from './tables/database.ts'

/** Compiles as PostgreSQL wants it and asks no server. */
const trx = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as TenantTransaction

const said = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => [text, parameters]

test('a query is built once and asked with what it is given', () => {
  let built = 0
  const build = (own: TenantTransaction, k_no: string, durum: 'held' | 'confirmed') => {
    built += 1
    return own
      .selectFrom('rezervasyon')
      .select(['k_no', 'bitis'])
      .where('durum', '=', durum)
      .where('k_no', '=', k_no)
      .where('lang', '=', 'tr')
  }
  const query = fixed(build)
  const asked = [query(trx, 'a', 'held'), query(trx, 'b', 'confirmed')].map((one) => said(one.compile()))
  expect(built).toBe(1)
  expect(asked).toEqual([said(build(trx, 'a', 'held').compile()), said(build(trx, 'b', 'confirmed').compile())])
})

test('an argument that is no parameter is a mistake that shows', () => {
  const query = fixed((_trx, column: string) => sql`select ${sql.raw(column)} from rezervasyon`)
  expect(() => query(trx, 'k_no')).toThrow('argument 0 of a fixed query is no parameter')
})

test('an argument may stand in several places', () => {
  const query = fixed((_trx, key: string) => sql`select ${key}::text, ${key}::uuid`)
  expect(query(trx, 'x').compile().parameters).toEqual(['x', 'x'])
})

test('rows are written as the builder would, whatever columns they bring', () => {
  const insert = (
    own: TenantTransaction,
    rows: readonly { k_no: string; kod: string; aktif?: boolean | undefined }[],
  ) => own.insertInto('kupon').values(rows as never)
  const write = fixedWrite(insert)
  for (const rows of [
    [{ k_no: '1', kod: 'A' }],
    [{ k_no: '2', kod: 'B' }],
    [
      { k_no: '1', kod: 'A', aktif: true },
      { k_no: '2', kod: 'B', aktif: false },
    ],
    [{ k_no: '1', kod: 'A', aktif: undefined }],
    [
      { k_no: '1', kod: 'A', aktif: true },
      { k_no: '2', kod: 'B' },
    ],
  ]) {
    expect(said(write(trx, rows).compile())).toEqual(said(insert(trx, rows).compile()))
  }
})

test('what is undefined does not change', () => {
  const build = (
    own: TenantTransaction,
    changes: { bitis?: Date | null; lang?: 'tr' | undefined },
    { k_no }: { k_no: string },
  ) => own.updateTable('rezervasyon').set(changes).where('k_no', '=', k_no)
  const change = fixedChange(build)
  for (const changes of [{ bitis: null }, { bitis: new Date(0), lang: undefined }, { lang: 'tr' as const }]) {
    expect(said(change(trx, changes, { k_no: 'k' }).compile())).toEqual(
      said(build(trx, changes, { k_no: 'k' }).compile()),
    )
  }
})
