import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { birds } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, type Pt, path, r1, rect, type Stage } from '../svg.ts'

/** bicycle, side view, length 100, wheels on y = 0 */
const bicycle = (s: Stage, x: number, y: number, len: number, c: Hex, basket: boolean, flip = false): string => {
  const { p } = s
  const k = len / 100
  const dark = mix(p.ink, '#3a4048', 0.4)
  let b = ell(50, 0, 54, 2.4, { fill: p.shadow, o: 0.45 })
  for (const wx of [22, 80]) {
    b += circ(wx, -20, 19, { stroke: dark, sw: 2.4 }) + circ(wx, -20, 17.2, { stroke: lit(p, '#dfe4e6'), sw: 0.8 })
    for (let q = 0; q < 12; q++) {
      const a = (q / 12) * 6.283
      b += line([wx, -20], [wx + Math.cos(a) * 17, -20 + Math.sin(a) * 17], lit(p, '#cfd6da'), 0.4, { o: 0.8 })
    }
    b += path(`M${wx - 21} -24A21.4 21.4 0 0 1 ${wx + 15} -36`, { stroke: lit(p, c), sw: 2 })
  }
  b +=
    path('M22 -20L46 -18L36 -48L22 -20M46 -18L70 -50L38 -50M80 -20L70 -50L68 -60M36 -48L34 -56', {
      stroke: lit(p, c),
      sw: 3,
      join: 'round',
      cap: 'round',
    }) + path('M47 -16L71 -48', { stroke: shade(p, c), sw: 1 })
  b +=
    circ(46, -18, 5, { stroke: dark, sw: 1.6 }) +
    line([46, -18], [50, -10], dark, 1.6) +
    rect(47, -10, 7, 1.8, { fill: dark }, 0.8)
  b +=
    path('M27 -57C30 -60 38 -60 44 -56C38 -54 32 -54 27 -57Z', { fill: lit(p, '#a8683c') }) +
    path('M68 -60C64 -66 58 -64 60 -62M68 -60C72 -66 78 -62 76 -58', { stroke: dark, sw: 2, cap: 'round' }) +
    rect(56, -64, 6, 2.6, { fill: lit(p, '#a8683c') }, 1.2)
  b += path('M14 -42H34M18 -42L22 -22', { stroke: dark, sw: 1.4 })
  if (basket)
    b +=
      path('M72 -58L92 -58L89 -42L75 -42Z', { fill: lit(p, '#c99a5a') }) +
      path('M72 -54H92M73 -50H91M74 -46H90M77 -58L78 -42M82 -58V-42M87 -58L86 -42', {
        stroke: shade(p, '#8a6438'),
        sw: 0.7,
      }) +
      blossom(
        s,
        [
          [76, -61],
          [82, -63],
          [88, -61],
        ],
        5,
        `bb${Math.round(x)}`,
        '#e8937a',
        0.4,
      )
  return `<g transform="translate(${r1(x)} ${r1(y)}) scale(${(flip ? -k : k).toFixed(3)} ${k.toFixed(3)})">${b}</g>`
}

/** Bikes leaning on a promenade rail. */
export const bikes: SceneDef = {
  sun: [0.2, 0.8],
  mirror: true,
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('bk')
    const hy = H * 0.46
    let out = seaView(s, { hy, k: 1.1, side: 1, bottom: H * 0.78 })
    const gy = H * 0.76
    out +=
      rect(-10, gy - 26 * u, W + 20, 30 * u, { fill: mix(lit(p, MAT.limestone), shade(p, MAT.limestone), 0.4) }) +
      rect(-10, gy - 34 * u, W + 20, 14 * u, { fill: lit(p, '#fffaf0') })
    for (let k = 0; k < 22; k++)
      out += line([(k / 21) * W, gy - 34 * u], [(k / 21) * W, gy - 146 * u], lit(p, '#fffaf0'), 6 * u)
    for (const y of [146, 96])
      out +=
        rect(-10, gy - (y + 5) * u, W + 20, 9 * u, { fill: lit(p, '#fffaf0') }) +
        rect(-10, gy - (y - 3) * u, W + 20, 3 * u, { fill: shade(p, '#e6dccb'), o: 0.7 })
    out += rect(-10, gy, W + 20, H - gy + 10, {
      fill: s.linU(
        [
          [0, lit(p, '#e3cba4')],
          [1, mix(lit(p, '#d6bc92'), shade(p, '#c0a478'), 0.5)],
        ],
        0,
        gy,
        0,
        H,
      ),
    })
    for (let row = 0; row < 6; row++) {
      const y = lerp(gy + 6 * u, H, (row / 6) ** 1.4)
      for (let k = 0; k < 22; k++)
        if (r.chance(0.5))
          out += rect((k + (row % 2) * 0.5) * (W / 20), y, (W / 20) * 0.96, lerp(16, 36, row / 6) * u, {
            fill: r.chance(0.5) ? shade(p, '#c9ae82') : '#fff6e2',
            o: 0.2,
          })
    }
    // lamp post with hanging flowers
    const lx = W * 0.88
    out +=
      rect(lx - 5 * u, H * 0.2, 10 * u, gy - H * 0.2, { fill: shade(p, '#3a4a48') }) +
      path(`M${r1(lx)} ${r1(H * 0.24)}q${r1(-60 * u)} ${r1(-40 * u)} ${r1(-96 * u)} ${r1(4 * u)}`, {
        stroke: shade(p, '#3a4a48'),
        sw: 7 * u,
      }) +
      ell(lx - 96 * u, H * 0.245 + 16 * u, 17 * u, 20 * u, { fill: p.lamps ? '#fff0c4' : lit(p, '#fdf6e4') }) +
      (p.lamps
        ? circ(lx - 96 * u, H * 0.26, 90 * u, {
            fill: s.radU(
              [
                [0, '#ffe2a0', 0.6],
                [1, '#ffc872', 0],
              ],
              lx - 96 * u,
              H * 0.26,
              90 * u,
            ),
          })
        : '')
    out += blossom(
      s,
      Array.from({ length: 9 }, () => [lx + r.n() * 34 * u, H * 0.4 + r.n() * 20 * u] as Pt),
      22 * u,
      'hf',
      MAT.bougain,
      0.4,
    )
    out += figure(s, W * 0.76, gy + 20 * u, 190 * u, {
      pose: 'hip',
      outfit: 'dress',
      top: '#fbf6ea',
      hair: 'straw',
      flip: true,
    })
    const cs = r.fork('cc').pick([
      ['#2f8f93', '#e8683c', '#e0a63a'],
      ['#d8412f', '#f0e3c8', '#2f6d9c'],
      ['#6fae8a', '#e8937a', '#24425e'],
    ] as const)
    const z = (s.tall ? 0.5 : 0.3) * W
    if (!s.tall) out += bicycle(s, W * 0.1, gy + 34 * u, z * 0.94, cs[2], false)
    out +=
      bicycle(s, W * (s.tall ? 0.06 : 0.28), gy + 62 * u, z * 1.08, cs[0], true) +
      bicycle(s, W * (s.tall ? 0.96 : 0.78), gy + 110 * u, z * 1.2, cs[1], true, true)
    return (
      out +
      palm(s, W * 0.04, gy + 10 * u, 560 * u, 'pm', 0, 0.05) +
      birds(s, W * 0.5, hy * 0.4, 5, 13 * u, mix(p.ink, p.sky[1], 0.2))
    )
  },
}
