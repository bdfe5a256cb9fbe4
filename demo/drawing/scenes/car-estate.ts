import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { grass } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { carShadow } from '../primitives/vehicles/asphalt.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import { car } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, ell, lens, lerp, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Estate parked by an olive grove, dry walls and the sea below. */
export const carEstate: SceneDef = {
  sun: [0.2, 0.8],
  times: ['golden', 'dawn', 'noon', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cg')
    const hy = H * 0.36
    const right = s.sx > 0.5
    let out = sky(s, { hy, cloudY: 0.72 })
    out += range(s, { label: 'm0', base: hy, h: 130 * u, peaks: 6, depth: 0.8, albedo: '#9fb0a8' })
    out += sea(s, { hy, bottom: H * 0.56 })
    out += headland(s, {
      label: 'h0',
      y: hy + 16 * u,
      from: right ? -0.05 : 1.05,
      to: right ? 0.34 : 0.66,
      h: 90 * u,
      depth: 0.46,
      trees: 80,
    })
    out += sailboat(s, W * 0.52, hy + 30 * u, 44 * u, 0.3)
    // terraces of olives
    for (let k = 0; k < 4; k++) {
      const t = k / 3
      const y = lerp(H * 0.47, H * 0.68, t)
      const pts: Pt[] = Array.from({ length: 7 }, (_, q) => [(q / 6) * (W + 80) - 40, y + r.n() * 10 * u] as Pt)
      out += path(
        bank(
          pts,
          [
            [W + 40, H],
            [-40, H],
          ],
          0.9,
        ),
        { fill: far(p, mix(lit(p, '#c9bb7a'), lit(p, MAT.lawn), k % 2 ? 0.3 : 0.1), lerp(0.34, 0.04, t)) },
      )
      for (let q = 0; q < W / (30 * u); q++) {
        const x = q * 30 * u + r.f(0, 10) * u
        out += rect(
          x,
          y + 8 * u + r.n() * 3 * u,
          r.f(20, 30) * u,
          lerp(9, 20, t) * u,
          { fill: far(p, mix(lit(p, MAT.limestone), shade(p, MAT.limestone), r.f(0.1, 0.7)), lerp(0.34, 0.04, t)) },
          3 * u,
        )
      }
      const n = Math.round(lerp(9, 5, t))
      for (let q = 0; q < n; q++) {
        const x = ((q + r.f(0.2, 0.8)) / n) * W
        const h = lerp(90, 250, t) * u
        if (k === 3 && Math.abs(x / W - 0.5) < 0.16) continue
        out +=
          ell(x + s.cast * h * 0.3, y + 3 * u, h * 0.4, h * 0.05, { fill: p.shadow, o: 0.3 }) +
          olive(s, x, y + 6 * u, h * r.f(0.85, 1.15), `o${k}${q}`, lerp(0.32, 0.02, t))
      }
    }
    const yr = H * 0.78
    const yb = H * 0.93
    out += rect(-10, yr - 20 * u, W + 20, H - yr + 30 * u, {
      fill: s.linU(
        [
          [0, lit(p, '#d9c08a')],
          [1, shade(p, '#b99a64')],
        ],
        0,
        yr,
        0,
        H,
      ),
    })
    out += path(
      bank(
        [
          [-20, yr],
          [W * 0.5, yr - 6 * u],
          [W + 20, yr + 2 * u],
        ],
        [
          [W + 20, yb],
          [W * 0.5, yb + 6 * u],
          [-20, yb],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, '#e6d2a4'), p.haze, 0.15)],
            [1, mix(lit(p, '#e6d2a4'), shade(p, '#cbb07a'), 0.4)],
          ],
          0,
          yr,
          0,
          yb,
        ),
      },
    )
    for (let k = 0; k < 60; k++)
      out += path(lens(r.f(0, W), lerp(yr, yb, r.f()), r.f(40, 160) * u, 3 * u), {
        fill: r.chance(0.5) ? shade(p, '#a88a54') : '#fff6dc',
        o: 0.2,
      })
    const len = (s.tall ? 0.78 : 0.46) * W
    const vx = W * (s.tall ? 0.1 : 0.24)
    const vy = lerp(yr, yb, 0.62)
    out +=
      carShadow(s, vx, vy, len) +
      car(s, 'estate', vx, vy, len, r.pick(['#2f4a5f', '#9fb0a0', '#7d3038', '#dcd6c8']), { load: 'boards' })
    // two with a basket
    const fx = vx + len * 1.14
    for (const [dx, o] of [
      [0, { pose: 'carry', outfit: 'dress', top: '#fbf6ea', hair: 'straw', flip: true }],
      [66, { pose: 'hip', outfit: 'trousers', top: '#2a7f9c', bottom: '#e6d8bf', hair: 'short', flip: true }],
    ] as const)
      out +=
        path(
          poly([
            [fx + dx * u - 6 * u, vy],
            [fx + dx * u + 8 * u, vy],
            [fx + dx * u + s.cast * 100 * u, vy + 22 * u],
            [fx + dx * u + s.cast * 90 * u, vy + 27 * u],
          ]),
          { fill: p.shadow, o: 0.3 },
        ) + figure(s, fx + dx * u, vy, 168 * u, o)
    out +=
      path(`M${r1(fx - 36 * u)} ${r1(vy - 104 * u)}h${r1(44 * u)}l${r1(-6 * u)} ${r1(30 * u)}h${r1(-32 * u)}Z`, {
        fill: lit(p, '#c99a5a'),
      }) +
      path(`M${r1(fx - 32 * u)} ${r1(vy - 104 * u)}q${r1(18 * u)} ${r1(-34 * u)} ${r1(36 * u)} 0`, {
        stroke: shade(p, '#8a6438'),
        sw: 4 * u,
      })
    out +=
      grass(s, 0, W, H + 6 * u, 66 * u, 150, 'gr', mix(lit(p, '#c9b25a'), shade(p, MAT.scrub), 0.5)) +
      grass(s, 0, W, H + 6 * u, 46 * u, 110, 'gs', shade(p, MAT.scrub))
    for (let k = 0; k < 34; k++)
      out += circ(r.f(0, W), H - r.f(4, 60) * u, r.f(3, 5.6) * u, { fill: lit(p, '#e0432e') })
    const near = right ? 0.03 : 0.97
    return out + olive(s, near * W, H * 0.99, 560 * u, 'near')
  },
}
