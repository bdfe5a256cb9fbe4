import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, type TenantTransaction, withTenant } from '../platform/db/connection.ts'

/** Something that must never be so; see invariants.sql for the rules. */
export interface Finding {
  readonly kural: string
  readonly tenant_id: number
  /** Key of the unit, departure, reservation or coupon. */
  readonly konu: string
  readonly ayrinti: string
}

const INVARIANTS = readFileSync(join(import.meta.dirname, 'invariants.sql'), 'utf8')

/** Years of bookings may take longer to read than a shopper may wait. */
const TIME_LIMIT = '10min'

export async function askInvariants(trx: TenantTransaction): Promise<Finding[]> {
  const { rows } = await sql.raw<Finding>(INVARIANTS).execute(trx)
  return rows
}

export async function findBrokenRules(db: Db, tenantId: number): Promise<Finding[]> {
  return await withTenant(db, tenantId, async (trx) => {
    await sql`select set_config('statement_timeout', ${TIME_LIMIT}, true)`.execute(trx)
    const found = await askInvariants(trx)
    // A role that bypasses row-level security sees every tenant in each question.
    return found.filter((finding) => finding.tenant_id === tenantId)
  })
}

/** Every tenant of the database, one after the other. */
export async function runOracle(db: Db): Promise<Finding[]> {
  const tenants = await db.selectFrom('tenant').select('id').orderBy('id').execute()
  const found: Finding[] = []
  for (const { id } of tenants) found.push(...(await findBrokenRules(db, id)))
  return found
}

export function describeFinding({ kural, tenant_id, konu, ayrinti }: Finding): string {
  return `${kural} · tenant ${tenant_id} · ${konu} · ${ayrinti}`
}

/** Thrown where a finding must stop the run: the nightly job and the end of a test suite. */
export class BrokenRulesError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    const shown = findings.slice(0, 20).map((finding) => `  ${describeFinding(finding)}`)
    super([`The oracle has ${findings.length} findings:`, ...shown].join('\n'))
    this.name = 'BrokenRulesError'
    this.findings = findings
  }
}
