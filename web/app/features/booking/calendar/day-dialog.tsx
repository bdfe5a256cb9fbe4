import { addMonths, lastSoldDay, monthOf } from '@meltem/domain/calendar-month'
import { shortWeekday, spokenDay, todayOnCoast } from '@meltem/i18n/day-words'
import { formatDate } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type DayCell, MonthGrid, useRovingDay } from './month-grid.tsx'
import { type Picked, pickedDay, placeOfDay } from './picked-days.ts'
import { type DayLimits, dayIn, writeDay } from './written-day.ts'
import '../../../styles/sheet.css'

interface DayDialogProps extends DayLimits {
  readonly label: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onClose: () => void
}

function fieldOf(id: string | undefined): HTMLInputElement | null {
  const found = id === undefined ? null : document.getElementById(id)
  return found instanceof HTMLInputElement ? found : null
}

/** The name that stands over a field. */
function nameOf(field: HTMLInputElement | null): string {
  return field?.labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? ''
}

/** The months of a field of a day, or of the two fields of a range; the same window and sheet as beside a product. */
export default function DayDialog(props: DayDialogProps) {
  const { label, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useTranslations('day')
  const panel = useTranslations('panel')
  const id = useId()
  const choosing = useChoosing(props, () => dialog.current?.close())
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="sheet sheet-full text-ink sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-32px)] sm:w-[min(820px,100%-32px)] sm:rounded-control"
    >
      <header>
        <h2 id={id} className="text-20">
          {choosing.range ? panel('dates') : label}
        </h2>
        <button type="button" className="icon-btn" aria-label={panel('close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </header>
      {choosing.range ? <Ends {...choosing} /> : null}
      <div className="sheet-body pt-5">
        <Months {...choosing} />
      </div>
      <footer>
        <Button onClick={choosing.clear}>{t('clear')}</Button>
        <Button look="sun" onClick={() => dialog.current?.close()}>
          {panel('takeOver')}
        </Button>
      </footer>
    </dialog>
  )
}

/** What is chosen stands in the fields themselves; the calendar shows it and writes it there. */
function useChoosing({ field, least, most, endsAt, beginsAt, notBefore }: DayDialogProps, close: () => void) {
  const first = fieldOf(beginsAt) ?? field.current
  const last = beginsAt ? field.current : fieldOf(endsAt)
  const range = first !== null && last !== null && first !== last
  const [picked, setPicked] = useState<Picked>(() => {
    const baslangic = (first && dayIn(first)) ?? null
    const end = (range && last && dayIn(last)) || null
    // The end was pressed: the next press is the end, unless there is nothing yet that it could end.
    return { baslangic, bitis: beginsAt && baslangic !== null ? null : end }
  })
  const today = todayOnCoast()
  const from = [least, notBefore ? fieldOf(notBefore) && dayIn(fieldOf(notBefore) as HTMLInputElement) : undefined]
  const earliest =
    from
      .filter((day) => typeof day === 'string')
      .toSorted()
      .at(-1) ?? EARLIEST
  const bounds = { first: earliest, last: most ?? lastSoldDay(today) }
  const write = (next: Picked) => {
    setPicked(next)
    if (first) writeDay(first, next.baslangic ?? '')
    if (range && last) writeDay(last, next.bitis ?? '')
  }
  const pick = (day: string) => {
    const next = pickedDay(picked, day, range)
    write(next)
    if (!range || next.bitis !== null) close()
  }
  const clear = () => {
    write({ baslangic: null, bitis: null })
    close()
  }
  return { range, picked, pick, clear, bounds, today, names: [nameOf(first), nameOf(last)] as const }
}

type Choosing = ReturnType<typeof useChoosing>

const EARLIEST = '1900-01-01'

/** Both ends of the range; the one that the next press sets is marked. */
function Ends({ picked, names }: Choosing) {
  const { language } = useFrame()
  const t = useTranslations('panel')
  const { tag } = LOCALES[language]
  const say = (day: string | null) => (day ? `${shortWeekday(tag, day)} ${formatDate(day)}` : t('choose'))
  const choosingEnd = picked.baslangic !== null && picked.bitis === null
  return (
    <div className="grid grid-cols-2">
      {[picked.baslangic, picked.bitis].map((day, place) => (
        <div
          key={names[place]}
          className={`border-b-[3px] px-4 py-2.5 ${(place === 1) === choosingEnd ? 'border-sea bg-sea-tint' : 'border-line'}`}
        >
          <small className="block text-13 text-ink-2">{names[place]}</small>
          <b className="font-[640]">{say(day)}</b>
        </div>
      ))}
    </div>
  )
}

function Months({ range, picked, pick, bounds, today }: Choosing) {
  const { language } = useFrame()
  const t = useTranslations('calendar')
  const day = useTranslations('day')
  const { first, last } = bounds
  const opening = [picked.baslangic, today].find((one) => one !== null && one >= first && one <= last) ?? first
  const [month, setMonth] = useState(() => firstMonth(monthOf(opening), monthOf(last)))
  const roving = useRovingDay({ ...bounds, month, count: 2, onMonth: setMonth, chosen: opening })
  const { onFocusDay } = roving
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    onFocusDay(opening)
  }, [onFocusDay, opening])
  const cellOf = (one: string): DayCell => {
    const free = one >= first && one <= last
    const look = placeOfDay(one, picked, range) ?? (free ? 'free' : 'closed')
    const place = look === 'first' && !range ? 'chosen' : look
    const words =
      place === 'first' || place === 'last' || place === 'inside' || place === 'chosen' ? t(place) : undefined
    const said = [spokenDay(LOCALES[language].tag, one), words, free ? undefined : day('outside')]
    return { look, said: said.filter(Boolean).join(', '), disabled: !free, single: !range || picked.bitis === null }
  }
  return (
    <div className="cal relative">
      <MonthGrid
        {...bounds}
        month={month}
        count={2}
        onMonth={setMonth}
        language={language}
        roving={roving}
        cellOf={cellOf}
        onPress={(one) => {
          if (one >= first && one <= last) pick(one)
        }}
      />
      <p className="sr-only" aria-live="polite">
        {range && picked.baslangic && !picked.bitis ? t('chooseEnd') : ''}
      </p>
    </div>
  )
}

/** Two months stand side by side: the last one that may be turned to is shown second. */
function firstMonth(wanted: string, last: string): string {
  return wanted >= last ? addMonths(last, -1) : wanted
}
