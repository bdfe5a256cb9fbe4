import type { Bar } from '@meltem/contract/reservation/board-office'
import { formatDate } from '@meltem/i18n/format'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { dayAfter, daysBetween } from '../../ui/form/days.ts'
import { useBarWords } from './bar-words.ts'
import { BoardRow, type RowMark } from './board-row.tsx'
import { type Board, heightOf, isByWeek, placeOf, type Row, type Selection, type UnitRow } from './board-rows.ts'
import { Cell } from './cell.tsx'
import { useBoardPointer } from './use-board-pointer.ts'

interface GridProps {
  readonly board: Board
  readonly rows: readonly Row[]
  readonly units: readonly UnitRow[]
  readonly now: number
  readonly selection: Selection | null
  readonly onSelect: (selection: Selection | null) => void
  readonly onUnit: ((row: UnitRow) => void) | undefined
  readonly onBar: (row: UnitRow, bar: Bar) => void
  /** A booking that was dropped on another unit. */
  readonly onDrop: ((row: UnitRow, bar: Bar, onto: UnitRow) => void) | undefined
  readonly onKeyDown: (event: React.KeyboardEvent) => void
  readonly scroll: RefObject<HTMLDivElement | null>
}

const HEAD = 42
const LEAST_COLUMN = { few: 54, month: 31, many: 24, year: 3 } as const

function columnOf(days: number): number {
  if (days <= 14) return LEAST_COLUMN.few
  if (isByWeek(days)) return LEAST_COLUMN.year
  return days <= 31 ? LEAST_COLUMN.month : LEAST_COLUMN.many
}

function useRows({ rows, units, selection, scroll }: GridProps) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and given to no child that keeps them
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: useCallback((place: number) => heightOf(rows[place] as Row), [rows]),
    getItemKey: useCallback((place: number) => keyOf(rows[place] as Row), [rows]),
    overscan: 10,
    scrollMargin: HEAD,
    scrollPaddingStart: HEAD,
  })
  const cursor = selection?.cursor
  useEffect(() => {
    const unit = cursor && units[cursor.unit]
    if (unit) virtual.scrollToIndex(rows.indexOf(unit), { align: 'auto' })
  }, [cursor, units, rows, virtual])
  return virtual
}

/** Where it has to scroll sideways, it opens a little before today. */
function useOpenAtToday({ board: { ilk, gun, bugun }, scroll }: GridProps): void {
  useEffect(() => {
    const element = scroll.current
    const place = daysBetween(ilk, bugun)
    if (!element || place < 0 || place >= gun) return
    element.scrollTo({ left: Math.max(0, (place - 1) * columnOf(gun)) })
  }, [scroll, ilk, gun, bugun])
}

/** Rows come as they are scrolled to; days and names stay at the edges. One focus for all of it, moved by arrows. */
export function BoardGrid(props: GridProps) {
  const { board, rows, units, now, selection, onUnit, onBar, scroll } = props
  const t = useTranslations('admin.calendar')
  const words = useBarWords(now)
  const body = useRef<HTMLDivElement>(null)
  const virtual = useRows(props)
  useOpenAtToday(props)
  const pointer = useBoardPointer({ ...props, body, starts: useMemo(() => startsOf(rows), [rows]) })
  return (
    <Cell
      kind="grid"
      ref={scroll}
      aria-label={t('board')}
      aria-rowcount={rows.length + 1}
      aria-describedby="board-keys"
      tabIndex={0}
      className={`board ${isByWeek(board.gun) ? 'board-year' : ''} focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)]!`}
      onKeyDown={props.onKeyDown}
      {...pointer.handlers}
    >
      <div style={widthOf(board)} className="relative">
        <Head board={board} />
        <Cell kind="rowgroup" ref={body} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size, key }) => {
            const row = rows[index]
            if (!row) return null
            const place = { top: start - HEAD, height: size }
            return (
              <Cell
                key={key}
                kind="row"
                aria-rowindex={index + 2}
                className="board-row absolute inset-x-0"
                style={place}
              >
                <BoardRow
                  row={row}
                  days={board.gun}
                  mark={row.type === 'unit' ? markOf(units.indexOf(row), selection) : null}
                  target={row === pointer.target}
                  moving={pointer.moving}
                  words={words}
                  onUnit={onUnit}
                  onBar={onBar}
                />
              </Cell>
            )
          })}
        </Cell>
        <Columns board={board} now={now} />
      </div>
    </Cell>
  )
}

