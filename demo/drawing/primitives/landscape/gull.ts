import { lit, shade } from '../../palettes.ts'
import { path, r1, type Stage } from '../../svg.ts'

export const gull = (s: Stage, x: number, y: number, z: number, bank: number): string => {
  const { p } = s
  const L = lit(p, '#fdfaf2')
  const D = shade(p, '#c9d0d4')
  const b =
    path('M-6 0C-20 -16 -42 -26 -78 -22C-56 -14 -34 -2 -10 8Z', { fill: L }) +
    path('M-78 -22C-60 -24 -48 -23 -40 -20L-52 -13C-60 -17 -68 -20 -78 -22Z', { fill: shade(p, '#3a4650') }) +
    path('M6 -2C14 -24 34 -42 66 -50C52 -34 34 -10 12 6Z', { fill: D }) +
    path('M66 -50C52 -46 44 -42 38 -37L47 -28C54 -36 60 -43 66 -50Z', { fill: shade(p, '#3a4650') }) +
    path('M-22 10C-12 -2 8 -8 26 -4C32 -4 36 -2 37 0C32 2 30 5 22 8C8 14 -8 14 -22 10Z', { fill: L }) +
    path('M-20 9C-6 10 10 10 30 3C28 6 26 7 22 8C8 14 -8 14 -22 10Z', { fill: D }) +
    path('M36 -1L44 2L36 3Z', { fill: lit(p, '#f0a63c') }) +
    path('M-22 10L-38 12L-24 4Z', { fill: L })
  return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(bank)}) scale(${(z / 100).toFixed(3)})">${b}</g>`
}
