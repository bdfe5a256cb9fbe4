import { type Hex, mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { ell, lerp, type Pt, path, r1, type Stage } from '../../svg.ts'
import { lump } from './mountains.ts'
import { tones } from './tree-tones.ts'

export const bush = (
  s: Stage,
  x: number,
  y: number,
  w: number,
  label: string,
  c: Hex = MAT.scrub,
  depth = 0,
): string => {
  const r = s.r.fork(label)
  const t = tones(s, c, depth)
  let out = ''
  for (let k = 0; k < 4; k++) {
    const cx = x + r.f(-0.45, 0.45) * w
    const q = w * r.f(0.26, 0.42)
    const cy = y - q * 0.5
    out += path(lump(r, cx, cy, q, q * 0.78, 11, 0.15), { fill: t.D })
    out += path(lump(r, cx - s.cast * q * 0.15, cy - q * 0.18, q * 0.78, q * 0.55, 10, 0.18), { fill: t.M })
    out += path(lump(r, cx - s.cast * q * 0.3, cy - q * 0.34, q * 0.42, q * 0.28, 9, 0.22), { fill: t.L })
  }
  return out
}

/** blossom mass along a polyline of centres: bougainvillea, oleander, garlands */
export const blossom = (
  s: Stage,
  spots: readonly Pt[],
  size: number,
  label: string,
  c: Hex = MAT.bougain,
  leafy = 0.35,
): string => {
  const r = s.r.fork(label)
  const f = tones(s, c, 0)
  const l = tones(s, MAT.pine, 0)
  let back = ''
  let mid = ''
  let top = ''
  for (const [x, y] of spots) {
    back += path(lump(r, x, y, size * 1.15, size * 0.95, 10, 0.2), { fill: l.D })
    const n = 9
    for (let k = 0; k < n; k++) {
      const a = r.f(0, 6.28)
      const q = Math.sqrt(r.f()) * size
      const [px, py] = [x + Math.cos(a) * q * 1.1, y + Math.sin(a) * q * 0.9]
      const z = size * r.f(0.14, 0.3)
      if (r.chance(leafy)) back += ell(px, py, z * 1.1, z * 0.7, { fill: r.chance(0.5) ? l.M : l.L })
      else {
        mid += path(lump(r, px, py, z, z * 0.85, 6, 0.25), { fill: r.chance(0.5) ? f.D : f.M })
        if (r.chance(0.7))
          top += path(lump(r, px - s.cast * z * 0.2, py - z * 0.25, z * 0.62, z * 0.5, 6, 0.25), { fill: f.L })
      }
    }
  }
  return back + mid + top
}

/** dark branch hanging into the picture from a corner: frames the view and gives it depth */
export const frameBranch = (s: Stage, corner: 'tl' | 'tr', len: number, label: string): string => {
  const r = s.r.fork(label)
  const { W, u, p } = s
  const dark = mix(p.ink, shade(p, MAT.pine), 0.45)
  const mid = mix(dark, lit(p, MAT.pine), 0.35)
  const dir = corner === 'tl' ? 1 : -1
  const ox = corner === 'tl' ? -20 * u : W + 20 * u
  let out = ''
  const limb = (x0: number, y0: number, a: number, l: number, w: number, gen: number): void => {
    const x1 = x0 + Math.cos(a) * l * dir
    const y1 = y0 + Math.sin(a) * l
    out += path(`M${r1(x0)} ${r1(y0)}Q${r1((x0 + x1) / 2)} ${r1((y0 + y1) / 2 - l * 0.08)} ${r1(x1)} ${r1(y1)}`, {
      stroke: dark,
      sw: w,
      cap: 'round',
    })
    const tufts = gen === 0 ? 3 : 3
    for (let k = 1; k <= tufts; k++) {
      const q = k / tufts
      tuft(lerp(x0, x1, q), lerp(y0, y1, q), l * r.f(0.2, 0.3))
    }
    if (gen < 2)
      for (let k = 0; k < 3; k++) {
        const q = r.f(0.3, 0.95)
        limb(lerp(x0, x1, q), lerp(y0, y1, q) - l * 0.02, a + r.f(-0.75, 0.65), l * r.f(0.36, 0.52), w * 0.5, gen + 1)
      }
  }
  const tuft = (x: number, y: number, z: number): void => {
    const n = 13
    const a0 = r.f(0, 6.28)
    for (let k = 0; k < n; k++) {
      const a = a0 + (k / n) * 6.28 + r.f(-0.15, 0.15)
      const q = z * r.f(0.7, 1.15)
      out += path(`M${r1(x)} ${r1(y)}L${r1(x + Math.cos(a) * q)} ${r1(y + Math.sin(a) * q * 0.8)}`, {
        stroke: k % 3 ? dark : mid,
        sw: 2.3 * u,
        cap: 'round',
      })
    }
  }
  limb(ox, r.f(10, 60) * u, r.f(0.12, 0.4), len, 15 * u, 0)
  limb(ox, r.f(-40, 0) * u, r.f(0.02, 0.15), len * 0.8, 10 * u, 1)
  return out
}

/** spiky foreground plants: agave rosettes and grass */
export const agave = (s: Stage, x: number, y: number, z: number, label: string): string => {
  const r = s.r.fork(label)
  const t = tones(s, '#6f9a8a', 0)
  let out = ''
  const n = 11
  const idx = Array.from({ length: n }, (_, k) => k).sort((a, b) => Math.abs(b - n / 2) - Math.abs(a - n / 2))
  for (const k of idx) {
    const a = -Math.PI * (0.06 + (0.88 * k) / (n - 1)) + r.f(-0.05, 0.05)
    const l = z * r.f(0.75, 1.05)
    const [tx, ty] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.9]
    const nx = -Math.sin(a) * z * 0.085
    const ny = Math.cos(a) * z * 0.085
    const mx = x + Math.cos(a) * l * 0.42
    const my = y + Math.sin(a) * l * 0.42 - z * 0.02
    out += path(
      `M${r1(x - nx * 0.7)} ${r1(y - ny * 0.7)}Q${r1(mx - nx * 1.4)} ${r1(my - ny * 1.4)} ${r1(tx)} ${r1(ty)}Q${r1(mx + nx * 1.4)} ${r1(my + ny * 1.4)} ${r1(x + nx * 0.7)} ${r1(y + ny * 0.7)}Z`,
      { fill: t.D },
    )
    out += path(
      `M${r1(x)} ${r1(y)}Q${r1(mx - nx * 1.2 * s.cast)} ${r1(my - ny * 1.2)} ${r1(tx)} ${r1(ty)}Q${r1(mx)} ${r1(my)} ${r1(x)} ${r1(y)}Z`,
      { fill: k % 2 ? t.M : t.L },
    )
  }
  return out
}

export const grass = (
  s: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  n: number,
  label: string,
  c: Hex,
): string => {
  const r = s.r.fork(label)
  let d = ''
  for (let k = 0; k < n; k++) {
    const x = r.f(x0, x1)
    const l = h * r.f(0.4, 1)
    const b = r.f(-0.5, 0.5) * l
    d += `M${r1(x - 1.6 * s.u)} ${r1(y)}Q${r1(x + b * 0.2)} ${r1(y - l * 0.6)} ${r1(x + b)} ${r1(y - l)}Q${r1(x + b * 0.35)} ${r1(y - l * 0.55)} ${r1(x + 1.6 * s.u)} ${r1(y)}Z`
  }
  return path(d, { fill: c })
}
