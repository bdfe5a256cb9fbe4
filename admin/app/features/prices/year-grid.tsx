import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { memo, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { daysBetween } from '../../ui/form/days.ts'
import { Cell } from '../calendar/cell.tsx'
import { depthsOf, PASSED, priceText } from './price-cell.tsx'
import { boxOf, type Rect } from './price-selection.ts'
import { daysOfYear, firstOfYear, type MonthOfYear, monthStep, monthsOfYear } from './year-days.ts'

interface YearGridProps {
  readonly option: PricedOption
  readonly year: number
  /** Place of the year's first day among the days of the option. */
  readonly offset: number
  readonly bugun: string
  /** Days in two periods. */
  readonly doubled: ReadonlySet<number>
  readonly rects: readonly Rect[]
  /** Undefined where nothing may be painted. */
  readonly onSelect: ((rects: readonly Rect[]) => void) | undefined
  readonly onPaste: (text: string) => void
  readonly onEnter: () => void
}

const LONGEST_MONTH = 31

/** Twelve months of one option, a row each: a whole year at a glance. */
export function YearGrid(props: YearGridProps) {
  const { option, year, offset, bugun, doubled, rects, onSelect, onPaste } = props
  const t = useTranslations('admin.prices')
  const months = useMemo(() => monthsOfYear(year), [year])
  const depths = useMemo(() => depthsOf(option), [option])
  const pointer = usePointer(props)
  const chosen = rects.map(boxOf)
  return (
    <Cell
      kind="grid"
      data-key="grid"
      aria-label={t('year_grid', { year: String(year) })}
      aria-rowcount={months.length + 1}
      aria-colcount={LONGEST_MONTH + 1}
      aria-describedby={onSelect ? 'price-keys' : undefined}
      tabIndex={0}
      className="year focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)]!"
      onKeyDown={(event) => pressed(event, props)}
      onPaste={(event) => {
        event.preventDefault()
        onPaste(event.clipboardData.getData('text/plain'))
      }}
      {...pointer}
    >
      <Cell kind="row" aria-rowindex={1} className="year-row">
        <Cell kind="columnheader" className="year-name">
          <span className="sr-only">{t('month')}</span>
        </Cell>
        {Array.from({ length: LONGEST_MONTH }, (_, place) => place + 1).map((day) => (
          <Cell key={day} kind="columnheader" className="num grid place-items-center text-ink-2">
            {day}
          </Cell>
        ))}
      </Cell>
      {months.map((month) => {
        const [from, to] = [month.first, month.first + month.days - 1]
        const own = chosen.flatMap(({ left, right }) =>
          left > to || right < from ? [] : `${Math.max(left, from)}-${Math.min(right, to)}`,
        )
        return (
          <MonthRow
            key={month.month}
            month={month}
            year={year}
            option={option}
            depths={depths}
            offset={offset}
            past={daysBetween(firstOfYear(year), bugun)}
            doubled={doubled}
            chosen={own.join(' ')}
          />
        )
      })}
    </Cell>
  )
}

interface MonthRowProps extends Pick<YearGridProps, 'option' | 'year' | 'offset' | 'doubled'> {
  readonly month: MonthOfYear
  readonly depths: readonly string[]
  /** Days of the year that have passed. */
  readonly past: number
  /** First and last chosen day of each run, as words: a month is drawn again only when its own change. */
  readonly chosen: string
}

const MonthRow = memo(function MonthRow(props: MonthRowProps) {
  const { month, year, option, offset, chosen } = props
  const t = useTranslations('admin.prices')
  const { language } = useLanguage()
  const runs = chosen === '' ? [] : chosen.split(' ').map((run) => run.split('-').map(Number))
  const isChosen = (day: number) => runs.some(([from = 0, to = 0]) => from <= day && day <= to)
  const name = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return (
    <Cell kind="row" aria-rowindex={month.month + 2} className="year-row">
      <Cell kind="rowheader" className="year-name">
        {name.format(Date.UTC(year, month.month, 1))}
      </Cell>
      {Array.from({ length: month.days }, (_, place) => month.first + place).map((day, place) => {
        const own = option.gunler[offset + day] ?? -1
        const price = option.terimler[own]?.fiyatlar[0] ?? null
        const before = option.terimler[option.gunler[offset + day - 1] ?? -1]?.fiyatlar[0] ?? null
        const begins = place === 0 || before !== price
        return (
          <Cell
            key={day}
            kind="gridcell"
            data-day={day}
            aria-colindex={place + 2}
            className={`year-day ${lookOf(props, day, price)} ${isChosen(day) ? 'year-chosen' : ''}`}
          >
            <span className={begins && price !== null ? 'year-price' : 'sr-only'}>
              {price === null ? t('gap') : priceText(language, price)}
            </span>
          </Cell>
        )
      })}
    </Cell>
  )
})

/** Its price as a depth of the sea, and what is to be seen of it besides. */
function lookOf(
  { option: { gunler, yayindaki, terimler }, depths, offset, past, doubled }: MonthRowProps,
  day: number,
  price: number | null,
): string {
  const own = gunler[offset + day] ?? -1
  const depth = day < past ? PASSED : (depths[own] ?? '')
  const look = [
    price === null ? 'prices-gap' : depth,
    terimler[own]?.kapali ? 'line-through' : '',
    yayindaki && yayindaki[offset + day] !== own ? 'prices-drafted' : '',
    doubled.has(day) ? 'year-doubled' : '',
  ]
  return look.filter(Boolean).join(' ')
}

function dayAt(event: React.PointerEvent): number | undefined {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-day]')
  return cell instanceof HTMLElement ? Number(cell.dataset.day) : undefined
}

