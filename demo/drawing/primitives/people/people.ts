import { type Hex, mix } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import type { Rng } from '../../rng.ts'
import { at, ell, lerp, line, type Pt, path, poly, r1, type Stage } from '../../svg.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'

type Outfit = 'trousers' | 'shorts' | 'skirt' | 'dress' | 'suit' | 'swim' | 'robe'

type Hair = 'short' | 'long' | 'bun' | 'straw' | 'cap' | 'scarf'

interface FigureOpt {
  pose?: PoseName
  outfit?: Outfit
  top?: Hex
  bottom?: Hex
  hair?: Hair
  hairColor?: Hex
  skin?: Hex
  flip?: boolean
}

const SKIN = ['#e0a47c', '#c98c62', '#b97c55', '#9a6242'] as const

const HAIR = ['#2a1d18', '#3f2a1e', '#5f4028', '#8a5c30', '#c08e4e'] as const

/** one small figure; joints come from the pose, clothes from the outfit */
export const figure = (s: Stage, x: number, y: number, h: number, o: FigureOpt = {}): string => {
  const { p } = s
  const q: Pose = POSES[o.pose ?? 'stand']
  const r = s.r.fork(`fig${Math.round(x)}/${Math.round(y)}`)
  const outfit = o.outfit ?? 'trousers'
  const skinC = o.skin ?? r.pick(SKIN)
  const topC = o.top ?? '#f4e7cf'
  const botC = o.bottom ?? '#2a4058'
  const sk = lit(p, skinC)
  const skD = mix(sk, shade(p, skinC), 0.55)
  const T = lit(p, topC)
  const TD = mix(T, shade(p, topC), 0.6)
  const B = mix(lit(p, botC), shade(p, botC), 0.25)
  const BD = shade(p, botC)
  const full = outfit === 'dress' || outfit === 'robe'
  const bareLeg = outfit === 'shorts' || outfit === 'skirt' || outfit === 'swim' || outfit === 'dress'
  const limb = (a: Pt, b: Pt, c: Hex, w: number): string => line(a, b, c, w, { cap: 'round' })
  const leg = (k: 0 | 1): string => {
    const [kn, ft] = q.legs[k]
    const hip: Pt = [q.hip[0] + (k ? -2.6 : 2.6), q.hip[1] + 2]
    const c = k ? B : BD
    const bare = k ? sk : skD
    const low = bareLeg ? bare : c
    const mid: Pt = [lerp(hip[0], kn[0], 0.72), lerp(hip[1], kn[1], 0.72)]
    const dir = q === POSES.lotus ? 0 : 3.4
    return (
      limb(kn, [ft[0], ft[1] - 2], low, bareLeg ? 5.2 : 6.6) +
      (outfit === 'swim'
        ? limb(hip, kn, bare, 7)
        : outfit === 'shorts'
          ? limb(hip, kn, bare, 6.4) + limb(hip, mid, c, 8.6)
          : limb(hip, kn, bareLeg ? bare : c, 7.8)) +
      limb(
        [ft[0] - 0.6, ft[1] - 1.4],
        [ft[0] + dir, ft[1] - 1.2],
        outfit === 'swim' || q === POSES.lotus ? bare : k ? mix(BD, p.ink, 0.5) : p.ink,
        3,
      )
    )
  }
  const arm = (k: 0 | 1): string => {
    const [el, hd] = q.arms[k]
    const sh: Pt = [q.neck[0] + (k ? -6.4 : 6.2), q.neck[1] + 4]
    const c = k ? T : TD
    const bare = k ? sk : skD
    const sleeve = outfit === 'swim' || outfit === 'dress' ? 0 : outfit === 'suit' || outfit === 'robe' ? 2 : 1
    return (
      limb(el, hd, sleeve === 2 ? c : bare, 4) +
      limb(sh, el, sleeve ? c : bare, sleeve ? 5.4 : 4.4) +
      ell(hd[0], hd[1], 2.4, 2.4, { fill: bare })
    )
  }
  const [nx, ny] = q.neck
  const [hx, hy] = q.hip
  const ax = hx - nx
  const ay = hy - ny
  const al = Math.hypot(ax, ay) || 1
  // across the trunk
  const [ox, oy] = [ay / al, -ax / al]
  const on = (t: number, w: number): Pt => [nx + ax * t + ox * w, ny + ay * t + oy * w]
  const waist = outfit === 'dress' || outfit === 'skirt' ? 5.4 : 6.6
  const torso = `M${[on(-0.03, -3)].map((a) => `${r1(a[0])} ${r1(a[1])}`).join('')}Q${r1(on(0.02, -8.8)[0])} ${r1(on(0.02, -8.8)[1])} ${r1(on(0.16, -8.8)[0])} ${r1(on(0.16, -8.8)[1])}L${r1(on(0.66, -waist)[0])} ${r1(on(0.66, -waist)[1])}L${r1(on(1.1, -7.4)[0])} ${r1(on(1.1, -7.4)[1])}L${r1(on(1.1, 7.4)[0])} ${r1(on(1.1, 7.4)[1])}L${r1(on(0.66, waist)[0])} ${r1(on(0.66, waist)[1])}L${r1(on(0.16, 8.6)[0])} ${r1(on(0.16, 8.6)[1])}Q${r1(on(0.02, 8.6)[0])} ${r1(on(0.02, 8.6)[1])} ${r1(on(-0.03, 3)[0])} ${r1(on(-0.03, 3)[1])}Z`
  const shadeSide = path(poly([on(0, 3), on(0.16, 8.6), on(0.66, waist), on(1.1, 7.4), on(1.1, 2.4), on(0.6, 2.6)]), {
    fill: shade(p, topC),
    o: 0.42,
  })
  let b = arm(0)
  if (!full) b += leg(0) + leg(1)
  else b += outfit === 'dress' && q.legs[1][1][1] > -6 ? leg(0) + leg(1) : ''
  b += path(torso, { fill: outfit === 'swim' ? (topC === skinC ? sk : T) : T }) + shadeSide
  if (outfit === 'skirt')
    b +=
      path(poly([on(0.62, -5.8), on(0.62, 5.8), [hx + 11, lerp(hy, 0, 0.5)], [hx - 11, lerp(hy, 0, 0.48)]]), {
        fill: B,
      }) +
      path(poly([on(0.62, 2), on(0.62, 5.8), [hx + 11, lerp(hy, 0, 0.5)], [hx + 3, lerp(hy, 0, 0.5)]]), {
        fill: BD,
        o: 0.6,
      })
  if (full) {
    const hem = outfit === 'robe' ? 0.98 : 0.9
    const [fl, fr] = outfit === 'robe' ? [-11, 11] : [-16, 14]
    const y1 = lerp(hy, 0, hem)
    b += path(
      `M${r1(on(0.6, -waist)[0])} ${r1(on(0.6, -waist)[1])}L${r1(on(0.6, waist)[0])} ${r1(on(0.6, waist)[1])}C${r1(hx + 9)} ${r1(lerp(hy, y1, 0.3))} ${r1(hx + fr - 2)} ${r1(lerp(hy, y1, 0.7))} ${r1(hx + fr)} ${r1(y1)}Q${r1(hx)} ${r1(y1 + 3)} ${r1(hx + fl)} ${r1(y1)}C${r1(hx + fl + 2)} ${r1(lerp(hy, y1, 0.7))} ${r1(hx - 9)} ${r1(lerp(hy, y1, 0.3))} ${r1(on(0.6, -waist)[0])} ${r1(on(0.6, -waist)[1])}Z`,
      { fill: T },
    )
    b += path(
      `M${r1(on(0.6, 2)[0])} ${r1(on(0.6, 2)[1])}L${r1(on(0.6, waist)[0])} ${r1(on(0.6, waist)[1])}C${r1(hx + 9)} ${r1(lerp(hy, y1, 0.3))} ${r1(hx + fr - 2)} ${r1(lerp(hy, y1, 0.7))} ${r1(hx + fr)} ${r1(y1)}L${r1(hx + 4)} ${r1(y1 + 1)}Z`,
      { fill: shade(p, topC), o: 0.42 },
    )
  }
  if (outfit === 'suit')
    b +=
      path(poly([on(-0.04, -2.4), on(-0.04, 3.4), on(0.42, 1.8)]), { fill: lit(p, '#fdf8ee') }) +
      path(poly([on(0.02, 0.2), on(0.02, 1.8), on(0.36, 1.6)]), { fill: lit(p, p.accent) })
  if (outfit === 'swim') b += path(poly([on(0.9, -7.4), on(0.9, 7.4), on(1.18, 7), on(1.18, -7)]), { fill: B })
  b += line([nx, ny + 2], [lerp(nx, q.head[0], 0.7), lerp(ny, q.head[1], 0.7)], skD, 4.6)
  const [ex, ey] = q.head
  const hc = o.hairColor ?? r.pick(HAIR)
  const hair = mix(lit(p, hc), shade(p, hc), 0.5)
  const hs = o.hair ?? 'short'
  if (hs === 'long')
    b += path(
      `M${r1(ex - 6.4)} ${r1(ey - 2)}C${r1(ex - 9)} ${r1(ey + 6)} ${r1(ex - 8)} ${r1(ey + 14)} ${r1(ex - 6)} ${r1(ey + 18)}L${r1(ex + 3)} ${r1(ey + 14)}L${r1(ex + 4)} ${r1(ey)}Z`,
      { fill: hair },
    )
  if (hs === 'scarf')
    b += path(
      `M${r1(ex - 6.6)} ${r1(ey - 2)}C${r1(ex - 9)} ${r1(ey + 8)} ${r1(ex - 8)} ${r1(ey + 12)} ${r1(ex - 7)} ${r1(ey + 14)}L${r1(ex + 6)} ${r1(ey + 13)}L${r1(ex + 5)} ${r1(ey + 2)}Z`,
      { fill: B },
    )
  b += ell(ex + 0.5, ey, 5.5, 6.4, { fill: sk })
  const cap = `M${r1(ex - 6)} ${r1(ey + 1.6)}C${r1(ex - 7.4)} ${r1(ey - 7)} ${r1(ex + 0.4)} ${r1(ey - 9)} ${r1(ex + 5.8)} ${r1(ey - 4.4)}C${r1(ex + 2)} ${r1(ey - 4.4)} ${r1(ex - 1.2)} ${r1(ey - 3.4)} ${r1(ex - 2.6)} ${r1(ey + 0.6)}C${r1(ex - 3)} ${r1(ey + 3)} ${r1(ex - 5)} ${r1(ey + 4)} ${r1(ex - 6)} ${r1(ey + 1.6)}Z`
  b += path(cap, { fill: hs === 'scarf' ? B : hair })
  if (hs === 'bun') b += ell(ex - 5.4, ey - 5.6, 3.2, 3, { fill: hair })
  if (hs === 'straw')
    b +=
      ell(ex, ey - 3.6, 11, 2.8, { fill: lit(p, '#ecd29a') }) +
      path(
        `M${r1(ex - 5.6)} ${r1(ey - 4)}C${r1(ex - 5.2)} ${r1(ey - 11)} ${r1(ex + 5.6)} ${r1(ey - 11)} ${r1(ex + 6)} ${r1(ey - 4)}Z`,
        { fill: lit(p, '#f4e0b0') },
      ) +
      line([ex - 5.6, ey - 5], [ex + 6, ey - 5], lit(p, p.accent), 1.8)
  if (hs === 'cap')
    b += path(
      `M${r1(ex - 6)} ${r1(ey - 2.4)}C${r1(ex - 6)} ${r1(ey - 9.6)} ${r1(ex + 6)} ${r1(ey - 9.6)} ${r1(ex + 6.2)} ${r1(ey - 3)}L${r1(ex + 11)} ${r1(ey - 2)}L${r1(ex + 6)} ${r1(ey - 1.6)}Z`,
      { fill: B },
    )
  b += arm(1)
  return at(x, y, h / 100, b, o.flip)
}

