import { type Hex, mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { at, circ, ell, g, line, type Pt, path, rect, type Stage } from '../../svg.ts'

interface WindsurferOpt {
  x: number
  /** waterline */
  y: number
  /** height of the sail */
  h: number
  sail: readonly [Hex, Hex]
  depth?: number
  flip?: boolean
}

const SAIL = 'M10 -8C17 -36 17 -84 3 -121C-6 -100 -24 -74 -42 -53L-39 -44C-24 -32 -6 -20 9 -12Z'

const sail = (s: Stage, [c, band]: readonly [Hex, Hex], depth: number): string => {
  const { p } = s
  const L = far(p, lit(p, c), depth)
  const B = far(p, lit(p, band), depth)
  const seam = far(p, shade(p, c), depth)
  const panels =
    path('M-60 -92L40 -112L40 -88L-60 -66Z', { fill: B }) +
    path('M-60 -24L40 -38L40 10L-60 10Z', { fill: mix(B, L, 0.2) }) +
    // the window the rider looks through
    path('M-30 -60L13 -66L12 -44L-34 -46Z', { fill: far(p, mix(p.sky[2], p.glint, 0.5), depth), o: 0.75 }) +
    path('M20 -130C24 -80 22 -30 14 0L2 0C12 -40 10 -90 -2 -125Z', { fill: far(p, shade(p, band), depth), o: 0.35 })
  let battens = ''
  for (const [y, w] of [
    [-100, 12],
    [-82, 25],
    [-66, 38],
  ] as const)
    battens += line([13, y - 3], [13 - w - 6, y + w * 0.26], seam, 0.9, { o: 0.6 })
  return (
    path(SAIL, { fill: L }) +
    g(panels + battens, { clip: s.clip(SAIL) }) +
    path('M10 -4C18 -36 18 -84 3 -122', { stroke: far(p, shade(p, '#2b3a48'), depth), sw: 1.7, cap: 'round' }) +
    path('M15.4 -55Q-12 -62 -42 -49', { stroke: far(p, shade(p, '#26323e'), depth), sw: 1.8, cap: 'round' })
  )
}

const rider = (s: Stage, suit: Hex, depth: number): string => {
  const { p } = s
  const skin = far(p, lit(p, MAT.skin), depth)
  const S = far(p, mix(lit(p, suit), shade(p, suit), 0.3), depth)
  const D = far(p, shade(p, suit), depth)
  const V = far(p, lit(p, p.accent), depth)
  const limb = (a: Pt, b: Pt, c: Hex, w: number): string => line(a, b, c, w, { cap: 'round' })
  return (
    limb([-27, -27], [-17, -17], D, 5) +
    limb([-17, -17], [-9, -5], D, 4.4) +
    limb([-28, -26], [-26, -14], S, 5.2) +
    limb([-26, -14], [-21, -5], S, 4.6) +
    limb([-34, -45], [-21, -49], skin, 3) +
    limb([-21, -49], [-5, -57.5], skin, 2.8) +
    path('M-38 -46C-40 -40 -34 -28 -30 -23C-26 -22 -23 -25 -23.5 -29C-25 -36 -29 -44 -31 -47Z', { fill: S }) +
    path('M-38.4 -45C-38 -39 -34.6 -32 -33 -29L-26.4 -33C-27.6 -38 -30 -44 -31 -47Z', { fill: V }) +
    limb([-35, -44], [-27, -42], skin, 3.2) +
    limb([-27, -42], [-18, -56], skin, 3) +
    line([-28, -27], [-16, -57.5], far(p, p.ink, depth), 0.7) +
    circ(-37.4, -53, 4.3, { fill: skin }) +
    path('M-42 -53C-42 -59 -34 -60 -33 -55C-36 -55.4 -38 -54.6 -39 -51C-40.6 -50.6 -42 -51 -42 -53Z', {
      fill: far(p, '#3f2a1e', depth),
    })
  )
}

/** A board at full speed: rider leaning out, spray behind, the sail's colour broken up in the water. */
export const windsurfer = (s: Stage, o: WindsurferOpt): string => {
  const { p } = s
  const d = o.depth ?? 0
  const foam = far(p, mix(p.glint, '#ffffff', 0.5), d)
  let water = ell(-4, 4, 56, 3.2, { fill: mix(p.sea[2], p.ink, 0.3), o: 0.3 })
  for (const [y, w, shift] of [
    [9, 44, -6],
    [15, 34, 0],
    [22, 22, -8],
    [30, 12, -2],
  ] as const)
    water += rect(shift - w, y, w * 1.7, 2, { fill: far(p, lit(p, o.sail[0]), d), o: 0.22 }, 1)
  let spray = path(
    'M-44 3C-52 -5 -60 -13 -74 -15C-68 -11 -67 -9 -70 -8C-80 -11 -88 -9 -99 -4C-90 -3 -84 -1 -86 1C-72 5 -58 6 -40 4Z',
    { fill: foam, o: 0.92 },
  )
  const r = s.r.fork(`spray${Math.round(o.x)}`)
  for (let k = 0; k < 16; k++) {
    const t = r.f()
    spray += circ(-52 - t * 44, -4 - r.f(0, 18) * (1 - t * 0.5), r.f(0.5, 1.8), { fill: foam, o: r.f(0.5, 0.95) })
  }
  const board =
    path('M-52 -1C-40 -6 30 -7 58 -11C52 -3 40 2 20 3L-40 4C-48 3 -52 2 -52 -1Z', {
      fill: far(p, lit(p, '#fffaf0'), d),
    }) +
    path('M-50 1C-30 0 20 0 47 -4C40 0 32 2 20 3L-40 4C-46 3.6 -49 3 -50 1Z', { fill: far(p, lit(p, o.sail[1]), d) })
  const craft = sail(s, o.sail, d) + rider(s, '#22405c', d) + board
  return at(o.x, o.y, o.h / 122, water + g(craft, { tf: 'rotate(-7)' }) + spray, o.flip)
}
