import { lastSoldDay, weeksOf } from '@meltem/domain/calendar-month'
import { spokenDay } from '@meltem/i18n/day-words'
import { formatBareMoney, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { LateSoldOutDay } from '../panel/late-sold-out-day.tsx'
import { useObstacleWords } from '../panel/use-obstacle-words.ts'
import { type DayState, dayStateOf, endsStay, lowestPrice } from './day-state.ts'
import { type DayCell, MonthGrid, useRovingDay } from './month-grid.tsx'
import type { Picked } from './picked-days.ts'
import type { Months } from './use-months.ts'

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

/** Months with a price on every day. */
export function DayPicker(props: DayPickerProps) {
  const { month, count, onMonth, today, picked, months, range, onPick } = props
  const t = useTranslations('calendar')
  const { language } = useFrame()
  const bounds = { first: today, last: lastSoldDay(today), month, count, onMonth }
  const roving = useRovingDay({ ...bounds, chosen: picked.baslangic })
  const [full, setFull] = useState<string | null>(null)
  const cellOf = useCells(props, roving.months, full)
  const press = (day: string) => {
    const state = dayStateOf(day, picked, range, months.dayOn)
    // A free day is chosen, a sold-out one tells what else there is, any other one says why not.
    if (state.pressable) onPick(day)
    else if (state.full) setFull(day)
    else roving.onShow(day)
  }
  const leave = (day: string) => {
    setFull(null)
    roving.onFocusDay(day)
  }
  return (
    <div className="cal relative">
      <MonthGrid
        {...bounds}
        language={language}
        roving={roving}
        cellOf={months.asked ? cellOf : null}
        onPress={press}
      />
      <DayReason day={roving.shown === full ? null : roving.shown} {...props} />
      {full ? <LateSoldOutDay key={full} day={full} onClose={() => leave(full)} onChosen={leave} /> : null}
      {months.failed ? (
        <p className="mt-3 text-14">
          {t('failed')}{' '}
          <button type="button" className="link" onClick={months.retry}>
            {t('retry')}
          </button>
        </p>
      ) : null}
      <p className="sr-only" aria-live="polite">
        {picked.baslangic && !picked.bitis && range ? t('chooseEnd') : ''}
      </p>
    </div>
  )
}

/** How each day looks. What is the same for all of them is asked once: sixty times would be the dearest part of the page. */
function useCells(
  { range, picked, months }: DayPickerProps,
  shown: readonly string[],
  full: string | null,
): (day: string) => DayCell {
  const { language } = useFrame()
  const words = useDayWords()
  const days = shown.flatMap((one) => weeksOf(one).flat())
  const lowest = lowestPrice(days.map((day) => (day ? months.dayOn(day) : undefined)))
  return (day) => {
    const state = dayStateOf(day, picked, range, months.dayOn)
    const known = months.dayOn(day)
    const price = known?.fiyat != null && months.kur ? { amount: known.fiyat, currency: months.kur } : undefined
    const cheap = known?.fiyat != null && known.fiyat === lowest && state.look === 'free'
    return {
      look: cheap ? 'low' : state.look,
      said: words(day, state, price, { range, picked }),
      figure: price ? formatBareMoney(language, price.amount) : '',
      disabled: !(state.pressable || state.full),
      expanded: state.full ? full === day : undefined,
      single: picked.bitis === null || !range,
    }
  }
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
