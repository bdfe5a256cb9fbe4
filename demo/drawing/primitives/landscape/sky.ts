import { mix } from '../../color.ts'
import { circ, clamp, g, lerp, path, r1, rect, type Stage } from '../../svg.ts'

export interface SkyOpt {
  /** y of the horizon */
  hy: number
  /** sun or moon centre; omitted: off the picture, only its glow is seen */
  sun?: { y: number; r?: number } | false
  clouds?: 'streak' | 'cumulus' | 'none'
  cloudY?: number
}

export const sky = (s: Stage, o: SkyOpt): string => {
  const { W, H, p, u, above } = s
  const [a, b, c, d] = p.sky
  let out = rect(0, -above, W, o.hy + 2 + above, {
    fill: s.linU(
      [
        [0, a],
        [0.42, b],
        [0.8, c],
        [1, d],
      ],
      0,
      -above,
      0,
      o.hy,
    ),
  })
  if (p.time === 'night') out += stars(s, o.hy)
  const x = s.sx * W
  const sun = o.sun ?? (p.time === 'noon' ? false : { y: lerp(o.hy * 0.86, o.hy * 0.3, p.elevation) })
  const gy = sun ? sun.y : -H * 0.05
  const R = Math.max(W, H)
  const soft = p.time === 'night' ? 0.35 : p.time === 'dusk' ? 0.7 : 0.8
  out += rect(0, -above, W, o.hy + 2 + above, {
    fill: s.radU(
      [
        [0, p.glow, soft],
        [0.25, p.glow, soft * 0.45],
        [1, p.glow, 0],
      ],
      x,
      gy,
      R * (p.time === 'dusk' ? 0.46 : 0.62),
    ),
  })
  out += rect(0, -above, W, o.hy + 2 + above, {
    fill: s.radU(
      [
        [0, p.sun, 0.5],
        [0.5, p.sun, 0.16],
        [1, p.sun, 0],
      ],
      x,
      gy,
      R * 0.3,
    ),
    filter: s.spray(p.sun),
    o: 0.5,
  })
  if (sun) {
    const r = (sun.r ?? 62) * u
    out += circ(x, sun.y, r * 1.5, { fill: p.sun, o: p.time === 'night' ? 0.1 : 0.2 })
    if (p.time === 'night') {
      // waxing crescent: outer limb, inner limb
      out += path(
        `M${r1(x + r * 0.34)} ${r1(sun.y - r * 0.94)}A${r1(r)} ${r1(r)} 0 1 0 ${r1(x + r * 0.94)} ${r1(sun.y + r * 0.34)}A${r1(r * 0.86)} ${r1(r * 0.86)} 0 0 1 ${r1(x + r * 0.34)} ${r1(sun.y - r * 0.94)}Z`,
        { fill: p.sun },
      )
    } else
      out += circ(x, sun.y, r, {
        fill: s.linU(
          [
            [0, p.sun],
            [1, p.time === 'dusk' || p.time === 'golden' ? mix(p.sun, p.glow, 0.55) : p.sun],
          ],
          x,
          sun.y - r,
          x,
          sun.y + r,
        ),
      })
  }
  const kind = o.clouds ?? (p.time === 'noon' ? 'cumulus' : p.time === 'night' ? 'none' : 'streak')
  const cr = s.r.fork('clouds')
  if (kind === 'streak') {
    const n = cr.i(4, 6)
    for (let k = 0; k < n; k++) {
      const t = (k + cr.f(0.2, 0.8)) / n
      const cy = lerp(o.hy * 0.14, (o.cloudY ?? 0.82) * o.hy, t)
      out += streak(
        s,
        s.quiet(cr.f(-0.05, 1.05)) * W,
        cy,
        lerp(360, 210, t) * u * cr.f(0.7, 1.3),
        lerp(20, 9, t) * u,
        t,
        `st${k}`,
      )
    }
  } else if (kind === 'cumulus') {
    const n = cr.i(2, 4)
    for (let k = 0; k < n; k++) {
      const w = cr.f(240, 460) * u
      out += cumulus(
        s,
        s.quiet((k + cr.f(0.1, 0.9)) / n) * W,
        lerp(o.hy * 0.5, o.hy * (o.cloudY ?? 0.86), cr.f()),
        w,
        `cu${k}`,
      )
    }
  }
  return out
}

