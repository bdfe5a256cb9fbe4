import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { stonePine } from '../primitives/landscape/conifers.ts'
import { boulders } from '../primitives/landscape/headland.ts'
import { birds } from '../primitives/landscape/sky.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, type Pt, path, r1, rect } from '../svg.ts'

/** Messenger gull with an envelope. */
export const gullMail: SceneDef = {
  sun: [0.24, 0.42],
  mirror: true,
  times: ['dawn', 'noon', 'golden', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const hy = H * 0.74
    let out = seaView(s, { hy, k: 1, side: -1 })
    const [x, y] = [W * 0.54, H * 0.44]
    const z = (s.tall ? 2.9 : 3.1) * u
    const L = lit(p, '#fdfaf2')
    const M = mix(L, shade(p, '#c9d0d4'), 0.5)
    const D = shade(p, '#b9c2c8')
    const tip = shade(p, '#2f3a44')
    let b =
      path('M-4 -6C-14 -40 -44 -72 -100 -86C-88 -70 -66 -54 -60 -46C-48 -30 -34 -8 -16 8Z', { fill: D }) +
      path('M-100 -86C-84 -84 -74 -80 -66 -74L-74 -60C-84 -68 -92 -76 -100 -86Z', { fill: tip })
    b +=
      path('M-36 8C-26 -6 0 -14 24 -10C36 -16 50 -12 54 -4C52 2 48 6 42 8C30 18 -10 22 -36 8Z', { fill: L }) +
      path('M-34 9C-10 14 20 12 48 2C46 5 44 7 42 8C30 18 -10 22 -36 8Z', { fill: D }) +
      path('M-34 8L-62 10L-58 16L-62 22L-30 14Z', { fill: M })
    b +=
      path('M2 -8C14 -44 48 -78 104 -92C96 -74 78 -52 70 -44C54 -24 36 -2 18 6Z', { fill: L }) +
      path('M10 -10C26 -40 56 -66 92 -80C84 -66 76 -54 70 -44C54 -24 36 -2 18 6Z', { fill: M, o: 0.8 }) +
      path('M104 -92C88 -90 78 -86 70 -80L80 -64C88 -72 96 -82 104 -92Z', { fill: tip }) +
      path('M26 -22L62 -56M20 -12L54 -38', { stroke: D, sw: 1.4 })
    b +=
      circ(44, -6, 1.8, { fill: p.ink }) + path('M53 -6C60 -7 66 -4 68 0C66 3 60 3 54 1Z', { fill: lit(p, '#f0a63c') })
    // envelope held in the bill by a ribbon
    const ev = `<g transform="translate(62 4) rotate(9)">${path('M0 -2L-2 10', { stroke: lit(p, p.accent), sw: 1.6 }) + rect(-26, 9, 52, 36, { fill: p.shadow, o: 0.25, tf: 'translate(3 3)' }, 2) + rect(-26, 9, 52, 36, { fill: lit(p, '#fffaf0') }, 2) + path('M-26 45L-6 25M26 45L6 25', { stroke: shade(p, '#e0d2b8'), sw: 1.2 }) + path('M-26 10L0 31L26 10Z', { fill: mix(lit(p, '#fffaf0'), shade(p, '#e6d8c0'), 0.35) }) + circ(0, 28, 5.4, { fill: lit(p, '#c8352a') }) + circ(0, 28, 3.2, { stroke: shade(p, '#a8261c'), sw: 0.9 })}</g>`
    b += ev + path('M-8 14L-12 24M4 15L2 25', { stroke: lit(p, '#f0a63c'), sw: 2 })
    out += `<g transform="translate(${r1(x)} ${r1(y)}) scale(${z.toFixed(3)}) rotate(-6)">${b}</g>`
    // small companions and a trail of air
    for (const [dx, dy] of [
      [-0.3, 0.1],
      [-0.34, 0.17],
    ] as const)
      out += path(`M${r1(x + dx * W)} ${r1(y + dy * H)}q${r1(80 * u)} ${r1(-20 * u)} ${r1(190 * u)} ${r1(-8 * u)}`, {
        stroke: p.cloud[0],
        sw: 5 * u,
        o: 0.6,
        cap: 'round',
      })
    out += birds(s, W * 0.2, H * 0.28, 5, 15 * u, mix(p.ink, p.sky[1], 0.2))
    const rk: Pt[] = [
      [-20, H * 0.96],
      [W * 0.1, H * 0.92],
      [W * 0.22, H * 0.95],
      [W * 0.34, H * 1.02],
    ]
    return (
      out +
      path(bank(rk, [[-20, H + 20]], 0.8), { fill: mix(shade(p, MAT.limestone), p.ink, 0.2) }) +
      boulders(s, 'bd', 0, W * 0.26, H * 0.98, 50 * u, 6) +
      stonePine(s, W * 0.05, H * 0.95, 480 * u, 'sp', 0, 0.06)
    )
  },
}
