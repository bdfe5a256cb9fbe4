import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { pine } from '../primitives/landscape/conifers.ts'
import { boulders } from '../primitives/landscape/headland.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { asphalt, carShadow } from '../primitives/vehicles/asphalt.ts'
import { car } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, curve, g, lerp, type Pt, path, poly, r1, rect } from '../svg.ts'

/** SUV on a pass: hairpins, screes and snow beyond. */
export const carSuv: SceneDef = {
  sun: [0.16, 0.4],
  mirror: true,
  times: ['golden', 'noon', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cs')
    const hy = H * 0.5
    let out = sky(s, { hy, cloudY: 0.5 })
    out += range(s, { label: 'm0', base: hy, h: 360 * u, peaks: 4, depth: 0.7, albedo: '#b0a89c', snow: true })
    out += range(s, {
      label: 'm1',
      base: hy + 40 * u,
      h: 270 * u,
      peaks: 4,
      depth: 0.5,
      albedo: '#9a9a84',
      env: (t) => 1.1 - t * 0.7,
      snow: true,
    })
    out += rect(0, hy - 30 * u, W, 90 * u, {
      fill: s.linU(
        [
          [0, p.haze, 0],
          [1, p.haze, 0.6],
        ],
        0,
        hy - 30 * u,
        0,
        hy + 60 * u,
      ),
    })
    // valley slopes with the road's hairpins
    out += hills(s, {
      label: 's0',
      y: hy + 30 * u,
      amp: 26 * u,
      n: 5,
      base: H,
      color: far(p, lit(p, '#8f9a6a'), 0.4),
      foot: far(p, lit(p, MAT.scrub), 0.15),
    })
    const slope: Pt[] = [
      [W * 0.36, H * 0.74],
      [W * 0.5, H * 0.6],
      [W * 0.64, H * 0.47],
      [W * 0.78, H * 0.38],
      [W * 0.9, H * 0.33],
      [W * 1.05, H * 0.28],
    ]
    const sd = bank(
      slope,
      [
        [W * 1.05, H],
        [W * 0.3, H],
      ],
      0.8,
    )
    out += path(sd, {
      fill: s.linU(
        [
          [0, mix(lit(p, MAT.cliff), p.haze, 0.2)],
          [1, mix(lit(p, MAT.scrub), shade(p, MAT.cliff), 0.4)],
        ],
        W * 0.4,
        H * 0.3,
        W * 0.9,
        H,
      ),
    })
    let face = ''
    for (let k = 0; k < 34; k++) {
      const x = r.f(0.4, 1.02) * W
      const y = r.f(0.3, 0.8) * H
      const w = r.f(16, 60) * u
      const h = r.f(40, 130) * u
      face += path(
        poly([
          [x, y],
          [x + w, y + h * 0.2],
          [x + w * 0.7, y + h],
          [x - w * 0.2, y + h * 0.7],
        ]),
        { fill: r.chance(0.6) ? shade(p, MAT.cliff) : mix(lit(p, MAT.cliff), '#ffffff', 0.25), o: 0.26 },
      )
    }
    const zig: Pt[] = [
      [W * 1.02, H * 0.42],
      [W * 0.74, H * 0.475],
      [W * 0.68, H * 0.5],
      [W * 0.76, H * 0.525],
      [W * 0.98, H * 0.555],
      [W * 1.0, H * 0.58],
      [W * 0.9, H * 0.605],
      [W * 0.62, H * 0.64],
      [W * 0.56, H * 0.67],
      [W * 0.62, H * 0.7],
      [W * 0.84, H * 0.74],
    ]
    face +=
      path(curve(zig, false, 1.2), { stroke: shade(p, '#8a7a62'), sw: 17 * u }) +
      path(curve(zig, false, 1.2), { stroke: mix(lit(p, '#b0aaa0'), p.haze, 0.2), sw: 12 * u }) +
      path(curve(zig, false, 1.2), { stroke: lit(p, '#fff6e2'), sw: 1.4 * u, dash: `${r1(10 * u)} ${r1(9 * u)}` })
    out += g(face, { clip: s.clip(sd) })
    for (let k = 0; k < 26; k++) {
      const x = r.f(0.44, 1) * W
      out += pine(s, x, H * lerp(0.76, 0.42, (x / W - 0.4) / 0.65) + r.f(0, 150) * u, r.f(60, 130) * u, `pn${k}`, 0.2)
    }
    // the road in front
    const yr = H * 0.76
    const yb = H * 0.92
    out += path(
      bank(
        [
          [-20, yr - 14 * u],
          [W * 0.4, yr - 6 * u],
          [W + 20, yr - 10 * u],
        ],
        [
          [W + 20, H],
          [-20, H],
        ],
      ),
      { fill: lit(p, '#c9b48a') },
    )
    for (let k = 0; k < 17; k++) {
      const x = (k / 16) * W
      out += rect(x - 4 * u, yr - 36 * u, 8 * u, 38 * u, { fill: k % 2 ? lit(p, '#f2ede2') : lit(p, p.accent) }, 2 * u)
    }
    out +=
      rect(-10, yr - 34 * u, W + 20, 11 * u, { fill: lit(p, '#dfe4e6') }) +
      rect(-10, yr - 26 * u, W + 20, 3.4 * u, { fill: shade(p, '#aab4bc') })
    out += asphalt(s, yr, yb)
    const len = (s.tall ? 0.76 : 0.44) * W
    const vx = W * (s.tall ? 0.1 : 0.22)
    const vy = lerp(yr, yb, 0.7)
    out +=
      carShadow(s, vx, vy, len) +
      car(s, 'suv', vx, vy, len, r.pick(['#3f5a4c', '#c9b48a', '#7a2f2a', '#e9e4da']), { load: 'bags' })
    out += path(
      bank(
        [
          [-20, yb + 2 * u],
          [W * 0.4, yb - 2 * u],
          [W + 20, yb + 4 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.lin([
          [0, lit(p, '#b9a878')],
          [1, shade(p, '#8a8058')],
        ]),
      },
    )
    out += boulders(s, 'bd', W * 0.66, W * 1.0, H * 0.99, 60 * u, 6, MAT.rock)
    for (let k = 0; k < 12; k++)
      out += bush(s, r.f(0, W), H + r.f(-20, 16) * u, r.f(40, 90) * u, `vb${k}`, r.chance(0.55) ? MAT.scrub : '#a89a4a')
    for (let k = 0; k < 40; k++)
      out += circ(r.f(0, W), H - r.f(2, 50) * u, r.f(2.6, 5) * u, {
        fill: lit(p, r.pick(['#f0d04e', '#fbf4e6', '#b98ac0'])),
      })
    out +=
      pine(s, W * 0.04, H * 0.99, 620 * u, 'np', 0) +
      pine(s, W * 0.13, H * 1.03, 420 * u, 'nq', 0) +
      birds(s, W * 0.5, hy * 0.44, 4, 15 * u, mix(p.ink, p.sky[1], 0.2))
    return out
  },
}
