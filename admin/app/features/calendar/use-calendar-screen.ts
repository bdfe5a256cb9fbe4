import type { Bar } from '@meltem/contract/reservation/board-office'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { boardQuery } from '../../platform/queries/calendar.ts'
import { dayAfter } from '../../ui/form/days.ts'
import { useAddress } from '../../ui/use-address.ts'
import { useServerNow } from '../../ui/use-server-now.ts'
import { type Board, barAt, chosenOf, rowsOf, type Selection, type UnitRow } from './board-rows.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
export const SPANS = ['14', '31', '92', '366'] as const
const WEEK = 7
const SHORT_GAP = 3

/** What is open over the board. */
export type Opened =
  | { readonly type: 'bar'; readonly row: UnitRow; readonly bar: Bar }
  | { readonly type: 'move'; readonly row: UnitRow; readonly bar: Bar; readonly onto: UnitRow | null }
  | { readonly type: 'links'; readonly row: UnitRow }

function useBoardAddress() {
  const { query, change } = useAddress()
  const asked = query.get('ilk') ?? ''
  const span = SPANS.find((one) => one === query.get('gun')) ?? '31'
  return {
    ilk: DAY.test(asked) ? asked : undefined,
    span,
    kinds: (query.get('tip') ?? '').split(',').filter(Boolean),
    words: query.get('ara') ?? '',
    region: query.get('bolge') ?? '',
    gap: query.get('bosluk') === '1' ? SHORT_GAP : 0,
    change,
  }
}

/** A fortnight goes on by a week, a year by a year, everything else by a month. */
function shifted(ilk: string, span: string, direction: 1 | -1): string {
  if (span === '14') return dayAfter(ilk, direction * WEEK)
  const [year = 0, month = 1] = ilk.split('-').map(Number)
  const months = span === '366' ? 12 : 1
  return new Date(Date.UTC(year, month - 1 + direction * months, 1)).toISOString().slice(0, 10)
}

/** Today stands near the left edge of a fortnight, and in its month elsewhere. */
function todayIn(bugun: string, span: string): string {
  return span === '14' ? dayAfter(bugun, -2) : `${bugun.slice(0, 7)}-01`
}

export function useCalendarScreen() {
  const address = useBoardAddress()
  const { ilk, span, kinds, words, region, gap, change } = address
  const list = useQuery(boardQuery({ ...(ilk ? { ilk } : {}), gun: Number(span) }))
  const board = list.data
  const now = useServerNow(board?.simdi, list.dataUpdatedAt)
  const kindsKey = kinds.join()
  const rows = useMemo(
    () => (board ? rowsOf(board, { kinds: kindsKey.split(',').filter(Boolean), words, region, gap }) : []),
    [board, kindsKey, words, region, gap],
  )
  const units = useMemo(() => rows.filter((row): row is UnitRow => row.type === 'unit'), [rows])
  const [selection, setSelection] = useState<Selection | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const inside = selection && units[Math.max(selection.anchor.unit, selection.cursor.unit)] ? selection : null
  const go = useCallback(
    (next: string | undefined) => {
      setSelection(null)
      change({ ilk: next }, { replace: true })
    },
    [change],
  )
  return {
    ...address,
    list,
    board,
    now,
    rows,
    units,
    scroll,
    opened,
    setOpened,
    selection: inside,
    setSelection,
    chosen: inside ? chosenOf(units, inside) : null,
    shift: (direction: 1 | -1) => board && go(shifted(board.ilk, span, direction)),
    today: () => board && go(todayIn(board.bugun, span)),
    moveCursor: (move: CursorMove) => board && setSelection(moved(board, units, inside, move)),
    openAtCursor: () => {
      const row = inside ? units[inside.cursor.unit] : undefined
      const found = inside ? barAt(row, inside.cursor.day) : undefined
      if (row && found) setOpened({ type: 'bar', row, bar: found.bar })
    },
  }
}

export interface CursorMove {
  readonly units: number
  readonly days: number
  /** The first corner stays where it is. */
  readonly extend: boolean
}

/** One step of the cursor; the first one begins at today, or at the first day. */
function moved(
  board: Board,
  units: readonly UnitRow[],
  selection: Selection | null,
  move: CursorMove,
): Selection | null {
  if (units.length === 0) return null
  if (!selection) {
    const today = Math.round((Date.parse(board.bugun) - Date.parse(board.ilk)) / 86_400_000)
    const corner = { unit: 0, day: today >= 0 && today < board.gun ? today : 0 }
    return { anchor: corner, cursor: corner }
  }
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const cursor = {
    unit: within(selection.cursor.unit + move.units, units.length - 1),
    day: within(selection.cursor.day + move.days, board.gun - 1),
  }
  return { anchor: move.extend ? selection.anchor : cursor, cursor }
}
