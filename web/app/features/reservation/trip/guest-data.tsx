import { completeGuest } from '@meltem/contract/booking'
import type { GuestAnswer } from '@meltem/contract/reservation'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { todayOnCoast } from '../../booking/calendar/day-words.ts'
import { fieldId } from '../../checkout/field-id.ts'
import { type AskedField, answerOnWire, answerRule } from '../../checkout/guest-questions.ts'
import { QuestionField } from '../../checkout/question-field.tsx'
import type { TripProps } from './trip-props.ts'
import { useMissingFields } from './use-missing-fields.ts'

const OPEN = new Set(['held', 'requested', 'accepted', 'confirmed'])

/** Names, numbers and flights that are still missing; handed in as late as possible, and nothing of it is kept here. */
export function GuestData(trip: TripProps) {
  const t = useTranslations('trip.guests')
  const fields = useMissingFields(trip.reservation)
  const form = useGuestForm(trip, fields)
  if (!OPEN.has(trip.reservation.durum)) return null
  return (
    <section>
      <h2 className="mb-2 text-30">{t('title')}</h2>
      {form.outcome ? (
        <Note tone={form.outcome.good ? 'good' : 'danger'} alert>
          {form.outcome.text}
        </Note>
      ) : null}
      {fields.length === 0 ? (
        <p className="text-ink-2">{t('complete')}</p>
      ) : (
        <MissingForm fields={fields} form={form} />
      )}
    </section>
  )
}

type GuestForm = ReturnType<typeof useGuestForm>

function MissingForm({ fields, form }: { fields: readonly AskedField[]; form: GuestForm }) {
  const t = useTranslations('trip.guests')
  return (
    <form noValidate onSubmit={form.send} className="mt-3 grid gap-4 sm:grid-cols-2">
      <p className="text-14 text-ink-2 sm:col-span-2">{t('lead', { count: fields.length })}</p>
      {fields.map((field) => (
        <div key={field.ad}>
          {field.kisi === null ? null : <p className="tiny">{t('traveller', { number: field.kisi })}</p>}
          <QuestionField
            field={field}
            value={form.answers[field.ad] ?? ''}
            error={form.errorOf(field)}
            onChange={(value) => form.answer(field.ad, value)}
            onBlur={form.show}
          />
        </div>
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" look="line" size="lg" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function useGuestForm({ reservation, anahtar, onChanged }: TripProps, fields: readonly AskedField[]) {
  const t = useTranslations('trip.guests')
  const rules = useTranslations('checkout.rules')
  const call = useCall()
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [shown, setShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ readonly good: boolean; readonly text: string }>()
  const today = todayOnCoast()
  /** What is left empty may come later; what is written must be right. */
  const ruleOf = (field: AskedField) => {
    const typed = answers[field.ad] ?? ''
    return typed === '' ? undefined : answerRule(field, typed, today)
  }
  const save = async (yanitlar: GuestAnswer[]) => {
    setBusy(true)
    const own = { k_no: reservation.k_no, ...(anahtar ? { anahtar } : {}) }
    const answer = await call(completeGuest, { ...own, yanitlar })
    setBusy(false)
    setOutcome(answer.success === 1 ? { good: true, text: t('saved') } : { good: false, text: answer.message })
    if (answer.success === 0) return
    setAnswers({})
    onChanged(answer.data)
  }
  return {
    answers,
    busy,
    outcome,
    show: () => setShown(true),
    answer: (name: string, value: string) => setAnswers((now) => ({ ...now, [name]: value })),
    errorOf: (field: AskedField) => {
      const rule = shown ? ruleOf(field) : undefined
      return rule ? rules(rule) : undefined
    },
    send: (event: SubmitEvent) => {
      event.preventDefault()
      setShown(true)
      const wrong = fields.find((field) => ruleOf(field) !== undefined)
      if (wrong) document.getElementById(fieldId(wrong.ad))?.focus()
      const yanitlar = fields.flatMap((field) => {
        const deger = answerOnWire(field, answers[field.ad] ?? '')
        return deger === '' ? [] : [{ soru: field.soru.kod, kisi: field.kisi, deger }]
      })
      if (!wrong && yanitlar.length > 0) void save(yanitlar)
    },
  }
}
