import type { DueStep, PlannedStep } from '@meltem/contract/payment/plan'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { whenOfStep } from '@meltem/i18n/plan-words'
import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'

/** When a payment is due, in words: "after the doctor's talk and 14 days to think". */
export function useStepWords() {
  const say = useTranslations('plan')
  return (step: Parameters<typeof whenOfStep>[1]) => whenOfStep(say, step)
}

interface PlanStepsProps {
  readonly steps: readonly (PlannedStep | DueStep)[]
  readonly kur: string
}

/** What is paid when, in order; a reservation's also with dates and what was paid. */
export function PlanSteps({ steps, kur }: PlanStepsProps) {
  const t = useTranslations('plan')
  const id = useId()
  if (steps.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 py-3" data-plan>
      <h3 id={id} className="mb-2 font-[640] text-14">
        {t('title')}
      </h3>
      <ol className="grid gap-2.5">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the payments is the plan; two may be alike
          <Step key={place} step={step} kur={kur} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step, kur }: { step: PlannedStep | DueStep; kur: string }) {
  const { language } = useFrame()
  const when = useStepWords()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3.5">
      <span>
        {when(step)}
        {'durum' in step ? <State step={step} /> : null}
      </span>
      <b className="num whitespace-nowrap">{formatMoney(language, step.tutar, kur)}</b>
    </li>
  )
}

const TONES: Readonly<Record<DueStep['durum'], string>> = {
  bekliyor: 'text-ink-2',
  acik: 'font-semibold text-sea',
  gecikti: 'font-semibold text-danger',
  odendi: 'font-semibold text-olive',
}

function State({ step: { durum, acilis, vade, tetik } }: { step: DueStep }) {
  const t = useTranslations('plan')
  const dated = tetik !== 'gun' && durum !== 'odendi'
  const from = durum === 'bekliyor' && acilis ? t('from', { when: formatInstant(acilis) }) : ''
  const until = vade ? t('until', { when: formatInstant(vade) }) : ''
  const days = dated ? [from, until].filter(Boolean).join(', ') : ''
  return (
    <small className={`block text-13 leading-[1.4] ${TONES[durum]}`}>
      {[t(durum), days].filter(Boolean).join(' · ')}
    </small>
  )
}

/** Why nothing can be paid yet, where a payment waits for its event. */
export function PlanWaits({ steps }: { steps: readonly DueStep[] }) {
  const t = useTranslations('plan')
  const shut = steps.find(({ tetik, durum }) => tetik === 'olay' && durum === 'bekliyor')
  if (!shut || steps.some(({ durum }) => durum === 'acik' || durum === 'gecikti')) return null
  const waits = shut.olaylar.at(-1) === 'plan_onayi' ? t('waitingPlan') : t('waiting')
  return (
    <p className="note" data-plan-waits>
      {shut.acilis ? t('thinking', { when: formatInstant(shut.acilis) }) : waits}
    </p>
  )
}
