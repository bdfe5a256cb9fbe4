import { type RequestContext, requireStaff } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { findBuyer } from '../member/buyer.ts'
import type { Act } from './booking.ts'
import { SYSTEM } from './person.ts'

/** Who acts: the member of the token, or a guest; whether guests may book is asked when they do. */
export async function personAct(services: Services, context: RequestContext): Promise<Act> {
  const { tenant, ip } = context
  const known = await findBuyer(services, context)
  return { services, tenant, person: { ...known, ip, hesapsiz_olur: false } }
}

export async function staffAct(services: Services, context: RequestContext): Promise<Act> {
  const { k_no } = await requireStaff(context)
  return { services, tenant: context.tenant, person: SYSTEM, kim: `personel:${k_no}` }
}
