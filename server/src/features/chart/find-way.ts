import { boxOf, CHARTED, milesBetween, type Place } from '@meltem/domain/chart/mercator'
import { isLand } from './coast.ts'
import { gridOver, type WaterGrid } from './water-grid.ts'

/** By road or by sea. */
export type WayKind = 'kara' | 'deniz'

interface Cell {
  readonly column: number
  readonly row: number
}

/** How far beyond both ends a way may lead, in shares of their distance and in degrees at least. */
const ROOM = { share: 0.45, least: 0.08 } as const
/** Along a shore a way costs more, so that it keeps off where it can. */
const SHORE = 1.6
/** A place on a jetty may lie on the wrong side of the shore: cells around it that are looked at. */
const NEAR = 6

const AROUND = [-1, 0, 1]
  .flatMap((row) => [-1, 0, 1].map((column) => ({ column, row })))
  .filter(({ column, row }) => column !== 0 || row !== 0)

/** Cells along a field, tried in turn: a spit of land may lie between the cells of a wide one. */
const FIELDS = [120, 240, 480, 900] as const
/** Miles between the points a way is tested at, and around its ends, where harbours are. */
const TEST = { step: 0.15, harbour: 0.8 } as const

/**
 * A way between two places that stays on land, or on water: the shortest over the cells of a field, drawn tight where
 * nothing lies between, and tested against the coast itself. It says on which side of the bay one travels, not which
 * road or course; undefined where there is none.
 */
export function findWay(from: Place, to: Place, kind: WayKind): Place[] | undefined {
  for (const cells of FIELDS) {
    const way = wayOver(from, to, kind, cells)
    if (way && staysOn(way, kind)) return way
  }
  return undefined
}

function staysOn(way: readonly Place[], kind: WayKind): boolean {
  const [first] = way
  const last = way.at(-1)
  if (!first || !last) return false
  const inHarbour = (place: Place) => Math.min(milesBetween(place, first), milesBetween(place, last)) < TEST.harbour
  return way.slice(1).every((to, place) => {
    const from = way[place] ?? to
    const steps = Math.ceil(milesBetween(from, to) / TEST.step)
    return Array.from({ length: steps }, (_, step) => ({
      enlem: from.enlem + ((to.enlem - from.enlem) * step) / steps,
      boylam: from.boylam + ((to.boylam - from.boylam) * step) / steps,
    })).every((point) => inHarbour(point) || isLand(point) === (kind === 'kara'))
  })
}

function wayOver(from: Place, to: Place, kind: WayKind, size: number): Place[] | undefined {
  const { south, west, north, east } = boxOf([from, to])
  const room = Math.max(ROOM.share * Math.max(east - west, north - south), ROOM.least)
  const box = {
    south: Math.max(south - room, CHARTED.south),
    west: Math.max(west - room, CHARTED.west),
    north: Math.min(north + room, CHARTED.north),
    east: Math.min(east + room, CHARTED.east),
  }
  const grid = gridOver(box, size)
  const fits = kind === 'kara' ? grid.isLand : grid.isWater
  const open = ({ column, row }: Cell) =>
    column >= 0 && row >= 0 && column < grid.columns && row < grid.rows && fits(column, row)
  const start = nearestOpen(grid.cellOf(from), open)
  const end = nearestOpen(grid.cellOf(to), open)
  if (!start || !end) return undefined
  const cells = shortest(grid, start, end, open)
  if (!cells) return undefined
  const bends = drawnTight(cells, open).slice(1, -1)
  return [from, ...bends.map(({ column, row }) => grid.placeOf(column, row)), to]
}

function nearestOpen({ column, row }: Cell, open: (cell: Cell) => boolean): Cell | undefined {
  let best: { readonly cell: Cell; readonly far: number } | undefined
  for (let right = -NEAR; right <= NEAR; right += 1) {
    for (let down = -NEAR; down <= NEAR; down += 1) {
      const cell = { column: column + right, row: row + down }
      const far = Math.hypot(right, down)
      if ((!best || far < best.far) && open(cell)) best = { cell, far }
    }
  }
  return best?.cell
}

