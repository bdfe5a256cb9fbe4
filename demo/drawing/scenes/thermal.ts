import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { box, lounger, masonry } from '../primitives/buildings/buildings.ts'
import { cypress, pine, stonePine } from '../primitives/landscape/conifers.ts'
import { hills, lump, range } from '../primitives/landscape/mountains.ts'
import { agave, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, curve, ell, lens, lerp, type Pt, path, poly, r1 } from '../svg.ts'

/** Thermal pool in the hills: steam, dry-stone rim, bathers looking at the range. */
export const thermal: SceneDef = {
  sun: [0.2, 0.8],
  mirror: true,
  times: ['dawn', 'dusk', 'golden', 'night', 'noon'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('tm')
    const hy = H * (s.tall ? 0.44 : 0.45)
    let out = sky(s, { hy, cloudY: 0.6 })
    out += range(s, { label: 'm0', base: hy, h: 300 * u, peaks: 4, depth: 0.78, albedo: '#a8a69c', snow: true })
    out += range(s, { label: 'm1', base: hy + 16 * u, h: 170 * u, peaks: 5, depth: 0.58, albedo: '#7f9476', jag: 0.1 })
    out += hills(s, {
      label: 'h0',
      y: hy - 4 * u,
      amp: 22 * u,
      n: 6,
      base: H * 0.7,
      color: far(p, lit(p, MAT.pine), 0.42),
      foot: far(p, lit(p, MAT.scrub), 0.25),
    })
    for (let k = 0; k < 30; k++) out += pine(s, r.f(0, W), hy + r.f(10, 60) * u, r.f(70, 150) * u, `pn${k}`, 0.34)
    // mist lies in the valley
    for (let k = 0; k < 5; k++)
      out += ell(r.f(0, W), hy + r.f(10, 70) * u, r.f(200, 400) * u, r.f(10, 22) * u, {
        fill: p.cloud[0],
        o: 0.3,
        filter: s.blur(14 * u),
      })
    // bath house at one side: stone, one arch, timber roof
    const pr = camera({ eye: [0, 2.6, -5], focal: s.tall ? 1.05 : 0.78, cx: W * 0.5, cy: hy, width: W })
    const base = pr([0, 0, 13])[1]
    out += path(
      bank(
        [
          [-20, base - 8 * u],
          [W * 0.5, base - 16 * u],
          [W + 20, base - 4 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, lit(p, '#a8a878')],
            [1, shade(p, '#8f8a68')],
          ],
          0,
          base,
          0,
          H,
        ),
      },
    )
    out +=
      box(s, pr, { x: [4.2, 12], y: [0, 3.4], z: [11, 17] }, '#cdbda2') +
      masonry(s, (a, b) => pr([4.2 + a, b, 11]), 7.8, 3.4, '#cdbda2', 'mh', 0.3)
    out += path(poly([pr([3.6, 3.3, 10.4]), pr([12.6, 3.3, 10.4]), pr([12, 5.2, 14]), pr([4.8, 5.2, 14])]), {
      fill: mix(lit(p, '#a9602f'), shade(p, '#a9602f'), 0.2),
    })
    for (const x of [5, 7.4, 9.8]) {
      const a = pr([x, 0, 10.98])
      const b = pr([x + 1.6, 1.5, 10.98])
      const q = (b[0] - a[0]) / 2
      out += path(`M${r1(a[0])} ${r1(a[1])}V${r1(b[1])}A${r1(q)} ${r1(q)} 0 0 1 ${r1(b[0])} ${r1(b[1])}V${r1(a[1])}Z`, {
        fill:
          p.lamps || p.time === 'dawn'
            ? s.lin([
                [0, '#ffe2a6'],
                [1, '#e0984c'],
              ])
            : shade(p, '#3c4a50'),
      })
    }
    for (const x of [-9, -7.4, 3.2]) {
      const a = pr([x, 0, 13])
      out += cypress(s, a[0], a[1], 250 * u, `cy${x}`, 0.14)
    }
    // the pool: an organic basin with stepped travertine rim
    const basin = (k: number, dy = 0): Pt[] =>
      (
        [
          [-5.6, 9.6],
          [-3, 11.2],
          [0.6, 11.4],
          [3.4, 10.4],
          [4.4, 8],
          [4.2, 5],
          [5, 2.4],
          [3, 0.6],
          [-0.6, -0.4],
          [-4.6, 0],
          [-6.6, 2.8],
          [-6.8, 6.6],
        ] as const
      ).map(([x, z]) => pr([-0.8 + (x + 0.8) * k, dy, 5.4 + (z - 5.4) * k]))
    const rim = lit(p, '#f4ead8')
    out +=
      path(curve(basin(1.16), true, 0.95), { fill: mix(rim, shade(p, '#d8c8ae'), 0.45) }) +
      path(curve(basin(1.1), true, 0.95), { fill: mix(rim, shade(p, '#d8c8ae'), 0.2) }) +
      path(curve(basin(1.05), true, 0.95), { fill: rim })
    const tq = mix(p.shallow, '#4fc4c0', 0.4)
    out +=
      path(curve(basin(1), true, 0.95), { fill: shade(p, '#d8c8ae') }) +
      path(curve(basin(0.99, -0.14), true, 0.95), {
        fill: s.linU(
          [
            [0, mix(p.sky[3], tq, 0.45)],
            [0.4, tq],
            [1, mix(tq, p.sea[2], 0.5)],
          ],
          0,
          pr([0, 0, 11])[1],
          0,
          H,
        ),
      })
    for (let k = 0; k < 70; k++) {
      const z = lerp(10.4, 0.4, r.f() ** 0.8)
      const a = pr([r.f(-5.4, 3.6), -0.14, z])
      out += path(lens(a[0], a[1], (900 / (z + 6)) * u * r.f(0.4, 1), (26 / (z + 6)) * u), {
        fill: r.chance(0.65) ? p.glint : mix(tq, p.ink, 0.3),
        o: r.f(0.2, 0.6),
      })
    }
    // bathers: heads and shoulders
    const bather = (x: number, z: number, hair: Hex, towel: boolean): string => {
      const a = pr([x, -0.14, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      const sk = lit(p, r.pick(['#c98c62', '#e0a47c', '#b97c55']))
      return (
        ell(a[0], a[1], k * 0.5, k * 0.09, { fill: p.glint, o: 0.7 }) +
        path(
          `M${r1(a[0] - k * 0.26)} ${r1(a[1])}C${r1(a[0] - k * 0.26)} ${r1(a[1] - k * 0.2)} ${r1(a[0] - k * 0.1)} ${r1(a[1] - k * 0.22)} ${r1(a[0])} ${r1(a[1] - k * 0.22)}S${r1(a[0] + k * 0.26)} ${r1(a[1] - k * 0.2)} ${r1(a[0] + k * 0.26)} ${r1(a[1])}Z`,
          { fill: sk },
        ) +
        ell(a[0], a[1] - k * 0.34, k * 0.12, k * 0.15, { fill: sk }) +
        path(
          `M${r1(a[0] - k * 0.14)} ${r1(a[1] - k * 0.3)}C${r1(a[0] - k * 0.16)} ${r1(a[1] - k * 0.56)} ${r1(a[0] + k * 0.16)} ${r1(a[1] - k * 0.56)} ${r1(a[0] + k * 0.14)} ${r1(a[1] - k * 0.3)}Z`,
          { fill: towel ? lit(p, '#fdfaf2') : shade(p, hair) },
        )
      )
    }
    out +=
      bather(-2.6, 8.2, '#3f2a1e', true) +
      bather(-1.6, 8.5, '#2a1d18', false) +
      bather(1.8, 5.6, '#8a5c30', false) +
      bather(-4, 4.4, '#2a1d18', true)
    // spout in the rim, stones
    const sp = pr([4.5, 0.1, 6.6])
    out +=
      path(lump(r, sp[0] + 40 * u, sp[1] - 24 * u, 84 * u, 52 * u, 11, 0.14), {
        fill: mix(lit(p, MAT.rock), shade(p, MAT.rock), 0.5),
      }) +
      path(lump(r, sp[0] + 30 * u, sp[1] - 40 * u, 60 * u, 30 * u, 10, 0.14), { fill: lit(p, MAT.rock) }) +
      path(
        `M${r1(sp[0] - 30 * u)} ${r1(sp[1] - 36 * u)}q${r1(-34 * u)} ${r1(4 * u)} ${r1(-40 * u)} ${r1(50 * u)}h${r1(22 * u)}q${r1(2 * u)} ${r1(-34 * u)} ${r1(22 * u)} ${r1(-36 * u)}Z`,
        { fill: '#eafaf6', o: 0.85 },
      )
    // deck chairs and towels
    const lo = (x: number, z: number): string => {
      const a = pr([x, 0, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      return (
        ell(a[0], a[1] + 3 * u, k, k * 0.09, { fill: p.shadow, o: 0.35 }) +
        lounger(s, a[0], a[1], k * 1.8, '#fbf3e4', true)
      )
    }
    out += lo(7.2, 8.4) + lo(7.6, 6.2)
    const f = pr([5.9, 0, 9.6])
    out += figure(s, f[0], f[1], f[1] - pr([0, 1.7, 9.6])[1], {
      pose: 'walk',
      outfit: 'robe',
      top: '#fdfaf2',
      hair: 'bun',
      flip: true,
    })
    // steam
    for (let k = 0; k < 12; k++)
      out += ell(r.f(0.1, 0.8) * W, lerp(hy + 40 * u, H * 0.84, r.f()), r.f(90, 220) * u, r.f(14, 40) * u, {
        fill: mix(p.light, '#ffffff', 0.5),
        o: r.f(0.12, 0.28),
        filter: s.blur(18 * u),
      })
    out += stonePine(s, W * 0.035, H * 0.86, (s.tall ? 560 : 640) * u, 'sp', 0, 0.04)
    for (let k = 0; k < 9; k++)
      out += bush(s, r.f(0, 0.24) * W, H * r.f(0.92, 1.03), r.f(50, 100) * u, `nb${k}`, k % 2 ? MAT.pine : MAT.scrub)
    return out + agave(s, W * 0.96, H * 1.03, 150 * u, 'ag')
  },
}
