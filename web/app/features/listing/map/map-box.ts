import { type Box, boxOf, CHARTED, isInside, type Place } from '@meltem/domain/chart/mercator'

/** From Çeşme to Antalya: what is shown when there is nothing to show. */
export const COAST: Box = { south: 35.9, west: 26.2, north: 38.5, east: 31.6 }

/** A box around all places, with air at the edges; places beyond the chart do not count. */
export function boxAround(places: readonly Place[]): Box {
  const known = places.filter((place) => isInside(place, CHARTED))
  if (known.length === 0) return COAST
  const { south, west, north, east } = boxOf(known)
  const air = Math.max(0.06 * Math.max(north - south, east - west), 0.04)
  return { south: south - air, west: west - air, north: north + air, east: east + air }
}

/** Where most places are: half of them lie to each side of it, however far away a few may be. */
export function middleOf(places: readonly Place[]): Place | undefined {
  const half = Math.floor(places.length / 2)
  const enlem = places.map((place) => place.enlem).toSorted((a, b) => a - b)[half]
  const boylam = places.map((place) => place.boylam).toSorted((a, b) => a - b)[half]
  return enlem === undefined || boylam === undefined ? undefined : { enlem, boylam }
}

/** Its corners, for what asks for places. */
export function cornersOf({ south, west, north, east }: Box): [Place, Place] {
  return [
    { enlem: south, boylam: west },
    { enlem: north, boylam: east },
  ]
}

/** As the address carries it. */
export function writeBox({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((value) => Number(value.toFixed(4))).join(',')
}

export function readBox(text: string | undefined): Box | undefined {
  const [south, west, north, east] = text?.split(',').map(Number) ?? []
  if (south === undefined || west === undefined || north === undefined || east === undefined) return undefined
  return north > south && east > west ? { south, west, north, east } : undefined
}
