import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { BrokenRulesError, type Finding, runOracle } from '../oracle/run-oracle.ts'
import { connect } from '../platform/db/connection.ts'
import { appUrlOf } from '../platform/db/open-database.ts'
import { TEST_SECRET } from './global-setup.ts'

export interface TestDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  askOracle(): Promise<Finding[]>
  /** Asks the oracle first: whatever a test did, stock and money must agree when it is over. */
  drop(): Promise<void>
  /** Without the question, where a test breaks the rules on purpose. */
  discard(): Promise<void>
}

/** A database of its own for a test file, copied from the template in some fifty milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdministrator(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const ownerUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href
  const appUrl = appUrlOf(ownerUrl, TEST_SECRET)
  const askOracle = () => askOracleOf(appUrl)
  const discard = () => asAdministrator(template, `drop database ${name} with (force)`)
  return {
    ownerUrl,
    appUrl,
    askOracle,
    discard,
    drop: async () => {
      const found = await askOracle()
      await discard()
      if (found.length > 0) throw new BrokenRulesError(found)
    },
  }
}

async function askOracleOf(url: string): Promise<Finding[]> {
  const { db, close } = connect(url, 1, (error) => process.stderr.write(`${error.message}\n`))
  try {
    return await runOracle(db)
  } finally {
    await close()
  }
}

async function asAdministrator(template: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
