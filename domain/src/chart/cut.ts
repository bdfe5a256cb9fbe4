import { type Box, boxOf, CHARTED, isInside, type Place, type Point, worldPoint } from './mercator.ts'

/** A part of the coast as a drawing of its own: how near, and its middle in whole steps from the corner of the world. */
export interface Cut {
  readonly zoom: number
  readonly column: number
  readonly row: number
}

/** Every drawing of a cut has this size; the page shows it larger or smaller and may trim its edges. */
export const CUT_SIZE = { width: 640, height: 500 } as const

/** Middles stand this far from each other: the difference is too small to see, and neighbours share a drawing. */
const CUT_STEP = 20

/** The nearest one shows a bay with its islands and the next town, the farthest as much as fills a cut (LOOK-21). */
export const CUT_ZOOM = { least: 6.5, most: 11, step: 0.25 } as const

/** Pins and their names keep this far from the edges, which a frame may trim. */
const AIR = { x: 150, top: 150, bottom: 110 } as const

/** The cut that has all places in it; undefined when one of them lies beyond the charted coast. */
export function cutAround(places: readonly Place[]): Cut | undefined {
  if (places.length === 0 || !places.every((place) => isInside(place, CHARTED))) return undefined
  const box = boxOf(places)
  const zoom = Math.max(Math.min(CUT_ZOOM.most, fittingZoom(box)), CUT_ZOOM.least)
  const upper = worldPoint({ enlem: box.north, boylam: box.west }, zoom)
  const lower = worldPoint({ enlem: box.south, boylam: box.east }, zoom)
  const first = worldPoint({ enlem: CHARTED.north, boylam: CHARTED.west }, zoom)
  const last = worldPoint({ enlem: CHARTED.south, boylam: CHARTED.east }, zoom)
  return {
    zoom,
    column: stepWithin((upper.x + lower.x) / 2, first.x + CUT_SIZE.width / 2, last.x - CUT_SIZE.width / 2),
    row: stepWithin((upper.y + lower.y) / 2, first.y + CUT_SIZE.height / 2, last.y - CUT_SIZE.height / 2),
  }
}

/** The step next to a middle, so far from the ends of the chart that the cut has nothing but chart in it (LOOK-21). */
function stepWithin(middle: number, least: number, most: number): number {
  const [first, last] = [Math.ceil(least / CUT_STEP), Math.floor(most / CUT_STEP)]
  return Math.min(Math.max(Math.round(middle / CUT_STEP), first), last)
}

function fittingZoom({ south, west, north, east }: Box): number {
  const upper = worldPoint({ enlem: north, boylam: west }, 0)
  const lower = worldPoint({ enlem: south, boylam: east }, 0)
  const wide = (CUT_SIZE.width - 2 * AIR.x) / (lower.x - upper.x)
  const high = (CUT_SIZE.height - AIR.top - AIR.bottom) / (lower.y - upper.y)
  return Math.floor(Math.log2(Math.min(wide, high)) / CUT_ZOOM.step) * CUT_ZOOM.step
}

/** The upper left corner of a cut, in units of its zoom. */
export function cornerOf({ column, row }: Cut): Point {
  return { x: column * CUT_STEP - CUT_SIZE.width / 2, y: row * CUT_STEP - CUT_SIZE.height / 2 }
}

/** Where a place stands in the drawing of a cut. */
export function pointIn(cut: Cut, place: Place): Point {
  const corner = cornerOf(cut)
  const { x, y } = worldPoint(place, cut.zoom)
  return { x: x - corner.x, y: y - corner.y }
}

/** Where the server draws it. */
export function cutAddress({ zoom, column, row }: Cut): string {
  return `/kiyi/${zoom}/${column},${row}.svg`
}

/** Tiles of the moving chart, for whatever asks by zoom, column and row. */
export const TILE_ADDRESS = '/kiyi/{z}/{x}/{y}.svg'
export const TILE_SIZE = 512
/** The coast is known to about 60 metres: nearer than this it would be drawn in straight lines. */
export const TILE_ZOOM = { least: 5, most: 13 } as const
