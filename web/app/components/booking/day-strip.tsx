import { addDays } from '@meltem/domain/calendar-day'
import { formatBareMoney, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { formatMonth } from '../blocks/months.ts'
import { dayStateOf, lowestPrice } from '../calendar/day-state.ts'
import { shortWeekday, spokenDay } from '../calendar/day-words.ts'
import { LONG_FIGURE as LONG } from '../calendar/long-figure.ts'
import { monthOf } from '../calendar/month-weeks.ts'
import { useBooking } from './booking-context.tsx'
import { chooseDay } from './choice.ts'
import { PriceLegend } from './price-legend.tsx'
import { useObstacleWords } from './use-obstacle-words.ts'

const DAYS = 7

/** The first day on which the party can join, among those that have been read. */
function firstOpenDay(today: string, isOpen: (day: string) => boolean | undefined): string {
  for (let day = today, ahead = 0; ahead < 45; ahead += 1, day = addDays(day, 1)) if (isOpen(day)) return day
  return today
}

/** A week of days with their prices, from the chosen or the first open day on; the whole month is one press away. */
export function DayStrip({ onWholeMonth }: { onWholeMonth: () => void }) {
  const { choice, months, today } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('panel')
  const from = useStripStart()
  const id = useId()
  const start = [from, today].toSorted().at(-1) ?? today
  const days = Array.from({ length: DAYS }, (_, place) => addDays(start, place))
  const lowest = lowestPrice(days.map(months.dayOn))
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between">
        <b className="font-semibold text-14" id={id}>
          {t('day')}
        </b>
        <span className="text-13 text-ink-3">
          {formatMonth(LOCALES[language].tag, monthOf(choice.baslangic ?? days[0] ?? today))}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the frame of a fieldset would cut the strip */}
      <div role="group" data-asks="gun" aria-labelledby={id} className="grid grid-cols-7 gap-1">
        {days.map((day) => (
          <StripDay key={day} day={day} lowest={lowest} />
        ))}
      </div>
      <PriceLegend className="text-13 text-ink-2" />
      <button
        type="button"
        className="link tap justify-self-start text-14"
        aria-haspopup="dialog"
        onClick={onWholeMonth}
      >
        {t('wholeMonth')}
      </button>
    </div>
  )
}

/** Two days before the chosen one, but never in the month before, which has not been read. */
function stripBefore(day: string): string {
  const before = addDays(day, -2)
  return monthOf(before) === monthOf(day) ? before : `${monthOf(day)}-01`
}

/** Stays where it is while days inside it are pressed. */
function useStripStart(): string {
  const { choice, months, today } = useBooking()
  const open = firstOpenDay(today, (day) => months.dayOn(day)?.engel === null)
  const [start, setStart] = useState<string | null>(choice.baslangic === null ? null : stripBefore(choice.baslangic))
  const { baslangic } = choice
  useEffect(() => {
    if (baslangic === null) return
    setStart((now) =>
      now !== null && baslangic >= now && baslangic < addDays(now, DAYS) ? now : stripBefore(baslangic),
    )
  }, [baslangic])
  return start ?? open
}

function StripDay({ day, lowest }: { day: string; lowest: number | null }) {
  const { choice, change, months } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('calendar')
  const obstacle = useObstacleWords()
  const { tag } = LOCALES[language]
  const known = months.dayOn(day)
  const state = dayStateOf(day, { baslangic: choice.baslangic, bitis: null }, false, months.dayOn)
  const chosen = choice.baslangic === day
  const closed = known !== undefined && !state.pressable
  const cheap = known?.fiyat != null && known.fiyat === lowest && !chosen && !closed
  const price = known?.fiyat == null ? '\u00a0' : formatBareMoney(language, known.fiyat)
  const spoken = known?.fiyat == null || !months.kur ? undefined : formatMoney(language, known.fiyat, months.kur)
  const tail = state.obstacle ? obstacle(state.obstacle) : spoken
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={!state.pressable || undefined}
      title={state.obstacle ? obstacle(state.obstacle) : undefined}
      onClick={() => (state.pressable ? change((now) => chooseDay(now, day)) : undefined)}
      className={`relative min-h-[60px] rounded-[4px] border px-0 pt-1.5 pb-1 text-center text-12 leading-[1.3] ${stripLook(chosen, closed)}`}
    >
      <span className="sr-only">{[spokenDay(tag, day), tail].filter(Boolean).join(', ')}</span>
      <span aria-hidden="true">
        {shortWeekday(tag, day)}
        <b className="num block text-16">{Number(day.slice(8))}</b>
        <span className={`fig ${cheap ? 'font-bold text-olive' : ''}`} data-long={price.length > LONG || undefined}>
          {closed ? t('closedShort') : price}
        </span>
      </span>
    </button>
  )
}

function stripLook(chosen: boolean, closed: boolean): string {
  if (chosen) return 'border-sea bg-sea text-white'
  return closed
    ? 'border-line bg-mist text-ink-3 line-through cursor-not-allowed'
    : 'border-line bg-paper hover:border-ink'
}
