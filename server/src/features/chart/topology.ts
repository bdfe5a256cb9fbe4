import { worldPoint } from '@meltem/domain/chart/mercator'

/** A closed line: x and y in turn, in parts of the world's width, so that a zoom is a factor. */
export type Ring = Float64Array

export interface Topology {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] }
  readonly arcs: readonly (readonly (readonly number[])[])[]
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>
}

interface Geometry {
  readonly type: string
  readonly arcs?: readonly unknown[]
}

/** The zoom at which the world is one wide. */
export const WHOLE = -8

/** All rings of a layer, shores and holes: they turn opposite ways, so that filling them together leaves the holes. */
export function readRings({ transform, arcs, objects }: Topology, layer: string): Ring[] {
  const [kx = 0, ky = 0] = transform.scale
  const [tx = 0, ty = 0] = transform.translate
  const lines = arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx
      y += dy
      return worldPoint({ boylam: x * kx + tx, enlem: y * ky + ty }, WHOLE)
    })
  })
  const ringOf = (ids: readonly number[]): Ring => {
    const points = ids.flatMap((id, place) => {
      const line = id < 0 ? (lines[~id] ?? []).toReversed() : (lines[id] ?? [])
      return place === 0 ? line : line.slice(1)
    })
    return Float64Array.from(points.flatMap(({ x, y }) => [x, y]))
  }
  return (objects[layer]?.geometries ?? []).flatMap(({ arcs: nested = [] }) => ringIds(nested).map(ringOf))
}

/** A polygon is a list of rings, several polygons a list of those. */
function ringIds(nested: readonly unknown[]): number[][] {
  if (nested.every((one) => typeof one === 'number')) return [nested as number[]]
  return nested.flatMap((one) => ringIds(one as readonly unknown[]))
}
