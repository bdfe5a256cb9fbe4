import { useTranslations } from 'use-intl/react'
import type { CartKind } from '../../stores/cart.ts'
import { Icon } from '../ui/icon.tsx'

const STEPS = ['cart', 'guest', 'pay', 'done'] as const
export type FlowStep = (typeof STEPS)[number]

/** Where the person is on the way, as stops along a dotted passage. A request has nothing to pay. */
export function StepsBar({ now, kind = 'direk' }: { now: FlowStep; kind?: CartKind }) {
  const t = useTranslations('basket.steps')
  const place = STEPS.indexOf(now)
  return (
    <ol className="flow-steps" aria-label={t('label')}>
      {STEPS.map((step, index) => (
        <li key={step} className={stateOf(index, place)} aria-current={index === place ? 'step' : undefined}>
          <i aria-hidden="true">{index < place ? <Icon name="check" /> : index + 1}</i>
          <span>
            {t(step === 'pay' && kind === 'sor_sat' ? 'send' : step)}
            {index < place ? <span className="sr-only"> {t('complete')}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, place: number): string {
  if (index === place) return 'now'
  return index < place ? 'done' : ''
}
