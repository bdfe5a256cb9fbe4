import type { Ring } from './topology.ts'

/** Left, upper, right and lower edge, in the units of the rings that are cut. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function rectOf(ring: Ring): Rect {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] as number
    const y = ring[at + 1] as number
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { left, top, right, bottom }
}

export function meet(one: Rect, other: Rect): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
}

function within(one: Rect, other: Rect): boolean {
  return one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom
}

/** One edge after the other, after Sutherland and Hodgman; what is cut off leaves a side along the edge. */
export function cutRing(ring: Ring, rect: Rect, bounds = rectOf(ring)): Ring {
  if (!meet(bounds, rect)) return new Float64Array()
  if (within(bounds, rect)) return ring
  let kept: ArrayLike<number> = ring
  kept = cutAt(kept, { axis: 0, edge: rect.left, keeps: 1 })
  kept = cutAt(kept, { axis: 0, edge: rect.right, keeps: -1 })
  kept = cutAt(kept, { axis: 1, edge: rect.top, keeps: 1 })
  kept = cutAt(kept, { axis: 1, edge: rect.bottom, keeps: -1 })
  return Float64Array.from(kept)
}

interface Edge {
  readonly axis: 0 | 1
  readonly edge: number
  /** On which side of the edge the ring stays: 1 beyond it, -1 before it. */
  readonly keeps: 1 | -1
}

function cutAt(ring: ArrayLike<number>, { axis, edge, keeps }: Edge): number[] {
  const kept: number[] = []
  let fromX = ring[ring.length - 2] as number
  let fromY = ring[ring.length - 1] as number
  let fromInside = ((axis === 0 ? fromX : fromY) - edge) * keeps >= 0
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] as number
    const y = ring[at + 1] as number
    const inside = ((axis === 0 ? x : y) - edge) * keeps >= 0
    if (inside !== fromInside) {
      if (axis === 0) kept.push(edge, fromY + ((y - fromY) * (edge - fromX)) / (x - fromX))
      else kept.push(fromX + ((x - fromX) * (edge - fromY)) / (y - fromY), edge)
    }
    if (inside) kept.push(x, y)
    fromX = x
    fromY = y
    fromInside = inside
  }
  return kept
}
