import { type MapBox, placeIn } from './projection.ts'

interface NamedPlace {
  readonly kod: string
  readonly baslik: string
  readonly enlem: number
  readonly boylam: number
}

type Written<P> = P & { readonly left: number; readonly top: number }

/** Room of a letter and of a line, in per cent of the map. */
const LETTER = { wide: { x: 0.95, y: 3 }, narrow: { x: 1.9, y: 6 } } as const

/** Names inside the view of which none covers another; shorter ones, mostly towns, go before whole regions. */
export function readablePlaces<P extends NamedPlace>(places: readonly P[], box: MapBox, narrow: boolean): Written<P>[] {
  const room = narrow ? LETTER.narrow : LETTER.wide
  const written: Written<P>[] = []
  for (const place of [...places].sort((a, b) => a.baslik.length - b.baslik.length)) {
    const { left, top } = placeIn(place, box)
    const width = place.baslik.length * room.x
    const inside = left >= 2 && left + width <= 100 && top >= 2 && top <= 97
    const covered = written.some(
      (other) =>
        Math.abs(other.top - top) < room.y &&
        left < other.left + other.baslik.length * room.x &&
        other.left < left + width,
    )
    if (inside && !covered) written.push({ ...place, left, top })
  }
  return written
}
