import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { column, STONE, slab } from '../primitives/buildings/columns.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { stonePine } from '../primitives/landscape/conifers.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { standing } from '../primitives/people/people.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { curve, ell, lerp, type Pt, path, r1 } from '../svg.ts'

export const theatre: SceneDef = {
  sun: [0.3, 0.7],
  times: ['dusk', 'golden', 'noon', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('th')
    const hy = H * (s.tall ? 0.34 : 0.36)
    let out = sky(s, { hy, cloudY: 0.75, sun: p.time === 'noon' ? false : { y: hy * 0.78, r: 64 } })
    out += range(s, { label: 'm0', base: hy, h: 96 * u, peaks: 7, depth: 0.8, albedo: '#9fb0a8' })
    out += sea(s, { hy, bottom: H * 0.8 })
    out += headland(s, { label: 'h1', y: hy + 22 * u, from: -0.05, to: 0.3, h: 84 * u, depth: 0.5, trees: 60 })
    out += headland(s, {
      label: 'h2',
      y: hy + 16 * u,
      from: 0.6,
      to: 0.82,
      h: 46 * u,
      depth: 0.55,
      trees: 40,
      islet: true,
    })
    out += sailboat(s, W * 0.42, hy + 58 * u, 64 * u, 0.2) + sailboat(s, W * 0.55, hy + 36 * u, 36 * u, 0.4, true)
    // coast below the stage
    out += hills(s, {
      label: 'c0',
      y: H * 0.53,
      amp: 12 * u,
      n: 6,
      base: H,
      color: far(p, lit(p, MAT.scrub), 0.15),
      foot: shade(p, MAT.scrub),
    })
    for (let k = 0; k < 30; k++)
      out += bush(
        s,
        r.f(0, W),
        H * 0.53 + r.f(0, 40) * u,
        r.f(34, 70) * u,
        `b${k}`,
        r.chance(0.6) ? MAT.olive : MAT.pine,
        0.15,
      )
    // stage building ruins
    const L = lit(p, STONE)
    const D = shade(p, STONE)
    const cx = W * 0.5
    for (const [dx, br] of [
      [-0.2, 0],
      [-0.13, 0],
      [-0.06, 0.55],
      [0.05, 0],
      [0.12, 0.7],
      [0.19, 0],
    ] as const)
      out += column(s, cx + dx * W * (s.tall ? 1.5 : 1), H * 0.6, 150 * u, 19 * u, 0.1, br)
    out += slab(
      s,
      cx - 0.215 * W * (s.tall ? 1.5 : 1),
      H * 0.6 - 150 * u + 3 * u,
      0.1 * W * (s.tall ? 1.5 : 1),
      16 * u,
      0.1,
    )
    // bowl: rings of seats, nearest last
    const cy = H * 0.6
    out += ell(cx, cy + 30 * u, W * (s.tall ? 0.42 : 0.27), 58 * u, { fill: lit(p, '#dcc9a2') })
    out += ell(cx + s.cast * 30 * u, cy + 36 * u, W * (s.tall ? 0.36 : 0.22), 40 * u, { fill: p.shadow, o: 0.12 })
    const rings = 12
    const ring = (t: number): { rx: number; ry: number; y: number } => ({
      rx: lerp(s.tall ? 0.44 : 0.29, s.tall ? 1.7 : 1.15, t ** 1.1) * W,
      ry: lerp(62, 560, t ** 1.35) * u,
      y: cy + lerp(30, -60, t) * u,
    })
    type Ring = ReturnType<typeof ring>
    const half = (q: Ring, dy: number, back: boolean): string =>
      back
        ? `${r1(cx + q.rx)} ${r1(q.y + dy)}A${r1(q.rx)} ${r1(q.ry)} 0 0 1 ${r1(cx - q.rx)} ${r1(q.y + dy)}`
        : `${r1(cx - q.rx)} ${r1(q.y + dy)}A${r1(q.rx)} ${r1(q.ry)} 0 0 0 ${r1(cx + q.rx)} ${r1(q.y + dy)}`
    for (let k = 0; k < rings; k++) {
      const a = ring(k / rings)
      const b = ring((k + 1) / rings)
      const mid: Ring = { rx: lerp(a.rx, b.rx, 0.46), ry: lerp(a.ry, b.ry, 0.46), y: lerp(a.y, b.y, 0.46) }
      const x0 = cx - b.rx
      const x1 = cx + b.rx
      const tread = s.linU(
        s.cast > 0
          ? [
              [0.1, mix(L, D, 0.62)],
              [0.5, mix(L, D, 0.16)],
              [0.9, L],
            ]
          : [
              [0.1, L],
              [0.5, mix(L, D, 0.16)],
              [0.9, mix(L, D, 0.62)],
            ],
        x0,
        0,
        x1,
        0,
      )
      const riser = s.linU(
        s.cast > 0
          ? [
              [0.1, D],
              [0.5, mix(L, D, 0.7)],
              [0.9, mix(L, D, 0.42)],
            ]
          : [
              [0.1, mix(L, D, 0.42)],
              [0.5, mix(L, D, 0.7)],
              [0.9, D],
            ],
        x0,
        0,
        x1,
        0,
      )
      out += path(`M${half(a, 0, false)}L${half(b, 0, true)}Z`, { fill: tread })
      out += path(`M${half(a, 0, false)}L${half(mid, 0, true)}Z`, { fill: riser })
    }
    // radial stairs
    for (let j = -5; j <= 5; j++) {
      const ang = Math.PI / 2 + j * 0.235
      const pt = (t: number, w: number): Pt => {
        const q = ring(t)
        return [cx + Math.cos(ang + w) * q.rx, q.y + Math.sin(ang + w) * q.ry]
      }
      const l: Pt[] = []
      const rr: Pt[] = []
      for (let k = 0; k <= 12; k++) {
        l.push(pt(k / 12, -0.014))
        rr.push(pt(k / 12, 0.014))
      }
      out += path(`${curve(l) + curve(rr.reverse()).replace('M', 'L')}Z`, { fill: mix(D, L, 0.35), o: 0.55 })
    }
    // people on the seats
    const pr2 = s.r.fork('ppl')
    for (let k = 0; k < 9; k++) {
      const t = pr2.f(0.18, 0.6)
      const q = ring(t)
      const a = Math.PI / 2 + pr2.f(-0.95, 0.95)
      const x = cx + Math.cos(a) * q.rx
      const y = q.y + Math.sin(a) * q.ry
      const h = lerp(26, 60, t) * u
      out += standing(s, x, y, h, pr2.pick([p.accent, '#f4e7cf', '#2a7f9c', '#f0b23e']), MAT.navy, pr2.chance(0.5))
    }
    if (!s.tall) out += stonePine(s, W * 0.03, H * 0.8, 470 * u, 'sp', 0, 0.05)
    out += olive(s, W * 0.97, H * 0.74, 230 * u, 'ol')
    return out
  },
}
