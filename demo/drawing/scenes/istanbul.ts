import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { mosque } from '../primitives/buildings/buildings.ts'
import { quarter } from '../primitives/buildings/quarter.ts'
import { gull } from '../primitives/landscape/gull.ts'
import { hills } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { lap, reflection, sea } from '../primitives/landscape/water.ts'
import { ferry, sailboat, wake } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { at, ell, g, lerp, line, path, r1, rect, type Stage } from '../svg.ts'

const galata = (s: Stage, x: number, y: number, h: number, depth: number): string => {
  const { p } = s
  const right = s.sx > 0.5
  const L = far(p, lit(p, '#d8c6a8'), depth)
  const D = far(p, shade(p, '#d8c6a8'), depth)
  const roof = far(p, shade(p, '#5f7480'), depth)
  const c = (w: number, y0: number, y1: number): string =>
    rect(-w, -y1, w * 2, y1 - y0, { fill: D }) + rect(right ? 0 : -w, -y1, w, y1 - y0, { fill: L })
  let b = c(13, 0, 62) + c(14.5, 60, 63) + c(12.4, 63, 70) + c(15, 69, 71) + c(11.4, 71, 77)
  for (let k = 0; k < 5; k++)
    b +=
      path(`M${-10 + k * 4.4} 0V-3`, {}) +
      rect(-10.4 + k * 4.6, -68.6, 2.6, 4, { fill: p.lamps ? '#ffd486' : far(p, shade(p, '#33465a'), depth) }, 1.2)
  for (const yy of [14, 30, 46])
    b += rect(-2, -yy - 5, 3, 5, { fill: p.lamps ? '#ffd486' : far(p, shade(p, '#33465a'), depth) }, 1.4)
  b +=
    path('M-13 -77L0 -100L13 -77Z', { fill: roof }) +
    path(right ? 'M0 -100L13 -77L3 -77Z' : 'M0 -100L-13 -77L-3 -77Z', { fill: mix(roof, L, 0.3) }) +
    line([0, -100], [0, -107], far(p, lit(p, '#e0b25a'), depth), 0.8)
  return at(x, y, h / 100, b)
}

