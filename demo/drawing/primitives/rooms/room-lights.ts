import type { P3, Project } from '../../camera.ts'
import { type Hex, mix } from '../../color.ts'
import { lit, shade } from '../../palettes.ts'
import { circ, ell, lerp, line, type Pt, path, poly, r1, rect, type Stage } from '../../svg.ts'
import { inside } from './room.ts'

/** pendant or table lamp glow */
export const glow = (s: Stage, x: number, y: number, r: number, k = 0.5): string =>
  s.p.lamps
    ? circ(x, y, r, {
        fill: s.radU(
          [
            [0, '#ffdf9c', k],
            [0.4, '#ffc872', k * 0.4],
            [1, '#ffc872', 0],
          ],
          x,
          y,
          r,
        ),
      })
    : ''

/** hanging lamp: cord, shade, light */
export const pendant = (
  s: Stage,
  pr: Project,
  at: P3,
  ceil: number,
  rad: number,
  c: Hex,
  kind: 'dome' | 'globe' | 'wicker' = 'dome',
): string => {
  const i = inside(s)
  const a = pr(at)
  const m = (pr([at[0] + 1, at[1], at[2]])[0] - a[0]) * rad
  const lit0 = s.p.lamps ? '#fff0c4' : i.L('#fdf6e4')
  const top = pr([at[0], ceil, at[2]])
  let out = line(top, [a[0], a[1] - m * 0.6], i.D('#4a3a2c'), 2 * s.u) + glow(s, a[0], a[1] + m * 0.3, m * 4.4, 0.5)
  if (kind === 'globe')
    return (
      out +
      circ(a[0], a[1], m, { fill: lit0 }) +
      circ(a[0] - m * 0.2, a[1] - m * 0.2, m * 0.5, { fill: '#ffffff', o: 0.4 })
    )
  out +=
    ell(a[0], a[1], m, m * 0.22, { fill: lit0 }) +
    path(
      `M${r1(a[0] - m)} ${r1(a[1])}C${r1(a[0] - m * 0.9)} ${r1(a[1] - m * 0.66)} ${r1(a[0] - m * 0.3)} ${r1(a[1] - m * 0.8)} ${r1(a[0])} ${r1(a[1] - m * 0.8)}C${r1(a[0] + m * 0.3)} ${r1(a[1] - m * 0.8)} ${r1(a[0] + m * 0.9)} ${r1(a[1] - m * 0.66)} ${r1(a[0] + m)} ${r1(a[1])}Q${r1(a[0])} ${r1(a[1] + m * 0.24)} ${r1(a[0] - m)} ${r1(a[1])}Z`,
      {
        fill: s.linU(
          [
            [0, i.L(c)],
            [1, i.D(c)],
          ],
          a[0] - m,
          0,
          a[0] + m,
          0,
        ),
      },
    )
  if (kind === 'wicker')
    for (let k = -3; k <= 3; k++)
      out += path(
        `M${r1(a[0])} ${r1(a[1] - m * 0.8)}Q${r1(a[0] + k * m * 0.22)} ${r1(a[1] - m * 0.6)} ${r1(a[0] + k * m * 0.3)} ${r1(a[1] + m * 0.06)}`,
        { stroke: i.D(c), sw: m * 0.04, o: 0.6 },
      )
  return out
}

/** lantern with a candle, on the ground or on a table */
export const lantern = (s: Stage, x: number, y: number, h: number): string => {
  const { p } = s
  const m = mix(shade(p, '#5a4030'), p.ink, 0.3)
  const w = h * 0.28
  const on = p.lamps
  return (
    ell(x, y, w * 1.4, h * 0.06, { fill: on ? '#ffcf85' : p.shadow, o: 0.4 }) +
    (on
      ? circ(x, y - h * 0.38, h * 1.1, {
          fill: s.radU(
            [
              [0, '#ffd98a', 0.6],
              [0.35, '#ffc065', 0.25],
              [1, '#ffc065', 0],
            ],
            x,
            y - h * 0.38,
            h * 1.1,
          ),
        })
      : '') +
    rect(x - w, y - h * 0.66, w * 2, h * 0.64, {
      fill: on
        ? s.lin([
            [0, '#ffe7ae'],
            [1, '#ffb75a'],
          ])
        : mix(p.sky[3], '#ffffff', 0.4),
      o: 0.85,
    }) +
    rect(x - w * 0.26, y - h * 0.34, w * 0.52, h * 0.3, { fill: on ? '#fff0cf' : lit(p, '#fdf6e4') }) +
    ell(x, y - h * 0.39, w * 0.16, h * 0.07, { fill: '#fff6d0' }) +
    path(
      `M${r1(x - w)} ${r1(y)}V${r1(y - h * 0.68)}M${r1(x + w)} ${r1(y)}V${r1(y - h * 0.68)}M${r1(x - w)} ${r1(y - h * 0.02)}H${r1(x + w)}`,
      { stroke: m, sw: h * 0.045 },
    ) +
    path(
      poly([
        [x - w * 1.2, y - h * 0.66],
        [x + w * 1.2, y - h * 0.66],
        [x + w * 0.4, y - h * 0.86],
        [x - w * 0.4, y - h * 0.86],
      ]),
      { fill: m },
    ) +
    path(`M${r1(x - w * 0.5)} ${r1(y - h * 0.86)}a${r1(w * 0.5)} ${r1(w * 0.5)} 0 0 1 ${r1(w)} 0`, {
      stroke: m,
      sw: h * 0.035,
    })
  )
}

/** festoon of bulbs between two points */
export const festoon = (s: Stage, a: Pt, b: Pt, sag: number, n: number, size: number): string => {
  const { p } = s
  let out = path(
    `M${r1(a[0])} ${r1(a[1])}Q${r1((a[0] + b[0]) / 2)} ${r1((a[1] + b[1]) / 2 + sag * 2)} ${r1(b[0])} ${r1(b[1])}`,
    { stroke: p.ink, sw: size * 0.22, o: 0.75 },
  )
  for (let k = 1; k < n; k++) {
    const t = k / n
    const x = lerp(a[0], b[0], t)
    const y = lerp(a[1], b[1], t) + 4 * t * (1 - t) * sag + size * 0.7
    out +=
      (p.lamps
        ? circ(x, y, size * 3, {
            fill: s.radU(
              [
                [0, '#ffe2a0', 0.55],
                [1, '#ffd27a', 0],
              ],
              x,
              y,
              size * 3,
            ),
          })
        : '') + ell(x, y, size * 0.72, size * 0.9, { fill: p.lamps ? '#fff4cc' : lit(p, '#fff6e0') })
  }
  return out
}
