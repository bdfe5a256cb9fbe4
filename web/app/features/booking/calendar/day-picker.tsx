import type { Language } from '@meltem/contract/language'
import { formatBareMoney, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatMonth } from '../../content/blocks/months.ts'
import { SoldOutDay } from '../panel/sold-out-day.tsx'
import { useObstacleWords } from '../panel/use-obstacle-words.ts'
import { type DayState, dayStateOf, endsStay, lowestPrice, type Picked } from './day-state.ts'
import { spokenDay, weekdayNames } from './day-words.ts'
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month-weeks.ts'
import type { Months } from './use-months.ts'
import '../../../styles/calendar.css'

/** Prices with more characters are set smaller, so that a day keeps its width: 9,999.99 fits, 21.504,00 does not. */
const LONG_FIGURE = 8

/** Visitors cannot book further ahead than the operator sells. */
const MONTHS_AHEAD = 18

export interface DayPickerProps {
  readonly range: boolean
  readonly picked: Picked
  readonly months: Months
  readonly today: string
  /** First month on screen, and how many stand beside each other. */
  readonly month: string
  readonly count: number
  readonly onMonth: (month: string) => void
  readonly onPick: (day: string) => void
}

/** Months with a price on every day: a grid for arrow keys; a closed day can be reached and says why. */
export function DayPicker(props: DayPickerProps) {
  const { month, count, onMonth, today, picked, months } = props
  const t = useTranslations('calendar')
  const shown = Array.from({ length: count }, (_, place) => addMonths(month, place))
  const ref = useRef<HTMLDivElement>(null)
  const [full, setFull] = useState<string | null>(null)
  const grid = { ...useRovingDay(props, shown, ref), full, onFull: setFull }
  // Asked once for all days: sixty times would be the dearest part of the page.
  const tools = { language: useFrame().language, words: useDayWords() }
  const lowest = lowestPrice(
    shown.flatMap((one) => weeksOf(one).flat()).map((day) => (day ? months.dayOn(day) : undefined)),
  )
  const first = monthOf(today)
  return (
    <div className="cal relative">
      <div className="absolute inset-x-0 top-[-10px] flex justify-between">
        <button
          type="button"
          className="icon-btn"
          aria-label={t('previousMonth')}
          disabled={month <= first}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={t('nextMonth')}
          disabled={month >= addMonths(first, MONTHS_AHEAD - count)}
          onClick={() => onMonth(addMonths(month, 1))}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <div ref={ref} className={`grid gap-x-10 gap-y-6 ${count > 1 ? 'sm:grid-cols-2' : ''}`}>
        {shown.map((one) => (
          <Month key={one} {...props} month={one} lowest={lowest} grid={grid} tools={tools} />
        ))}
      </div>
      <DayReason day={grid.shown === full ? null : grid.shown} {...props} />
      {full ? (
        <SoldOutDay
          key={full}
          day={full}
          onClose={() => {
            setFull(null)
            grid.onFocusDay(full)
          }}
          onChosen={(day) => {
            setFull(null)
            grid.onFocusDay(day)
          }}
        />
      ) : null}
      {months.failed ? (
        <p className="mt-3 text-14">
          {t('failed')}{' '}
          <button type="button" className="link" onClick={months.retry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
      <p className="sr-only" aria-live="polite">
        {picked.baslangic && !picked.bitis && props.range ? t('chooseEnd') : ''}
      </p>
    </div>
  )
}

interface Roving {
  /** The one day that the tab key reaches. */
  readonly tabDay: string
  /** The day whose reason stands below. */
  readonly shown: string | null
  readonly onKeyDown: (event: KeyboardEvent, day: string) => void
  readonly onShow: (day: string | null) => void
  /** Brings a day into view and leads the keyboard there. */
  readonly onFocusDay: (day: string) => void
}

/** The sold-out day whose other dates are shown. */
interface Grid extends Roving {
  readonly full: string | null
  readonly onFull: (day: string) => void
}

function useRovingDay(
  { today, picked, onMonth }: DayPickerProps,
  months: readonly string[],
  ref: RefObject<HTMLDivElement | null>,
): Roving {
  const [day, setDay] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const moved = useRef(false)
  const inView = (one: string | null): one is string => one !== null && months.includes(monthOf(one))
  const firstDay = `${months[0]}-01` < today ? today : `${months[0]}-01`
  const tabDay = [day, picked.baslangic].find(inView) ?? firstDay
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
    const [first = ''] = months
    if (!months.includes(monthOf(next)))
      onMonth(monthOf(next) < first ? monthOf(next) : addMonths(monthOf(next), 1 - months.length))
    setDay(next)
    setShown(next)
  }
  const onKeyDown = (event: KeyboardEvent, from: string) => {
    const wanted = dayAfterKey(from, event.key, event.shiftKey)
    if (wanted === undefined) return
    event.preventDefault()
    onFocusDay(wanted < today ? today : wanted)
  }
  return { tabDay, shown, onKeyDown, onShow: setShown, onFocusDay }
}

interface MonthProps extends DayPickerProps {
  readonly lowest: number | null
  readonly grid: Grid
  readonly tools: DayTools
}

/** How days are said and priced, the same for all of them. */
interface DayTools {
  readonly language: Language
  readonly words: ReturnType<typeof useDayWords>
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8))
}

