import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { lump, range } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, curve, ell, lens, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Ski slope above the clouds: chairlift, snowy firs, one skier carving. */
export const ski: SceneDef = {
  sun: [0.14, 0.38],
  mirror: true,
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('sk')
    const hy = H * 0.5
    let out = sky(s, { hy, cloudY: 0.5, clouds: 'streak' })
    const snow = '#f6f9fb'
    const L = lit(p, snow, 0.7)
    const D = mix(shade(p, snow, 0.85), p.sky[0], 0.2)
    out += range(s, { label: 'm0', base: hy, h: 280 * u, peaks: 4, depth: 0.66, albedo: '#c8d0d8', snow: true })
    out += range(s, {
      label: 'm1',
      base: hy + 30 * u,
      h: 220 * u,
      peaks: 4,
      depth: 0.42,
      albedo: '#dfe6ec',
      snow: true,
      env: (t) => 1.1 - t * 0.6,
    })
    for (let k = 0; k < 8; k++)
      out += ell(r.f(0, W), hy + r.f(-6, 30) * u, r.f(160, 320) * u, r.f(18, 34) * u, {
        fill: '#ffffff',
        o: 0.55,
        filter: s.blur(12 * u),
      })
    const fir = (x: number, y: number, h: number, d: number, lab: string): string => {
      const q = s.r.fork(lab)
      let o = rect(x - h * 0.02, y - h * 0.1, h * 0.04, h * 0.12, { fill: far(p, shade(p, '#5a4030'), d) })
      for (let k = 0; k < 6; k++) {
        const t = k / 6
        const yy = y - h * lerp(0.06, 0.8, t)
        const w = h * lerp(0.24, 0.05, t)
        const hh = h * 0.26
        const g0 = far(p, mix(shade(p, MAT.pine), p.sky[0], 0.12), d)
        o +=
          path(
            poly([
              [x - w, yy],
              [x - w * 0.4, yy - hh * 0.36],
              [x, yy - hh],
              [x + w * 0.4, yy - hh * 0.36],
              [x + w, yy],
            ]),
            { fill: g0 },
          ) +
          path(
            poly([
              [x - s.cast * w * 0.94, yy - 1],
              [x - s.cast * w * 0.4, yy - hh * 0.36],
              [x, yy - hh],
              [x + s.cast * w * 0.14, yy - hh * 0.5],
              [x - s.cast * w * q.f(0.1, 0.3), yy - hh * 0.24],
            ]),
            { fill: far(p, L, d * 0.6) },
          )
      }
      return o
    }
    // slope falls from upper right to lower left
    const s1: Pt[] = [
      [-20, H * 0.74],
      [W * 0.25, H * 0.63],
      [W * 0.5, H * 0.52],
      [W * 0.75, H * 0.42],
      [W + 20, H * 0.34],
    ]
    out += path(
      bank(
        s1,
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
        0.9,
      ),
      {
        fill: s.linU(
          [
            [0, L],
            [1, mix(L, D, 0.5)],
          ],
          W * 0.2,
          H * 0.4,
          W,
          H,
        ),
      },
    )
    for (let k = 0; k < 26; k++) {
      const t = r.f(0.04, 0.98)
      const x = t * W
      const y = lerp(H * 0.72, H * 0.35, t) + r.f(4, 50) * u
      out += fir(x, y, r.f(60, 130) * u, 0.24, `f${k}`)
    }
    const s2: Pt[] = [
      [-20, H * 0.86],
      [W * 0.3, H * 0.75],
      [W * 0.6, H * 0.62],
      [W * 0.85, H * 0.54],
      [W + 20, H * 0.5],
    ]
    out += path(
      bank(
        s2,
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
        0.9,
      ),
      {
        fill: s.linU(
          [
            [0, mix(L, '#ffffff', 0.4)],
            [0.5, L],
            [1, mix(L, D, 0.6)],
          ],
          W * 0.1,
          H * 0.5,
          W,
          H,
        ),
      },
    )
    for (let k = 0; k < 34; k++) {
      const x = r.f(0, W)
      const y = H * r.f(0.7, 1)
      out += path(lens(x, y, r.f(80, 260) * u, r.f(3, 8) * u), {
        fill: r.chance(0.5) ? D : '#ffffff',
        o: 0.25,
        tf: `rotate(-18 ${r1(x)} ${r1(y)})`,
      })
    }
    // chairlift
    const cab = (t: number): Pt => [
      lerp(-20, W + 20, t),
      lerp(H * 0.52, H * 0.1, t) + Math.sin(t * Math.PI * 3) ** 2 * 10 * u,
    ]
    for (const t of [0.16, 0.5, 0.84]) {
      const [x, y] = cab(t)
      const gy = lerp(H * 0.7, H * 0.38, t) + 16 * u
      out +=
        path(
          poly([
            [x - 6 * u, gy],
            [x + 6 * u, gy],
            [x + 3 * u, y],
            [x - 3 * u, y],
          ]),
          { fill: shade(p, '#8a949c') },
        ) + rect(x - 26 * u, y - 4 * u, 52 * u, 7 * u, { fill: shade(p, '#6a747c') })
    }
    out += path(
      curve(
        Array.from({ length: 20 }, (_, k) => cab(k / 19)),
        false,
        0.9,
      ),
      { stroke: p.ink, sw: 2 * u, o: 0.8 },
    )
    for (let k = 0; k < 7; k++) {
      const [x, y] = cab((k + 0.6) / 7)
      const z = lerp(1.2, 0.7, k / 7)
      out +=
        line([x, y], [x, y + 34 * u * z], p.ink, 2 * u) +
        rect(x - 17 * u * z, y + 50 * u * z, 34 * u * z, 6 * u * z, { fill: shade(p, '#5a646c') }) +
        rect(x - 17 * u * z, y + 32 * u * z, 34 * u * z, 4 * u * z, { fill: lit(p, p.accent) })
      for (const d of [-8, 8])
        out += figure(s, x + d * u * z, y + 82 * u * z, 66 * u * z, {
          pose: 'sit',
          outfit: 'suit',
          top: r.pick(['#e8452f', '#2a7f9c', '#f0b23e', '#7a5a9a']),
          bottom: '#2a3a4c',
          hair: 'cap',
        })
    }
    // skiers
    const skier = (x: number, y: number, h: number, c: Hex, c2: Hex): string => {
      const b =
        ell(20, 8, 54, 4, { fill: D, o: 0.6 }) +
        line([-52, 6], [62, -18], lit(p, '#f0b23e'), 3.4, { cap: 'round' }) +
        line([-46, 14], [68, -8], shade(p, '#e0a63a'), 3.4, { cap: 'round' }) +
        path('M-8 -34L8 -22L0 -2', { stroke: lit(p, c2), sw: 9, cap: 'round', join: 'round' }) +
        path('M-6 -32L16 -20L10 -2', {
          stroke: mix(lit(p, c2), shade(p, c2), 0.5),
          sw: 9,
          cap: 'round',
          join: 'round',
        }) +
        path('M-12 -36C-12 -50 2 -64 14 -66L22 -56C16 -46 6 -36 -2 -30Z', { fill: lit(p, c) }) +
        path('M14 -60L30 -48L40 -56', { stroke: lit(p, c), sw: 6, cap: 'round', join: 'round' }) +
        path('M10 -56L20 -38L32 -36', {
          stroke: mix(lit(p, c), shade(p, c), 0.4),
          sw: 6,
          cap: 'round',
          join: 'round',
        }) +
        line([40, -56], [2, 4], p.ink, 1.4) +
        line([32, -36], [-16, 10], p.ink, 1.4) +
        circ(24, -72, 8, { fill: lit(p, c2) }) +
        rect(25, -76, 8, 6, { fill: lit(p, '#f0b23e') }, 2)
      return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${(-h / 80).toFixed(3)} ${(h / 80).toFixed(3)}) rotate(8)">${b}</g>`
    }
    out +=
      skier(W * 0.72, H * 0.66, 60 * u, '#2a7f9c', '#24364c') + skier(W * 0.86, H * 0.6, 46 * u, '#f0b23e', '#3a3a48')
    const kx = W * (s.tall ? 0.52 : 0.5)
    const ky = H * 0.84
    out += path(
      curve(
        [
          [W * 1.02, H * 0.64],
          [W * 0.84, H * 0.7],
          [W * 0.86, H * 0.76],
          [W * 0.66, H * 0.8],
          [kx + 30 * u, ky],
        ],
        false,
        1.1,
      ),
      { stroke: D, sw: 8 * u, o: 0.45 },
    )
    for (let k = 0; k < 26; k++)
      out += path(lump(r, kx + r.f(-10, 170) * u, ky + r.f(-50, 16) * u, r.f(8, 34) * u, r.f(6, 20) * u, 8, 0.2), {
        fill: '#ffffff',
        o: r.f(0.4, 0.9),
      })
    out += skier(kx, ky, 150 * u, p.accent, '#24364c')
    for (const [x, y, h] of [
      [0.05, 1.02, 480],
      [0.15, 1.04, 330],
      [-0.03, 0.98, 380],
      [0.96, 1.05, 300],
    ] as const)
      out += fir(x * W, y * H, h * u, 0, `n${x}`)
    return out
  },
}
