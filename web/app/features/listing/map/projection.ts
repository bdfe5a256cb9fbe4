import type { Point } from './coastline.ts'

/** What the map shows: south, west, north, east. */
export interface MapBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Width to height of the map on screen. */
export const MAP_RATIO = 9 / 8

/** A degree of longitude at the latitude of the coast, measured in degrees of latitude. */
const SQUEEZE = Math.cos((37 * Math.PI) / 180)

/** The drawing's own units: a hundred to a degree of latitude, y downwards. */
export const UNITS = 100

/** From Çeşme to Alanya: what is shown when there is nothing to show. */
export const COAST: MapBox = { south: 35.6, west: 26, north: 38.8, east: 32.2 }

const NEAREST = 0.12
const WIDEST = 14

export function project([longitude, latitude]: Point): readonly [x: number, y: number] {
  return [longitude * SQUEEZE * UNITS, -latitude * UNITS]
}

/** The box with the ratio of the map: the short side grows, the middle stays. */
export function fitted({ south, west, north, east }: MapBox): MapBox {
  const height = Math.min(Math.max(north - south, ((east - west) * SQUEEZE) / MAP_RATIO, NEAREST), WIDEST)
  const width = (height * MAP_RATIO) / SQUEEZE
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  return {
    south: middle.latitude - height / 2,
    north: middle.latitude + height / 2,
    west: middle.longitude - width / 2,
    east: middle.longitude + width / 2,
  }
}

interface Place {
  readonly enlem: number
  readonly boylam: number
}

/** A box around all places, with air at the edges: more above for the pins and in the east, where buttons float. */
export function boxAround(places: readonly Place[]): MapBox {
  if (places.length === 0) return fitted(COAST)
  const latitudes = places.map(({ enlem }) => enlem)
  const longitudes = places.map(({ boylam }) => boylam)
  const south = Math.min(...latitudes)
  const north = Math.max(...latitudes)
  const west = Math.min(...longitudes)
  const east = Math.max(...longitudes)
  const air = Math.max(0.12 * Math.max(north - south, east - west), 0.08)
  const eastAir = places.length > 1 ? air * 1.6 : air
  return fitted({ south: south - air, north: north + air * 1.4, west: west - air, east: east + eastAir })
}

/** Where a place stands in the box, in per cent from the left and the top. */
export function placeIn({ enlem, boylam }: Place, { south, west, north, east }: MapBox): { left: number; top: number } {
  return { left: ((boylam - west) / (east - west)) * 100, top: ((north - enlem) / (north - south)) * 100 }
}

/** Nearer with a factor below one, farther above; around the middle or a given place. */
export function zoomed(box: MapBox, factor: number, around?: Place): MapBox {
  const enlem = around?.enlem ?? (box.south + box.north) / 2
  const boylam = around?.boylam ?? (box.west + box.east) / 2
  const height = ((box.north - box.south) / 2) * factor
  const width = ((box.east - box.west) / 2) * factor
  return fitted({ south: enlem - height, north: enlem + height, west: boylam - width, east: boylam + width })
}

/** Moved by shares of its own size: to the east and to the north. */
export function moved({ south, west, north, east }: MapBox, right: number, up: number): MapBox {
  const x = (east - west) * right
  const y = (north - south) * up
  return { south: south + y, north: north + y, west: west + x, east: east + x }
}

export function viewBoxOf({ south, west, north, east }: MapBox): string {
  const [x, y] = project([west, north])
  const [right, bottom] = project([east, south])
  return [x, y, right - x, bottom - y].map((value) => Math.round(value * 10) / 10).join(' ')
}

/** As the address carries it. */
export function writeBox({ south, west, north, east }: MapBox): string {
  return [south, west, north, east].map((value) => Number(value.toFixed(4))).join(',')
}

export function readBox(text: string | undefined): MapBox | undefined {
  const [south, west, north, east] = text?.split(',').map(Number) ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  return north > south && east > west ? { south, west, north, east } : undefined
}