const TOPS: readonly Hex[] = [
  '#f4e7cf',
  '#d8412f',
  '#2a7f9c',
  '#f0b23e',
  '#fbf6ea',
  '#7fa08a',
  '#e8937a',
  '#3f5f86',
  '#c9a0b4',
]

const BOTTOMS: readonly Hex[] = ['#2a4058', '#6a5640', '#e6d8bf', '#4a5a4c', '#8a6a4a', '#3a3a48']

/** clothes and pose of a passer-by */
export const passer = (r: Rng, poses: readonly PoseName[] = ['stand', 'hip', 'walk', 'walk']): FigureOpt => {
  const woman = r.chance(0.5)
  return {
    pose: r.pick(poses),
    outfit: woman
      ? r.pick(['dress', 'skirt', 'shorts', 'trousers'] as const)
      : r.pick(['shorts', 'trousers', 'trousers'] as const),
    top: r.pick(TOPS),
    bottom: r.pick(BOTTOMS),
    hair: woman
      ? r.pick(['long', 'bun', 'straw', 'long'] as const)
      : r.pick(['short', 'short', 'cap', 'straw'] as const),
    skin: r.pick(SKIN),
    hairColor: r.pick(HAIR),
    flip: r.chance(0.5),
  }
}

/** small figures for scale, in given clothes; kept for scenes that dress their people themselves */
export const standing = (
  s: Stage,
  x: number,
  y: number,
  h: number,
  top: string,
  bottom: string,
  flip = false,
): string => {
  const r = s.r.fork(`st${Math.round(x)}/${Math.round(y)}`)
  const woman = r.chance(0.45)
  return figure(s, x, y, h, {
    pose: r.pick(['stand', 'hip', 'walk'] as const),
    outfit: woman ? r.pick(['skirt', 'shorts', 'dress'] as const) : r.pick(['trousers', 'shorts'] as const),
    top,
    bottom,
    hair: woman ? r.pick(['long', 'bun', 'straw'] as const) : r.pick(['short', 'cap'] as const),
    flip,
  })
}

