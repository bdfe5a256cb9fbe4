import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sweepTenant } from '../../features/reservation/hold/expire-holds.job.ts'
import { withTenant } from '../../platform/db/connection.ts'
import { openServices } from './api-process-services.ts'
import type { Stage } from './hammer-stage.ts'

/** The sweeper of the job queue, in a process that serves no calls, and run when a test wants it. */
export interface Sweeper {
  sweep(): Promise<number>
  close(): Promise<void>
}

export async function openSweeper({ orders }: Stage): Promise<Sweeper> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meltem-sweeper-'))
  const { services, tenants, close } = await openServices({ ...orders, pool: 3 }, dataDir)
  const tenant = tenants.byKod('alfa')
  if (!tenant) throw new Error('the stage has no tenant')
  return {
    sweep: () => sweepTenant(services, tenant),
    close: async () => {
      await close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The clock of a hold, an option or a payment ran out a second ago. */
export async function letRunOut({ db, tenantId }: Pick<Stage, 'db' | 'tenantId'>, k_no: string): Promise<void> {
  await withTenant(db, tenantId, async (trx) => {
    await sql`update rezervasyon set bitis = clock_timestamp() - interval '1 second' where k_no = ${k_no}`.execute(trx)
    await sql`update tutma set tutma_bitis = clock_timestamp() - interval '1 second'
      where rezervasyon_k_no = ${k_no} and durum in ('held', 'option')`.execute(trx)
  })
}
