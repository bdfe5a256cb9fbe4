import { path, poly, type Stage } from '../../svg.ts'

export const fall = (s: Stage, x: number, y: number, h: number): string =>
  path(
    poly([
      [x - h * 0.05, y],
      [x + h * 0.06, y],
      [x + s.cast * h * 0.7, y + h * 0.14],
      [x + s.cast * h * 0.62, y + h * 0.18],
    ]),
    { fill: s.p.shadow, o: 0.32 },
  )
