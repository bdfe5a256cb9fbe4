import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { stonePine } from '../primitives/landscape/conifers.ts'
import { boulders, headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, grass } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { fall } from '../primitives/rooms/fabric-fall.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Photographer and a couple on the rocks, sun going down between them. */
export const photoShoot: SceneDef = {
  sun: [0.5, 0.62],
  mirror: true,
  times: ['dusk', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ps')
    const hy = H * 0.56
    let out = sky(s, { hy, cloudY: 0.6, sun: { y: hy - 120 * u, r: 150 } })
    out += range(s, { label: 'm0', base: hy, h: 120 * u, peaks: 6, depth: 0.82, albedo: '#9fb0a8' })
    out += sea(s, { hy })
    out += headland(s, { label: 'h0', y: hy + 14 * u, from: -0.05, to: 0.26, h: 110 * u, depth: 0.5, trees: 80 })
    const rock = (pts: readonly Pt[]): string => {
      const d = bank(
        pts,
        [
          [W * 1.1, H + 20],
          [-W * 0.1, H + 20],
        ],
        0.4,
      )
      return path(d, {
        fill: s.linU(
          [
            [0, mix(lit(p, '#b09a80'), shade(p, '#8a7a68'), 0.35)],
            [1, mix(shade(p, '#6a5c50'), p.ink, 0.4)],
          ],
          0,
          H * 0.72,
          0,
          H,
        ),
      })
    }
    out += rock([
      [-20, H * 0.84],
      [W * 0.14, H * 0.8],
      [W * 0.3, H * 0.83],
      [W * 0.44, H * 0.8],
      [W * 0.6, H * 0.78],
      [W * 0.76, H * 0.75],
      [W * 0.9, H * 0.77],
      [W + 20, H * 0.72],
    ])
    out += boulders(s, 'bd', W * 0.02, W * 0.98, H * 0.9, 70 * u, 10, '#a89480')
    const cx = W * (s.tall ? 0.64 : 0.62)
    const gy = H * 0.78
    out +=
      fall(s, cx, gy, 300 * u) +
      figure(s, cx + 38 * u, gy, 300 * u, {
        pose: 'stand',
        outfit: 'trousers',
        top: '#fbf6ea',
        bottom: '#6a5640',
        hair: 'short',
        flip: true,
      }) +
      figure(s, cx - 34 * u, gy, 286 * u, { pose: 'stand', outfit: 'dress', top: p.accent, hair: 'long' })
    // her scarf in the wind
    out += path(
      `M${r1(cx - 26 * u)} ${r1(gy - 236 * u)}C${r1(cx - 120 * u)} ${r1(gy - 270 * u)} ${r1(cx - 150 * u)} ${r1(gy - 210 * u)} ${r1(cx - 230 * u)} ${r1(gy - 250 * u)}C${r1(cx - 170 * u)} ${r1(gy - 190 * u)} ${r1(cx - 110 * u)} ${r1(gy - 220 * u)} ${r1(cx - 26 * u)} ${r1(gy - 216 * u)}Z`,
      { fill: lit(p, '#fbf2e0'), o: 0.95 },
    )
    const px = W * (s.tall ? 0.2 : 0.26)
    const py = H * 0.86
    out +=
      fall(s, px, py, 220 * u) +
      figure(s, px, py, 330 * u, {
        pose: 'kneel',
        outfit: 'trousers',
        top: '#3f5f86',
        bottom: '#3a3a48',
        hair: 'cap',
      }) +
      rect(px + 62 * u, py - 136 * u, 46 * u, 32 * u, { fill: p.ink }, 5 * u) +
      rect(px + 104 * u, py - 130 * u, 22 * u, 20 * u, { fill: mix(p.ink, '#5a6470', 0.4) }, 3 * u) +
      path(
        `M${r1(px + 40 * u)} ${r1(py - 180 * u)}Q${r1(px + 86 * u)} ${r1(py - 176 * u)} ${r1(px + 84 * u)} ${r1(py - 134 * u)}`,
        { stroke: p.ink, sw: 4 * u },
      )
    out += path(
      poly([
        [px - 80 * u, py + 4 * u],
        [px - 130 * u, py + 4 * u],
        [px - 122 * u, py - 44 * u],
        [px - 86 * u, py - 44 * u],
      ]),
      { fill: shade(p, '#7a4a2c') },
    )
    for (let k = 0; k < 16; k++)
      out += path(`M${r1(W * r.f(0, 1))} ${r1(H * r.f(0.82, 0.98))}l${r1(r.f(20, 60) * u)} ${r1(r.f(-6, 8) * u)}`, {
        stroke: mix(shade(p, '#6a5c50'), p.ink, 0.4),
        sw: 3 * u,
        o: 0.5,
      })
    out +=
      grass(s, 0, W * 0.3, H + 6 * u, 120 * u, 70, 'gr', mix(shade(p, MAT.scrub), p.ink, 0.3)) +
      agave(s, W * 0.93, H * 1.02, 170 * u, 'ag')
    out += stonePine(s, W * 0.96, H * 0.8, 520 * u, 'sp', 0, -0.06)
    return out + birds(s, W * 0.34, hy * 0.5, 7, 14 * u, mix(p.ink, p.sky[1], 0.2))
  },
}
