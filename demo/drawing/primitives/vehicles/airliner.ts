import { type Hex, mix } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import { circ, ell, path, rect, type Stage } from '../../svg.ts'

/** airliner seen from the side, gear down; nose to the right */
export const airliner = (s: Stage, x: number, y: number, len: number, pitch: number, tail: Hex): string => {
  const { p } = s
  const L = lit(p, '#fffaf2')
  const D = shade(p, '#cfd8de')
  let b =
    path('M44 -2L26 12L36 13L62 2Z', { fill: D }) +
    path('M6 -6L-6 -24L5 -24L20 -8Z', { fill: lit(p, tail) }) +
    path('M2 -12L-2 -24L5 -24L13 -13Z', { fill: shade(p, tail), o: 0.4 })
  const body = 'M0 -6C8 -9 20 -9.4 40 -9.4L84 -9.4C92 -9.2 98 -6.4 100 -2.4C98 0.6 92 2 84 2L40 2C22 2 8 0 0 -4.6Z'
  b += path(body, {
    fill: s.lin([
      [0, L],
      [0.55, mix(L, D, 0.25)],
      [1, D],
    ]),
  })
  for (let k = 0; k < 22; k++)
    b += rect(
      24 + k * 2.9,
      -5.8,
      1.3,
      1.7,
      { fill: p.lamps ? '#ffe0a0' : mix(shade(p, '#21384d'), p.sky[1], 0.2) },
      0.5,
    )
  b +=
    path('M90 -7.4C94 -6.8 96.6 -5.2 98 -3.8L91.6 -4.6Z', { fill: mix(shade(p, '#21384d'), p.sky[1], 0.2) }) +
    path('M22 -2.4C50 -1 80 -1 97 -1.6L96 -0.6C80 0.6 50 0.6 20 -0.6Z', { fill: lit(p, tail), o: 0.9 })
  b +=
    path('M60 -1L30 16L42 16L70 0Z', { fill: mix(L, D, 0.55) }) +
    ell(52, 7, 7, 2.8, { fill: D }) +
    ell(58, 7, 1.2, 2.6, { fill: L })
  b += path('M6 -5L-6 0L2 0.6L16 -4Z', { fill: mix(L, D, 0.6) })
  b +=
    path('M54 2V8M86 2V8', { stroke: D, sw: 0.7 }) +
    circ(54, 9, 1.6, { fill: p.ink }) +
    circ(57, 9, 1.6, { fill: p.ink }) +
    circ(86, 8.6, 1.3, { fill: p.ink })
  if (p.lamps)
    b +=
      circ(62, 1, 1.6, { fill: '#fff6d0' }) +
      path('M62 0L118 3L116 16Z', {
        fill: s.lin(
          [
            [0, '#fff0b8', 0.5],
            [1, '#fff0b8', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      circ(-4, -23, 1, { fill: '#ff6a4c' })
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${pitch.toFixed(1)}) scale(${(len / 100).toFixed(3)})">${b}</g>`
}
