import { PAYMENT_PROVIDERS } from '@meltem/contract/payment/payment'
import { Counter } from 'prom-client'
import { QUEUES } from './jobs/queues.ts'

/** What the house does, counted from the moment its process began. Each app shows them at /metrics, beside its own figures. */
const all: Counter[] = []

function counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
  const made = new Counter<Label>({ name, help, labelNames, registers: [] })
  all.push(made)
  return made
}

export const COUNTERS: readonly Counter[] = all

const bookings = counter('bookings_total', 'Bookings by what became of them', ['tenant', 'event'])
const holds = counter('holds_total', 'Baskets that were held, by what became of them', ['tenant', 'event'])
const refusals = counter('refusals_total', 'Calls of people that were refused, by the reason they were told', [
  'act',
  'code',
])
const payments = counter('payments_total', 'Card payments by what the provider said', ['provider', 'outcome'])
const refunds = counter('refunds_total', 'Refunds by what the provider said', ['provider', 'outcome'])
const mails = counter('mails_total', 'Mails by what became of one try', ['outcome'])
const jobs = counter('jobs_total', 'Tasks of the queue by how one try ended', ['queue', 'outcome'])
const reads = counter('long_reads_total', 'Long reads, by where they were answered: the copy, or the database itself', [
  'from',
])
const rendered = counter('pages_rendered_total', 'Pages made by the framework, for all or for one person', ['for'])

export type BookingEvent = 'placed' | 'confirmed' | 'requested' | 'accepted' | 'declined' | 'cancelled' | 'expired'
export type HoldEvent = 'begun' | 'booked' | 'released' | 'expired'

const PAYMENT_OUTCOMES = ['started', 'not_started', 'captured', 'failed', 'expired', 'differs', 'unclear'] as const
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]
const REFUND_OUTCOMES = ['done', 'refused', 'unclear'] as const
const MAIL_OUTCOMES = ['sent', 'failed', 'given_up'] as const
const JOB_OUTCOMES = ['done', 'failed'] as const

// What an alert reads stands at nought from the beginning, so that the first one is seen as a rise.
for (const provider of PAYMENT_PROVIDERS) {
  for (const outcome of PAYMENT_OUTCOMES) payments.inc({ provider, outcome }, 0)
  for (const outcome of REFUND_OUTCOMES) refunds.inc({ provider, outcome }, 0)
}
for (const from of ['copy', 'database']) reads.inc({ from }, 0)
for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0)
for (const queue of Object.keys(QUEUES)) for (const outcome of JOB_OUTCOMES) jobs.inc({ queue, outcome }, 0)

/** So many tenants have figures of their own; those that come later share the name `others` (RELY-30). */
const MOST_TENANTS = 100
const OTHER_TENANTS = 'others'
const named = new Set<string>()

export function tenantLabel(kod: string): string {
  if (!named.has(kod) && named.size >= MOST_TENANTS) return OTHER_TENANTS
  named.add(kod)
  return kod
}

export function countBooking(tenant: { readonly kod: string }, event: BookingEvent): void {
  bookings.inc({ tenant: tenantLabel(tenant.kod), event })
}

export function countHold(tenant: { readonly kod: string }, event: HoldEvent): void {
  holds.inc({ tenant: tenantLabel(tenant.kod), event })
}

export function countRefusal(act: string, code: string): void {
  refusals.inc({ act, code })
}

export function countPayment(provider: string, outcome: PaymentOutcome): void {
  payments.inc({ provider, outcome })
}

export function countRefund(provider: string, outcome: (typeof REFUND_OUTCOMES)[number]): void {
  refunds.inc({ provider, outcome })
}

export function countMail(outcome: (typeof MAIL_OUTCOMES)[number]): void {
  mails.inc({ outcome })
}

export function countJob(queue: string, outcome: (typeof JOB_OUTCOMES)[number]): void {
  jobs.inc({ queue, outcome })
}

export function countRead(from: 'copy' | 'database'): void {
  reads.inc({ from })
}

export function countRendered(whom: 'all' | 'one'): void {
  rendered.inc({ for: whom })
}
