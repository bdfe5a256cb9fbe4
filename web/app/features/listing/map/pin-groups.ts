import type { MapPin } from '@meltem/contract/catalog/listing'
import { type Point, worldPoint } from '@meltem/domain/chart/mercator'

/** What is on screen: the corner of the world in its upper left, and its size. */
export interface View {
  readonly zoom: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pins that would cover each other share one. */
export interface PinGroup extends Point {
  readonly pins: readonly MapPin[]
  /** Lowest price of the group; null when all are asked for. */
  readonly price: number | null
}

/** Room of a pin on screen. */
export const PIN_ROOM = { width: 78, height: 36 } as const

/** Pins hang above their places: one just below the lower edge is still seen. */
const BELOW = 30

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 ? Math.min(...known) : null
}

export function pointOn(view: View, place: { readonly enlem: number; readonly boylam: number }): Point {
  const { x, y } = worldPoint(place, view.zoom)
  return { x: x - view.left, y: y - view.top }
}

/** In the order of the list: a pin joins the first group it would cover, and stands where that group began. */
export function pinGroups(pins: readonly MapPin[], view: View): PinGroup[] {
  const groups: { pins: MapPin[]; x: number; y: number }[] = []
  for (const pin of pins) {
    const { x, y } = pointOn(view, pin)
    if (x < 0 || x > view.width || y < 0 || y > view.height + BELOW) continue
    const near = groups.find(
      (group) => Math.abs(group.x - x) < PIN_ROOM.width && Math.abs(group.y - y) < PIN_ROOM.height,
    )
    if (near) near.pins.push(pin)
    else groups.push({ pins: [pin], x, y })
  }
  return groups.map((group) => ({ ...group, price: lowest(group.pins.map(({ fiyat }) => fiyat)) }))
}
