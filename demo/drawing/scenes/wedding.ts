import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { onFloor } from '../primitives/buildings/buildings.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { dress, groom } from '../primitives/people/people.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Ceremony on a cliff: the arch frames the sun. */
export const wedding: SceneDef = {
  sun: [0.48, 0.52],
  times: ['dusk', 'golden', 'dawn', 'noon', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('wd')
    const hy = H * (s.tall ? 0.5 : 0.5)
    let out = sky(s, {
      hy,
      cloudY: 0.66,
      sun: { y: hy - (p.time === 'noon' || p.time === 'night' ? 190 : 74) * u, r: p.time === 'noon' ? 40 : 84 },
    })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 110 * u,
      peaks: 7,
      depth: 0.8,
      albedo: '#9fb0a8',
      env: (t) => 0.25 + 0.75 * Math.abs(t - 0.5) * 2,
    })
    out += sea(s, { hy, bottom: H * 0.78 })
    out += headland(s, { label: 'h1', y: hy + 18 * u, from: -0.05, to: 0.28, h: 130 * u, depth: 0.48, trees: 90 })
    out += headland(s, { label: 'h2', y: hy + 14 * u, from: 1.05, to: 0.74, h: 96 * u, depth: 0.52, trees: 70 })
    out += sailboat(s, W * 0.36, hy + 36 * u, 50 * u, 0.25)
    const pr = camera({ eye: [0, 2.1, 0], focal: s.tall ? 1.3 : 0.9, cx: W * 0.5, cy: hy, width: W })
    // terrace
    const zE = 15
    const yE = pr([0, 0, zE])[1]
    const stone = '#ecdcc0'
    out += path(
      poly([
        [0, yE - 6 * u],
        [W, yE - 6 * u],
        [W, H],
        [0, H],
      ]),
      { fill: shade(p, MAT.limestone) },
    )
    out += path(onFloor(pr, 0, -60, 60, 1, zE), {
      fill: s.linU(
        [
          [0, mix(lit(p, stone), p.glow, 0.3)],
          [1, mix(lit(p, stone), shade(p, stone), 0.55)],
        ],
        0,
        yE,
        0,
        H,
      ),
    })
    for (let z = 2; z < zE; z += 1.3)
      out += line(pr([-60, 0, z]), pr([60, 0, z]), shade(p, stone), (7 / z) * u, { o: 0.35 })
    for (let x = -16; x <= 16; x += 1.3)
      out += line(pr([x, 0, 1.4]), pr([x, 0, zE]), shade(p, stone), 1.4 * u, { o: 0.25 })
    // balustrade
    const rail = lit(p, MAT.plaster)
    for (const sd of [-1, 1])
      for (let k = 0; k < 17; k++) {
        const x = sd * (2.9 + k * 0.85)
        const [a, b] = [pr([x, 0, zE]), pr([x, 0.9, zE])]
        out +=
          line(a, b, mix(rail, shade(p, MAT.plaster), 0.5), 8 * u) +
          line([a[0] - s.cast * 2 * u, a[1]], [b[0] - s.cast * 2 * u, b[1]], rail, 3 * u)
      }
    for (const sd of [-1, 1]) {
      const [a, b] = [pr([sd * 2.5, 0.95, zE]), pr([sd * 18, 0.95, zE])]
      out += line(a, b, rail, 9 * u) + line([a[0], a[1] + 5 * u], [b[0], b[1] + 5 * u], shade(p, MAT.plaster), 3 * u)
    }
    for (const [x, h] of [
      [-9.4, 5.6],
      [-8, 7],
      [9, 6.4],
      [10.4, 5.2],
    ] as const) {
      const a = pr([x, 0, zE + 1])
      const b = pr([x, h, zE + 1])
      out += cypress(s, a[0], a[1], a[1] - b[1], `cy${x}`, 0.08)
    }
    // runner with petals
    out += path(onFloor(pr, 0.01, -0.95, 0.95, 1, 13.4), {
      fill: s.linU(
        [
          [0, mix(lit(p, '#fffaf2'), p.glow, 0.3)],
          [1, lit(p, '#fffaf2')],
        ],
        0,
        yE,
        0,
        H,
      ),
    })
    out += path(onFloor(pr, 0.012, 0.3, 0.95, 1, 13.4), { fill: p.shadow, o: 0.1 })
    const pet = r.pick(['#e0527e', '#f4a7a0', '#f7efe0'])
    for (let k = 0; k < 150; k++) {
      const z = lerp(2.4, 13, r.f() ** 1.4)
      const e = r.chance(0.8) ? Math.sign(r.f(-1, 1)) * (0.95 + r.n() * 0.22) : r.f(-0.9, 0.9)
      const a = pr([e, 0.02, z])
      out += ell(a[0], a[1], (34 / z) * u, (15 / z) * u, {
        fill: r.chance(0.5) ? lit(p, pet) : lit(p, '#fff6ee'),
        o: 0.95,
      })
    }
    // arch
    const zA = 13
    const P = (x: number, y: number): Pt => pr([x, y, zA])
    const frame = lit(p, '#f7ecd8')
    const wpost = 11 * u
    for (const x of [-2, 2])
      out +=
        line(P(x, 0), P(x, 3.9), shade(p, '#d8c3a0'), wpost) +
        line(
          [P(x, 0)[0] - s.cast * 3 * u, P(x, 0)[1]],
          [P(x, 3.9)[0] - s.cast * 3 * u, P(x, 3.9)[1]],
          frame,
          wpost * 0.5,
        )
    out += line(P(-2.3, 3.9), P(2.3, 3.9), frame, wpost)
    // drapery
    const veil = (sd: number): string => {
      const a = P(sd * 0.2, 3.95)
      const b = P(sd * 2, 3.8)
      const c = P(sd * 2.15, 0.1)
      const d = P(sd * 1.55, 0.1)
      const m = P(sd * 1.62, 2)
      return (
        path(
          `M${r1(a[0])} ${r1(a[1])}Q${r1(lerp(a[0], b[0], 0.5))} ${r1(a[1] + 60 * u)} ${r1(P(sd * 1.8, 2.5)[0])} ${r1(P(0, 2.5)[1])}Q${r1(m[0])} ${r1(m[1])} ${r1(d[0])} ${r1(d[1])}L${r1(c[0])} ${r1(c[1])}Q${r1(P(sd * 2.1, 2)[0])} ${r1(m[1])} ${r1(b[0])} ${r1(b[1])}Z`,
          { fill: lit(p, '#fffaf2'), o: 0.88 },
        ) +
        path(`M${r1(b[0])} ${r1(b[1])}Q${r1(P(sd * 1.9, 2)[0])} ${r1(m[1])} ${r1(P(sd * 1.86, 0.1)[0])} ${r1(d[1])}`, {
          stroke: shade(p, '#e8dccb'),
          sw: 3 * u,
          o: 0.6,
        })
      )
    }
    out += veil(-1) + veil(1)
    const flower = r.pick(['#e0527e', '#f08a6a', '#f4c1b4'])
    const heavy = r.chance(0.5) ? -1 : 1
    const sp: Pt[] = []
    for (let k = 0; k < 20; k++) sp.push(P(lerp(-2.35, 2.35, k / 19) + r.n() * 0.08, 3.95 + r.n() * 0.16))
    for (let k = 0; k < 15; k++) sp.push(P(heavy * (2 + r.n() * 0.16), lerp(4, 1.4, k / 14)))
    for (let k = 0; k < 6; k++) sp.push(P(-heavy * (2 + r.n() * 0.14), lerp(4, 3, k / 5)))
    for (const x of [-2.1, 2.1]) for (let k = 0; k < 6; k++) sp.push(P(x + r.n() * 0.35, 0.2 + r.f(0, 0.5)))
    out +=
      blossom(s, sp, 25 * u, 'fl', flower, 0.4) +
      blossom(
        s,
        sp.filter((_, k) => k % 3 === 0),
        15 * u,
        'fl2',
        '#fff3e6',
        0.2,
      )
    // the couple, light behind them
    const a = P(-0.34, 0)
    const b = P(0.3, 0)
    const hgt = P(0, 0)[1] - P(0, 1.75)[1]
    for (const q of [a, b])
      out += path(
        poly([
          [q[0] - 8 * u, q[1]],
          [q[0] + 8 * u, q[1]],
          [q[0] + (q[0] - W / 2) * 1.6 + 20 * u, q[1] + 120 * u],
          [q[0] + (q[0] - W / 2) * 1.6 - 20 * u, q[1] + 120 * u],
        ]),
        {
          fill: s.linU(
            [
              [0, p.shadow, 0.4],
              [1, p.shadow, 0],
            ],
            0,
            q[1],
            0,
            q[1] + 120 * u,
          ),
        },
      )
    out += groom(s, b[0], b[1], hgt * 1.03, '#22344a', true) + dress(s, a[0], a[1], hgt * 0.97, '#fffaf2')
    // chairs, far to near
    const wood = '#e9dcc4'
    for (let z = 11; z > 3.4; z -= 1.55)
      for (const sd of [-1, 1])
        for (let k = 3; k >= 0; k--) {
          const x = sd * (1.75 + k * 0.92)
          const q = (dx: number, y: number, dz = 0): Pt => pr([x + dx, y, z + dz])
          const m = q(1, 0)[0] - q(0, 0)[0]
          const cL = lit(p, wood)
          const cD = shade(p, wood)
          out += ell(q(0, 0)[0], q(0, 0)[1], m * 0.36, m * 0.08, { fill: p.shadow, o: 0.3 })
          out +=
            line(q(-0.22, 0, 0.4), q(-0.22, 0.48, 0.4), cD, m * 0.05) +
            line(q(0.22, 0, 0.4), q(0.22, 0.48, 0.4), cD, m * 0.05)
          out += path(poly([q(-0.25, 0.48, 0.42), q(0.25, 0.48, 0.42), q(0.26, 0.48), q(-0.26, 0.48)]), {
            fill: lit(p, '#fffaf2'),
          })
          out += line(q(-0.25, 0), q(-0.25, 1), cD, m * 0.06) + line(q(0.25, 0), q(0.25, 1), cD, m * 0.06)
          out +=
            path(poly([q(-0.25, 0.5), q(0.25, 0.5), q(0.25, 0.44), q(-0.25, 0.44)]), { fill: cD }) +
            line(q(-0.25, 0.98), q(0.25, 0.98), cL, m * 0.07) +
            line(q(-0.25, 0.74), q(0.25, 0.74), cL, m * 0.05) +
            line(q(0, 0.5), q(0, 0.98), cD, m * 0.035)
          if (k === 0) {
            const f = q(-sd * 0.3, 1)
            out += blossom(
              s,
              [
                [f[0], f[1]],
                [f[0], f[1] + m * 0.14],
              ],
              m * 0.16,
              `ch${z.toFixed(1)}${sd}`,
              flower,
              0.4,
            )
            const l = q(-sd * 0.5, 0)
            out +=
              rect(
                l[0] - m * 0.09,
                l[1] - m * 0.34,
                m * 0.18,
                m * 0.32,
                { fill: mix(p.sky[3], '#ffffff', 0.3), o: 0.6 },
                m * 0.03,
              ) +
              ell(l[0], l[1] - m * 0.14, m * 0.04, m * 0.08, { fill: '#ffdf8a' }) +
              (p.elevation < 0.3 || p.lamps ? circ(l[0], l[1] - m * 0.14, m * 0.26, { fill: '#ffd27a', o: 0.25 }) : '')
          }
        }
    out += olive(s, W * 0.02, H * 0.9, 420 * u, 'o1') + olive(s, W * 0.98, H * 0.92, 470 * u, 'o2')
    out += birds(s, W * 0.68, hy * 0.4, 5, 13 * u, mix(p.ink, p.sky[1], 0.25))
    return out
  },
}
