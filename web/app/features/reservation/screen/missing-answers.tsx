import { getProduct, type Product } from '@meltem/contract/catalog/catalog'
import { completeGuest } from '@meltem/contract/reservation/booking'
import type { GuestAnswer, Reservation } from '@meltem/contract/reservation/reservation'
import { type AskedField, askedFields, withNames } from '@meltem/domain/reservation/guest-questions'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { ownOf } from '../../basket/outcome/outcome-address.ts'
import { fieldId } from '../../checkout/field-id.ts'
import { answerOnWire, answerRule } from '../../checkout/guest-questions.ts'
import { QuestionField } from '../../checkout/question-field.tsx'
import type { OwnAccess } from '../access/own-access.ts'
import { standingLines } from '../cancel/standing-lines.ts'
import { Part } from './part.tsx'

const OPEN = new Set(['held', 'requested', 'accepted', 'confirmed'])

/** Names, numbers and flights that are still missing; handed in as late as possible, and nothing of it is kept here. */
export function MissingAnswers({ one }: { one: OwnAccess }) {
  const t = useTranslations('trip.guests')
  const fields = useMissingFields(one.reservation)
  const form = useGuestForm(one, fields)
  if (!OPEN.has(one.durum)) return null
  return (
    <Part of={one} id="guests" title={t('title')}>
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
    </Part>
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

function useGuestForm({ reservation, anahtar, keep }: OwnAccess, fields: readonly AskedField[]) {
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
    const answer = await call(completeGuest, { ...ownOf({ k_no: reservation.k_no, anahtar }), yanitlar })
    setBusy(false)
    setOutcome(answer.success === 1 ? { good: true, text: t('saved') } : { good: false, text: answer.message })
    if (answer.success === 0) return
    setAnswers({})
    keep(answer.data)
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

/** Questions of the products that are booked and have no answer yet. */
function useMissingFields(reservation: Reservation): readonly AskedField[] {
  const call = useCall()
  const { language } = useFrame()
  const [questions, setQuestions] = useState<ReadonlyMap<string, Product['sorular']>>(new Map())
  const wanted = [...new Set(standingLines(reservation).map(({ urun_k_no }) => urun_k_no))].join()
  useEffect(() => {
    let shown = true
    const ask = async (k_no: string) => {
      const answer = await call(getProduct, { dil: language, k_no })
      return [k_no, answer.success === 1 ? (answer.data?.sorular ?? []) : []] as const
    }
    void Promise.all(wanted.split(',').map(ask)).then((all) => {
      if (shown) setQuestions(new Map(all))
    })
    return () => {
      shown = false
    }
  }, [call, language, wanted])
  const given = new Map(
    (reservation.misafir.yanitlar ?? []).map(({ soru, kisi, deger }) => [nameOf(soru, kisi), deger]),
  )
  const lines = standingLines(reservation).map(({ pax, urun_tipi, urun_k_no }) => ({
    istek: { pax },
    urun: { urun_tipi, sorular: questions.get(urun_k_no) ?? [] },
    yanitlar: {},
  }))
  return withNames(askedFields(lines, Object.fromEntries(given))).filter(({ ad }) => !given.has(ad))
}

const nameOf = (soru: string, kisi: number | null) => (kisi === null ? `rezervasyon/${soru}` : `kisi/${kisi}/${soru}`)
