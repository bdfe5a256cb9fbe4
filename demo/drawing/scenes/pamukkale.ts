import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, clamp, curve, g, lens, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

interface Row {
  lip: Pt[]
  cusps: Pt[]
  wall: number
  t: number
}

/** Travertine terraces stepping down a hillside: scalloped lips, fluted walls, sky in the water. */
export const pamukkale: SceneDef = {
  sun: [0.18, 0.4],
  mirror: true,
  times: ['golden', 'dawn', 'dusk', 'noon'],
  draw(s) {
    const { W, H, u, p } = s
    const hy = H * (s.tall ? 0.34 : 0.33)
    let out = sky(s, { hy, cloudY: 0.7, sun: p.time === 'noon' ? false : { y: hy * 0.7, r: 60 } })
    out += range(s, { label: 'm0', base: hy + 8 * u, h: 140 * u, peaks: 5, depth: 0.82, albedo: '#a49c9a', jag: 0.1 })
    out += range(s, { label: 'm1', base: hy + 16 * u, h: 76 * u, peaks: 6, depth: 0.66, albedo: '#8f9a86', jag: 0.08 })
    // the plain far below on the left
    out += hills(s, {
      label: 'pl',
      y: hy + 10 * u,
      amp: 4 * u,
      n: 5,
      base: H,
      color: far(p, lit(p, '#a9a56d'), 0.55),
      foot: far(p, lit(p, MAT.scrub), 0.3),
    })
    const fr = s.r.fork('fields')
    for (let k = 0; k < 26; k++) {
      const y = hy + 16 * u + fr.f() ** 1.4 * H * 0.2
      const x = fr.f(-0.05, 0.7) * W
      const w = fr.f(50, 170) * u
      out += path(
        poly([
          [x, y],
          [x + w, y - 3 * u],
          [x + w * 1.06, y + 9 * u],
          [x - w * 0.06, y + 11 * u],
        ]),
        { fill: far(p, lit(p, fr.pick(['#8f9a5a', '#b9a860', '#7f8f5c', '#c9b880'])), 0.46), o: 0.8 },
      )
    }
    const wh = '#fdf9f2'
    const L = lit(p, wh, 0.75)
    const D = mix(shade(p, wh, 0.92), p.sky[1], 0.22)
    const pool0 = p.time === 'night' ? '#3a9aa6' : mix('#4fc4cc', p.shallow, 0.35)
    // brow of the hill: high on the right, running down to the left
    const brow: Pt[] = [
      [-20, H * 0.6],
      [W * 0.1, H * 0.53],
      [W * 0.24, H * 0.46],
      [W * 0.4, H * 0.405],
      [W * 0.58, H * 0.36],
      [W * 0.76, H * 0.315],
      [W + 20, H * 0.28],
    ]
    const browAt = (x: number): number => {
      for (let k = 0; k < brow.length - 1; k++) {
        const [a, b] = [nth(brow, k), nth(brow, k + 1)]
        if (x <= b[0]) return lerp(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0])))
      }
      return nth(brow, brow.length - 1)[1]
    }
    for (let k = 0; k < 7; k++) {
      const x = W * (0.72 + k * 0.045)
      out += cypress(s, x, browAt(x) + 12 * u, s.r.fork(`cy${k}`).f(70, 150) * u, `c${k}`, 0.32)
    }
    out += path(
      bank(
        brow,
        [
          [W + 20, H + 20],
          [-20, H + 20],
        ],
        0.8,
      ),
      {
        fill: s.linU(
          [
            [0, mix(L, p.haze, 0.25)],
            [1, mix(L, D, 0.3)],
          ],
          0,
          H * 0.28,
          0,
          H,
        ),
      },
    )
    const rows: Row[] = []
    const n = s.tall ? 9 : 8
    for (let k = 0; k < n; k++) {
      const t = (k + 0.6) / n
      const r = s.r.fork(`row${k}`)
      const w0 = lerp(74, 430, t ** 1.5) * u
      const lip: Pt[] = []
      const cusps: Pt[] = []
      // distance below the brow grows towards the viewer; rows fan out to the left where the slope turns
      const base = (x: number): number =>
        browAt(x) +
        lerp(6, 690, t ** 1.45) * u * lerp(0.8, 1, x / W) * (s.tall ? 1.34 : 1) +
        lerp(0, -120, t) * u * (1 - x / W)
      let x = -w0 * r.f(0.3, 0.9)
      while (x < W + w0) {
        const w = w0 * r.f(0.6, 1.35)
        const dip = w * lerp(0.1, 0.17, t) * r.f(0.8, 1.25)
        cusps.push([x, base(x)])
        for (let q = 0; q < 8; q++) {
          const v = q / 8
          const a = Math.sin(Math.PI * v) ** 0.7
          lip.push([
            x + v * w + r.n() * w * 0.012,
            lerp(base(x), base(x + w), v) + a * dip + (q % 2 ? 1 : -1) * w * 0.007,
          ])
        }
        x += w
      }
      rows.push({ lip, cusps, wall: lerp(9, 104, t ** 1.35) * u, t })
    }
    const water = (a: readonly Pt[], b: readonly Pt[]): string =>
      `${curve(a, false, 0.9) + curve([...b].reverse(), false, 0.9).replace('M', 'L')}Z`
    let prev: Row | undefined
    for (const row of rows) {
      const depth = lerp(0.42, 0, row.t)
      const Lc = far(p, L, depth)
      const Dc = far(p, D, depth)
      const c0 = far(p, pool0, depth * 0.8)
      const r = s.r.fork(`w${row.t.toFixed(2)}`)
      const upper = prev ? prev.lip : brow.map(([x, y]) => [x, y + 3 * u] as Pt)
      const wd = water(upper, row.lip)
      const yTop = Math.min(...upper.map((q) => q[1]))
      const yBot = Math.max(...row.lip.map((q) => q[1]))
      out += path(wd, {
        fill: s.linU(
          [
            [0, mix(c0, p.sky[3], 0.5)],
            [0.5, c0],
            [1, mix(c0, '#dff8f2', 0.4)],
          ],
          0,
          yTop,
          0,
          yBot,
        ),
      })
      let inn = rect(0, yTop, W, yBot - yTop, {
        fill: s.radU(
          [
            [0, p.glow, p.time === 'noon' ? 0.16 : 0.6],
            [1, p.glow, 0],
          ],
          s.sx * W,
          (yTop + yBot) / 2,
          W * 0.34,
          0.7,
        ),
      })
      for (let q = 0; q < 46; q++) {
        const x = r.f(0, W)
        const i = Math.min(
          row.lip.length - 1,
          Math.max(
            0,
            row.lip.findIndex((v) => v[0] > x),
          ),
        )
        const y = nth(row.lip, i)[1] - r.f(0.05, 0.7) * row.wall * 1.6
        inn += path(lens(x, y, lerp(20, 150, row.t) * u * r.f(0.4, 1), lerp(0.8, 3.4, row.t) * u), {
          fill: r.chance(0.75) ? p.glint : mix(c0, p.ink, 0.2),
          o: r.f(0.25, 0.75),
        })
      }
      // ridges between basins, running back from the cusps
      for (const [x, y] of row.cusps) {
        const l = row.wall * r.f(1.6, 2.6)
        const dx = r.f(-0.5, 0.5) * l
        inn +=
          path(
            curve(
              [
                [x, y],
                [x + dx * 0.3, y - l * 0.4],
                [x + dx, y - l],
              ],
              false,
              0.9,
            ),
            { stroke: mix(Lc, Dc, 0.2), sw: row.wall * 0.24, cap: 'round' },
          ) +
          path(
            curve(
              [
                [x - 2 * u, y - row.wall * 0.06],
                [x + dx * 0.3 - 2 * u, y - l * 0.4],
                [x + dx - 2 * u, y - l],
              ],
              false,
              0.9,
            ),
            { stroke: mix(Lc, '#ffffff', 0.5), sw: row.wall * 0.1, cap: 'round' },
          )
      }
      out += g(inn, { clip: s.clip(wd) })
      // wall of the row above hangs over this water
      if (prev) {
        const pr = prev
        const foot = pr.lip.map(([x, y], q) => [x, y + pr.wall * (0.82 + 0.16 * Math.sin(q * 1.7))] as Pt)
        const wall = water(pr.lip, foot)
        out += path(foot.length ? curve(foot, false, 0.9) : '', { stroke: mix(Lc, c0, 0.4), sw: pr.wall * 0.3, o: 0.5 })
        out += path(wall, {
          fill: s.linU(
            [
              [0, Lc],
              [0.4, mix(Lc, Dc, 0.35)],
              [1, Dc],
            ],
            0,
            yTop,
            0,
            yTop + pr.wall * 2.2,
          ),
          o: 1,
        })
        let fl = ''
        pr.lip.forEach(([x, y], q) => {
          const lw = pr.wall * r.f(0.09, 0.2)
          const ll = pr.wall * r.f(0.6, 1.05)
          fl += path(
            `M${r1(x - lw)} ${r1(y)}Q${r1(x - lw * 0.7)} ${r1(y + ll * 0.7)} ${r1(x)} ${r1(y + ll)}Q${r1(x + lw * 0.7)} ${r1(y + ll * 0.7)} ${r1(x + lw)} ${r1(y)}Z`,
            { fill: q % 2 ? Dc : mix(Lc, '#ffffff', 0.5), o: q % 2 ? 0.5 : 0.9 },
          )
          if (q % 3 === 0) fl += line([x + lw, y + ll * 0.2], [x + lw * 1.2, y + ll], Dc, pr.wall * 0.04, { o: 0.6 })
        })
        out += g(fl, { clip: s.clip(wall) })
        // mirror of the wall
        out += g(
          path(
            foot
              .map(([x, y], q) =>
                q % 2
                  ? ''
                  : `M${r1(x - pr.wall * 0.16)} ${r1(y)}h${r1(pr.wall * 0.32)}l${r1(-pr.wall * 0.08)} ${r1(pr.wall * 0.4)}h${r1(-pr.wall * 0.16)}Z`,
              )
              .join(''),
            { fill: Lc, o: 0.22 },
          ),
          { clip: s.clip(wd) },
        )
        out += path(curve(pr.lip, false, 0.9), { stroke: '#ffffff', sw: lerp(2, 8, pr.t) * u, o: 0.95, join: 'round' })
      }
      // visitors wade along one of the middle lips
      if (row.t > 0.42 && row.t < 0.6)
        for (let q = 0; q < 5; q++) {
          const v = nth(row.lip, Math.min(row.lip.length - 1, Math.floor(row.lip.length * (0.44 + q * 0.07))))
          const h = lerp(34, 70, row.t) * u
          out +=
            figure(s, v[0], v[1] - row.wall * 0.3, h * 1.3, {
              ...passer(s.r.fork(`v${q}`), ['walk', 'stand', 'photo', 'hip']),
              outfit: q % 2 ? 'shorts' : 'dress',
            }) + path(lens(v[0], v[1] - row.wall * 0.3, h * 0.6, 2 * u), { fill: '#ffffff', o: 0.7 })
        }
      prev = row
    }
    // nearest wall fills the foot of the picture
    if (prev) {
      const lastRow = prev
      const foot = lastRow.lip.map(([x]) => [x, H + 60 * u] as Pt)
      const wall = water(lastRow.lip, foot)
      out += path(wall, {
        fill: s.linU(
          [
            [0, L],
            [1, mix(L, D, 0.75)],
          ],
          0,
          H * 0.8,
          0,
          H,
        ),
      })
      out += path(curve(lastRow.lip, false, 0.9), { stroke: '#ffffff', sw: 9 * u })
    }
    return out + birds(s, W * 0.3, hy * 0.5, 5, 11 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
