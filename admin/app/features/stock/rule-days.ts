import type { Rule } from '@meltem/contract/stock/rules-office'
import { expandDepartures } from '@meltem/domain/availability/departures'
import { addDays } from '@meltem/domain/calendar-day'

/** How many departures a rule still plans. */
export function departuresAhead(rule: Rule, today: string): number {
  const from = rule.ilk_gun < today ? today : rule.ilk_gun
  return from > rule.son_gun ? 0 : expandDepartures(rule, from, addDays(rule.son_gun, 1)).length
}
