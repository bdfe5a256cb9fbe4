import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { boulders, headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, bush, grass } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lens, lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Lighthouse at night: the beam finds a small boat. */
export const lighthouse: SceneDef = {
  sun: [0.2, 0.32],
  mirror: true,
  times: ['night', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('lh')
    const hy = H * 0.62
    let out = sky(s, { hy, sun: { y: hy * 0.34, r: 50 } })
    out += range(s, { label: 'm0', base: hy, h: 110 * u, peaks: 7, depth: 0.76, albedo: '#9fb0a8' })
    out += sea(s, { hy, ripples: 1.3 })
    const lx = W * (s.tall ? 0.68 : 0.72)
    const by = H * 0.74
    const ty = H * 0.2
    // beams
    for (const [dx, dy, o] of [
      [-1, 0.2, 0.6],
      [1, -0.1, 0.4],
    ] as const) {
      const ex = lx + dx * W
      out += path(
        poly([
          [lx, ty + 4 * u],
          [ex, ty + dy * H - 70 * u],
          [ex, ty + dy * H + 90 * u],
        ]),
        {
          fill: s.linU(
            [
              [0, '#fff4cc', o],
              [0.6, '#fff0b8', o * 0.35],
              [1, '#fff0b8', 0],
            ],
            lx,
            0,
            ex,
            0,
          ),
        },
      )
    }
    // headland
    out += headland(s, {
      label: 'h1',
      y: hy + 110 * u,
      from: 1.08,
      to: s.tall ? 0.36 : 0.46,
      h: 160 * u,
      depth: 0.05,
      trees: 0,
      cover: '#8a7a64',
    })
    for (let k = 0; k < 26; k++) {
      const t = r.f(0.54, 1)
      out += bush(
        s,
        t * W,
        hy + 110 * u - (t - 0.46) * 190 * u + r.f(0, 50) * u,
        r.f(30, 70) * u,
        `lb${k}`,
        r.chance(0.5) ? MAT.pine : MAT.scrub,
      )
    }
    // keeper's house
    out +=
      rect(lx + 46 * u, by - 70 * u, 130 * u, 80 * u, { fill: mix(lit(p, MAT.plaster), shade(p, MAT.plaster), 0.4) }) +
      path(
        poly([
          [lx + 36 * u, by - 68 * u],
          [lx + 62 * u, by - 106 * u],
          [lx + 160 * u, by - 106 * u],
          [lx + 188 * u, by - 68 * u],
        ]),
        { fill: shade(p, MAT.terracotta) },
      )
    for (const d of [66, 116]) out += rect(lx + d * u, by - 48 * u, 24 * u, 30 * u, { fill: '#ffd281' })
    // tower with bands
    const w0 = 52 * u
    const w1 = 32 * u
    const at = (t: number): number => lerp(w0, w1, t)
    const tH = by - ty - 40 * u
    for (let k = 0; k < 6; k++) {
      const [a, b] = [k / 6, (k + 1) / 6]
      const c = k % 2 ? '#c8352a' : '#fbf6ea'
      out += path(
        poly([
          [lx - at(a), by - a * tH],
          [lx + at(a), by - a * tH],
          [lx + at(b), by - b * tH],
          [lx - at(b), by - b * tH],
        ]),
        {
          fill: s.linU(
            s.cast > 0
              ? [
                  [0, lit(p, c)],
                  [1, shade(p, c)],
                ]
              : [
                  [0, shade(p, c)],
                  [1, lit(p, c)],
                ],
            lx - w0,
            0,
            lx + w0,
            0,
          ),
        },
      )
    }
    for (const t of [0.24, 0.56, 0.82])
      out += path(
        `M${r1(lx - 7 * u)} ${r1(by - t * tH + 22 * u)}V${r1(by - t * tH)}a${r1(7 * u)} ${r1(7 * u)} 0 0 1 ${r1(14 * u)} 0V${r1(by - t * tH + 22 * u)}Z`,
        { fill: '#ffd281' },
      )
    const gy = by - tH
    out += rect(lx - 50 * u, gy - 10 * u, 100 * u, 12 * u, { fill: lit(p, '#e8e2d6') })
    for (let k = 0; k <= 8; k++)
      out += line(
        [lx - 48 * u + k * 12 * u, gy - 10 * u],
        [lx - 48 * u + k * 12 * u, gy - 34 * u],
        lit(p, '#e8e2d6'),
        2.4 * u,
      )
    out +=
      line([lx - 48 * u, gy - 34 * u], [lx + 48 * u, gy - 34 * u], lit(p, '#e8e2d6'), 3 * u) +
      rect(lx - 26 * u, gy - 72 * u, 52 * u, 64 * u, {
        fill: s.lin([
          [0, '#fff6d6'],
          [1, '#ffc65a'],
        ]),
      }) +
      path(
        `M${r1(lx - 13 * u)} ${r1(gy - 72 * u)}V${r1(gy - 8 * u)}M${r1(lx + 13 * u)} ${r1(gy - 72 * u)}V${r1(gy - 8 * u)}`,
        { stroke: p.ink, sw: 3 * u },
      ) +
      path(
        `M${r1(lx - 34 * u)} ${r1(gy - 70 * u)}Q${r1(lx)} ${r1(gy - 122 * u)} ${r1(lx + 34 * u)} ${r1(gy - 70 * u)}Z`,
        { fill: shade(p, '#a8322a') },
      ) +
      line([lx, gy - 98 * u], [lx, gy - 122 * u], p.ink, 3 * u) +
      circ(lx, gy - 40 * u, 120 * u, {
        fill: s.radU(
          [
            [0, '#fff4cc', 0.85],
            [0.3, '#ffe2a0', 0.35],
            [1, '#ffe2a0', 0],
          ],
          lx,
          gy - 40 * u,
          120 * u,
        ),
      })
    // waves on the rocks, small boat in the light
    for (let k = 0; k < 22; k++) {
      const x = lerp(W * (s.tall ? 0.34 : 0.44), W, r.f())
      out += path(lens(x, hy + 112 * u + r.f(0, 26) * u, r.f(40, 120) * u, r.f(3, 8) * u), {
        fill: p.glint,
        o: r.f(0.3, 0.8),
      })
    }
    out += boulders(s, 'bd', W * 0.5, W * 0.98, hy + 124 * u, 44 * u, 12, '#8a7a68')
    const bx = W * (s.tall ? 0.2 : 0.22)
    const byy = H * 0.74
    out +=
      ell(bx, byy + 6 * u, 110 * u, 12 * u, { fill: '#ffe9b0', o: 0.3 }) +
      path(
        `M${r1(bx - 46 * u)} ${r1(byy - 14 * u)}Q${r1(bx)} ${r1(byy - 4 * u)} ${r1(bx + 50 * u)} ${r1(byy - 18 * u)}L${r1(bx + 34 * u)} ${r1(byy + 6 * u)}H${r1(bx - 34 * u)}Z`,
        { fill: lit(p, '#c8402a') },
      ) +
      line([bx, byy - 12 * u], [bx, byy - 124 * u], shade(p, '#8a6a4a'), 4 * u) +
      path(
        `M${r1(bx + 4 * u)} ${r1(byy - 120 * u)}Q${r1(bx + 60 * u)} ${r1(byy - 70 * u)} ${r1(bx + 56 * u)} ${r1(byy - 26 * u)}L${r1(bx + 4 * u)} ${r1(byy - 22 * u)}Z`,
        { fill: mix(lit(p, '#fff6e4'), '#ffe9b8', 0.4) },
      ) +
      path(
        `M${r1(bx - 5 * u)} ${r1(byy - 104 * u)}Q${r1(bx - 34 * u)} ${r1(byy - 60 * u)} ${r1(bx - 40 * u)} ${r1(byy - 26 * u)}L${r1(bx - 5 * u)} ${r1(byy - 22 * u)}Z`,
        { fill: lit(p, '#e8dcc4') },
      )
    for (let k = 0; k < 14; k++)
      out += path(lens(bx + r.f(-70, 70) * u, byy + r.f(8, 60) * u, r.f(20, 60) * u, 2.6 * u), {
        fill: '#ffe9b0',
        o: 0.6,
      })
    return (
      out +
      agave(s, W * 0.97, H * 1.02, 150 * u, 'ag') +
      grass(s, W * 0.7, W, H + 6 * u, 70 * u, 50, 'gr', mix(p.ink, shade(p, MAT.scrub), 0.4))
    )
  },
}
