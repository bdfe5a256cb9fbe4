import { type Hex, mix } from '../color.ts'
import { lit, shade } from '../palettes.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, curve, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Map, compass and tea on a table by the sea. */
export const mapTable: SceneDef = {
  sun: [0.2, 0.8],
  times: ['golden', 'noon', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('mt')
    const hy = H * 0.26
    let out = seaView(s, { hy, k: 0.9, side: s.sx > 0.5 ? 1 : -1, bottom: H * 0.44 })
    const ty = H * 0.37
    const wd = '#b98454'
    out += rect(-10, ty, W + 20, H - ty + 10, {
      fill: s.linU(
        [
          [0, mix(lit(p, wd), p.glow, 0.16)],
          [1, mix(lit(p, wd), shade(p, wd), 0.5)],
        ],
        0,
        ty,
        0,
        H,
      ),
    })
    for (let k = -9; k <= 9; k++)
      out += line([W / 2 + k * 90 * u, ty], [W / 2 + k * 200 * u, H + 10], shade(p, '#8a5c34'), 3 * u, { o: 0.5 })
    for (let k = 0; k < 40; k++) {
      const x = r.f(0, W)
      const y = lerp(ty, H, r.f())
      out += path(`M${r1(x)} ${r1(y)}q${r1(40 * u)} ${r1(r.f(-5, 5) * u)} ${r1(r.f(70, 160) * u)} 0`, {
        stroke: shade(p, '#8a5c34'),
        sw: 1.6 * u,
        o: 0.25,
      })
    }
    out += rect(-10, ty - 3 * u, W + 20, 8 * u, { fill: lit(p, '#d9a870') })
    // the map: a sheet in perspective with folds, coast and route — no lettering
    const M = (a: number, b: number): Pt => {
      const y = lerp(ty + 44 * u, H * 0.95, b ** 0.94)
      const half = lerp(0.3, 0.44, b) * W
      return [W * 0.48 + lerp(-half, half, a) + (b - 0.5) * 30 * u * s.cast, y + Math.sin(a * 9.4) * 4 * u]
    }
    const sheet = (a0: number, a1: number, b0: number, b1: number): string =>
      poly([M(a0, b0), M(lerp(a0, a1, 0.5), b0), M(a1, b0), M(a1, b1), M(lerp(a0, a1, 0.5), b1), M(a0, b1)])
    out += path(sheet(0, 1, 0, 1), { fill: p.shadow, o: 0.35, tf: `translate(${r1(s.cast * 14 * u)} ${r1(14 * u)})` })
    const paper = '#f3e6c6'
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 2; b++)
        out += path(sheet(a / 4, (a + 1) / 4, b / 2, (b + 1) / 2), {
          fill: mix(lit(p, paper), shade(p, paper), (a % 2 ? 0.16 : 0) + (b ? 0.06 : 0)),
        })
    const clip = s.clip(sheet(0, 1, 0, 1))
    const seaC = mix(lit(p, '#8fc4c0'), p.shallow, 0.2)
    const coast: Pt[] = (
      [
        [-0.02, 0.34],
        [0.08, 0.38],
        [0.15, 0.33],
        [0.22, 0.42],
        [0.3, 0.4],
        [0.36, 0.5],
        [0.44, 0.46],
        [0.5, 0.56],
        [0.58, 0.52],
        [0.66, 0.6],
        [0.74, 0.54],
        [0.84, 0.62],
        [0.92, 0.56],
        [1.02, 0.6],
      ] as const
    ).map(([a, b]) => M(a, b + r.n() * 0.012))
    let mp =
      path(`${curve(coast, false, 0.95)}L${M(1.04, 1.06).map(r1).join(' ')}L${M(-0.04, 1.06).map(r1).join(' ')}Z`, {
        fill: seaC,
      }) + path(curve(coast, false, 0.95), { stroke: lit(p, '#2f7f93'), sw: 4 * u })
    for (let k = 1; k < 4; k++)
      mp += path(
        curve(
          coast.map(([x, y]) => [x, y + k * 11 * u] as Pt),
          false,
          0.95,
        ),
        { stroke: lit(p, '#4fa0a8'), sw: 1.6 * u, o: 0.7 },
      )
    for (const [a, b, q] of [
      [0.28, 0.66, 0.05],
      [0.44, 0.78, 0.06],
      [0.72, 0.8, 0.07],
      [0.16, 0.84, 0.04],
    ] as const) {
      const c = M(a, b)
      mp += path(lump(r, c[0], c[1], q * W, q * W * 0.4, 10, 0.2), {
        fill: lit(p, '#c9c08a'),
        stroke: lit(p, '#2f7f93'),
        sw: 3 * u,
      })
    }
    for (let k = 0; k < 16; k++) {
      const c = M(r.f(0.05, 0.95), r.f(0.06, 0.34))
      mp +=
        path(
          poly([
            [c[0] - 15 * u, c[1]],
            [c[0], c[1] - 22 * u],
            [c[0] + 15 * u, c[1]],
          ]),
          { fill: lit(p, '#b9a878') },
        ) +
        path(
          poly([
            [c[0], c[1] - 22 * u],
            [c[0] + 15 * u, c[1]],
            [c[0] + 2 * u, c[1]],
          ]),
          { fill: shade(p, '#a8925c'), o: 0.7 },
        )
    }
    const route: Pt[] = [
      M(0.12, 0.48),
      M(0.22, 0.56),
      M(0.32, 0.54),
      M(0.4, 0.64),
      M(0.52, 0.68),
      M(0.62, 0.68),
      M(0.78, 0.68),
    ]
    mp += path(curve(route, false, 0.95), { stroke: lit(p, '#c8352a'), sw: 5 * u, dash: `${r1(15 * u)} ${r1(11 * u)}` })
    for (const k of [0, 3, 6])
      mp +=
        circ(nth(route, k)[0], nth(route, k)[1], 9 * u, { fill: lit(p, '#c8352a') }) +
        circ(nth(route, k)[0], nth(route, k)[1], 4 * u, { fill: lit(p, '#fffaf0') })
    for (let k = 1; k < 4; k++)
      mp += path(poly([M(k / 4, 0), M(k / 4, 1)], false), { stroke: shade(p, paper), sw: 2 * u, o: 0.6 })
    mp += path(poly([M(0, 0.5), M(0.25, 0.5), M(0.5, 0.5), M(0.75, 0.5), M(1, 0.5)], false), {
      stroke: shade(p, paper),
      sw: 2 * u,
      o: 0.6,
    })
    out += g(mp, { clip })
    // compass
    const cx = W * 0.76
    const cy = H * 0.82
    const R = 104 * u
    const ky = 0.62
    out +=
      ell(cx + s.cast * 22 * u, cy + 22 * u, R * 1.1, R * ky * 1.05, { fill: p.shadow, o: 0.4 }) +
      ell(cx, cy + 12 * u, R, R * ky, { fill: shade(p, '#9a7028') }) +
      ell(cx, cy, R, R * ky, {
        fill: s.linU(
          [
            [0, lit(p, '#f0cf7a')],
            [0.5, lit(p, '#d9a441')],
            [1, shade(p, '#a8782c')],
          ],
          cx - s.cast * R,
          0,
          cx + s.cast * R,
          0,
        ),
      }) +
      ell(cx, cy, R * 0.84, R * ky * 0.84, { fill: lit(p, '#fbf4e0') })
    for (let k = 0; k < 32; k++) {
      const a = (k / 32) * 6.283
      const q = k % 8 === 0 ? 0.64 : k % 4 === 0 ? 0.7 : 0.76
      out += line(
        [cx + Math.cos(a) * R * q, cy + Math.sin(a) * R * q * ky],
        [cx + Math.cos(a) * R * 0.82, cy + Math.sin(a) * R * 0.82 * ky],
        shade(p, '#5a4a34'),
        (k % 8 ? 1.4 : 3) * u,
      )
    }
    const na = r.f(-0.9, -0.3)
    const nd = (a: number, c: Hex): string =>
      path(
        poly([
          [cx + Math.cos(a) * R * 0.66, cy + Math.sin(a) * R * 0.66 * ky],
          [cx + Math.cos(a + 1.57) * R * 0.1, cy + Math.sin(a + 1.57) * R * 0.1 * ky],
          [cx + Math.cos(a - 1.57) * R * 0.1, cy + Math.sin(a - 1.57) * R * 0.1 * ky],
        ]),
        { fill: c },
      )
    out +=
      nd(na, lit(p, '#c8352a')) +
      nd(na + Math.PI, shade(p, '#2f4a5f')) +
      ell(cx, cy, R * 0.07, R * 0.05, { fill: lit(p, '#d9a441') }) +
      path(
        `M${r1(cx - R * 0.6)} ${r1(cy - R * 0.1)}A${r1(R * 0.7)} ${r1(R * 0.44)} 0 0 1 ${r1(cx - R * 0.1)} ${r1(cy - R * 0.45)}L${r1(cx + R * 0.02)} ${r1(cy - R * 0.36)}A${r1(R * 0.6)} ${r1(R * 0.36)} 0 0 0 ${r1(cx - R * 0.46)} ${r1(cy - R * 0.04)}Z`,
        { fill: '#ffffff', o: 0.4 },
      )
    // tea, pencil, sunglasses
    const gx = W * 0.16
    const gy = H * 0.6
    const h = 130 * u
    const w = h * 0.25
    const d = `M${r1(gx - w)} ${r1(gy - h)}C${r1(gx - w * 1.05)} ${r1(gy - h * 0.75)} ${r1(gx - w * 0.52)} ${r1(gy - h * 0.62)} ${r1(gx - w * 0.56)} ${r1(gy - h * 0.5)}C${r1(gx - w * 0.62)} ${r1(gy - h * 0.34)} ${r1(gx - w * 1.02)} ${r1(gy - h * 0.3)} ${r1(gx - w * 0.86)} ${r1(gy - h * 0.06)}H${r1(gx + w * 0.86)}C${r1(gx + w * 1.02)} ${r1(gy - h * 0.3)} ${r1(gx + w * 0.62)} ${r1(gy - h * 0.34)} ${r1(gx + w * 0.56)} ${r1(gy - h * 0.5)}C${r1(gx + w * 0.52)} ${r1(gy - h * 0.62)} ${r1(gx + w * 1.05)} ${r1(gy - h * 0.75)} ${r1(gx + w)} ${r1(gy - h)}Z`
    out +=
      ell(gx + s.cast * 26 * u, gy, 66 * u, 15 * u, { fill: p.shadow, o: 0.4 }) +
      ell(gx, gy - 3 * u, 58 * u, 14 * u, { fill: lit(p, '#fdf8ee') }) +
      ell(gx, gy - 5 * u, 46 * u, 10 * u, { fill: lit(p, '#c8402a') }) +
      ell(gx, gy - 5 * u, 36 * u, 7 * u, { fill: lit(p, '#fdf8ee') }) +
      path(d, { fill: mix(p.sky[3], '#ffffff', 0.4), o: 0.7 }) +
      g(
        rect(gx - w * 1.2, gy - h * 0.84, w * 2.4, h * 0.8, {
          fill: s.linU(
            [
              [0, lit(p, '#e0702c')],
              [0.5, lit(p, '#b83a1c')],
              [1, shade(p, '#8a2414')],
            ],
            gx - w,
            0,
            gx + w,
            0,
          ),
        }),
        { clip: s.clip(d) },
      ) +
      ell(gx, gy - h * 0.84, w * 0.82, h * 0.035, { fill: lit(p, '#f09a4c') })
    const px = W * 0.24
    const py = H * 0.9
    out += `<g transform="translate(${r1(px)} ${r1(py)}) rotate(-24) scale(${u.toFixed(3)})">${rect(-96, 8, 190, 14, { fill: p.shadow, o: 0.35 }, 5) + rect(-100, -8, 180, 7, { fill: lit(p, '#f0b23e') }) + rect(-100, -1, 180, 7, { fill: shade(p, '#d08a2c') }) + path('M80 -8L108 -1L80 6Z', { fill: lit(p, '#f4dcb0') }) + path('M100 -3L108 -1L100 1Z', { fill: p.ink }) + rect(-112, -8, 14, 14, { fill: lit(p, '#e8937a') }, 3)}</g>`
    return out
  },
}
