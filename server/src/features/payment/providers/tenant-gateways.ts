import { KEYED_PROVIDERS, type KeyedProvider } from '@meltem/contract/payment/account-office'
import type { PaymentProvider } from '@meltem/contract/payment/payment'
import type { PaymentSettings } from '../../../platform/config.ts'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { openSealed } from '../../settings/sealed/sealed-setting.ts'
import { openGateway } from './open-gateways.ts'
import type { PaymentGateway } from './payment-gateway.ts'

type Keys = Readonly<Record<string, string>>

/** Where the provider lives, and where it can be tried without money. */
const LIVE = { iyzico: 'https://api.iyzipay.com', stripe: 'https://api.stripe.com', paytr: 'https://www.paytr.com' }
const IYZICO_TEST = 'https://sandbox-api.iyzipay.com'

/** The installation may have said that a provider is reached elsewhere; the tenant’s keys go there, too. */
function addressOf(services: Services, ad: KeyedProvider, test: boolean): string {
  const told = services.config.payment.addresses[ad]
  if (told) return told
  return ad === 'iyzico' && test ? IYZICO_TEST : LIVE[ad]
}

function settingsOf(
  services: Services,
  ad: KeyedProvider,
  keys: Keys,
  testMode: boolean,
): Partial<Pick<PaymentSettings, KeyedProvider>> {
  const url = addressOf(services, ad, testMode)
  const { apiKey = '', secretKey = '', webhookSecret = '', id = '', key = '', salt = '' } = keys
  if (ad === 'iyzico') return { iyzico: { apiKey, secretKey, url } }
  if (ad === 'stripe') return { stripe: { secretKey, webhookSecret, url } }
  return { paytr: { id, key, salt, url, testMode } }
}

/** The tenant's own registration with a provider; undefined where it has none. */
function findOwnGateway(services: Services, tenant: Tenant, ad: KeyedProvider): Promise<PaymentGateway | undefined> {
  const { db, cache, config } = services
  return cache.remember(tenant.id, `gateway:${ad}`, async () => {
    const opened = await withTenant(db, tenant.id, (trx) => openSealed(config, trx, tenant.id, ad))
    return opened && (await openKeyed(services, ad, opened))
  })
}

type Opened = NonNullable<Awaited<ReturnType<typeof openSealed>>>

export async function openKeyed(
  services: Services,
  ad: KeyedProvider,
  { row, secrets }: Opened,
): Promise<PaymentGateway | undefined> {
  const test = (row.acik as { deneme_ortami?: boolean }).deneme_ortami === true
  return await openGateway(settingsOf(services, ad, secrets, test))
}

function isKeyed(name: PaymentProvider): name is KeyedProvider {
  return KEYED_PROVIDERS.some((keyed) => keyed === name)
}

/** By the tenant's own keys, or by those of the installation where it has none (PAY-16). */
export async function findGateway(
  services: Services,
  tenant: Tenant,
  name: PaymentProvider,
): Promise<PaymentGateway | undefined> {
  const own = isKeyed(name) ? await findOwnGateway(services, tenant, name) : undefined
  return own ?? services.payments.find(name)
}
