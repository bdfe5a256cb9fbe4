import { type Hex, mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import type { Rng } from '../../rng.ts'
import { circ, curve, type Pt, path, poly, type Stage } from '../../svg.ts'
import { lump } from './mountains.ts'
import { type Tone, tones, trunk } from './tree-tones.ts'

/** crown of many small masses inside an ellipse: olives, figs, citrus, plane trees */
const crown = (
  s: Stage,
  r: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  t: Tone,
  n: number,
  z: number,
): string => {
  const items = Array.from({ length: n }, (_, k) => {
    const a = k * 2.39996 + r.f(-0.3, 0.3)
    const q = Math.sqrt((k + 0.5) / n)
    return { x: Math.cos(a) * q, y: Math.sin(a) * q }
  }).sort((a, b) => b.y - a.y + (Math.abs(b.x) - Math.abs(a.x)) * 0.4)
  let out = ''
  for (const i of items) {
    const [x, y] = [cx + i.x * rx, cy + i.y * ry]
    const q = z * r.f(0.8, 1.2)
    const sun = (1 - s.cast * i.x - i.y * 1.1) / 2
    out += path(lump(r, x, y, q, q * 0.8, 10, 0.2), { fill: mix(t.D, t.M, 0.2 + 0.4 * sun) })
    out += path(lump(r, x - s.cast * q * 0.16, y - q * 0.2, q * 0.74, q * 0.52, 9, 0.22), {
      fill: mix(t.D, t.M, 0.35 + 0.75 * sun),
    })
    if (sun > 0.35)
      out += path(lump(r, x - s.cast * q * 0.3, y - q * 0.36, q * 0.42, q * 0.28, 8, 0.24), {
        fill: mix(t.M, t.L, sun),
      })
  }
  return out
}

export const olive = (s: Stage, x: number, y: number, h: number, label: string, depth = 0): string => {
  const r = s.r.fork(label)
  const t = tones(s, MAT.olive, depth)
  const bark = far(s.p, shade(s.p, '#7c6a58'), depth)
  const barkL = far(s.p, lit(s.p, '#8f7c68'), depth)
  const lean = r.f(-0.06, 0.06)
  let out = path(
    trunk(
      [
        [x, y],
        [x - h * 0.04, y - h * 0.14],
        [x + h * 0.03, y - h * 0.28],
        [x + h * lean, y - h * 0.52],
      ],
      h * 0.13,
      h * 0.04,
    ),
    { fill: bark },
  )
  out += path(
    trunk(
      [
        [x + h * 0.01, y - h * 0.16],
        [x + h * 0.1, y - h * 0.34],
        [x + h * 0.2, y - h * 0.54],
      ],
      h * 0.06,
      h * 0.022,
    ),
    { fill: bark },
  )
  out += path(
    trunk(
      [
        [x, y - h * 0.2],
        [x - h * 0.1, y - h * 0.36],
        [x - h * 0.18, y - h * 0.52],
      ],
      h * 0.05,
      h * 0.02,
    ),
    { fill: bark },
  )
  out += path(
    trunk(
      [
        [x - s.cast * h * 0.03, y],
        [x - h * 0.04 - s.cast * h * 0.02, y - h * 0.14],
        [x + h * 0.03 - s.cast * h * 0.02, y - h * 0.3],
      ],
      h * 0.03,
      h * 0.014,
    ),
    { fill: barkL, o: 0.8 },
  )
  return out + crown(s, r, x + h * lean, y - h * 0.68, h * 0.34, h * 0.25, t, h > 150 * s.u ? 40 : 22, h * 0.105)
}

/** fig, citrus or plane: broad crown on a clear stem */
export const broadleaf = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  label: string,
  c: Hex = '#5f8a4a',
  depth = 0,
  spread = 0.42,
): string => {
  const r = s.r.fork(label)
  const t = tones(s, c, depth)
  const bark = far(s.p, shade(s.p, '#8a7a6a'), depth)
  const barkL = far(s.p, lit(s.p, '#a89684'), depth)
  let out = ''
  for (const [dx, w] of [
    [-0.3, 0.03],
    [0.3, 0.032],
    [-0.14, 0.036],
    [0.16, 0.034],
    [0.02, 0.05],
  ] as const)
    out += path(
      trunk(
        [
          [x, y - h * 0.3],
          [x + dx * h * 0.5, y - h * 0.44],
          [x + dx * h, y - h * 0.66],
        ],
        h * w * 1.2,
        h * w * 0.4,
      ),
      { fill: bark },
    )
  out +=
    path(
      trunk(
        [
          [x - h * 0.01, y],
          [x + h * 0.01, y - h * 0.18],
          [x, y - h * 0.36],
        ],
        h * 0.085,
        h * 0.055,
      ),
      { fill: bark },
    ) +
    path(
      trunk(
        [
          [x - s.cast * h * 0.024, y],
          [x - s.cast * h * 0.014, y - h * 0.18],
          [x - s.cast * h * 0.016, y - h * 0.36],
        ],
        h * 0.024,
        h * 0.014,
      ),
      { fill: barkL },
    )
  return out + crown(s, r, x, y - h * 0.7, h * spread, h * 0.27, t, 52, h * 0.095)
}

