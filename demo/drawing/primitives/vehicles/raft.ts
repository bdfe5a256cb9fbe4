import { type Hex, mix } from '../../color.ts'
import { lit, MAT, shade } from '../../palettes.ts'
import { nth } from '../../sequence.ts'
import { circ, line, path, type Stage } from '../../svg.ts'

/** inflatable raft with a paddling crew */
export const raft = (s: Stage, x: number, y: number, len: number, color: Hex, tilt: number): string => {
  const { p } = s
  const L = lit(p, color)
  const D = shade(p, color)
  const sk = lit(p, MAT.skin)
  const vests: Hex[] = ['#f0b23e', p.accent, '#f0b23e', '#2a7f9c', '#f0b23e', p.accent]
  const crew = (cx: number, cy: number, k: number, near: boolean): string => {
    const v = lit(p, nth(vests, k % vests.length))
    const vd = shade(p, nth(vests, k % vests.length))
    let q =
      path(
        `M${cx - 5} ${cy}C${cx - 6.4} ${cy - 8} ${cx - 5} ${cy - 15} ${cx} ${cy - 15.6}C${cx + 5} ${cy - 15} ${cx + 6.4} ${cy - 8} ${cx + 5} ${cy}Z`,
        { fill: v },
      ) +
      path(
        `M${cx + 1} ${cy}C${cx + 2} ${cy - 8} ${cx + 2} ${cy - 13} ${cx} ${cy - 15.6}C${cx + 5} ${cy - 15} ${cx + 6.4} ${cy - 8} ${cx + 5} ${cy}Z`,
        { fill: vd, o: 0.6 },
      )
    q +=
      circ(cx + 0.6, cy - 19.4, 3.7, { fill: sk }) +
      path(`M${cx - 3.6} ${cy - 19.4}C${cx - 4} ${cy - 25.6} ${cx + 5} ${cy - 25.8} ${cx + 4.8} ${cy - 19.8}Z`, {
        fill: lit(p, k % 2 ? '#f7efe0' : '#d8412f'),
      })
    const dir = near ? 1 : -1
    q += path(
      `M${cx - 2} ${cy - 12}L${cx + 6} ${cy - 7 + dir * 2}L${cx + 5} ${cy - 5 + dir * 2}L${cx - 3} ${cy - 9}Z`,
      { fill: sk },
    )
    q += near
      ? line([cx + 1, cy - 16], [cx + 11, cy + 9], lit(p, '#e8d3a8'), 1.1) +
        path(`M${cx + 9.6} ${cy + 7}L${cx + 13.4} ${cy + 6}L${cx + 15} ${cy + 14}L${cx + 12} ${cy + 15}Z`, {
          fill: lit(p, '#f0b23e'),
        })
      : line([cx + 1, cy - 15], [cx + 12, cy - 1], lit(p, '#e8d3a8'), 1)
    return q
  }
  let b = ''
  b += path(
    'M-6 -16C0 -22 14 -21 26 -18.4C44 -15.6 60 -15.6 76 -18.6C90 -21.4 102 -24 107 -18C100 -12 90 -9 76 -8L24 -8C10 -9 0 -11 -6 -16Z',
    { fill: D },
  )
  b += path(
    'M4 -15C16 -19 30 -15 50 -14.6C70 -14.4 86 -19 98 -17.6C92 -12 84 -10 74 -9.6L26 -9.6C14 -10 8 -12 4 -15Z',
    { fill: mix(p.ink, D, 0.4) },
  )
  ;[24, 47, 70].forEach((cx, k) => {
    b += crew(cx + 6, -13, k, false)
  })
  ;[16, 40, 63].forEach((cx, k) => {
    b += crew(cx + 6, -8, k + 3, true)
  })
  b += crew(-1, -15, 1, false)
  b += path(
    'M-8 -17C-6 -6 8 1.6 24 2.6L76 2.6C92 1.6 104 -6 109 -20C104 -15 92 -9 76 -7.4C60 -6 40 -6 24 -7.4C8 -9 -4 -12 -8 -17Z',
    {
      fill: s.lin([
        [0, mix(L, '#ffffff', 0.25)],
        [0.45, L],
        [1, D],
      ]),
    },
  )
  b += path('M-4 -10C2 -3 14 -0.6 26 -0.2L74 -0.2C90 -0.6 100 -6 105 -12', {
    stroke: lit(p, '#f7efe0'),
    sw: 1.2,
    o: 0.9,
  })
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)}) scale(${(len / 100).toFixed(3)}) translate(-50 0)">${b}</g>`
}
