import type { MapPin } from '@meltem/contract/listing'
import { type MapBox, placeIn } from './projection.ts'

/** Pins that would cover each other share one. */
export interface PinGroup {
  readonly pins: readonly MapPin[]
  readonly left: number
  readonly top: number
  /** Lowest price of the group; null when all are asked for. */
  readonly price: number | null
}

/** Room of a pin in per cent of the map, by the width of the screen. */
export const PIN_ROOM = { wide: { width: 13, height: 6 }, narrow: { width: 26, height: 11 } } as const

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** In the order of the list: a pin joins the first group it would cover, and stands where that group began. */
export function pinGroups(
  pins: readonly MapPin[],
  box: MapBox,
  room: (typeof PIN_ROOM)[keyof typeof PIN_ROOM] = PIN_ROOM.wide,
): PinGroup[] {
  const groups: { pins: MapPin[]; left: number; top: number }[] = []
  for (const pin of pins) {
    const { left, top } = placeIn(pin, box)
    if (left < 0 || left > 100 || top < 0 || top > 100) continue
    const near = groups.find(
      (group) => Math.abs(group.left - left) < room.width && Math.abs(group.top - top) < room.height,
    )
    if (near) near.pins.push(pin)
    else groups.push({ pins: [pin], left, top })
  }
  return groups.map((group) => ({ ...group, price: lowest(group.pins.map(({ fiyat }) => fiyat)) }))
}
