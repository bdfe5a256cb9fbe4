import { type Hex, mix, tone } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import type { Rng } from '../../rng.ts'
import { nth } from '../../sequence.ts'
import { bank, curve, g, lerp, type Pt, path, poly, type Stage } from '../../svg.ts'

/** midpoint displacement along a polyline */
export const fractal = (pts: readonly Pt[], r: Rng, amp: number, depth: number): Pt[] => {
  let cur = [...pts]
  let a = amp
  for (let k = 0; k < depth; k++) {
    const next: Pt[] = []
    for (let j = 0; j < cur.length - 1; j++) {
      const [p, q] = [nth(cur, j), nth(cur, j + 1)]
      const len = Math.hypot(q[0] - p[0], q[1] - p[1])
      next.push(p, [(p[0] + q[0]) / 2 + r.n() * len * a * 0.35, (p[1] + q[1]) / 2 + r.n() * len * a])
    }
    next.push(nth(cur, cur.length - 1))
    cur = next
    a *= 0.8
  }
  return cur
}

interface RangeOpt {
  label: string
  /** foot of the range */
  base: number
  /** height of the highest peak */
  h: number
  peaks: number
  depth: number
  albedo?: Hex
  jag?: number
  x0?: number
  x1?: number
  /** envelope of peak heights over 0…1 */
  env?: (t: number) => number
  snow?: boolean
  /** how much mist lies at its foot */
  mist?: number
}

/** A mountain range with lit and shaded faces. */
export const range = (s: Stage, o: RangeOpt): string => {
  const { W, p } = s
  const r = s.r.fork(o.label)
  const [x0, x1] = [o.x0 ?? -W * 0.08, o.x1 ?? W * 1.08]
  const jag = o.jag ?? 0.16
  const env = o.env ?? (() => 1)
  const al = o.albedo ?? MAT.rock
  const L = far(p, lit(p, al), o.depth)
  const D = far(p, shade(p, al), o.depth * 0.94)
  const step = (x1 - x0) / o.peaks
  const sunX = s.sx * W
  // alternate valleys and peaks
  const key: Pt[] = [[x0, o.base]]
  const tops: number[] = []
  for (let k = 0; k < o.peaks; k++) {
    const px = x0 + step * (k + 0.5 + r.f(-0.22, 0.22))
    const e = env((px - x0) / (x1 - x0))
    const ph = o.h * e * r.f(0.62, 1)
    if (k) {
      const prev = nth(key, key.length - 1)
      const vx = (prev[0] + px) / 2 + step * r.f(-0.12, 0.12)
      key.push([vx, o.base - Math.min(o.base - prev[1], ph) * r.f(0.42, 0.66)])
    }
    tops.push(key.length)
    key.push([px, o.base - ph])
  }
  key.push([x1, o.base])
  const seg: Pt[][] = []
  for (let k = 0; k < key.length - 1; k++) seg.push(fractal([nth(key, k), nth(key, k + 1)], r, jag, 3))
  const outline: Pt[] = seg.flatMap((q, k) => (k ? q.slice(1) : q))
  const d = poly([...outline, [x1, o.base + 4], [x0, o.base + 4]])
  const top = o.base - o.h
  const mistTo = mix(L, p.haze, o.mist ?? 0.6)
  let out = path(d, {
    fill: s.linU(
      [
        [0, L],
        [0.45, mix(L, mistTo, 0.25)],
        [1, mistTo],
      ],
      0,
      top,
      0,
      o.base,
    ),
  })
  let faces = ''
  const fade = s.linU(
    [
      [0, D, 1],
      [0.6, D, 0.75],
      [1, D, 0.05],
    ],
    0,
    top,
    0,
    o.base,
  )
  tops.forEach((ki) => {
    const pk = nth(key, ki)
    const right = pk[0] > sunX
    const side = right ? nth(seg, ki) : [...nth(seg, ki - 1)].reverse()
    const dir = right ? 1 : -1
    const hgt = o.base - pk[1]
    const spine: Pt[] = [pk]
    const n = 6
    let sx = pk[0]
    for (let j = 1; j <= n; j++) {
      sx += dir * step * r.f(-0.09, 0.07)
      spine.push([sx, pk[1] + (hgt * j) / n])
    }
    const end = nth(side, side.length - 1)
    faces += path(poly([...side, [end[0] + dir * step * 0.05, o.base], ...spine.reverse()]), { fill: fade })
    // spurs on the lit face, gullies on the dark one
    const litSide = right ? [...nth(seg, ki - 1)].reverse() : nth(seg, ki)
    for (let j = 0; j < 3; j++) {
      const a = nth(litSide, Math.min(litSide.length - 2, 1 + j * 2 + r.i(0, 1)))
      const len = (o.base - a[1]) * r.f(0.35, 0.7)
      const w = step * r.f(0.05, 0.11)
      faces += path(
        poly([
          a,
          [a[0] - dir * w * 0.1, a[1] + len * 0.4],
          [a[0] + dir * w * 0.55, a[1] + len],
          [a[0] + dir * w, a[1] + len * 0.5],
        ]),
        { fill: D, o: 0.42 },
      )
      const b = nth(side, Math.min(side.length - 2, 1 + j * 2))
      faces += path(
        poly([
          b,
          [b[0] - dir * w * 0.6, b[1] + len * 0.5],
          [b[0] - dir * w * 1.1, b[1] + len * 0.95],
          [b[0] - dir * w * 0.1, b[1] + len * 0.45],
        ]),
        { fill: tone(D, -0.03), o: 0.4 },
      )
    }
    if (o.snow && hgt > o.h * 0.62) {
      const q = hgt * r.f(0.22, 0.3)
      const l = litSide.filter((t) => t[1] < pk[1] + q)
      const rr = side.filter((t) => t[1] < pk[1] + q)
      const a = l[l.length - 1] ?? pk
      const b = rr[rr.length - 1] ?? pk
      const zig: Pt[] = []
      for (let j = 0; j <= 6; j++)
        zig.push([lerp(b[0], a[0], j / 6), lerp(b[1], a[1], j / 6) + (j % 2 ? q * 0.35 : -q * 0.05)])
      faces += path(poly([pk, ...rr, ...zig, ...l.reverse()]), {
        fill: far(p, lit(p, MAT.snow), o.depth * 0.6),
        o: 0.92,
      })
    }
  })
  out += g(faces, { clip: s.clip(d) })
  return out
}

