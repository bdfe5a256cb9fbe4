import type { Language } from '@meltem/contract/wire/language'
import { addMonths, dayAfterKey, monthOf, sixWeeksOf } from '@meltem/domain/calendar-month'
import { weekdayNames } from '@meltem/i18n/day-words'
import { LOCALES } from '@meltem/i18n/locales'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '../../../ui/icon.tsx'
import { formatMonth } from '../../content/blocks/months.ts'
import type { DayLook } from './picked-days.ts'
import '../../../styles/calendar.css'

/** Prices with more characters are set smaller, so that a day keeps its width: 9,999.99 fits, 21.504,00 does not. */
const LONG_FIGURE = 8

/** How one day looks and what it says; the calendar that shows it decides. */
export interface DayCell {
  readonly look: DayLook
  /** Read out: the date, its part in the stay, its price, or why it cannot be chosen. */
  readonly said: string
  /** The price under the number; none where days have no prices. */
  readonly figure?: string
  readonly disabled: boolean
  /** A sold-out day that opens something below. */
  readonly expanded?: boolean | undefined
  /** Chosen, with no other end to be joined to. */
  readonly single: boolean
}

interface Bounds {
  /** The first and the last day that may be reached. */
  readonly first: string
  readonly last: string
  /** First month on screen, and how many stand beside each other. */
  readonly month: string
  readonly count: number
  readonly onMonth: (month: string) => void
}

interface RovingInput extends Bounds {
  /** The day the tab key reaches before any was moved to. */
  readonly chosen: string | null
}

export interface Roving {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly months: readonly string[]
  /** The one day that the tab key reaches. */
  readonly tabDay: string
  /** The day under the pointer or the focus. */
  readonly shown: string | null
  readonly onKeyDown: (event: KeyboardEvent, day: string) => void
  readonly onShow: (day: string | null) => void
  /** Brings a day into view and leads the keyboard there. */
  readonly onFocusDay: (day: string) => void
}

function within(day: string, { first, last }: Pick<Bounds, 'first' | 'last'>): string {
  if (day < first) return first
  return day > last ? last : day
}

/** One day of the grid is in the tab order; arrow keys move it, over the edge of a month too (WAI-ARIA grid). */
export function useRovingDay({ chosen, month, count, onMonth, ...bounds }: RovingInput): Roving {
  const ref = useRef<HTMLDivElement>(null)
  const months = Array.from({ length: count }, (_, place) => addMonths(month, place))
  const [day, setDay] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const moved = useRef(false)
  const inView = (one: string | null): one is string => one !== null && months.includes(monthOf(one))
  const tabDay = [day, chosen].find(inView) ?? within(`${month}-01`, bounds)
  // After every drawing: a day of another month stands there only with the next one.
  useEffect(() => {
    if (!moved.current || day === null) return
    const button = ref.current?.querySelector<HTMLButtonElement>(`[data-day="${day}"]`)
    if (!button) return
    moved.current = false
    button.focus()
  })
  const onFocusDay = (next: string) => {
    moved.current = true
    if (!months.includes(monthOf(next)))
      onMonth(monthOf(next) < month ? monthOf(next) : addMonths(monthOf(next), 1 - months.length))
    setDay(next)
    setShown(next)
  }
  const onKeyDown = (event: KeyboardEvent, from: string) => {
    const wanted = dayAfterKey(from, event.key, event.shiftKey)
    if (wanted === undefined) return
    event.preventDefault()
    onFocusDay(within(wanted, bounds))
  }
  return { ref, months, tabDay, shown, onKeyDown, onShow: setShown, onFocusDay }
}

interface MonthGridProps extends Bounds {
  readonly language: Language
  readonly roving: Roving
  /** Null before anything is known: then the days are only written down. */
  readonly cellOf: ((day: string) => DayCell) | null
  readonly onPress: (day: string) => void
}

/** Months side by side, a grid for arrow keys; a closed day can be reached and says why. */
export function MonthGrid({ language, roving, cellOf, onPress, ...bounds }: MonthGridProps) {
  const { ref, months } = roving
  return (
    <>
      <Turning {...bounds} />
      <div ref={ref} className={`grid gap-x-10 gap-y-6 ${bounds.count > 1 ? 'sm:grid-cols-2' : ''}`}>
        {months.map((one) => (
          <Month key={one} month={one} tag={LOCALES[language].tag} roving={roving} cellOf={cellOf} onPress={onPress} />
        ))}
      </div>
    </>
  )
}

function Turning({ first, last, month, count, onMonth }: Bounds) {
  const t = useTranslations('calendar')
  return (
    <div className="absolute inset-x-0 top-[-10px] flex justify-between">
      <button
        type="button"
        className="icon-btn"
        aria-label={t('previousMonth')}
        disabled={month <= monthOf(first)}
        onClick={() => onMonth(addMonths(month, -1))}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('nextMonth')}
        disabled={addMonths(month, count) > monthOf(last)}
        onClick={() => onMonth(addMonths(month, 1))}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

interface MonthProps extends Pick<MonthGridProps, 'roving' | 'cellOf' | 'onPress'> {
  readonly month: string
  readonly tag: string
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8))
}

/** Until its prices are asked for it is only written down: sixty buttons that know nothing would slow the whole page. */
function Month({ month, tag, roving, cellOf, onPress }: MonthProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table moved through with arrow keys is a grid
    <table role="grid" aria-label={formatMonth(tag, month)} className={cellOf ? undefined : 'written'}>
      <caption aria-hidden="true">{formatMonth(tag, month)}</caption>
      <thead>
        <tr>
          {weekdayNames(tag).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sixWeeksOf(month).map((week, place) => (
          <tr key={week.find(Boolean) ?? place} aria-hidden={week.some(Boolean) ? undefined : true}>
            {week.map((day, weekday) =>
              day && cellOf ? (
                <Day key={day} day={day} cell={cellOf(day)} roving={roving} onPress={onPress} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other name
                <td key={`${place}-${weekday}`}>{day ? dayOfMonth(day) : null}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends Pick<MonthGridProps, 'roving' | 'onPress'> {
  readonly day: string
  readonly cell: DayCell
}

function Day({ day, cell, roving, onPress }: DayProps) {
  const { look, said, figure, disabled, expanded, single } = cell
  return (
    <td>
      <button
        type="button"
        data-day={day}
        data-look={look}
        data-single={single || undefined}
        aria-disabled={disabled || undefined}
        aria-expanded={expanded}
        aria-pressed={look === 'first' || look === 'last' || undefined}
        tabIndex={day === roving.tabDay ? 0 : -1}
        onKeyDown={(event) => roving.onKeyDown(event, day)}
        onFocus={() => roving.onShow(day)}
        onPointerEnter={() => roving.onShow(day)}
        onClick={() => onPress(day)}
      >
        <span className="sr-only">{said}</span>
        <b aria-hidden="true" className="num">
          {dayOfMonth(day)}
        </b>
        {figure === undefined ? null : (
          <small aria-hidden="true" className="fig" data-long={figure.length > LONG_FIGURE || undefined}>
            {figure}
          </small>
        )}
      </button>
    </td>
  )
}
