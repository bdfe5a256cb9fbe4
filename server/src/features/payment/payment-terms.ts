import { AppError } from '@meltem/contract/errors'
import { PaymentTerms } from '@meltem/contract/payment'
import type { Reservation } from '@meltem/contract/reservation'
import * as z from 'zod/mini'
import { withTenant } from '../../platform/db/connection.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { readSettingParts } from '../settings/settings.queries.ts'
import type { PaymentGateway } from './providers/payment-gateway.ts'

const DEFAULT_TERMS: PaymentTerms = {
  saglayici: 'test',
  yontemler: ['kredi_karti', 'havale', 'tur_gunu'],
  en_cok_taksit: 12,
  hatirlatma_saat: 4,
  iptal_iade_otomatik: true,
}

/** How the tenant is paid, kept in memory until it changes. */
export function getPaymentTerms({ db, cache }: Pick<Services, 'db' | 'cache'>, tenant: Tenant): Promise<PaymentTerms> {
  return cache.remember(tenant.id, 'payment', () =>
    withTenant(db, tenant.id, async (trx) => {
      const stored = (await readSettingParts(trx)).get('odeme') as object | undefined
      return z.parse(PaymentTerms, { ...DEFAULT_TERMS, ...stored })
    }),
  )
}

/** Cards are taken where the tenant wants them and the installation can. */
export async function findCardGateway(services: Services, tenant: Tenant): Promise<PaymentGateway | undefined> {
  const { saglayici, yontemler } = await getPaymentTerms(services, tenant)
  return yontemler.includes('kredi_karti') ? services.payments.find(saglayici) : undefined
}

/** Refuses a method that was switched off while the buyer filled in the form. */
export async function requireMethod(
  services: Services,
  tenant: Tenant,
  method: NonNullable<Reservation['odeme_yontemi']>,
): Promise<void> {
  const { yontemler } = await getPaymentTerms(services, tenant)
  if (!yontemler.includes(method)) throw new AppError('yontem_kapali', { ayrinti: { yontemler } })
}
