import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { appUrlOf } from '../db/open-database.ts'
import { TEST_SECRET } from './global-setup.ts'

export interface TestDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  drop(): Promise<void>
}

/** A database of its own for a test file, copied from the template in some fifty milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdministrator(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const ownerUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href
  return {
    ownerUrl,
    appUrl: appUrlOf(ownerUrl, TEST_SECRET),
    drop: () => asAdministrator(template, `drop database ${name} with (force)`),
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
