import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { lump, range } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { ball, plate, shadow, tea } from '../primitives/rooms/tableware.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Meze table on a terrace by the sea. */
export const table: SceneDef = {
  sun: [0.16, 0.84],
  times: ['golden', 'noon', 'dusk', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('tb')
    const hy = H * (s.tall ? 0.36 : 0.34)
    let out = sky(s, { hy, cloudY: 0.7, sun: p.time === 'noon' ? false : { y: hy * 0.62, r: 62 } })
    out += range(s, { label: 'm', base: hy, h: 100 * u, peaks: 6, depth: 0.8, albedo: '#9fb0a8' })
    out += sea(s, { hy, bottom: H * 0.66 })
    out += headland(s, {
      label: 'h',
      y: hy + 18 * u,
      from: s.sx > 0.5 ? -0.05 : 1.05,
      to: s.sx > 0.5 ? 0.34 : 0.66,
      h: 110 * u,
      depth: 0.42,
      trees: 90,
    })
    out += sailboat(s, W * 0.56, hy + 46 * u, 66 * u, 0.16) + sailboat(s, W * 0.42, hy + 26 * u, 36 * u, 0.4, true)
    // parapet
    const py = H * 0.53
    out +=
      rect(0, py, W, 80 * u, {
        fill: s.lin([
          [0, lit(p, MAT.plaster)],
          [1, shade(p, MAT.plaster)],
        ]),
      }) +
      rect(0, py - 14 * u, W, 18 * u, { fill: lit(p, '#fffaf0') }) +
      rect(0, py + 4 * u, W, 9 * u, { fill: p.shadow, o: 0.25 })
    const potX = W * (s.sx > 0.5 ? 0.12 : 0.88)
    out +=
      olive(s, potX, py - 60 * u, 250 * u, 'ol') +
      path(
        poly([
          [potX - 54 * u, py - 86 * u],
          [potX + 54 * u, py - 86 * u],
          [potX + 38 * u, py - 8 * u],
          [potX - 38 * u, py - 8 * u],
        ]),
        {
          fill: s.linU(
            [
              [0, lit(p, MAT.terracotta)],
              [1, shade(p, MAT.terracotta)],
            ],
            potX - s.cast * 50 * u,
            0,
            potX + s.cast * 50 * u,
            0,
          ),
        },
      )
    // table top with a striped runner
    const ty = H * 0.585
    const cloth: Hex = '#fbf4e6'
    out += path(
      bank(
        [
          [-20, ty + 6 * u],
          [W * 0.5, ty],
          [W + 20, ty + 6 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, cloth), p.glow, 0.16)],
            [1, mix(lit(p, cloth), shade(p, cloth), 0.45)],
          ],
          0,
          ty,
          0,
          H,
        ),
      },
    )
    const vx = W * 0.5
    const stripe = (a: number, b: number, c: Hex, o = 1): string =>
      path(
        poly([
          [vx + a * 520 * u, ty],
          [vx + b * 520 * u, ty],
          [vx + b * 1500 * u, H + 10],
          [vx + a * 1500 * u, H + 10],
        ]),
        { fill: c, o },
      )
    const tx: Hex = r.pick(['#1d6f9a', '#1f8a93', '#c8402a'])
    out +=
      stripe(-0.3, 0.3, lit(p, tx), 0.95) +
      stripe(-0.26, -0.23, lit(p, cloth)) +
      stripe(0.23, 0.26, lit(p, cloth)) +
      stripe(-0.2, -0.19, lit(p, '#f0b23e')) +
      stripe(0.19, 0.2, lit(p, '#f0b23e'))
    for (let k = 0; k < 5; k++) {
      const t = k / 5
      const y = lerp(ty + 30 * u, H + 40 * u, t ** 1.2)
      const z = lerp(20, 58, t) * u
      out +=
        path(
          poly([
            [vx, y - z * 0.5],
            [vx + z, y],
            [vx, y + z * 0.5],
            [vx - z, y],
          ]),
          { fill: lit(p, cloth), o: 0.9 },
        ) +
        path(
          poly([
            [vx, y - z * 0.24],
            [vx + z * 0.48, y],
            [vx, y + z * 0.24],
            [vx - z * 0.48, y],
          ]),
          { fill: lit(p, '#c8402a') },
        )
    }
    const X = (t: number): number => (s.tall ? 0.5 + (t - 0.5) * 1.5 : t) * W
    const Y = (t: number): number => lerp(ty, H, t)
    // back row: carafe, bread, fruit bowl
    const jug = (x: number, y: number, h: number): string => {
      const d = `M${r1(x - h * 0.12)} ${r1(y - h)}L${r1(x + h * 0.12)} ${r1(y - h)}C${r1(x + h * 0.1)} ${r1(y - h * 0.74)} ${r1(x + h * 0.3)} ${r1(y - h * 0.6)} ${r1(x + h * 0.3)} ${r1(y - h * 0.3)}C${r1(x + h * 0.3)} ${r1(y - h * 0.1)} ${r1(x + h * 0.2)} ${r1(y)} ${r1(x)} ${r1(y)}C${r1(x - h * 0.2)} ${r1(y)} ${r1(x - h * 0.3)} ${r1(y - h * 0.1)} ${r1(x - h * 0.3)} ${r1(y - h * 0.3)}C${r1(x - h * 0.3)} ${r1(y - h * 0.6)} ${r1(x - h * 0.1)} ${r1(y - h * 0.74)} ${r1(x - h * 0.12)} ${r1(y - h)}Z`
      return (
        shadow(s, x, y, h * 0.32) +
        path(
          `M${r1(x + h * 0.1)} ${r1(y - h * 0.9)}C${r1(x + h * 0.42)} ${r1(y - h * 0.9)} ${r1(x + h * 0.44)} ${r1(y - h * 0.5)} ${r1(x + h * 0.26)} ${r1(y - h * 0.42)}`,
          { stroke: shade(p, '#8a4e26'), sw: h * 0.05 },
        ) +
        path(d, {
          fill: s.linU(
            [
              [0, lit(p, '#eab676')],
              [0.45, lit(p, '#c98140')],
              [1, shade(p, '#8a4e26')],
            ],
            x - s.cast * h * 0.3,
            0,
            x + s.cast * h * 0.3,
            0,
          ),
        }) +
        g(
          path(
            `M${r1(x - h * 0.4)} ${r1(y - h * 0.34)}H${r1(x + h * 0.4)}M${r1(x - h * 0.4)} ${r1(y - h * 0.28)}H${r1(x + h * 0.4)}`,
            { stroke: shade(p, '#8a4e26'), sw: h * 0.014, o: 0.6 },
          ),
          { clip: s.clip(d) },
        ) +
        ell(x, y - h, h * 0.125, h * 0.03, { fill: shade(p, '#6a3a1c') })
      )
    }
    const sd = s.sx > 0.5 ? 1 : -1
    const M = (t: number): number => X(0.5 + sd * (t - 0.5))
    out += jug(M(0.2), Y(0.16), 250 * u)
    const bowlX = M(0.42)
    const bowlY = Y(0.18)
    // grapes and pomegranates in a footed bowl
    out +=
      shadow(s, bowlX, bowlY, 110 * u) +
      path(
        poly([
          [bowlX - 24 * u, bowlY - 40 * u],
          [bowlX + 24 * u, bowlY - 40 * u],
          [bowlX + 50 * u, bowlY],
          [bowlX - 50 * u, bowlY],
        ]),
        { fill: mix(lit(p, '#fdf8ee'), shade(p, '#e8dcc4'), 0.4) },
      )
    for (const [dx, dy, q, c] of [
      [-60, -104, 36, '#c2302a'],
      [56, -106, 38, '#c8402a'],
      [0, -116, 42, '#b52838'],
      [-22, -146, 30, '#e8893c'],
      [34, -150, 30, '#f0a63c'],
    ] as const) {
      out += ball(s, bowlX + dx * u, bowlY + (dy + q) * u, q * u, c)
      if (c[1] !== 'e' && c[1] !== 'f')
        out += path(
          poly([
            [bowlX + (dx - 8) * u, bowlY + (dy - q + 2) * u],
            [bowlX + (dx - 11) * u, bowlY + (dy - q - 12) * u],
            [bowlX + dx * u, bowlY + (dy - q - 5) * u],
            [bowlX + (dx + 11) * u, bowlY + (dy - q - 12) * u],
            [bowlX + (dx + 8) * u, bowlY + (dy - q + 2) * u],
          ]),
          { fill: shade(p, '#9a2a24') },
        )
    }
    for (let k = 0; k < 22; k++) {
      const t = k / 22
      out += ball(s, bowlX + (92 + r.n() * 24) * u, bowlY + (-66 + t * 66 + r.n() * 8) * u, r.f(10, 14) * u, '#5a2a5c')
    }
    const bw = `M${r1(bowlX - 118 * u)} ${r1(bowlY - 88 * u)}Q${r1(bowlX - 100 * u)} ${r1(bowlY - 34 * u)} ${r1(bowlX)} ${r1(bowlY - 34 * u)}Q${r1(bowlX + 100 * u)} ${r1(bowlY - 34 * u)} ${r1(bowlX + 118 * u)} ${r1(bowlY - 88 * u)}Z`
    out +=
      path(bw, {
        fill: s.linU(
          [
            [0, lit(p, '#fdf8ee')],
            [1, shade(p, '#e8dcc4')],
          ],
          bowlX - s.cast * 118 * u,
          0,
          bowlX + s.cast * 118 * u,
          0,
        ),
      }) +
      g(
        path(`M${r1(bowlX - 120 * u)} ${r1(bowlY - 74 * u)}H${r1(bowlX + 120 * u)}`, {
          stroke: lit(p, tx === '#c8402a' ? '#1d6f9a' : tx),
          sw: 9 * u,
        }),
        { clip: s.clip(bw) },
      )
    // simit stack
    const simit = (x: number, y: number, w: number): string => {
      let q =
        ell(x, y, w, w * 0.42, { fill: shade(p, '#a8622c') }) +
        ell(x, y - w * 0.07, w * 0.97, w * 0.4, { fill: lit(p, '#d08a45') }) +
        ell(x, y - w * 0.06, w * 0.42, w * 0.15, { fill: shade(p, '#7a4420') })
      for (let k = 0; k < 34; k++) {
        const a = r.f(0, 6.28)
        const rr = r.f(0.52, 0.92)
        q += ell(x + Math.cos(a) * w * rr, y - w * 0.09 + Math.sin(a) * w * 0.38 * rr, w * 0.028, w * 0.016, {
          fill: lit(p, '#f7e2b4'),
        })
      }
      return q
    }
    out +=
      shadow(s, M(0.66), Y(0.2), 96 * u) +
      simit(M(0.66), Y(0.18), 88 * u) +
      simit(M(0.655), Y(0.12), 86 * u) +
      simit(M(0.665), Y(0.065), 84 * u)
    // middle row: olives, cheese with honey, salad
    const oliveFill = (x: number, y: number, w: number): string => {
      let q = ''
      for (let k = 0; k < 20; k++) {
        const a = r.f(0, 6.28)
        const rr = Math.sqrt(r.f()) * 0.58
        q += ball(
          s,
          x + Math.cos(a) * w * rr,
          y + w * 0.05 + Math.sin(a) * w * 0.2 * rr,
          w * r.f(0.075, 0.1),
          k % 3 ? '#6f7a34' : '#3a2a34',
        )
      }
      return q
    }
    const cheese = (x: number, y: number, w: number): string => {
      let q = ''
      for (const [dx, dy] of [
        [-0.3, 0.02],
        [0.06, -0.03],
        [0.34, 0.05],
        [-0.06, 0.12],
      ] as const)
        q +=
          path(
            poly([
              [x + (dx - 0.18) * w, y + dy * w],
              [x + dx * w, y + (dy - 0.08) * w],
              [x + (dx + 0.2) * w, y + (dy - 0.02) * w],
              [x + (dx + 0.02) * w, y + (dy + 0.08) * w],
            ]),
            { fill: lit(p, '#ffffff') },
          ) +
          path(
            poly([
              [x + (dx - 0.18) * w, y + dy * w],
              [x + (dx + 0.02) * w, y + (dy + 0.08) * w],
              [x + (dx + 0.02) * w, y + (dy + 0.16) * w],
              [x + (dx - 0.18) * w, y + (dy + 0.08) * w],
            ]),
            { fill: shade(p, '#f0e8da', 0.6) },
          ) +
          path(
            poly([
              [x + (dx + 0.02) * w, y + (dy + 0.08) * w],
              [x + (dx + 0.2) * w, y + (dy - 0.02) * w],
              [x + (dx + 0.2) * w, y + (dy + 0.06) * w],
              [x + (dx + 0.02) * w, y + (dy + 0.16) * w],
            ]),
            { fill: shade(p, '#f0e8da') },
          )
      for (let k = 0; k < 9; k++)
        q += ell(x + r.f(-0.5, 0.5) * w, y + r.f(-0.05, 0.16) * w, w * 0.05, w * 0.02, { fill: lit(p, '#5f8a3c') })
      return q
    }
    const salad = (x: number, y: number, w: number): string => {
      let q = ''
      for (let k = 0; k < 34; k++) {
        const a = r.f(0, 6.28)
        const rr = Math.sqrt(r.f()) * 0.6
        const px = x + Math.cos(a) * w * rr
        const py2 = y + Math.sin(a) * w * 0.2 * rr - w * 0.05
        const c = r.pick(['#d8412f', '#5f8a3c', '#8fb04a', '#f7efe0', '#c2302a'])
        q += path(lump(r, px, py2, w * 0.085, w * 0.06, 7, 0.3), { fill: r.chance(0.7) ? lit(p, c) : shade(p, c) })
      }
      return q
    }
    out += plate(s, M(0.28), Y(0.44), 120 * u, tx, oliveFill(M(0.28), Y(0.44), 120 * u))
    out += plate(s, M(0.76), Y(0.46), 136 * u, '#1d6f9a', cheese(M(0.76), Y(0.44), 136 * u))
    out += tea(s, M(0.13), Y(0.56), 132 * u) + tea(s, M(0.56), Y(0.46), 122 * u)
    out += plate(s, M(0.5), Y(0.82), 176 * u, '#c8402a', salad(M(0.5), Y(0.82), 176 * u))
    // cut pomegranate and figs in front
    const fx = M(0.83)
    const fy = Y(0.88)
    out +=
      shadow(s, fx, fy, 74 * u) +
      ball(s, fx, fy, 62 * u, '#b52838') +
      ell(fx - sd * 10 * u, fy - 62 * u, 44 * u, 48 * u, { fill: lit(p, '#f7e2b4') })
    for (let k = 0; k < 40; k++) {
      const a = r.f(0, 6.28)
      const rr = Math.sqrt(r.f())
      out += ell(
        fx - sd * 10 * u + Math.cos(a) * 36 * rr * u,
        fy - 62 * u + Math.sin(a) * 40 * rr * u,
        5.6 * u,
        6.6 * u,
        { fill: r.chance(0.5) ? lit(p, '#d8283c') : lit(p, '#a81c34') },
      )
    }
    for (const [dx, dy] of [
      [-110, 14],
      [-66, 34],
    ] as const)
      out +=
        shadow(s, fx + sd * dx * u, fy + dy * u, 36 * u) +
        ball(s, fx + sd * dx * u, fy + dy * u, 34 * u, '#4a2a52') +
        path(
          `M${r1(fx + sd * dx * u - 5 * u)} ${r1(fy + dy * u - 64 * u)}l${r1(4 * u)} ${r1(-16 * u)}l${r1(6 * u)} ${r1(2 * u)}l${r1(-2 * u)} ${r1(15 * u)}Z`,
          { fill: shade(p, '#6f7a34') },
        )
    // vine and blossom overhead
    const sp: Pt[] = []
    for (let k = 0; k < 34; k++) {
      const t = k / 33
      sp.push([
        t * W + r.n() * 20 * u,
        -10 * u +
          Math.abs(t - (s.sx > 0.5 ? 0.1 : 0.9)) * -40 * u +
          60 * u * Math.exp(-((t - (s.sx > 0.5 ? 0.05 : 0.95)) ** 2) * 8) +
          r.f(-14, 34) * u,
      ])
    }
    out +=
      line([-10, 6 * u], [W + 10, 6 * u], shade(p, MAT.wood), 14 * u) +
      blossom(s, sp, 36 * u, 'vn', r.pick([MAT.bougain, '#e8683c', '#e0527e']), 0.46)
    return out
  },
}
