import type { Product } from '@meltem/contract/catalog/catalog'
import { addDays } from '@meltem/domain/calendar-day'
import { addMonths, monthOf } from '@meltem/domain/calendar-month'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { whenNear } from '../../../../platform/boot/when-near.ts'
import { useFrame } from '../../../../platform/page/frame.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useBooking } from '../../../booking/booking-context.tsx'
import { type Months, useMonths } from '../../../booking/calendar/use-months.ts'
import { LateSoldOutDay } from '../../../booking/panel/late-sold-out-day.tsx'
import { formatMonth } from '../../../content/blocks/months.ts'
import { Chapter } from '../chapter.tsx'
import { nightsOf, saturdaysOf } from './charter-weeks.ts'

const MONTHS_SHOWN = 6
const GRID_ID = 'haftalar'

/** Charters by the week: a row per month, a cell per week from Saturday on. The panel follows what is pressed. */
export function WeekGrid({ product }: { product: Product }) {
  const t = useTranslations('product.weeks')
  const { choice, mode } = useBooking()
  const own = product.haftalar.filter(({ opsiyon_k_no }) => opsiyon_k_no === choice.opsiyon_k_no)
  if (mode !== 'stay' || own.length === 0) return null
  return (
    <Chapter title={t('title')} id={GRID_ID}>
      <Weeks weeks={own} />
    </Chapter>
  )
}

function Weeks({ weeks }: { weeks: Product['haftalar'] }) {
  const { product, choice, today } = useBooking()
  const [first, setFirst] = useState(monthOf(choice.baslangic ?? today))
  const shown = useMemo(() => Array.from({ length: MONTHS_SHOWN }, (_, place) => addMonths(first, place)), [first])
  const months = useMonthsNear(product.k_no, shown)
  const inView = ({ baslangic }: Product['haftalar'][number]) => baslangic > today && shown.includes(monthOf(baslangic))
  const prices = new Map(weeks.filter(inView).map(({ baslangic, fiyat }) => [baslangic, fiyat]))
  const free = [...prices].filter(([day]) => stateOf(months, day) === 'free').map(([, price]) => price)
  const lowest = free.length > 0 ? Math.min(...free) : null
  const [full, setFull] = useState<string | null>(null)
  const row = { months, prices, lowest, full, onFull: setFull }
  return (
    <>
      <div className="grid gap-2.5">
        {shown.map((month) => (
          <MonthRow key={month} month={month} {...row} />
        ))}
      </div>
      <Legend lowest={lowest} />
      <Turn first={first} onTurn={setFirst} />
    </>
  )
}

function Legend({ lowest }: { lowest: number | null }) {
  const t = useTranslations('product.weeks')
  const { product } = useBooking()
  const { language, currency } = useFrame()
  const swatch = 'mr-1.5 inline-block size-3.5 align-[-2px]'
  return (
    <div className="mt-3 grid gap-1.5 text-13 text-ink-2">
      <p className="flex flex-wrap gap-x-[18px] gap-y-1">
        <span>
          <i className={`${swatch} bg-sea`} />
          {t('legendChosen')}
        </span>
        <span>
          <i className={`${swatch} hatch`} />
          {t('legendFull')}
        </span>
        {lowest === null ? null : (
          <b className="text-olive">
            {t('legendLow', { price: formatMoney(language, lowest, product.baslangic_fiyat?.kur ?? currency) })}
          </b>
        )}
      </p>
      <p className="max-w-[38.75em]">{t('note')}</p>
    </div>
  )
}

function Turn({ first, onTurn }: { first: string; onTurn: (month: string) => void }) {
  const t = useTranslations('product.weeks')
  const { today } = useBooking()
  const least = monthOf(today)
  const [before = least] = [least, addMonths(first, -MONTHS_SHOWN)].toSorted().reverse()
  return (
    <div className="mt-3 flex gap-2">
      <Button look="line" size="sm" disabled={first <= least} onClick={() => onTurn(before)}>
        <Icon name="chevron-left" />
        {t('earlier')}
      </Button>
      <Button look="line" size="sm" onClick={() => onTurn(addMonths(first, MONTHS_SHOWN))}>
        {t('later')}
        <Icon name="chevron-right" />
      </Button>
    </div>
  )
}

