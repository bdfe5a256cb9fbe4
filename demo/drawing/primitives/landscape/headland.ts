import { type Hex, mix, tone } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { nth } from '../../sequence.ts'
import { ell, g, lerp, type Pt, path, poly, r1, type Stage } from '../../svg.ts'
import { fractal } from './mountains.ts'

interface HeadlandOpt {
  label: string
  /** waterline */
  y: number
  /** root at the picture edge and tip in the water, fractions of W */
  from: number
  to: number
  h: number
  depth: number
  rock?: Hex
  cover?: Hex
  trees?: number
  islet?: boolean
  reflect?: boolean
}

/** Pine-clad headland with the pale rock band the sea leaves bare. */
export const headland = (s: Stage, o: HeadlandOpt): string => {
  const { W, p, u } = s
  const r = s.r.fork(o.label)
  const [xa, xb] = [o.from * W, o.to * W]
  const dir = Math.sign(xb - xa) || 1
  const span = Math.abs(xb - xa)
  const cover = o.cover ?? MAT.pine
  const rock = o.rock ?? MAT.limestone
  const key: Pt[] = []
  const steps = 6
  for (let k = 0; k <= steps; k++) {
    const t = k / steps
    const prof = o.islet ? Math.sin(Math.PI * t) ** 0.7 : Math.cos((t * Math.PI) / 2) ** 0.75
    key.push([xa + dir * span * t, o.y - o.h * prof * (k === 0 || k === steps ? 1 : r.f(0.82, 1.1))])
  }
  key[steps] = [xb, o.y]
  if (o.islet) key[0] = [xa, o.y]
  const top = fractal(key, r, 0.1, 3)
  const body = poly([...top, [xb, o.y], [xa, o.y]])
  const clip = s.clip(body)
  const sunSide = (xb + xa) / 2 < s.sx * W ? 1 : -1
  const L = far(p, lit(p, cover), o.depth)
  const D = far(p, shade(p, cover, 1.1), o.depth)
  const RL = far(p, lit(p, rock), o.depth * 0.85)
  const RD = far(p, shade(p, rock), o.depth * 0.9)
  let out = path(body, {
    fill: s.linU(
      [
        [0, sunSide > 0 ? D : L],
        [0.5, mix(L, D, 0.5)],
        [1, sunSide > 0 ? L : D],
      ],
      Math.min(xa, xb),
      0,
      Math.max(xa, xb),
      0,
    ),
  })
  let inner = ''
  // ridges running to the sea
  for (let k = 1; k < top.length - 2; k += 5) {
    const a = nth(top, k)
    const w = span * r.f(0.04, 0.09)
    inner += path(
      poly([
        a,
        [a[0] - sunSide * w * 0.2, lerp(a[1], o.y, 0.55)],
        [a[0] - sunSide * w * 1.4, o.y],
        [a[0] - sunSide * w * 2.6, o.y],
        [a[0] - sunSide * w * 1.1, lerp(a[1], o.y, 0.45)],
      ]),
      { fill: D, o: 0.55 },
    )
  }
  // tree texture
  const n = Math.round((o.trees ?? 60) * (1 - o.depth * 0.5))
  const blobs: [number, number, number][] = []
  for (let k = 0; k < n; k++) {
    const t = r.f()
    const i = Math.floor(t * (top.length - 1))
    const [tx, ty] = nth(top, i)
    const yy = lerp(ty, o.y - o.h * 0.06, r.f() ** 1.2)
    blobs.push([tx + r.n() * 6 * u, yy, r.f(0.6, 1.25)])
  }
  blobs.sort((a, b) => a[1] - b[1])
  const tz = Math.max(5 * u, o.h * 0.055)
  for (const [bx, by, z] of blobs) {
    const q = tz * z
    inner +=
      ell(bx, by, q * 1.15, q * 0.85, { fill: tone(D, -0.02), o: 0.9 }) +
      ell(bx + sunSide * q * 0.25, by - q * 0.28, q * 0.85, q * 0.55, { fill: tone(L, 0.03), o: 0.85 })
  }
  // bare rock at the waterline
  const band: Pt[] = []
  const bn = Math.max(10, Math.round(span / (16 * u)))
  for (let k = 0; k <= bn; k++)
    band.push([lerp(xa, xb, k / bn), o.y - o.h * lerp(0.16, 0.1, k / bn) * r.f(0.35, 1.35) - 3 * u])
  inner += path(poly([...band, [xb, o.y + 2], [xa, o.y + 2]]), {
    fill: s.lin([
      [0, RL],
      [1, mix(RL, RD, 0.35)],
    ]),
  })
  for (let k = 0; k < bn; k++) {
    const a = nth(band, k)
    if (r.chance(0.6))
      inner += path(
        poly([
          a,
          [a[0] + (span / bn) * 0.9, lerp(a[1], o.y, 0.3)],
          [a[0] + (span / bn) * r.f(0.2, 0.9), o.y],
          [a[0] - (span / bn) * 0.1, o.y],
        ]),
        { fill: RD, o: 0.6 },
      )
  }
  out += g(inner, { clip })
  // scrub breaking the skyline
  let edge = ''
  for (let k = 2; k < top.length - 2; k++) {
    if (!r.chance(0.6)) continue
    const [tx, ty] = nth(top, k)
    if (o.y - ty < o.h * 0.16) continue
    const q = tz * r.f(0.5, 1)
    edge += ell(tx, ty, q, q * 0.8, { fill: mix(L, D, sunSide > 0 ? 0.4 : 0.65) })
  }
  out = edge + out
  // shallow tint and reflection
  const lo = Math.min(xa, xb) - span * 0.03
  const hi = Math.max(xa, xb) + span * 0.05
  let water = ''
  if (o.reflect !== false) {
    const mir: Pt[] = key.map(([kx, ky]) => [kx, o.y + (o.y - ky) * 0.42])
    water += path(poly([...mir, [xb, o.y], [xa, o.y]]), {
      fill: s.linU(
        [
          [0, mix(D, p.sea[1], 0.35), 0.7],
          [1, mix(D, p.sea[1], 0.6), 0],
        ],
        0,
        o.y,
        0,
        o.y + o.h * 0.42,
      ),
    })
  }
  water += path(`M${r1(lo)} ${r1(o.y)}Q${r1((lo + hi) / 2)} ${r1(o.y + 9 * u * (1 - o.depth))} ${r1(hi)} ${r1(o.y)}Z`, {
    fill: p.glint,
    o: 0.5,
  })
  return water + out
}

