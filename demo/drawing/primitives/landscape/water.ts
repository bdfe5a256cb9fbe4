import { type Hex, mix } from '../../color.ts'
import { clamp, g, lens, lerp, path, r1, rect, type Stage } from '../../svg.ts'

interface SeaOpt {
  hy: number
  bottom?: number
  /** strength of the glitter under the sun */
  glitter?: number
  colors?: readonly [Hex, Hex, Hex]
  ripples?: number
  label?: string
}

/** open water from the horizon down: colour, ripples, light path */
export const sea = (s: Stage, o: SeaOpt): string => {
  const { W, H, p, u } = s
  const bottom = o.bottom ?? H
  const [a, b, c] = o.colors ?? p.sea
  const h = bottom - o.hy
  const r = s.r.fork(o.label ?? 'sea')
  let out = rect(0, o.hy, W, h + 1, {
    fill: s.linU(
      [
        [0, a],
        [0.12, mix(a, b, 0.55)],
        [0.42, b],
        [1, c],
      ],
      0,
      o.hy,
      0,
      bottom,
    ),
  })
  // dark and light ripples, in perspective
  const n = Math.round((o.ripples ?? 1) * 130)
  let rip = ''
  for (let k = 0; k < n; k++) {
    const t = r.f() ** 1.7
    const y = o.hy + 2 * u + t * h
    const w = lerp(26, 210, t) * u * r.f(0.5, 1.4)
    const th = lerp(0.7, 4.6, t) * u
    rip += path(lens(r.f(-0.05, 1.05) * W, y, w, th), {
      fill: r.chance(0.5) ? mix(c, p.ink, 0.25) : mix(b, p.glint, 0.4),
      o: lerp(0.12, 0.26, t),
    })
  }
  out += rip
  // path of light
  const gl = o.glitter ?? (p.time === 'noon' ? 0.5 : 1)
  if (gl > 0) {
    const cx = s.sx * W
    out += rect(0, o.hy, W, h, {
      fill: s.radU(
        [
          [0, p.glow, 0.7 * gl],
          [0.35, p.glow, 0.25 * gl],
          [1, p.glow, 0],
        ],
        cx,
        o.hy,
        W * 0.45,
        clamp(h / (W * 0.45)) * 1.1,
      ),
    })
    let gg = ''
    const m = Math.round(150 * gl)
    for (let k = 0; k < m; k++) {
      const t = r.f() ** 1.5
      const y = o.hy + 1.5 * u + t * h * 0.98
      const spread = lerp(0.035, 0.15, t) * W
      const x = cx + r.n() * spread * 1.5
      const w = lerp(16, 84, t) * u * r.f(0.35, 1.2)
      gg += path(lens(x, y, w, lerp(0.9, 4.4, t) * u), { fill: p.glint, o: r.f(0.35, 0.95) * lerp(1, 0.6, t) })
    }
    out += gg
  }
  // bright thread at the horizon
  out += rect(0, o.hy - 0.6 * u, W, 1.6 * u, { fill: p.glint, o: 0.35 })
  return out
}

/** short broken glints around something that floats */
export const lap = (s: Stage, x: number, y: number, w: number, n: number, label: string, color?: Hex): string => {
  const r = s.r.fork(label)
  let out = ''
  for (let k = 0; k < n; k++) {
    const t = r.f()
    out += path(lens(x + r.f(-0.62, 0.62) * w, y + t * w * 0.14, w * r.f(0.06, 0.26), (0.8 + t * 2) * s.u), {
      fill: color ?? s.p.glint,
      o: r.f(0.35, 0.85),
    })
  }
  return out
}

/** mirror image of `body` (drawn with its waterline at y), cut up by ripples */
export const reflection = (s: Stage, body: string, y: number, depth: number, o = 0.42, squash = 0.7): string => {
  const r = s.r.fork(`refl${Math.round(y)}`)
  let bars = ''
  const n = Math.max(8, Math.round(depth / (6 * s.u)))
  for (let k = 0; k < n; k++) {
    const t = k / n
    const yy = y + t * depth
    const hh = (depth / n) * lerp(0.95, 0.34, t) * r.f(0.75, 1.1)
    bars += rect(-10 + r.n() * 14 * s.u, yy, s.W + 20, hh, { fill: '#ffffff', o: lerp(1, 0.1, t) })
  }
  return g(g(body, { tf: `translate(0 ${r1(y * (1 + squash))}) scale(1 -${squash})` }), { mask: s.mask(bars), o })
}
