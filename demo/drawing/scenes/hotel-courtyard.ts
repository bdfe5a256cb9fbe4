import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { masonry, onFloor, quad } from '../primitives/buildings/buildings.ts'
import { broadleaf } from '../primitives/landscape/broadleaf-trees.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { lantern } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, ell, g, lerp, line, type Pt, path, poly, r1 } from '../svg.ts'

/** Boutique hotel in an old han: two tiers of arcade round a fountain court. */
export const hotelCourtyard: SceneDef = {
  sun: [0.2, 0.8],
  times: ['dusk', 'golden', 'noon', 'night', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hc')
    const hy = H * (s.tall ? 0.58 : 0.6)
    let out = sky(s, { hy, cloudY: 0.3, sun: false })
    const pr = camera({ eye: [0, 2.3, -4.2], focal: s.tall ? 1.06 : 0.74, cx: W * 0.5, cy: hy, width: W })
    const stone = r.pick(['#e6cfa8', '#ecdcc0', '#dcc2a0'])
    const alt = mix(stone, '#b0643f', 0.5)
    const L = lit(p, stone)
    const D = shade(p, stone)
    const right = s.sx > 0.5
    const w = s.tall ? 5.2 : 7.4
    const d = 13
    const lampG = (y0: number, y1: number): string =>
      p.lamps
        ? s.linU(
            [
              [0, '#ffdf9f'],
              [1, '#c9853f'],
            ],
            0,
            y0,
            0,
            y1,
          )
        : s.linU(
            [
              [0, mix(shade(p, '#4a4038'), p.ink, 0.25)],
              [1, mix(shade(p, '#7a6a58'), p.haze, 0.12)],
            ],
            0,
            y0,
            0,
            y1,
          )
    // arch outline in a wall given by a mapper u (along), v (up)
    const arch = (map: (a: number, b: number) => Pt, a0: number, a1: number, y0: number, sp: number): Pt[] => {
      const pts: Pt[] = [map(a0, y0), map(a0, sp)]
      for (let k = 1; k < 12; k++) {
        const t = k / 12
        const q = Math.sin(Math.PI * t)
        pts.push(map(lerp(a0, a1, t), sp + (a1 - a0) * 0.5 * q ** 0.72))
      }
      pts.push(map(a1, sp), map(a1, y0))
      return pts
    }
    const wall = (
      map: (a: number, b: number) => Pt,
      len: number,
      n: number,
      base: Hex,
      dk: Hex,
      lab: string,
    ): string => {
      let o =
        path(poly([map(0, 8.2), map(len, 8.2), map(len, 0), map(0, 0)]), {
          fill: s.linU(
            [
              [0, base],
              [1, mix(base, dk, 0.3)],
            ],
            0,
            map(0, 8.2)[1],
            0,
            map(0, 0)[1],
          ),
        }) + g(masonry(s, map, len, 8.2, stone, lab, 0.36), { o: 0.7 })
      for (const tier of [0, 1]) {
        const y0 = tier ? 4.5 : 0
        const m = tier ? n * 1 : n
        for (let k = 0; k < m; k++) {
          const a0 = (k + 0.14) * (len / m)
          const a1 = (k + 0.86) * (len / m)
          const sp = y0 + (tier ? 1.5 : 2.1)
          const pts = arch(map, a0, a1, y0 + (tier ? 0.06 : 0), sp)
          o += path(poly(pts), { fill: lampG(map(0, sp + 1)[1], map(0, y0)[1]) })
          const am = (a0 + a1) / 2
          const lm = Math.abs(map(am, 0)[1] - map(am, 1)[1])
          // voussoirs in two colours
          for (let q = 1; q < pts.length - 2; q++)
            if (q % 2)
              o += path(poly([nth(pts, q), nth(pts, q + 1)], false), {
                stroke: lit(p, alt),
                sw: Math.max(3, lm * 0.13),
              })
          o += path(poly(pts, false), { stroke: mix(base, '#ffffff', 0.25), sw: 2.4 * u, o: 0.8 })
          // lamp in each arch
          const lp = map((a0 + a1) / 2, y0 + (tier ? 1.7 : 2.2))
          if (p.lamps)
            o += circ(lp[0], lp[1], lm * 0.9, {
              fill: s.radU(
                [
                  [0, '#fff0c4', 0.6],
                  [1, '#ffc872', 0],
                ],
                lp[0],
                lp[1],
                lm * 0.9,
              ),
            })
          o += ell(lp[0], lp[1], lm * 0.1, lm * 0.16, { fill: p.lamps ? '#fff4cc' : lit(p, '#e0b25a') })
          if (tier) {
            for (let q = 0; q < 9; q++)
              o += line(
                map(lerp(a0, a1, (q + 0.5) / 9), y0 + 0.1),
                map(lerp(a0, a1, (q + 0.5) / 9), y0 + 0.8),
                shade(p, '#6a4a34'),
                1.8 * u,
              )
            o += line(map(a0, y0 + 0.82), map(a1, y0 + 0.82), lit(p, '#8a5c3a'), 3.6 * u)
          }
        }
      }
      for (const y of [3.9, 8.1])
        o +=
          path(poly([map(0, y + 0.28), map(len, y + 0.28), map(len, y), map(0, y)]), {
            fill: mix(base, '#ffffff', 0.3),
          }) + path(poly([map(0, y), map(len, y), map(len, y - 0.14), map(0, y - 0.14)]), { fill: p.shadow, o: 0.3 })
      return o
    }
    // domes of the roof behind
    for (let k = 0; k < 6; k++) {
      const a = pr([lerp(-w * 0.86, w * 0.86, k / 5), 8.3, d + 1.4])
      const q = (pr([1, 0, d])[0] - pr([0, 0, d])[0]) * (w * 0.16)
      out += path(`M${r1(a[0] - q)} ${r1(a[1])}A${r1(q)} ${r1(q * 0.8)} 0 0 1 ${r1(a[0] + q)} ${r1(a[1])}Z`, {
        fill: s.linU(
          right
            ? [
                [0, shade(p, '#7a8a90')],
                [1, lit(p, '#9fb0b4')],
              ]
            : [
                [0, lit(p, '#9fb0b4')],
                [1, shade(p, '#7a8a90')],
              ],
          a[0] - q,
          0,
          a[0] + q,
          0,
        ),
      })
    }
    out += wall((a, b) => pr([-w + a, b, d]), w * 2, s.tall ? 4 : 5, mix(L, D, 0.12), D, 'mb')
    // court floor
    const pave = '#e3d2b2'
    const back = pr([0, 0, d])[1]
    out += path(onFloor(pr, 0, -w, w, -3.4, d), {
      fill: s.linU(
        [
          [0, lit(p, pave)],
          [1, mix(lit(p, pave), shade(p, pave), 0.5)],
        ],
        0,
        back,
        0,
        H,
      ),
    })
    for (let z = -3; z < d; z += 0.9)
      for (let x = -w; x < w; x += 1.1)
        if (r.chance(0.5))
          out += path(
            quad(
              pr,
              [x + 0.04, 0, z + 0.84],
              [Math.min(w, x + 1.04), 0, z + 0.84],
              [Math.min(w, x + 1.04), 0, z],
              [x + 0.04, 0, z],
            ),
            { fill: r.chance(0.5) ? shade(p, pave) : mix(lit(p, pave), '#ffffff', 0.25), o: r.f(0.08, 0.26) },
          )
    for (const sd of [-1, 1] as const) {
      const litW = sd < 0 === right
      const base = litW ? L : mix(D, L, 0.25)
      out += wall((a, b) => pr([sd * w, b, d - a]), d + 2, 5, base, D, `ms${sd}`)
    }
    if (p.lamps)
      out += ell(W / 2, pr([0, 0, 7])[1], W * 0.46, 120 * u, {
        fill: s.radU(
          [
            [0, '#ffcf85', 0.42],
            [1, '#ffcf85', 0],
          ],
          W / 2,
          pr([0, 0, 7])[1],
          W * 0.46,
          0.26,
        ),
      })
    else
      out += path(
        quad(
          pr,
          [right ? w : -w, 0.01, d],
          [right ? 0.8 : -0.8, 0.01, d],
          [right ? -0.6 : 0.6, 0.01, -3.4],
          [right ? w : -w, 0.01, -3.4],
        ),
        { fill: p.shadow, o: 0.3 },
      )
    // orange trees in tubs
    for (const [x, z] of [
      [-w + 2, 10.4],
      [w - 2, 10.4],
      [-w + 1.9, 4.6],
      [w - 1.9, 4.6],
    ] as const) {
      const a = pr([x, 0, z])
      const m = pr([x + 1, 0, z])[0] - a[0]
      out +=
        ell(a[0] + s.cast * m * 0.5, a[1], m * 0.9, m * 0.16, { fill: p.shadow, o: 0.35 }) +
        broadleaf(s, a[0], a[1] - m * 0.4, m * 3.1, `ot${x}${z}`, '#4f8a4a', 0, 0.36)
      for (let k = 0; k < 14; k++)
        out += circ(a[0] + r.n() * m * 0.8, a[1] - m * (2.6 + r.n() * 0.5), m * 0.09, { fill: lit(p, '#f09a34') })
      out += path(
        poly([
          [a[0] - m * 0.42, a[1] - m * 0.72],
          [a[0] + m * 0.42, a[1] - m * 0.72],
          [a[0] + m * 0.32, a[1]],
          [a[0] - m * 0.32, a[1]],
        ]),
        {
          fill: s.linU(
            [
              [0, lit(p, MAT.terracotta)],
              [1, shade(p, MAT.terracotta)],
            ],
            a[0] - s.cast * m * 0.4,
            0,
            a[0] + s.cast * m * 0.4,
            0,
          ),
        },
      )
    }
    // fountain
    const f0 = pr([0, 0, 7.4])
    const m = pr([1, 0, 7.4])[0] - f0[0]
    const oct = (q: number, dy: number): Pt[] =>
      Array.from({ length: 8 }, (_, k) => {
        const a = (k / 8) * 6.2832 + 0.3927
        return [f0[0] + Math.cos(a) * m * q, f0[1] - dy + Math.sin(a) * m * q * 0.27] as Pt
      })
    const o1 = oct(1.7, m * 0.5)
    out += ell(f0[0] + s.cast * m * 0.3, f0[1] + m * 0.1, m * 1.9, m * 0.5, { fill: p.shadow, o: 0.3 })
    for (const [a, b, k] of [
      [3, 2, right ? 0.8 : 0.1],
      [2, 1, 0.4],
      [1, 0, right ? 0.1 : 0.8],
    ] as const)
      out += path(
        poly([
          nth(o1, a),
          nth(o1, b),
          [nth(o1, b)[0], nth(o1, b)[1] + m * 0.5],
          [nth(o1, a)[0], nth(o1, a)[1] + m * 0.5],
        ]),
        {
          fill: mix(lit(p, '#f5ecdc'), shade(p, '#e6dccb'), k),
        },
      )
    out +=
      path(poly(o1), { fill: lit(p, '#fffaf0') }) +
      path(poly(oct(1.5, m * 0.46)), {
        fill: s.linU(
          [
            [0, mix(p.sky[2], p.shallow, 0.5)],
            [1, mix(p.shallow, p.sea[2], 0.4)],
          ],
          0,
          f0[1] - m * 0.9,
          0,
          f0[1],
        ),
      })
    out +=
      path(
        poly([
          [f0[0] - m * 0.12, f0[1] - m * 0.4],
          [f0[0] + m * 0.12, f0[1] - m * 0.4],
          [f0[0] + m * 0.08, f0[1] - m * 1.3],
          [f0[0] - m * 0.08, f0[1] - m * 1.3],
        ]),
        { fill: lit(p, '#efe6d6') },
      ) +
      path(
        `M${r1(f0[0] - m * 0.6)} ${r1(f0[1] - m * 1.34)}Q${r1(f0[0])} ${r1(f0[1] - m * 0.98)} ${r1(f0[0] + m * 0.6)} ${r1(f0[1] - m * 1.34)}Z`,
        { fill: mix(lit(p, '#f5ecdc'), shade(p, '#e6dccb'), 0.3) },
      ) +
      ell(f0[0], f0[1] - m * 1.34, m * 0.6, m * 0.1, { fill: mix(p.shallow, '#ffffff', 0.4) })
    for (const k of [-1, -0.5, 0.5, 1])
      out += path(
        `M${r1(f0[0] + k * m * 0.56)} ${r1(f0[1] - m * 1.32)}Q${r1(f0[0] + k * m * 0.86)} ${r1(f0[1] - m * 1.3)} ${r1(f0[0] + k * m * 0.92)} ${r1(f0[1] - m * 0.5)}`,
        { stroke: mix(p.sky[3], '#ffffff', 0.6), sw: 3 * u, o: 0.85 },
      )
    out += path(`M${r1(f0[0])} ${r1(f0[1] - m * 1.36)}V${r1(f0[1] - m * 1.8)}`, {
      stroke: '#ffffff',
      sw: 3 * u,
      o: 0.8,
    })
    // tables with guests
    const tbl = (x: number, z: number, lab: string): string => {
      const a = pr([x, 0, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      const q = s.r.fork(lab)
      const hgt = pr([x, 0, z])[1] - pr([x, 1.7, z])[1]
      return (
        ell(a[0], a[1], k * 1.2, k * 0.22, { fill: p.shadow, o: 0.3 }) +
        figure(s, a[0] - k * 0.85, a[1], hgt, { ...passer(q, ['sit']), flip: false }) +
        figure(s, a[0] + k * 0.85, a[1], hgt, { ...passer(q, ['sit']), flip: true }) +
        line([a[0], a[1] + k * 0.05], [a[0], a[1] - k * 0.72], shade(p, '#5a4636'), k * 0.08) +
        path(
          `M${r1(a[0] - k * 0.55)} ${r1(a[1] - k * 0.74)}L${r1(a[0] + k * 0.55)} ${r1(a[1] - k * 0.74)}L${r1(a[0] + k * 0.5)} ${r1(a[1] - k * 0.36)}Q${r1(a[0])} ${r1(a[1] - k * 0.26)} ${r1(a[0] - k * 0.5)} ${r1(a[1] - k * 0.36)}Z`,
          { fill: lit(p, '#fbf4e6') },
        ) +
        ell(a[0], a[1] - k * 0.74, k * 0.55, k * 0.11, { fill: lit(p, '#fffaf0') }) +
        lantern(s, a[0], a[1] - k * 0.72, k * 0.44)
      )
    }
    out +=
      tbl(-3.2, 8, 't1') +
      tbl(3.3, 8.2, 't2') +
      tbl(s.tall ? -2.3 : -2.9, 3.4, 't3') +
      (s.tall ? '' : tbl(3.1, 3, 't4'))
    const sp: Pt[] = []
    for (let k = 0; k < 22; k++)
      sp.push(pr([(right ? -1 : 1) * (w - 0.1), lerp(4.8, 3, r.f() ** 1.4), lerp(0, 6, r.f())]))
    sp.sort((a, b) => a[1] - b[1])
    return out + blossom(s, sp, 32 * u, 'bg', MAT.bougain, 0.36)
  },
}
