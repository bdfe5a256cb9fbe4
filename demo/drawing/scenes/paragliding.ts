import { type Hex, mix, tone } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { village } from '../primitives/buildings/buildings.ts'
import { pine } from '../primitives/landscape/conifers.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, curve, ell, g, lens, lerp, line, type Pt, path, poly, r1, rect, type Stage } from '../svg.ts'

const wing = (
  s: Stage,
  x: number,
  y: number,
  span: number,
  depth: number,
  cols: readonly Hex[],
  tilt: number,
): string => {
  const { p } = s
  const n = 22
  const top: Pt[] = []
  const bot: Pt[] = []
  const arc = (t: number, k: number): Pt => {
    const a = (t - 0.5) * 2.05
    return [x + Math.sin(a) * span * 0.56, y + (1 - Math.cos(a)) * span * 0.5 + k]
  }
  for (let k = 0; k <= n; k++) {
    const t = k / n
    const c = Math.sin(Math.PI * t) ** 0.45 * span * 0.135
    top.push(arc(t, -c * 0.5))
    bot.push(arc(t, c * 0.5))
  }
  let b = ''
  for (let k = 0; k < n; k++) {
    const c = nth(cols, k < 3 || k >= n - 3 ? 1 : k < 7 || k >= n - 7 ? 0 : k === 10 || k === 11 ? 2 : 1)
    const light = 0.72 - Math.abs(k / n - (s.sx < 0.5 ? 0.25 : 0.75)) * 0.7
    b += path(poly([nth(top, k), nth(top, k + 1), nth(bot, k + 1), nth(bot, k)]), {
      fill: far(p, mix(shade(p, c), lit(p, c), light), depth),
    })
    b += line(nth(top, k), nth(bot, k), far(p, shade(p, c), depth), span * 0.002, { o: 0.5 })
  }
  b += path(curve(top), { stroke: far(p, p.sun, depth), sw: span * 0.006, o: 0.8 })
  // underside of the leading edge
  b += path(curve(bot), { stroke: far(p, p.shadow, depth), sw: span * 0.006, o: 0.5 })
  const px = x
  const py = y + span * 0.82
  for (const k of [1, 4, 7, 10, 12, 15, 18, 21])
    b += line(
      nth(bot, k),
      [px + (k < 11 ? -1 : 1) * span * 0.012, py - span * 0.03],
      far(p, p.ink, depth + 0.1),
      span * 0.0018,
      { o: 0.65 },
    )
  const q = span * 0.055
  const body = far(p, p.ink, depth)
  // tandem: passenger in front, pilot behind
  const fig = (fx: number, fy: number, c: Hex): string =>
    path(
      `M${r1(fx - q * 0.3)} ${r1(fy - q * 0.6)}Q${r1(fx - q * 0.5)} ${r1(fy + q * 0.3)} ${r1(fx - q * 0.1)} ${r1(fy + q * 0.55)}L${r1(fx + q * 0.95)} ${r1(fy + q * 0.42)}L${r1(fx + q * 1.25)} ${r1(fy + q * 1.0)}L${r1(fx + q * 1.05)} ${r1(fy + q * 1.1)}L${r1(fx + q * 0.75)} ${r1(fy + q * 0.72)}L${r1(fx - q * 0.3)} ${r1(fy + q * 0.95)}Q${r1(fx - q * 0.85)} ${r1(fy + q * 0.5)} ${r1(fx - q * 0.62)} ${r1(fy - q * 0.5)}Z`,
      { fill: c },
    ) +
    circ(fx - q * 0.3, fy - q * 0.85, q * 0.3, { fill: far(p, lit(p, MAT.skin), depth) }) +
    path(
      `M${r1(fx - q * 0.62)} ${r1(fy - q * 0.86)}A${r1(q * 0.34)} ${r1(q * 0.34)} 0 0 1 ${r1(fx + q * 0.04)} ${r1(fy - q * 0.92)}Z`,
      { fill: far(p, lit(p, nth(cols, 0)), depth) },
    )
  b += fig(px - q * 0.3, py + q * 0.1, body) + fig(px + q * 0.35, py + q * 0.35, far(p, lit(p, nth(cols, 2)), depth))
  return g(b, { tf: `rotate(${r1(tilt)} ${r1(x)} ${r1(y)})` })
}

