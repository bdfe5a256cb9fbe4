import type { Place, Point } from '@meltem/domain/chart/mercator'
import type { Area } from './fit-names.ts'
import { SEEN } from './pin-box.ts'

/** A line between places: a road is solid and deep, a passage over the sea is dotted. */
export interface ChartWay {
  readonly kind: 'road' | 'sea'
  readonly points: readonly Place[]
  /** How far and how long: on a deep tag for roads, on a white one for the sea. */
  readonly tag: string
}

export interface DrawnWay {
  readonly kind: ChartWay['kind']
  readonly tag: string
  readonly line: readonly Point[]
}

export const TAG_HEIGHT = 26
const tagWidth = (tag: string) => tag.length * 7.4 + 20

const figure = (value: number) => Math.round(value * 10) / 10

/** How far from a bend its rounding begins: a wide one would leave the land, or the water. */
const BEND = 16

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y)
  return between(from, to, whole === 0 ? 0 : Math.min(length / whole, 0.5))
}

const written = ({ x, y }: Point) => `${figure(x)} ${figure(y)}`

/** A line with its bends rounded. */
export function wayPath(line: readonly Point[]): string {
  const [first] = line
  const last = line.at(-1)
  if (!first || !last) return ''
  const bends = line.slice(1, -1).map((point, place) => {
    const before = towards(point, line[place] ?? first, BEND)
    const after = towards(point, line[place + 2] ?? last, BEND)
    return `L${written(before)}Q${written(point)} ${written(after)}`
  })
  return `M${written(first)}${bends.join('')}L${written(last)}`
}

/** Half of the way along a line. */
export function middleOf(line: readonly Point[]): Point {
  const sides = line.slice(1).map((to, place) => ({ from: line[place] ?? to, to }))
  const lengths = sides.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y))
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [place, { from, to }] of sides.entries()) {
    const length = lengths[place] ?? 0
    if (left <= length && length > 0) {
      return between(from, to, left / length)
    }
    left -= length
  }
  return line[0] ?? { x: 0, y: 0 }
}

/** Below the middle of its line, away from the pins at both ends. */
export function tagArea({ line, tag }: DrawnWay): Area {
  const { x, y } = middleOf(line)
  const width = tagWidth(tag)
  const left = Math.min(Math.max(x - width / 2, SEEN.left), SEEN.right - width)
  const top = y + 24
  return { left, top, right: left + width, bottom: top + TAG_HEIGHT }
}

/** Room of a line on both its sides. */
const ROOM = 7

/** What names must not cover: the tag, and the line step by step. */
export function wayAreas(way: DrawnWay): Area[] {
  const steps = way.line.slice(1).flatMap((to, place) => {
    const from = way.line[place] ?? to
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / ROOM)
    return Array.from({ length: count }, (_, step) => between(from, to, step / count))
  })
  const along = steps.map(({ x, y }) => ({ left: x - ROOM, right: x + ROOM, top: y - ROOM, bottom: y + ROOM }))
  return [tagArea(way), ...along]
}
