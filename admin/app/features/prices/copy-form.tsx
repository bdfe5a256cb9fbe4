import type { PriceEdit } from '@meltem/contract/catalog/prices-office'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import type { Target } from './price-selection.ts'
import { signedAmount } from './price-text.ts'
import { PriceTextField } from './price-text-field.tsx'

const STEPS = ['0', '1', '5', '10'] as const
const WAYS = ['hafta_gunu', 'tarih'] as const

interface RoundProps {
  readonly value: string
  readonly onChange: (step: string) => void
}

/** To which multiple prices are rounded. */
export function RoundChoice({ value, onChange }: RoundProps) {
  const t = useTranslations('admin.prices')
  const options = STEPS.map((step) => ({
    value: step,
    label: step === '0' ? t('round_none') : t('round_to', { step }),
  }))
  return <Choice label={t('round')} value={value} options={options} onChange={onChange} />
}

interface CopyFormProps {
  readonly targets: readonly Target[]
  readonly busy: boolean
  readonly onApply: (edits: PriceEdit[]) => void
}

/** Last year's prices by weekday or date, and the way back to the periods. */
export function CopyForm({ targets, busy, onApply }: CopyFormProps) {
  const t = useTranslations('admin.prices')
  const [percent, setPercent] = useState('6')
  const [step, setStep] = useState<string>('5')
  const [way, setWay] = useState<(typeof WAYS)[number]>('hafta_gunu')
  const yuzde = signedAmount(percent)
  const none = targets.length === 0
  const copy = () =>
    onApply(targets.map((target) => ({ tur: 'kopya', ...target, gore: way, yuzde: yuzde ?? 0, yuvarla: Number(step) })))
  return (
    <div className="grid gap-2 border-line border-t p-4">
      <Choice
        label={t('copy_by')}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(`by.${value}`) }))}
        onChange={(value) => setWay(value as (typeof WAYS)[number])}
      />
      <div className="grid grid-cols-2 gap-2">
        <PriceTextField label={t('copy_percent')} value={percent} wrong={yuzde === undefined} onChange={setPercent} />
        <RoundChoice value={step} onChange={setStep} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} disabled={none || yuzde === undefined} onClick={copy}>
          {t('copy')}
        </Button>
        <Button
          busy={busy}
          disabled={none}
          onClick={() => onApply(targets.map((target) => ({ tur: 'temizle', ...target })))}
        >
          {t('clear')}
        </Button>
      </div>
    </div>
  )
}
