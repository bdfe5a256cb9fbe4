import { readFileSync } from 'node:fs'
import { type Box, CHARTED, type Place, worldPoint } from '@meltem/domain/chart/mercator'
import { cutRing, type Rect, rectOf } from './cut-ring.ts'
import { type Ring, readRings, type Topology, WHOLE } from './topology.ts'

/** A ring with what has to be known before it is drawn. */
export interface Shore {
  readonly ring: Ring
  readonly bounds: Rect
}

export interface Coast {
  readonly land: readonly Shore[]
  readonly lakes: readonly Shore[]
}

/** Where the finer of the two files ends (`coast/README.md`). */
const FINE: Box = { south: 35.8, west: 26, north: 38.6, east: 31.5 }
/** The coarse coast reaches this far under the fine one, in degrees, or a hair of sea would show between them. */
const LAP = 0.004
/** Up to here both look the same, and the coarse one is quicker. */
const COARSE_ZOOM = 7
/** Nobody sees a bend or an island smaller than this, in units of the drawing. */
const BEND = 0.55
const ISLAND = 1.2

function rectAround({ south, west, north, east }: Box): Rect {
  const upper = worldPoint({ enlem: north, boylam: west }, WHOLE)
  const lower = worldPoint({ enlem: south, boylam: east }, WHOLE)
  return { left: upper.x, top: upper.y, right: lower.x, bottom: lower.y }
}

/** The four sides around the fine frame. */
const AROUND = [
  { ...CHARTED, east: FINE.west + LAP },
  { ...CHARTED, west: FINE.east - LAP },
  { west: FINE.west, east: FINE.east, south: CHARTED.south, north: FINE.south + LAP },
  { west: FINE.west, east: FINE.east, south: FINE.north - LAP, north: CHARTED.north },
].map(rectAround)

const FRAMES = [...AROUND, rectAround(FINE), rectAround(CHARTED)]
const SEAMS = {
  x: FRAMES.flatMap(({ left, right }) => [left, right]),
  y: FRAMES.flatMap(({ top, bottom }) => [top, bottom]),
}
/** About four metres, in parts of the world. */
const NEAR = 1e-7

const onSeam = (value: number, seams: readonly number[]) => seams.some((seam) => Math.abs(seam - value) < NEAR)

/** Whether a side runs along the edge of a file: there the land goes on, and no shore is drawn. */
export function isSeam(fromX: number, fromY: number, x: number, y: number): boolean {
  return (Math.abs(fromX - x) < NEAR && onSeam(x, SEAMS.x)) || (Math.abs(fromY - y) < NEAR && onSeam(y, SEAMS.y))
}

function read(name: string): Coast {
  const file = new URL(`coast/coast-${name}.json`, import.meta.url)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const shores = (layer: string) => readRings(topology, layer).map(shoreOf)
  return { land: shores('land'), lakes: shores('lake') }
}

const shoreOf = (ring: Ring): Shore => ({ ring, bounds: rectOf(ring) })

function aroundFine(shores: readonly Shore[]): Shore[] {
  return shores.flatMap(({ ring, bounds }) =>
    AROUND.map((rect) => cutRing(ring, rect, bounds))
      .filter(({ length }) => length > 4)
      .map(shoreOf),
  )
}

/** Without what is too small to be seen at this zoom. Points on a seam stay, or its sides would lean. */
function thinned(shores: readonly Shore[], zoom: number): Shore[] {
  const size = 256 * 2 ** zoom
  return shores.flatMap(({ ring, bounds }) => {
    if (Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * size < ISLAND) return []
    const kept: number[] = []
    let [lastX, lastY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] as number
      const y = ring[at + 1] as number
      const near = Math.hypot(x - lastX, y - lastY) * size < BEND
      if (near && !onSeam(x, SEAMS.x) && !onSeam(y, SEAMS.y)) continue
      kept.push(x, y)
      lastX = x
      lastY = y
    }
    return kept.length > 4 ? [shoreOf(Float64Array.from(kept))] : []
  })
}

let whole: { readonly coarse: Coast; readonly fine: Coast } | undefined
const byZoom = new Map<number, Coast>()

function everything() {
  if (!whole) {
    const coarse = read('coarse')
    const fine = read('fine')
    whole = {
      coarse,
      fine: {
        land: [...aroundFine(coarse.land), ...fine.land],
        lakes: [...aroundFine(coarse.lakes), ...fine.lakes],
      },
    }
  }
  return whole
}

/** The coast as a drawing at this zoom needs it; read when a chart is first asked for. */
export function coastFor(zoom: number): Coast {
  const level = Math.ceil(zoom)
  let coast = byZoom.get(level)
  if (!coast) {
    const { land, lakes } = level <= COARSE_ZOOM ? everything().coarse : everything().fine
    coast = { land: thinned(land, level), lakes: thinned(lakes, level) }
    byZoom.set(level, coast)
  }
  return coast
}

/** Where a line from west to east goes ashore and back, in order. */
export function crossings({ ring, bounds }: Shore, y: number): number[] {
  if (y < bounds.top || y > bounds.bottom) return []
  const found: number[] = []
  let fromX = ring[ring.length - 2] as number
  let fromY = ring[ring.length - 1] as number
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] as number
    const toY = ring[at + 1] as number
    if (fromY > y !== toY > y) found.push(fromX + ((x - fromX) * (y - fromY)) / (toY - fromY))
    fromX = x
    fromY = toY
  }
  return found.sort((a, b) => a - b)
}

/** Whether a place is on land, by the finest coast there is; lakes count as land. */
export function isLand(place: Place): boolean {
  const { x, y } = worldPoint(place, WHOLE)
  return everything().fine.land.some((shore) => {
    const { left, right } = shore.bounds
    return x >= left && x <= right && crossings(shore, y).filter((edge) => edge > x).length % 2 === 1
  })
}
