import type { PaymentTerms } from '@meltem/contract/payment/payment'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { readSettingParts } from '../../settings/settings.queries.ts'
import type { PaymentGateway } from '../providers/payment-gateway.ts'
import { findGateway } from '../providers/tenant-gateways.ts'
import { paymentTermsOf } from './payment-terms-of.ts'

/** How the tenant is paid, kept in memory until it changes. */
export function getPaymentTerms({ db, cache }: Pick<Services, 'db' | 'cache'>, tenant: Tenant): Promise<PaymentTerms> {
  return cache.remember(tenant.id, 'payment', () =>
    withTenant(db, tenant.id, async (trx) => paymentTermsOf((await readSettingParts(trx)).get('odeme'))),
  )
}

/** Cards are taken where the tenant wants them and the installation can. */
export async function findCardGateway(services: Services, tenant: Tenant): Promise<PaymentGateway | undefined> {
  return await cardGatewayBy(services, tenant, await getPaymentTerms(services, tenant))
}

/** The same by terms that are known already. */
export async function cardGatewayBy(
  services: Services,
  tenant: Tenant,
  { saglayici, yontemler }: PaymentTerms,
): Promise<PaymentGateway | undefined> {
  return yontemler.includes('kredi_karti') ? await findGateway(services, tenant, saglayici) : undefined
}

/** Where the pages of whoever takes cards live, for the content security policy. */
export async function frameOrigins(services: Services, tenant: Tenant): Promise<readonly string[]> {
  const gateway = await findCardGateway(services, tenant)
  return [...new Set([...services.payments.origins, ...(gateway?.origins ?? [])])]
}
