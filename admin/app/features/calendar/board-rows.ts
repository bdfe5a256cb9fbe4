import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import type { Bar, BoardUnit, getBoard, SeatsRow } from '@meltem/contract/reservation/board-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'

export type Board = OutputOf<typeof getBoard>
export type Kind = BoardUnit['tip']

const DAY_MS = 86_400_000

/** Days from midnight of the first day to a wall time; nights begin at half past a day. */
export function placeOf(wall: string, first: string): number {
  return (Date.parse(`${wall}Z`) - Date.parse(first)) / DAY_MS
}

/** A bar where it stands, in days from the left edge; two that overlap stand in two lanes. */
export interface PlacedBar {
  readonly bar: Bar
  readonly from: number
  readonly to: number
  readonly lane: 0 | 1
  readonly conflict: boolean
}

export interface UnitRow {
  readonly type: 'unit'
  readonly unit: BoardUnit
  readonly name: string
  readonly bars: readonly PlacedBar[]
  /** Night by night: taken, closed by the office, or free. */
  readonly nights: readonly ('dolu' | 'kapali' | 'bos')[]
  readonly tall: boolean
}

interface GroupRow {
  readonly type: 'group'
  readonly kind: Kind
  readonly shown: number
  readonly all: number
  /** Per cent of the units that are taken, night by night. */
  readonly occupancy: readonly number[]
}

interface SeatRow {
  readonly type: 'seats'
  readonly row: SeatsRow
}

export type Row = UnitRow | GroupRow | SeatRow

export const HEIGHTS = { group: 26, unit: 32, tall: 54, seats: 30 } as const

export function heightOf(row: Row): number {
  if (row.type === 'unit') return row.tall ? HEIGHTS.tall : HEIGHTS.unit
  return HEIGHTS[row.type]
}

/** Kinds of a board: those with nights first, then those with hours, then those with seats. */
export function kindsOf({ birimler, koltuklar }: Board): Kind[] {
  const rank = (kind: Kind) => {
    const units = birimler.filter(({ tip }) => tip === kind)
    if (units.some(({ saatlik }) => !saatlik)) return 0
    return units.length > 0 ? 1 : 2
  }
  const there = new Set([...birimler, ...koltuklar].map(({ tip }) => tip))
  return PRODUCT_KINDS.filter((kind) => there.has(kind)).toSorted((one, other) => rank(one) - rank(other))
}

interface Cut {
  readonly kinds: readonly string[]
  readonly words: string
  /** Only what lies there; empty for every region. */
  readonly region: string
  /** Only units with a free gap shorter than so many nights. */
  readonly gap: number
}

export function nameOf({ ad, birim }: Pick<BoardUnit, 'ad' | 'birim'>): string {
  return birim === undefined ? ad : `${ad} ${birim}`
}

function folded(text: string): string {
  return text.toLocaleLowerCase('tr').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i')
}

/** The rows of the board, kind by kind, each under a row with the occupancy of its nights. */
export function rowsOf(board: Board, { kinds, words, region, gap }: Cut): Row[] {
  const conflicts = new Set(board.cakismalar.flatMap((one) => [one.olay_k_no, one.tutma_k_no]))
  const wanted = folded(words.trim())
  const liesThere = ({ bolge }: { readonly bolge?: string | undefined }) => region === '' || bolge === region
  return kindsOf(board)
    .filter((kind) => kinds.length === 0 || kinds.includes(kind))
    .flatMap((kind): Row[] => {
      const units = board.birimler.filter(({ tip }) => tip === kind).map((unit) => unitRow(unit, board, conflicts))
      const shown = units.filter(
        (row) => liesThere(row.unit) && folded(row.name).includes(wanted) && (gap === 0 || hasGap(row, gap)),
      )
      const seats = board.koltuklar.filter(
        (row) => row.tip === kind && liesThere(row) && folded(row.ad).includes(wanted) && gap === 0,
      )
      if (shown.length + seats.length === 0) return []
      const group: GroupRow = {
        type: 'group',
        kind,
        shown: shown.length + seats.length,
        all: units.length + board.koltuklar.filter(({ tip }) => tip === kind).length,
        occupancy: shown.length > 0 ? occupancyOf(shown, board.gun) : seatOccupancy(seats, board.gun),
      }
      return [group, ...shown, ...seats.map((row): SeatRow => ({ type: 'seats', row }))]
    })
}

