import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { village } from '../primitives/buildings/buildings.ts'
import { cypress, stonePine } from '../primitives/landscape/conifers.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import { convertible } from '../primitives/vehicles/cars.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, curve, g, lerp, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Coast road: the bay on the left, corniche and car on the right. */
export const heroCoast: SceneDef = {
  sun: [0.1, 0.4],
  hero: true,
  times: ['noon', 'golden', 'dusk', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hr')
    const hy = H * 0.44
    let out = sky(s, { hy, cloudY: 0.66 })
    out += range(s, {
      label: 'm0',
      base: hy,
      h: 140 * u,
      peaks: 8,
      depth: 0.82,
      albedo: '#9fb0a8',
      env: (t) => 0.3 + 0.7 * t,
    })
    out += sea(s, {
      hy,
      colors: p.time === 'noon' ? [p.sea[0], p.sea[1], mix(p.sea[1], p.shallow, 0.55)] : p.sea,
      ripples: 0.8,
    })
    out += headland(s, {
      label: 'h0',
      y: hy + 8 * u,
      from: 0.44,
      to: 0.54,
      h: 40 * u,
      depth: 0.62,
      trees: 24,
      islet: true,
    })
    out +=
      headland(s, { label: 'h1', y: hy + 40 * u, from: 1.04, to: 0.62, h: 210 * u, depth: 0.34, trees: 150 }) +
      village(s, 'v', W * 0.7, W * 0.84, (x) => hy - 6 * u - (x / W - 0.7) * 300 * u, 15 * u, 18, 0.28) +
      sailboat(s, W * 0.52, hy + 44 * u, 52 * u, 0.25)
    // cliff
    const cl: Pt[] = [
      [W * 0.66, H * 0.78],
      [W * 0.72, H * 0.68],
      [W * 0.78, H * 0.56],
      [W * 0.85, H * 0.42],
      [W * 0.92, H * 0.32],
      [W * 1.03, H * 0.2],
    ]
    const L = lit(p, MAT.cliff)
    const D = shade(p, MAT.cliff)
    const cd = bank(
      cl,
      [
        [W * 1.03, H],
        [W * 0.62, H],
      ],
      0.5,
    )
    out += path(cd, {
      fill: s.linU(
        [
          [0, L],
          [1, mix(L, D, 0.55)],
        ],
        W * 0.66,
        0,
        W,
        0,
      ),
    })
    let face = ''
    for (let k = 0; k < 26; k++) {
      const x = r.f(0.68, 1.02) * W
      const y = r.f(0.3, 0.76) * H
      const w = r.f(16, 60) * u
      const h = r.f(50, 150) * u
      face += path(
        poly([
          [x, y],
          [x + w, y + h * 0.2],
          [x + w * 0.7, y + h],
          [x - w * 0.2, y + h * 0.7],
        ]),
        { fill: r.chance(0.6) ? D : mix(L, '#ffffff', 0.25), o: 0.3 },
      )
    }
    out += g(face, { clip: s.clip(cd) })
    for (let k = 0; k < 24; k++) {
      const t = r.f(0.05, 1)
      const i = Math.min(cl.length - 2, Math.floor(t * (cl.length - 1)))
      const q = t * (cl.length - 1) - i
      out += bush(
        s,
        lerp(nth(cl, i)[0], nth(cl, i + 1)[0], q),
        lerp(nth(cl, i)[1], nth(cl, i + 1)[1], q) + r.f(4, 90) * u,
        r.f(34, 80) * u,
        `cb${k}`,
        r.chance(0.5) ? MAT.pine : MAT.scrub,
        0.06,
      )
    }
    for (const [x, y, h] of [
      [0.87, 0.42, 220],
      [0.93, 0.34, 260],
      [0.82, 0.5, 160],
    ] as const)
      out += cypress(s, x * W, y * H, h * u, `cc${x}`, 0.1)
    // the road sweeps in from the right and leaves below the text
    const yr = H * 0.8
    const yb = H * 0.96
    out += path(
      bank(
        [
          [-20, H * 0.9],
          [W * 0.2, H * 0.86],
          [W * 0.5, yr - 6 * u],
          [W + 20, yr - 20 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
        0.8,
      ),
      { fill: lit(p, '#d9c49a') },
    )
    const n = 40
    for (let k = 0; k < n; k++) {
      const t = k / n
      const x = t * W
      const y = t < 0.5 ? lerp(H * 0.895, yr - 2 * u, (t * 2) ** 0.8) : lerp(yr - 2 * u, yr - 14 * u, t * 2 - 1)
      const w = (W / n) * 0.72
      out +=
        rect(x, y - 17 * u, w, 18 * u, { fill: mix(lit(p, MAT.limestone), shade(p, MAT.limestone), 0.34) }, 2 * u) +
        rect(x, y - 17 * u, w, 5 * u, { fill: lit(p, '#fffaf0') }, 2 * u)
    }
    const top: Pt[] = [
      [-20, H * 0.915],
      [W * 0.2, H * 0.875],
      [W * 0.5, yr + 8 * u],
      [W + 20, yr - 4 * u],
    ]
    const bot: Pt[] = [
      [W + 20, yb - 16 * u],
      [W * 0.5, yb + 6 * u],
      [W * 0.2, H * 1.02],
      [-20, H * 1.08],
    ]
    out += path(bank(top, bot, 0.8), {
      fill: s.linU(
        [
          [0, mix(lit(p, MAT.asphalt), p.haze, 0.3)],
          [1, mix(lit(p, MAT.asphalt), shade(p, MAT.asphalt), 0.5)],
        ],
        0,
        yr,
        0,
        yb,
      ),
    })
    out +=
      path(
        curve(
          top.map(([x, y]) => [x, y + 7 * u] as Pt),
          false,
          0.8,
        ),
        { stroke: lit(p, '#fff6e2'), sw: 3 * u, o: 0.9 },
      ) +
      path(
        curve(
          top.map(([x, y], k) => [x, lerp(y, nth(bot, 3 - k)[1], 0.5)] as Pt),
          false,
          0.8,
        ),
        { stroke: lit(p, '#fff6e2'), sw: 4 * u, dash: `${r1(54 * u)} ${r1(44 * u)}`, o: 0.8 },
      )
    const len = Math.min(0.27 * W, 400 * u)
    const vx = W * 0.585
    const vy = lerp(yr, yb, 0.66)
    out +=
      path(
        poly([
          [vx + len * 0.04, vy],
          [vx + len * 0.96, vy],
          [vx + len * 0.96 + s.cast * 70 * u, vy + 26 * u],
          [vx + len * 0.08 + s.cast * 70 * u, vy + 30 * u],
        ]),
        { fill: p.shadow, o: 0.28 },
      ) + convertible(s, vx, vy, len, r.pick(['#c8352a', '#2f8f93', '#f0e3c8']))
    const ol: Pt[] = Array.from({ length: 12 }, () => [W * r.f(0.86, 1), H - r.f(0, 60) * u] as Pt)
    out +=
      blossom(s, ol, 24 * u, 'ole', MAT.bougain, 0.5) + stonePine(s, W * 0.965, yr + 4 * u, 430 * u, 'sp', 0, -0.05)
    return out + birds(s, W * 0.6, hy * 0.4, 5, 13 * u, mix(p.ink, p.sky[1], 0.2))
  },
}
