import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { dayAfter, daysBetween } from '../../ui/form/days.ts'
import { Cell as GridPart } from '../calendar/cell.tsx'
import { COLUMN, PriceRow, ROW } from './price-cell.tsx'
import { boxOf, type Cell, type Rect } from './price-selection.ts'

interface PriceGridProps {
  readonly rows: readonly PricedOption[]
  readonly ilk: string
  readonly gun: number
  readonly bugun: string
  readonly rects: readonly Rect[]
  /** Undefined where nothing may be painted: on a phone, or without the right. */
  readonly onSelect: ((rects: readonly Rect[]) => void) | undefined
  readonly onPaste: (text: string) => void
  /** Enter: to the fields, what they change is chosen. */
  readonly onEnter: () => void
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { row: 0, day: -1 },
  ArrowRight: { row: 0, day: 1 },
  ArrowUp: { row: -1, day: 0 },
  ArrowDown: { row: 1, day: 0 },
  PageUp: { row: 0, day: -30 },
  PageDown: { row: 0, day: 30 },
}

/** Rows and days that are in sight, and the cursor with them. */
function useSight(scroll: React.RefObject<HTMLDivElement | null>, { rows, gun, rects }: PriceGridProps) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and given to no child that keeps them
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW,
    overscan: 4,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: gun,
    getScrollElement: () => scroll.current,
    estimateSize: () => COLUMN,
    overscan: 6,
  })
  const days = across.getVirtualItems()
  const first = days[0]?.index ?? 0
  const last = days.at(-1)?.index ?? 0
  const cursor = rects.at(-1)?.cursor
  useEffect(() => {
    if (!cursor) return
    down.scrollToIndex(cursor.row, { align: 'auto' })
    across.scrollToIndex(cursor.day, { align: 'auto' })
  }, [cursor, down, across])
  return { down, first, last }
}

/** Options by days; only what is in sight is drawn, and a rectangle is one frame over it. */
export function PriceGrid(props: PriceGridProps) {
  const { rows, ilk, gun, bugun, rects, onSelect, onPaste } = props
  const t = useTranslations('admin.prices')
  const scroll = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { down, first, last } = useSight(scroll, props)
  const pointer = usePointer(body, props)
  const width = { width: `calc(var(--names) + ${gun * COLUMN}px)` }
  return (
    <GridPart
      ref={scroll}
      kind="grid"
      data-key="grid"
      aria-label={t('grid')}
      aria-rowcount={rows.length + 1}
      aria-colcount={gun + 1}
      aria-describedby={onSelect ? 'price-keys' : undefined}
      tabIndex={0}
      className="prices focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)]!"
      onKeyDown={(event) => pressed(event, props)}
      onPaste={(event) => {
        event.preventDefault()
        onPaste(event.clipboardData.getData('text/plain'))
      }}
      {...pointer}
    >
      <div style={width} className="relative">
        <DayHeads ilk={ilk} first={first} last={last} bugun={bugun} />
        <GridPart ref={body} kind="rowgroup" className="relative" style={{ height: down.getTotalSize() }}>
          {down.getVirtualItems().map(({ index, start }) => {
            const option = rows[index]
            if (!option) return null
            return (
              <GridPart
                key={option.k_no}
                kind="row"
                aria-rowindex={index + 2}
                className="absolute inset-x-0 border-line-soft border-b"
                style={{ top: start, height: ROW }}
              >
                <RowHead option={option} />
                <div role="presentation" className="absolute inset-y-0" style={{ left: 'var(--names)' }}>
                  <PriceRow option={option} first={first} last={last} past={daysBetween(ilk, bugun)} />
                </div>
              </GridPart>
            )
          })}
          <Chosen rects={rects} />
        </GridPart>
      </div>
    </GridPart>
  )
}

function RowHead({ option: { urun, ad, kur } }: { option: PricedOption }) {
  return (
    <GridPart kind="rowheader" className="prices-name h-full">
      <p className="truncate font-semibold text-13">{urun}</p>
      <p className="truncate text-ink-2">
        {ad && ad !== urun ? `${ad} · ` : ''}
        {kur}
      </p>
    </GridPart>
  )
}

