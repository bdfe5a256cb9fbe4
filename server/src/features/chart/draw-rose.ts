import type { Point } from '@meltem/domain/chart/mercator'

export const ROSE_RADIUS = 46

interface Size {
  readonly width: number
  readonly height: number
}

const figure = (value: number) => String(Math.round(value * 10) / 10)

const along = ({ x, y }: Point, angle: number, length: number) =>
  `${figure(x + Math.cos(angle) * length)} ${figure(y + Math.sin(angle) * length)}`

/** The 32 rhumb lines, every second dotted: what of them crosses the sheet. */
export function drawRhumbs(at: Point, { width, height }: Size): string {
  const far = Math.hypot(Math.abs(at.x - width / 2) + width / 2, Math.abs(at.y - height / 2) + height / 2)
  let [whole, dotted] = ['', '']
  for (let place = 0; place < 32; place += 1) {
    const angle = (place * Math.PI) / 16
    if (!crosses(at, angle, { width, height })) continue
    const line = `M${figure(at.x)} ${figure(at.y)}L${along(at, angle, far)}`
    if (place % 2 === 0) whole += line
    else dotted += line
  }
  return `<g fill="none" stroke="#b3d6dc"><path d="${whole}"/><path d="${dotted}" stroke-dasharray="1 5"/></g>`
}

/** Whether a line from a point in this direction meets the sheet. */
function crosses({ x, y }: Point, angle: number, { width, height }: Size): boolean {
  if (x >= 0 && x <= width && y >= 0 && y <= height) return true
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const corners = [
    [-x, -y],
    [width - x, -y],
    [-x, height - y],
    [width - x, height - y],
  ] as const
  const sides = corners.map(([cx, cy]) => Math.sign(dx * cy - dy * cx))
  const ahead = corners.some(([cx, cy]) => dx * cx + dy * cy > 0)
  return ahead && new Set(sides).size > 1
}

/** The rose itself: two rings, eight points, north in a letter. Nothing when it stands beyond the sheet. */
export function drawRose(at: Point, { width, height }: Size): string {
  const room = ROSE_RADIUS + 20
  if (at.x < -room || at.y < -room || at.x > width + room || at.y > height + room) return ''
  const ticks = Array.from({ length: 72 }, (_, place) => {
    const angle = (place * Math.PI) / 36
    return `M${along(at, angle, ROSE_RADIUS - (place % 9 === 0 ? 8 : 4))}L${along(at, angle, ROSE_RADIUS)}`
  }).join('')
  const [x, y] = [figure(at.x), figure(at.y)]
  return [
    `<g fill="none" stroke="#86b9c3"><circle cx="${x}" cy="${y}" r="${ROSE_RADIUS}"/><circle cx="${x}" cy="${y}" r="${ROSE_RADIUS - 10}" stroke-opacity=".6"/><path d="${ticks}"/></g>`,
    `<path d="${points(at, 1 / 4, 24)}" fill="#86b9c3"/>`,
    `<path d="${points(at, 0, ROSE_RADIUS - 9, -1)}" fill="#5b98a5"/>`,
    `<path d="${points(at, 0, ROSE_RADIUS - 9, 1)}" fill="#e9f4f6" stroke="#5b98a5" stroke-width=".8"/>`,
    `<path d="M${figure(at.x - 4)} ${figure(at.y - ROSE_RADIUS - 6)}v-10l8 10v-10" fill="none" stroke="#5b98a5" stroke-width="2"/>`,
  ].join('')
}

/** Four points of a star, whole or one half of each. */
function points(at: Point, turn: number, length: number, half?: 1 | -1): string {
  return [0, 1, 2, 3]
    .map((place) => {
      const angle = (place / 2 + turn) * Math.PI
      const side = (way: number) => along(at, angle + (way * Math.PI) / 4, length / 4.2)
      const tip = along(at, angle, length)
      return half
        ? `M${figure(at.x)} ${figure(at.y)}L${tip}L${side(half)}z`
        : `M${side(-1)}L${tip}L${side(1)}L${figure(at.x)} ${figure(at.y)}z`
    })
    .join('')
}
