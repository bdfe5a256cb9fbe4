import { mix } from '../../color.ts'
import { far, lit, shade } from '../../palettes.ts'
import { line, type Pt, path, poly, r1, rect, type Stage } from '../../svg.ts'

export const STONE = '#f7e8cf'

/** column with base, shaft, capital; x is its axis */
export const column = (s: Stage, x: number, y: number, h: number, w: number, depth = 0, broken = 0): string => {
  const { p } = s
  const L = far(p, lit(p, STONE), depth)
  const D = far(p, shade(p, STONE), depth)
  const c = s.cast
  const hh = broken ? h * broken : h
  const topW = w * 0.84
  const lightFill = (d: string): string =>
    path(d, {
      fill: s.linU(
        c > 0
          ? [
              [0, mix(L, D, 0.2)],
              [0.3, L],
              [0.62, mix(L, D, 0.55)],
              [1, D],
            ]
          : [
              [0, D],
              [0.38, mix(L, D, 0.55)],
              [0.7, L],
              [1, mix(L, D, 0.2)],
            ],
        x - w / 2,
        0,
        x + w / 2,
        0,
      ),
    })
  let b =
    lightFill(
      poly([
        [x - w * 0.72, y],
        [x + w * 0.72, y],
        [x + w * 0.72, y - w * 0.28],
        [x - w * 0.72, y - w * 0.28],
      ]),
    ) +
    lightFill(
      poly([
        [x - w * 0.6, y - w * 0.28],
        [x + w * 0.6, y - w * 0.28],
        [x + w * 0.54, y - w * 0.55],
        [x - w * 0.54, y - w * 0.55],
      ]),
    )
  const sy = y - w * 0.55
  const ty = y - hh + (broken ? 0 : w * 1.0)
  const cap: Pt[] = broken
    ? [
        [x + topW / 2, ty + w * 0.1],
        [x + topW * 0.2, ty - w * 0.35],
        [x - topW * 0.15, ty + w * 0.12],
        [x - topW / 2, ty - w * 0.2],
      ]
    : [
        [x + topW / 2, ty],
        [x - topW / 2, ty],
      ]
  b += lightFill(poly([[x - w / 2, sy], [x + w / 2, sy], ...cap]))
  for (let k = -2; k <= 2; k++)
    b += line([x + k * w * 0.18, sy], [x + k * w * 0.15, ty + (broken ? w * 0.15 : 0)], D, Math.max(0.7, w * 0.035), {
      o: 0.35,
    })
  if (!broken) {
    b += lightFill(
      poly([
        [x - topW / 2, ty],
        [x + topW / 2, ty],
        [x + w * 0.74, ty - w * 0.72],
        [x - w * 0.74, ty - w * 0.72],
      ]),
    )
    for (let k = -1; k <= 1; k++)
      b += path(
        `M${r1(x + k * w * 0.3 - w * 0.14)} ${r1(ty - w * 0.08)}q${r1(w * 0.14)} ${r1(-w * 0.5)} ${r1(w * 0.28)} 0Z`,
        { fill: D, o: 0.4 },
      )
    b += rect(x - w * 0.8, ty - w * 1.0, w * 1.6, w * 0.3, { fill: mix(L, D, 0.1) })
  }
  return b
}

export const slab = (s: Stage, x: number, y: number, w: number, h: number, depth = 0, k = 0.18): string => {
  const { p } = s
  const L = far(p, lit(p, STONE), depth)
  const D = far(p, shade(p, STONE), depth)
  return (
    rect(x, y - h, w, h, { fill: mix(L, D, k) }) +
    rect(x, y - h, w, h * 0.28, { fill: L }) +
    rect(x, y - h * 0.16, w, h * 0.16, { fill: D, o: 0.55 })
  )
}
