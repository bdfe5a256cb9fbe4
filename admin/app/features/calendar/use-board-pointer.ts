import type { Bar } from '@meltem/contract/reservation/board-office'
import { type RefObject, useRef, useState } from 'react'
import type { Board, Row, Selection, UnitRow } from './board-rows.ts'

interface PointerTerms {
  readonly body: RefObject<HTMLDivElement | null>
  readonly board: Board
  readonly rows: readonly Row[]
  readonly starts: readonly number[]
  readonly units: readonly UnitRow[]
  readonly selection: Selection | null
  readonly onSelect: (selection: Selection | null) => void
  readonly onDrop: ((row: UnitRow, bar: Bar, onto: UnitRow) => void) | undefined
}

interface Held {
  readonly x: number
  readonly y: number
  readonly corner: { readonly unit: number; readonly day: number }
  /** The booking under the pointer, if any. */
  readonly bar: { readonly row: UnitRow; readonly bar: Bar } | null
  readonly touch: boolean
  dragging: boolean
}

const CLICK_PX = 5

interface Place {
  readonly unit: UnitRow | undefined
  readonly day: number
}

/** Which unit and which day lie under the pointer. */
function placeAt({ clientX, clientY }: React.PointerEvent, { body, board, rows, starts }: PointerTerms): Place {
  const box = body.current?.getBoundingClientRect()
  if (!body.current || !box) return { unit: undefined, day: 0 }
  const names = Number.parseFloat(getComputedStyle(body.current).getPropertyValue('--u'))
  const share = (clientX - box.left - names) / (box.width - names)
  // Nights begin at noon: the morning of a day still belongs to the night before it.
  const day = Math.min(Math.max(Math.floor(share * board.gun - 0.5), 0), board.gun - 1)
  const row = rows[starts.findLastIndex((start) => start <= clientY - box.top)]
  return { unit: row?.type === 'unit' ? row : undefined, day }
}

function under(event: React.PointerEvent, what: 'unit' | 'bar'): string | null {
  if (!(event.target instanceof Element)) return null
  return event.target.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) ?? null
}

function heldAt(event: React.PointerEvent, terms: PointerTerms): Held | null {
  const { unit: row, day } = placeAt(event, terms)
  if (event.button !== 0 || under(event, 'unit') === null || !row) return null
  const key = under(event, 'bar')
  const bar = row.bars.find((one) => one.bar.k_no === key)?.bar
  return {
    x: event.clientX,
    y: event.clientY,
    corner: { unit: terms.units.indexOf(row), day },
    bar: bar ? { row, bar } : null,
    touch: event.pointerType === 'touch',
    dragging: false,
  }
}

function isFar({ x, y }: Held, { clientX, clientY }: React.PointerEvent): boolean {
  return Math.abs(clientX - x) > CLICK_PX || Math.abs(clientY - y) > CLICK_PX
}

/** A mouse or pen draws a rectangle, or carries a booking to another unit; a finger scrolls, and chooses by tapping. */
export function useBoardPointer(terms: PointerTerms) {
  const { units, selection, onSelect, onDrop } = terms
  const held = useRef<Held | null>(null)
  const [moving, setMoving] = useState<string | null>(null)
  const [target, setTarget] = useState<UnitRow | null>(null)
  const letGo = () => {
    held.current = null
    setMoving(null)
    setTarget(null)
  }

  /** Only to units of the same kind: the server refuses others, too. */
  const carry = ({ row, bar }: NonNullable<Held['bar']>, onto: UnitRow | undefined) => {
    if (!bar.rez || !onDrop) return
    setMoving(bar.k_no)
    setTarget(onto && onto !== row && onto.unit.tip === row.unit.tip ? onto : null)
  }

  const onPointerMove = (event: React.PointerEvent) => {
    const now = held.current
    if (!now || now.touch || !(now.dragging || isFar(now, event))) return
    if (!now.dragging) event.currentTarget.setPointerCapture(event.pointerId)
    now.dragging = true
    const { unit, day } = placeAt(event, terms)
    if (now.bar) carry(now.bar, unit)
    else if (unit) onSelect({ anchor: now.corner, cursor: { unit: units.indexOf(unit), day } })
  }

  /** The first tap chooses a night, the next one the other corner. */
  const tap = ({ corner, touch }: Held, shift: boolean) => {
    const anchor = selection && (shift || touch) ? selection.anchor : corner
    onSelect({ anchor, cursor: corner })
  }

  const onPointerUp = (event: React.PointerEvent) => {
    const now = held.current
    if (now?.dragging && now.bar && target) onDrop?.(now.bar.row, now.bar.bar, target)
    if (now && !now.dragging && !now.bar) tap(now, event.shiftKey)
    letGo()
  }

  const onPointerDown = (event: React.PointerEvent) => {
    held.current = heldAt(event, terms)
  }
  return { moving, target, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo } }
}
