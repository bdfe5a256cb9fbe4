import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { readSettingParts } from '../../settings/settings.queries.ts'

const MembershipTerms = z.object({ hep_tarafsiz: z.optional(z.boolean()) })

/**
 * Whether this answer may tell that an address is known (PEOPLE-7): so often an hour and address, then never, and
 * never for a tenant that wants it so. Both answers tell, so both count.
 */
export async function mayTellExistence(
  { db, cache, throttles }: Services,
  { tenant, ip }: RequestContext,
): Promise<boolean> {
  const { hep_tarafsiz } = await cache.remember(tenant.id, 'uyelik', async () => {
    const parts = await withTenant(db, tenant.id, readSettingParts)
    return z.parse(MembershipTerms, parts.get('uyelik') ?? {})
  })
  return hep_tarafsiz !== true && (await throttles.mayTake('existence_ip', tenant.id, ip))
}
