import type { Bar } from '@meltem/contract/reservation/board-office'
import { RefreshCw } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { useBarWords } from './bar-words.ts'
import { byWeek, isByWeek, meanOf, type PlacedBar, type Row, seatShare, type UnitRow } from './board-rows.ts'
import { Cell } from './cell.tsx'

/** What a row of nights is marked with: the rectangle that is chosen, and a booking that is dragged onto it. */
export interface RowMark {
  readonly first: number
  readonly last: number
  readonly top: boolean
  readonly bottom: boolean
}

interface RowProps {
  readonly row: Row
  readonly days: number
  readonly mark: RowMark | null
  readonly target: boolean
  readonly moving: string | null
  readonly words: ReturnType<typeof useBarWords>
  readonly onUnit: ((row: UnitRow) => void) | undefined
  readonly onBar: (row: UnitRow, bar: Bar) => void
}

export const BoardRow = memo(function BoardRow(props: RowProps) {
  const { row } = props
  if (row.type === 'unit') return <UnitLine {...props} row={row} />
  if (row.type === 'group') return <GroupLine row={row} />
  return isByWeek(row.row.gunler.length) ? <SeatWeeks row={row} /> : <SeatsLine row={row} />
})

function GroupLine({ row }: { row: Extract<Row, { type: 'group' }> }) {
  const t = useTranslations('admin.calendar')
  const name = t(`kinds.${row.kind}`)
  return (
    <>
      <Cell kind="rowheader" className="board-name bg-mist! text-12 font-[640] text-ink-2">
        <span className="truncate">{name}</span>
        <small className="num ml-auto text-11">
          {row.shown === row.all ? row.all : t('of', { shown: row.shown, all: row.all })}
        </small>
      </Cell>
      <Cell kind="gridcell" className="board-days" style={columnsOf(row.occupancy)}>
        <span className="sr-only">{t('occupancy', { name })}</span>
        {figuresOf(row.occupancy).map((value, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={place}
            className="board-day num bg-mist text-11 leading-[25px] font-semibold text-ink"
            style={{ backgroundColor: `color-mix(in srgb, #6fb0bd ${Math.round(value * 0.8)}%, #f0f5f5)` }}
          >
            {value}
          </span>
        ))}
      </Cell>
    </>
  )
}

/** A column for each day, or for each week of a year. */
function columnsOf(days: readonly unknown[]) {
  if (!isByWeek(days.length)) return undefined
  return {
    gridTemplateColumns: byWeek(days, () => null)
      .map(({ length }) => `minmax(0, ${length}fr)`)
      .join(' '),
  }
}

function figuresOf(days: readonly number[]): readonly number[] {
  return isByWeek(days.length) ? byWeek(days, meanOf).map(({ value }) => value) : days
}

/** How full its departures are, week by week. */
function SeatWeeks({ row }: { row: Extract<Row, { type: 'seats' }> }) {
  const t = useTranslations('admin.calendar')
  const { ad, gunler } = row.row
  return (
    <>
      <Cell kind="rowheader" className="board-name text-13" title={ad}>
        <b className="truncate font-[600]">{ad}</b>
      </Cell>
      <Cell kind="gridcell" className="board-days" style={columnsOf(gunler)}>
        <span className="sr-only">{t('occupancy', { name: ad })}</span>
        {byWeek(gunler, seatShare).map(({ value }, week) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
            key={week}
            className={`board-day num text-11 leading-[29px] ${value === 100 ? 'bg-sea-tint font-bold text-sea' : 'text-ink-2'}`}
          >
            {value ?? ''}
          </span>
        ))}
      </Cell>
    </>
  )
}

