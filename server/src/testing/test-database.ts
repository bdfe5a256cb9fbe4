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

/** A database of its own for a test file, copied from a template in some fifty milliseconds: the empty one unless said. */
export async function createTestDatabase(source?: string): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdministrator(template, `create database ${name} template ${source ?? template.pathname.slice(1)}`)
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

/** The key of a lock that only templates are made under. */
const TEMPLATE_LOCK = 4_711

/**
 * A template with something in it, which the first file that needs it fills and all others copy; files run in several
 * processes. It is marked as a template once it is whole.
 */
export async function provideTemplate(
  name: string,
  fill: (urls: Pick<TestDatabase, 'ownerUrl' | 'appUrl'>) => Promise<void>,
): Promise<string> {
  const empty = new URL(inject('templateUrl'))
  const client = new pg.Client({ connectionString: Object.assign(new URL(empty), { pathname: '/postgres' }).href })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const whole = await client.query('select from pg_database where datname = $1 and datistemplate', [name])
    if (whole.rowCount === 1) return name
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${empty.pathname.slice(1)}`)
    const ownerUrl = Object.assign(new URL(empty), { pathname: `/${name}` }).href
    await fill({ ownerUrl, appUrl: appUrlOf(ownerUrl, TEST_SECRET) })
    await client.query(`alter database ${name} is_template true`)
    return name
  } finally {
    await client.end()
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