export const paragliding: SceneDef = {
  sun: [0.14, 0.4],
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('para')
    const hy = H * 0.3
    const X = (t: number): number => t * W
    const Y = (t: number): number => t * H
    const P = (x: number, y: number): Pt => [X(x), Y(y)]
    let out = sky(s, { hy, clouds: 'streak', cloudY: 0.8, sun: p.time === 'noon' ? false : { y: hy * 0.7, r: 52 } })
    const deep = p.time === 'noon' ? p.sea[1] : mix(p.sea[1], p.sea[2], 0.4)
    out += rect(0, hy, W, H - hy, {
      fill: s.linU(
        [
          [0, p.sea[0]],
          [0.16, mix(p.sea[0], deep, 0.6)],
          [0.5, deep],
          [1, mix(deep, p.shallow, 0.4)],
        ],
        0,
        hy,
        0,
        H,
      ),
    })
    out += rect(0, hy, W, H * 0.5, {
      fill: s.radU(
        [
          [0, p.glow, p.time === 'noon' ? 0.3 : 0.75],
          [1, p.glow, 0],
        ],
        s.sx * W,
        hy,
        W * 0.5,
        0.5,
      ),
    })
    for (let k = 0; k < 120; k++) {
      const t = r.f() ** 1.4
      out += path(
        lens(r.f(0, W), lerp(hy + 3 * u, H * 0.7, t), lerp(20, 90, t) * u * r.f(0.4, 1), lerp(0.7, 2.4, t) * u),
        { fill: r.chance(0.6) ? p.glint : mix(deep, p.ink, 0.3), o: 0.25 },
      )
    }
    // far capes
    out += range(s, {
      label: 'c1',
      base: hy + 12 * u,
      h: 60 * u,
      peaks: 4,
      depth: 0.72,
      x0: -0.1 * W,
      x1: 0.46 * W,
      albedo: '#8aa086',
      env: (t) => 1 - t * 0.6,
    })
    out += range(s, {
      label: 'c2',
      base: hy + 74 * u,
      h: 330 * u,
      peaks: 4,
      depth: 0.5,
      x0: 0.52 * W,
      x1: 1.2 * W,
      albedo: '#a3a491',
      env: (t) => 0.2 + t * 0.9,
      mist: 0.4,
    })
    out += range(s, {
      label: 'c3',
      base: hy + 150 * u,
      h: 210 * u,
      peaks: 4,
      depth: 0.3,
      x0: 0.66 * W,
      x1: 1.25 * W,
      albedo: '#7d9270',
      env: (t) => 0.25 + t * 0.9,
      mist: 0.35,
    })
    // mainland with the beach and the spit; traced clockwise from the right edge
    const land: Pt[] = [
      P(1.08, 0.47),
      P(0.93, 0.505),
      P(0.8, 0.545),
      P(0.68, 0.572),
      P(0.56, 0.574),
      P(0.46, 0.556),
      P(0.385, 0.534),
      P(0.352, 0.54),
      P(0.372, 0.563),
      P(0.44, 0.59),
      P(0.52, 0.628),
      P(0.555, 0.68),
      P(0.52, 0.735),
      P(0.43, 0.768),
      P(0.31, 0.768),
      P(0.2, 0.742),
      P(0.1, 0.742),
      P(-0.06, 0.77),
      P(-0.06, 1.1),
      P(1.08, 1.1),
    ]
    const cape: Pt[] = [
      P(-0.06, 0.452),
      P(0.06, 0.452),
      P(0.15, 0.468),
      P(0.235, 0.498),
      P(0.285, 0.537),
      P(0.29, 0.575),
      P(0.235, 0.612),
      P(0.15, 0.64),
      P(0.06, 0.652),
      P(-0.06, 0.66),
    ]
    const jit = (pts: readonly Pt[]): Pt[] => pts.map(([x, y]) => [x + r.n() * 7 * u, y + r.n() * 4 * u])
    const [lj, cj] = [jit(land), jit(cape)]
    const ld = curve(lj, true, 0.85)
    const cd = curve(cj, true, 0.85)
    // water over sand
    const lagoon = mix(p.shallow, '#3fd0c4', p.time === 'noon' ? 0.5 : 0.2)
    out += path(
      curve(
        [
          P(-0.06, 0.62),
          P(0.2, 0.6),
          P(0.34, 0.545),
          P(0.5, 0.6),
          P(0.58, 0.68),
          P(0.5, 0.77),
          P(0.2, 0.76),
          P(-0.06, 0.79),
        ],
        true,
        0.8,
      ),
      {
        fill: s.radU(
          [
            [0, mix(lagoon, p.sea[1], 0.45)],
            [0.55, lagoon],
            [1, mix(lagoon, p.glint, 0.3)],
          ],
          X(0.33),
          Y(0.67),
          W * 0.26,
          0.6,
        ),
      },
    )
    for (const [w, o] of [
      [92, 0.22],
      [58, 0.34],
      [30, 0.6],
    ] as const)
      out +=
        path(ld, { stroke: p.shallow, sw: w * u, o, join: 'round' }) +
        path(cd, { stroke: p.shallow, sw: w * 0.5 * u, o, join: 'round' })
    out +=
      path(ld, { stroke: p.glint, sw: 24 * u, o: 0.85 }) +
      path(ld, { stroke: lit(p, MAT.sand), sw: 19 * u, join: 'round' }) +
      path(cd, { stroke: lit(p, MAT.limestone), sw: 9 * u, join: 'round' })
    const L = lit(p, MAT.pine)
    const D = shade(p, MAT.pine)
    out += path(ld, {
      fill: s.linU(
        [
          [0, mix(lit(p, '#a9a56d'), p.haze, 0.3)],
          [0.5, mix(L, lit(p, MAT.scrub), 0.5)],
          [1, D],
        ],
        0,
        Y(0.5),
        0,
        Y(0.95),
      ),
    })
    out += path(cd, {
      fill: s.linU(
        [
          [0, mix(L, p.haze, 0.25)],
          [1, mix(L, D, 0.4)],
        ],
        0,
        Y(0.45),
        0,
        Y(0.64),
      ),
    })
    // the spit is mostly sand
    out += path(
      curve(
        [
          P(0.36, 0.537),
          P(0.44, 0.556),
          P(0.56, 0.577),
          P(0.66, 0.58),
          P(0.6, 0.6),
          P(0.5, 0.6),
          P(0.42, 0.577),
          P(0.37, 0.555),
        ],
        true,
        0.8,
      ),
      { fill: lit(p, MAT.sand) },
    )
    // woods
    const blob = (x: number, y: number, z: number, dk: number): string =>
      ell(x, y, z * 1.2, z * 0.9, { fill: mix(D, L, dk * 0.4) }) +
      ell(x - s.cast * z * 0.25, y - z * 0.3, z * 0.85, z * 0.5, { fill: tone(mix(L, D, 0.15), 0.02), o: 0.9 })
    let capeTrees = ''
    for (let k = 0; k < 150; k++) {
      const y = lerp(0.455, 0.65, r.f())
      capeTrees += blob(X(r.f(-0.02, 0.28)), Y(y), lerp(5, 9, (y - 0.45) / 0.2) * u, r.f())
    }
    out += g(capeTrees, { clip: s.clip(cd) })
    let woods = ''
    const items: [number, number][] = []
    for (let k = 0; k < 420; k++) items.push([r.f(-0.02, 1.02), 0.53 + r.f() ** 0.8 * 0.5])
    items.sort((a, b) => a[1] - b[1])
    for (const [x, y] of items) {
      const open = y < 0.66 && x > 0.58 ? 0.45 : 1 // the plain behind the beach is thinly planted
      if (y < 0.62 && x < 0.62) continue
      if (r.f() > open) continue
      woods += blob(X(x), Y(y), lerp(5, 21, (y - 0.5) / 0.5) * u, r.f())
    }
    out += g(woods, { clip: s.clip(ld) })
    out += village(s, 'vil', X(0.7), X(0.97), (x) => Y(0.565) + (x / W - 0.7) * -30 * u, 15 * u, 26, 0.12)
    // parasols on the beach, boats off it
    for (let k = 0; k < 44; k++) {
      const t = k / 43
      const x = lerp(0.5, 0.97, t)
      const y = lerp(0.585, 0.503, t ** 1.5) - 0.004
      out += ell(X(x), Y(y) + r.f(-3, 3) * u, 3.4 * u, 2.2 * u, {
        fill: r.pick([lit(p, p.accent), lit(p, '#ffffff'), lit(p, '#f0b23e'), lit(p, '#2a7f9c')]),
      })
    }
    for (let k = 0; k < 7; k++) {
      const x = r.f(0.3, 0.85)
      const y = r.f(0.36, 0.47)
      out +=
        path(
          `M${r1(X(x) - 50 * u)} ${r1(Y(y) + 5 * u)}Q${r1(X(x) - 14 * u)} ${r1(Y(y) - 1 * u)} ${r1(X(x))} ${r1(Y(y))}Q${r1(X(x) - 14 * u)} ${r1(Y(y) + 3 * u)} ${r1(X(x) - 50 * u)} ${r1(Y(y) + 5 * u)}Z`,
          { fill: p.glint, o: 0.6 },
        ) + ell(X(x), Y(y), 9 * u, 2.6 * u, { fill: lit(p, MAT.white) })
    }
    out += sailboat(s, X(0.46), Y(0.44), 34 * u, 0.15)
    // slope one has just left
    const slope: Pt[] = [P(-0.05, 0.86), P(0.12, 0.9), P(0.3, 0.955), P(0.55, 0.985), P(0.8, 0.95), P(1.05, 0.87)]
    out += path(`${curve(slope)}L${W * 1.1} ${H * 1.1}L${-W * 0.1} ${H * 1.1}Z`, {
      fill: s.lin([
        [0, shade(p, '#a5946c')],
        [1, mix(shade(p, MAT.pine), p.ink, 0.4)],
      ]),
    })
    for (const [x, y, h] of [
      [0.03, 0.93, 200],
      [0.1, 0.96, 150],
      [0.94, 0.95, 230],
      [0.995, 0.98, 280],
      [0.86, 0.985, 130],
      [0.18, 1.0, 110],
      [0.77, 1.01, 100],
    ] as const)
      out += pine(s, X(x), Y(y) + 20 * u, h * u, `fp${x}`, 0)
    const sets: ReadonlyArray<readonly Hex[]> = [
      ['#e8452f', '#f7ead2', '#f0b23e'],
      ['#f0b23e', '#e8452f', '#7d2438'],
      ['#147a82', '#f7d488', '#e8683c'],
    ]
    const set = r.pick(sets)
    out += wing(s, X(0.2), Y(0.3), 92 * u, 0.3, r.pick(sets), -8)
    out += wing(s, X(0.83), Y(0.2), 60 * u, 0.45, r.pick(sets), 6)
    out += wing(s, X(s.tall ? 0.54 : 0.5), Y(s.tall ? 0.2 : 0.16), (s.tall ? 500 : 430) * u, 0, set, r.f(-9, -4))
    return out
  },
}
