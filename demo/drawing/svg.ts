import type { Hex } from './color.ts'
import type { Palette } from './palettes.ts'
import type { Rng } from './rng.ts'
import { nth } from './sequence.ts'

export type Pt = readonly [number, number]

type Stop = readonly [offset: number, color: Hex, opacity?: number]

export const r1 = (n: number): string => {
  const v = Math.round(n * 10) / 10
  return Object.is(v, -0) ? '0' : String(v)
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

export const clamp = (x: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, x))

/** straight-edged path */
export const poly = (pts: readonly Pt[], close = true): string =>
  pts.map((p, k) => `${k ? 'L' : 'M'}${r1(p[0])} ${r1(p[1])}`).join('') + (close ? 'Z' : '')

/** Catmull-Rom through the points; open unless `close` */
export const curve = (pts: readonly Pt[], close = false, t = 0.5): string => {
  const n = pts.length
  const at = (k: number): Pt => (close ? nth(pts, (k + n) % n) : nth(pts, clamp(k, 0, n - 1)))
  let d = `M${r1(nth(pts, 0)[0])} ${r1(nth(pts, 0)[1])}`
  for (let k = 0; k < (close ? n : n - 1); k++) {
    const [a, b, c, e] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const s = (t / 3) * 1.0
    d += `C${r1(b[0] + (c[0] - a[0]) * s)} ${r1(b[1] + (c[1] - a[1]) * s)} ${r1(c[0] - (e[0] - b[0]) * s)} ${r1(c[1] - (e[1] - b[1]) * s)} ${r1(c[0])} ${r1(c[1])}`
  }
  return d + (close ? 'Z' : '')
}

/** curve along the points, then straight through `tail`, closed: hills, beaches, banks */
export const bank = (pts: readonly Pt[], tail: readonly Pt[], t = 0.5): string =>
  `${curve(pts, false, t) + tail.map((p) => `L${r1(p[0])} ${r1(p[1])}`).join('')}Z`

interface Paint {
  fill?: string
  o?: number
  stroke?: string
  sw?: number
  cap?: 'round' | 'butt'
  join?: 'round' | 'miter'
  filter?: string
  clip?: string
  mask?: string
  blend?: string
  tf?: string
  dash?: string
}

/**
 * A shape of one paint fades by that paint; as a group it would be drawn on a sheet of its own, and hundreds of sheets take
 * three times as long as the picture.
 */
const opacityOf = ({ fill, stroke, filter, mask, clip, blend }: Paint): string => {
  if (filter || mask || clip || blend || (fill && stroke) || !(fill || stroke)) return 'opacity'
  return fill ? 'fill-opacity' : 'stroke-opacity'
}

const attrs = (p: Paint): string => {
  let s = ''
  s += p.fill ? ` fill="${p.fill}"` : p.stroke ? ' fill="none"' : ''
  if (p.stroke) s += ` stroke="${p.stroke}" stroke-width="${r2(p.sw ?? 1)}"`
  if (p.cap) s += ` stroke-linecap="${p.cap}"`
  if (p.join) s += ` stroke-linejoin="${p.join}"`
  if (p.o !== undefined && p.o < 1) s += ` ${opacityOf(p)}="${r2(p.o)}"`
  if (p.filter) s += ` filter="${p.filter}"`
  if (p.clip) s += ` clip-path="${p.clip}"`
  if (p.mask) s += ` mask="${p.mask}"`
  if (p.tf) s += ` transform="${p.tf}"`
  if (p.dash) s += ` stroke-dasharray="${p.dash}"`
  if (p.blend) s += ` style="mix-blend-mode:${p.blend}"`
  return s
}

const r2 = (n: number): string => String(Math.round(n * 1000) / 1000)

export const path = (d: string, p: Paint): string => `<path d="${d}"${attrs(p)}/>`

export const rect = (x: number, y: number, w: number, h: number, p: Paint, rx = 0): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}"${rx ? ` rx="${r1(rx)}"` : ''}${attrs(p)}/>`

export const circ = (x: number, y: number, r: number, p: Paint): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}"${attrs(p)}/>`

export const ell = (x: number, y: number, rx: number, ry: number, p: Paint): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}"${attrs(p)}/>`

export const line = (a: Pt, b: Pt, stroke: string, sw: number, p: Paint = {}): string =>
  path(poly([a, b], false), { stroke, sw, ...p })

export const g = (body: string, p: Paint = {}): string => `<g${attrs(p)}>${body}</g>`

export const at = (x: number, y: number, s: number, body: string, flip = false): string =>
  `<g transform="translate(${r1(x)} ${r1(y)}) scale(${r2(flip ? -s : s)} ${r2(s)})">${body}</g>`

/** d-string of a rounded "pill" or lens, used for glints, streaks and clouds */
export const lens = (x: number, y: number, w: number, h: number): string =>
  `M${r1(x - w / 2)} ${r1(y)}Q${r1(x)} ${r1(y - h)} ${r1(x + w / 2)} ${r1(y)}Q${r1(x)} ${r1(y + h)} ${r1(x - w / 2)} ${r1(y)}Z`

