/** The drawn coast from Marmaris to Kaş; sea and land are where the chart shows them. */
const BOUNDS = { west: 28.2, east: 29.85, north: 37.2, south: 36.05 } as const

export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** Where a place stands on the chart, in its 900 × 820 units; undefined beyond its edges. */
export function chartPoint(enlem: number, boylam: number): ChartPoint | undefined {
  const { west, east, north, south } = BOUNDS
  if (boylam < west || boylam > east || enlem < south || enlem > north) return undefined
  return { x: Math.round(60 + (boylam - 28.27) * 511), y: Math.round(330 + (36.75 - enlem) * 531) }
}
