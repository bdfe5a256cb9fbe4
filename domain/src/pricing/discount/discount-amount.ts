import { type Minor, percentOf } from '../../money.ts'
import type { DiscountRule } from '../price-input.ts'
import { amountStep, type Step } from '../receipt/receipt-step.ts'

/**
 * What a rule takes off an amount, never more than there is.
 * Worked: 15 % of 412.00 = 61.80; a fixed 100.00 on 80.00 = 80.00.
 */
export function discountOn(rule: DiscountRule, amount: Minor): Minor {
  const wanted = rule.indirim_turu === 'yuzde' ? percentOf(amount, rule.indirim_tutari) : rule.indirim_tutari
  return Math.min(amount, wanted)
}

type DiscountStage = 'urun_kampanya' | 'sepet_kampanya' | 'kupon' | 'iskonto' | 'elle_fiyat'

export function discountStep(
  stage: DiscountStage,
  rule: DiscountRule,
  { matrah, tutar }: { readonly matrah: Minor; readonly tutar: Minor },
  parametreler: Step['parametreler'],
): Step {
  const oran = rule.indirim_turu === 'yuzde' ? rule.indirim_tutari : null
  return amountStep(stage, { matrah, oran, tutar: 0 - tutar }, parametreler)
}
