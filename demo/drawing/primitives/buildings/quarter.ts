import { mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { path, poly, rect, type Stage } from '../../svg.ts'

/** terraced roofs of an old quarter */
export const quarter = (
  s: Stage,
  label: string,
  x0: number,
  x1: number,
  y: number,
  rise: (t: number) => number,
  size: number,
  rows: number,
  depth: number,
): string => {
  const r = s.r.fork(label)
  const { p } = s
  let out = ''
  for (let k = 0; k < rows; k++) {
    const back = 1 - k / rows
    let x = x0
    while (x < x1) {
      const t = (x - x0) / (x1 - x0)
      const w = size * r.f(0.9, 2)
      const base = y - rise(t) * back
      const h = size * r.f(1.1, 2.1)
      const wall = r.pick(['#efe0c8', '#e7cfae', '#d9b898', '#e9c7b0', '#d6d0c4'])
      const d = Math.min(0.9, depth + back * 0.12)
      const right = s.sx > 0.5
      const L = far(p, lit(p, wall), d)
      const D = far(p, shade(p, wall), d)
      out +=
        rect(x, base - h, w + 1, h + size * 3, { fill: mix(L, D, 0.42) }) +
        rect(right ? x + w * 0.62 : x, base - h, w * 0.38, h + size * 3, { fill: right ? L : D })
      if (r.chance(0.72))
        out += path(
          poly([
            [x - size * 0.12, base - h],
            [x + w * 0.24, base - h - size * 0.42],
            [x + w * 0.78, base - h - size * 0.42],
            [x + w + size * 0.12, base - h],
          ]),
          { fill: far(p, mix(lit(p, MAT.terracotta), shade(p, MAT.terracotta), r.f(0.2, 0.7)), d) },
        )
      const cols = Math.max(2, Math.round(w / (size * 0.36)))
      for (let c = 0; c < cols; c++)
        for (let q = 0; q < 3; q++) {
          if (r.chance(0.2)) continue
          const lamp = p.lamps && r.chance(0.5)
          out += rect(x + ((c + 0.3) / cols) * w, base - h + size * (0.2 + q * 0.5), size * 0.13, size * 0.24, {
            fill: lamp ? '#ffd07c' : far(p, shade(p, '#4a5a68'), d),
            o: lamp ? 0.95 : 0.6,
          })
        }
      x += w
    }
  }
  return out
}
