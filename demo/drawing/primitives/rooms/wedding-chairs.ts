import type { Hex } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import { ell, line, type Pt, path, poly, type Stage } from '../../svg.ts'

/** chair from behind, in perspective */
export const chairBack = (
  s: Stage,
  pr: (q: readonly [number, number, number]) => Pt,
  x: number,
  z: number,
  wood: Hex,
): string => {
  const { p } = s
  const q = (dx: number, y: number, dz = 0): Pt => pr([x + dx, y, z + dz])
  const m = q(1, 0)[0] - q(0, 0)[0]
  const cL = lit(p, wood)
  const cD = shade(p, wood)
  return (
    ell(q(0, 0)[0], q(0, 0)[1], m * 0.36, m * 0.08, { fill: p.shadow, o: 0.28 }) +
    line(q(-0.22, 0, 0.4), q(-0.22, 0.48, 0.4), cD, m * 0.05) +
    line(q(0.22, 0, 0.4), q(0.22, 0.48, 0.4), cD, m * 0.05) +
    path(poly([q(-0.25, 0.48, 0.42), q(0.25, 0.48, 0.42), q(0.26, 0.48), q(-0.26, 0.48)]), {
      fill: lit(p, '#fffaf2'),
    }) +
    line(q(-0.25, 0), q(-0.25, 1), cD, m * 0.06) +
    line(q(0.25, 0), q(0.25, 1), cD, m * 0.06) +
    line(q(-0.25, 0.98), q(0.25, 0.98), cL, m * 0.07) +
    line(q(-0.25, 0.74), q(0.25, 0.74), cL, m * 0.05)
  )
}

export const FLOWERS = ['#e0527e', '#f08a6a', '#f4c1b4', '#fff0e4'] as const
