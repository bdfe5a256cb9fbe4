import { type Box, type Place, type Point, placeAt, worldPoint } from '@meltem/domain/chart/mercator'
import { coastFor, crossings, type Shore } from './coast.ts'
import { meet, type Rect } from './cut-ring.ts'
import { WHOLE } from './topology.ts'

/** A field of cells over a part of the coast, each land or water by its middle, or neither where the shore runs through. */
export interface WaterGrid {
  readonly columns: number
  readonly rows: number
  readonly isLand: (column: number, row: number) => boolean
  readonly isWater: (column: number, row: number) => boolean
  readonly cellOf: (place: Place) => { readonly column: number; readonly row: number }
  readonly placeOf: (column: number, row: number) => Place
}

/** The detail that cells of the smallest fields can show. */
const ZOOM = 11

const WATER = 1
const LAND = 2
const SHORE = 3

/** As many cells as said along the longer side. */
export function gridOver({ south, west, north, east }: Box, size: number): WaterGrid {
  const step = Math.max(east - west, north - south) / size
  const columns = Math.ceil((east - west) / step)
  const rows = Math.ceil((north - south) / step)
  const field: Field = {
    columns,
    rows,
    cells: new Uint8Array(columns * rows).fill(WATER),
    placeOf: (column, row) => ({ enlem: north - (row + 0.5) * step, boylam: west + (column + 0.5) * step }),
    cellOf: ({ enlem, boylam }) => ({
      column: Math.floor((boylam - west) / step),
      row: Math.floor((north - enlem) / step),
    }),
  }
  const upper = worldPoint({ enlem: north, boylam: west }, WHOLE)
  const lower = worldPoint({ enlem: south, boylam: east }, WHOLE)
  const rect = { left: upper.x, top: upper.y, right: lower.x, bottom: lower.y }
  const shores = coastFor(ZOOM).land.filter(({ bounds }) => meet(bounds, rect))
  for (let row = 0; row < rows; row += 1) fillLand(field, shores, row)
  for (const shore of shores) markShore(field, shore, rect)
  return {
    ...field,
    isLand: (column, row) => field.cells[row * columns + column] === LAND,
    isWater: (column, row) => field.cells[row * columns + column] === WATER,
  }
}

interface Field extends Pick<WaterGrid, 'columns' | 'rows' | 'cellOf' | 'placeOf'> {
  readonly cells: Uint8Array
}

/** From where a line to the east goes ashore to where it leaves the land again. */
function fillLand({ columns, cells, placeOf }: Field, shores: readonly Shore[], row: number): void {
  const first = worldPoint(placeOf(0, row), WHOLE)
  const wide = worldPoint(placeOf(1, row), WHOLE).x - first.x
  for (const shore of shores) {
    const edges = crossings(shore, first.y)
    for (let at = 0; at + 1 < edges.length; at += 2) {
      const from = Math.max(Math.ceil(((edges[at] ?? 0) - first.x) / wide), 0)
      const to = Math.min(Math.floor(((edges[at + 1] ?? 0) - first.x) / wide), columns - 1)
      if (from <= to) cells.fill(LAND, row * columns + from, row * columns + to + 1)
    }
  }
}

function markShore({ columns, rows, cells, cellOf }: Field, { ring }: Shore, rect: Rect): void {
  for (let at = 0; at < ring.length; at += 2) {
    const point: Point = { x: ring[at] as number, y: ring[at + 1] as number }
    if (!isOn(point, rect)) continue
    const { column, row } = cellOf(placeAt(point, WHOLE))
    if (column < columns && row < rows) cells[row * columns + column] = SHORE
  }
}

function isOn({ x, y }: Point, { left, top, right, bottom }: Rect): boolean {
  return x >= left && x < right && y >= top && y < bottom
}