interface StageSetup {
  W: number
  H: number
  r: Rng
  p: Palette
  /** horizontal position of the light as a fraction of W; also says which way shadows fall */
  sx: number
  prefix: string
  /** side kept free of detail, so that a page can set text over it */
  calm: 'left' | 'right' | undefined
  /** so much more sky over the drawing */
  above: number
}
/** A picture in progress: size, light, random source, and the <defs> it collects. */
export class Stage {
  readonly W: number
  readonly H: number
  readonly r: Rng
  readonly p: Palette
  readonly sx: number
  readonly calm: 'left' | 'right' | undefined
  readonly above: number
  /** length unit: a thousandth of the side of a square of the same area */
  readonly u: number
  private readonly prefix: string
  private defs: string[] = []
  private n = 0
  constructor({ W, H, r, p, sx, prefix, calm, above }: StageSetup) {
    this.W = W
    this.H = H
    this.r = r
    this.p = p
    this.sx = sx
    this.prefix = prefix
    this.calm = calm
    this.above = above
    this.u = Math.sqrt(W * H) / 1000
  }
  get wide(): boolean {
    return this.W / this.H > 1.15
  }
  get tall(): boolean {
    return this.W / this.H < 0.9
  }
  /** shadows fall to the right (+1) or left (−1) */
  get cast(): number {
    return this.sx < 0.5 ? 1 : -1
  }

  /** moves a horizontal fraction out of the calm half */
  quiet(t: number): number {
    return this.calm === 'left' ? 0.55 + t * 0.5 : this.calm === 'right' ? t * 0.45 - 0.05 : t
  }

  private add(make: (id: string) => string): string {
    const id = `${this.prefix}${(this.n++).toString(36)}`
    this.defs.push(make(id))
    return `url(#${id})`
  }
  private stops(s: readonly Stop[]): string {
    return s
      .map(
        ([o, c, a]) =>
          `<stop offset="${r2(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${r2(a)}"`}/>`,
      )
      .join('')
  }
  /** gradient in the box of the painted shape */
  lin(s: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.add(
      (id) =>
        `<linearGradient id="${id}" x1="${r2(x1)}" y1="${r2(y1)}" x2="${r2(x2)}" y2="${r2(y2)}">${this.stops(s)}</linearGradient>`,
    )
  }
  /** gradient in picture coordinates */
  linU(s: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.add(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${r1(x1)}" y1="${r1(y1)}" x2="${r1(x2)}" y2="${r1(y2)}">${this.stops(s)}</linearGradient>`,
    )
  }
  radU(s: readonly Stop[], cx: number, cy: number, r: number, sy = 1): string {
    const tf =
      sy === 1
        ? ''
        : ` gradientTransform="translate(${r1(cx)} ${r1(cy)}) scale(1 ${r2(sy)}) translate(${r1(-cx)} ${r1(-cy)})"`
    return this.add(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r1(cx)}" cy="${r1(cy)}" r="${r1(r)}"${tf}>${this.stops(s)}</radialGradient>`,
    )
  }
  clip(d: string): string {
    return this.add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)
  }
  mask(body: string): string {
    return this.add(
      (id) =>
        `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.W}" height="${this.H}">${body}</mask>`,
    )
  }
  blur(sd: number): string {
    return this.add(
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${r1(sd)}"/></filter>`,
    )
  }
  private sprays = new Map<Hex, string>()
  /** turns a soft alpha into ink spray of one colour: the grain-shaded edge of screen-printed posters */
  spray(color: Hex): string {
    const known = this.sprays.get(color)
    if (known) return known
    const f = r2(0.62 / this.u)
    const ref = this.add(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
        `<feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="2" seed="${this.r.fork('spray').i(1, 90)}"/>` +
        `<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.4 0 0 0 -0.7" result="n"/>` +
        `<feComposite in="SourceAlpha" in2="n" operator="arithmetic" k1="0" k2="1" k3="1" k4="-1"/>` +
        `<feComponentTransfer result="m"><feFuncA type="linear" slope="5"/></feComponentTransfer>` +
        `<feFlood flood-color="${color}"/><feComposite in2="m" operator="in"/>` +
        '</filter>',
    )
    this.sprays.set(color, ref)
    return ref
  }
  full(p: Paint): string {
    return rect(0, 0, this.W, this.H, p)
  }

  /** frame: vignette, paper grain, svg element */
  finish(drawn: string, opt: { grain: number; title?: string }): string {
    const { W, p, above } = this
    const H = this.H + above
    const body = above > 0 ? g(drawn, { tf: `translate(0 ${r1(above)})` }) : drawn
    const vig = this.radU(
      [
        [0.55, p.ink, 0],
        [1, p.ink, p.time === 'noon' ? 0.16 : 0.26],
      ],
      W * (1 - (this.sx - 0.5) * -0.2 - 0.5),
      H * 0.46,
      Math.hypot(W, H) * 0.62,
    )
    let tail = rect(0, 0, W, H, { fill: vig })
    if (opt.grain > 0) {
      const f = r2(0.7 / this.u)
      const grain = this.add(
        (id) =>
          `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
          `<feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="2" seed="${this.r.fork('grain').i(1, 99)}" stitchTiles="stitch"/>` +
          `<feColorMatrix type="matrix" values="0.9 0.9 0 0 -0.4 0.9 0.9 0 0 -0.4 0.9 0.9 0 0 -0.4 0 0 0 0 1"/></filter>`,
      )
      tail += `<rect width="${W}" height="${H}" filter="${grain}" opacity="${r2(0.2 * opt.grain)}" style="mix-blend-mode:soft-light"/>`
    }
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">` +
      (opt.title ? `<title>${opt.title}</title>` : '') +
      `<defs>${this.defs.join('')}</defs>${body}${tail}</svg>`
    )
  }
}
