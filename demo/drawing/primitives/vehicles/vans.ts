import { type Hex, mix } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import { at, ell, g, line, path, rect, type Stage } from '../../svg.ts'
import { glassOf, headlamp, wheel } from './vehicle-parts.ts'

export const van = (s: Stage, x: number, y: number, len: number, color: Hex, flip = false): string => {
  const { p } = s
  const L = lit(p, color)
  const D = shade(p, color)
  const body =
    'M1.4 -6.2C0.4 -12 0.4 -24 2.2 -32.6C2.8 -35 4.4 -36 7 -36.3C24 -37.6 44 -37.6 60 -36.6C63 -36.4 65.4 -35.4 67.6 -33.2L79.6 -21.6C87 -20 93.6 -17.6 97.4 -14.6C99.2 -13 99.8 -9.6 99.4 -6.2C99.2 -4.8 98.4 -4.2 97 -4.2L3.4 -4.2C2.2 -4.2 1.6 -4.8 1.4 -6.2Z'
  let b = ell(50, -0.4, 52, 2.4, { fill: p.shadow, o: 0.55 })
  b += path(body, {
    fill: s.lin([
      [0, mix(L, '#ffffff', 0.25)],
      [0.34, L],
      [0.62, mix(L, D, 0.35)],
      [1, D],
    ]),
  })
  const clip = s.clip(body)
  b += g(
    path('M0 -21.4C30 -22.4 60 -22.4 100 -17L100 -15.4C60 -20.4 30 -20.6 0 -19.4Z', { fill: '#ffffff', o: 0.28 }) +
      path('M0 -8.6L100 -8.6L100 -2L0 -2Z', { fill: D, o: 0.8 }),
    { clip },
  )
  b += path(
    'M4.6 -23.4L5.4 -32.4C5.6 -33.6 6.4 -34.1 7.8 -34.2C24 -35.2 42 -35.2 58.6 -34.3C61.4 -34.1 63.4 -33.4 65.2 -31.6L74.8 -22.6C74.4 -21.9 73.6 -21.6 72.4 -21.7C50 -23 28 -23.2 4.6 -23.4Z',
    { fill: glassOf(s) },
  )
  for (const px of [22, 40, 57.4]) b += line([px, -34.8], [px + (px > 50 ? 2.6 : 0), -22.4], mix(D, p.ink, 0.4), 1.3)
  b += path('M9 -33L17 -33.6L11 -24L6 -24Z M44 -34.2L53 -34L47 -23.4L41 -23.4Z', { fill: '#ffffff', o: 0.16 })
  for (const px of [22.4, 41, 58.6]) b += line([px, -22.4], [px + 0.6, -6], D, 0.45, { o: 0.7 })
  b +=
    rect(34, -19.6, 4.6, 1, { fill: mix(L, '#ffffff', 0.4) }, 0.5) +
    rect(52, -19.8, 4.6, 1, { fill: mix(L, '#ffffff', 0.4) }, 0.5)
  b += path('M69.4 -24.8C71.6 -26 74 -25.4 74.4 -23.4L72.8 -21.4L69.2 -21.6Z', { fill: D })
  b +=
    path('M91.6 -17.2C95 -15.8 97.4 -14 98.4 -12.2L93.4 -12.8C92.2 -14 91.6 -15.4 91.6 -17.2Z', {
      fill: p.lamps ? '#fff2c4' : lit(p, '#fdf6e6'),
    }) + (p.lamps ? headlamp(s, 97, -13.2, 0.8) : '')
  b +=
    rect(0.9, -22, 1.3, 8, { fill: p.lamps ? '#ff5a3c' : lit(p, '#c8342a') }, 0.6) +
    rect(93.4, -8.4, 6, 2, { fill: mix(D, p.ink, 0.5) }, 0.8)
  for (const wx of [19.4, 80.4])
    b +=
      path(`M${wx - 9.4} -4A9.4 9.4 0 0 1 ${wx + 9.4} -4Z`, { fill: mix(p.ink, D, 0.3) }) + wheel(s, wx, 7.1, '#cfd6da')
  return at(x, y, len / 100, flip ? b : b, flip)
}

