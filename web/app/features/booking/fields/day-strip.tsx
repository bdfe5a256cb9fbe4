import { addDays } from '@meltem/domain/calendar-day'
import { monthOf } from '@meltem/domain/calendar-month'
import { shortWeekday, spokenDay } from '@meltem/i18n/day-words'
import { formatBareMoney, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { formatMonth } from '../../content/blocks/months.ts'
import { useBooking } from '../booking-context.tsx'
import { type DayState, dayStateOf, lowestPrice } from '../calendar/day-state.ts'
import { chooseDay } from '../choice.ts'
import { LateSoldOutDay } from '../panel/late-sold-out-day.tsx'
import { PriceLegend } from '../panel/price-legend.tsx'
import { useObstacleWords } from '../panel/use-obstacle-words.ts'

const DAYS = 7
/** A day of the strip is narrower than one of the calendar: 999.99 fits, 8.858,43 is set smaller. */
const LONG = 7

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
  const { full, setFull, close, ref } = useSoldOut()
  return (
    <div className="grid gap-1.5" ref={ref}>
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
        {days.map((day, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip that finds its first open day changes its words and moves nothing
          <StripDay key={place} day={day} lowest={lowest} full={full} onFull={setFull} />
        ))}
      </div>
      <PriceLegend className="text-13 text-ink-2" />
      {full ? (
        <LateSoldOutDay key={full} day={full} onClose={() => close(full)} onChosen={(day) => close(day)} />
      ) : null}
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
  const { choice, firstOpen, today } = useBooking()
  const [start, setStart] = useState<string | null>(choice.baslangic === null ? null : stripBefore(choice.baslangic))
  const { baslangic } = choice
  useEffect(() => {
    if (baslangic === null) return
    setStart((now) =>
      now !== null && baslangic >= now && baslangic < addDays(now, DAYS) ? now : stripBefore(baslangic),
    )
  }, [baslangic])
  return start ?? firstOpen ?? today
}

/** The sold-out day that is open; closing it leads the keyboard back to a day of the strip. */
function useSoldOut() {
  const [full, setFull] = useState<string | null>(null)
  const wanted = useRef<string | null>(null)
  const ref = useRef<HTMLDivElement>(null)
  // After every drawing: a day of another week stands in the strip only with the next one.
  useEffect(() => {
    if (wanted.current === null) return
    const button = ref.current?.querySelector<HTMLButtonElement>(`[data-strip-day="${wanted.current}"]`)
    if (!button) return
    wanted.current = null
    button.focus()
  })
  const close = (day: string) => {
    wanted.current = day
    setFull(null)
  }
  return { full, setFull, close, ref }
}

interface StripDayProps {
  readonly day: string
  readonly lowest: number | null
  readonly full: string | null
  readonly onFull: (day: string) => void
}

function StripDay({ day, lowest, full, onFull }: StripDayProps) {
  const { choice, change, months } = useBooking()
  const state = dayStateOf(day, { baslangic: choice.baslangic, bitis: null }, false, months.dayOn)
  const chosen = choice.baslangic === day
  const { why, said } = useStripWords(day, state)
  const press = () => {
    if (state.pressable) change((now) => chooseDay(now, day))
    else if (state.full) onFull(day)
  }
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-disabled={!(state.pressable || state.full) || undefined}
      aria-expanded={state.full ? full === day : undefined}
      data-strip-day={day}
      data-look={state.look}
      title={why}
      onClick={press}
      className={`relative min-h-[60px] rounded-[4px] border px-0 pt-1.5 pb-1 text-center text-12 leading-[1.3] ${stripLook(chosen, state)}`}
    >
      <span className="sr-only">{said}</span>
      <StripFigure day={day} state={state} lowest={lowest} />
    </button>
  )
}

/** Why a day cannot be chosen, and all that a screen reader says of it. */
function useStripWords(day: string, { obstacle, full }: DayState): { why: string | undefined; said: string } {
  const { months } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('calendar')
  const words = useObstacleWords()
  const fiyat = months.dayOn(day)?.fiyat
  const why = obstacle ? words(obstacle) : undefined
  const price = fiyat == null || !months.kur ? undefined : formatMoney(language, fiyat, months.kur)
  const parts = [spokenDay(LOCALES[language].tag, day), why ?? price, full ? t('fullHint') : undefined]
  return { why, said: parts.filter(Boolean).join(', ') }
}

interface StripFigureProps {
  readonly day: string
  readonly state: DayState
  readonly lowest: number | null
}

function StripFigure({ day, state, lowest }: StripFigureProps) {
  const { choice, months } = useBooking()
  const { language } = useFrame()
  const t = useTranslations('calendar')
  const fiyat = months.dayOn(day)?.fiyat
  const closed = state.obstacle !== null
  const cheap = fiyat != null && fiyat === lowest && choice.baslangic !== day && !closed
  const price = fiyat == null ? '\u00a0' : formatBareMoney(language, fiyat)
  const shown = closed ? t(state.full ? 'fullShort' : 'closedShort') : price
  return (
    <span aria-hidden="true">
      {shortWeekday(LOCALES[language].tag, day)}
      <b className="num block text-16">{Number(day.slice(8))}</b>
      <span className={`fig ${cheap ? 'font-bold text-olive' : ''}`} data-long={shown.length > LONG || undefined}>
        {shown}
      </span>
    </span>
  )
}

function stripLook(chosen: boolean, { look, pressable }: DayState): string {
  if (chosen) return 'border-sea bg-sea text-white'
  if (look === 'full') return 'hatch border-line text-ink-2 line-through hover:border-ink'
  return pressable || look === 'waiting'
    ? 'border-line bg-paper hover:border-ink'
    : 'border-line border-dashed bg-mist text-ink-3 cursor-not-allowed'
}
