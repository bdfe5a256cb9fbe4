import { mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { at, circ, g, line, path, rect, type Stage } from '../../svg.ts'

interface BoatOpt {
  hull?: string
  sails?: boolean
  depth?: number
  flip?: boolean
  accent?: string
}

export const gulet = (s: Stage, x: number, y: number, len: number, o: BoatOpt = {}): string => {
  const { p } = s
  const d = o.depth ?? 0
  const L = (c: string): string => far(p, lit(p, c), d)
  const D = (c: string): string => far(p, shade(p, c), d)
  const hull = o.hull ?? MAT.white
  const litRight = s.cast < 0 !== !!o.flip
  const hullD =
    'M0 -12.6C14 -9.4 30 -7.6 48 -7.8C68 -8.2 86 -11 101 -16.4C97.6 -9.6 94.6 -4.6 90 1L8 1C3.4 -2.6 1.2 -7.4 0 -12.6Z'
  let b = ''
  // rigging behind
  const rig = D('#4a4038')
  b +=
    line([57, -68], [113, -18.5], rig, 0.35) +
    line([57, -68], [99, -15], rig, 0.3) +
    line([57, -66], [26, -8], rig, 0.3) +
    line([27, -52], [2, -11], rig, 0.3) +
    line([57, -68], [27, -52], rig, 0.25)
  // sails
  if (o.sails !== false) {
    const c = L('#fff6e4')
    const c2 = far(p, mix(lit(p, '#fff3dc'), shade(p, '#efe0c6'), 0.5), d)
    const f = (a: string): string => a
    b += path(f('M56 -64C64 -50 84 -30 111 -19.4C96 -19.6 76 -19 66 -17C61 -30 57.4 -46 56 -64Z'), {
      fill: litRight ? c : c2,
    })
    b += path(f('M58 -55C63 -42 74 -27 93 -17.4C82 -17.6 72 -17 66.4 -15.4C61.6 -27 59 -40 58 -55Z'), {
      fill: litRight ? c2 : c,
      o: 0.85,
    })
    b += path(f('M56 -65C54.8 -48 54.8 -30 55.6 -15.4C46 -16.6 38 -16.4 31 -15.6C41 -30 50 -48 56 -65Z'), {
      fill: litRight ? c2 : c,
    })
    b += path(f('M56 -65C52.6 -49 47 -32 38 -16C35.6 -16 33 -15.8 31 -15.6C41 -30 50 -48 56 -65Z'), {
      fill: D('#efe2c8'),
      o: 0.4,
    })
    b += path(f('M26.4 -49C25.6 -37 25.6 -25 26 -14.6C19 -15.6 12.6 -15.2 7.6 -14.2C15.4 -25 22 -36 26.4 -49Z'), {
      fill: litRight ? c2 : c,
    })
  } else {
    b += path('M57 -17.4C48 -18.4 40 -18.2 31.6 -17C31 -16.2 31.2 -15.4 32 -15.2L57 -14.8Z', { fill: L('#e9dcc4') })
    b += path('M27 -16C20 -17 14 -16.8 8 -15.6C7.6 -14.8 7.8 -14.2 8.4 -14L27 -13.6Z', { fill: L('#e9dcc4') })
    b += path('M108 -19.2L64 -47L62.6 -45.6L106 -17.8Z', { fill: L('#e9dcc4') })
  }
  const mast = L('#c08a58')
  b += rect(56.3, -69, 1.5, 62, { fill: mast }) + rect(26.3, -53, 1.3, 45, { fill: mast })
  b += line([57, -14.8], [31, -15.4], D('#8a5c38'), 0.9) + line([27, -13.6], [7, -13.8], D('#8a5c38'), 0.8)
  // bowsprit
  b += path('M96 -15.4L114 -19.4L114 -18.4L98 -13.6Z', { fill: L('#b67c4a') })
  // deck house and awning
  b +=
    path('M30 -8L31 -13.6L55 -13.6L58.6 -8.4Z', { fill: L('#b9783f') }) +
    path('M30.4 -13.4L31 -14.6L56 -14.6L56.6 -13.4Z', { fill: L('#fff3e0') })
  for (let k = 0; k < 5; k++)
    b += rect(33 + k * 4.5, -12.4, 2.8, 2.2, { fill: p.lamps ? '#ffd58a' : D('#21384d') }, 0.5)
  b += path('M3 -17.2C12 -19 20 -19 25 -18.2L25 -16.9C18 -17.6 10 -17.4 3.4 -16Z', { fill: L('#fff3e0') })
  for (const px of [4.4, 11, 18, 24]) b += line([px, -17], [px, -9.6], rig, 0.45)
  // hull
  b += path(hullD, { fill: L(hull) })
  let inner = path(
    'M0 -12.6C14 -9.4 30 -7.6 48 -7.8C68 -8.2 86 -11 101 -16.4L101 -14.2C86 -8.8 68 -6 48 -5.7C30 -5.4 14 -7.2 0 -10.4Z',
    { fill: L('#a8632f') },
  )
  inner += path('M-2 -4C20 -2.8 60 -2.6 96 -6L96 4L-2 4Z', { fill: D(hull), o: 0.75 })
  inner += rect(-2, -1.1, 110, 3, { fill: D('#7d2f22') })
  for (let k = 0; k < 6; k++)
    inner += circ(22 + k * 9.6, -4.1 - k * 0.06, 0.75, { fill: p.lamps ? '#ffd58a' : D('#21384d') })
  if (!litRight) inner += path('M70 -20L104 -20L104 4L78 4Z', { fill: D(hull), o: 0.35 })
  else inner += path('M-2 -20L22 -20L16 4L-2 4Z', { fill: D(hull), o: 0.35 })
  b += g(inner, { clip: s.clip(hullD) })
  // flag
  b +=
    line([1.4, -12], [-2, -20], rig, 0.4) +
    path('M-2 -20C-5.2 -19 -7.4 -20.2 -10 -19.2L-9.2 -15.8C-6.6 -16.6 -4.4 -15.6 -1.2 -16.8Z', { fill: L('#d8322a') })
  return at(x, y, len / 100, b, o.flip)
}

export const motorYacht = (s: Stage, x: number, y: number, len: number, o: BoatOpt = {}): string => {
  const { p } = s
  const d = o.depth ?? 0
  const L = (c: string): string => far(p, lit(p, c), d)
  const D = (c: string): string => far(p, shade(p, c), d)
  const glass = far(p, mix(shade(p, '#16324a'), p.sky[1], 0.15), d)
  const hullD = 'M0 -8.6L4 -9.2L60 -10.6C76 -11.4 90 -13.6 101 -16.2C97 -9 91 -3.4 84 1L5 1C2.4 -1.6 0.8 -5 0 -8.6Z'
  let b = ''
  b += path('M12 -9L14 -16.6L58 -17.4C66 -16.6 74 -13.6 80 -10.8Z', { fill: L('#fffaf0') })
  b += path('M17 -10.6L18 -15.4L56 -16C62 -15.4 68 -13.4 73 -11.4Z', { fill: glass })
  b += path('M10 -16.2L60 -17L64 -18.4L12 -18.2Z', { fill: L('#fffaf0') })
  b += path('M22 -18L25 -22.6L46 -23C52 -21.8 57 -19.8 61 -18Z', { fill: L('#f4ece0') })
  b += path('M28 -18.6L30 -21.4L46 -21.8C50 -20.8 53 -19.8 56 -18.6Z', { fill: glass })
  b += path('M18 -23.4L48 -24.4L50 -25.6L20 -24.8Z', { fill: L('#fffaf0') })
  b +=
    path('M30 -25L33 -31L36 -31L37 -25.2Z', { fill: L('#f4ece0') }) +
    line([34.6, -31], [34.6, -36], D('#5a6470'), 0.4) +
    rect(31.4, -32, 6, 0.9, { fill: D('#8b95a0') })
  b += line([3, -9], [3, -13.4], D('#5a6470'), 0.3)
  b += path(hullD, { fill: L('#fffaf2') })
  let inner = path('M0 -4C30 -4.6 66 -5.4 95 -8.4L95 4L-2 4Z', { fill: D('#dfe6ea'), o: 0.7 })
  inner += path('M20 -7.4L62 -8.4C66 -8.3 70 -8 72 -7.4L66 -5.6L22 -5Z', { fill: glass })
  inner += rect(-2, -0.8, 104, 3, { fill: D(o.accent ?? '#1d3a5c') })
  b += g(inner, { clip: s.clip(hullD) })
  b += line([62, -10.8], [99, -18.4], D('#aab4bc'), 0.3)
  return at(x, y, len / 100, b, o.flip)
}

export const sailboat = (s: Stage, x: number, y: number, h: number, depth = 0, flip = false): string => {
  const { p } = s
  const L = far(p, lit(p, '#fffaf0'), depth)
  const D = far(p, shade(p, '#e9e2d4'), depth)
  const b =
    path('M48 -6L52 -98C66 -66 74 -34 76 -12C66 -9 56 -8 48 -8Z', { fill: L }) +
    path('M46 -96C44 -64 34 -34 18 -12C28 -10 40 -9 46 -9Z', { fill: D }) +
    rect(46, -100, 2, 96, { fill: far(p, shade(p, '#6a5a4a'), depth) }) +
    path('M10 -7C36 -4 64 -4 90 -8C86 -3 82 0 78 2L22 2C16 0 12 -3 10 -7Z', {
      fill: far(p, lit(p, p.time === 'night' ? '#d8dde2' : '#fff4e6'), depth),
    }) +
    path('M15 -2L85 -2L78 2L22 2Z', { fill: far(p, shade(p, MAT.navy), depth) })
  return at(x, y, h / 100, `<g transform="translate(-50 0)">${b}</g>`, flip)
}

/** Bosphorus ferry */
export const ferry = (s: Stage, x: number, y: number, len: number, o: BoatOpt = {}): string => {
  const { p } = s
  const d = o.depth ?? 0
  const L = (c: string): string => far(p, lit(p, c), d)
  const D = (c: string): string => far(p, shade(p, c), d)
  const pane = p.lamps ? '#ffd486' : D('#2d4a60')
  const hullD = 'M2 -9.4L0 -10.4C20 -8.6 70 -8.6 101 -12.4C98 -7.4 95 -3 91 1L7 1C4.6 -2 3 -5.6 2 -9.4Z'
  let b = ''
  b += path('M8 -9L8 -15.8L92 -15.8L95 -10.4Z', { fill: L('#fbf6ea') })
  for (let k = 0; k < 19; k++) b += rect(11 + k * 4.2, -14.4, 2.7, 3.2, { fill: pane }, 0.3)
  b += path('M5 -15.6L96 -15.6L95 -16.8L6 -16.8Z', { fill: L('#e8dcc4') })
  b += path('M14 -16.8L14 -22.6L84 -22.6L87 -16.8Z', { fill: L('#fbf6ea') })
  for (let k = 0; k < 15; k++) b += rect(17 + k * 4.4, -21.4, 2.9, 3, { fill: pane }, 0.3)
  b += path('M10 -22.4L88 -22.4L87 -23.6L11 -23.6Z', { fill: L('#e8dcc4') })
  b += path('M66 -23.6L66 -28.6L78 -28.6L80 -23.6Z', { fill: L('#fbf6ea') }) + rect(68, -27.4, 9.4, 2, { fill: pane })
  b +=
    path('M42 -23.6L43.4 -35L52 -35L53 -23.6Z', { fill: L('#f0b23e') }) +
    path('M43.2 -33L43.4 -35.4L52 -35.4L52.2 -33Z', { fill: D('#23303c') }) +
    rect(42.6, -30.4, 10, 1.4, { fill: L('#c8402a') })
  b += path('M48.6 -23.6L49 -35L52 -35L53 -23.6Z', { fill: D('#c07f28'), o: 0.5 })
  b +=
    line([60, -23.6], [60, -40], D('#5f5248'), 0.5) +
    line([24, -23.6], [24, -36], D('#5f5248'), 0.45) +
    line([60, -40], [98, -12], D('#5f5248'), 0.2) +
    line([24, -36], [3, -10], D('#5f5248'), 0.2)
  b += path(hullD, { fill: D('#2a3a48') })
  b += path('M1 -10.2C20 -8.6 70 -8.6 101 -12.2L100 -10.6C70 -7.2 20 -7.2 2 -8.8Z', { fill: L('#fbf6ea') })
  b += g(rect(-2, -1.2, 106, 3, { fill: D('#8e2f26') }), { clip: s.clip(hullD) })
  b +=
    line([3, -10], [1, -17], D('#5f5248'), 0.35) +
    path('M1 -17C-1.6 -16.2 -3.4 -17.2 -5.4 -16.4L-4.8 -13.6C-2.8 -14.4 -1 -13.6 1.4 -14.4Z', { fill: L('#d8322a') })
  return at(x, y, len / 100, b, o.flip)
}

/** white wake behind a moving boat, local frame of the boat */
export const wake = (s: Stage, x: number, y: number, len: number, flip = false): string => {
  const c = s.p.glint
  const b =
    path('M92 0.4C70 2.6 30 3.2 -34 5.4C10 0.6 50 0 92 0.4Z', { fill: c, o: 0.7 }) +
    path('M84 1.4C52 6.4 10 8.6 -46 13C-4 6 40 3 84 1.4Z', { fill: c, o: 0.35 }) +
    path('M96 -1.6C100 -0.6 103 0.6 106 2.2C98 1.8 90 1.8 84 2Z', { fill: c, o: 0.9 })
  return at(x, y, len / 100, b, flip)
}
