import { type Db, withTenant } from '../../platform/db/connection.ts'
import type { TenantDirectory } from '../../platform/http/tenant-directory.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import type { Services } from '../../services.ts'
import { KEPT_TRAITS, listBookingsAfter, listMiscounted, mendSums, readAnew } from './sums.queries.ts'

const PIECE = 1_000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Looks at every booking, then at every sum; returns how many sums were wrong (FIG-4). */
export async function rebuildFigures(db: Db, tenantId: number): Promise<number> {
  let after: string | undefined = BEFORE_ALL
  while (after !== undefined) {
    const from: string = after
    after = await withTenant(db, tenantId, async (trx) => {
      const keys = await listBookingsAfter(trx, from, PIECE)
      const wrong = await listMiscounted(trx, keys)
      if (wrong.length > 0) await readAnew(trx, wrong)
      return keys.length === PIECE ? keys.at(-1) : undefined
    })
  }
  let mended = 0
  for (const trait of KEPT_TRAITS) mended += await withTenant(db, tenantId, (trx) => mendSums(trx, trait))
  return mended
}

export function rebuildFiguresJob({ db, log }: Services, tenants: TenantDirectory): Job {
  return {
    id: 'rebuild-figures',
    description: 'Counts the sums of the figures anew from the bookings',
    schedule: '50 2 * * *',
    run: async () => {
      for (const tenant of tenants.all()) {
        const mended = await rebuildFigures(db, tenant.id)
        if (mended > 0) log.warn({ tenant: tenant.kod, mended }, 'sums of the figures differed from the bookings')
      }
    },
  }
}
