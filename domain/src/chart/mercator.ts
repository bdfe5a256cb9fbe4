/** Where something is, in degrees. */
export interface Place {
  readonly enlem: number
  readonly boylam: number
}

/** In units of the drawing: to the right and downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** What the coast is known of; beyond it we do not know where the sea is. */
export const CHARTED: Box = { south: 35.3, west: 25.5, north: 41.6, east: 37.5 }

/** Width of the world at zoom 0, as on every map of the web. */
const WORLD = 256

/** Mercator, so that a rhumb line is straight. */
export function worldPoint({ enlem, boylam }: Place, zoom: number): Point {
  const size = WORLD * 2 ** zoom
  const north = Math.log(Math.tan(Math.PI / 4 + (enlem * Math.PI) / 360))
  return { x: ((boylam + 180) / 360) * size, y: (0.5 - north / (2 * Math.PI)) * size }
}

export function placeAt({ x, y }: Point, zoom: number): Place {
  const size = WORLD * 2 ** zoom
  const north = (0.5 - y / size) * 2 * Math.PI
  return { enlem: (Math.atan(Math.exp(north)) * 360) / Math.PI - 90, boylam: (x / size) * 360 - 180 }
}

export function isInside({ enlem, boylam }: Place, { south, west, north, east }: Box): boolean {
  return enlem >= south && enlem <= north && boylam >= west && boylam <= east
}

export function boxOf(places: readonly Place[]): Box {
  const latitudes = places.map(({ enlem }) => enlem)
  const longitudes = places.map(({ boylam }) => boylam)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

const EARTH_NM = 3440.065

/** Nautical miles along the great circle. */
export function milesBetween(one: Place, other: Place): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const up = Math.sin(rad(other.enlem - one.enlem) / 2) ** 2
  const across = Math.sin(rad(other.boylam - one.boylam) / 2) ** 2
  return 2 * EARTH_NM * Math.asin(Math.sqrt(up + Math.cos(rad(one.enlem)) * Math.cos(rad(other.enlem)) * across))
}

/** Nautical miles along a line. */
export function lengthOf(line: readonly Place[]): number {
  return line.slice(1).reduce((sum, to, place) => sum + milesBetween(line[place] ?? to, to), 0)
}
