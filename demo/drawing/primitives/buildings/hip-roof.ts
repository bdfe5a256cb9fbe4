import type { P3, Project } from '../../camera.ts'
import { mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { lerp, line, path, type Stage } from '../../svg.ts'
import { quad } from './buildings.ts'

/** terracotta hip roof over a box */
export const hipRoof = (
  s: Stage,
  pr: Project,
  x: [number, number],
  z: [number, number],
  y: number,
  rise: number,
  eave = 0.4,
): string => {
  const { p } = s
  const [x0, x1] = [x[0] - eave, x[1] + eave]
  const [z0, z1] = [z[0] - eave, z[1] + eave]
  const zm = (z0 + z1) / 2
  const inset = Math.min((z1 - z0) / 2, (x1 - x0) / 2 - 0.2)
  const a: P3 = [x0 + inset, y + rise, zm]
  const b: P3 = [x1 - inset, y + rise, zm]
  const L = lit(p, MAT.terracotta)
  const D = shade(p, MAT.terracotta)
  const right = s.sx > 0.5
  let out = ''
  out += path(quad(pr, [x0, y, z0], [x0, y, z1], a), { fill: right ? D : L })
  out += path(quad(pr, [x1, y, z0], [x1, y, z1], b), { fill: right ? L : D })
  out += path(quad(pr, [x0, y, z0], a, b, [x1, y, z0]), { fill: mix(L, D, 0.25) })
  const n = Math.round((x1 - x0) / 0.34)
  for (let k = 1; k < n; k++) {
    const t = k / n
    const fx = lerp(x0, x1, t)
    const top: P3 =
      fx < a[0]
        ? [fx, y + rise * ((fx - x0) / inset), z0 + (zm - z0) * ((fx - x0) / inset)]
        : fx > b[0]
          ? [fx, y + rise * ((x1 - fx) / inset), z0 + (zm - z0) * ((x1 - fx) / inset)]
          : [fx, y + rise, zm]
    out += line(pr([fx, y, z0]), pr(top), D, 1.3 * s.u, { o: 0.45 })
  }
  out += path(quad(pr, [x0, y, z0], [x1, y, z0], [x1, y - 0.16, z0], [x0, y - 0.16, z0]), { fill: shade(p, '#8a5a3c') })
  out += path(quad(pr, [x0, y, z0], [x0, y, z1], [x0, y - 0.16, z1], [x0, y - 0.16, z0]), { fill: shade(p, '#7a4c32') })
  return out
}