export const palm = (s: Stage, x: number, y: number, h: number, label: string, depth = 0, lean = 0): string => {
  const r = s.r.fork(label)
  const t = tones(s, MAT.palm, depth)
  const b = far(s.p, shade(s.p, '#8a6848'), depth)
  const bl = far(s.p, lit(s.p, '#b08a60'), depth)
  const ln = lean || r.f(-0.1, 0.1)
  const tx = x + ln * h
  const ty = y - h * 0.78
  const pts: Pt[] = [
    [x, y],
    [x + ln * h * 0.25, y - h * 0.3],
    [x + ln * h * 0.65, y - h * 0.58],
    [tx, ty],
  ]
  let out = path(trunk(pts, h * 0.045, h * 0.026), { fill: b })
  out += path(
    trunk(
      pts.map(([px, py]) => [px - s.cast * h * 0.009, py] as Pt),
      h * 0.014,
      h * 0.009,
    ),
    { fill: bl },
  )
  const frond = (a: number, len: number, fill: Hex): string => {
    const dx = Math.cos(a)
    const dy = Math.sin(a)
    const tipX = tx + dx * len
    const tipY = ty + dy * len * 0.7 + len * 0.32
    const cx = tx + dx * len * 0.55
    const cy = ty + dy * len * 0.75 - len * 0.16
    // feathered lower edge
    const up: Pt[] = []
    const lo: Pt[] = []
    const n = 9
    for (let k = 0; k <= n; k++) {
      const q = k / n
      const bx = (1 - q) ** 2 * tx + 2 * (1 - q) * q * cx + q * q * tipX
      const by = (1 - q) ** 2 * ty + 2 * (1 - q) * q * cy + q * q * tipY
      const w = Math.sin(Math.PI * Math.min(1, q * 0.9 + 0.1)) * len * 0.12
      up.push([bx, by - w * 0.35])
      lo.push([bx + dx * len * 0.02, by + w * (k % 2 ? 1.25 : 0.45)])
    }
    return path(`${curve(up, false, 0.9) + poly(lo.reverse(), false).replace('M', 'L')}Z`, { fill })
  }
  const N = 11
  const order = Array.from({ length: N }, (_, k) => -Math.PI + (k / (N - 1)) * Math.PI + r.f(-0.1, 0.1))
  for (const a of [0.35, Math.PI - 0.35, 0.75, Math.PI - 0.75]) out += frond(a, h * 0.24, t.D)
  order.forEach((a, k) => {
    out += frond(a, h * r.f(0.27, 0.34), k % 3 === 0 ? t.L : k % 3 === 1 ? t.M : t.D)
  })
  out += circ(tx, ty + h * 0.015, h * 0.022, { fill: b })
  return out
}