export const istanbul: SceneDef = {
  sun: [0.3, 0.72],
  times: ['dusk', 'golden', 'dawn', 'night', 'noon'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ist')
    const hy = H * (s.tall ? 0.58 : 0.6)
    const left = s.sx > 0.5 // main mosque away from the sun
    const X = (t: number): number => (left ? t : 1 - t) * W
    let out = sky(s, {
      hy,
      cloudY: 0.6,
      clouds: p.time === 'night' ? 'none' : 'streak',
      sun: p.time === 'noon' ? false : { y: hy * 0.72, r: 92 },
    })
    // far shore
    out += hills(s, {
      label: 'f0',
      y: hy - 34 * u,
      amp: 12 * u,
      n: 7,
      base: hy + 4,
      color: far(p, shade(p, '#8a97a0'), 0.74),
    })
    out += mosque(s, X(0.9), hy - 30 * u, 150 * u, 0.68, [22, 78], 60)
    out += mosque(s, X(0.7), hy - 16 * u, 120 * u, 0.6, [24, 76], 62)
    out += quarter(s, 'q0', -10, W + 10, hy + 4 * u, () => 26 * u, 9 * u, 3, 0.62)
    out += galata(s, X(0.8), hy + 2 * u, 190 * u, 0.42)
    out += quarter(
      s,
      'q0b',
      X(left ? 0.62 : 1.02),
      X(left ? 1.02 : 0.62),
      hy + 8 * u,
      (t) => 30 * u * Math.sin(Math.PI * t),
      12 * u,
      2,
      0.45,
    )
    // the hill with the great mosque
    const mh = s.tall ? 1.1 : 1
    out += path(
      `M${r1(X(-0.1))} ${r1(hy - 70 * u)}C${r1(X(0.1))} ${r1(hy - 84 * u)} ${r1(X(0.36))} ${r1(hy - 86 * u)} ${r1(X(0.46))} ${r1(hy - 52 * u)}S${r1(X(0.62))} ${r1(hy + 6 * u)} ${r1(X(0.68))} ${r1(hy + 16 * u)}L${r1(X(-0.1))} ${r1(hy + 16 * u)}Z`,
      { fill: far(p, shade(p, MAT.pine), 0.35) },
    )
    const mw = 430 * u * mh
    out += mosque(s, X(0.29), hy - 66 * u, mw, 0.26, [6, 16, 94, 84], 80)
    out += quarter(
      s,
      'q1',
      Math.min(X(-0.06), X(0.56)),
      Math.max(X(-0.06), X(0.56)),
      hy + 16 * u,
      (t) => 62 * u * Math.cos(((left ? t : 1 - t) ** 1.6 * Math.PI) / 2),
      19 * u,
      4,
      0.2,
    )
    // tree clumps in gardens
    for (let k = 0; k < 26; k++) {
      const t = r.f(-0.02, 0.56)
      const z = r.f(9, 17) * u
      const x = X(t)
      const y = hy - r.f(-6, 56) * u * (1 - Math.abs(t - 0.27) * 1.9)
      out +=
        ell(x, y, z, z * 0.8, { fill: far(p, shade(p, MAT.pine), 0.22) }) +
        ell(x - s.cast * z * 0.3, y - z * 0.3, z * 0.6, z * 0.4, { fill: far(p, lit(p, MAT.pine), 0.25) })
    }
    out += rect(0, hy + 12 * u, W, 9 * u, { fill: far(p, shade(p, MAT.limestone), 0.25) })
    const wy = hy + 18 * u
    out += sea(s, { hy: wy, ripples: 1.2 })
    // long soft mirror of the city
    out += rect(0, wy, W, 90 * u, {
      fill: s.linU(
        [
          [0, mix(shade(p, '#8a7a6c'), p.sea[2], 0.4), 0.6],
          [1, p.sea[2], 0],
        ],
        0,
        wy,
        0,
        wy + 90 * u,
      ),
      o: 0.7,
    })
    if (p.lamps)
      for (let k = 0; k < 34; k++) {
        const x = r.f(0, W)
        out += rect(x, wy + 2 * u, r.f(2, 4) * u, r.f(16, 60) * u, {
          fill: s.lin([
            [0, '#ffd07c', 0.75],
            [1, '#ffd07c', 0],
          ]),
        })
      }
    out += sailboat(s, X(0.66), wy + 26 * u, 44 * u, 0.35) + sailboat(s, X(0.95), wy + 20 * u, 30 * u, 0.5, true)
    const len = (s.tall ? 0.74 : 0.46) * W
    const by = lerp(wy, H, s.tall ? 0.5 : 0.52)
    const flip = left
    const bx = left ? W * (s.tall ? 0.9 : 0.92) : W * (s.tall ? 0.1 : 0.08)
    const b = ferry(s, bx, by, len, { flip })
    const mid = bx + (flip ? -len / 2 : len / 2)
    out += reflection(s, b, by, len * 0.32, 0.45)
    out +=
      wake(s, bx, by, len, flip) + b + wake(s, bx, by + 2 * u, len, flip) + lap(s, mid, by + 6 * u, len * 1.1, 24, 'lp')
    // smoke of tea-coloured steam from the funnel
    out += g(
      path(
        `M${r1(mid)} ${r1(by - len * 0.36)}c${r1(20 * u)} ${r1(-30 * u)} ${r1(-10 * u)} ${r1(-50 * u)} ${r1(40 * u)} ${r1(-70 * u)}c${r1(20 * u)} ${r1(-10 * u)} ${r1(60 * u)} ${r1(-6 * u)} ${r1(70 * u)} ${r1(-24 * u)}c${r1(-30 * u)} ${r1(4 * u)} ${r1(-70 * u)} ${r1(-6 * u)} ${r1(-96 * u)} ${r1(14 * u)}c${r1(-30 * u)} ${r1(20 * u)} ${r1(-14 * u)} ${r1(50 * u)} ${r1(-22 * u)} ${r1(80 * u)}Z`,
        { fill: p.cloud[0], o: 0.35 },
      ),
    )
    for (const [x, y, z, a] of [
      [0.62, 0.26, 130, -8],
      [0.78, 0.4, 84, 10],
      [0.5, 0.5, 58, -14],
      [0.9, 0.2, 64, 4],
      [0.56, 0.72, 96, -4],
    ] as const)
      out += gull(s, X(x), H * y, z * u, a)
    return out
  },
}
