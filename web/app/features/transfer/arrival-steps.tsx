import { useTranslations } from 'use-intl/react'

const STEPS = ['step1', 'step2', 'step3', 'step4'] as const

/** What happens from the landing to the door. */
export function ArrivalSteps() {
  const t = useTranslations('transfer')
  return (
    <ol className="stops">
      {STEPS.map((step) => (
        <li key={step} className={step === 'step2' ? 'stop' : undefined}>
          <b className="font-[640]">{t(step)}</b>
          <p className="mt-[3px] max-w-[37.5em] text-ink-2">{t(`${step}Text`)}</p>
        </li>
      ))}
    </ol>
  )
}
