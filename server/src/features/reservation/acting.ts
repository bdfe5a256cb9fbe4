import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { findBuyer } from '../member/buyer.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import type { Act } from './booking.ts'
import { SYSTEM } from './person.ts'

/** Who acts: the member of the token, or a guest where the tenant lets guests book. */
export async function personAct(services: Services, context: RequestContext): Promise<Act> {
  const { tenant, ip } = context
  const { other } = await getTenantSettings(services.db, services.cache, tenant)
  const known = await findBuyer(services, context)
  return { services, tenant, person: { ...known, ip, misafir_olabilir: other.uye_olmadan_rezervasyon } }
}

export async function staffAct(services: Services, context: RequestContext): Promise<Act> {
  const { k_no } = await requireStaff(context)
  return { services, tenant: context.tenant, person: SYSTEM, kim: `personel:${k_no}` }
}
