export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Name {
  readonly title: string
  /** The place it names, in units of the chart. */
  readonly x: number
  readonly y: number
  /** Height of its letters. */
  readonly size: number
  /** Width of a letter by its height, where it is not as usual. */
  readonly letter?: number
}

interface Chart {
  /** Pins, cards, lines: what no name may cover. */
  readonly taken: readonly Area[]
  /** A name that does not fit in here whole is left out. */
  readonly frame: Area
}

export type Written<N> = N & {
  /** Lower left corner of the letters. */
  readonly left: number
  readonly baseline: number
}

/** Width of a letter of running text, by its height. */
const LETTER = 0.58
const DISTANCES = [7, 12, 18, 26, 36] as const
/** East first, as one reads; then around. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const

export function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function inside(one: Area, frame: Area): boolean {
  return one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom
}

/** Every name at the first free of eight sides and five distances; one that finds none is left out. */
export function fitNames<N extends Name>(names: readonly N[], { taken, frame }: Chart): Written<N>[] {
  const busy = [...taken]
  return names.flatMap((name) => {
    const area = areasAround(name).find((one) => inside(one, frame) && !busy.some((other) => overlap(one, other)))
    if (!area) return []
    busy.push(area)
    return { ...name, left: area.left, baseline: area.bottom - name.size * 0.28 }
  })
}

function areasAround({ title, x, y, size, letter = LETTER }: Name): Area[] {
  const width = title.length * size * letter
  const height = size * 1.25
  return DISTANCES.flatMap((distance) =>
    SIDES.map(([right, down]) => {
      const left = x + right * distance - ((1 - right) / 2) * width
      const top = y + down * distance - ((1 - down) / 2) * height
      return { left, top, right: left + width, bottom: top + height }
    }),
  )
}