/** bride: fitted bodice, full skirt with a train */
export const dress = (s: Stage, x: number, y: number, h: number, c: string, flip = false): string => {
  const { p } = s
  const b =
    path('M-5.6 -56C-12 -34 -20 -12 -30 0C-14 4 14 4 21 0C15 -18 10 -36 5.8 -56Z', { fill: lit(p, c) }) +
    path('M2 -56C6 -34 8 -14 8 2L21 0C15 -18 10 -36 5.8 -56Z', { fill: shade(p, c), o: 0.5 }) +
    path('M-4 -50C-8 -32 -14 -14 -20 1M0 -50C0 -32 -2 -14 -4 2', { stroke: shade(p, c), sw: 0.9, o: 0.45 })
  const veil = path('M-4 -98C-16 -82 -20 -40 -27 -6C-16 -4 -10 -8 -7 -14C-9 -40 -6 -70 0 -92Z', {
    fill: lit(p, '#ffffff'),
    o: 0.55,
  })
  return at(
    x,
    y,
    h / 100,
    veil + figure(s, 0, 0, 100, { pose: 'stand', outfit: 'dress', top: c, hair: 'bun', hairColor: '#5f4028' }) + b,
    flip,
  )
}

export const groom = (s: Stage, x: number, y: number, h: number, c: Hex = '#24364c', flip = false): string =>
  figure(s, x, y, h, { pose: 'stand', outfit: 'suit', top: c, bottom: c, hair: 'short', hairColor: '#2a1d18', flip })
