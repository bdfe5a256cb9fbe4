import type { PaymentProvider } from '@meltem/contract/payment/payment'
import { findNextAttempt } from '@meltem/domain/payment/attempt-states'
import { raiseAlarm } from '../../../platform/alarms.ts'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { inBooking } from '../../reservation/booking.ts'
import { queueReview } from '../../reservation/collect/review.queries.ts'
import { writeAudit } from '../../reservation/reservation.queries.ts'
import { type AttemptRow, attemptByOrderQuery, listCapturedAttempts, tenantOfOrder } from '../attempt.queries.ts'
import type { ListedPayment } from '../providers/payment-gateway.ts'
import { findGateway } from '../providers/tenant-gateways.ts'
import { listReconciliations } from '../review/review.queries.ts'
import { getPaymentTerms } from '../start/payment-terms.ts'
import { askProvider } from './ask-provider.ts'
import { systemAct } from './poll-payments.ts'

const MINUTE = 60_000
/** Younger ones may still be on their way. */
const SETTLING_MS = 15 * MINUTE

export interface Reconciliation {
  /** Money the provider has and we had not: asked for and settled. */
  readonly bulunan: number
  /** Money we have and the provider has not: a person looks. */
  readonly eksik: number
}

/** The provider's list of a time span against our attempts, both ways (PAY-8). */
export async function reconcileTenant(
  services: Services,
  tenant: Tenant,
  { from, to }: { from: Date; to: Date },
): Promise<Reconciliation> {
  const { saglayici } = await getPaymentTerms(services, tenant)
  const gateway = await findGateway(services, tenant, saglayici)
  if (!gateway) return { bulunan: 0, eksik: 0 }
  // A little more than asked for: the two clocks may differ.
  const listed = await gateway.list(new Date(from.getTime() - 5 * MINUTE), new Date(to.getTime() + 5 * MINUTE))
  const own = listed.filter(({ siparis_no }) => tenantOfOrder(siparis_no) === tenant.id)
  const bulunan = await takeIn(services, tenant, own)
  const eksik = await findMissing(services, tenant, { saglayici, from, to, listed: own })
  return { bulunan, eksik }
}

async function takeIn(services: Services, tenant: Tenant, listed: readonly ListedPayment[]): Promise<number> {
  let found = 0
  for (const { siparis_no } of listed) {
    const attempt = await withTenant(services.db, tenant.id, (trx) =>
      attemptByOrderQuery(trx, siparis_no).executeTakeFirst(),
    )
    if (!attempt) {
      const sentence = 'the provider lists a payment we never began'
      raiseAlarm(services.log, 'payment_without_attempt', { siparis_no }, sentence)
      continue
    }
    if (findNextAttempt(attempt.durum, 'capture') === undefined) continue
    const after = await askProvider(systemAct(services, tenant), attempt)
    if (after.durum !== attempt.durum) found += 1
  }
  return found
}

interface Span {
  readonly saglayici: PaymentProvider
  readonly from: Date
  readonly to: Date
  readonly listed: readonly ListedPayment[]
}

async function findMissing(services: Services, tenant: Tenant, { saglayici, from, to, listed }: Span): Promise<number> {
  const until = new Date(Math.min(to.getTime(), Date.now() - SETTLING_MS))
  const ours = await withTenant(services.db, tenant.id, (trx) => listCapturedAttempts(trx, saglayici, { from, until }))
  const known = new Set(listed.map(({ siparis_no }) => siparis_no))
  const missing = ours.filter(({ siparis_no }) => !known.has(siparis_no))
  for (const attempt of missing) await report(services, tenant, attempt)
  return missing.length
}

/** Told once: a second run finds the review that is open. */
async function report(services: Services, tenant: Tenant, attempt: AttemptRow): Promise<void> {
  await inBooking(systemAct(services, tenant), async (booking) => {
    const told = await listReconciliations(booking.trx, attempt.rezervasyon_k_no)
    if (told.some(({ ayrinti }) => ayrinti.deneme_k_no === attempt.k_no)) return
    const { k_no: deneme, siparis_no, alinan: tutar, kur } = attempt
    const ayrinti = { deneme_k_no: deneme, siparis_no, tutar, kur }
    await queueReview(booking, 'mutabakat', attempt.rezervasyon_k_no, ayrinti)
    await writeAudit(booking, { olay: 'mutabakat', konu_k_no: attempt.rezervasyon_k_no, ayrinti })
    const facts = { deneme, siparis_no, tutar, kur }
    raiseAlarm(services.log, 'payment_not_listed', facts, 'the provider does not list a payment we have')
  })
}
