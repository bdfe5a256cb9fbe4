import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { pine } from '../primitives/landscape/conifers.ts'
import { fractal, range } from '../primitives/landscape/mountains.ts'
import { bush } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, ell, g, lerp, path, poly, r1, rect } from '../svg.ts'

/** Sümela: monastery under the overhang, spruce and mist below. */
export const sumela: SceneDef = {
  sun: [0.16, 0.4],
  mirror: true,
  times: ['dawn', 'noon', 'golden', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('su')
    const hy = H * 0.7
    let out = sky(s, { hy, cloudY: 0.5, sun: p.time === 'noon' ? false : { y: hy * 0.3, r: 56 } })
    for (let k = 0; k < 3; k++) {
      out += range(s, {
        label: `m${k}`,
        base: hy,
        h: (420 - k * 90) * u,
        peaks: 3 + k,
        depth: 0.8 - k * 0.12,
        albedo: '#7f9a80',
        jag: 0.1,
        env: (t) => 1.1 - t * 0.5,
      })
      out += rect(0, hy - 190 * u + k * 50 * u, W, 150 * u, {
        fill: s.linU(
          [
            [0, p.haze, 0],
            [1, p.haze, 0.5],
          ],
          0,
          hy - 190 * u + k * 50 * u,
          0,
          hy - 40 * u + k * 50 * u,
        ),
      })
    }
    // the cliff
    const L = lit(p, '#c4b49c')
    const D = shade(p, '#9a8c7c')
    const edge = fractal(
      [
        [W * 0.36, -20],
        [W * 0.33, H * 0.12],
        [W * 0.28, H * 0.24],
        [W * 0.3, H * 0.4],
        [W * 0.24, H * 0.56],
        [W * 0.22, H * 0.74],
        [W * 0.12, H * 1.05],
      ],
      r,
      0.09,
      3,
    )
    const cd = poly([...edge, [W * 1.1, H * 1.05], [W * 1.1, -20]])
    out += path(cd, {
      fill: s.linU(
        [
          [0, L],
          [0.5, mix(L, D, 0.3)],
          [1, mix(L, D, 0.75)],
        ],
        W * 0.2,
        0,
        W,
        H * 0.3,
      ),
    })
    let face = ''
    for (let k = 0; k < 100; k++) {
      const x = r.f(0.2, 1.05) * W
      const y = r.f(-0.05, 0.95) * H
      const w = r.f(16, 60) * u
      const h = r.f(90, 280) * u
      face += path(
        poly([
          [x, y],
          [x + w, y + h * 0.1],
          [x + w * 0.8, y + h],
          [x + w * 0.1, y + h * 0.86],
        ]),
        { fill: r.chance(0.55) ? D : mix(L, '#ffffff', 0.22), o: 0.3 },
      )
    }
    // ledges with green
    for (let k = 0; k < 40; k++) {
      const x = r.f(0.22, 1) * W
      const y = r.f(0, 0.9) * H
      face += ell(x, y, r.f(16, 50) * u, r.f(5, 12) * u, {
        fill: mix(lit(p, MAT.pine), shade(p, MAT.pine), r.f()),
        o: 0.75,
      })
    }
    out += g(face, { clip: s.clip(cd) })
    // overhang shadow and the ledge
    const [mx0, mx1] = s.tall ? [0.3, 0.98] : [0.36, 0.9]
    const my = H * (s.tall ? 0.56 : 0.58)
    const ovPts = fractal(
      [
        [mx0 * W - 40 * u, my + 20 * u],
        [mx0 * W - 4 * u, my - 130 * u],
        [lerp(mx0, mx1, 0.22) * W, my - 236 * u],
        [lerp(mx0, mx1, 0.5) * W, my - 290 * u],
        [lerp(mx0, mx1, 0.76) * W, my - 226 * u],
        [mx1 * W + 16 * u, my - 150 * u],
        [mx1 * W + 60 * u, my + 16 * u],
      ],
      r,
      0.12,
      3,
    )
    const ov = poly(ovPts)
    out += path(ov, {
      fill: s.linU(
        [
          [0, mix(D, p.ink, 0.4)],
          [0.6, mix(D, p.ink, 0.15)],
          [1, mix(D, L, 0.2)],
        ],
        0,
        my - 320 * u,
        0,
        my,
      ),
    })
    // buildings in tiers, tall and narrow-windowed
    const wall = '#efe2c6'
    const blk = (x: number, y: number, w: number, h: number, roof: boolean, rows: number, cols: number): string => {
      const [bx, by, bw, bh] = [x * W, y, w * W, h]
      let o = rect(bx, by - bh, bw, bh, {
        fill: s.linU(
          [
            [0, lit(p, wall)],
            [1, mix(lit(p, wall), shade(p, wall), 0.55)],
          ],
          bx,
          0,
          bx + bw,
          0,
        ),
      })
      if (roof)
        o += path(
          poly([
            [bx - 8 * u, by - bh + 2],
            [bx + bw * 0.1, by - bh - 24 * u],
            [bx + bw * 0.9, by - bh - 24 * u],
            [bx + bw + 8 * u, by - bh + 2],
          ]),
          { fill: mix(lit(p, '#a9583c'), shade(p, '#a9583c'), 0.25) },
        )
      for (let q = 0; q < rows; q++)
        for (let c = 0; c < cols; c++) {
          const wx = bx + ((c + 0.5) / cols) * bw
          const wy = by - bh + ((q + 0.35) / rows) * bh
          const z = Math.min(bw / cols, bh / rows) * 0.2
          o += path(
            `M${r1(wx - z)} ${r1(wy + z * 2.6)}V${r1(wy)}A${r1(z)} ${r1(z)} 0 0 1 ${r1(wx + z)} ${r1(wy)}V${r1(wy + z * 2.6)}Z`,
            { fill: p.lamps && r.chance(0.5) ? '#ffcf85' : mix(shade(p, '#4a4a48'), p.ink, 0.3) },
          )
        }
      return o
    }
    const k0 = mx1 - mx0
    out +=
      blk(mx0 + k0 * 0.1, my - 40 * u, k0 * 0.2, 130 * u, true, 2, 3) +
      blk(mx0 + k0 * 0.72, my - 30 * u, k0 * 0.2, 120 * u, true, 2, 3) +
      blk(mx0 + k0 * 0.52, my - 60 * u, k0 * 0.2, 110 * u, true, 1, 3)
    out +=
      blk(mx0 + k0 * 0.22, my + 10 * u, k0 * 0.46, 190 * u, true, 4, 9) +
      blk(mx0 + k0 * 0.64, my + 14 * u, k0 * 0.16, 130 * u, false, 3, 3) +
      blk(mx0 + k0 * 0.04, my + 14 * u, k0 * 0.2, 90 * u, false, 2, 3)
    // retaining arches under the ledge, long stair
    for (let q = 0; q < 9; q++) {
      const x = lerp(mx0 + k0 * 0.04, mx0 + k0 * 0.76, q / 9) * W
      const w = (k0 * 0.76 * W) / 9
      out +=
        rect(x, my + 8 * u, w + 1, 74 * u, { fill: mix(lit(p, '#d6c4a4'), shade(p, '#d6c4a4'), 0.35) }) +
        path(
          `M${r1(x + w * 0.2)} ${r1(my + 82 * u)}V${r1(my + 42 * u)}A${r1(w * 0.3)} ${r1(w * 0.3)} 0 0 1 ${r1(x + w * 0.8)} ${r1(my + 42 * u)}V${r1(my + 82 * u)}Z`,
          { fill: mix(shade(p, '#6a5a4c'), p.ink, 0.2) },
        )
    }
    const stx = (t: number): number => lerp(mx0 * W + 20 * u, W * (s.tall ? 0.1 : 0.2), t)
    for (let q = 0; q < 26; q++) {
      const t = q / 26
      const x = stx(t)
      const y = my + 16 * u + t * 150 * u
      out += rect(x - 16 * u, y, 34 * u, 9 * u, {
        fill: mix(lit(p, '#e6d6b8'), shade(p, '#d6c4a4'), q % 2 ? 0.2 : 0.5),
      })
    }
    for (const t of [0.2, 0.42, 0.7])
      out += figure(s, stx(t), my + 18 * u + t * 150 * u, 34 * u, passer(s.r.fork(`st${t}`), ['walk']))
    out += path(
      bank(
        [
          [-20, H * 0.8],
          [W * 0.4, H * 0.78],
          [W + 20, H * 0.76],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, MAT.pine), p.haze, 0.4)],
            [1, shade(p, MAT.pine)],
          ],
          0,
          H * 0.76,
          0,
          H,
        ),
      },
    )
    // spruce wood in mist, three depths
    for (let row = 0; row < 3; row++) {
      const n = s.tall ? 12 : 18
      for (let q = 0; q < n; q++) {
        const t = (q + r.f(0, 0.9)) / n
        out += pine(
          s,
          t * W * 1.06 - 20 * u,
          H * (0.84 + row * 0.08) + r.f(-14, 14) * u + (t < 0.24 ? 10 : 0) * u,
          lerp(150, 330, row / 2) * u * r.f(0.75, 1.2),
          `sp${row}${q}`,
          0.34 - row * 0.16,
        )
      }
      if (row < 2)
        for (let q = 0; q < 5; q++)
          out += ell(r.f(0, W), H * (0.8 + row * 0.09), r.f(160, 340) * u, r.f(14, 30) * u, {
            fill: mix(p.cloud[0], '#ffffff', 0.3),
            o: 0.34,
            filter: s.blur(14 * u),
          })
    }
    for (let q = 0; q < 34; q++)
      out += bush(s, r.f(0, W), H + r.f(-30, 20) * u, r.f(50, 110) * u, `ub${q}`, q % 3 ? MAT.pine : MAT.scrub)
    out += pine(s, W * 0.03, H * 1.03, 760 * u, 'np', 0)
    return out + birds(s, W * 0.2, H * 0.3, 5, 14 * u, mix(p.ink, p.sky[1], 0.2))
  },
}
