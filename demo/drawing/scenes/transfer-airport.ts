import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { onFront } from '../primitives/buildings/buildings.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { airliner } from '../primitives/vehicles/airliner.ts'
import { asphalt, carShadow } from '../primitives/vehicles/asphalt.ts'
import { car } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, g, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Sedan waiting by the terminal while an airliner comes in over the sea. */
export const transferAirport: SceneDef = {
  sun: [0.16, 0.4],
  mirror: true,
  times: ['golden', 'dusk', 'noon', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ta')
    const hy = H * 0.56
    let out = sky(s, { hy, cloudY: 0.8 })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 210 * u,
      peaks: 5,
      depth: 0.78,
      albedo: '#a4a99a',
      env: (t) => 1 - t * 0.5,
    })
    out += sea(s, { hy: hy - 6 * u, bottom: hy + 30 * u })
    out += airliner(
      s,
      W * (s.tall ? 0.06 : 0.1),
      H * (s.tall ? 0.3 : 0.3),
      (s.tall ? 0.62 : 0.42) * W,
      5,
      r.pick(['#c8402a', '#2a7f9c', '#e0a63a']),
    )
    // runway field and lights
    out +=
      rect(-10, hy + 16 * u, W + 20, 120 * u, {
        fill: s.linU(
          [
            [0, mix(lit(p, MAT.lawn), p.haze, 0.35)],
            [1, lit(p, MAT.lawn)],
          ],
          0,
          hy,
          0,
          hy + 120 * u,
        ),
      }) + rect(-10, hy + 40 * u, W + 20, 16 * u, { fill: mix(lit(p, MAT.asphalt), p.haze, 0.4) })
    for (let k = 0; k < 30; k++)
      out +=
        circ((k / 29) * W, hy + 38 * u, 2 * u, { fill: p.lamps ? '#ffe7a0' : lit(p, '#ffffff') }) +
        (p.lamps ? circ((k / 29) * W, hy + 38 * u, 8 * u, { fill: '#ffd27a', o: 0.3 }) : '')
    // control tower
    const tx = W * 0.3
    out +=
      path(
        poly([
          [tx - 12 * u, hy + 60 * u],
          [tx + 12 * u, hy + 60 * u],
          [tx + 8 * u, hy - 110 * u],
          [tx - 8 * u, hy - 110 * u],
        ]),
        { fill: far(p, mix(lit(p, MAT.plaster), shade(p, MAT.plaster), 0.3), 0.2) },
      ) +
      path(
        poly([
          [tx - 30 * u, hy - 140 * u],
          [tx + 30 * u, hy - 140 * u],
          [tx + 20 * u, hy - 108 * u],
          [tx - 20 * u, hy - 108 * u],
        ]),
        { fill: p.lamps ? '#ffcf85' : far(p, shade(p, '#35566b'), 0.2) },
      ) +
      rect(tx - 34 * u, hy - 148 * u, 68 * u, 9 * u, { fill: far(p, lit(p, MAT.plaster), 0.15) })
    // terminal: swept canopy over glass
    const pr = camera({ eye: [-3, 1.8, -6], yaw: 8, focal: s.tall ? 1.1 : 0.8, cx: W * 0.5, cy: hy, width: W })
    const gl = p.lamps
      ? s.linU(
          [
            [0, '#ffe2a6'],
            [1, '#e8a455'],
          ],
          0,
          hy - 120 * u,
          0,
          hy + 100 * u,
        )
      : s.linU(
          [
            [0, mix(shade(p, '#35566b'), p.sky[2], 0.5)],
            [1, shade(p, '#2a4456')],
          ],
          0,
          hy - 120 * u,
          0,
          hy + 100 * u,
        )
    out += path(onFront(pr, 12, 2.4, 26, 0, 5.4), { fill: gl })
    for (let k = 0; k <= 14; k++)
      out += line(pr([2.4 + k * 1.5, 0, 12]), pr([2.4 + k * 1.5, 5.4, 12]), shade(p, '#33404a'), 2.4 * u)
    out += line(pr([2.4, 2.7, 12]), pr([26, 2.7, 12]), shade(p, '#33404a'), 2.4 * u)
    for (let k = 0; k < 9; k++) {
      const a = pr([4 + k * 1.9 + r.f(0, 0.8), 0, 13])
      const q = s.r.fork(`in${k}`)
      if (k % 2) out += g(figure(s, a[0], a[1], a[1] - pr([0, 1.7, 13])[1], passer(q)), { o: 0.5 })
    }
    const cp: Pt[] = (
      [
        [0.4, 5.6],
        [4, 6.5],
        [9, 6.9],
        [16, 6.2],
        [27, 6.9],
      ] as const
    ).map(([x, y]) => pr([x, y, 9]))
    const cb: Pt[] = (
      [
        [0.6, 5.3],
        [4, 6.1],
        [9, 6.4],
        [16, 5.7],
        [27, 6.4],
      ] as const
    ).map(([x, y]) => pr([x, y, 9]))
    out +=
      path(bank(cp, [...cb].reverse(), 0.9), { fill: lit(p, '#fffaf0') }) +
      path(bank(cb, [pr([27, 5.4, 12]), pr([2.4, 5.4, 12])], 0.9), {
        fill: p.lamps ? mix(shade(p, '#b98a5a'), '#f2b060', 0.4) : mix(shade(p, '#c99a66'), p.ink, 0.1),
      })
    for (const x of [2.6, 8, 14])
      out +=
        line(pr([x, 0, 9.2]), pr([x - 0.5, 6, 9.2]), lit(p, '#f4ead8'), 9 * u) +
        line(pr([x, 0, 9.2]), pr([x + 1.4, 6.1, 9.2]), mix(lit(p, '#f4ead8'), shade(p, '#d8cdbb'), 0.5), 6 * u)
    // forecourt
    const y0 = pr([0, 0, 9.6])[1]
    out +=
      rect(-10, y0 - 8 * u, W + 20, 28 * u, { fill: lit(p, '#ddd3c2') }) +
      rect(-10, y0 + 16 * u, W + 20, 8 * u, { fill: shade(p, '#b8ad9a') })
    out += asphalt(s, y0 + 22 * u, H * 1.02, false)
    // palms and planting
    for (const x of [0.05, 0.16, 0.4]) out += palm(s, x * W, y0 + 10 * u, r.f(250, 330) * u, `pm${x}`, 0.05)
    for (let k = 0; k < 9; k++)
      out += bush(s, W * (0.02 + k * 0.055), y0 + 14 * u, r.f(40, 60) * u, `pb${k}`, k % 2 ? MAT.pine : '#a86a8a')
    // driver with a board, guest with a case
    const len = (s.tall ? 0.8 : 0.48) * W
    const vx = W * (s.tall ? 0.08 : 0.2)
    const vy = H * (s.tall ? 0.82 : 0.86)
    const fy = y0 + 14 * u
    const px = W * (s.tall ? 0.72 : 0.68)
    out +=
      figure(s, px, fy + 14 * u, 150 * u, {
        pose: 'stand',
        outfit: 'suit',
        top: '#22344a',
        bottom: '#22344a',
        hair: 'short',
      }) +
      figure(s, px + 84 * u, fy + 16 * u, 146 * u, {
        pose: 'walk',
        outfit: 'trousers',
        top: '#e8937a',
        bottom: '#f0e6d2',
        hair: 'long',
        flip: true,
      })
    out +=
      rect(px + 112 * u, fy - 36 * u, 34 * u, 50 * u, { fill: lit(p, '#2f8f93') }, 5 * u) +
      path(`M${r1(px + 120 * u)} ${r1(fy - 36 * u)}v${r1(-26 * u)}h${r1(18 * u)}v${r1(26 * u)}`, {
        stroke: shade(p, '#5a6470'),
        sw: 3 * u,
      }) +
      circ(px + 118 * u, fy + 16 * u, 4 * u, { fill: p.ink }) +
      circ(px + 140 * u, fy + 16 * u, 4 * u, { fill: p.ink })
    out += carShadow(s, vx, vy, len) + car(s, 'sedan', vx, vy, len, r.pick(['#1f2a36', '#2b3a44', '#e9e6de']))
    for (let k = 0; k < 6; k++)
      out += rect(W * (k / 5) - 60 * u, H - 22 * u, 120 * u, 10 * u, { fill: lit(p, '#f0b23e'), o: 0.85 })
    return out
  },
}
