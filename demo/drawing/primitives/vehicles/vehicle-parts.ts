import { type Hex, mix } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import { circ, ell, line, path, type Stage } from '../../svg.ts'

export const wheel = (s: Stage, x: number, r: number, rim: Hex): string => {
  const { p } = s
  let b =
    circ(x, -r, r, { fill: mix(p.ink, shade(p, '#2a2e34'), 0.4) }) +
    circ(x, -r, r * 0.66, { fill: lit(p, rim) }) +
    circ(x, -r, r * 0.5, { fill: shade(p, rim) })
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * 6.283 + 0.3
    b += line([x, -r], [x + Math.cos(a) * r * 0.6, -r + Math.sin(a) * r * 0.6], lit(p, rim), r * 0.2)
  }
  return b + circ(x, -r, r * 0.16, { fill: lit(p, rim) })
}

export const glassOf = (s: Stage): string =>
  s.lin(
    [
      [0, mix(s.p.sky[2], s.p.ink, 0.35)],
      [0.5, mix(s.p.sky[1], s.p.ink, 0.62)],
      [1, mix(s.p.ink, s.p.sky[1], 0.2)],
    ],
    0,
    0,
    0.4,
    1,
  )

export const headlamp = (s: Stage, x: number, y: number, r: number): string =>
  ell(x, y, r * 0.8, r, { fill: s.p.lamps ? '#fff2c4' : lit(s.p, '#fff6e0') }) +
  (s.p.lamps
    ? path(`M${x} ${y - r}L${x + 60} ${y - 7}L${x + 60} ${y + 9}L${x} ${y + r}Z`, {
        fill: s.lin(
          [
            [0, '#fff0b8', 0.55],
            [1, '#fff0b8', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      })
    : '')
