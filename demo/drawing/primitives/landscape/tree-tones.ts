import { type Hex, mix, tone } from '../../color.ts'
import { far, lit, shade } from '../../palettes.ts'
import { curve, lerp, type Pt, type Stage } from '../../svg.ts'

export interface Tone {
  L: Hex
  M: Hex
  D: Hex
}

export const tones = (s: Stage, c: Hex, depth: number): Tone => {
  const L = far(s.p, lit(s.p, c), depth)
  const D = far(s.p, shade(s.p, c, 1.15), depth)
  return { L: tone(L, 0.035), M: mix(L, D, 0.5), D: tone(D, -0.02) }
}

/** tapering trunk through points */
export const trunk = (pts: readonly Pt[], w0: number, w1: number): string => {
  const n = pts.length - 1
  const l: Pt[] = []
  const r: Pt[] = []
  pts.forEach(([x, y], k) => {
    const w = lerp(w0, w1, k / n) / 2
    l.push([x - w, y])
    r.push([x + w, y])
  })
  return `${curve(l, false, 0.9) + curve(r.reverse(), false, 0.9).replace('M', 'L')}Z`
}
