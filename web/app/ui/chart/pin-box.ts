import { CUT_SIZE } from '@meltem/domain/chart/cut'
import type { Area } from './fit-names.ts'

/** A chart fills its frame: one that is nearly square loses its sides, a long one its top and foot. */
const LOST = { side: 76, end: 84 } as const

/** What is seen of a chart in any frame. */
export const SEEN: Area = {
  left: LOST.side,
  right: CUT_SIZE.width - LOST.side,
  top: LOST.end,
  bottom: CUT_SIZE.height - LOST.end,
}

/** Pins stand above their places. */
export const PIN_HEIGHT = 44

interface PinBox {
  readonly left: number
  /** Where its tip hangs, from the left. */
  readonly tip: number
}

/** The tip keeps this much from the corners of its box. */
const CORNER = 12

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The box of a pin's name: over its place, or moved inwards when a frame might cut through it. */
export function pinBox(width: number, x: number): PinBox {
  const left = within(x - width / 2, SEEN.left, SEEN.right - width)
  return { left, tip: within(x - left, CORNER, width - CORNER) }
}
