import * as z from 'zod/mini'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { readSettingParts } from '../../settings/settings.queries.ts'

/** How a tenant works with agencies: the setting `acente`. */
const StoredTerms = z.object({
  /** Days a visit to an agency's page is remembered. */
  iz_gun: z.optional(z.int().check(z.gte(0), z.lte(365))),
  /** Accounts outside Turkey are paid to as well. */
  yabanci_iban: z.optional(z.boolean()),
  /** Picture of the page for agencies, as section/name. */
  gorsel: z.optional(z.string()),
})
interface AgencyTerms {
  readonly iz_gun: number
  readonly yabanci_iban: boolean
  readonly gorsel: string | null
}

export function getAgencyTerms({ db, cache }: Pick<Services, 'db' | 'cache'>, tenant: Tenant): Promise<AgencyTerms> {
  return cache.remember(tenant.id, 'acente', async () => {
    const parts = await withTenant(db, tenant.id, readSettingParts)
    const { iz_gun = 30, yabanci_iban = false, gorsel = null } = z.parse(StoredTerms, parts.get('acente') ?? {})
    return { iz_gun, yabanci_iban, gorsel }
  })
}
