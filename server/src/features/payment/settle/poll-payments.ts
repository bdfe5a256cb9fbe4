import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { type Act, inBooking } from '../../reservation/booking.ts'
import { SYSTEM } from '../../reservation/person.ts'
import { attemptQuery } from '../attempt.queries.ts'
import type { RefundRow } from '../refund/refund.queries.ts'
import { refundReviews } from '../refund/refund-reviews.ts'
import { sendRefund } from '../refund/send-refund.ts'
import { getPaymentTerms } from '../start/payment-terms.ts'
import { settleDueTrials } from '../trial/settle-trial.ts'
import { askProvider } from './ask-provider.ts'
import { claimAttempts, claimRefunds, listUnansweredCancellations } from './due.queries.ts'

/** Rows of one round; the next one takes the rest. */
const BATCH = 50

export function systemAct(services: Services, tenant: Tenant): Act {
  return { services, tenant, person: SYSTEM, kim: 'sistem' }
}

/** One round for one tenant: asks about attempts that are due, sends refunds that are due, answers cancellations. */
export async function pollTenant(services: Services, tenant: Tenant): Promise<number> {
  const act = systemAct(services, tenant)
  const asked = await withTenant(services.db, tenant.id, (trx) => claimAttempts(trx, services.clock.told(), BATCH))
  await together(asked, (attempt) => guarded(services, { deneme: attempt.k_no }, () => askProvider(act, attempt)))
  const cancelled = await answerCancellations(services, act)
  const refunds = await withTenant(services.db, tenant.id, (trx) => claimRefunds(trx, services.clock.told(), BATCH))
  await together(refunds, (refund) => guarded(services, { iade: refund.k_no }, () => bring(act, refund)))
  const trials = await settleDueTrials(services, tenant)
  return asked.length + cancelled + refunds.length + trials
}

async function bring(act: Act, refund: RefundRow): Promise<void> {
  const attempt = await withTenant(act.services.db, act.tenant.id, (trx) =>
    attemptQuery(trx, refund.deneme_k_no).executeTakeFirst(),
  )
  if (attempt) await sendRefund(act, refund, attempt)
}

/** The kernel queues what a cancellation gives back; where a card paid it, the card gets it. */
async function answerCancellations(services: Services, act: Act): Promise<number> {
  const { tenant } = act
  const { iptal_iade_otomatik } = await getPaymentTerms(services, tenant)
  if (!iptal_iade_otomatik) return 0
  const open = await withTenant(services.db, tenant.id, (trx) => listUnansweredCancellations(trx, BATCH))
  let promised = 0
  for (const { rezervasyon_k_no } of open) {
    if (rezervasyon_k_no === null) continue
    promised +=
      (await guarded(services, { rezervasyon: rezervasyon_k_no }, () =>
        inBooking(act, (booking) => refundReviews(booking, rezervasyon_k_no)),
      )) ?? 0
  }
  return promised
}

type Subject = { readonly deneme: string } | { readonly iade: string } | { readonly rezervasyon: string }

/** Five at a time: a provider that does not answer must not keep the others waiting for long. */
async function together<T>(rows: readonly T[], work: (row: T) => Promise<unknown>): Promise<void> {
  const left = [...rows]
  const hand = async () => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) await work(row)
  }
  await Promise.all(Array.from({ length: 5 }, hand))
}

async function guarded<T>({ log }: Services, about: Subject, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    log.error({ err: error, ...about }, 'a payment could not be looked after')
    return undefined
  }
}
