import { type AskedAnswer, answerField, editGuest } from '@meltem/contract/reservation/office-detail'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { type Contest, contestOf } from '../../ui/edit/contest.ts'
import { DayField } from '../../ui/form/day-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { AnswerField, useAnswerText } from './answer-field.tsx'
import { FIELDS, type Field, fieldsOf, type Values } from './guest-words.ts'

const TYPES: Partial<Record<Field, string>> = { telefon: 'tel', e_mail: 'email' }

/** What was saved, and what stood there before: the way back. */
export interface Saved {
  readonly names: readonly string[]
  readonly gorulen: Values
  readonly yeni: Values
}

interface GuestFormProps {
  readonly k_no: string
  readonly values: Values
  readonly questions: readonly AskedAnswer[]
  /** With what was changed, where anything was. */
  readonly onDone: (saved?: Saved) => void
}

/** Fields of the booking and answers of the guests, each compared with what the clerk saw. */
export function GuestForm({ k_no, values, questions, onDone }: GuestFormProps) {
  const t = useTranslations('admin.reservation')
  const errorText = useErrorText()
  // What the person began with; what another has written since replaces it once it has been shown.
  const [seen, setSeen] = useState(values)
  const [typed, setTyped] = useState(values)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (names: readonly string[]) =>
      call(editGuest, {
        k_no,
        gorulen: fieldsOf(seen, names, questions),
        yeni: fieldsOf(typed, names, questions),
      }),
    onSuccess: (_answer, names) => onDone({ names, gorulen: seen, yeni: typed }),
    onError: (problem) => {
      const others = contestOf<Contest<Values>>(problem)
      if (others) setSeen((before) => ({ ...before, ...others.alanlar }))
    },
  })
  const contested = contestOf<Contest<Values>>(error)
  const change = (name: string) => (value: string) => setTyped((before) => ({ ...before, [name]: value }))
  const form = useRef<HTMLFormElement>(null)
  // Whoever has called it by a key types on.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const names = [...FIELDS, ...questions.map(answerField)]
    const changed = names.filter((name) => (typed[name] ?? '') !== (seen[name] ?? ''))
    if (changed.length === 0) onDone()
    else if (!isPending) mutate(changed)
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-3">
      {contested && (
        <Note tone="warn">
          {t('contested', {
            who: contested.kim ?? t('contested_guest'),
            time: contested.zaman ? formatInstant(contested.zaman) : '',
          })}
        </Note>
      )}
      {error && !contested && <Note tone="danger">{errorText(error)}</Note>}
      {FIELDS.map((field) => (
        <GuestField
          key={field}
          field={field}
          value={typed[field] ?? ''}
          now={contested?.alanlar[field]}
          onChange={change(field)}
        />
      ))}
      {questions.map((question) => {
        const name = answerField(question)
        return (
          <AskedField
            key={name}
            question={question}
            value={typed[name] ?? ''}
            now={contested?.alanlar[name]}
            onChange={change(name)}
          />
        )
      })}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={isPending} className="max-lg:min-h-11">
          {t('save')}
        </Button>
        <Button onClick={() => onDone()} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </form>
  )
}

interface AskedFieldProps {
  readonly question: AskedAnswer
  readonly value: string
  readonly now: string | undefined
  readonly onChange: (value: string) => void
}

function AskedField({ question, value, now, onChange }: AskedFieldProps) {
  const id = useId()
  const textOf = useAnswerText()
  const isContested = now !== undefined
  return (
    <div className="grid gap-1">
      <AnswerField
        question={question}
        value={value}
        onChange={onChange}
        describedBy={isContested ? `${id}-now` : undefined}
      />
      {isContested && <Contested id={`${id}-now`} now={now} shown={now && textOf(question, now)} onTake={onChange} />}
    </div>
  )
}

interface GuestFieldProps {
  readonly field: Field
  readonly value: string
  /** What another person has written here meanwhile. */
  readonly now: string | undefined
  readonly onChange: (value: string) => void
}

function GuestField({ field, value, now, onChange }: GuestFieldProps) {
  const t = useTranslations('admin.reservation')
  const id = useId()
  const isContested = now !== undefined
  if (field === 'dogum_tarihi') {
    return (
      <div className="grid gap-1">
        <DayField
          label={t('field.dogum_tarihi')}
          value={value}
          onChange={onChange}
          typedOnly
          describedBy={isContested ? `${id}-now` : undefined}
        />
        {isContested && <Contested id={`${id}-now`} now={now} shown={now && formatDate(now)} onTake={onChange} />}
      </div>
    )
  }
  const shared = {
    id,
    value,
    'aria-describedby': isContested ? `${id}-now` : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    className: 'control w-full max-lg:min-h-11!',
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-13 font-semibold">
        {t(`field.${field}`)}
      </label>
      {field === 'rezervasyon_notu' ? (
        <textarea {...shared} rows={3} maxLength={2000} />
      ) : (
        <input
          {...shared}
          type={TYPES[field] ?? 'text'}
          required={['ad', 'soyad', 'telefon', 'e_mail'].includes(field)}
        />
      )}
      {isContested && <Contested id={`${id}-now`} now={now} shown={now} onTake={onChange} />}
    </div>
  )
}

interface ContestedProps {
  readonly id: string
  readonly now: string
  readonly shown: string
  readonly onTake: (value: string) => void
}

/** What another has written, beside one's own words. */
function Contested({ id, now, shown, onTake }: ContestedProps) {
  const t = useTranslations('admin.reservation')
  return (
    <p id={id} className="flex flex-wrap items-center gap-2 text-13 text-sun-ink">
      {t('now', { value: shown === '' ? t('empty_value') : shown })}
      <Button onClick={() => onTake(now)}>{t('take')}</Button>
    </p>
  )
}
