import type { ChartPoint } from './chart-place.ts'

/** How much of the drawing a chart shows. */
export const VIEW = { width: 640, height: 500 } as const
/** The drawing ends here. */
const EDGES = { west: -20, east: 920, north: -20, south: 840 } as const
/** Pins stand above their places. */
export const PIN_HEIGHT = 44
const PIN_WIDTH = 48

/** Upper left corner of the part of the drawing that is shown. */
export interface Cut {
  readonly left: number
  readonly top: number
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The cut of the drawing that has the pins in its middle. */
export function cutAround(points: readonly ChartPoint[]): Cut {
  if (points.length === 0) return { left: 120, top: 110 }
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const x = middle(points.map((point) => point.x)) - VIEW.width / 2
  const y = middle(points.map((point) => point.y)) - PIN_HEIGHT / 2 - VIEW.height / 2
  return {
    left: within(x, EDGES.west, EDGES.east - VIEW.width),
    top: within(y, EDGES.north, EDGES.south - VIEW.height),
  }
}

/** A chart fills its frame: one that is nearly square loses its sides, a long one its top and foot. */
const LOST = { side: 76, end: 84 } as const
const LETTER = 10
const LINE = 17

interface PinBox {
  readonly left: number
  /** Where its tip hangs, from the left. */
  readonly tip: number
}

/** The tip keeps this much from the corners of its box. */
const CORNER = 12

/** The box of a pin's name: over its place, or moved inwards when a frame might cut through it. */
export function pinBox(width: number, x: number, cut: Cut): PinBox {
  const left = within(x - width / 2, cut.left + LOST.side, cut.left + VIEW.width - LOST.side - width)
  return { left, tip: within(x - left, CORNER, width - CORNER) }
}

interface Around {
  readonly cut: Cut
  readonly pins: readonly ChartPoint[]
}

/**
 * Where a name can be written, from its lower left corner: under a pin that would cover it, and nowhere when a frame
 * might cut through it.
 */
export function placeName(name: string, at: ChartPoint, { cut, pins }: Around): ChartPoint | null {
  const width = name.length * LETTER
  const pin = pins.find(
    ({ x, y }) =>
      at.x < x + PIN_WIDTH / 2 && at.x + width > x - PIN_WIDTH / 2 && at.y > y - PIN_HEIGHT - 8 && at.y - LINE < y,
  )
  const place = pin ? { x: at.x, y: pin.y + LINE + 4 } : at
  const whole =
    place.x >= cut.left + LOST.side &&
    place.x + width <= cut.left + VIEW.width - LOST.side &&
    place.y - LINE >= cut.top + LOST.end &&
    place.y + 5 <= cut.top + VIEW.height - LOST.end
  return whole ? place : null
}
