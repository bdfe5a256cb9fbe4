import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import type { DatedStep } from '@meltem/domain/payment/payment-plan'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { whenOfStep } from '@meltem/i18n/plan-words'
import { translatorFor } from '@meltem/i18n/translator'
import { wallOf } from '../../../platform/istanbul.ts'
import { plannedOnWire } from './payment-schedule.ts'

export interface PlanLine {
  readonly ad: string
  readonly tutar: string
}

/** Payments as papers print them: what for, and how much; the date where it is known. */
export function planLines(steps: readonly DatedStep[], kur: string, dil: Language): PlanLine[] {
  const t = translatorFor(dil, 'plan')
  return plannedOnWire(steps, dil).map((step, place) => {
    const { vade = null, tetik } = steps[place] ?? {}
    const until =
      vade === null || tetik === 'gun' ? '' : ` (${t('until', { when: formatDate(wallOf(new Date(vade))) })})`
    return { ad: `${whenOfStep(t, step)}${until}`, tutar: formatMoney(dil, step.tutar, kur) }
  })
}

/** What of them is still to pay, in one sentence each. */
export function openPayments(steps: readonly DatedStep[], kur: string, dil: Language): string[] {
  const open = steps.filter(({ durum }) => durum !== 'odendi')
  const left = open.map((step) => toAmount(step.tutar - step.odenen))
  return planLines(open, kur, dil).map(({ ad }, place) => `${formatMoney(dil, left[place] ?? 0, kur)}: ${ad}`)
}
