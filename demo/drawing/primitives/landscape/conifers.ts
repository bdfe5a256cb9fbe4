import { mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { curve, g, lerp, type Pt, path, poly, r1, type Stage } from '../../svg.ts'
import { lump } from './mountains.ts'
import { tones, trunk } from './tree-tones.ts'

/**
 * Umbrella (stone) pine: bare leaning trunk, a fan of limbs, a wide flat-bottomed crown.
 * The crown is many small needle masses on a shallow dome, so that it holds up close to the eye.
 */
export const stonePine = (s: Stage, x: number, y: number, h: number, label: string, depth = 0, lean = 0): string => {
  const r = s.r.fork(label)
  const t = tones(s, MAT.pine, depth)
  const bark = { L: far(s.p, lit(s.p, '#b07a56'), depth), D: far(s.p, shade(s.p, '#6d4a3a', 1.1), depth) }
  const tx = x + lean * h + r.f(-0.05, 0.05) * h
  const ty = y - h * 0.66
  const mid: Pt = [x + (tx - x) * 0.35 + r.f(-0.03, 0.03) * h, y - h * 0.36]
  const w = h * 0.4
  const cy = y - h * 0.8
  let out = ''
  // limbs spread from a fork well below the crown
  const limbs = 7
  for (let k = 0; k < limbs; k++) {
    const v = (k / (limbs - 1)) * 2 - 1
    const ex = tx + v * w * 0.8 + r.n() * w * 0.04
    const ey = cy + h * 0.012 * Math.abs(v)
    out += path(
      `M${r1(tx)} ${r1(ty + h * 0.05)}C${r1(tx + v * w * 0.16)} ${r1(ty - h * 0.03)} ${r1(tx + v * w * 0.5)} ${r1(ty - h * 0.05)} ${r1(ex)} ${r1(ey)}`,
      { stroke: k % 2 ? bark.D : mix(bark.D, bark.L, 0.3), sw: h * lerp(0.017, 0.009, Math.abs(v)), cap: 'round' },
    )
  }
  out += path(trunk([[x, y + h * 0.01], mid, [tx, ty]], h * 0.046, h * 0.026), { fill: bark.D })
  out += path(
    trunk(
      [
        [x - s.cast * h * 0.01, y],
        [mid[0] - s.cast * h * 0.009, mid[1]],
        [tx - s.cast * h * 0.006, ty],
      ],
      h * 0.02,
      h * 0.01,
    ),
    { fill: bark.L },
  )
  if (h > 260 * s.u)
    for (let k = 0; k < 12; k++) {
      const q = k / 12
      const [bx, by] =
        q < 0.5
          ? [lerp(x, mid[0], q * 2), lerp(y, mid[1], q * 2)]
          : [lerp(mid[0], tx, q * 2 - 1), lerp(mid[1], ty, q * 2 - 1)]
      out += path(
        `M${r1(bx - h * 0.012)} ${r1(by)}q${r1(h * 0.012)} ${r1(h * r.f(0.004, 0.012))} ${r1(h * r.f(0.014, 0.026))} 0`,
        { stroke: k % 2 ? bark.D : mix(bark.D, s.p.ink, 0.4), sw: h * 0.004, o: 0.6 },
      )
    }
  // crown: flat dark underside, then masses from the rim and the back to the middle and the front
  const under: Pt[] = []
  for (let k = 0; k <= 12; k++) {
    const v = (k / 12) * 2 - 1
    under.push([tx + v * w, cy + h * 0.02 * (1 - v * v) + r.n() * h * 0.006])
  }
  for (let k = 12; k >= 0; k--) {
    const v = (k / 12) * 2 - 1
    under.push([tx + v * w * 0.98, cy - h * 0.1 * Math.sqrt(Math.max(0, 1 - v * v))])
  }
  out += path(curve(under, true, 0.9), { fill: t.D })
  const n = h > 260 * s.u ? 34 : 18
  const tufts = Array.from({ length: n }, (_, k) => {
    const v = ((k * 0.618 + r.f(0, 0.12)) % 1) * 2 - 1
    const up = r.f() ** 0.8
    return { v, up }
  }).sort((a, b) => b.up - a.up)
  for (const { v, up } of tufts) {
    const dome = Math.sqrt(Math.max(0, 1 - v * v * 0.92))
    const px = tx + v * w * lerp(0.98, 0.86, up)
    const py = cy - h * 0.01 - up * dome * h * 0.15
    const rx = h * lerp(0.066, 0.084, dome) * r.f(0.8, 1.15)
    const ry = rx * 0.44
    const sun = (1 + -s.cast * v) / 2
    const top = mix(t.M, t.L, 0.25 + 0.6 * sun)
    out += path(lump(r, px, py, rx, ry, 10, 0.2), { fill: mix(t.D, t.M, 0.25 + up * 0.35) })
    out += path(lump(r, px - s.cast * rx * 0.12, py - ry * 0.34, rx * 0.78, ry * 0.56, 9, 0.24), {
      fill: mix(t.M, top, up),
    })
    if (up > 0.3)
      out += path(lump(r, px - s.cast * rx * 0.26, py - ry * 0.56, rx * 0.46, ry * 0.28, 8, 0.26), {
        fill: mix(top, t.L, 0.5 * sun),
      })
  }
  // ragged lower fringe
  for (let k = 0; k < 15; k++) {
    const v = (k / 14) * 2 - 1
    out += path(lump(r, tx + v * w * 0.94, cy + h * 0.012 + r.n() * h * 0.006, h * 0.045, h * 0.014, 8, 0.26), {
      fill: k % 3 ? t.D : mix(t.D, t.M, 0.4),
    })
  }
  return out
}

/** tall irregular Turkish pine: open tiers of small tufts */
export const pine = (s: Stage, x: number, y: number, h: number, label: string, depth = 0): string => {
  const r = s.r.fork(label)
  const t = tones(s, MAT.pine, depth)
  const bark = far(s.p, shade(s.p, '#6d4a3a'), depth)
  const top = x + r.f(-0.04, 0.04) * h
  let out = path(
    trunk(
      [
        [x, y],
        [x + (top - x) * 0.4 + r.f(-0.01, 0.01) * h, y - h * 0.5],
        [top, y - h * 0.95],
      ],
      h * 0.03,
      h * 0.006,
    ),
    { fill: bark },
  )
  const n = 10
  for (let k = 0; k < n; k++) {
    const q = k / (n - 1)
    const cy = y - h * lerp(0.26, 0.97, q)
    const reach = h * lerp(0.17, 0.025, q ** 1.15) * r.f(0.75, 1.15)
    const m = Math.max(2, Math.round(lerp(5, 2, q)))
    for (let j = 0; j < m; j++) {
      const v = m === 1 ? 0 : (j / (m - 1)) * 2 - 1
      const cx = lerp(x, top, q) + v * reach + r.f(-0.01, 0.01) * h
      const dy = Math.abs(v) * h * 0.018 + r.f(-0.012, 0.012) * h
      const z = h * lerp(0.058, 0.03, q) * r.f(0.8, 1.2)
      out += path(lump(r, cx, cy + dy, z * 1.5, z * 0.7, 9, 0.24), { fill: t.D })
      out += path(lump(r, cx - s.cast * z * 0.3, cy + dy - z * 0.2, z * 1.0, z * 0.4, 8, 0.26), {
        fill: v * s.cast < 0.3 ? t.M : mix(t.M, t.D, 0.6),
      })
      if (v * s.cast < 0.1)
        out += path(lump(r, cx - s.cast * z * 0.5, cy + dy - z * 0.34, z * 0.55, z * 0.2, 7, 0.26), { fill: t.L })
    }
  }
  return out
}

export const cypress = (s: Stage, x: number, y: number, h: number, label: string, depth = 0): string => {
  const r = s.r.fork(label)
  const t = tones(s, MAT.cypress, depth)
  const w = h * r.f(0.085, 0.115)
  const edge = (side: number, k = 1): Pt[] =>
    [0, 0.12, 0.3, 0.5, 0.7, 0.86, 1].map(
      (q) =>
        [
          x + side * w * k * Math.sin(Math.PI * Math.min(1, (1 - q) * 0.78 + 0.06)) * (1 + r.f(-0.07, 0.07)),
          y - h * q,
        ] as Pt,
    )
  const body = (k: number): string =>
    `${curve(edge(-1, k), false, 0.9) + curve(edge(1, k).reverse(), false, 0.9).replace('M', 'L')}Z`
  const d = body(1)
  return (
    path(
      poly([
        [x - w * 0.12, y + h * 0.03],
        [x + w * 0.12, y + h * 0.03],
        [x + w * 0.1, y - h * 0.05],
        [x - w * 0.1, y - h * 0.05],
      ]),
      { fill: t.D },
    ) +
    path(d, { fill: t.D }) +
    g(
      path(body(0.66), { fill: t.M, tf: `translate(${r1(-s.cast * w * 0.32)} 0)` }) +
        path(body(0.24), { fill: t.L, tf: `translate(${r1(-s.cast * w * 0.62)} ${r1(-h * 0.02)})`, o: 0.8 }),
      { clip: s.clip(d) },
    )
  )
}