/** Drag takes the days between two days, Shift extends them, Ctrl adds others. */
function usePointer({ rects, onSelect }: YearGridProps) {
  const drawing = useRef(false)
  if (!onSelect) return {}
  const stop = () => {
    drawing.current = false
  }
  return {
    onPointerDown: (event: React.PointerEvent) => {
      const day = dayAt(event)
      if (event.button !== 0 || day === undefined) return
      drawing.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      const cell = { row: 0, day }
      const last = rects.at(-1)
      if (event.shiftKey && last) onSelect([...rects.slice(0, -1), { ...last, cursor: cell }])
      else onSelect([...(event.ctrlKey || event.metaKey ? rects : []), { anchor: cell, cursor: cell }])
    },
    onPointerMove: (event: React.PointerEvent) => {
      const last = rects.at(-1)
      const day = drawing.current ? dayAt(event) : undefined
      if (!last || day === undefined || day === last.cursor.day) return
      onSelect([...rects.slice(0, -1), { ...last, cursor: { row: 0, day } }])
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}

function pressed(event: React.KeyboardEvent, { rects, year, bugun, onSelect, onEnter }: YearGridProps): void {
  if (!onSelect || event.altKey || event.ctrlKey || event.metaKey) return
  const last = rects.at(-1)
  if (event.key === 'Enter' && last) {
    event.preventDefault()
    onEnter()
  }
  const most = daysOfYear(year) - 1
  const day = last?.cursor.day ?? Math.max(0, Math.min(most, daysBetween(firstOfYear(year), bugun)))
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, day - 1),
    ArrowRight: Math.min(most, day + 1),
    ArrowUp: monthStep(year, day, -1),
    ArrowDown: monthStep(year, day, 1),
    Home: 0,
    End: most,
  }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  // The first arrow takes the day that is now; the ends of the year are where they are.
  const isEnd = event.key === 'Home' || event.key === 'End'
  const cursor = { row: 0, day: last || isEnd ? next : day }
  onSelect([event.shiftKey && last ? { ...last, cursor } : { anchor: cursor, cursor }])
}
