import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { umbrella } from '../primitives/buildings/buildings.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, grass } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { lap, sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { carShadow } from '../primitives/vehicles/asphalt.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import { van } from '../primitives/vehicles/vans.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, ell, lens, lerp, line, type Pt, path, poly, r1 } from '../svg.ts'

/** Minivan at the back of a beach: boards, parasol, family. */
export const carMinivan: SceneDef = {
  sun: [0.6, 0.84],
  mirror: true,
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cm')
    const hy = H * 0.4
    let out = sky(s, { hy, cloudY: 0.76 })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 150 * u,
      peaks: 5,
      depth: 0.78,
      albedo: '#9fb0a8',
      env: (t) => 1 - t * 0.6,
    })
    out += sea(s, {
      hy,
      bottom: H * 0.72,
      colors: p.time === 'noon' ? [p.sea[0], p.sea[1], mix(p.sea[1], p.shallow, 0.7)] : p.sea,
    })
    out += headland(s, { label: 'h0', y: hy + 20 * u, from: -0.05, to: 0.4, h: 130 * u, depth: 0.4, trees: 120 })
    out += sailboat(s, W * 0.62, hy + 26 * u, 50 * u, 0.3) + sailboat(s, W * 0.8, hy + 16 * u, 30 * u, 0.45, true)
    // kite surfer
    out +=
      path(
        `M${r1(W * 0.7)} ${r1(hy * 0.5)}q${r1(30 * u)} ${r1(-26 * u)} ${r1(70 * u)} ${r1(-6 * u)}q${r1(-36 * u)} ${r1(-8 * u)} ${r1(-70 * u)} ${r1(6 * u)}Z`,
        { fill: lit(p, p.accent) },
      ) +
      line([W * 0.72, hy * 0.5], [W * 0.7, hy + 44 * u], p.ink, 0.8 * u, { o: 0.6 }) +
      figure(s, W * 0.7, hy + 52 * u, 34 * u, { pose: 'lean', outfit: 'swim', top: '#24425e' })
    // sand
    const sy = H * 0.6
    const sh: Pt[] = [
      [-20, sy + 10 * u],
      [W * 0.25, sy - 6 * u],
      [W * 0.5, sy + 6 * u],
      [W * 0.75, sy - 2 * u],
      [W + 20, sy + 14 * u],
    ]
    for (const [d, o] of [
      [64, 0.3],
      [40, 0.5],
      [20, 0.75],
    ] as const)
      out += path(
        bank(
          sh.map(([x, y]) => [x, y - d * u] as Pt),
          [
            [W + 20, H],
            [-20, H],
          ],
          0.9,
        ),
        { fill: mix(p.shallow, p.glint, d < 50 ? 0.4 : 0.1), o },
      )
    out +=
      path(
        bank(
          sh.map(([x, y]) => [x, y - 7 * u] as Pt),
          [
            [W + 20, H],
            [-20, H],
          ],
          0.9,
        ),
        { fill: p.glint },
      ) +
      path(
        bank(
          sh,
          [
            [W + 20, H],
            [-20, H],
          ],
          0.9,
        ),
        { fill: mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.35) },
      ) +
      path(
        bank(
          sh.map(([x, y]) => [x, y + 16 * u] as Pt),
          [
            [W + 20, H],
            [-20, H],
          ],
          0.9,
        ),
        {
          fill: s.linU(
            [
              [0, lit(p, MAT.sand)],
              [1, mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.4)],
            ],
            0,
            sy,
            0,
            H,
          ),
        },
      )
    for (let k = 0; k < 70; k++)
      out += path(lens(r.f(0, W), lerp(sy + 30 * u, H, r.f()), r.f(30, 120) * u, 3 * u), {
        fill: r.chance(0.5) ? shade(p, MAT.sand) : '#ffffff',
        o: 0.22,
      })
    const len = (s.tall ? 0.8 : 0.46) * W
    const vx = W * (s.tall ? 0.08 : 0.12)
    const vy = H * 0.84
    out += palm(s, W * 0.06, H * 0.74, 430 * u, 'pm1', 0.06, 0.06)
    // parasol pitch
    const ux = W * (s.tall ? 0.82 : 0.8)
    out +=
      ell(ux + s.cast * 60 * u, H * 0.8, 130 * u, 18 * u, { fill: p.shadow, o: 0.3 }) +
      path(
        poly([
          [ux - 110 * u, H * 0.81],
          [ux + 30 * u, H * 0.79],
          [ux + 60 * u, H * 0.83],
          [ux - 84 * u, H * 0.86],
        ]),
        { fill: lit(p, '#2f8f93') },
      ) +
      path(
        poly([
          [ux - 84 * u, H * 0.806],
          [ux - 62 * u, H * 0.803],
          [ux - 34 * u, H * 0.851],
          [ux - 58 * u, H * 0.855],
        ]),
        { fill: lit(p, '#fbf4e6') },
      )
    out +=
      figure(s, ux - 10 * u, H * 0.83, 150 * u, {
        pose: 'ground',
        outfit: 'swim',
        top: '#d8412f',
        bottom: '#d8412f',
        hair: 'straw',
        flip: true,
      }) + umbrella(s, ux + 20 * u, H * 0.62, 128 * u, '#fff8ea', p.accent, 0.3)
    out += carShadow(s, vx, vy, len) + van(s, vx, vy, len, r.pick(['#f2ede2', '#6fb0b4', '#e0a63a', '#c8d2cc']))
    const ry = vy - len * 0.37
    out +=
      path(
        `M${r1(vx + len * 0.08)} ${r1(ry)}C${r1(vx + len * 0.2)} ${r1(ry - 26 * u)} ${r1(vx + len * 0.54)} ${r1(ry - 24 * u)} ${r1(vx + len * 0.66)} ${r1(ry - 3 * u)}C${r1(vx + len * 0.54)} ${r1(ry + 4 * u)} ${r1(vx + len * 0.2)} ${r1(ry + 4 * u)} ${r1(vx + len * 0.08)} ${r1(ry)}Z`,
        { fill: lit(p, p.accent) },
      ) +
      path(
        `M${r1(vx + len * 0.1)} ${r1(ry - 2 * u)}C${r1(vx + len * 0.24)} ${r1(ry - 14 * u)} ${r1(vx + len * 0.5)} ${r1(ry - 13 * u)} ${r1(vx + len * 0.64)} ${r1(ry - 3 * u)}`,
        { stroke: lit(p, '#fff8ea'), sw: 5 * u },
      )
    // family walking to the water
    const fx = vx + len * 1.06
    for (const [dx, h, o] of [
      [0, 176, { pose: 'walk', outfit: 'shorts', top: '#fbf6ea', bottom: '#2a7f9c', hair: 'cap' }],
      [74, 108, { pose: 'wave', outfit: 'swim', top: '#f0b23e', bottom: '#f0b23e', hair: 'bun' }],
      [128, 164, { pose: 'walk', outfit: 'dress', top: '#e8937a', hair: 'straw' }],
    ] as const) {
      const x = fx + dx * u * (s.tall ? 0.7 : 1)
      const y = vy + 22 * u
      out +=
        path(
          poly([
            [x - 6 * u, y],
            [x + 8 * u, y],
            [x + s.cast * h * 0.6 * u, y + 16 * u],
            [x + s.cast * h * 0.55 * u, y + 22 * u],
          ]),
          { fill: p.shadow, o: 0.32 },
        ) + figure(s, x, y, h * u, o)
    }
    out +=
      circ(fx - 50 * u, vy + 30 * u, 24 * u, { fill: lit(p, '#fbf4e6') }) +
      path(
        `M${r1(fx - 50 * u)} ${r1(vy + 6 * u)}a${r1(24 * u)} ${r1(24 * u)} 0 0 1 ${r1(20 * u)} ${r1(12 * u)}l${r1(-20 * u)} ${r1(12 * u)}Z`,
        { fill: lit(p, p.accent) },
      ) +
      path(
        `M${r1(fx - 50 * u)} ${r1(vy + 30 * u)}l${r1(-22 * u)} ${r1(10 * u)}a${r1(24 * u)} ${r1(24 * u)} 0 0 0 ${r1(22 * u)} ${r1(14 * u)}Z`,
        { fill: lit(p, '#2f8f93') },
      )
    out +=
      grass(s, 0, W * 0.3, H + 6 * u, 110 * u, 70, 'gr', shade(p, '#8f9a5a')) +
      agave(s, W * 0.94, H * 1.02, 120 * u, 'ag') +
      birds(s, W * 0.5, hy * 0.4, 5, 12 * u, mix(p.ink, p.sky[1], 0.2))
    return out + lap(s, W * 0.5, sy - 30 * u, W * 0.8, 20, 'lp')
  },
}
