import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, lounger, onFront, onSide, umbrella } from '../primitives/buildings/buildings.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { standing } from '../primitives/people/people.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, curve, ell, lens, lerp, line, type Pt, path } from '../svg.ts'

/** Terraced hotel above a blue-flag beach, seen from the headland. */
export const beachHotel: SceneDef = {
  sun: [0.58, 0.84],
  mirror: true,
  times: ['noon', 'golden', 'dawn', 'dusk', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('bh')
    const hy = H * (s.tall ? 0.33 : 0.34)
    let out = sky(s, { hy, cloudY: 0.8 })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 210 * u,
      peaks: 5,
      depth: 0.76,
      albedo: '#a4a99a',
      env: (t) => 1 - t * 0.75,
    })
    out += range(s, {
      label: 'm1',
      base: hy + 6 * u,
      h: 120 * u,
      peaks: 5,
      depth: 0.58,
      albedo: '#7f9476',
      env: (t) => 1 - t * 0.8,
      jag: 0.1,
    })
    out += sea(s, { hy, colors: p.time === 'noon' ? [p.sea[0], p.sea[1], mix(p.sea[1], p.shallow, 0.5)] : p.sea })
    out += headland(s, { label: 'h1', y: hy + 22 * u, from: -0.05, to: 0.42, h: 92 * u, depth: 0.42, trees: 80 })
    out += sailboat(s, W * 0.74, hy + 30 * u, 54 * u, 0.25) + sailboat(s, W * 0.9, hy + 18 * u, 30 * u, 0.46, true)
    const pr = camera({
      eye: [2, 9.5, 0],
      yaw: -13,
      focal: s.tall ? 1.1 : 0.8,
      cx: W * (s.tall ? 0.52 : 0.5),
      cy: hy,
      width: W,
    })
    // shoreline in plan: x as a function of z
    const edge = (z: number): number => -2 + 8 * Math.exp(-((z - 8) / 16)) + 1.1 * Math.sin(z * 0.16) - z * 0.08
    const zs = [7, 9, 11, 14, 18, 23, 29, 37, 48, 64, 90]
    const at = (d: number): Pt[] => zs.map((z) => pr([edge(z) + d, 0, z]))
    const strip = (d: number): string =>
      bank(
        [...at(d)].reverse(),
        [
          [nth(at(d), 0)[0] + 60 * u, H * 1.2],
          [-W * 0.3, H * 1.2],
          [-W * 0.3, nth(at(0), zs.length - 1)[1]],
        ],
        0.6,
      )
    for (const [d, o] of [
      [9, 0.22],
      [6, 0.32],
      [3.6, 0.5],
      [1.8, 0.7],
    ] as const)
      out += path(strip(d), { fill: d > 3 ? p.shallow : mix(p.shallow, p.glint, 0.4), o })
    out +=
      path(curve(at(4.4), false, 0.7), { stroke: p.glint, sw: 4 * u, o: 0.6 }) +
      path(curve(at(2.5), false, 0.7), { stroke: p.glint, sw: 5 * u, o: 0.75 })
    out +=
      path(strip(0.75), { fill: p.glint, o: 0.95 }) +
      path(strip(0.2), { fill: mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.42) })
    out += path(strip(-0.9), {
      fill: s.linU(
        [
          [0, mix(lit(p, MAT.sand), p.haze, 0.3)],
          [1, lit(p, MAT.sand)],
        ],
        0,
        hy,
        0,
        H,
      ),
    })
    for (let k = 0; k < 60; k++) {
      const z = lerp(8, 60, r.f() ** 1.5)
      const a = pr([edge(z) - r.f(1.2, 20), 0, z])
      out += path(lens(a[0], a[1], (600 / z) * u, (26 / z) * u), {
        fill: r.chance(0.5) ? shade(p, MAT.sand) : '#ffffff',
        o: 0.22,
      })
    }
    // gardens between beach and hotel
    const gz: Pt[] = [
      pr([-60, 0, 90]),
      pr([-14, 0, 78]),
      pr([-13.5, 0, 56]),
      pr([-12.5, 0, 40]),
      pr([-12, 0, 29]),
      pr([-12.4, 0, 21]),
      pr([-13.4, 0, 15]),
      pr([-15, 0, 10]),
    ]
    out += path(
      bank(
        gz,
        [
          [-W * 0.3, H * 1.2],
          [-W * 0.3, hy],
        ],
        0.6,
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, MAT.lawn), p.haze, 0.3)],
            [1, lit(p, MAT.lawn)],
          ],
          0,
          hy,
          0,
          H,
        ),
      },
    )
    // hotel: stepped terraces
    const floors = 5
    for (let f = 0; f < floors; f++) {
      const y0 = f * 3.1
      const [x0, x1] = [-46, -16.5 - f * 2.1]
      const [z0, z1] = [40 + f * 2.4, 62]
      out += box(s, pr, { x: [x0, x1], y: [y0, y0 + 3.1], z: [z0, z1] }, f % 2 ? '#f6ecd8' : MAT.plaster)
      const cols = 11
      for (let k = 0; k < cols; k++) {
        const a = lerp(x0, x1, (k + 0.14) / cols)
        const b = lerp(x0, x1, (k + 0.86) / cols)
        const on = p.lamps && r.chance(0.68)
        out += path(onFront(pr, z0 - 0.02, a, b, y0 + 0.25, y0 + 2.65), {
          fill: on ? '#ffcf85' : mix(shade(p, '#3c5a72'), p.sky[2], 0.25),
        })
        out +=
          path(onFront(pr, z0 - 0.5, a - 0.2, b + 0.2, y0 + 0.1, y0 + 1.05), {
            fill: mix(p.sky[3], '#ffffff', 0.3),
            o: 0.55,
          }) + path(onFront(pr, z0 - 0.5, a - 0.3, b + 0.3, y0 + 1.02, y0 + 1.16), { fill: lit(p, '#ffffff') })
        if (r.chance(0.3))
          out += path(onFront(pr, z0 - 0.4, a, b, y0 + 2.1, y0 + 2.75), {
            fill: lit(p, r.pick([p.accent, '#f0b23e', '#2f8f93'])),
          })
      }
      for (let k = 0; k < 5; k++) {
        const a = lerp(z0, z1, (k + 0.2) / 5)
        out += path(onSide(pr, x1 + 0.02, a, a + (z1 - z0) * 0.12, y0 + 0.5, y0 + 2.4), {
          fill: p.lamps && r.chance(0.6) ? '#ffcf85' : mix(shade(p, '#3c5a72'), p.sky[2], 0.3),
        })
      }
      out += path(onFront(pr, z0 - 0.55, x0, x1 + 0.4, y0 + 2.95, y0 + 3.25), { fill: lit(p, '#fffaf0') })
      for (let k = 0; k < 6; k++) {
        const q = pr([lerp(x0, x1, (k + 0.5) / 6), y0 + 3.2, z0])
        out += bush(s, q[0], q[1], 26 * u, `hb${f}${k}`, k % 2 ? MAT.pine : MAT.olive, 0.1)
      }
    }
    const garden: [number, number, number][] = []
    for (let k = 0; k < 12; k++) garden.push([-14 - r.f(0, 9), lerp(54, 15, k / 11), r.f(7, 10)])
    for (const [x, z, h] of garden) {
      const a = pr([x, 0, z])
      const m = pr([x, h, z])
      out +=
        bush(s, a[0] + 20 * u, a[1], (1400 / z) * u, `gb${z}`, r.chance(0.5) ? MAT.pine : MAT.olive, 0.08) +
        palm(s, a[0], a[1], a[1] - m[1], `pm${z}`, z > 36 ? 0.18 : 0.03)
    }
    // rows of parasols
    const [c1, c2] = r.pick([
      ['#fff8ea', p.accent],
      ['#fff8ea', '#2f8f93'],
      ['#f0b23e', '#fff8ea'],
    ] as const)
    const rows: Array<{ x: number; z: number }> = []
    for (let z = 9.5; z < 62; z += 3.1)
      for (let k = 0; k < 3; k++) rows.push({ x: edge(z) - 2.6 - k * 3.2 + r.f(-0.15, 0.15), z: z + r.f(-0.15, 0.15) })
    rows.sort((a, b) => b.z - a.z)
    for (const { x, z } of rows) {
      if (x < -12.6) continue
      const g0 = pr([x, 0, z])
      const top = pr([x, 2.15, z])
      const m = pr([x + 1, 0, z])[0] - g0[0]
      out += ell(g0[0] + s.cast * m * 0.9, g0[1], m * 1.25, m * 0.34, { fill: p.shadow, o: 0.32 })
      for (const d of [-0.75, 0.75]) {
        const l = pr([x + d, 0, z - 0.5])
        out += lounger(s, l[0], l[1], m * 1.25, r.chance(0.85) ? '#fffaf0' : '#f0d9ac', false)
      }
      out += umbrella(s, top[0], top[1], m * 1.35, c1, c2, 0.36)
    }
    // people at the water
    for (let k = 0; k < 9; k++) {
      const z = lerp(19, 50, r.f())
      const x = edge(z) + r.f(-1.4, 0.9)
      const a = pr([x, 0, z])
      const m = pr([x, 1.7, z])
      out +=
        ell(a[0] + s.cast * 8 * u, a[1], 12 * u, 3 * u, { fill: p.shadow, o: 0.3 }) +
        standing(
          s,
          a[0],
          a[1],
          a[1] - m[1],
          r.pick([p.accent, '#f0b23e', '#2f8f93', '#b97c55']),
          r.pick(['#1d3a5c', '#d8412f', '#b97c55']),
          r.chance(0.5),
        )
    }
    // jetty
    const [j0, j1] = [pr([edge(30), 0.5, 30]), pr([edge(30) + 15, 0.5, 33])]
    const w = 9 * u
    out +=
      line(j0, j1, lit(p, MAT.teak), w) +
      line([j0[0], j0[1] + w * 0.6], [j1[0], j1[1] + w * 0.5], shade(p, MAT.wood), 3 * u)
    for (let k = 0; k < 7; k++) {
      const t = k / 6
      const x = lerp(j0[0], j1[0], t)
      const y = lerp(j0[1], j1[1], t)
      out += line([x, y], [x, y + 20 * u], shade(p, MAT.wood), 3.4 * u)
    }
    const e = pr([edge(30) + 15, 0.5, 33])
    out += umbrella(s, e[0] - 12 * u, e[1] - 34 * u, 34 * u, c1, c2, 0.34)
    out += palm(s, W * 0.06, H * 1.06, 620 * u, 'fp', 0, 0.12)
    out += birds(s, W * 0.6, hy * 0.45, 5, 12 * u, mix(p.ink, p.sky[1], 0.15))
    return out
  },
}
