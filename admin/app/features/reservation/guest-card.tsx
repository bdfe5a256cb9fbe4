import { editGuest, type GuestFields } from '@meltem/contract/reservation/office-detail'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useEditing } from '../../platform/live.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Facts } from '../../ui/card.tsx'
import { type Contest, contestOf } from '../../ui/edit/contest.ts'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Note } from '../../ui/note.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'

type Field = keyof GuestFields
type Values = Record<Field, string>
const FIELDS: readonly Field[] = [
  'ad',
  'soyad',
  'telefon',
  'e_mail',
  'dogum_tarihi',
  'adres',
  'hotel_adi',
  'oda_no',
  'rezervasyon_notu',
]
const TYPES: Partial<Record<Field, string>> = { telefon: 'tel', e_mail: 'email' }

function valuesOf({ misafir, hotel_bilgi, rezervasyon_notu }: Reservation): Values {
  return {
    ad: misafir.ad,
    soyad: misafir.soyad,
    telefon: misafir.telefon,
    e_mail: misafir.e_mail,
    dogum_tarihi: misafir.dogum_tarihi ?? '',
    adres: misafir.adres ?? '',
    hotel_adi: hotel_bilgi?.hotel_adi ?? '',
    oda_no: hotel_bilgi?.oda_no ?? '',
    rezervasyon_notu: rezervasyon_notu ?? '',
  }
}

/** Who the reservation is for, and a form to correct it. */
export function GuestCard({ data, onChanged }: { data: Reservation; onChanged: () => void }) {
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
  const shown = FIELDS.filter((field) => values[field] !== '').map(
    (field) => [t(`field.${field}`), <Shown key={field} field={field} value={values[field]} />] as const,
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
          onDone={(saved) => {
            setEditing(false)
            setDone(saved)
            onChanged()
          }}
        />
      ) : (
        <Facts rows={identity ? [...shown, [t('field.tc_pasaport'), identity]] : shown} />
      )}
      <UndoNote
        text={done && t('saved')}
        busy={undo.isPending}
        onUndo={done && (() => undo.mutate({ k_no: data.k_no, gorulen: done.yeni, yeni: done.gorulen }))}
      />
    </Card>
  )
}

/** What was saved, and what stood there before: the way back. */
interface Saved {
  readonly gorulen: Partial<Values>
  readonly yeni: Partial<Values>
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

interface GuestFormProps {
  readonly k_no: string
  readonly values: Values
  /** With what was changed, where anything was. */
  readonly onDone: (saved?: Saved) => void
}

function GuestForm({ k_no, values, onDone }: GuestFormProps) {
  const t = useTranslations('admin.reservation')
  const errorText = useErrorText()
  // What the person began with; what another has written since replaces it once it has been shown.
  const [seen, setSeen] = useState(values)
  const [typed, setTyped] = useState(values)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (changed: readonly Field[]) =>
      call(editGuest, { k_no, gorulen: only(seen, changed), yeni: only(typed, changed) }),
    onSuccess: (_answer, changed) => onDone({ gorulen: only(seen, changed), yeni: only(typed, changed) }),
    onError: (problem) => {
      const others = contestOf<Contest<Partial<Values>>>(problem)
      if (others) setSeen((before) => ({ ...before, ...others.alanlar }))
    },
  })
  const contested = contestOf<Contest<Partial<Values>>>(error)
  const form = useRef<HTMLFormElement>(null)
  // Whoever has called it by a key types on.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const changed = FIELDS.filter((field) => typed[field] !== seen[field])
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
          value={typed[field]}
          now={contested?.alanlar[field]}
          onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
        />
      ))}
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

function only(values: Values, fields: readonly Field[]): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
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