/** a scatter of boulders at the water's edge */
export const boulders = (
  s: Stage,
  label: string,
  x0: number,
  x1: number,
  y: number,
  size: number,
  n: number,
  albedo: Hex = MAT.limestone,
): string => {
  const r = s.r.fork(label)
  let out = ''
  const items = Array.from({ length: n }, () => ({ x: r.f(x0, x1), z: r.f(0.4, 1) })).sort((a, b) => a.z - b.z)
  for (const { x, z } of items) {
    const w = size * z
    const h = w * r.f(0.45, 0.75)
    const L = lit(s.p, albedo)
    const D = shade(s.p, albedo)
    const yy = y + z * size * 0.2
    const pts: Pt[] = [
      [x - w, yy],
      [x - w * 0.8, yy - h * 0.6],
      [x - w * 0.2, yy - h],
      [x + w * 0.4, yy - h * 0.85],
      [x + w * 0.9, yy - h * 0.35],
      [x + w, yy],
    ]
    out += path(poly(pts), { fill: L })
    const c = s.cast
    const dark: Pt[] =
      c > 0
        ? [
            [x - w * 0.2, yy - h],
            [x + w * 0.4, yy - h * 0.85],
            [x + w * 0.9, yy - h * 0.35],
            [x + w, yy],
            [x + w * 0.15, yy],
            [x - w * 0.05, yy - h * 0.5],
          ]
        : [
            [x - w * 0.2, yy - h],
            [x - w * 0.8, yy - h * 0.6],
            [x - w, yy],
            [x - w * 0.1, yy],
            [x - w * 0.3, yy - h * 0.5],
          ]
    out += path(poly(dark), { fill: D })
  }
  return out
}