/** high-roofed minibus */
export const minibus = (s: Stage, x: number, y: number, len: number, color: Hex, flip = false): string => {
  const { p } = s
  const L = lit(p, color)
  const D = shade(p, color)
  const body =
    'M1.2 -6.6C0.4 -16 0.4 -32 1.6 -39C2.2 -41.6 3.8 -42.6 6.6 -42.8C28 -44 56 -44 70 -42.8C74.4 -42.2 77.6 -40 80 -36.4L87.2 -24.6C92 -23.2 96.4 -20.8 98.4 -17.6C99.6 -15 99.8 -9.6 99.4 -6.4C99.2 -4.8 98.4 -4.4 97 -4.4L3.2 -4.4C2 -4.4 1.4 -5.2 1.2 -6.6Z'
  const glass =
    'M4 -24.6L4.6 -36C4.8 -37.6 5.6 -38.2 7 -38.3C28 -39.4 52 -39.4 68.6 -38.4C71.6 -38.2 74 -36.8 75.6 -34.4L82 -24C80 -23.6 78 -23.6 76 -23.6C52 -24.6 26 -24.8 4 -24.6Z'
  let b = ell(50, -0.4, 52, 2.4, { fill: p.shadow, o: 0.55 })
  b += path(body, {
    fill: s.lin([
      [0, mix(L, '#ffffff', 0.25)],
      [0.34, L],
      [0.62, mix(L, D, 0.35)],
      [1, D],
    ]),
  })
  b += g(
    path('M0 -22C30 -23 62 -23 100 -18V-16.4C62 -21 30 -21.2 0 -20Z', { fill: '#ffffff', o: 0.3 }) +
      path('M0 -9H100V0H0Z', { fill: D, o: 0.8 }) +
      path('M0 -15.6C30 -16.6 62 -16.6 100 -12.4V-10.4C62 -14.6 30 -14.6 0 -13.4Z', {
        fill: lit(p, p.accent),
        o: 0.85,
      }),
    { clip: s.clip(body) },
  )
  b += path(glass, {
    fill: p.lamps
      ? s.lin([
          [0, '#ffdf9c'],
          [0.6, '#e0a050'],
          [1, '#7a5034'],
        ])
      : glassOf(s),
  })
  for (const px of [17, 32, 47, 62]) b += line([px, -39], [px, -24], mix(D, p.ink, 0.4), 1.2)
  for (const px of [9.6, 24.6, 39.6, 54])
    b += path(`M${px} -24.4c-0.6 -4 0 -6.6 2 -7a2.2 2.4 0 1 1 2.8 0c2.4 1 2.6 4 2.4 7Z`, { fill: p.ink, o: 0.55 })
  b += path('M8 -37.6L13 -37.9L9 -25H5.4ZM50 -38.4L57 -38.2L52 -24.4H46Z', { fill: '#ffffff', o: 0.16 })
  for (const px of [47, 62.6]) b += line([px, -24], [px + 0.4, -6], D, 0.5, { o: 0.7 })
  b +=
    rect(56, -20.8, 4.6, 1, { fill: mix(L, '#ffffff', 0.4) }, 0.5) +
    path('M78 -26.6C80.4 -28 83 -27 83.2 -24.8L81.4 -22.8L77.6 -23Z', { fill: D })
  b +=
    path('M92.4 -20.4C95.8 -18.8 98 -16.6 98.6 -14.4L93.6 -15.4C92.6 -16.8 92.2 -18.6 92.4 -20.4Z', {
      fill: p.lamps ? '#fff2c4' : lit(p, '#fdf6e6'),
    }) + (p.lamps ? headlamp(s, 97.4, -15, 0.8) : '')
  b +=
    rect(0.8, -24, 1.3, 9, { fill: p.lamps ? '#ff5a3c' : lit(p, '#c8342a') }, 0.6) +
    rect(93.4, -8.4, 6, 2, { fill: mix(D, p.ink, 0.5) }, 0.8)
  for (const wx of [19.4, 82])
    b += path(`M${wx - 9} -4A9 9 0 0 1 ${wx + 9} -4Z`, { fill: mix(p.ink, D, 0.3) }) + wheel(s, wx, 6.9, '#cfd6da')
  return at(x, y, len / 100, b, flip)
}
