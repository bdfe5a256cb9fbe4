import type { Point } from '@meltem/domain/chart/mercator'
import { placeAt } from '@meltem/domain/chart/mercator'
import { coastFor, isLand } from './coast.ts'
import { cutRing, meet } from './cut-ring.ts'
import type { Sheet } from './draw-chart.ts'

/** A frame may trim this much of a sheet's sides; pins stand in its middle. */
const EDGE = 110
const MIDDLE = 130
const STEP = 30

/** Where a rose has the most water around it; undefined when it would lie on the shore everywhere. */
export function findOpenWater(sheet: Sheet, room: number): Point | undefined {
  const shore = shorePoints(sheet)
  let best: { readonly at: Point; readonly free: number } | undefined
  for (let x = EDGE; x <= sheet.width - EDGE; x += STEP) {
    for (let y = EDGE; y <= sheet.height - EDGE; y += STEP) {
      if (Math.hypot(x - sheet.width / 2, y - sheet.height / 2) < MIDDLE) continue
      const free = freeAround(shore, x, y, best?.free ?? room)
      if (free === undefined) continue
      if (!isLand(placeAt({ x: x + sheet.left, y: y + sheet.top }, sheet.zoom))) best = { at: { x, y }, free }
    }
  }
  return best?.at
}

function shorePoints({ zoom, left, top, width, height }: Sheet): Point[] {
  const size = 256 * 2 ** zoom
  const rect = { left: left / size, top: top / size, right: (left + width) / size, bottom: (top + height) / size }
  return coastFor(zoom).land.flatMap(({ ring, bounds }) => {
    if (!meet(bounds, rect)) return []
    const cut = cutRing(ring, rect, bounds)
    return Array.from({ length: cut.length / 2 }, (_, place) => ({
      x: (cut[place * 2] ?? 0) * size - left,
      y: (cut[place * 2 + 1] ?? 0) * size - top,
    }))
  })
}

/** How far the shore is; undefined as soon as a point of it is nearer than what is asked for. */
function freeAround(shore: readonly Point[], x: number, y: number, least: number): number | undefined {
  let nearest = Number.POSITIVE_INFINITY
  for (const point of shore) {
    const away = Math.hypot(point.x - x, point.y - y)
    if (away <= least) return undefined
    if (away < nearest) nearest = away
  }
  return nearest
}
