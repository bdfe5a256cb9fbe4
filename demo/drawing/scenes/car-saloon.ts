import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { carShadow } from '../primitives/vehicles/asphalt.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import { car } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, lerp, line, type Pt, path, poly, rect } from '../svg.ts'

/** Saloon on a promenade of palms, boats on their moorings behind. */
export const carSaloon: SceneDef = {
  sun: [0.2, 0.8],
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('sa')
    const hy = H * 0.4
    const right = s.sx > 0.5
    let out = sky(s, { hy, cloudY: 0.66 })
    out += range(s, { label: 'm0', base: hy, h: 120 * u, peaks: 5, depth: 0.8, albedo: '#9fb0a8' })
    out += sea(s, { hy, bottom: H * 0.7 })
    out += headland(s, {
      label: 'h0',
      y: hy + 18 * u,
      from: right ? -0.05 : 1.05,
      to: right ? 0.4 : 0.6,
      h: 96 * u,
      depth: 0.5,
      trees: 90,
    })
    // boats at anchor, the nearer the larger
    for (let k = 0; k < 6; k++) {
      const t = k / 5
      out += sailboat(s, W * r.f(0.06, 0.94), lerp(hy + 24 * u, H * 0.6, t), lerp(40, 120, t) * u, 0.34 - t * 0.3)
    }
    // quay: wall, bollards, pavement
    const qy = H * 0.66
    const yr = H * 0.76
    const yb = H * 0.95
    out += rect(-10, qy, W + 20, 22 * u, { fill: shade(p, MAT.limestone) })
    out += rect(-10, qy + 20 * u, W + 20, yr - qy, {
      fill: s.linU(
        [
          [0, mix(lit(p, '#eadcc0'), p.haze, 0.16)],
          [1, lit(p, '#e2d0ac')],
        ],
        0,
        qy,
        0,
        yr,
      ),
    })
    for (let x = -20; x < W; x += 74 * u)
      out += line([x, qy + 22 * u], [x - 16 * u, yr], shade(p, '#cbb892'), 1.6 * u, { o: 0.4 })
    for (let k = 0; k < 7; k++) {
      const x = ((k + 0.5) / 7) * W
      out += rect(x - 7 * u, qy - 12 * u, 14 * u, 22 * u, { fill: shade(p, '#3d4a50') }, 4 * u)
    }
    // oleanders and palms between pavement and road
    for (const [t, h] of s.tall
      ? ([
          [0.1, 420],
          [0.9, 460],
        ] as const)
      : ([
          [0.06, 430],
          [0.34, 400],
          [0.66, 450],
          [0.95, 420],
        ] as const))
      out += palm(s, t * W, yr + 2 * u, h * u, `pa${t}`, 0, r.f(-0.05, 0.05))
    for (let k = 0; k < 3; k++) {
      const x0 = (k * 0.34 + r.f(0.02, 0.08)) * W
      const spots: Pt[] = Array.from({ length: 9 }, (_, q) => [x0 + q * 16 * u, yr - r.f(10, 34) * u])
      out += blossom(s, spots, 19 * u, `ol${k}`, k % 2 ? MAT.bougain : MAT.geranium, 0.4)
    }
    out += rect(-10, yr, W + 20, 12 * u, { fill: lit(p, '#f0e6d0') })
    out += rect(-10, yr + 10 * u, W + 20, H, {
      fill: s.linU(
        [
          [0, lit(p, '#6d7880')],
          [1, shade(p, '#56616a')],
        ],
        0,
        yr,
        0,
        H,
      ),
    })
    for (let k = 0; k < 9; k++)
      out += rect((k / 9) * W + 10 * u, yb + 10 * u, W * 0.06, 7 * u, { fill: '#fdf6e6', o: 0.7 })
    for (const t of s.tall ? [0.82] : [0.14, 0.2, 0.84]) {
      const fx = t * W
      out +=
        path(
          poly([
            [fx - 6 * u, yr - 4 * u],
            [fx + 8 * u, yr - 4 * u],
            [fx + s.cast * 70 * u, yr + 12 * u],
            [fx + s.cast * 62 * u, yr + 15 * u],
          ]),
          { fill: p.shadow, o: 0.28 },
        ) + figure(s, fx, yr - 4 * u, 138 * u, passer(s.r.fork(`pb${t}`)))
    }
    const len = (s.tall ? 0.8 : 0.5) * W
    const vx = W * (s.tall ? 0.1 : 0.25)
    const vy = lerp(yr, yb, 0.66)
    out +=
      carShadow(s, vx, vy, len) + car(s, 'sedan', vx, vy, len, r.pick(['#f0ece2', '#31536b', '#8f2f2a', '#8d9aa0']))
    for (let k = 0; k < 20; k++) out += circ(r.f(0, W), H - r.f(2, 30) * u, r.f(2, 4) * u, { fill: '#ffffff', o: 0.06 })
    return out
  },
}
