import type { PaymentProvider } from '@meltem/contract/payment/payment'
import type { Config, PaymentSettings } from '../../../platform/config.ts'
import { coveredGateway } from './covered-gateway.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { testBankGateway } from './test-bank-gateway.ts'

/** The providers this installation is registered with. */
export interface Gateways {
  find(name: PaymentProvider): PaymentGateway | undefined
  /** Origins of their pages, for the content security policy. */
  readonly origins: readonly string[]
}

type Registration = Partial<Pick<PaymentSettings, 'iyzico' | 'stripe' | 'paytr'>>

/** The client of one registration, of the installation or of a tenant. */
export async function openGateway({ iyzico, stripe, paytr }: Registration): Promise<PaymentGateway | undefined> {
  if (iyzico) {
    const { iyzicoGateway } = await import('./iyzico-gateway.ts')
    return coveredGateway(iyzicoGateway(iyzico), [iyzico.apiKey, iyzico.secretKey])
  }
  if (stripe) {
    const { stripeGateway } = await import('./stripe-gateway.ts')
    return coveredGateway(stripeGateway(stripe), [stripe.secretKey, stripe.webhookSecret])
  }
  if (paytr) {
    const { paytrGateway } = await import('./paytr-gateway.ts')
    return coveredGateway(paytrGateway(paytr), [paytr.id, paytr.key, paytr.salt])
  }
  return undefined
}

/** Clients are loaded only where they are configured: each costs memory. */
export async function openGateways(config: Config, testBankUrl = config.payment.testBankUrl): Promise<Gateways> {
  const known = new Map<PaymentProvider, PaymentGateway>()
  const add = (gateway: PaymentGateway) => void known.set(gateway.name, gateway)
  if (testBankUrl) add(testBankGateway(testBankUrl, config.secrets))
  const { iyzico, stripe, paytr } = config.payment
  for (const settings of [{ iyzico }, { stripe }, { paytr }]) {
    const gateway = await openGateway(settings)
    if (gateway) add(gateway)
  }
  return { find: (name) => known.get(name), origins: [...known.values()].flatMap(({ origins }) => origins) }
}