/** Half a year of calendars is read only when the grid comes near the screen. */
function useMonthsNear(urun_k_no: string, shown: readonly string[]): Months {
  const { option } = useBooking()
  const [near, setNear] = useState(false)
  useEffect(() => {
    void whenNear(GRID_ID).then(() => setNear(true))
  }, [])
  return useMonths({ urun_k_no, opsiyon_k_no: option?.k_no ?? '', kisi: 1, adet: 1 }, near ? shownAndNext(shown) : [])
}

/** The last week of a month ends in the next one. */
function shownAndNext(shown: readonly string[]): string[] {
  const last = shown.at(-1)
  return last === undefined ? [] : [...shown, addMonths(last, 1)]
}

type WeekState = 'free' | 'full' | 'closed' | 'unknown'

function stateOf(months: Months, saturday: string): WeekState {
  const nights = nightsOf(saturday).map((day) => months.dayOn(day))
  const [arrival] = nights
  if (!arrival || nights.some((night) => night === undefined)) return 'unknown'
  if (nights.some((night) => night?.gece === 'dolu')) return 'full'
  return arrival.engel === null && nights.every((night) => night?.gece === null) ? 'free' : 'closed'
}

interface MonthRowProps {
  readonly month: string
  readonly months: Months
  readonly prices: ReadonlyMap<string, number>
  readonly lowest: number | null
  /** The sold-out week whose other dates are shown. */
  readonly full: string | null
  readonly onFull: (day: string | null) => void
}

function MonthRow({ month, months, prices, lowest, full, onFull }: MonthRowProps) {
  const { language } = useFrame()
  const list = useRef<HTMLUListElement>(null)
  const days = saturdaysOf(month).filter((day) => prices.has(day))
  if (days.length === 0) return null
  const close = () => {
    list.current?.querySelector<HTMLButtonElement>('[aria-expanded=true]')?.focus()
    onFull(null)
  }
  return (
    <div className="grid gap-2 sm:grid-cols-[116px_1fr]">
      <b className="self-center text-14 first-letter:uppercase">{formatMonth(LOCALES[language].tag, month)}</b>
      <ul ref={list} className="grid grid-cols-3 gap-1.5 sm:grid-cols-5">
        {days.map((day) => (
          <li key={day}>
            <Week
              day={day}
              price={prices.get(day) ?? 0}
              state={stateOf(months, day)}
              lowest={lowest}
              open={full === day}
              onFull={onFull}
            />
          </li>
        ))}
      </ul>
      {full && days.includes(full) ? (
        <div className="sm:col-start-2">
          <LateSoldOutDay key={full} day={full} bitis={addDays(full, 7)} onClose={close} onChosen={close} />
        </div>
      ) : null}
    </div>
  )
}

interface WeekProps {
  readonly day: string
  readonly price: number
  readonly state: WeekState
  readonly lowest: number | null
  readonly open: boolean
  readonly onFull: (day: string) => void
}

function Week({ day, price, state, lowest, open, onFull }: WeekProps) {
  const { choice, change, product } = useBooking()
  const { language, currency } = useFrame()
  const t = useTranslations('product.weeks')
  const calendar = useTranslations('calendar')
  const end = addDays(day, 7)
  const chosen = choice.baslangic === day && choice.bitis === end
  const money = formatMoney(language, price, product.baslangic_fiyat?.kur ?? currency)
  const taken = state === 'full' || state === 'closed'
  const said = taken ? t(state) : money
  return (
    <button
      type="button"
      className="week"
      data-state={state}
      data-lowest={(state === 'free' && price === lowest) || undefined}
      aria-pressed={chosen}
      aria-disabled={state === 'closed' || undefined}
      aria-expanded={state === 'full' ? open : undefined}
      onClick={() => {
        if (state === 'full') onFull(day)
        else if (!taken) change((now) => ({ ...now, baslangic: day, bitis: end }))
      }}
    >
      <span className="sr-only">
        {t('week', { from: formatDate(day), to: formatDate(end), state: said })}
        {state === 'full' ? `, ${calendar('fullHint')}` : ''}
      </span>
      <b aria-hidden="true" className="num">
        {day.slice(8)}–{end.slice(8)}
      </b>
      <span aria-hidden="true" className={taken ? undefined : 'num'}>
        {said}
      </span>
    </button>
  )
}