/** soft hills, one layer */
export const hills = (
  s: Stage,
  o: {
    label: string
    y: number
    amp: number
    n: number
    base: number
    color: Hex
    foot?: Hex
    x0?: number
    x1?: number
  },
): string => {
  const r = s.r.fork(o.label)
  const [x0, x1] = [o.x0 ?? -40, o.x1 ?? s.W + 40]
  const pts: Pt[] = []
  for (let k = 0; k <= o.n; k++) pts.push([lerp(x0, x1, k / o.n), o.y + r.n() * o.amp])
  return path(
    bank(
      pts,
      [
        [x1, o.base],
        [x0, o.base],
      ],
      0.9,
    ),
    {
      fill: s.linU(
        [
          [0, o.color],
          [1, o.foot ?? mix(o.color, s.p.haze, 0.55)],
        ],
        0,
        o.y - o.amp,
        0,
        o.base,
      ),
    },
  )
}

/** rounded lump with an irregular edge: canopies, bushes, boulders */
export const lump = (r: Rng, x: number, y: number, rx: number, ry: number, n = 9, rough = 0.16): string => {
  const pts: Pt[] = []
  const a0 = r.f(0, 6.28)
  for (let k = 0; k < n; k++) {
    const a = a0 + (k / n) * Math.PI * 2
    const q = 1 + r.f(-rough, rough)
    pts.push([x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q])
  }
  return curve(pts, true, 0.95)
}
