import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, quad } from '../primitives/buildings/buildings.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { cushion } from '../primitives/rooms/furniture.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, curve, ell, g, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Foredeck of a gulet at anchor: cushions, mast, awning edge, a cove ahead. */
export const deckLounge: SceneDef = {
  sun: [0.2, 0.8],
  times: ['golden', 'noon', 'dusk', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('dl')
    const hy = H * (s.tall ? 0.4 : 0.39)
    const sd = s.sx > 0.5 ? 1 : -1
    let out = sky(s, { hy, cloudY: 0.7 })
    out += range(s, { label: 'm0', base: hy, h: 170 * u, peaks: 6, depth: 0.8, albedo: '#9fb0a8' })
    out += sea(s, {
      hy,
      colors:
        p.time === 'noon'
          ? [p.sea[0], p.sea[1], mix(p.shallow, p.sea[1], 0.2)]
          : [p.sea[0], p.sea[1], mix(p.sea[2], p.shallow, 0.3)],
    })
    const X = (t: number): number => (sd > 0 ? t : 1 - t)
    out += headland(s, { label: 'h0', y: hy + 16 * u, from: X(1.05), to: X(0.72), h: 90 * u, depth: 0.5, trees: 60 })
    out += headland(s, {
      label: 'h1',
      y: hy + 44 * u,
      from: X(-0.06),
      to: X(0.38),
      h: 210 * u,
      depth: 0.26,
      trees: 150,
    })
    out += sailboat(s, X(0.66) * W, hy + 18 * u, 50 * u, 0.35)
    const pr = camera({ eye: [0, 2.6, -2.2], focal: s.tall ? 1.05 : 0.78, cx: W * 0.5, cy: hy, width: W })
    // deck in plan: half width narrowing to the bow
    const half = (z: number): number => 3.3 * Math.sqrt(Math.max(0, 1 - ((z - 1) / 9.2) ** 2)) + 0.05
    const zs = [-1.4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9.7, 10.15]
    const edge = (k: 1 | -1, y: number, off = 0): Pt[] => zs.map((z) => pr([k * (half(z) + off), y, z]))
    const deck = `${curve(edge(-1, 0), false, 0.9) + curve(edge(1, 0).reverse(), false, 0.9).replace('M', 'L')}Z`
    const hull = `${curve(edge(-1, 0.5, 0.16), false, 0.9) + curve(edge(1, 0.5, 0.16).reverse(), false, 0.9).replace('M', 'L')}Z`
    out +=
      path(hull, { fill: lit(p, MAT.white), tf: `translate(0 ${r1(22 * u)})` }) +
      path(hull, { fill: shade(p, '#8a5c3a') })
    out += path(deck, {
      fill: s.linU(
        [
          [0, mix(lit(p, MAT.teak), p.haze, 0.15)],
          [1, mix(lit(p, MAT.teak), shade(p, MAT.teak), 0.3)],
        ],
        0,
        pr([0, 0, 10])[1],
        0,
        H,
      ),
    })
    let pl = ''
    for (let x = -3.4; x <= 3.4; x += 0.24)
      pl += line(pr([x, 0, -1.4]), pr([x * 0.55, 0, 10]), shade(p, '#7a5234'), 2 * u, { o: 0.5 })
    out += g(
      pl +
        path(quad(pr, [s.cast * -0.2, 0, 9], [s.cast * 0.25, 0, 9], [s.cast * 3.4, 0, 1], [s.cast * 2.6, 0, 1]), {
          fill: p.shadow,
          o: 0.3,
        }),
      { clip: s.clip(deck) },
    )
    // bulwark
    for (const k of [-1, 1] as const) {
      const litSide = k < 0 === s.sx > 0.5
      out +=
        path(`${curve(edge(k, 0), false, 0.9) + curve(edge(k, 0.5, 0.1).reverse(), false, 0.9).replace('M', 'L')}Z`, {
          fill: litSide ? lit(p, '#f7efe0') : shade(p, '#f0e4d0', 0.8),
        }) +
        path(curve(edge(k, 0.52, 0.12), false, 0.9), { stroke: lit(p, '#b9783f'), sw: 15 * u, cap: 'round' }) +
        path(curve(edge(k, 0.52, 0.05), false, 0.9), { stroke: shade(p, '#8a5428'), sw: 4 * u, o: 0.7 })
    }
    for (const k of [-1, 1])
      for (const z of [1, 3, 5, 7, 8.6])
        out += line(
          pr([k * (half(z) + 0.1), 0.55, z]),
          pr([k * (half(z) + 0.1), 1.1, z]),
          lit(p, '#dfe4e6'),
          (20 / (z + 2.2)) * u + 1.4,
        )
    for (const k of [-1, 1] as const)
      out += path(
        curve(
          zs.slice(1).map((z) => pr([k * (half(z) + 0.1), 1.08, z])),
          false,
          0.9,
        ),
        { stroke: lit(p, '#eef1f2'), sw: 3 * u },
      )
    // bowsprit and forestay
    out += path(quad(pr, [-0.14, 0.66, 10], [0.14, 0.66, 10], [0.08, 1.5, 14], [-0.08, 1.5, 14]), {
      fill: lit(p, '#b9783f'),
    })
    const mh = pr([0, 9, 7.4])
    out +=
      line(pr([0, 1.5, 14]), [mh[0], -20], shade(p, '#4a4038'), 2.4 * u) +
      line(pr([half(5), 0.6, 5]), [mh[0], -20], shade(p, '#4a4038'), 2 * u) +
      line(pr([-half(5), 0.6, 5]), [mh[0], -20], shade(p, '#4a4038'), 2 * u)
    // mast
    const mb = pr([0, 0, 7.4])
    out += path(
      poly([
        [mb[0] - 15 * u, mb[1]],
        [mb[0] + 15 * u, mb[1]],
        [mb[0] + 11 * u, -10],
        [mb[0] - 11 * u, -10],
      ]),
      {
        fill: s.linU(
          [
            [0, lit(p, '#d09a62')],
            [0.5, lit(p, '#b9783f')],
            [1, shade(p, '#8a5428')],
          ],
          mb[0] - s.cast * 15 * u,
          0,
          mb[0] + s.cast * 15 * u,
          0,
        ),
      },
    )
    for (const y of [0.5, 0.9, 1.3]) {
      const a = pr([0, y, 7.4])
      out += ell(a[0], a[1], 17 * u, 4 * u, { fill: lit(p, '#e9dcc4') })
    }
    // furled sail along the forestay
    out += path(
      `M${r1(mb[0] + 6 * u)} ${r1(-10)}Q${r1(mb[0] + 40 * u * sd)} ${r1(hy * 0.5)} ${r1(pr([0, 1.9, 12.6])[0] + 4 * u)} ${r1(pr([0, 1.9, 12.6])[1])}Q${r1(mb[0] + 10 * u * sd)} ${r1(hy * 0.5)} ${r1(mb[0] - 2 * u)} ${r1(-10)}Z`,
      { fill: lit(p, '#fbf3e2') },
    )
    // sun mattresses forward, U seat near
    const cu: Hex = r.pick(['#2a5f86', '#f5ead6', '#c8402a', '#2f8f93'])
    const F = { front: mix(lit(p, cu), shade(p, cu), 0.4), top: lit(p, cu), left: shade(p, cu), right: shade(p, cu) }
    out +=
      box(s, pr, { x: [-1.9, -0.15], y: [0.02, 0.28], z: [4.6, 6.9] }, cu, F) +
      box(s, pr, { x: [0.15, 1.9], y: [0.02, 0.28], z: [4.6, 6.9] }, cu, F)
    for (const x of [-1, 1]) {
      for (let k = 1; k < 4; k++)
        out += line(pr([x - 0.88, 0.29, 4.6 + k * 0.58]), pr([x + 0.88, 0.29, 4.6 + k * 0.58]), shade(p, cu), 1.6 * u, {
          o: 0.5,
        })
      const a = pr([x, 0.46, 6.6])
      const m = pr([1, 0, 6.6])[0] - pr([0, 0, 6.6])[0]
      out += cushion(s, a[0], a[1], m * 0.6, m * 0.36, '#fbf4e6', `fc${x}`, x * 4)
    }
    // reader on a mattress
    const f0 = pr([-0.9, 0.28, 5.4])
    out += figure(s, f0[0], f0[1], pr([0, 0, 5.4])[1] - pr([0, 1.5, 5.4])[1], {
      pose: 'ground',
      outfit: 'shorts',
      top: '#fbf6ea',
      bottom: p.accent,
      hair: 'straw',
      flip: sd > 0,
    })
    // near seats
    const seat: Hex = '#f3e7d2'
    const G = {
      front: mix(lit(p, seat), shade(p, seat), 0.4),
      top: lit(p, seat),
      left: shade(p, seat),
      right: shade(p, seat),
    }
    for (const k of [-1, 1]) {
      out += box(s, pr, { x: k < 0 ? [-2.9, -1.8] : [1.8, 2.9], y: [0, 0.5], z: [-0.6, 3.4] }, seat, {
        ...G,
        left: mix(lit(p, seat), shade(p, seat), 0.5),
        right: mix(lit(p, seat), shade(p, seat), 0.5),
      })
      for (let q = 0; q < 3; q++) {
        const z = 2.9 - q * 1.15
        const a = pr([k * 2.55, 0.78, z])
        const m = pr([1, 0, z])[0] - pr([0, 0, z])[0]
        out += cushion(
          s,
          a[0],
          a[1],
          m * 0.56,
          m * 0.5,
          nth([cu, '#fbf4e6', '#e0a63a', cu, '#c8643e', '#fbf4e6'], (q + (k > 0 ? 3 : 0)) % 6),
          `nc${k}${q}`,
          k * 8,
        )
      }
    }
    // table with fruit and glasses
    out +=
      box(s, pr, { x: [-0.14, 0.14], y: [0, 0.52], z: [1.8, 2] }, '#8a5428') +
      box(s, pr, { x: [-0.9, 0.9], y: [0.52, 0.6], z: [1.2, 2.6] }, '#b9783f', {
        front: shade(p, '#a8632f'),
        top: lit(p, '#c98a50'),
      })
    const t0 = pr([-0.2, 0.6, 1.9])
    const m = pr([1, 0.6, 1.9])[0] - pr([0, 0.6, 1.9])[0]
    out += ell(t0[0], t0[1], m * 0.34, m * 0.1, { fill: lit(p, '#fdf8ee') })
    for (const [dx, dy, c] of [
      [-0.16, -0.08, '#f0a63c'],
      [0.02, -0.1, '#d8412f'],
      [0.18, -0.07, '#f2c14e'],
      [-0.06, -0.18, '#8fb04a'],
      [0.1, -0.18, '#e0702c'],
    ] as const)
      out += circ(t0[0] + dx * m, t0[1] + dy * m, m * 0.095, {
        fill: s.radU(
          [
            [0, mix(lit(p, c), '#ffffff', 0.25)],
            [1, shade(p, c, 0.7)],
          ],
          t0[0] + (dx - 0.03 * s.cast) * m,
          t0[1] + (dy - 0.04) * m,
          m * 0.13,
        ),
      })
    for (const dx of [0.5, 0.66, -0.56]) {
      const x = t0[0] + dx * m
      const y = t0[1] + m * 0.05
      out +=
        path(
          poly([
            [x - m * 0.06, y - m * 0.26],
            [x + m * 0.06, y - m * 0.26],
            [x + m * 0.045, y],
            [x - m * 0.045, y],
          ]),
          { fill: mix(p.sky[3], '#ffffff', 0.5), o: 0.6 },
        ) + rect(x - m * 0.05, y - m * 0.17, m * 0.1, m * 0.16, { fill: lit(p, '#f0a63c'), o: 0.85 })
    }
    // awning edge overhead
    const aw: Pt[] = Array.from(
      { length: 9 },
      (_, k) => [(k / 8) * W * 1.04 - W * 0.02, H * 0.055 + Math.sin((k / 8) * Math.PI) * -14 * u] as Pt,
    )
    out += path(
      bank(
        aw,
        [
          [W * 1.02, -10],
          [-W * 0.02, -10],
        ],
        0.8,
      ),
      {
        fill: s.lin([
          [0, shade(p, '#f3e7d2')],
          [1, lit(p, '#f7efe0')],
        ]),
      },
    )
    for (let k = 0; k < 16; k++) {
      const x = (k / 16) * W
      out += path(`M${r1(x)} ${r1(H * 0.05)}q${r1(W / 32)} ${r1(26 * u)} ${r1(W / 16)} 0Z`, {
        fill: k % 2 ? lit(p, cu === '#f5ead6' ? '#2a5f86' : cu) : lit(p, '#f7efe0'),
      })
    }
    return out + birds(s, X(0.56) * W, hy * 0.5, 5, 12 * u, mix(p.ink, p.sky[1], 0.2))
  },
}