function SeatsLine({ row }: { row: Extract<Row, { type: 'seats' }> }) {
  const t = useTranslations('admin.calendar')
  const { ad, gunler } = row.row
  return (
    <>
      <Cell kind="rowheader" className="board-name text-13" title={ad}>
        <b className="truncate font-[600]">{ad}</b>
      </Cell>
      <Cell kind="gridcell" className="board-days">
        <span className="sr-only">{t('seats', { name: ad })}</span>
        {gunler.map((day, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
            key={place}
            className={`board-day num text-11 leading-[29px] ${day && day[0] >= day[1] ? 'bg-sea-tint font-bold text-sea' : 'text-ink-2'}`}
            title={day ? `${day[0]} / ${day[1]}` : ''}
          >
            {day ? <SeatFigure taken={day[0]} all={day[1]} /> : ''}
          </span>
        ))}
      </Cell>
    </>
  )
}

function SeatFigure({ taken, all }: { taken: number; all: number }) {
  return (
    <>
      {taken}
      <span className="sr-only">/{all}</span>
    </>
  )
}

function UnitLine({ row, days, mark, target, moving, words, onUnit, onBar }: RowProps & { row: UnitRow }) {
  const { unit } = row
  return (
    <>
      <UnitName row={row} onUnit={onUnit} />
      <Cell kind="gridcell" className={`board-track ${target ? 'board-target' : ''}`} data-unit={unit.k_no}>
        {mark && (
          <span
            aria-hidden="true"
            className={`board-choice ${mark.top ? 'top' : ''} ${mark.bottom ? 'bottom' : ''}`}
            style={nightsAt(mark, days)}
          />
        )}
        {row.bars.map((one) => (
          <BarButton
            key={one.bar.k_no}
            placed={one}
            days={days}
            moving={moving}
            words={words}
            onOpen={() => onBar(row, one.bar)}
          />
        ))}
      </Cell>
    </>
  )
}

/** From noon to noon; the last night of the board is cut in half by its edge. */
function nightsAt({ first, last }: RowMark, days: number) {
  const right = Math.min(last + 1.5, days)
  return { left: `${((first + 0.5) / days) * 100}%`, width: `${((right - first - 0.5) / days) * 100}%` }
}

function UnitName({ row: { unit, name }, row, onUnit }: { row: UnitRow; onUnit: RowProps['onUnit'] }) {
  const t = useTranslations('admin.calendar')
  return (
    <Cell kind="rowheader" className="board-name text-13">
      {onUnit ? (
        <button
          type="button"
          tabIndex={-1}
          title={t('links_of', { name })}
          onClick={() => onUnit(row)}
          className="min-h-6 min-w-0 truncate text-left font-[600] hover:underline"
        >
          {name}
        </button>
      ) : (
        <b className="truncate font-[600]">{name}</b>
      )}
      {unit.ical && <RefreshCw role="img" aria-label={t('has_links')} className="size-3 flex-none text-ink-3" />}
      {unit.kisi !== undefined && (
        <small className="num ml-auto text-11 text-ink-3 max-lg:hidden" title={t('takes', { count: unit.kisi })}>
          {unit.kisi}
        </small>
      )}
    </Cell>
  )
}

interface BarProps {
  readonly placed: PlacedBar
  readonly days: number
  readonly moving: string | null
  readonly words: RowProps['words']
  readonly onOpen: () => void
}

/** What is shorter in a year says who it is of in its title alone. */
const LEGIBLE_DAYS = 14

/** Cut at the edges of the board; a booking can be dragged to another unit, or moved from its window. */
function BarButton({ placed: { bar, from, to, lane, conflict }, days, moving, words, onOpen }: BarProps) {
  const left = Math.max(from, 0)
  const right = Math.min(to, days)
  const { main, rest, all } = words(bar)
  return (
    <button
      type="button"
      tabIndex={-1}
      data-bar={bar.k_no}
      title={all}
      aria-label={all}
      onClick={onOpen}
      className={`bar bar-${bar.tur} ${conflict ? 'bar-conflict' : ''} ${moving === bar.k_no ? 'bar-moving' : ''}`}
      style={{
        left: `${(left / days) * 100}%`,
        width: `calc(${((right - left) / days) * 100}% - 2px)`,
        top: lane === 0 ? 3 : 27,
      }}
    >
      {isByWeek(days) && right - left < LEGIBLE_DAYS ? null : (
        <>
          {main}
          {rest && <em> {rest}</em>}
        </>
      )}
    </button>
  )
}
