import { mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { lerp, line, path, poly, r1, rect, type Stage } from '../../svg.ts'

/** slanting shadow under a vehicle of length `len` whose tail stands at x */
export const carShadow = (s: Stage, x: number, y: number, len: number): string =>
  path(
    poly([
      [x + len * 0.04, y],
      [x + len * 0.96, y],
      [x + len * 0.96 + s.cast * 70 * s.u, y + 26 * s.u],
      [x + len * 0.08 + s.cast * 70 * s.u, y + 30 * s.u],
    ]),
    { fill: s.p.shadow, o: 0.3 },
  )

/** asphalt band with edge lines */
export const asphalt = (s: Stage, y0: number, y1: number, dash = true): string => {
  const { W, u, p } = s
  const c = MAT.asphalt
  let out = rect(-10, y0, W + 20, y1 - y0, {
    fill: s.linU(
      [
        [0, mix(lit(p, c), p.haze, 0.28)],
        [1, mix(lit(p, c), shade(p, c), 0.5)],
      ],
      0,
      y0,
      0,
      y1,
    ),
  })
  out +=
    rect(-10, y0 + 6 * u, W + 20, 3.4 * u, { fill: lit(p, '#fff6e2'), o: 0.85 }) +
    rect(-10, y1 - 12 * u, W + 20, 5 * u, { fill: lit(p, '#fff6e2'), o: 0.85 })
  if (dash)
    out += line([-10, lerp(y0, y1, 0.46)], [W + 10, lerp(y0, y1, 0.46)], lit(p, '#fff6e2'), 4 * u, {
      dash: `${r1(58 * u)} ${r1(46 * u)}`,
      o: 0.8,
    })
  return out
}