function DayHeads({ ilk, first, last, bugun }: { ilk: string; first: number; last: number; bugun: string }) {
  const t = useTranslations('admin.prices')
  const { language } = useLanguage()
  const format = useMemo(() => {
    const zone = { timeZone: 'UTC' } as const
    return {
      weekday: new Intl.DateTimeFormat(language, { ...zone, weekday: 'short' }),
      day: new Intl.DateTimeFormat(language, { ...zone, day: 'numeric', month: 'numeric' }),
    }
  }, [language])
  const places = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return (
    <GridPart kind="row" aria-rowindex={1} className="prices-head">
      <GridPart kind="columnheader" className="prices-name grid h-full content-center font-semibold">
        {t('option')}
      </GridPart>
      {places.map((place) => {
        const day = dayAfter(ilk, place)
        const at = new Date(`${day}T00:00:00Z`)
        const weekend = at.getUTCDay() % 6 === 0 ? 'bg-mist' : ''
        return (
          <GridPart
            key={day}
            kind="columnheader"
            aria-colindex={place + 2}
            className={`absolute inset-y-0 grid content-center text-center ${weekend} ${day === bugun ? 'font-bold text-sea' : ''}`}
            style={{ left: `calc(var(--names) + ${place * COLUMN}px)`, width: COLUMN }}
          >
            <span className="text-ink-2">{format.weekday.format(at)}</span>
            <span className="num">{format.day.format(at)}</span>
          </GridPart>
        )
      })}
    </GridPart>
  )
}

function Chosen({ rects }: { rects: readonly Rect[] }) {
  return rects.map((rect, place) => {
    const { top, bottom, left, right } = boxOf(rect)
    const style = {
      top: top * ROW,
      height: (bottom - top + 1) * ROW,
      left: `calc(var(--names) + ${left * COLUMN}px)`,
      width: (right - left + 1) * COLUMN,
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no key but their place
    return <div key={place} aria-hidden="true" className="prices-chosen" style={style} />
  })
}

function cellAt(
  event: React.PointerEvent,
  body: HTMLDivElement | null,
  { rows, gun }: PriceGridProps,
): Cell | undefined {
  const box = body?.getBoundingClientRect()
  if (!body || !box) return undefined
  const names = Number.parseFloat(getComputedStyle(body).getPropertyValue('--names'))
  const day = Math.floor((event.clientX - box.left - names) / COLUMN)
  const row = Math.floor((event.clientY - box.top) / ROW)
  const inside = row >= 0 && row < rows.length && day >= 0 && day < gun
  return inside ? { row, day } : undefined
}

/** Drag draws a rectangle, Shift extends the last one, Ctrl adds another. */
function usePointer(body: React.RefObject<HTMLDivElement | null>, props: PriceGridProps) {
  const { rects, onSelect } = props
  const drawing = useRef(false)
  if (!onSelect) return {}
  return {
    onPointerDown: (event: React.PointerEvent) => {
      const cell = cellAt(event, body.current, props)
      const onName = event.target instanceof Element && event.target.closest('.prices-name, .prices-head')
      if (event.button !== 0 || !cell || onName) return
      drawing.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      const last = rects.at(-1)
      if (event.shiftKey && last) onSelect([...rects.slice(0, -1), { ...last, cursor: cell }])
      else onSelect([...(event.ctrlKey || event.metaKey ? rects : []), { anchor: cell, cursor: cell }])
    },
    onPointerMove: (event: React.PointerEvent) => {
      const last = rects.at(-1)
      const cell = drawing.current ? cellAt(event, body.current, props) : undefined
      if (!last || !cell || (cell.row === last.cursor.row && cell.day === last.cursor.day)) return
      onSelect([...rects.slice(0, -1), { ...last, cursor: cell }])
    },
    onPointerUp: () => {
      drawing.current = false
    },
    onPointerCancel: () => {
      drawing.current = false
    },
  }
}

function pressed(event: React.KeyboardEvent, props: PriceGridProps): void {
  const { rects, rows, gun, ilk, bugun, onSelect, onEnter } = props
  const step = STEPS[event.key]
  if (!onSelect || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'Enter' && rects.length > 0) {
    event.preventDefault()
    onEnter()
  }
  if (!step) return
  event.preventDefault()
  const last = rects.at(-1)
  const today = Math.max(0, Math.min(gun - 1, daysBetween(ilk, bugun)))
  const from = last?.cursor ?? { row: 0 - step.row, day: today - step.day }
  const cursor = {
    row: Math.max(0, Math.min(rows.length - 1, from.row + step.row)),
    day: Math.max(0, Math.min(gun - 1, from.day + step.day)),
  }
  onSelect([event.shiftKey && last ? { ...last, cursor } : { anchor: cursor, cursor }])
}
