import { mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { lerp, line, path, poly, type Stage } from '../../svg.ts'

export const planks = (
  s: Stage,
  y0: number,
  x0: (t: number) => number,
  x1: (t: number) => number,
  n: number,
): string => {
  const { H, p, u } = s
  const c = MAT.teak
  let out = path(
    poly([
      [x0(0), y0],
      [x1(0), y0],
      [x1(1), H + 20],
      [x0(1), H + 20],
    ]),
    {
      fill: s.linU(
        [
          [0, mix(lit(p, c), p.haze, 0.2)],
          [1, mix(lit(p, c), shade(p, c), 0.45)],
        ],
        0,
        y0,
        0,
        H,
      ),
    },
  )
  for (let k = 1; k <= n; k++) {
    const t = (k / n) ** 1.8
    const y = lerp(y0, H + 20, t)
    out += line([x0(t), y], [x1(t), y], shade(p, MAT.wood), lerp(1.2, 5, t) * u, { o: 0.65 })
  }
  return out
}