/** What a step onto a cell costs: nothing leads onto a closed one, and one beside such costs more. */
function stepCosts({ columns, rows }: WaterGrid, open: (cell: Cell) => boolean): Float64Array {
  const costs = new Float64Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!open({ column, row })) continue
      const off = AROUND.every((side) => open({ column: column + side.column, row: row + side.row }))
      costs[row * columns + column] = off ? 1 : SHORE
    }
  }
  return costs
}

interface Search {
  readonly columns: number
  readonly steps: Float64Array
  readonly costs: Float64Array
  readonly before: Int32Array
  /** Cells by what it costs to reach them, in tenths. */
  readonly buckets: number[][]
}

/** After Dijkstra; costs are so few that buckets of a tenth keep the order. */
function shortest(grid: WaterGrid, start: Cell, end: Cell, open: (cell: Cell) => boolean): Cell[] | undefined {
  const { columns, rows } = grid
  const first = start.row * columns + start.column
  const last = end.row * columns + end.column
  const search: Search = {
    columns,
    steps: stepCosts(grid, open),
    costs: new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY),
    before: new Int32Array(columns * rows).fill(-1),
    buckets: [[first]],
  }
  const { buckets, costs, before } = search
  costs[first] = 0
  for (let bucket = 0; bucket < buckets.length; bucket += 1) {
    for (const cell of buckets[bucket] ?? []) {
      if (cell === last) return trace(grid, before, end)
      // Reached more cheaply in the meantime: looked at already.
      if (Math.floor((costs[cell] as number) * 10) === bucket) lookAround(search, cell)
    }
  }
  return undefined
}

function lookAround({ columns, steps, costs, before, buckets }: Search, cell: number): void {
  for (const { column, row } of AROUND) {
    const x = (cell % columns) + column
    const next = cell + row * columns + column
    const step = x < 0 || x >= columns ? 0 : (steps[next] ?? 0)
    const reached = (costs[cell] as number) + (column !== 0 && row !== 0 ? Math.SQRT2 : 1) * step
    if (step === 0 || reached >= (costs[next] as number)) continue
    costs[next] = reached
    before[next] = cell
    const bucket = Math.floor(reached * 10)
    buckets[bucket] ??= []
    buckets[bucket].push(next)
  }
}

function trace({ columns }: WaterGrid, before: Int32Array, end: Cell): Cell[] {
  const cells: Cell[] = []
  for (let at = end.row * columns + end.column; at >= 0; at = before[at] ?? -1) {
    cells.push({ column: at % columns, row: Math.floor(at / columns) })
  }
  return cells.toReversed()
}

/** Only the bends that are needed: from each cell to the farthest one that can be reached in a straight line. */
function drawnTight(cells: readonly Cell[], open: (cell: Cell) => boolean): Cell[] {
  const [first] = cells
  if (!first) return []
  const kept = [first]
  let here = 0
  while (here < cells.length - 1) {
    let next = cells.length - 1
    while (next > here + 1 && !seen(cells[here] as Cell, cells[next] as Cell, open)) next -= 1
    kept.push(cells[next] as Cell)
    here = next
  }
  return kept
}

/** Whether a straight line between two cells stays on open ones, with the cells on both its sides. */
function seen(one: Cell, other: Cell, open: (cell: Cell) => boolean): boolean {
  const steps = Math.max(Math.abs(other.column - one.column), Math.abs(other.row - one.row)) * 2
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps
    const column = one.column + (other.column - one.column) * share
    const row = one.row + (other.row - one.row) * share
    const around = [Math.floor(row), Math.ceil(row)].flatMap((y) =>
      [Math.floor(column), Math.ceil(column)].map((x) => ({ column: x, row: y })),
    )
    if (!around.every(open)) return false
  }
  return true
}
