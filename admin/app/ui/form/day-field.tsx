import { dayOfText, typedDay } from '@meltem/i18n/day-text'
import { formatDate } from '@meltem/i18n/format'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

const DayCalendar = lazy(() => import('./day-calendar.tsx'))

interface DayFieldProps {
  readonly label: string
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (day: string) => void
  readonly least?: string | undefined
  readonly most?: string | undefined
  /** Days people know by heart are typed: birthdays. */
  readonly typedOnly?: boolean
  readonly describedBy?: string | undefined
  /** As small as the filters above a list. */
  readonly quiet?: boolean
}

/**
 * A day: typed as the office writes it, or chosen in the calendar. Told as soon as it is one, empty when it is taken
 * away; what is no day says so and changes nothing (LOOK-11).
 */
export function DayField({ label, value, onChange, quiet = false, describedBy, ...rest }: DayFieldProps) {
  const id = useId()
  const field = useDayText(value, onChange, rest)
  const t = useTranslations('admin.day')
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className={quiet ? 'text-12 font-semibold text-ink-2' : 'text-13 font-semibold'}>
        {label}
      </label>
      <DayControl id={id} label={label} field={field} describedBy={describedBy} {...rest} />
      {field.wrong && (
        <p id={`${id}-wrong`} role="alert" className="text-13 font-[550] text-danger">
          {t('wrong')}
        </p>
      )}
    </div>
  )
}

type Limits = Pick<DayFieldProps, 'least' | 'most' | 'typedOnly'>

interface DayControlProps extends Limits {
  readonly id: string
  readonly label: string
  readonly field: ReturnType<typeof useDayText>
  readonly describedBy: string | undefined
}

function DayControl({ id, label, field, describedBy, least, most, typedOnly = false }: DayControlProps) {
  const t = useTranslations('admin.day')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const said = [describedBy, field.wrong ? `${id}-wrong` : undefined].filter(Boolean).join(' ')
  return (
    <span className="relative grid">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        placeholder={t('format')}
        value={field.text}
        aria-invalid={field.wrong || undefined}
        aria-describedby={said || undefined}
        onChange={(event) => field.type(event.target.value)}
        onBlur={field.leave}
        className={`control num w-full max-lg:min-h-11! ${typedOnly ? '' : 'pr-9! max-lg:pr-11!'}`}
      />
      {!typedOnly && (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={t('open', { label })}
          onClick={() => setOpen(true)}
          className="absolute inset-y-0 right-0 grid min-w-9 place-items-center rounded-control text-ink-2 hover:text-ink max-lg:min-w-11"
        >
          <CalendarDays aria-hidden="true" className="icon" />
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <DayCalendar
            label={label}
            day={field.day}
            least={least}
            most={most}
            anchor={button}
            onPick={(day) => field.put(day)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  )
}

const textOf = (day: string) => (day === '' ? '' : formatDate(day))

function useDayText(value: string, onChange: (day: string) => void, { least, most }: Limits) {
  const [text, setText] = useState(textOf(value))
  const [known, setKnown] = useState(value)
  const [wrong, setWrong] = useState(false)
  // The screen has another day than the one that was typed: a view was opened, another field has moved it.
  if (value !== known) {
    setKnown(value)
    if ((dayOfText(text) ?? '') !== value) setText(textOf(value))
    setWrong(false)
  }
  const fits = (day: string) => (least === undefined || day >= least) && (most === undefined || day <= most)
  const tell = (day: string) => {
    setKnown(day)
    if (day !== value) onChange(day)
  }
  return {
    text,
    wrong,
    day: value,
    type: (typed: string) => {
      const next = typedDay(text, typed)
      setText(next)
      setWrong(false)
      const day = dayOfText(next)
      if (next.trim() === '') tell('')
      // A year of two figures may be one of four on its way.
      else if (day && next.length >= 10 && fits(day)) tell(day)
    },
    leave: () => {
      const day = dayOfText(text)
      const ok = text.trim() === '' || (day !== undefined && fits(day))
      setWrong(!ok)
      if (!ok || day === undefined) return
      setText(formatDate(day))
      tell(day)
    },
    put: (day: string) => {
      setText(textOf(day))
      setWrong(false)
      tell(day)
    },
  }
}
