import {
  type DayException,
  type Plan,
  type Rule,
  type RuleFields,
  type ShortDay,
  saveRule,
} from '@meltem/contract/stock/rules-office'
import { formatDate } from '@meltem/i18n/format'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { BookingList } from '../../ui/coming-bookings.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { ExceptionFields } from './exception-fields.tsx'
import { useWeekdays } from './use-weekdays.ts'

interface RuleFormProps {
  readonly plan: Plan
  readonly rule?: Rule
  readonly today: string
  readonly onClose: () => void
  readonly onSaved: (after: Plan, k_no: string, edit: FieldEdit<RuleFields>) => void
}

const ALL_DAYS: RuleFields['gunler'] = [1, 2, 3, 4, 5, 6, 7]

function emptyRule(today: string): RuleFields {
  const year = today.slice(0, 4)
  return {
    ilk_gun: today,
    son_gun: `${year}-12-31`,
    gunler: ALL_DAYS,
    saatler: ['10:00'],
    kontenjan: 12,
    istisnalar: [],
  }
}

/** Period, weekdays, times, seats, and single days that are otherwise. */
export function RuleForm({ plan, rule, today, onClose, onSaved }: RuleFormProps) {
  const t = useTranslations('admin.stock')
  const [k_no] = useState(() => rule?.k_no ?? crypto.randomUUID())
  const { k_no: _key, surum, ...seen } = rule ?? { ...emptyRule(today), k_no, surum: 0 }
  const form = useEdit<RuleFields, { data: Plan }>({
    seen,
    isNew: !rule,
    send: (edit) => call(saveRule, { kaynak_k_no: plan.k_no, k_no, surum, ...edit }),
    onSaved: ({ data }, edit) => onSaved(data, k_no, edit),
  })
  const { typed, put } = form
  const refused = form.error instanceof CallError ? form.error : undefined
  const isKnown = refused?.code === 'kapasite_az' || refused?.code === 'kural_cakisiyor'
  return (
    <EditForm form={form} canSave={!rule || form.isDirty} onClose={onClose}>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <div className="w-44">
          <DayField label={t('rule.ilk_gun')} value={typed.ilk_gun} onChange={(day) => day && put({ ilk_gun: day })} />
        </div>
        <div className="w-44">
          <DayField
            label={t('rule.son_gun')}
            value={typed.son_gun}
            least={typed.ilk_gun}
            onChange={(day) => day && put({ son_gun: day })}
          />
        </div>
        <NumberField
          label={t('rule.kontenjan')}
          value={typed.kontenjan}
          most={9999}
          onChange={(seats) => put({ kontenjan: seats ?? 0 })}
        />
      </div>
      <Weekdays value={typed.gunler} onChange={(gunler) => put({ gunler })} />
      <Times value={typed.saatler} onChange={(saatler) => put({ saatler })} />
      <ExceptionFields
        times={typed.saatler}
        seats={typed.kontenjan}
        value={typed.istisnalar}
        onChange={(istisnalar: DayException[]) => put({ istisnalar })}
      />
      {isKnown && refused ? (
        <Refusal error={refused} />
      ) : (
        <SaveTrouble<RuleFields>
          form={form}
          nameOf={(field) => t(`rule.${field}`)}
          wordsOf={(field, value) =>
            field === 'istisnalar' ? t('exceptions', { count: (value as unknown[]).length }) : String(value)
          }
        />
      )}
    </EditForm>
  )
}

/** Days on which more is sold than there would be seats, with who sits there; or which departure two rules would plan. */
function Refusal({ error }: { error: CallError }) {
  const t = useTranslations('admin.stock')
  if (error.code === 'kural_cakisiyor') {
    const { tarih, saat } = error.details as { tarih: string; saat: string }
    return <Note tone="danger">{t('rules_clash', { day: formatDate(tarih), time: saat })}</Note>
  }
  const { sayi, gunler } = error.details as { sayi: number; gunler: ShortDay[] }
  return (
    <Note tone="danger">
      <p className="font-[620]">{t('too_few', { count: sayi })}</p>
      <ul className="mt-2 grid gap-2 text-ink">
        {gunler.map((day) => (
          <li key={day.k_no} className="rounded-control border border-line bg-paper px-3 py-2">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="num font-[620]">
                {formatDate(day.tarih)} {day.saat}
              </span>
              <span className="text-13">{t('sold_of', { sold: day.alinan, seats: day.kontenjan })}</span>
              <Link to={`/kalkislar?gun=${day.tarih}&kalkis=${day.k_no}`} className="link text-13">
                {t('open_departure')}
              </Link>
            </p>
            <BookingList bookings={day.rezervasyonlar} />
          </li>
        ))}
      </ul>
    </Note>
  )
}

interface ListProps<T> {
  readonly value: readonly T[]
  readonly onChange: (value: T[]) => void
}

function Weekdays({ value, onChange }: ListProps<RuleFields['gunler'][number]>) {
  const t = useTranslations('admin.stock')
  const names = useWeekdays()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-semibold">{t('rule.gunler')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {ALL_DAYS.map((day) => (
          <label
            key={day}
            className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong bg-paper px-3 has-checked:border-sea-deep has-checked:bg-sea-deep has-checked:text-paper has-focus-visible:shadow-[var(--focus-ring)] max-lg:min-h-11"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={value.includes(day)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, day].toSorted((a, b) => a - b) : value.filter((one) => one !== day),
                )
              }
            />
            {names[day - 1]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Times({ value, onChange }: ListProps<string>) {
  const t = useTranslations('admin.stock')
  const [next, setNext] = useState('')
  const [round, setRound] = useState(0)
  const add = () => {
    if (!next || value.includes(next)) return
    onChange([...value, next].toSorted())
    setNext('')
    setRound(round + 1)
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-13 font-semibold">{t('rule.saatler')}</legend>
      <div className="flex flex-wrap items-end gap-1.5">
        {value.map((time) => (
          <span
            key={time}
            className="num inline-flex min-h-9 items-center gap-1 rounded-control border border-line bg-paper pl-3 max-lg:min-h-11"
          >
            {time}
            <button
              type="button"
              aria-label={t('remove_name', { name: time })}
              disabled={value.length === 1}
              onClick={() => onChange(value.filter((one) => one !== time))}
              className="grid min-h-9 min-w-8 place-items-center text-ink-2 hover:text-ink disabled:opacity-40 max-lg:min-h-11 max-lg:min-w-11"
            >
              <X aria-hidden="true" className="icon" />
            </button>
          </span>
        ))}
        <ClockField key={round} label={t('new_time')} value={next} onChange={setNext} />
        <Button onClick={add} className="max-lg:min-h-11">
          <Plus aria-hidden="true" className="icon" />
          {t('add')}
        </Button>
      </div>
    </fieldset>
  )
}