/** Until its prices are asked for it is only written down: sixty buttons that know nothing would slow the whole page. */
function Month({ month, ...props }: MonthProps) {
  const { tag } = LOCALES[props.tools.language]
  const weeks = weeksOf(month)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table moved through with arrow keys is a grid
    <table role="grid" aria-label={formatMonth(tag, month)} className={props.months.asked ? undefined : 'written'}>
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
        {weeks.map((week, place) => (
          <tr key={week.find(Boolean) ?? place}>
            {week.map((day, weekday) =>
              day && props.months.asked ? (
                <Day key={day} day={day} {...props} />
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

type DayProps = Omit<MonthProps, 'month'> & { readonly day: string }

function Day({ day, range, picked, months, lowest, grid, tools, onPick }: DayProps) {
  const state = dayStateOf(day, picked, range, months.dayOn)
  const known = months.dayOn(day)
  const price = known?.fiyat != null && months.kur ? { amount: known.fiyat, currency: months.kur } : undefined
  const figure = price ? formatBareMoney(tools.language, price.amount) : ''
  const cheap = known?.fiyat != null && known.fiyat === lowest && state.look === 'free'
  return (
    <td>
      <button
        type="button"
        data-day={day}
        data-look={cheap ? 'low' : state.look}
        data-single={picked.bitis === null || !range || undefined}
        aria-disabled={!(state.pressable || state.full) || undefined}
        aria-expanded={state.full ? grid.full === day : undefined}
        aria-pressed={state.look === 'first' || state.look === 'last' || undefined}
        tabIndex={day === grid.tabDay ? 0 : -1}
        onKeyDown={(event) => grid.onKeyDown(event, day)}
        onFocus={() => grid.onShow(day)}
        onPointerEnter={() => grid.onShow(day)}
        onClick={() => pressDay(day, state, { grid, onPick })}
      >
        <span className="sr-only">{tools.words(day, state, price, { range, picked })}</span>
        <b aria-hidden="true" className="num">
          {dayOfMonth(day)}
        </b>
        <small aria-hidden="true" className="fig" data-long={figure.length > LONG_FIGURE || undefined}>
          {figure}
        </small>
      </button>
    </td>
  )
}

/** A free day is chosen, a sold-out one tells what else there is, any other one says why not. */
function pressDay(day: string, state: DayState, { grid, onPick }: Pick<DayProps, 'grid' | 'onPick'>): void {
  if (state.pressable) onPick(day)
  else if (state.full) grid.onFull(day)
  else grid.onShow(day)
}

type ShownPrice = { readonly amount: number; readonly currency: string }

const UNPRICED: readonly DayState['look'][] = ['full', 'closed']

/** What a day says of itself: the date, its part in the stay, its price, or why it cannot be chosen. */
function useDayWords() {
  const { language } = useFrame()
  const t = useTranslations('calendar')
  const obstacle = useObstacleWords()
  const placeWords = (state: DayState, range: boolean): string | undefined => {
    if (state.look === 'first') return range ? t('first') : t('chosen')
    return state.look === 'last' || state.look === 'inside' ? t(state.look) : undefined
  }
  return (day: string, state: DayState, price: ShownPrice | undefined, at: { range: boolean; picked: Picked }) => {
    const ends = at.range && endsStay(at.picked, day) ? t('asEnd') : undefined
    const parts = [
      spokenDay(LOCALES[language].tag, day),
      placeWords(state, at.range),
      state.obstacle ? obstacle(state.obstacle) : ends,
      state.full ? t('fullHint') : undefined,
      price && !UNPRICED.includes(state.look) ? formatMoney(language, price.amount, price.currency) : undefined,
    ]
    return parts.filter(Boolean).join(', ')
  }
}

/** One line below the months: why the day under the pointer or the focus cannot be chosen. Keeps its height. */
function DayReason({ day, range, picked, months }: DayPickerProps & { day: string | null }) {
  const { language } = useFrame()
  const obstacle = useObstacleWords()
  const state = day ? dayStateOf(day, picked, range, months.dayOn) : undefined
  return (
    <p className="mt-2 min-h-[1.5em] text-14 text-ink-2" aria-hidden="true">
      {day && state?.obstacle ? `${spokenDay(LOCALES[language].tag, day)}: ${obstacle(state.obstacle)}` : ''}
    </p>
  )
}
