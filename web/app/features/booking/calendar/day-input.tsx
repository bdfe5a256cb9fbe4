import { dayOfText, typedDay } from '@meltem/i18n/day-text'
import { formatDate } from '@meltem/i18n/format'
import { type ComponentProps, lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { withMessages } from '../../../platform/words/browser-messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useScripted } from '../../../ui/use-scripted.ts'
import { type DayLimits, dayIn } from './written-day.ts'

const loadDialog = () => withMessages('product', import('./day-dialog.tsx'))
const DayDialog = lazy(loadDialog)

type Native = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'pattern' | 'ref'>

export interface DayInputProps extends Native, DayLimits {
  readonly id: string
  /** What it asks for: the title of its calendar. */
  readonly label: string
  /** A day, or what was typed for one. */
  readonly start?: string | undefined
  /** Days people know by heart are typed: birthdays, the last day of a passport. */
  readonly typedOnly?: boolean
  /** Told a day as soon as it is one, empty while it is not, and what stands there when it is left as none. */
  readonly onDay?: (day: string) => void
  /** Whether what stands there when it is left is no day. */
  readonly onWrong?: (wrong: boolean) => void
}

/**
 * A day: typed as the pages write it, or chosen in the calendar, which comes with the first press. The browser's own
 * field is in the language of the computer and different in every browser (LOOK-11). Before and without a script it is
 * a field of text, and the code that reads the form understands what people type (`dayOfText`).
 */
export function DayInput(props: DayInputProps) {
  const { label, start, least, most, endsAt, beginsAt, notBefore, typedOnly, onDay, onWrong, ...rest } = props
  const t = useTranslations('day')
  const ref = useRef<HTMLInputElement>(null)
  const scripted = useScripted()
  const typing = useTyping(ref, { start, least, most, onDay, onWrong, name: rest.name, onBlur: rest.onBlur })
  const [open, setOpen] = useState(false)
  const touched = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const calendar = scripted && !typedOnly && !rest.disabled
  const show = () => {
    if (calendar) setOpen(true)
  }
  return (
    <span className="day-input">
      <input
        {...rest}
        {...typing}
        ref={ref}
        type="text"
        data-day-field=""
        inputMode={typedOnly ? 'numeric' : 'text'}
        autoComplete={rest.autoComplete ?? 'off'}
        maxLength={30}
        placeholder={t('format')}
        title={rest.title ?? t('wrong')}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType === 'touch'
        }}
        onMouseDown={(event) => {
          // A tap would bring up the keyboard below the calendar.
          if (!(calendar && touched.current)) return
          event.preventDefault()
          show()
        }}
        onClick={show}
        onPointerEnter={calendar ? () => void loadDialog() : undefined}
      />
      {calendar ? (
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-label={t('open', { label })}
          onFocus={() => void loadDialog()}
          onClick={show}
        >
          <Icon name="calendar-days" />
        </button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <DayDialog
            field={ref}
            {...{ label, least, most, endsAt, beginsAt, notBefore }}
            onClose={() => {
              setOpen(false)
              // After a tap the field would bring up the keyboard.
              const last = touched.current ? button.current : ref.current
              last?.focus()
            }}
          />
        </Suspense>
      ) : null}
    </span>
  )
}

function textOf(day: string | undefined): string {
  const known = day ? dayOfText(day) : undefined
  return known ? formatDate(known) : (day ?? '')
}

type Typing = {
  [K in 'start' | 'least' | 'most' | 'onDay' | 'onWrong' | 'name' | 'onBlur']: DayInputProps[K] | undefined
}

function useTyping(
  ref: RefObject<HTMLInputElement | null>,
  { start, onDay, onWrong, least, most, name, onBlur }: Typing,
) {
  const t = useTranslations('day')
  const before = useRef(textOf(start))
  useIsoInForms(ref, name)
  const fits = (day: string) => (least === undefined || day >= least) && (most === undefined || day <= most)
  const shown = useRef(start)
  // The page fills it in: the address has changed, or what was kept on the device has arrived.
  useEffect(() => {
    const field = ref.current
    const same = shown.current === start
    shown.current = start
    if (same || !field || field === document.activeElement || (dayIn(field) ?? '') === (dayOfText(start ?? '') ?? '')) {
      return
    }
    field.value = textOf(start)
    before.current = field.value
  }, [ref, start])
  // What was typed before the script had come stays, and counts now.
  const begin = useEffectEvent(() => {
    const field = ref.current
    if (!field || field.value === before.current) return
    before.current = field.value
    const day = dayIn(field)
    if (day && fits(day)) onDay?.(day)
  })
  useEffect(() => begin(), [])
  return {
    defaultValue: textOf(start),
    onInput: ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
      const text = typedDay(before.current, field.value)
      if (text !== field.value) field.value = text
      before.current = text
      const day = dayOfText(text)
      field.setCustomValidity('')
      onWrong?.(false)
      onDay?.(day && text.length >= 8 && fits(day) ? day : '')
    },
    onBlur: (event: Parameters<NonNullable<typeof onBlur>>[0]) => {
      const field = event.currentTarget
      const day = dayIn(field)
      const wrong = field.value.trim() !== '' && !(day !== undefined && fits(day))
      if (day) field.value = formatDate(day)
      before.current = field.value
      field.setCustomValidity(wrong ? t('wrong') : '')
      onWrong?.(wrong)
      if (field.value !== '') onDay?.(wrong || !day ? field.value : day)
      onBlur?.(event)
    },
  }
}

/** A form that a script reads or sends carries the day as the wire has it. */
function useIsoInForms(ref: RefObject<HTMLInputElement | null>, name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const put = (event: FormDataEvent) => {
      const field = ref.current
      if (!field || field.form !== event.target) return
      const day = dayIn(field)
      if (day) event.formData.set(name, day)
    }
    // From the document: a field of a list belongs to a form that is drawn anew.
    document.addEventListener('formdata', put)
    return () => document.removeEventListener('formdata', put)
  }, [ref, name])
}
