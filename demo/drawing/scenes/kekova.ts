import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { quad } from '../primitives/buildings/buildings.ts'
import { boulders, headland } from '../primitives/landscape/headland.ts'
import { lump, range } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { ell, g, lens, lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Kekova: kayaks over the sunken walls, the castle village on its hill. */
export const kekova: SceneDef = {
  sun: [0.2, 0.42],
  mirror: true,
  times: ['noon', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('kk')
    const hy = H * (s.tall ? 0.34 : 0.34)
    let out = sky(s, { hy, cloudY: 0.7 })
    out += range(s, { label: 'm0', base: hy, h: 140 * u, peaks: 6, depth: 0.8, albedo: '#9fb0a8' })
    const tq = mix(p.shallow, '#6fe0cc', 0.3)
    out += sea(s, { hy, colors: [p.sea[0], mix(p.sea[1], p.shallow, 0.5), tq], glitter: 0.5 })
    out += headland(s, { label: 'h0', y: hy + 12 * u, from: -0.05, to: 0.4, h: 84 * u, depth: 0.5, trees: 80 })
    out += headland(s, {
      label: 'h1',
      y: hy + 34 * u,
      from: 1.06,
      to: 0.5,
      h: 190 * u,
      depth: 0.26,
      trees: 70,
      cover: '#9a9468',
    })
    // castle with battlements, houses below, sarcophagus in the water
    const wl = (x0: number, x1: number, y: number, h: number): string => {
      let o = rect(x0 * W, y - h, (x1 - x0) * W, h, {
        fill: far(p, mix(lit(p, '#d9c09a'), shade(p, '#d9c09a'), 0.3), 0.16),
      })
      for (let q = 0; q < ((x1 - x0) * W) / (14 * u); q++)
        o += rect(x0 * W + q * 14 * u, y - h - 7 * u, 8 * u, 8 * u, { fill: far(p, lit(p, '#d9c09a'), 0.16) })
      return o
    }
    out +=
      wl(0.72, 0.92, hy - 96 * u, 34 * u) + wl(0.76, 0.81, hy - 104 * u, 56 * u) + wl(0.87, 0.92, hy - 98 * u, 50 * u)
    out +=
      line([W * 0.785, hy - 160 * u], [W * 0.785, hy - 210 * u], p.ink, 2 * u) +
      path(
        `M${r1(W * 0.785)} ${r1(hy - 210 * u)}q${r1(16 * u)} ${r1(-5 * u)} ${r1(32 * u)} 0l0 ${r1(20 * u)}q${r1(-16 * u)} ${r1(-5 * u)} ${r1(-32 * u)} 0Z`,
        { fill: lit(p, '#d8322a') },
      )
    for (let k = 0; k < 26; k++) {
      const x = W * r.f(0.6, 1)
      const y = hy + 26 * u - r.f(0, 1) * 90 * u * ((x / W - 0.5) * 2)
      const w = r.f(20, 34) * u
      out +=
        rect(x, y - w * 0.8, w, w * 0.8, { fill: far(p, mix(lit(p, '#efe0c4'), shade(p, '#efe0c4'), 0.3), 0.16) }) +
        path(
          poly([
            [x - 3 * u, y - w * 0.8],
            [x + w * 0.3, y - w * 1.1],
            [x + w * 0.7, y - w * 1.1],
            [x + w + 3 * u, y - w * 0.8],
          ]),
          { fill: far(p, lit(p, MAT.terracotta), 0.16) },
        ) +
        rect(x + w * 0.4, y - w * 0.55, w * 0.16, w * 0.3, { fill: shade(p, '#3c5a72') })
    }
    const sarc = (x: number, y: number, z: number): string =>
      path(
        poly([
          [x - z, y],
          [x - z * 0.92, y - z * 0.9],
          [x + z * 0.92, y - z * 0.9],
          [x + z, y],
        ]),
        {
          fill: s.linU(
            [
              [0, lit(p, '#d9c4a0')],
              [1, shade(p, '#c0a880')],
            ],
            x - z,
            0,
            x + z,
            0,
          ),
        },
      ) +
      path(
        `M${r1(x - z * 1.06)} ${r1(y - z * 0.88)}C${r1(x - z * 0.9)} ${r1(y - z * 1.7)} ${r1(x + z * 0.9)} ${r1(y - z * 1.7)} ${r1(x + z * 1.06)} ${r1(y - z * 0.88)}Z`,
        {
          fill: s.linU(
            [
              [0, lit(p, '#e6d2ae')],
              [1, shade(p, '#c0a880')],
            ],
            x - z,
            0,
            x + z,
            0,
          ),
        },
      ) +
      rect(x - z * 1.06, y - z * 0.94, z * 2.12, z * 0.12, { fill: shade(p, '#c0a880') }) +
      ell(x, y + 2 * u, z * 1.3, 4 * u, { fill: p.glint, o: 0.7 })
    out += sarc(W * 0.46, hy + 84 * u, 34 * u) + sailboat(s, W * 0.3, hy + 40 * u, 56 * u, 0.25)
    // sunken town seen through clear water: wall lines in perspective, stair, amphorae
    const pr = camera({ eye: [0, 3.4, -3], focal: s.tall ? 1.05 : 0.8, cx: W * 0.5, cy: hy, width: W })
    const deep = (c: Hex, d: number): Hex => mix(c, tq, 0.42 + d * 0.3)
    let sub = ''
    const block = (x0: number, x1: number, z0: number, z1: number, h: number): string =>
      path(quad(pr, [x0, -1.4 + h, z1], [x1, -1.4 + h, z1], [x1, -1.4 + h, z0], [x0, -1.4 + h, z0]), {
        fill: deep('#e9e0c0', z0 * 0.05),
      }) +
      path(quad(pr, [x0, -1.4 + h, z0], [x1, -1.4 + h, z0], [x1, -1.4, z0], [x0, -1.4, z0]), {
        fill: deep('#8a9a84', z0 * 0.05),
      }) +
      path(
        quad(
          pr,
          [x0 < 0 ? x1 : x0, -1.4 + h, z1],
          [x0 < 0 ? x1 : x0, -1.4 + h, z0],
          [x0 < 0 ? x1 : x0, -1.4, z0],
          [x0 < 0 ? x1 : x0, -1.4, z1],
        ),
        { fill: deep('#6f8a7c', z0 * 0.05) },
      )
    sub += path(quad(pr, [-12, -1.4, 14], [12, -1.4, 14], [12, -1.4, -1], [-12, -1.4, -1]), {
      fill: deep('#efe2b8', 0.3),
      o: 0.6,
    })
    for (const [x0, x1, z0, z1, h] of [
      [-6, 5.6, 9.6, 10, 0.5],
      [-6, -5.6, 4, 9.6, 0.5],
      [-1.4, -1, 5.4, 9.6, 0.4],
      [3, 3.4, 3, 9.6, 0.5],
      [-6, -1, 5, 5.4, 0.45],
      [-0.2, 3.4, 2.6, 3, 0.4],
      [-5, -2.2, 1.6, 2, 0.4],
      [4.6, 8, 5.6, 6, 0.5],
      [4.6, 5, 1, 5.6, 0.4],
    ] as const)
      sub += block(x0, x1, z0, z1, h)
    for (let k = 0; k < 6; k++) sub += block(0.4, 2.2, 6 + k * 0.4, 6.4 + k * 0.4, 0.1 + k * 0.12)
    for (let k = 0; k < 40; k++) {
      const a = pr([r.f(-8, 8), -1.35, r.f(0, 9)])
      sub += path(lump(r, a[0], a[1], r.f(8, 24) * u, r.f(4, 10) * u, 8, 0.2), {
        fill: deep(r.chance(0.5) ? '#7a9a88' : '#f0e6c4', 0.1),
      })
    }
    for (const [x, z, q] of [
      [-3, 7, 1],
      [1.6, 4.6, 1.2],
      [-4, 3, 1.3],
    ] as const) {
      const a = pr([x, -1.35, z])
      const m = (pr([x + 1, -1.35, z])[0] - a[0]) * 0.24 * q
      sub += `<g transform="translate(${r1(a[0])} ${r1(a[1])}) rotate(70) scale(${(m / 30).toFixed(3)})">${path('M0 0C-22 -18 -30 -46 -22 -66C-18 -76 -9 -80 -8 -90L-12 -96L12 -96L8 -90C9 -80 18 -76 22 -66C30 -46 22 -18 0 0Z', { fill: deep('#d08a5a', 0) })}</g>`
    }
    out += g(sub, { clip: s.clip(`M0 ${r1(hy + 110 * u)}H${W}V${H}H0Z`), o: 0.85 })
    out += rect(0, hy + 100 * u, W, 330 * u, {
      fill: s.linU(
        [
          [0, mix(p.sea[1], p.shallow, 0.5), 1],
          [0.45, mix(mix(p.sea[1], p.shallow, 0.5), tq, 0.6), 0.8],
          [1, tq, 0],
        ],
        0,
        hy + 100 * u,
        0,
        hy + 430 * u,
      ),
    })
    for (let k = 0; k < 90; k++) {
      const t = r.f()
      const y = lerp(hy + 70 * u, H, t)
      const q = lerp(18, 60, t) * u * r.f(0.5, 1.2)
      out += path(lump(r, r.f(0, W), y, q, q * 0.3, 7, 0.24), {
        stroke: '#ffffff',
        sw: lerp(1, 2.4, t) * u,
        o: r.f(0.1, 0.36),
      })
    }
    // kayaks with shadows on the seabed
    const kayak = (x: number, y: number, len: number, c: Hex, two: boolean, lab: string): string => {
      const k = len / 100
      const q = s.r.fork(lab)
      const d = 'M0 -5C20 -2 80 -2 100 -7C92 2 84 5 74 5L22 5C12 5 6 1 0 -5Z'
      const pd = (px: number, f: number): string =>
        line([px - 16, -10 + f * 10], [px + 30, -34 - f * 6], lit(p, '#f4e7cf'), 1.4) +
        ell(px - 18, -8 + f * 10, 6, 2.4, { fill: lit(p, '#f0b23e'), tf: `rotate(-28 ${px - 18} ${-8 + f * 10})` }) +
        ell(px + 32, -36 - f * 6, 6, 2.4, { fill: lit(p, '#f0b23e'), tf: `rotate(-28 ${px + 32} ${-36 - f * 6})` })
      const vest = (px: number, col: Hex, hair: 'straw' | 'cap' | 'bun'): string =>
        figure(s, px, 3, 58, { pose: 'paddle', outfit: 'shorts', top: col, bottom: '#2a4058', hair })
      const b =
        path('M4 -4C24 -8 80 -8 98 -7C80 -2 24 -1 4 -4Z', { fill: shade(p, c) }) +
        vest(two ? 26 : 44, q.pick([p.accent, '#f0b23e']), 'cap') +
        (two ? vest(58, '#2f8f93', 'straw') : '') +
        path(d, {
          fill: s.lin([
            [0, mix(lit(p, c), '#ffffff', 0.25)],
            [0.5, lit(p, c)],
            [1, shade(p, c)],
          ]),
        }) +
        pd(two ? 32 : 50, 0) +
        (two ? pd(64, 0.3) : '')
      return (
        ell(x + len * 0.5 + s.cast * 60 * u, y + len * 0.2, len * 0.44, len * 0.05, {
          fill: mix(p.sea[2], p.ink, 0.2),
          o: 0.36,
          filter: s.blur(5 * u),
        }) +
        `<g transform="translate(${r1(x)} ${r1(y)}) scale(${k.toFixed(3)})">${b}</g>` +
        path(lens(x + len * 0.4, y + 5 * k, len * 1.1, 3 * u), { fill: '#ffffff', o: 0.6 })
      )
    }
    const cs: Hex[] = ['#e8452f', '#f0b23e', '#2f6d9c']
    out +=
      kayak(W * 0.2, H * 0.56, W * (s.tall ? 0.26 : 0.16), nth(cs, 2), false, 'k3') +
      kayak(W * (s.tall ? 0.52 : 0.56), H * 0.63, W * (s.tall ? 0.36 : 0.24), nth(cs, 1), true, 'k2') +
      kayak(W * (s.tall ? 0.08 : 0.22), H * 0.8, W * (s.tall ? 0.62 : 0.4), nth(cs, 0), true, 'k1')
    return out + boulders(s, 'bd', W * 0.88, W * 1.02, H * 1.0, 70 * u, 5)
  },
}
