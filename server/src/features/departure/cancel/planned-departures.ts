import { type Departure, type DepartureException, expandDepartures } from '@meltem/domain/availability/departures'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import type { ClockTime } from '@meltem/domain/wall-time'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { listRules, type ResourceRule } from '../../catalog/tariff/sellable.queries.ts'
import { updateExceptions } from '../../reservation/stock/block-days.queries.ts'

export interface When {
  readonly tarih: IsoDay
  readonly saat: ClockTime
}

/** Departures of a thing by its rules, from a day up to another, in order of time. */
export async function listPlanned(
  trx: TenantTransaction,
  kaynak_k_no: string,
  from: IsoDay,
  to: IsoDay,
): Promise<Departure[]> {
  const rules = await listRules(trx, [kaynak_k_no])
  const all = rules.flatMap((rule) => expandDepartures(rule, from, to))
  return all.toSorted((a, b) => (a.tarih + a.saat < b.tarih + b.saat ? -1 : 1))
}

export async function findPlanned(
  trx: TenantTransaction,
  kaynak_k_no: string,
  { tarih, saat }: When,
): Promise<Departure | undefined> {
  const planned = await listPlanned(trx, kaynak_k_no, tarih, addDays(tarih, 1))
  return planned.find((one) => one.saat === saat)
}

/** The rule a departure comes from: one that plans it, else the first of the thing. */
function ruleOf(rules: readonly ResourceRule[], { tarih, saat }: When): ResourceRule | undefined {
  const plans = (rule: ResourceRule) =>
    expandDepartures(rule, tarih, addDays(tarih, 1)).some((one) => one.saat === saat)
  return rules.find(plans) ?? rules[0]
}

/**
 * Writes an exception of one departure into the rule it comes from; the same departure has one of a kind. The caller holds
 * the lock of the thing, so that no other change of its rules is lost.
 */
export async function writeException(
  trx: TenantTransaction,
  kaynak_k_no: string,
  when: When,
  exception: DepartureException,
): Promise<void> {
  const rule = ruleOf(await listRules(trx, [kaynak_k_no]), when)
  if (!rule) return
  const others = rule.istisnalar.filter(
    (one) => one.tur !== exception.tur || one.tarih !== exception.tarih || one.saat !== exception.saat,
  )
  await updateExceptions(trx, rule.k_no, JSON.stringify([...others, exception]))
}
