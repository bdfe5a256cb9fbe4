import type { Hex } from '../../color.ts'
import { far, lit, shade } from '../../palettes.ts'
import { ell, g, line, path, poly, r1, rect, type Stage } from '../../svg.ts'

export const BALLOON_SETS: ReadonlyArray<readonly [Hex, Hex, Hex]> = [
  ['#d8412f', '#f7ead2', '#f0a63c'],
  ['#1f5f86', '#f7ead2', '#e8683c'],
  ['#f0a63c', '#d8412f', '#7d2438'],
  ['#147a82', '#f7d488', '#f7ead2'],
  ['#7d2438', '#e8683c', '#f7d488'],
  ['#f7ead2', '#147a82', '#d8412f'],
]

/** hot-air balloon, centre of the envelope at x,y */
export const balloon = (
  s: Stage,
  x: number,
  y: number,
  r: number,
  depth: number,
  set: readonly [Hex, Hex, Hex],
  style: number,
): string => {
  const { p } = s
  const C = (c: Hex): Hex => far(p, lit(p, c), depth)
  const env = `M${r1(x - r)} ${r1(y - r * 0.06)}C${r1(x - r)} ${r1(y - r * 0.68)} ${r1(x - r * 0.56)} ${r1(y - r * 1.06)} ${r1(x)} ${r1(y - r * 1.06)}C${r1(x + r * 0.56)} ${r1(y - r * 1.06)} ${r1(x + r)} ${r1(y - r * 0.68)} ${r1(x + r)} ${r1(y - r * 0.06)}C${r1(x + r)} ${r1(y + r * 0.46)} ${r1(x + r * 0.46)} ${r1(y + r * 0.86)} ${r1(x + r * 0.2)} ${r1(y + r * 1.2)}L${r1(x - r * 0.2)} ${r1(y + r * 1.2)}C${r1(x - r * 0.46)} ${r1(y + r * 0.86)} ${r1(x - r)} ${r1(y + r * 0.46)} ${r1(x - r)} ${r1(y - r * 0.06)}Z`
  let inner = rect(x - r * 1.1, y - r * 1.1, r * 2.2, r * 2.4, { fill: C(set[0]) })
  const gore = (a: number, b: number): string => {
    const k = (q: number): number => Math.sin((q * Math.PI) / 2)
    return `M${r1(x)} ${r1(y - r * 1.08)}C${r1(x + k(a) * r * 1.02)} ${r1(y - r * 0.7)} ${r1(x + k(a) * r * 1.14)} ${r1(y + r * 0.42)} ${r1(x + k(a) * r * 0.2)} ${r1(y + r * 1.24)}L${r1(x + k(b) * r * 0.2)} ${r1(y + r * 1.24)}C${r1(x + k(b) * r * 1.14)} ${r1(y + r * 0.42)} ${r1(x + k(b) * r * 1.02)} ${r1(y - r * 0.7)} ${r1(x)} ${r1(y - r * 1.08)}Z`
  }
  if (style === 0) for (let k = -5; k < 6; k += 2) inner += path(gore(k / 6, (k + 1) / 6), { fill: C(set[1]) })
  else {
    if (style === 2)
      for (let k = -6; k < 6; k += 3) inner += path(gore(k / 6, (k + 1) / 6), { fill: C(set[2]), o: 0.9 })
    const band = (y0: number, y1: number, c: Hex): string =>
      path(
        `M${r1(x - r * 1.2)} ${r1(y + y0 * r)}Q${r1(x)} ${r1(y + (y0 + 0.26) * r)} ${r1(x + r * 1.2)} ${r1(y + y0 * r)}L${r1(x + r * 1.2)} ${r1(y + y1 * r)}Q${r1(x)} ${r1(y + (y1 + 0.26) * r)} ${r1(x - r * 1.2)} ${r1(y + y1 * r)}Z`,
        { fill: C(c) },
      )
    inner += band(-0.34, -0.02, set[1]) + band(0.06, 0.16, set[2])
    if (style === 1) inner += band(-0.62, -0.52, set[2])
  }
  inner += path(`M${r1(x - r)} ${r1(y + r * 1.0)}H${r1(x + r)}V${r1(y + r * 1.3)}H${r1(x - r)}Z`, {
    fill: far(p, shade(p, set[0]), depth),
  })
  for (const k of [-0.66, -0.33, 0, 0.33, 0.66])
    inner += path(gore(k - 0.008, k + 0.008), { fill: far(p, shade(p, set[0]), depth), o: 0.25 })
  // form shadow, away from the light, sprayed; and the light's edge
  const c = s.cast
  inner += rect(x - r * 1.1, y - r * 1.1, r * 2.2, r * 2.5, {
    fill: s.radU(
      [
        [0.45, p.shadow, 0],
        [0.8, p.shadow, 0.3],
        [1, p.shadow, 0.62],
      ],
      x - c * r * 0.5,
      y - r * 0.4,
      r * 1.75,
    ),
    o: 0.75 * (1 - depth * 0.6),
    ...(r > 60 * s.u ? { filter: s.spray(p.shadow) } : {}),
  })
  inner += ell(x - c * r * 0.52, y - r * 0.46, r * 0.26, r * 0.38, {
    fill: p.sun,
    o: 0.26 * (1 - depth),
    ...(r > 40 * s.u ? { filter: s.blur(r * 0.1) } : {}),
  })
  const bw = r * 0.17
  const by = y + r * 1.52
  const bas = far(p, shade(p, '#8a5a36'), depth)
  let out =
    line([x - r * 0.19, y + r * 1.18], [x - bw, by], bas, r * 0.016) +
    line([x + r * 0.19, y + r * 1.18], [x + bw, by], bas, r * 0.016) +
    line([x - r * 0.05, y + r * 1.2], [x - bw * 0.3, by], bas, r * 0.012) +
    line([x + r * 0.05, y + r * 1.2], [x + bw * 0.3, by], bas, r * 0.012)
  out += path(env, { fill: C(set[0]) }) + g(inner, { clip: s.clip(env) })
  if (p.elevation < 0.4) out += ell(x, y + r * 1.28, r * 0.06, r * 0.1, { fill: '#ffe9a8', o: 0.9 })
  if (depth < 0.35)
    for (const k of [-0.5, 0, 0.5]) out += ell(x + k * bw * 1.3, by - bw * 0.2, bw * 0.22, bw * 0.3, { fill: p.ink })
  out +=
    path(
      poly([
        [x - bw, by],
        [x + bw, by],
        [x + bw * 0.86, by + bw * 1.35],
        [x - bw * 0.86, by + bw * 1.35],
      ]),
      { fill: bas },
    ) +
    rect(x - bw * 1.06, by - bw * 0.1, bw * 2.12, bw * 0.3, { fill: far(p, lit(p, '#a9713f'), depth) }) +
    path(
      poly(
        c > 0
          ? [
              [x - bw, by],
              [x - bw * 0.3, by],
              [x - bw * 0.25, by + bw * 1.35],
              [x - bw * 0.86, by + bw * 1.35],
            ]
          : [
              [x + bw, by],
              [x + bw * 0.3, by],
              [x + bw * 0.25, by + bw * 1.35],
              [x + bw * 0.86, by + bw * 1.35],
            ],
      ),
      { fill: far(p, lit(p, '#b98048'), depth) },
    )
  return out
}
