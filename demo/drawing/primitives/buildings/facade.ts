import { mix } from '../../color.ts'
import { far, lit, shade } from '../../palettes.ts'
import { path, poly, r1, rect, type Stage } from '../../svg.ts'
import { fractal } from '../landscape/mountains.ts'
import { column, STONE, slab } from './columns.ts'

/** two-storey library façade, local coordinates in units of column spacing */
export const facade = (s: Stage, cx: number, y: number, w: number, depth: number): string => {
  const { p } = s
  const L = far(p, lit(p, STONE), depth)
  const D = far(p, mix(shade(p, STONE), '#a8683f', p.time === 'night' ? 0.08 : 0.3), depth)
  const dark = far(p, shade(p, '#6a5a4c', 1.2), depth)
  const k = w / 100
  const X = (v: number): number => cx + v * k
  let out = ''
  const low = 36 * k
  const up = 30 * k
  const y0 = y - 5 * k
  // steps
  for (let q = 0; q < 4; q++)
    out +=
      rect(X(-52 + q), y - (q + 1) * 1.3 * k, (104 - q * 2) * k, 1.3 * k, { fill: q % 2 ? mix(L, D, 0.12) : L }) +
      rect(X(-52 + q), y - (q + 1) * 1.3 * k + 0.9 * k, (104 - q * 2) * k, 0.4 * k, { fill: D, o: 0.5 })
  // back wall, broken skyline
  const r = s.r.fork('facade')
  const wallTop = fractal(
    [
      [X(-45), y0 - low - up + 2 * k],
      [X(-18), y0 - low - up - 0.5 * k],
      [X(12), y0 - low - up + 1 * k],
      [X(44), y0 - low - up + 4 * k],
    ],
    r,
    0.05,
    3,
  )
  out += path(poly([...wallTop, [X(49), y0], [X(-49), y0]]), {
    fill: s.linU(
      [
        [0, mix(L, D, 0.62)],
        [1, mix(L, D, 0.95)],
      ],
      0,
      y0 - low - up,
      0,
      y0,
    ),
  })
  for (let q = 0; q < 60; q++)
    out += rect(X(r.f(-48, 44)), y0 - r.f(0.02, 0.95) * (low + up), r.f(2, 6) * k, r.f(0.8, 1.8) * k, {
      fill: r.chance(0.5) ? L : D,
      o: 0.16,
    })
  // doors below, windows above
  for (const [dx, dw, dh] of [
    [-30, 9, 20],
    [0, 11, 24],
    [30, 9, 20],
  ] as const) {
    out +=
      rect(X(dx - dw / 2 - 1.2), y0 - (dh + 2) * k, (dw + 2.4) * k, (dh + 2) * k, { fill: mix(L, D, 0.25) }) +
      rect(X(dx - dw / 2), y0 - dh * k, dw * k, dh * k, {
        fill: p.lamps
          ? s.lin([
              [0, '#8a4a2c'],
              [1, '#f2a552'],
            ])
          : dark,
      }) +
      rect(X(dx - dw / 2 - 2), y0 - (dh + 4) * k, (dw + 4) * k, 1.6 * k, { fill: L })
    out +=
      rect(X(dx - dw * 0.36), y0 - low - up * 0.72, dw * 0.72 * k, up * 0.5, { fill: mix(L, D, 0.2) }) +
      rect(X(dx - dw * 0.28), y0 - low - up * 0.7, dw * 0.56 * k, up * 0.46, { fill: mix(p.sky[2], dark, 0.25) })
  }
  // niches with statues
  for (const nx of [-45, -15, 15, 45]) {
    out += path(
      `M${r1(X(nx - 3))} ${r1(y0 - 3 * k)}V${r1(y0 - 17 * k)}A${r1(3 * k)} ${r1(3 * k)} 0 0 1 ${r1(X(nx + 3))} ${r1(y0 - 17 * k)}V${r1(y0 - 3 * k)}Z`,
      { fill: dark, o: 0.85 },
    )
    out += path(
      `M${r1(X(nx - 1.5))} ${r1(y0 - 3 * k)}Q${r1(X(nx - 2))} ${r1(y0 - 11 * k)} ${r1(X(nx - 0.8))} ${r1(y0 - 14 * k)}A${r1(1.1 * k)} ${r1(1.2 * k)} 0 1 1 ${r1(X(nx + 0.8))} ${r1(y0 - 14 * k)}Q${r1(X(nx + 2.2))} ${r1(y0 - 11 * k)} ${r1(X(nx + 1.6))} ${r1(y0 - 3 * k)}Z`,
      { fill: L },
    )
  }
  out += path(
    poly(
      s.cast > 0
        ? [
            [X(-49), y0],
            [X(-49), y0 - low * 0.9],
            [X(-8), y0],
          ]
        : [
            [X(49), y0],
            [X(49), y0 - low * 0.9],
            [X(8), y0],
          ],
    ),
    { fill: p.shadow, o: 0.22 },
  )
  // shadow of the projecting order on the wall
  out += rect(X(-49), y0 - low - 2.6 * k, 98 * k, 3.4 * k, { fill: p.shadow, o: 0.35 })
  const lowCols = [-48, -40.5, -22, -14.5, 14.5, 22, 40.5, 48]
  const pairs: ReadonlyArray<readonly [number, number]> = [
    [-49.8, -38.6],
    [-23.8, -12.6],
    [12.6, 23.8],
    [38.6, 49.8],
  ]
  for (const c of lowCols)
    out +=
      path(
        poly([
          [X(c), y0],
          [X(c + s.cast * 3.2), y0],
          [X(c + s.cast * 3.2), y0 - low],
          [X(c), y0 - low],
        ]),
        { fill: p.shadow, o: 0.28 },
      ) + column(s, X(c), y0, low - 1 * k, 3.1 * k, depth)
  for (const [a, b] of pairs)
    out +=
      slab(s, X(a - 0.8), y0 - low + 1.2 * k, (b - a + 1.6) * k, 4.2 * k, depth) +
      rect(X(a - 1.6), y0 - low - 3.6 * k, (b - a + 3.2) * k, 1.2 * k, { fill: L })
  out += rect(X(-49), y0 - low - 2.4 * k, 98 * k, 1.6 * k, { fill: mix(L, D, 0.3) })
  // upper order stands over the gaps
  const y1 = y0 - low - 3.6 * k
  const upCols = [-39, -30.6 + 6.4, -13.6, 13.6, 24.2, 39]
  for (const c of upCols)
    out +=
      rect(X(c - 2.2), y1 - 1.6 * k, 4.4 * k, 1.6 * k, { fill: L }) +
      column(s, X(c), y1 - 1.6 * k, up - 6 * k, 2.5 * k, depth)
  const ty = y1 - up + 5.4 * k
  const tops: ReadonlyArray<readonly [number, number, 'tri' | 'arc']> = [
    [-41, -22.2, 'arc'],
    [-15.4, 15.4, 'tri'],
    [22.2, 41, 'arc'],
  ]
  for (const [a, b, kind] of tops) {
    out += slab(s, X(a), ty + 0.4 * k, (b - a) * k, 2.6 * k, depth)
    const m = (a + b) / 2
    const hgt = kind === 'tri' ? 5.6 : 4.8
    const d =
      kind === 'tri'
        ? poly([
            [X(a - 1), ty - 2 * k],
            [X(m), ty - (2 + hgt) * k],
            [X(b + 1), ty - 2 * k],
          ])
        : `M${r1(X(a - 1))} ${r1(ty - 2 * k)}Q${r1(X(m))} ${r1(ty - (2 + hgt * 2) * k)} ${r1(X(b + 1))} ${r1(ty - 2 * k)}Z`
    out +=
      path(d, { fill: L }) +
      path(d, { fill: mix(L, D, 0.6), tf: `translate(${r1(X(m) * 0.2)} ${r1((ty - 2.6 * k) * 0.2)}) scale(.8)` })
  }
  return out
}
