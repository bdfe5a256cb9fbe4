import { type Hex, mix } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import { circ, ell, g, path, r1, rect, type Stage } from '../../svg.ts'

export const shadow = (s: Stage, x: number, y: number, w: number): string =>
  ell(x + s.cast * w * 0.5, y + 2 * s.u, w * 1.05, w * 0.2, { fill: s.p.shadow, o: 0.4 })

/** round thing with a lit side */
export const ball = (s: Stage, x: number, y: number, r: number, c: Hex): string =>
  circ(x, y - r, r, {
    fill: s.radU(
      [
        [0, mix(lit(s.p, c), '#ffffff', 0.25)],
        [0.5, lit(s.p, c)],
        [1, shade(s.p, c)],
      ],
      x - s.cast * r * 0.4,
      y - r * 1.4,
      r * 1.6,
    ),
  })

export const tea = (s: Stage, x: number, y: number, h: number): string => {
  const { p } = s
  const w = h * 0.25
  const d = `M${r1(x - w)} ${r1(y - h)}C${r1(x - w * 1.05)} ${r1(y - h * 0.75)} ${r1(x - w * 0.52)} ${r1(y - h * 0.62)} ${r1(x - w * 0.56)} ${r1(y - h * 0.5)}C${r1(x - w * 0.62)} ${r1(y - h * 0.34)} ${r1(x - w * 1.02)} ${r1(y - h * 0.3)} ${r1(x - w * 0.86)} ${r1(y - h * 0.06)}H${r1(x + w * 0.86)}C${r1(x + w * 1.02)} ${r1(y - h * 0.3)} ${r1(x + w * 0.62)} ${r1(y - h * 0.34)} ${r1(x + w * 0.56)} ${r1(y - h * 0.5)}C${r1(x + w * 0.52)} ${r1(y - h * 0.62)} ${r1(x + w * 1.05)} ${r1(y - h * 0.75)} ${r1(x + w)} ${r1(y - h)}Z`
  return (
    shadow(s, x, y, h * 0.42) +
    ell(x, y - h * 0.02, h * 0.46, h * 0.1, { fill: lit(p, '#fdf8ee') }) +
    ell(x, y - h * 0.035, h * 0.4, h * 0.075, { fill: lit(p, '#c8402a') }) +
    ell(x, y - h * 0.04, h * 0.3, h * 0.055, { fill: lit(p, '#fdf8ee') }) +
    path(d, { fill: mix(p.sky[3], '#ffffff', 0.4), o: 0.7 }) +
    g(
      rect(x - w * 1.2, y - h * 0.84, w * 2.4, h * 0.8, {
        fill: s.linU(
          [
            [0, lit(p, '#e0702c')],
            [0.5, lit(p, '#b83a1c')],
            [1, shade(p, '#8a2414')],
          ],
          x - w,
          0,
          x + w,
          0,
        ),
      }) + rect(x - s.cast * w * 0.62 - w * 0.1, y - h * 0.95, w * 0.2, h * 0.86, { fill: '#ffffff', o: 0.45 }),
      { clip: s.clip(d) },
    ) +
    ell(x, y - h * 0.84, w * 0.82, h * 0.035, { fill: lit(p, '#f09a4c') }) +
    path(d, { stroke: '#ffffff', sw: h * 0.012, o: 0.7 })
  )
}

export const plate = (s: Stage, x: number, y: number, w: number, rim: Hex, fill: string): string => {
  const { p } = s
  let b =
    shadow(s, x, y + w * 0.06, w * 0.9) +
    ell(x, y, w, w * 0.36, { fill: lit(p, '#fdf8ee') }) +
    ell(x, y - w * 0.015, w * 0.95, w * 0.335, { fill: lit(p, rim) }) +
    ell(x, y - w * 0.01, w * 0.72, w * 0.245, { fill: lit(p, '#fdf8ee') })
  for (let k = 0; k < 18; k++) {
    const a = (k / 18) * 6.283
    b += ell(x + Math.cos(a) * w * 0.835, y - w * 0.012 + Math.sin(a) * w * 0.29, w * 0.04, w * 0.022, {
      fill: lit(p, k % 3 ? '#fdf8ee' : '#c8402a'),
    })
  }
  return b + fill
}
