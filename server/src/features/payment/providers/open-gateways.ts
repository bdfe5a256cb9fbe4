import type { PaymentProvider } from '@meltem/contract/payment'
import type { Config } from '../../../platform/config.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { testBankGateway } from './test-bank-gateway.ts'

/** The providers this installation is registered with. */
export interface Gateways {
  find(name: PaymentProvider): PaymentGateway | undefined
  /** Origins of their pages, for the content security policy. */
  readonly origins: readonly string[]
}

/** Clients are loaded only where they are configured: each costs memory. */
export async function openGateways(config: Config, testBankUrl = config.payment.testBankUrl): Promise<Gateways> {
  const known = new Map<PaymentProvider, PaymentGateway>()
  const add = (gateway: PaymentGateway) => void known.set(gateway.name, gateway)
  if (testBankUrl) add(testBankGateway(testBankUrl, config.secret))
  const { iyzico, stripe, paytr } = config.payment
  if (iyzico) add((await import('./iyzico-gateway.ts')).iyzicoGateway(iyzico))
  if (stripe) add((await import('./stripe-gateway.ts')).stripeGateway(stripe))
  if (paytr) add((await import('./paytr-gateway.ts')).paytrGateway(paytr))
  return { find: (name) => known.get(name), origins: [...known.values()].flatMap(({ origins }) => origins) }
}
