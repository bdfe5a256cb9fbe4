import { daysBetween, type IsoDay } from '../calendar-day.ts'
import type { Minor } from '../money.ts'
import type { BookingTimeRule } from './price-input.ts'
import { rateOffStep, type Step } from './receipt/receipt-step.ts'

function applies(rule: BookingTimeRule, daysAhead: number): boolean {
  return rule.tur === 'erken_rezervasyon' ? daysAhead >= rule.gun : daysAhead >= 0 && daysAhead <= rule.gun
}

/**
 * Early booking or last minute: of the rules that fit today the highest rate counts, alone.
 * Worked: 10 % from 90 days ahead on 2 940.00, booked 120 days ahead = −294.00.
 */
export function bookingTimeStep(rules: readonly BookingTimeRule[], price: Minor, today: IsoDay, start: IsoDay): Step[] {
  if (rules.length === 0) return []
  const daysAhead = daysBetween(today, start)
  let best: BookingTimeRule | undefined
  for (const rule of rules) if (applies(rule, daysAhead) && (!best || rule.oran > best.oran)) best = rule
  return best ? [rateOffStep(best.tur, price, best.oran, { gun: best.gun, kalan_gun: daysAhead })] : []
}
