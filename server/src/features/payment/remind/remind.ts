import { amountDue } from '@meltem/domain/payment/amount-due'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { inBooking } from '../../reservation/booking.ts'
import { advancePlan } from '../../reservation/collect/advance-plan.ts'
import { datedPlan } from '../../reservation/collect/payment-schedule.ts'
import { sumStanding } from '../../reservation/collect/standing-money.queries.ts'
import { findReservation, listLines } from '../../reservation/reservation.queries.ts'
import { tellPayment } from '../payment-news.ts'
import { listDueSteps, listRunningOut, markReminded } from '../settle/due.queries.ts'
import { systemAct } from '../settle/poll-payments.ts'
import { getPaymentTerms } from '../start/payment-terms.ts'

const BATCH = 200

/**
 * Reminds once of a deadline that comes near: accepted requests and bank transfers. A basket that is held for minutes
 * has its clock on the screen and needs no mail.
 */
export async function remindTenant(services: Services, tenant: Tenant): Promise<number> {
  const { hatirlatma_saat } = await getPaymentTerms(services, tenant)
  const now = services.clock.now()
  const soon = new Date(now.getTime() + hatirlatma_saat * 3_600_000)
  const due = await withTenant(services.db, tenant.id, (trx) => listRunningOut(trx, now, soon, BATCH))
  let told = 0
  for (const { k_no } of due) if (await remind(services, tenant, k_no)) told += 1
  return told
}

/** Payments that come later than the first: opened, asked for, reminded of and shown to the operator at their time. */
export async function advanceTenant(services: Services, tenant: Tenant): Promise<number> {
  const { hatirlatma_saat } = await getPaymentTerms(services, tenant)
  const now = services.clock.now()
  const due = await withTenant(services.db, tenant.id, (trx) => listDueSteps(trx, now, BATCH))
  let moved = 0
  for (const { k_no } of due) {
    try {
      if (await advancePlan(systemAct(services, tenant), k_no, { hatirlatma_saat })) moved += 1
    } catch (error) {
      services.log.error(
        { err: error, tenant: tenant.kod, k_no },
        'the payments of a reservation could not be advanced',
      )
    }
  }
  return moved
}

/** The process that marks the row first writes the mail, in the same commit. */
function remind(services: Services, tenant: Tenant, k_no: string): Promise<boolean> {
  return inBooking(systemAct(services, tenant), async (booking) => {
    const marked = await markReminded(booking.trx, k_no, booking.now)
    const row = marked && (await findReservation(booking.trx, k_no))
    if (!row) return false
    const alinan = await sumStanding(booking.trx, k_no)
    const adimlar = datedPlan(row, await listLines(booking.trx, k_no), { alinan, now: booking.now })
    const tutar = amountDue('on_odeme', { ...row, alinan, adimlar })
    await tellPayment(booking, row, { olay: 'hatirlatma', tutar, kalan: null })
    return true
  })
}
