import type { Point } from './coastline.ts'
import { project } from './projection.ts'

const figure = (value: number) => String(Math.round(value * 10) / 10)

function middle([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) {
  return `${figure((x1 + x2) / 2)} ${figure((y1 + y2) / 2)}`
}

/** A closed shore: bends are rounded through the middles of the sides, so that a few points look like a coast. */
export function shorePath(points: readonly Point[]): string {
  const drawn = points.map(project)
  const [first] = drawn
  const last = drawn.at(-1)
  if (!first || !last) return ''
  const bends = drawn.map((point, index) => {
    const next = drawn[index + 1] ?? first
    return `Q${figure(point[0])} ${figure(point[1])} ${middle(point, next)}`
  })
  return `M${middle(last, first)}${bends.join('')}Z`
}

/** An open line, for straits. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${project(point).map(figure).join(' ')}`).join('')
}
