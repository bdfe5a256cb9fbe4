import { useTranslations } from 'use-intl/react'
import type { CartKind } from '../../platform/stores/cart.ts'
import { FlowSteps } from '../../ui/flow-steps.tsx'

const STEPS = ['cart', 'guest', 'pay', 'done'] as const
export type FlowStep = (typeof STEPS)[number]

/** The way from the basket to the booking. A request has nothing to pay. */
export function StepsBar({ now, kind = 'direk' }: { now: FlowStep; kind?: CartKind }) {
  const t = useTranslations('basket.steps')
  const names = STEPS.map((step) => t(step === 'pay' && kind === 'sor_sat' ? 'send' : step))
  return <FlowSteps label={t('label')} steps={names} place={STEPS.indexOf(now)} complete={t('complete')} />
}
