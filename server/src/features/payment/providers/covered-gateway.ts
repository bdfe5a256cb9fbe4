import { SecretCover } from '../../../platform/sessions/cover-secrets.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** The same provider, whose words quote none of the keys it is asked with (PAY-16). */
export function coveredGateway(gateway: PaymentGateway, keys: readonly string[]): PaymentGateway {
  const cover = new SecretCover(keys)
  return {
    ...gateway,
    start: (order) => cover.over(() => gateway.start(order)),
    query: (attempt) => cover.over(() => gateway.query(attempt)),
    list: (from, to) => cover.over(() => gateway.list(from, to)),
    refund: async (refund) => {
      const report = await cover.over(() => gateway.refund(refund))
      return report.durum === 'basarisiz' ? { ...report, hata: cover.words(report.hata) } : report
    },
  }
}