function widthOf({ gun }: Board): CSSProperties {
  return { '--days': gun, minWidth: `calc(var(--u) + ${gun * columnOf(gun)}px)` } as CSSProperties
}

function keyOf(row: Row): string {
  if (row.type === 'unit') return row.unit.k_no
  return row.type === 'group' ? row.kind : row.row.kaynak_k_no
}

function startsOf(rows: readonly Row[]): number[] {
  let at = 0
  return rows.map((row) => {
    const start = at
    at += heightOf(row)
    return start
  })
}

function markOf(unit: number, selection: Selection | null): RowMark | null {
  if (!selection) return null
  const { anchor, cursor } = selection
  const [top, bottom] = [Math.min(anchor.unit, cursor.unit), Math.max(anchor.unit, cursor.unit)]
  if (unit < top || unit > bottom) return null
  const [first, last] = [Math.min(anchor.day, cursor.day), Math.max(anchor.day, cursor.day)]
  return { first, last, top: unit === top, bottom: unit === bottom }
}

const SUNDAY = 0
const SATURDAY = 6

function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === SUNDAY || weekday === SATURDAY
}

function Head({ board: { ilk, gun, bugun } }: { board: Board }) {
  const { language } = useLanguage()
  const days = Array.from({ length: gun }, (_, place) => dayAfter(ilk, place))
  return (
    <Cell kind="row" aria-rowindex={1} className="board-row board-head" style={{ height: HEAD }}>
      <Cell kind="columnheader" className="board-name text-13 font-[640]">
        <span className="truncate">{monthOf(language, ilk)}</span>
      </Cell>
      {isByWeek(gun) ? <MonthHeads days={days} bugun={bugun} /> : <DayHeads days={days} bugun={bugun} />}
    </Cell>
  )
}

interface HeadsProps {
  readonly days: readonly string[]
  readonly bugun: string
}

function DayHeads({ days, bugun }: HeadsProps) {
  const { language } = useLanguage()
  const weekday = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }), [language])
  const month = useMemo(() => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }), [language])
  return (
    <div className="board-days" role="none">
      {days.map((day) => (
        <Cell
          key={day}
          kind="columnheader"
          aria-label={formatDate(day)}
          className={`board-day pt-1 text-11 leading-[15px] ${day === bugun ? 'bg-sea text-paper' : `text-ink-2 ${isWeekend(day) ? 'bg-mist' : ''}`}`}
        >
          {day.endsWith('-01') ? month.format(new Date(day)) : weekday.format(new Date(day))}
          <b className="num block text-13 font-[640]">{Number(day.slice(8))}</b>
        </Cell>
      ))}
    </div>
  )
}

/** A year has a heading for each of its months. */
function MonthHeads({ days, bugun }: HeadsProps) {
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const months = [...Map.groupBy(days, (day) => day.slice(0, 7))]
  return (
    <div
      className="board-days"
      role="none"
      style={{ gridTemplateColumns: months.map(([, own]) => `minmax(0, ${own.length}fr)`).join(' ') }}
    >
      {months.map(([name]) => (
        <Cell
          key={name}
          kind="columnheader"
          aria-label={monthOf(language, `${name}-01`)}
          className={`board-day pt-1 text-11 leading-[15px] ${bugun.startsWith(name) ? 'bg-sea text-paper' : 'text-ink-2'}`}
        >
          {name.slice(0, 4)}
          <b className="block text-13 font-[640]">{month.format(new Date(`${name}-01`))}</b>
        </Cell>
      ))}
    </div>
  )
}

export function monthOf(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

/** Lines, weekends and the moment it is, once for all rows. */
function Columns({ board: { ilk, gun, simdi }, now }: { board: Board; now: number }) {
  const wall = new Date(now + 3 * 3_600_000).toISOString().slice(0, 16)
  const place = placeOf(wall, ilk)
  const all = Array.from({ length: gun }, (_, day) => ({ day, name: dayAfter(ilk, day) }))
  const days = isByWeek(gun) ? all.filter(({ name }) => name.endsWith('-01')) : all
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute bottom-0"
      style={{ top: HEAD, left: 'var(--u)', right: 0 }}
    >
      {days.map(({ day, name }) => (
        <span
          key={name}
          className={isWeekend(name) && !isByWeek(gun) ? 'board-weekend opacity-70 mix-blend-multiply' : 'board-line'}
          style={{ left: `${(day / gun) * 100}%`, width: `${100 / gun}%` }}
        />
      ))}
      {place > 0 && place < gun && simdi && <span className="board-now" style={{ left: `${(place / gun) * 100}%` }} />}
    </div>
  )
}
