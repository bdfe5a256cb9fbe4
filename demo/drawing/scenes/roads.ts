import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { village } from '../primitives/buildings/buildings.ts'
import { cypress, stonePine } from '../primitives/landscape/conifers.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, blossom, bush, frameBranch } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import { convertible } from '../primitives/vehicles/cars.ts'
import { van } from '../primitives/vehicles/vans.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, curve, g, lerp, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Corniche: the road crosses the foot of the picture and reappears on the next headland. */
const corniche = (kind: 'van' | 'convertible'): SceneDef => ({
  sun: [0.14, 0.42],
  mirror: true,
  times: kind === 'van' ? ['dusk', 'noon', 'golden', 'night', 'dawn'] : ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('rd')
    const hy = H * (s.tall ? 0.42 : 0.4)
    let out = sky(s, { hy, cloudY: 0.72 })
    out += range(s, {
      label: 'r1',
      base: hy,
      h: 170 * u,
      peaks: 5,
      depth: 0.78,
      albedo: '#9fb0a8',
      env: (t) => 0.3 + 0.7 * t,
    })
    out += range(s, {
      label: 'r2',
      base: hy + 2 * u,
      h: 230 * u,
      peaks: 4,
      depth: 0.6,
      albedo: '#96a58c',
      x0: W * 0.55,
      x1: W * 1.15,
      env: (t) => 0.25 + t * 0.8,
    })
    out += sea(s, {
      hy,
      bottom: H * 0.82,
      colors: p.time === 'noon' ? [p.sea[0], p.sea[1], mix(p.sea[1], p.shallow, 0.6)] : p.sea,
    })
    out += headland(s, {
      label: 'h0',
      y: hy + 8 * u,
      from: 0.1,
      to: 0.26,
      h: 38 * u,
      depth: 0.62,
      trees: 24,
      islet: true,
    })
    out += headland(s, { label: 'h1', y: hy + 36 * u, from: 1.06, to: 0.56, h: 210 * u, depth: 0.36, trees: 130 })
    out += village(s, 'v', W * 0.66, W * 0.86, (x) => hy - 4 * u - (x / W - 0.66) * 120 * u, 15 * u, 16, 0.3)
    out += sailboat(s, W * 0.36, hy + 44 * u, 62 * u, 0.2) + sailboat(s, W * 0.47, hy + 24 * u, 36 * u, 0.42, true)
    // near cliff on the right, with the road cut into it
    const cliff: Pt[] = [
      [W * 0.52, H * 0.73],
      [W * 0.6, H * 0.66],
      [W * 0.66, H * 0.6],
      [W * 0.74, H * 0.52],
      [W * 0.82, H * 0.42],
      [W * 0.9, H * 0.36],
      [W * 1.05, H * 0.26],
    ]
    const L = lit(p, MAT.cliff)
    const D = shade(p, MAT.cliff)
    const cd = bank(
      cliff,
      [
        [W * 1.05, H],
        [W * 0.5, H],
      ],
      0.5,
    )
    out += path(cd, {
      fill: s.linU(
        [
          [0, L],
          [1, mix(L, D, 0.55)],
        ],
        W * 0.55,
        0,
        W,
        0,
      ),
    })
    let face = ''
    for (let k = 0; k < 26; k++) {
      const x = r.f(0.55, 1.02) * W
      const y = r.f(0.34, 0.74) * H
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
    for (let k = 0; k < 22; k++) {
      const t = r.f(0.1, 1)
      const i = Math.min(cliff.length - 2, Math.floor(t * (cliff.length - 1)))
      const q = t * (cliff.length - 1) - i
      out += bush(
        s,
        lerp(nth(cliff, i)[0], nth(cliff, i + 1)[0], q),
        lerp(nth(cliff, i)[1], nth(cliff, i + 1)[1], q) + r.f(4, 90) * u,
        r.f(34, 80) * u,
        `cb${k}`,
        r.chance(0.5) ? MAT.pine : MAT.scrub,
        0.06,
      )
    }
    for (const [x, y, h] of [
      [0.85, 0.41, 210],
      [0.93, 0.36, 250],
      [0.78, 0.5, 150],
    ] as const)
      out += cypress(s, x * W, y * H, h * u, `cc${x}`, 0.1)
    // ground of the shelf
    const yr = H * (s.tall ? 0.76 : 0.745)
    const yb = H * (s.tall ? 0.9 : 0.915)
    out += path(
      bank(
        [
          [-20, yr - 8 * u],
          [W * 0.3, yr - 2 * u],
          [W * 0.6, yr - 4 * u],
          [W + 20, yr - 16 * u],
        ],
        [
          [W + 20, H],
          [-20, H],
        ],
      ),
      { fill: lit(p, '#d9c49a') },
    )
    // parapet stones on the sea side
    const n = 26
    for (let k = 0; k < n; k++) {
      const x = lerp(-0.02, 1.02, k / n) * W
      const w = (W / n) * 0.74
      const y = yr - 2 * u - Math.sin((k / n) * 3) * 3 * u
      out +=
        rect(x, y - 21 * u, w, 22 * u, { fill: mix(lit(p, MAT.limestone), shade(p, MAT.limestone), 0.34) }, 2 * u) +
        rect(x, y - 21 * u, w, 6 * u, { fill: lit(p, '#fffaf0') }, 2 * u) +
        rect(s.cast > 0 ? x + w * 0.8 : x, y - 21 * u, w * 0.2, 22 * u, { fill: shade(p, MAT.limestone), o: 0.7 })
    }
    // road
    const road = bank(
      [
        [-20, yr + 10 * u],
        [W * 0.5, yr + 6 * u],
        [W + 20, yr - 4 * u],
      ],
      [
        [W + 20, yb - 16 * u],
        [W * 0.5, yb + 2 * u],
        [-20, yb + 10 * u],
      ],
    )
    const asph = MAT.asphalt
    out += path(road, {
      fill: s.linU(
        [
          [0, mix(lit(p, asph), p.haze, 0.3)],
          [1, mix(lit(p, asph), shade(p, asph), 0.5)],
        ],
        0,
        yr,
        0,
        yb,
      ),
    })
    out += path(
      curve([
        [-20, yr + 17 * u],
        [W * 0.5, yr + 13 * u],
        [W + 20, yr + 3 * u],
      ]),
      { stroke: lit(p, '#fff6e2'), sw: 3.4 * u, o: 0.9 },
    )
    out += path(
      curve([
        [-20, yb - 4 * u],
        [W * 0.5, yb - 10 * u],
        [W + 20, yb - 27 * u],
      ]),
      { stroke: lit(p, '#fff6e2'), sw: 5 * u, o: 0.9 },
    )
    out += path(
      curve([
        [-20, lerp(yr, yb, 0.5) + 8 * u],
        [W * 0.5, lerp(yr, yb, 0.48)],
        [W + 20, lerp(yr, yb, 0.46) - 12 * u],
      ]),
      { stroke: lit(p, '#fff6e2'), sw: 4.4 * u, dash: `${r1(58 * u)} ${r1(46 * u)}`, o: 0.85 },
    )
    // shadow of a tree across the road
    out += path(
      poly([
        [W * 0.02, yr],
        [W * 0.07, yr],
        [W * 0.07 + s.cast * 150 * u, yb + 10 * u],
        [W * 0.02 + s.cast * 90 * u, yb + 10 * u],
      ]),
      { fill: p.shadow, o: 0.22 },
    )
    const len = (kind === 'van' ? (s.tall ? 0.74 : 0.42) : s.tall ? 0.72 : 0.4) * W
    const vx = W * (s.tall ? 0.14 : 0.3)
    const vy = lerp(yr, yb, 0.66)
    const vc: Hex =
      kind === 'van'
        ? r.pick(['#1f2f3d', '#f2ede2', '#5f2430', '#224a5c'])
        : r.pick(['#c8352a', '#2f8f93', '#f0e3c8', '#e0a63a'])
    out += path(
      poly([
        [vx + len * 0.04, vy],
        [vx + len * 0.96, vy],
        [vx + len * 0.96 + s.cast * 80 * u, vy + 32 * u],
        [vx + len * 0.08 + s.cast * 80 * u, vy + 36 * u],
      ]),
      { fill: p.shadow, o: 0.28 },
    )
    out += kind === 'van' ? van(s, vx, vy, len, vc) : convertible(s, vx, vy, len, vc)
    // verge
    out += path(
      bank(
        [
          [-20, yb + 8 * u],
          [W * 0.4, yb + 4 * u],
          [W + 20, yb - 14 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.lin([
          [0, lit(p, '#cdb788')],
          [1, shade(p, '#a58e64')],
        ]),
      },
    )
    for (let k = 0; k < 18; k++)
      out += bush(s, r.f(0, W), H + r.f(-26, 14) * u, r.f(46, 96) * u, `vb${k}`, r.chance(0.55) ? MAT.scrub : MAT.olive)
    const ol: Pt[] = []
    for (let k = 0; k < 14; k++) ol.push([W * (0.74 + r.f(0, 0.26)), H - r.f(6, 92) * u])
    out += blossom(s, ol, 26 * u, 'ole', r.pick(['#e0527e', '#e8683c', '#d63a6e']), 0.5)
    out += agave(s, W * 0.09, H * 1.02, 130 * u, 'ag') + agave(s, W * 0.2, H * 1.03, 86 * u, 'ag2')
    out += stonePine(s, W * 0.045, yr + 2 * u, (s.tall ? 520 : 500) * u, 'sp', 0, 0.06)
    if (!s.tall) out += frameBranch(s, 'tr', 230 * u, 'fb')
    out += birds(s, W * 0.46, hy * 0.5, 4, 14 * u, mix(p.ink, p.sky[1], 0.2))
    return out
  },
})

export const transfer = corniche('van')

export const carRental = corniche('convertible')
