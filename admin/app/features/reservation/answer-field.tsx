import type { AskedAnswer } from '@meltem/contract/reservation/office-detail'
import { formatDate } from '@meltem/i18n/format'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from '../../ui/form/choice.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'

/** A question as a clerk reads it, in the clerk's language. */
export type Question = Omit<AskedAnswer, 'soru'>

/** `Weight (guest 2)`: the question, and whom it is about where it is asked of each. */
export function useQuestionTitle(): (question: Pick<Question, 'baslik' | 'kisi'>) => string {
  const t = useTranslations('admin.reservation.answers')
  return ({ baslik, kisi }) => (kisi === null ? baslik : t('of_guest', { title: baslik, number: kisi }))
}

/** An answer in words. */
export function useAnswerText(): (question: Question, deger: string) => string {
  const t = useTranslations('admin.reservation.answers')
  return ({ tip, secenekler }, deger) => {
    const choice = secenekler.find(({ kod }) => kod === deger)
    if (choice) return choice.baslik
    if (tip === 'tarih' && /^\d{4}-\d\d-\d\d$/.test(deger)) return formatDate(deger)
    if (tip !== 'evet_hayir') return deger
    return deger === 'evet' ? t('yes') : t('no')
  }
}

interface AnswerFieldProps {
  readonly question: Question
  readonly value: string
  readonly onChange: (value: string) => void
  /** Says of a question that it has to be answered, where that is still to come. */
  readonly marked?: boolean
  readonly describedBy?: string | undefined
}

/** One question of the operator with the field its answer wants. */
export function AnswerField({ question, value, onChange, marked = false, describedBy }: AnswerFieldProps) {
  const t = useTranslations('admin.reservation.answers')
  const titleOf = useQuestionTitle()
  const { tip, secenekler, zorunlu } = question
  const title = titleOf(question)
  const label = marked && zorunlu ? t('required', { title }) : title
  if (tip === 'tarih') {
    return <DayField label={label} value={value} onChange={onChange} typedOnly describedBy={describedBy} />
  }
  if (tip === 'saat') return <ClockField label={label} value={value} onChange={onChange} />
  if (tip !== 'secim' && tip !== 'evet_hayir') {
    return <TextAnswer {...{ question, value, onChange, describedBy }} label={label} />
  }
  const yesNo = [
    { kod: 'evet', baslik: t('yes') },
    { kod: 'hayir', baslik: t('no') },
  ]
  const choices = tip === 'secim' ? secenekler : yesNo
  const options = choices.map(({ kod, baslik }) => ({ value: kod, label: baslik }))
  return (
    <Choice
      inForm
      label={label}
      value={value}
      options={[{ value: '', label: t('none') }, ...options]}
      onChange={onChange}
    />
  )
}

function TextAnswer({
  question: { tip, kimlik },
  label,
  value,
  onChange,
  describedBy,
}: Omit<AnswerFieldProps, 'marked'> & { readonly label: string }) {
  const t = useTranslations('admin.reservation.answers')
  const id = useId()
  const shared = {
    id,
    value,
    maxLength: 500,
    'aria-describedby': describedBy ?? (kimlik ? `${id}-hint` : undefined),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: 'control w-full max-lg:min-h-11!',
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {label}
      </label>
      {tip === 'uzun_metin' ? (
        <textarea {...shared} rows={2} />
      ) : (
        <input {...shared} type="text" autoComplete="off" inputMode={tip === 'sayi' ? 'decimal' : undefined} />
      )}
      {kimlik && (
        <p id={`${id}-hint`} className="text-12 text-ink-2">
          {t('masked')}
        </p>
      )}
    </div>
  )
}
