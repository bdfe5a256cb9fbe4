import { useTranslations } from 'use-intl/react'
import { SelectField } from '../../../ui/form/field.tsx'
import { useBooking } from '../booking-context.tsx'
import { type Choice, offeredTimes } from '../choice.ts'

interface TimeFieldProps {
  readonly place: string
  readonly field: keyof Pick<Choice, 'baslangic_saat' | 'bitis_saat'>
  readonly label: string
}

export function TimeField({ place, field, label }: TimeFieldProps) {
  const { choice, change, option } = useBooking()
  const t = useTranslations('panel')
  const times = offeredTimes(option, choice).map((value) => ({ value, label: value }))
  return (
    <SelectField
      id={`${place}-${field}`}
      data-asks={field === 'baslangic_saat' ? 'saat' : 'donus_saat'}
      label={label}
      value={choice[field] ?? ''}
      onChange={(event) => change((now) => ({ ...now, [field]: event.target.value || null }))}
      options={[{ value: '', label: t('choose') }, ...times]}
    />
  )
}