function unitRow(unit: BoardUnit, { ilk, gun }: Board, conflicts: ReadonlySet<string>): UnitRow {
  let end = Number.NEGATIVE_INFINITY
  const bars = unit.cubuklar.map((bar): PlacedBar => {
    const [from, to] = [placeOf(bar.bas, ilk), placeOf(bar.bit, ilk)]
    const lane = from < end ? 1 : 0
    if (lane === 0) end = to
    return { bar, from, to, lane, conflict: conflicts.has(bar.k_no) }
  })
  return {
    type: 'unit',
    unit,
    name: nameOf(unit),
    bars,
    nights: Array.from({ length: gun }, (_, day) => nightOf(bars, day)),
    tall: bars.some(({ lane }) => lane === 1),
  }
}

/** The regions of a board, as they are read. */
export function regionsOf({ birimler, koltuklar }: Board, language: string): string[] {
  const there = new Set([...birimler, ...koltuklar].flatMap(({ bolge }) => bolge ?? []))
  return [...there].toSorted(new Intl.Collator(language).compare)
}

const WEEK = 7

/** So many days that a column of their own would be too narrow to read: figures stand by the week. */
export function isByWeek(days: number): boolean {
  return days > 92
}

/** Days in pieces of a week, the last one shorter; each with what is made of its days. */
export function byWeek<T, R>(days: readonly T[], made: (week: readonly T[]) => R): { length: number; value: R }[] {
  const starts = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) => week * WEEK)
  return starts.map((start) => {
    const week = days.slice(start, start + WEEK)
    return { length: week.length, value: made(week) }
  })
}

/** A night runs from noon of its day to noon of the next. */
function nightOf(bars: readonly PlacedBar[], day: number): UnitRow['nights'][number] {
  const there = bars.filter(({ from, to }) => from < day + 1.5 && to > day + 0.5)
  if (there.length === 0) return 'bos'
  return there.every(({ bar }) => bar.tur === 'kapali') ? 'kapali' : 'dolu'
}

function occupancyOf(units: readonly UnitRow[], days: number): number[] {
  return Array.from({ length: days }, (_, day) =>
    Math.round((100 * units.filter(({ nights }) => nights[day] !== 'bos').length) / units.length),
  )
}

/** The mean of figures, rounded. */
export function meanOf(figures: readonly number[]): number {
  return Math.round(figures.reduce((sum, figure) => sum + figure, 0) / figures.length)
}

/** Per cent of the seats that are taken; null where there are none. */
export function seatShare(days: readonly SeatsRow['gunler'][number][]): number | null {
  const there = days.flatMap((day) => (day ? [day] : []))
  const all = there.reduce((sum, [, seats]) => sum + seats, 0)
  return all === 0 ? null : Math.round((100 * there.reduce((sum, [taken]) => sum + taken, 0)) / all)
}

function seatOccupancy(rows: readonly SeatsRow[], days: number): number[] {
  return Array.from({ length: days }, (_, day) => {
    const there = rows.flatMap(({ gunler }) => gunler[day] ?? [])
    const all = there.filter((_value, place) => place % 2 === 1).reduce((sum, value) => sum + value, 0)
    const taken = there.filter((_value, place) => place % 2 === 0).reduce((sum, value) => sum + value, 0)
    return all === 0 ? 0 : Math.round((100 * taken) / all)
  })
}

function hasGap({ nights }: UnitRow, gap: number): boolean {
  let free = 0
  let closed = false
  for (const night of nights) {
    if (night === 'bos') free += 1
    else {
      if (closed && free > 0 && free < gap) return true
      closed = true
      free = 0
    }
  }
  return false
}

/** A rectangle of units and nights; the second corner is where the cursor stands. */
export interface Selection {
  readonly anchor: { readonly unit: number; readonly day: number }
  readonly cursor: { readonly unit: number; readonly day: number }
}

export interface Chosen {
  readonly units: readonly UnitRow[]
  readonly first: number
  readonly last: number
  readonly free: number
  readonly closed: number
  readonly taken: number
}

/** What a rectangle holds: what could be closed, what the office has closed, what is taken. */
export function chosenOf(units: readonly UnitRow[], { anchor, cursor }: Selection): Chosen {
  const [top, bottom] = [Math.min(anchor.unit, cursor.unit), Math.max(anchor.unit, cursor.unit)]
  const [first, last] = [Math.min(anchor.day, cursor.day), Math.max(anchor.day, cursor.day)]
  const inside = units.slice(top, bottom + 1)
  const nights = inside.flatMap((row) => row.nights.slice(first, last + 1))
  const count = (state: UnitRow['nights'][number]) => nights.filter((night) => night === state).length
  return { units: inside, first, last, free: count('bos'), closed: count('kapali'), taken: count('dolu') }
}

/** The bar that has a night. */
export function barAt(row: UnitRow | undefined, day: number): PlacedBar | undefined {
  return row?.bars.find(({ from, to }) => from < day + 1.5 && to > day + 0.5)
}
