import { type Hex, mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { nth } from '../../sequence.ts'
import { at, circ, ell, g, line, path, rect, type Stage } from '../../svg.ts'
import { glassOf, headlamp, wheel } from './vehicle-parts.ts'

export const convertible = (s: Stage, x: number, y: number, len: number, color: Hex, flip = false): string => {
  const { p } = s
  const L = lit(p, color)
  const D = shade(p, color)
  const chrome = lit(p, '#eef1f2')
  const body =
    'M0.8 -12.4C1.6 -15 5 -16.6 10 -17.2C18 -18 26 -18 33 -17.6C34.6 -16.4 36 -15.8 38 -15.6L60 -15.6C62 -16.6 64 -17.6 67 -17.6C78 -17.2 90 -15.4 96.4 -12.2C98.8 -11 99.8 -9 99.4 -7C99 -5.4 97.6 -4.8 95.6 -4.8L4 -4.8C1.8 -4.8 0.8 -5.8 0.6 -7.6C0.4 -9.2 0.4 -11 0.8 -12.4Z'
  let b = ell(50, -0.3, 53, 2.3, { fill: p.shadow, o: 0.55 })
  // cockpit, seats, people
  b += path('M33 -16.6L62 -16.6L60 -12L36 -12Z', { fill: mix(p.ink, '#5a2f24', 0.4) })
  b += path('M36 -13L34.4 -21.4C34.6 -22.8 37.4 -22.8 38 -21.4L40 -13Z', { fill: lit(p, '#b5713f') })
  const sk = lit(p, MAT.skin)
  b +=
    path('M39.4 -13C38.6 -18 40 -21.6 43 -22C46 -22.2 47.6 -20 47.8 -17L53.6 -17.6L54 -16L47 -14.4L46.8 -13Z', {
      fill: lit(p, '#f7efe0'),
    }) +
    circ(44, -24.8, 2.7, { fill: sk }) +
    path('M41.2 -24.8C41 -28.4 46.6 -28.8 46.8 -25.6C45 -26.6 43.4 -26.2 42.6 -23.6Z', { fill: shade(p, '#3a261c') }) +
    path('M45 -25.4L47.2 -25.1L47 -24.2L45.2 -24.4Z', { fill: p.ink })
  b +=
    path('M46.2 -13C45.6 -17 46.6 -20.4 49.4 -20.8C52 -20.8 53.2 -18.8 53.4 -16L53.4 -13Z', {
      fill: lit(p, p.accent === color ? '#2a7f9c' : p.accent),
    }) +
    circ(50.2, -23.3, 2.5, { fill: sk }) +
    path(
      'M47.4 -22.4C46.6 -26.8 52.4 -27.4 52.8 -24.2C51.4 -25 49.6 -24.8 49 -22.2C47.6 -20 44 -19.6 40 -21C43.6 -21.2 46.4 -21.4 47.4 -22.4Z',
      { fill: lit(p, '#f2c14e') },
    ) +
    path('M51.2 -23.9L53 -23.6L52.8 -22.8L51.2 -23Z', { fill: p.ink })
  b +=
    path('M61.6 -16.6L56 -25.4L57.4 -25.6L64.2 -16.8Z', { fill: chrome }) +
    path('M60.6 -16.6L55.8 -24.4L57 -25L63 -16.8Z', { fill: mix(p.sky[2], '#ffffff', 0.3), o: 0.45 })
  b += line([55.2, -16], [52.6, -19.4], mix(p.ink, D, 0.3), 0.8)
  b += path(body, {
    fill: s.lin([
      [0, mix(L, '#ffffff', 0.3)],
      [0.3, L],
      [0.66, mix(L, D, 0.4)],
      [1, D],
    ]),
  })
  b += g(
    path('M0 -11.6C20 -13.2 70 -13.4 100 -9.6L100 -8.8C70 -12.2 20 -12 0 -10.4Z', { fill: '#ffffff', o: 0.4 }) +
      path('M0 -6.8L100 -6.8L100 -4L0 -4Z', { fill: mix(D, p.ink, 0.3), o: 0.8 }),
    { clip: s.clip(body) },
  )
  b +=
    path('M38.4 -15.4C38 -11 38.4 -8 39 -5.2M61 -15.4C62.6 -12 63 -9 62.8 -5.2', { stroke: D, sw: 0.5 }) +
    rect(41, -12.6, 3.4, 0.8, { fill: chrome }, 0.4)
  b += path('M66 -17.6C76 -17.2 88 -15.6 95.6 -12.6', { stroke: mix(L, '#ffffff', 0.5), sw: 0.6, o: 0.7 })
  b += headlamp(s, 96.2, -10.4, 1.9) + ell(1.4, -11, 0.8, 1.5, { fill: p.lamps ? '#ff5a3c' : lit(p, '#c8342a') })
  b +=
    path('M94 -6.8L100.6 -7.4C101.2 -6.8 101.2 -5.8 100.4 -5.4L94 -5.4Z', { fill: chrome }) +
    path('M6 -6.8L-0.4 -7.4C-1 -6.8 -1 -5.8 -0.2 -5.4L6 -5.4Z', { fill: chrome })
  for (const wx of [20, 79.4])
    b +=
      path(`M${wx - 8.8} -4.6A8.8 9 0 0 1 ${wx + 8.8} -4.6Z`, { fill: mix(p.ink, D, 0.3) }) +
      wheel(s, wx, 6.9, '#e8ecee')
  return at(x, y, len / 100, b, flip)
}

export const jeep = (s: Stage, x: number, y: number, len: number, color: Hex, flip = false): string => {
  const { p } = s
  const L = lit(p, color)
  const D = shade(p, color)
  const dark = mix(p.ink, D, 0.35)
  const body =
    'M1 -13L1.6 -27.4C1.8 -28.4 2.4 -28.8 3.4 -28.8L58 -28.8L64 -28.2L95 -26C97.4 -25.8 98.6 -24.6 98.8 -22.4L99.4 -12.4L91 -11L72 -10.6L30 -10.6L10 -11Z'
  let b = ell(50, -0.4, 54, 2.8, { fill: p.shadow, o: 0.55 })
  // riders standing in the back
  const sk = lit(p, MAT.skin)
  const rider = (rx: number, c: Hex, hat: Hex, arm = false): string =>
    path(`M${rx - 4} -26C${rx - 5} -34 ${rx - 4.4} -41 ${rx} -41.6C${rx + 4.4} -41 ${rx + 5} -34 ${rx + 4} -26Z`, {
      fill: lit(p, c),
    }) +
    (arm ? path(`M${rx + 2} -40L${rx + 9} -50L${rx + 11} -49L${rx + 5} -37Z`, { fill: sk }) : '') +
    circ(rx, -45.2, 3.5, { fill: sk }) +
    path(`M${rx - 3.8} -45.6C${rx - 3.6} -50 ${rx + 3.6} -50 ${rx + 3.8} -45.6L${rx + 5.4} -45L${rx - 3.6} -45Z`, {
      fill: lit(p, hat),
    })
  b += rider(13, '#2a7f9c', '#f4e7cf') + rider(25, p.accent, '#e9d3a0', true) + rider(36, '#f4e7cf', '#8a5c38')
  // cage, windscreen, driver
  b += path('M4 -28L4 -38M44 -28.6L42 -40L20 -40', { stroke: dark, sw: 1.3, join: 'round' })
  b +=
    path('M47 -28L46 -35C46 -38 52 -38 52.6 -35L53 -28Z', { fill: lit(p, '#f0b23e') }) +
    circ(49.6, -40.4, 3.2, { fill: sk }) +
    path('M46 -41C46 -45 53 -45 53.2 -41Z', { fill: shade(p, '#3a2a22') })
  b +=
    path('M63.4 -28.4L58.4 -43L60.4 -43.4L66 -28.6Z', { fill: dark }) +
    path('M62 -28.6L57.8 -41.6L59.4 -42.6L64.6 -28.6Z', { fill: mix(p.sky[2], '#ffffff', 0.3), o: 0.4 })
  b += path(body, {
    fill: s.lin([
      [0, mix(L, '#ffffff', 0.22)],
      [0.35, L],
      [0.7, mix(L, D, 0.45)],
      [1, D],
    ]),
  })
  b +=
    path('M44 -28.4L43.4 -13M62.4 -28.2L62 -13', { stroke: D, sw: 0.6 }) +
    path('M2 -21.6L98.6 -20.2', { stroke: '#ffffff', sw: 0.7, o: 0.35 })
  b +=
    rect(66, -24.4, 10, 5, { fill: dark, o: 0.55 }, 0.8) +
    path('M68 -23.4H74M68 -21.8H74M68 -20.4H74', { stroke: L, sw: 0.5 })
  b +=
    rect(-3.6, -25, 5, 12, { fill: dark }, 2) +
    headlamp(s, 97.4, -20.6, 2.4) +
    rect(93, -14, 8.4, 2.6, { fill: dark }, 0.8) +
    rect(30, -11.6, 42, 1.8, { fill: dark })
  for (const wx of [20.4, 81])
    b +=
      path(`M${wx - 13} -10L${wx - 9} -18.4L${wx + 9} -18.4L${wx + 13} -10Z`, { fill: dark }) +
      wheel(s, wx, 9.2, '#b9bcb4')
  return at(x, y, len / 100, b, flip)
}

interface CarShape {
  body: string
  glass: string
  /** door and pillar lines: x at the roof and at the sill */
  pillars: readonly (readonly [number, number])[]
  doors: readonly number[]
  belt: number
  wheels: readonly [number, number]
  wr: number
  lamp: string
  roofY: number
  handles: readonly number[]
  clad?: boolean
  rails?: readonly [number, number]
}

const SHAPES = {
  hatch: {
    body: 'M1.6 -9C0.8 -15 1.2 -21 3.6 -24.6C6 -31 9.6 -35.4 14.6 -37.4C26 -39.6 43 -39.6 52 -37.2C59 -34.8 66.4 -29 71.4 -25C80 -24 90 -21.6 95.4 -17.8C98.8 -15 99.6 -11 99 -7.4C98.8 -5.8 97.8 -5.2 96 -5.2L4 -5.2C2.4 -5.2 1.8 -6.6 1.6 -9Z',
    glass:
      'M8.4 -25.2C10.2 -30.2 12.4 -33.2 16.2 -34.8C27 -36.8 42 -36.8 50.4 -34.8C56 -32.8 61.8 -28.4 65.4 -24.8C48 -25.6 26 -25.8 8.4 -25.2Z',
    pillars: [
      [20.4, 17.6],
      [38.6, 38.6],
    ],
    doors: [18.4, 39.4, 63],
    belt: -25,
    wheels: [20, 80],
    wr: 8.4,
    roofY: -38,
    handles: [22, 44],
    lamp: 'M91 -21C94.4 -19.8 97 -17.6 98 -15.6L92.4 -16.6C91.4 -18 91 -19.4 91 -21Z',
  },
  suv: {
    body: 'M1.4 -12C0.6 -19 0.8 -25 2.4 -28C4 -34.4 6.6 -38.8 10.6 -40.4C24 -42.2 48 -42.2 57.4 -40.4C63 -38 68.6 -32 72.6 -28.2C81 -27.6 91 -26 95.6 -23C98.6 -20.4 99.4 -15.4 99 -11.4C98.8 -9.6 98 -9 96.4 -9L4 -9C2.2 -9 1.6 -10 1.4 -12Z',
    glass:
      'M7 -28.2C8.4 -33.4 10.2 -36.6 12.8 -37.8C25 -39.6 47 -39.6 55.8 -38C60 -36 64.4 -31.4 67.2 -28C48 -28.8 26 -28.8 7 -28.2Z',
    pillars: [
      [19.4, 18],
      [39.6, 39.6],
    ],
    doors: [18.8, 40.2, 65],
    belt: -28,
    wheels: [19.6, 80.4],
    wr: 9.6,
    roofY: -41.4,
    handles: [23, 45],
    clad: true,
    rails: [13, 54],
    lamp: 'M91 -25.6C94.8 -24.4 97.4 -22 98.2 -19.8L92.4 -21C91.4 -22.4 91 -24 91 -25.6Z',
  },
  estate: {
    body: 'M1 -8C0.4 -13 0.8 -18.4 2 -20.2C4.4 -25.6 7.2 -29.6 11.4 -30.8C26 -32.6 49 -32.6 58.6 -30.6C65.6 -28.2 72 -23.8 76.4 -20.4C85 -19.6 93 -17.8 96.8 -15C99 -12.8 99.6 -9.4 99.2 -6.8C99 -5.2 98 -4.8 96.4 -4.8L3.4 -4.8C1.8 -4.8 1.2 -5.8 1 -8Z',
    glass:
      'M6.4 -20.6C8.4 -25.2 10.6 -27.8 13.4 -28.6C27 -30.2 48 -30.2 57 -28.4C62.4 -26.4 67.6 -23 71 -20.2C50 -21 28 -21.2 6.4 -20.6Z',
    pillars: [
      [24, 22.4],
      [43.4, 43.6],
    ],
    doors: [24.4, 44.4, 67.6],
    belt: -20.6,
    wheels: [19, 80.6],
    wr: 7.4,
    roofY: -31.4,
    handles: [29, 49],
    rails: [14, 56],
    lamp: 'M91.6 -17.8C95 -16.6 97.6 -14.8 98.6 -12.8L92.8 -13.8C92 -15 91.6 -16.4 91.6 -17.8Z',
  },
  sedan: {
    body: 'M1 -8C0.6 -12.4 1 -16.4 3 -18C8 -19.4 15 -19.8 20 -20.2C27 -26 33.4 -29.2 41 -30C50 -30.6 58 -30.2 64 -28C70 -25.2 74.4 -22.2 78.4 -19.8C86 -19 93 -17.4 96.6 -14.8C99 -12.6 99.6 -9.4 99.2 -6.6C99 -5.2 98 -4.6 96.4 -4.6L3.4 -4.6C1.8 -4.6 1.2 -5.8 1 -8Z',
    glass:
      'M25 -20.2C30.4 -25 35.4 -27.4 41.8 -28C50 -28.6 57 -28.2 62.2 -26.2C66.8 -24.2 70.6 -21.8 73.4 -19.6C58 -20.2 40 -20.4 25 -20.2Z',
    pillars: [
      [33.6, 31],
      [48.4, 49],
    ],
    doors: [30.8, 49.6, 70],
    belt: -20.2,
    wheels: [19.6, 80.4],
    wr: 7.4,
    roofY: -29.6,
    handles: [36, 54],
    lamp: 'M91.4 -17.4C95 -16.2 97.4 -14.6 98.4 -12.6L92.8 -13.6C91.8 -14.8 91.4 -16 91.4 -17.4Z',
  },
} as const satisfies Record<string, CarShape>

type CarKind = keyof typeof SHAPES

/** saloon, hatchback, estate or SUV, side view */
export const car = (
  s: Stage,
  kind: CarKind,
  x: number,
  y: number,
  len: number,
  color: Hex,
  o: { flip?: boolean; load?: 'boards' | 'bags' } = {},
): string => {
  const { p } = s
  const c: CarShape = SHAPES[kind]
  const L = lit(p, color)
  const D = shade(p, color)
  const dark = mix(p.ink, D, 0.3)
  const chrome = lit(p, '#e8ecee')
  let b = ell(50, -0.4, 53, 2.4, { fill: p.shadow, o: 0.55 })
  if (c.rails)
    b += path(
      `M${c.rails[0]} ${c.roofY - 0.4}Q${(c.rails[0] + c.rails[1]) / 2} ${c.roofY - 3} ${c.rails[1]} ${c.roofY + 0.6}`,
      { stroke: dark, sw: 0.9 },
    )
  if (o.load === 'boards')
    b +=
      path(
        `M6 ${c.roofY - 4}C20 ${c.roofY - 8} 56 ${c.roofY - 7.6} 70 ${c.roofY - 3.6}C56 ${c.roofY - 2.4} 20 ${c.roofY - 2.4} 6 ${c.roofY - 4}Z`,
        { fill: lit(p, '#f7efe0') },
      ) +
      path(`M8 ${c.roofY - 4}C22 ${c.roofY - 5.6} 54 ${c.roofY - 5.4} 68 ${c.roofY - 3.6}`, {
        stroke: lit(p, p.accent),
        sw: 0.9,
      })
  if (o.load === 'bags')
    b +=
      rect(15, c.roofY - 8.6, 15, 8, { fill: lit(p, '#a8683c') }, 1.4) +
      rect(31, c.roofY - 7, 12, 6.4, { fill: lit(p, '#2f6d7e') }, 1.4) +
      rect(44, c.roofY - 5.6, 9, 5.2, { fill: lit(p, '#d9b080') }, 1.2) +
      path(
        `M19 ${c.roofY - 8.6}V${c.roofY - 0.6}M26 ${c.roofY - 8.6}V${c.roofY - 0.6}M35 ${c.roofY - 7}V${c.roofY - 0.6}M39 ${c.roofY - 7}V${c.roofY - 0.6}`,
        { stroke: dark, sw: 0.5 },
      )
  b += path(c.body, {
    fill: s.lin([
      [0, mix(L, '#ffffff', 0.3)],
      [0.32, L],
      [0.62, mix(L, D, 0.3)],
      [1, D],
    ]),
  })
  let inn = path(
    `M0 ${c.belt + 5}C30 ${c.belt + 3.4} 68 ${c.belt + 3} 100 ${c.belt + 8.4}V${c.belt + 9.6}C68 ${c.belt + 4.8} 30 ${c.belt + 5} 0 ${c.belt + 6.4}Z`,
    { fill: '#ffffff', o: 0.3 },
  )
  inn += path(`M0 ${c.clad ? -14 : -9}H100V0H0Z`, { fill: c.clad ? dark : D, o: c.clad ? 0.9 : 0.75 })
  b += g(inn, { clip: s.clip(c.body) })
  b += path(c.glass, { fill: glassOf(s) })
  b += g(
    path(
      `M${nth(c.pillars, 0)[0] - 8} ${c.roofY}L${nth(c.pillars, 0)[0] - 3} ${c.roofY}L${nth(c.pillars, 0)[1] - 6} ${c.belt + 2}H${nth(c.pillars, 0)[1] - 13}ZM${nth(c.pillars, 1)[0] + 4} ${c.roofY}H${nth(c.pillars, 1)[0] + 11}L${nth(c.pillars, 1)[1] + 8} ${c.belt + 2}H${nth(c.pillars, 1)[1] + 1}Z`,
      { fill: '#ffffff', o: 0.2 },
    ) +
      path(`M${nth(c.pillars, 1)[1] + 9} ${c.belt + 1}c-1 -4 0 -7 2 -7.4a2.4 2.6 0 1 1 3 0c3 1 3.4 4 3.2 7.4Z`, {
        fill: p.ink,
        o: 0.5,
      }),
    { clip: s.clip(c.glass) },
  )
  for (const [a, q] of c.pillars) b += line([a, c.roofY + 1.4], [q, c.belt + 0.4], mix(D, p.ink, 0.45), 1.3)
  for (const q of c.doors) b += line([q, c.belt + 0.6], [q + 0.8, c.clad ? -11 : -6.4], D, 0.45, { o: 0.7 })
  for (const q of c.handles) b += rect(q, c.belt + 3.2, 4.2, 0.9, { fill: mix(L, '#ffffff', 0.4) }, 0.4)
  b += path(`M${nth(c.doors, 2) - 3} ${c.belt - 2.4}c2 -1.2 4.4 -0.6 4.8 1.2l-1.4 1.8l-3.6 -0.2Z`, { fill: D })
  b +=
    path(c.lamp, { fill: p.lamps ? '#fff2c4' : lit(p, '#fdf6e6') }) + (p.lamps ? headlamp(s, 97, c.belt + 7, 0.8) : '')
  b +=
    rect(0.9, c.belt + 2.4, 1.6, 5.4, { fill: p.lamps ? '#ff5a3c' : lit(p, '#c8342a') }, 0.6) +
    rect(93.6, -8.6, 6, 1.8, { fill: mix(D, p.ink, 0.5) }, 0.8) +
    line([94.6, -12], [99, -12], chrome, 0.5)
  for (const wx of c.wheels)
    b +=
      path(`M${wx - c.wr - 2} -4.6A${c.wr + 2} ${c.wr + 2.2} 0 0 1 ${wx + c.wr + 2} -4.6Z`, { fill: dark }) +
      wheel(s, wx, c.wr, '#d6dcde')
  return at(x, y, len / 100, b, o.flip)
}
