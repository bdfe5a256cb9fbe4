import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { birds } from '../primitives/landscape/sky.ts'
import { dress, groom } from '../primitives/people/people.ts'
import { lantern } from '../primitives/rooms/room-lights.ts'
import { seaView } from '../primitives/rooms/view.ts'
import { chairBack, FLOWERS } from '../primitives/rooms/wedding-chairs.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, curve, ell, lens, lerp, line, type Pt, path, poly, r1 } from '../svg.ts'

/** Beach aisle of lanterns and petals to a driftwood arch at the water. */
export const weddingBeach: SceneDef = {
  sun: [0.28, 0.72],
  times: ['dusk', 'golden', 'dawn', 'noon'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('wb')
    const hy = H * (s.tall ? 0.44 : 0.42)
    const sd = s.sx > 0.5 ? 1 : -1
    let out = seaView(s, { hy, k: 1.1, side: sd > 0 ? 1 : -1 })
    const pr = camera({
      eye: [sd * -2.4, 2.5, -3],
      yaw: sd * 9,
      focal: s.tall ? 1.1 : 0.84,
      cx: W * 0.5,
      cy: hy,
      width: W,
    })
    // shore as a curve in plan
    const sh: Pt[] = [-16, -10, -5, -1, 3, 7, 12, 18].map((x, k) =>
      pr([x, 0, 15.5 + Math.sin(k * 1.3) * 0.5 + sd * x * 0.06]),
    )
    const foot: readonly Pt[] = [
      [W * 1.2, H * 1.1],
      [-W * 0.2, H * 1.1],
    ]
    const line0: Pt[] = [[-W * 0.2, nth(sh, 0)[1]], ...sh, [W * 1.2, nth(sh, 7)[1]]]
    for (const [dy, o] of [
      [30, 0.3],
      [19, 0.5],
      [10, 0.75],
    ] as const)
      out += path(
        bank(
          line0.map(([x, y]) => [x, y - dy * u] as Pt),
          foot,
          0.8,
        ),
        { fill: mix(p.shallow, p.glint, 0.35), o },
      )
    out +=
      path(
        bank(
          line0.map(([x, y]) => [x, y - 3 * u] as Pt),
          foot,
          0.8,
        ),
        { fill: p.glint },
      ) +
      path(bank(line0, foot, 0.8), { fill: mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.4) }) +
      path(
        bank(
          line0.map(([x, y]) => [x, y + 10 * u] as Pt),
          foot,
          0.8,
        ),
        {
          fill: s.linU(
            [
              [0, lit(p, MAT.sand)],
              [1, mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.5)],
            ],
            0,
            nth(sh, 3)[1],
            0,
            H,
          ),
        },
      )
    for (let k = 0; k < 80; k++) {
      const z = lerp(13, 0, r.f() ** 0.7)
      const a = pr([r.f(-9, 9), 0, z])
      out += path(lens(a[0], a[1], (500 / (z + 4)) * u, (16 / (z + 4)) * u), {
        fill: r.chance(0.5) ? shade(p, MAT.sand) : '#fff6e2',
        o: 0.25,
      })
    }
    // cloth runner
    out += path(poly([pr([-0.8, 0.01, 12.4]), pr([0.8, 0.01, 12.4]), pr([0.8, 0.01, -1.6]), pr([-0.8, 0.01, -1.6])]), {
      fill: s.linU(
        [
          [0, mix(lit(p, '#fffaf2'), p.glow, 0.2)],
          [1, lit(p, '#fffaf2')],
        ],
        0,
        pr([0, 0, 12])[1],
        0,
        H,
      ),
    })
    const fl = r.pick(FLOWERS)
    for (let k = 0; k < 170; k++) {
      const z = lerp(-1, 12, r.f() ** 1.2)
      const e = r.chance(0.8) ? Math.sign(r.f(-1, 1)) * (0.8 + r.n() * 0.22) : r.f(-0.7, 0.7)
      const a = pr([e, 0.02, z])
      out += ell(a[0], a[1], (40 / (z + 3)) * u, (18 / (z + 3)) * u, {
        fill: r.chance(0.55) ? lit(p, fl) : lit(p, '#fff6ee'),
      })
    }
    // driftwood arch with cloth
    const P = (x: number, y: number): Pt => pr([x, y, 12.6])
    const wd = '#b0875e'
    for (const x of [-1.9, 1.9])
      out += path(curve([P(x, 0), P(x * 0.99 + 0.06, 1.4), P(x * 0.97 - 0.05, 2.6), P(x * 0.96, 3.5)], false, 0.9), {
        stroke: mix(lit(p, wd), shade(p, wd), 0.4),
        sw: 12 * u,
        cap: 'round',
      })
    out += path(curve([P(-2.4, 3.34), P(-0.6, 3.52), P(0.9, 3.4), P(2.4, 3.56)], false, 0.9), {
      stroke: lit(p, wd),
      sw: 12 * u,
      cap: 'round',
    })
    for (const k of [-1, 1]) {
      const a = P(k * 1.85, 3.4)
      const b = P(k * 1.9, 0)
      out += path(
        `M${r1(P(k * 0.1, 3.45)[0])} ${r1(a[1])}Q${r1(P(k * 1, 2.6)[0])} ${r1(P(0, 2.6)[1])} ${r1(P(k * 1.75, 2)[0])} ${r1(P(0, 1.8)[1])}Q${r1(P(k * 1.5, 1)[0])} ${r1(P(0, 0.9)[1])} ${r1(P(k * (1.6 + (k === s.cast ? 0.7 : 0)), 0)[0])} ${r1(b[1])}L${r1(b[0] + k * 18 * u)} ${r1(b[1])}Q${r1(P(k * 2.1, 1.4)[0])} ${r1(P(0, 1.6)[1])} ${r1(a[0] + k * 8 * u)} ${r1(a[1])}Z`,
        { fill: lit(p, '#fffaf2'), o: 0.88 },
      )
    }
    const sp: Pt[] = []
    for (let k = 0; k < 15; k++)
      sp.push(P(lerp(-2.5, -0.4, k / 14) + r.n() * 0.1, 3.5 + r.n() * 0.16 - (k < 4 ? r.f(0, 0.8) : 0)))
    for (let k = 0; k < 8; k++) sp.push(P(1.9 + r.n() * 0.2, lerp(3.7, 2.6, k / 7)))
    for (const x of [-2, 2]) for (let k = 0; k < 4; k++) sp.push(P(x + r.n() * 0.3, 0.15 + r.f(0, 0.4)))
    out +=
      blossom(s, sp, 22 * u, 'fl', fl === '#fff0e4' ? '#f4a7a0' : fl, 0.4) +
      blossom(
        s,
        sp.filter((_, k) => k % 3 === 0),
        14 * u,
        'f2',
        '#fff3e6',
        0.2,
      )
    // the couple and the registrar
    const hgt = P(0, 0)[1] - P(0, 1.75)[1]
    for (const x of [-0.36, 0.34]) {
      const a = pr([x, 0, 12])
      out += path(
        poly([
          [a[0] - 8 * u, a[1]],
          [a[0] + 8 * u, a[1]],
          [a[0] + s.cast * 90 * u, a[1] + 40 * u],
          [a[0] + s.cast * 76 * u, a[1] + 46 * u],
        ]),
        { fill: p.shadow, o: 0.3 },
      )
    }
    out +=
      groom(s, pr([0.34, 0, 12])[0], pr([0.34, 0, 12])[1], hgt * 1.04, '#d8c6a4', true) +
      dress(s, pr([-0.36, 0, 12])[0], pr([-0.36, 0, 12])[1], hgt * 0.98, '#fffaf2')
    // rows of guests, seated with their backs to us: chairs and shoulders
    for (let z = 10; z > 1.6; z -= 1.7)
      for (const k of [-1, 1])
        for (let q = 2; q >= 0; q--) {
          const x = k * (1.5 + q * 0.86)
          out += chairBack(s, pr, x, z, '#d9b98a')
          if (r.chance(0.62)) {
            const a = pr([x, 0.5, z + 0.1])
            const m = pr([x + 1, 0.5, z])[0] - pr([x, 0.5, z])[0]
            const c = r.pick(['#e8937a', '#2f6d7e', '#f0b23e', '#fbf6ea', '#7fa08a', '#3f5f86'])
            out +=
              path(
                `M${r1(a[0] - m * 0.25)} ${r1(a[1])}C${r1(a[0] - m * 0.3)} ${r1(a[1] - m * 0.5)} ${r1(a[0] - m * 0.2)} ${r1(a[1] - m * 0.56)} ${r1(a[0])} ${r1(a[1] - m * 0.58)}S${r1(a[0] + m * 0.3)} ${r1(a[1] - m * 0.5)} ${r1(a[0] + m * 0.25)} ${r1(a[1])}Z`,
                { fill: mix(lit(p, c), shade(p, c), 0.25) },
              ) +
              ell(a[0], a[1] - m * 0.7, m * 0.12, m * 0.15, {
                fill: shade(p, r.pick(['#2a1d18', '#5f4028', '#8a5c30', '#3f2a1e'])),
              }) +
              (r.chance(0.25) ? ell(a[0], a[1] - m * 0.74, m * 0.26, m * 0.07, { fill: lit(p, '#ecd29a') }) : '')
            out +=
              line(pr([x - 0.25, 0.5, z]), pr([x - 0.25, 1, z]), shade(p, '#d9b98a'), m * 0.06) +
              line(pr([x + 0.25, 0.5, z]), pr([x + 0.25, 1, z]), shade(p, '#d9b98a'), m * 0.06) +
              line(pr([x - 0.25, 0.98, z]), pr([x + 0.25, 0.98, z]), lit(p, '#d9b98a'), m * 0.07) +
              line(pr([x - 0.25, 0.74, z]), pr([x + 0.25, 0.74, z]), lit(p, '#d9b98a'), m * 0.05)
          }
          if (q === 0) {
            const l = pr([k * 1.02, 0, z + 0.5])
            out += lantern(s, l[0], l[1], (520 / (z + 3)) * u * 0.9)
          }
        }
    out += palm(s, (sd > 0 ? 0.04 : 0.96) * W, H * 0.92, 640 * u, 'pm', 0, sd * 0.1)
    return out + birds(s, W * 0.5, hy * 0.4, 5, 12 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
