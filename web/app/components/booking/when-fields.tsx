import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { shortWeekday } from '../calendar/day-words.ts'
import { SelectField } from '../ui/field.tsx'
import { useBooking } from './booking-context.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import type { Choice } from './choice.ts'
import { DayStrip } from './day-strip.tsx'
import { DepartureFields } from './departure-fields.tsx'

/** The day, the stay, the hire: what the kind of booking needs. */
export function WhenFields({ place }: { place: string }) {
  const { mode, months } = useBooking()
  const t = useTranslations('panel')
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.showModal()
  return (
    <div className="grid gap-4">
      {mode === 'stay' || mode === 'hire' ? <RangeFields onOpen={open} /> : <DayStrip onWholeMonth={open} />}
      {mode === 'departure' ? <DepartureFields /> : null}
      {mode === 'hours' ? <TimeField place={place} field="baslangic_saat" label={t('time')} /> : null}
      {mode === 'hire' ? (
        <div className="grid grid-cols-2 gap-2">
          <TimeField place={place} field="baslangic_saat" label={t('pickUpTime')} />
          <TimeField place={place} field="bitis_saat" label={t('returnTime')} />
        </div>
      ) : null}
      {months.failed ? <p className="text-14 text-danger">{t('calendarFailed')}</p> : null}
      <CalendarDialog ref={dialog} />
    </div>
  )
}

function RangeFields({ onOpen }: { onOpen: () => void }) {
  const { choice, mode } = useBooking()
  const t = useTranslations('panel')
  const hire = mode === 'hire'
  return (
    <div className="grid grid-cols-2 gap-2">
      <DateButton label={hire ? t('pickUp') : t('checkIn')} day={choice.baslangic} onOpen={onOpen} />
      <DateButton label={hire ? t('return') : t('checkOut')} day={choice.bitis} onOpen={onOpen} />
    </div>
  )
}

function DateButton({ label, day, onOpen }: { label: string; day: string | null; onOpen: () => void }) {
  const { language } = useFrame()
  const t = useTranslations('panel')
  const said = day ? `${shortWeekday(LOCALES[language].tag, day)} ${formatDate(day)}` : t('choose')
  return (
    <div className="field">
      <span className="font-semibold text-14" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        className="input text-left"
        aria-haspopup="dialog"
        aria-label={`${label}: ${said}`}
        onClick={onOpen}
      >
        <span className={day ? 'num' : 'text-ink-3'}>{said}</span>
      </button>
    </div>
  )
}

const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

interface TimeFieldProps {
  readonly place: string
  readonly field: keyof Pick<Choice, 'baslangic_saat' | 'bitis_saat'>
  readonly label: string
}

function TimeField({ place, field, label }: TimeFieldProps) {
  const { choice, change } = useBooking()
  const t = useTranslations('panel')
  const times = HALF_HOURS.map((value) => ({ value, label: value }))
  return (
    <SelectField
      id={`${place}-${field}`}
      label={label}
      value={choice[field] ?? ''}
      onChange={(event) => change((now) => ({ ...now, [field]: event.target.value || null }))}
      options={[{ value: '', label: t('choose') }, ...times]}
    />
  )
}
