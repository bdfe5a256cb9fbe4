import type { SetupStep, getSetup as setupCall } from '@meltem/contract/setup-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { publicHost, tenantOrigin } from '../../../platform/http/tenant-origin.ts'
import type { Services } from '../../../services.ts'
import { findGateway } from '../../payment/providers/tenant-gateways.ts'
import { readSetupState, type SetupState } from './setup-state.queries.ts'

type Setup = OutputOf<typeof setupCall>
type Step = Setup['adimlar'][number]

/** How far the tenant is, read anew each time: a step that comes undone is open again (CAT-80). */
export async function getSetup(services: Services, { tenant, origin }: RequestContext): Promise<Setup> {
  const { db, config } = services
  const standing = await withTenant(db, tenant.id, readSetupState)
  // What was tried is worth nothing where the provider is not to be had any more.
  const takesCards = (await findGateway(services, tenant, standing.saglayici)) !== undefined
  const state = takesCards ? standing : { ...standing, odeme: null }
  const { taslak, yayinda, taslak_sayfa, satti } = state
  const isHome = tenant.alan_adlari.includes(new URL(origin).hostname)
  return {
    adimlar: stepsOf(state, isHome),
    satti,
    urun: { taslak, yayinda },
    taslak_sayfa,
    adres: tenantOrigin(tenant, config),
    sunucu: publicHost(config),
  }
}

/** The host of the tenant leads here when it has brought this very call. */
function stepsOf(state: SetupState, isHome: boolean): Step[] {
  const done = (ad: SetupStep, tamam: boolean): Step => ({ ad, tamam, zaman: null })
  const tried = (ad: 'odeme' | 'eposta'): Step => {
    const zaman = state[ad]
    return { ad, tamam: zaman !== null, zaman: zaman?.toISOString() ?? null }
  }
  return [
    done('sirket', state.sirket),
    done('marka', state.marka),
    done('banka', state.banka),
    tried('eposta'),
    tried('odeme'),
    done('urun', state.yayinda > 0),
    done('sayfalar', state.taslak_sayfa === 0),
    done('alan_adi', isHome),
  ]
}
