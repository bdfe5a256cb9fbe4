import type { FastifyBaseLogger } from 'fastify'

/**
 * What an operator must look at, each with its page in docs/runbooks (RELY-24). The log carries the name as `alarm`, the
 * metrics count it.
 */
export const ALARMS = [
  'foreign_notice',
  'login_flood',
  'oracle_finding',
  'payment_differs',
  'payment_not_listed',
  'payment_unknown',
  'payment_without_attempt',
  'refund_refused',
] as const
export type Alarm = (typeof ALARMS)[number]

const raised = new Map<Alarm, number>(ALARMS.map((alarm) => [alarm, 0]))

export function raiseAlarm(log: Pick<FastifyBaseLogger, 'error'>, alarm: Alarm, facts: object, sentence: string): void {
  raised.set(alarm, (raised.get(alarm) ?? 0) + 1)
  log.error({ alarm, ...facts }, sentence)
}

/** Since the process began; those that were never raised stand at nought, so that the first one is seen as a rise. */
export function countAlarms(): ReadonlyMap<Alarm, number> {
  return raised
}
