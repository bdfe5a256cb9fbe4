import type { Act } from '../../reservation/booking.ts'
import { type AttemptRow, knownAttempt } from '../attempt.queries.ts'
import { GatewayUnclear } from '../providers/payment-gateway.ts'
import { findGateway } from '../providers/tenant-gateways.ts'
import { noteUnclear, settle } from './settle.ts'

/** Asks the provider how an attempt stands and settles it. Nothing is believed that was not asked for here. */
export async function askProvider(act: Act, attempt: AttemptRow): Promise<AttemptRow> {
  const { services } = act
  const gateway = await findGateway(services, act.tenant, attempt.saglayici)
  if (!gateway) {
    services.log.error({ deneme: attempt.k_no, saglayici: attempt.saglayici }, 'the provider is not configured')
    return await noteUnclear(act, attempt.k_no)
  }
  try {
    return await settle(act, attempt, await gateway.query(knownAttempt(attempt)))
  } catch (error) {
    if (!(error instanceof GatewayUnclear)) throw error
    services.log.warn({ err: error, deneme: attempt.k_no }, 'the provider did not answer')
    return await noteUnclear(act, attempt.k_no)
  }
}