const stars = (s: Stage, hy: number): string => {
  const r = s.r.fork('stars')
  let out = ''
  const n = Math.round((s.W * hy) / 5200 / (s.u * s.u))
  for (let k = 0; k < n; k++) {
    const y = r.f() ** 1.5 * hy * 0.9
    out += circ(r.f(0, s.W), y, r.f(0.5, r.chance(0.08) ? 2.6 : 1.5) * s.u, {
      fill: '#fffbe8',
      o: r.f(0.35, 0.95) * (1 - y / hy),
    })
  }
  return out
}

/** long flat evening cloud built of stacked pills */
const streak = (s: Stage, x: number, y: number, w: number, h: number, low: number, label: string): string => {
  const r = s.r.fork(label)
  const near = clamp(1 - Math.abs(x / s.W - s.sx) * 1.6)
  const col = mix(s.p.cloud[1], s.p.cloud[0], clamp(0.15 + near * 0.9))
  let out = ''
  const n = r.i(3, 5)
  for (let k = 0; k < n; k++) {
    const t = n === 1 ? 0 : k / (n - 1)
    const ww = w * (1 - Math.abs(t - 0.55) * r.f(0.5, 1.1))
    out += rect(
      x - ww / 2 + r.f(-0.25, 0.25) * w,
      y + (k - n / 2) * h * 0.86,
      ww,
      h,
      { fill: k === n - 1 ? mix(col, s.p.cloud[0], 0.45) : col, o: lerp(0.5, 0.8, near) },
      h / 2,
    )
  }
  return g(out, { o: lerp(0.8, 0.95, low) })
}

/** fair-weather cloud: domed top, flat base that dissolves into haze */
const cumulus = (s: Stage, x: number, y: number, w: number, label: string): string => {
  const r = s.r.fork(label)
  const n = 7
  let d = ''
  for (let k = 0; k < n; k++) {
    const t = (k + 0.5) / n
    const bump = Math.sin(t * Math.PI) ** 0.8 * w * r.f(0.11, 0.19) + w * 0.025
    const cx = x + (t - 0.5) * w * 0.9
    d += `M${r1(cx - bump)} ${r1(y - bump * 0.6)}a${r1(bump)} ${r1(bump)} 0 1 1 ${r1(bump * 2)} 0a${r1(bump)} ${r1(bump)} 0 1 1 ${r1(-bump * 2)} 0Z`
  }
  const clip = s.clip(`M${r1(x - w)} ${r1(y - w)}H${r1(x + w)}V${r1(y)}H${r1(x - w)}Z`)
  const fill = s.linU(
    [
      [0, s.p.cloud[0], 1],
      [0.5, s.p.cloud[0], 0.96],
      [1, s.p.cloud[1], 0.35],
    ],
    x,
    y - w * 0.36,
    x,
    y,
  )
  // one smaller, brighter copy towards the light gives the mass its form
  const inner = path(d, {
    fill: '#ffffff',
    o: 0.3,
    tf: `translate(${r1(x * 0.22 - s.cast * w * 0.03)} ${r1((y - w * 0.04) * 0.22)}) scale(.78)`,
  })
  return g(path(d, { fill }) + g(inner, { clip: s.clip(d) }), { clip, o: 0.92 })
}

export const birds = (s: Stage, x: number, y: number, n: number, size: number, color: string): string => {
  const r = s.r.fork(`birds${Math.round(x)}`)
  let out = ''
  for (let k = 0; k < n; k++) {
    const z = size * r.f(0.5, 1.1)
    const bx = x + r.n() * size * 7
    const by = y + r.n() * size * 3
    const lift = r.f(0.25, 0.6)
    out += path(
      `M${r1(bx - z)} ${r1(by - z * lift)}Q${r1(bx - z * 0.4)} ${r1(by - z * lift * 1.1)} ${r1(bx)} ${r1(by)}Q${r1(bx + z * 0.4)} ${r1(by - z * lift * 1.1)} ${r1(bx + z)} ${r1(by - z * lift)}Q${r1(bx + z * 0.4)} ${r1(by - z * lift * 0.7)} ${r1(bx)} ${r1(by + z * 0.14)}Q${r1(bx - z * 0.4)} ${r1(by - z * lift * 0.7)} ${r1(bx - z)} ${r1(by - z * lift)}Z`,
      { fill: color },
    )
  }
  return out
}
