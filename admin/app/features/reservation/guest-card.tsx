import { type AskedAnswer, answerField, editGuest } from '@meltem/contract/reservation/office-detail'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { formatDate } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useEditing } from '../../platform/live.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Facts } from '../../ui/card.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useAnswerText, useQuestionTitle } from './answer-field.tsx'
import { GuestForm, type Saved } from './guest-form.tsx'
import { FIELDS, type Field, fieldsOf, type Values, valuesOf } from './guest-words.ts'

interface GuestCardProps {
  readonly data: Reservation
  readonly questions: readonly AskedAnswer[]
  readonly onChanged: () => void
}

/** Who the reservation is for, what the guests have answered, and a form to correct it. */
export function GuestCard({ data, questions, onChanged }: GuestCardProps) {
  const t = useTranslations('admin.reservation')
  const may = useMay()
  const [isEditing, setEditing] = useState(false)
  useEditing(isEditing)
  const [done, setDone] = usePassing<Saved>()
  const undo = useMutation({
    mutationFn: (back: InputOf<typeof editGuest>) => call(editGuest, back),
    onSettled: () => {
      setDone(undefined)
      onChanged()
    },
  })
  const values = valuesOf(data)
  const mayEdit = may('rezervasyon.misafir')
  const shown = FIELDS.filter((field) => values[field]).map(
    (field) => [t(`field.${field}`), <Shown key={field} field={field} value={values[field] ?? ''} />] as const,
  )
  const identity = data.misafir.tc_pasaport
  const edit = (
    <Button data-key="guest" onClick={() => setEditing(true)} className="max-lg:min-h-11">
      {t('edit')}
      <Kbd>E</Kbd>
    </Button>
  )
  return (
    <Card title={t('guest')} action={mayEdit && !isEditing ? edit : undefined}>
      {isEditing ? (
        <GuestForm
          k_no={data.k_no}
          values={values}
          questions={questions}
          onDone={(saved) => {
            setEditing(false)
            setDone(saved)
            onChanged()
          }}
        />
      ) : (
        <>
          <Facts rows={identity ? [...shown, [t('field.tc_pasaport'), identity]] : shown} />
          <Answers questions={questions} values={values} />
        </>
      )}
      <UndoNote
        text={done && t('saved')}
        busy={undo.isPending}
        onUndo={
          done && mayTakeBack(done, questions) ? () => undo.mutate(wayBack(data.k_no, done, questions)) : undefined
        }
      />
    </Card>
  )
}

/** Of a number only its end is known here: it cannot be put back. */
function mayTakeBack({ names }: Saved, questions: readonly AskedAnswer[]): boolean {
  return !questions.some((question) => question.kimlik && names.includes(answerField(question)))
}

function wayBack(k_no: string, { names, gorulen, yeni }: Saved, questions: readonly AskedAnswer[]) {
  return { k_no, gorulen: fieldsOf(yeni, names, questions), yeni: fieldsOf(gorulen, names, questions) }
}

/** What was answered, and which questions are still open: the guest answers them by the link of the mail. */
function Answers({ questions, values }: { questions: readonly AskedAnswer[]; values: Values }) {
  const t = useTranslations('admin.reservation.answers')
  const titleOf = useQuestionTitle()
  const textOf = useAnswerText()
  if (questions.length === 0) return null
  const given = questions.filter((question) => values[answerField(question)])
  const open = questions.filter((question) => question.zorunlu && !values[answerField(question)])
  return (
    <section aria-label={t('title')} className="grid gap-2 border-line border-t pt-3">
      <h3 className="text-13 font-semibold">{t('title')}</h3>
      <Facts
        rows={given.map((question) => [titleOf(question), textOf(question, values[answerField(question)] ?? '')])}
      />
      {open.length > 0 && (
        <div className="border-sun-edge border-l-3 bg-sun-tint p-2.5 text-13 text-sun-ink">
          <p className="font-[620]">{t('open', { count: open.length })}</p>
          <p>{open.map(titleOf).join(', ')}</p>
        </div>
      )}
      {given.length === 0 && open.length === 0 && <p className="text-13 text-ink-2">{t('nothing')}</p>}
    </section>
  )
}

/** A phone and an address are there to be used: a call, a message, a mail. */
function Shown({ field, value }: { field: Field; value: string }) {
  const t = useTranslations('admin.reservation')
  if (field === 'dogum_tarihi') return <span className="num">{formatDate(value)}</span>
  if (field === 'e_mail') {
    return (
      <a href={`mailto:${value}`} className="link inline-flex min-h-6 items-center break-all max-lg:min-h-11">
        {value}
      </a>
    )
  }
  if (field !== 'telefon') return value
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <a href={`tel:${value}`} className="link num inline-flex min-h-6 items-center max-lg:min-h-11">
        {value}
      </a>
      <a
        href={`https://wa.me/${value.replaceAll(/\D/g, '')}`}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-6 items-center gap-1 max-lg:min-h-11"
      >
        <MessageCircle aria-hidden="true" className="icon" />
        {t('whatsapp')}
      </a>
    </span>
  )
}
