import { type Hex, mix, tone } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { mosque } from '../primitives/buildings/buildings.ts'
import { quarter } from '../primitives/buildings/quarter.ts'
import { gull } from '../primitives/landscape/gull.ts'
import { hills } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, ell, lerp, line, type Pt, path, poly, r1 } from '../svg.ts'

/** Tulip season: beds in bands, the great mosque and the strait beyond. */
export const tulips: SceneDef = {
  sun: [0.2, 0.8],
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('tu')
    const hy = H * (s.tall ? 0.42 : 0.44)
    const right = s.sx > 0.5
    let out = sky(s, { hy, cloudY: 0.56 })
    out += hills(s, {
      label: 'f0',
      y: hy - 26 * u,
      amp: 10 * u,
      n: 7,
      base: hy + 4,
      color: far(p, shade(p, '#8a97a0'), 0.7),
    })
    out += quarter(s, 'qa', -10, W + 10, hy + 2 * u, () => 18 * u, 8 * u, 2, 0.6)
    out += sea(s, { hy: hy + 6 * u, bottom: hy + 64 * u })
    out += sailboat(s, W * 0.3, hy + 26 * u, 30 * u, 0.4) + sailboat(s, W * 0.66, hy + 20 * u, 22 * u, 0.5, true)
    const gy = hy + 40 * u
    out += path(
      bank(
        [
          [-20, gy],
          [W * 0.3, gy - 10 * u],
          [W * 0.7, gy - 8 * u],
          [W + 20, gy + 4 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, MAT.lawn), p.haze, 0.2)],
            [1, lit(p, MAT.lawn)],
          ],
          0,
          gy,
          0,
          H,
        ),
      },
    )
    const mx = W * (right ? 0.36 : 0.64)
    out += mosque(s, mx, gy + 22 * u, (s.tall ? 430 : 470) * u, 0.12, [4, 15, 96, 85], 78)
    for (let k = 0; k < 22; k++)
      out += bush(
        s,
        r.f(0, W),
        gy + r.f(14, 30) * u,
        r.f(40, 76) * u,
        `gb${k}`,
        r.chance(0.7) ? MAT.pine : '#d98aa0',
        0.14,
      )
    // Judas trees in flower
    for (const x of right ? [0.72, 0.84, 0.95] : [0.05, 0.16, 0.28]) {
      const tx = x * W
      const ty = gy + 40 * u
      out += path(
        `M${r1(tx - 6 * u)} ${r1(ty)}Q${r1(tx)} ${r1(ty - 60 * u)} ${r1(tx - 3 * u)} ${r1(ty - 110 * u)}h${r1(6 * u)}Q${r1(tx + 6 * u)} ${r1(ty - 50 * u)} ${r1(tx + 7 * u)} ${r1(ty)}Z`,
        { fill: shade(p, '#5a4030') },
      )
      const sp: Pt[] = Array.from({ length: 26 }, () => [tx + r.n() * 60 * u, ty - 130 * u + r.n() * 46 * u] as Pt)
      out += blossom(s, sp, 22 * u, `jt${x}`, '#d0609a', 0.12)
    }
    // beds run to a vanishing point; each band one colour
    const vx = mx
    const vy = gy - 30 * u
    const bands: Hex[] = [
      '#d8283c',
      '#f2c14e',
      '#e8683c',
      '#b04a8a',
      '#fbf2e6',
      '#d8283c',
      '#e88aa8',
      '#f2a03c',
      '#7a3a8a',
    ]
    const nb = bands.length
    const y0 = gy + 46 * u
    const xAt = (q: number, y: number): number => vx + (lerp(-1.5, 1.5, q / nb) * W * (y - vy)) / (H - vy)
    for (let q = 0; q < nb; q++)
      out += path(
        poly([
          [xAt(q + 0.06, y0), y0],
          [xAt(q + 0.94, y0), y0],
          [xAt(q + 0.94, H + 10), H + 10],
          [xAt(q + 0.06, H + 10), H + 10],
        ]),
        {
          fill: s.linU(
            [
              [0, mix(lit(p, nth(bands, q)), p.haze, 0.2)],
              [1, shade(p, '#3f6a3c')],
            ],
            0,
            y0,
            0,
            y0 + (H - y0) * 0.7,
          ),
        },
      )
    // path with strollers down one gap
    const pq = right ? 5 : 4
    out += path(
      poly([
        [xAt(pq - 0.3, y0 - 10 * u), y0 - 10 * u],
        [xAt(pq + 0.3, y0 - 10 * u), y0 - 10 * u],
        [xAt(pq + 0.3, H + 10), H + 10],
        [xAt(pq - 0.3, H + 10), H + 10],
      ]),
      {
        fill: s.linU(
          [
            [0, lit(p, '#e6d2ae')],
            [1, mix(lit(p, '#e6d2ae'), shade(p, '#d6c09a'), 0.4)],
          ],
          0,
          y0,
          0,
          H,
        ),
      },
    )
    for (let row = 0; row < 22; row++) {
      const t = ((row + 1) / 22) ** 1.7
      const y = lerp(y0 + 4 * u, H + 40 * u, t)
      const z = lerp(4, 34, t) * u
      for (let q = 0; q < nb; q++) {
        const [xa, xb] = [xAt(q + 0.08, y), xAt(q + 0.92, y)]
        if (xb < -40 || xa > W + 40) continue

        const n = Math.max(2, Math.round((xb - xa) / (z * 1.7)))
        const c = nth(bands, q)
        for (let k = 0; k < n; k++) {
          const x = lerp(xa, xb, (k + 0.5 + r.f(-0.25, 0.25)) / n)
          if (x < -30 || x > W + 30) continue
          const lane0 = xAt(pq - 0.32, y)
          const lane1 = xAt(pq + 0.32, y)
          if (x > lane0 && x < lane1) continue
          const yy = y + r.f(-0.3, 0.3) * z
          if (t > 0.12)
            out +=
              line(
                [x, yy],
                [x + r.n() * z * 0.1, yy + z * 1.5],
                t > 0.4 ? lit(p, '#5f9150') : shade(p, '#4a7a44'),
                z * 0.13,
              ) +
              (t > 0.3
                ? path(
                    `M${r1(x)} ${r1(yy + z * 1.4)}q${r1(-z * 0.7)} ${r1(-z * 0.3)} ${r1(-z * 0.6)} ${r1(-z * 1.1)}q${r1(z * 0.5)} ${r1(z * 0.4)} ${r1(z * 0.6)} ${r1(z * 1.1)}Z`,
                    { fill: shade(p, '#4f8a50') },
                  )
                : '')
          out +=
            t > 0.16
              ? path(
                  `M${r1(x - z * 0.42)} ${r1(yy - z * 0.5)}Q${r1(x - z * 0.56)} ${r1(yy + z * 0.4)} ${r1(x)} ${r1(yy + z * 0.46)}Q${r1(x + z * 0.56)} ${r1(yy + z * 0.4)} ${r1(x + z * 0.42)} ${r1(yy - z * 0.5)}Q${r1(x + z * 0.2)} ${r1(yy - z * 0.2)} ${r1(x)} ${r1(yy - z * 0.62)}Q${r1(x - z * 0.2)} ${r1(yy - z * 0.2)} ${r1(x - z * 0.42)} ${r1(yy - z * 0.5)}Z`,
                  { fill: r.chance(0.65) ? lit(p, c) : mix(lit(p, c), shade(p, c), 0.5) },
                ) +
                (t > 0.45
                  ? path(
                      `M${r1(x - s.cast * z * 0.1)} ${r1(yy - z * 0.5)}q${r1(-s.cast * z * 0.24)} ${r1(z * 0.5)} ${r1(s.cast * z * 0.02)} ${r1(z * 0.86)}q${r1(s.cast * z * 0.2)} ${r1(-z * 0.4)} ${r1(-s.cast * z * 0.02)} ${r1(-z * 0.86)}Z`,
                      { fill: tone(lit(p, c), 0.08) },
                    )
                  : '')
              : ell(x, yy, z * 0.5, z * 0.5, { fill: r.chance(0.7) ? lit(p, c) : mix(lit(p, c), shade(p, c), 0.4) })
        }
      }
      if (row === 8 || row === 11) {
        const fx = xAt(pq + (row === 8 ? -0.08 : 0.1), y)
        const h = (y - vy) * 0.62
        out +=
          ell(fx + s.cast * h * 0.2, y, h * 0.2, h * 0.03, { fill: p.shadow, o: 0.4 }) +
          figure(s, fx, y, h, passer(s.r.fork(`tp${row}`), ['walk', 'photo', 'hip'])) +
          (row === 8 ? figure(s, fx + h * 0.34, y + 2 * u, h * 0.96, passer(s.r.fork('tq'), ['walk'])) : '')
      }
    }
    for (const [x, y, z, a] of [
      [0.2, 0.16, 90, -8],
      [0.34, 0.24, 54, 10],
    ] as const)
      out += gull(s, (right ? 1 - x : x) * W, y * H, z * u, a)
    return out
  },
}
