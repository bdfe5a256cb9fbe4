import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { chimney } from '../primitives/landscape/fairy-chimney.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { BALLOON_SETS, balloon } from '../primitives/vehicles/balloons.ts'
import type { SceneDef } from '../scene-definition.ts'
import { lerp } from '../svg.ts'

/** Balloons rising on the right, the valley running off into haze on the left. */
export const heroCappadocia: SceneDef = {
  sun: [0, 0.3],
  hero: true,
  times: ['dawn', 'golden', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hc')
    const hy = H * 0.66
    let out = sky(s, {
      hy: hy + 20 * u,
      clouds: 'streak',
      cloudY: 0.5,
      sun: p.time === 'noon' ? false : { y: hy * 0.8, r: 64 },
    })
    out += range(s, {
      label: 'm0',
      base: hy + 16 * u,
      h: 120 * u,
      peaks: 4,
      depth: 0.86,
      albedo: '#b59a8a',
      jag: 0.08,
      env: (t) => 0.3 + 0.7 * Math.exp(-((t - 0.3) ** 2) * 12),
      snow: true,
    })
    for (let k = 0; k < 3; k++)
      out += hills(s, {
        label: `h${k}`,
        y: hy + (4 + k * 22) * u,
        amp: (16 - k * 3) * u,
        n: 9,
        base: H,
        color: far(p, lit(p, '#dba986'), 0.72 - k * 0.2),
        foot: far(p, lit(p, MAT.tuff), 0.4 - k * 0.12),
      })
    for (let k = 0; k < 16; k++)
      out += balloon(
        s,
        lerp(0.36, 1, r.f() ** 0.8) * W,
        hy - r.f(20, 380) * u,
        r.f(9, 22) * u,
        0.6,
        r.pick(BALLOON_SETS),
        r.i(0, 2),
      )
    // chimneys gather to the right; on the left only a few, far and low
    for (let k = 0; k < 30; k++) {
      const t = r.f() ** 0.6
      out += chimney(
        s,
        t * W,
        hy + lerp(56, 84, r.f()) * u,
        lerp(40, 150, t) * u * r.f(0.7, 1.1),
        `cf${k}`,
        lerp(0.6, 0.3, t),
      )
    }
    out += hills(s, {
      label: 'hx',
      y: hy + 92 * u,
      amp: 12 * u,
      n: 6,
      base: H + 10,
      color: mix(lit(p, '#d9a982'), p.haze, 0.3),
      foot: lit(p, '#cf9c72'),
    })
    for (const [x, dy, h] of [
      [0.7, 128, 220],
      [0.755, 140, 290],
      [0.8, 130, 210],
      [0.9, 150, 330],
      [0.945, 160, 400],
      [0.99, 146, 300],
      [0.6, 118, 130],
      [0.57, 120, 90],
    ] as const)
      out += chimney(s, x * W, hy + dy * u, h * u, `cm${x}`, 0.08)
    out += hills(s, {
      label: 'hy',
      y: H - 56 * u,
      amp: 14 * u,
      n: 5,
      base: H + 10,
      color: mix(lit(p, '#cf9c72'), p.haze, 0.1),
      foot: shade(p, '#a9714f'),
    })
    for (let k = 0; k < 30; k++) {
      const t = r.f() ** 0.6
      out += bush(
        s,
        t * W,
        H - r.f(-8, 50) * u,
        lerp(18, 46, t) * u,
        `b${k}`,
        r.chance(0.5) ? MAT.scrub : '#93824f',
        0.1 * (1 - t),
      )
    }
    out +=
      balloon(s, W * 0.53, hy * 0.66, 54 * u, 0.28, r.pick(BALLOON_SETS), 1) +
      balloon(s, W * 0.93, hy * 0.3, 86 * u, 0.14, r.pick(BALLOON_SETS), 0) +
      balloon(s, W * 0.62, hy * 0.26, 38 * u, 0.36, r.pick(BALLOON_SETS), 2) +
      balloon(s, W * 0.755, hy * 0.46, 160 * u, 0.02, r.pick(BALLOON_SETS), r.i(0, 2))
    return out + birds(s, W * 0.48, hy * 0.8, 6, 9 * u, mix(p.ink, p.haze, 0.2))
  },
}
