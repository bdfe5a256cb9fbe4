import type { listPaymentMethods } from '@meltem/contract/payment/payment'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { toAmount, toMinor } from '@meltem/domain/money'
import { instalmentDifference, instalmentPlan } from '@meltem/domain/pricing/payment/deposit'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { getBookingTerms } from '../../settings/terms-of-sale.ts'
import { findCardGateway, getPaymentTerms } from './payment-terms.ts'

type Methods = OutputOf<typeof listPaymentMethods>

/** What the tenant takes and the installation can. */
export async function listMethods(
  services: Services,
  tenant: Tenant,
  { tutar }: ParsedInputOf<typeof listPaymentMethods>,
): Promise<Methods> {
  const terms = await getPaymentTerms(services, tenant)
  const hasCards = (await findCardGateway(services, tenant)) !== undefined
  const yontemler = terms.yontemler.filter((method) => method !== 'kredi_karti' || hasCards)
  const { taksit_oranlari } = await getBookingTerms(services.db, services.cache, tenant)
  const counts = Object.keys(taksit_oranlari)
    .map(Number)
    .filter((count) => count <= terms.en_cok_taksit)
    .sort((a, b) => a - b)
  const due = toMinor(tutar)
  const taksitler = [1, ...counts].map((count) => {
    const toplam = due + instalmentDifference(due, count, taksit_oranlari)
    return {
      kart_taksit: count,
      oran: count === 1 ? 0 : (taksit_oranlari[count] ?? 0),
      aylik: toAmount(instalmentPlan(toplam, count)[0] ?? toplam),
      toplam: toAmount(toplam),
    }
  })
  return { yontemler, taksitler: hasCards ? taksitler : [] }
}
