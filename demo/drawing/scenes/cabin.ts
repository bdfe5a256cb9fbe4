import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, onFront, quad } from '../primitives/buildings/buildings.ts'
import { pine } from '../primitives/landscape/conifers.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { bush, grass } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { lampGlass } from '../primitives/rooms/lamp-glass.ts'
import { festoon, lantern } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** A-frame cabin on a deck in a pine wood. */
export const cabin: SceneDef = {
  sun: [0.62, 0.86],
  mirror: true,
  times: ['dusk', 'night', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cb')
    const hy = H * (s.tall ? 0.6 : 0.6)
    let out = sky(s, { hy, cloudY: 0.5, sun: { y: hy * 0.5, r: 54 } })
    out += range(s, { label: 'm0', base: hy, h: 330 * u, peaks: 3, depth: 0.76, albedo: '#a4a99a', snow: true })
    out += range(s, { label: 'm1', base: hy + 10 * u, h: 190 * u, peaks: 5, depth: 0.58, albedo: '#6f8a6c', jag: 0.1 })
    for (let row = 0; row < 3; row++) {
      const n = s.tall ? 9 : 14
      for (let k = 0; k < n; k++) {
        const t = (k + r.f(0, 0.9)) / n
        if (row === 2 && t > 0.2 && t < 0.66) continue
        out += pine(
          s,
          t * W * 1.06 - 20 * u,
          hy + (14 + row * 16) * u,
          lerp(210, 400, row / 2) * u * r.f(0.75, 1.15),
          `f${row}${k}`,
          0.5 - row * 0.19,
        )
      }
      out += rect(0, hy - 60 * u + row * 26 * u, W, 120 * u, {
        fill: s.linU(
          [
            [0, p.haze, 0],
            [1, p.haze, 0.34 - row * 0.1],
          ],
          0,
          hy - 60 * u + row * 26 * u,
          0,
          hy + 60 * u + row * 26 * u,
        ),
      })
    }
    const gnd = mix(MAT.lawn, '#8a8a5a', 0.4)
    out += path(
      bank(
        [
          [-20, hy + 22 * u],
          [W * 0.3, hy + 14 * u],
          [W * 0.7, hy + 24 * u],
          [W + 20, hy + 18 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, gnd), p.haze, 0.2)],
            [0.4, mix(lit(p, gnd), shade(p, gnd), 0.4)],
            [1, shade(p, gnd)],
          ],
          0,
          hy + 10 * u,
          0,
          H,
        ),
      },
    )
    const pr = camera({
      eye: [-4.4, 1.9, -5],
      yaw: 12,
      focal: s.tall ? 0.92 : 0.64,
      cx: W * (s.tall ? 0.52 : 0.5),
      cy: hy,
      width: W,
    })
    const [z0, z1, hw, top, fl] = [6.5, 14.5, 3.5, 6.9, 0.6]
    const wood = '#8a5a38'
    // deck
    out += box(s, pr, { x: [-hw - 1.2, hw + 2.4], y: [0, fl], z: [2.6, z0 + 1] }, '#a97a4e', { top: lit(p, '#c79a68') })
    for (let k = 0; k < 26; k++) {
      const x = -hw - 1.2 + k * 0.42
      if (x < hw + 2.4) out += line(pr([x, fl, 2.6]), pr([x, fl, z0]), shade(p, wood), 1.6 * u, { o: 0.5 })
    }
    // roof plane that faces us on the left, then the front
    const ap = { x: 0, y: top + fl }
    out += path(
      quad(
        pr,
        [-hw - 0.5, fl - 0.1, z0 - 1.4],
        [ap.x, ap.y + 0.35, z0 - 1.4],
        [ap.x, ap.y + 0.35, z1],
        [-hw - 0.5, fl - 0.1, z1],
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, '#4a5058'), p.haze, 0.2)],
            [1, shade(p, '#3a4048')],
          ],
          pr([-hw, 0, z1])[0],
          0,
          pr([0, 0, z0])[0],
          0,
        ),
      },
    )
    for (let k = 1; k < 13; k++) {
      const t = k / 13
      const x = lerp(-hw - 0.5, 0, t)
      const y = lerp(fl - 0.1, ap.y + 0.35, t)
      out += line(pr([x, y, z0 - 1.4]), pr([x, y, z1]), shade(p, '#2a3038'), 1.8 * u, { o: 0.5 })
    }
    const glow =
      p.lamps || p.time === 'golden'
        ? s.linU(
            [
              [0, '#ffe7b0'],
              [0.6, '#f9bd6a'],
              [1, '#dd8f48'],
            ],
            0,
            pr([0, top, z0])[1],
            0,
            pr([0, fl, z0])[1],
          )
        : lampGlass(s)
    const tri: Pt[] = [pr([-hw, fl, z0]), pr([0, ap.y, z0]), pr([hw, fl, z0])]
    out += path(poly(tri), { fill: glow })
    // room within: loft floor, sofa, lamp, stair
    let inn = path(onFront(pr, z0 + 0.01, -hw, hw, fl + 3, fl + 3.22), { fill: shade(p, wood) })
    inn +=
      path(onFront(pr, z0, -2.6, -0.9, fl, fl + 0.8), { fill: shade(p, '#8a4a3a'), o: 0.8 }) +
      path(onFront(pr, z0, 1.2, 2.4, fl, fl + 0.55), { fill: shade(p, '#5a4636'), o: 0.8 })
    inn +=
      line(pr([1.8, fl + 3, z0]), pr([1.8, fl + 1.8, z0]), shade(p, '#4a3a2c'), 2 * u) +
      ell(pr([1.8, fl + 1.7, z0])[0], pr([1.8, fl + 1.7, z0])[1], 20 * u, 13 * u, { fill: '#fff6d6' })
    const bk = pr([-0.6, fl + 3.2, z0])
    inn += rect(bk[0] - 40 * u, bk[1] - 26 * u, 90 * u, 28 * u, { fill: shade(p, '#b8a58c'), o: 0.7 }, 6 * u)
    out += g(inn, { clip: s.clip(poly(tri)) })
    for (const x of [-2.1, -0.75, 0.75, 2.1]) {
      const yt = fl + top * (1 - Math.abs(x) / hw)
      out += line(pr([x, fl, z0 - 0.02]), pr([x, yt, z0 - 0.02]), shade(p, '#4a3426'), 4 * u)
    }
    out += line(
      pr([-hw * 0.56, fl + 3.05, z0 - 0.02]),
      pr([hw * 0.56, fl + 3.05, z0 - 0.02]),
      shade(p, '#4a3426'),
      6 * u,
    )
    // barge boards in front
    for (const sd of [-1, 1] as const) {
      out += path(
        quad(
          pr,
          [sd * (hw + 0.75), fl - 0.2, z0 - 1.4],
          [0, ap.y + 0.5, z0 - 1.4],
          [0, ap.y - 0.1, z0 - 1.4],
          [sd * (hw + 0.35), fl - 0.2, z0 - 1.4],
        ),
        { fill: sd > 0 ? lit(p, '#b07a4a') : mix(lit(p, '#b07a4a'), shade(p, wood), 0.5) },
      )
      out += path(
        quad(
          pr,
          [sd * (hw + 0.35), fl - 0.2, z0 - 1.4],
          [0, ap.y - 0.1, z0 - 1.4],
          [0, ap.y - 0.1, z0],
          [sd * (hw + 0.35), fl - 0.2, z0],
        ),
        { fill: mix(shade(p, wood), '#e09a54', p.lamps ? 0.35 : 0.1) },
      )
    }
    // light thrown on the deck
    if (p.lamps || p.time === 'golden')
      out += path(
        quad(pr, [-hw, fl + 0.01, z0], [hw, fl + 0.01, z0], [hw + 1.6, fl + 0.01, 2.6], [-hw - 1.2, fl + 0.01, 2.6]),
        { fill: '#ffcf85', o: 0.34 },
      )
    // steps, chairs, festoon
    for (let k = 0; k < 2; k++)
      out += box(s, pr, { x: [-0.9, 0.9], y: [0, fl - (k + 1) * 0.2], z: [2.2 - k * 0.4, 2.6 - k * 0.4] }, '#a97a4e', {
        top: lit(p, '#c79a68'),
      })
    const chair = (x: number, z: number, fl2: boolean): string => {
      const a = pr([x, fl, z])
      const k = pr([x + 1, fl, z])[0] - a[0]
      const q = fl2 ? -1 : 1
      return (
        ell(a[0], a[1], k * 0.5, k * 0.1, { fill: p.shadow, o: 0.4 }) +
        path(
          poly([
            [a[0] - q * k * 0.5, a[1] - k * 0.95],
            [a[0] - q * k * 0.36, a[1] - k * 0.98],
            [a[0] - q * k * 0.1, a[1] - k * 0.4],
            [a[0] + q * k * 0.42, a[1] - k * 0.46],
            [a[0] + q * k * 0.42, a[1] - k * 0.36],
            [a[0] - q * k * 0.2, a[1] - k * 0.26],
          ]),
          { fill: lit(p, '#d8c3a0') },
        ) +
        line([a[0] - q * k * 0.2, a[1] - k * 0.3], [a[0] - q * k * 0.36, a[1]], shade(p, wood), k * 0.07) +
        line([a[0] + q * k * 0.36, a[1] - k * 0.4], [a[0] + q * k * 0.36, a[1]], shade(p, wood), k * 0.07)
      )
    }
    out += chair(3.6, 4.6, true) + chair(5, 4.2, true)
    const poles: Pt[] = [pr([hw + 2.2, fl + 3.2, 2.8]), pr([hw + 2.2, fl + 3.2, z0])]
    for (const [x, z] of [
      [hw + 2.2, 2.8],
      [hw + 2.2, z0],
    ] as const)
      out += line(pr([x, fl, z]), pr([x, fl + 3.2, z]), shade(p, wood), 5 * u)
    out +=
      festoon(s, pr([0.6, ap.y - 0.8, z0 - 1.4]), nth(poles, 0), 40 * u, 11, 7 * u) +
      festoon(s, nth(poles, 0), nth(poles, 1), 16 * u, 5, 5 * u)
    // smoke of the stove
    const ch = pr([1.2, ap.y - 1.2, 10])
    out += g(
      path(
        `M${r1(ch[0])} ${r1(ch[1] - 30 * u)}c${r1(18 * u)} ${r1(-40 * u)} ${r1(-26 * u)} ${r1(-64 * u)} ${r1(12 * u)} ${r1(-112 * u)}c${r1(14 * u)} ${r1(-20 * u)} ${r1(34 * u)} ${r1(-26 * u)} ${r1(38 * u)} ${r1(-50 * u)}c${r1(-30 * u)} ${r1(12 * u)} ${r1(-70 * u)} ${r1(24 * u)} ${r1(-72 * u)} ${r1(78 * u)}c0 ${r1(36 * u)} ${r1(20 * u)} ${r1(50 * u)} ${r1(12 * u)} ${r1(84 * u)}Z`,
        { fill: p.cloud[0], o: 0.3 },
      ),
    )
    // path of stones, undergrowth, near trees
    for (let k = 0; k < 7; k++) {
      const a = pr([-0.2 - k * 0.12 + r.f(-0.2, 0.2), 0, 1.4 - k * 0.75])
      out += ell(a[0], a[1], (44 + k * 22) * u, (8 + k * 4.4) * u, {
        fill: mix(lit(p, MAT.limestone), shade(p, MAT.limestone), 0.4),
        o: 0.8,
      })
    }
    for (let k = 0; k < 26; k++) {
      const t = r.f()
      if (t > 0.32 && t < 0.68) continue
      out += bush(s, t * W, H * r.f(0.84, 1.02), r.f(50, 120) * u, `ub${k}`, r.chance(0.6) ? MAT.pine : MAT.scrub, 0)
    }
    out +=
      pine(s, W * 0.97, H * 0.98, (s.tall ? 700 : 780) * u, 'np', 0) +
      pine(s, -W * 0.02, H * 1.0, (s.tall ? 640 : 700) * u, 'nq', 0)
    out += grass(s, 0, W, H + 6 * u, 56 * u, 90, 'gr', mix(shade(p, MAT.scrub), p.ink, 0.35))
    const ln = pr([-2.6, fl, 3.2])
    return out + lantern(s, ln[0], ln[1], 52 * u)
  },
}
