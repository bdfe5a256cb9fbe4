import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { listUntold } from './coupon.queries.ts'

const BATCH = 500
const ENDING_DAYS = 7

/**
 * Tells members of coupons of their own: once when there is one, once a week before it ends. The key of the mail is made
 * from coupon and occasion, so that no member is told twice, by whatever process.
 */
export async function tellCoupons({ db, queue }: Pick<Services, 'db' | 'queue'>, tenant: Tenant): Promise<number> {
  return await withTenant(db, tenant.id, async (trx) => {
    const { rows } = await listUntold(trx, ENDING_DAYS, BATCH)
    const letters = rows.map(({ mail_k_no, olay, kod, bitis, ad, e_mail, dil }) => ({
      tur: 'member_coupon' as const,
      k_no: mail_k_no,
      veri: { olay, ad, kod, bitis: bitis?.toISOString() ?? null },
      alici: e_mail,
      dil,
    }))
    await putInOutbox(trx, queue, tenant.id, ...letters)
    return letters.length
  })
}
