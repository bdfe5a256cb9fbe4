import { type MapBox, placeIn } from './projection.ts'

interface Place {
  readonly enlem: number
  readonly boylam: number
}

interface NamedPlace extends Place {
  readonly kod: string
  readonly baslik: string
}

type Written<P> = P & { readonly left: number; readonly top: number }

interface View {
  readonly box: MapBox
  readonly narrow: boolean
  /** Prices that stand above their places. */
  readonly pins: readonly Place[]
}

/** Room of a letter, of a line and of a pin, in per cent of the map. */
const ROOM = {
  wide: { letter: 1.05, line: 3, pin: { width: 6, height: 6.5 } },
  narrow: { letter: 2.3, line: 6, pin: { width: 14, height: 13 } },
} as const

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Names inside the view that cover neither each other nor a pin; shorter ones, mostly towns, go before whole regions. */
export function readablePlaces<P extends NamedPlace>(places: readonly P[], { box, narrow, pins }: View): Written<P>[] {
  const { letter, line, pin } = narrow ? ROOM.narrow : ROOM.wide
  const taken: Area[] = pins.map((one) => {
    const { left, top } = placeIn(one, box)
    return { left: left - pin.width / 2, right: left + pin.width / 2, top: top - pin.height, bottom: top }
  })
  const written: Written<P>[] = []
  for (const place of [...places].sort((a, b) => a.baslik.length - b.baslik.length)) {
    const { left, top } = placeIn(place, box)
    const area = { left, top, right: left + place.baslik.length * letter, bottom: top + line }
    if (left < 2 || area.right > 100 || top < 2 || top > 97 || taken.some((other) => overlap(area, other))) continue
    taken.push(area)
    written.push({ ...place, left, top })
  }
  return written
}
