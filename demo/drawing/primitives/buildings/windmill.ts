import { mix } from '../../color.ts'
import { far, lit, MAT, shade } from '../../palettes.ts'
import { at, circ, line, path, rect, type Stage } from '../../svg.ts'

interface WindmillOpt {
  x: number
  /** foot of the tower */
  y: number
  h: number
  depth: number
  /** degrees the sails have turned */
  turn: number
}

/** Stone tower mill of the Aegean: cone roof, eight spokes, half of them with canvas. */
export const windmill = (s: Stage, o: WindmillOpt): string => {
  const { p } = s
  const L = far(p, lit(p, MAT.plaster), o.depth)
  const D = far(p, shade(p, MAT.limestone), o.depth)
  const wood = far(p, shade(p, MAT.wood), o.depth)
  let b =
    path('M-26 0L-21 -62L21 -62L26 0Z', {
      fill: s.lin(
        [
          [0, s.cast > 0 ? L : D],
          [0.55, mix(L, D, 0.35)],
          [1, s.cast > 0 ? D : L],
        ],
        0,
        0,
        1,
        0,
      ),
    }) +
    path('M-26 -60L0 -96L26 -60Z', { fill: far(p, mix(lit(p, '#8a6a4a'), shade(p, '#8a6a4a'), 0.4), o.depth) }) +
    path('M-7 0L-7 -17Q0 -24 7 -17L7 0Z', { fill: wood }) +
    rect(-4, -48, 8, 9, { fill: far(p, p.lamps ? '#ffd486' : shade(p, '#3c5a72'), o.depth) })
  for (let k = 0; k < 8; k++) {
    const a = ((k * 45 + o.turn) * Math.PI) / 180
    const b2 = a + 0.5
    const [x, y] = [Math.cos(a) * 46, -68 + Math.sin(a) * 46]
    if (k % 2 === 0) {
      const [x2, y2] = [Math.cos(b2) * 34, -68 + Math.sin(b2) * 34]
      b += path(`M0 -68L${x.toFixed(1)} ${y.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Z`, { fill: L, o: 0.92 })
    }
    b += line([0, -68], [x, y], wood, 1.8, { cap: 'round' })
  }
  return at(o.x, o.y, o.h / 114, b + circ(0, -68, 3.4, { fill: wood }))
}
