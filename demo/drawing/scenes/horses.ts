import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { chimney } from '../primitives/landscape/fairy-chimney.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { bush, grass } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { BALLOON_SETS, balloon } from '../primitives/vehicles/balloons.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { at, bank, circ, curve, ell, g, path, type Stage } from '../svg.ts'

/** horse at a walk with a rider; local length 100, hooves at 0 */
const horse = (
  s: Stage,
  x: number,
  y: number,
  len: number,
  coat: Hex,
  top: Hex,
  label: string,
  flip = false,
): string => {
  const { p } = s
  const L = lit(p, coat)
  const D = shade(p, coat)
  const M = mix(L, D, 0.45)
  const leg = (d: string, c: Hex): string => path(d, { stroke: c, sw: 5, cap: 'round', join: 'round' })
  let b = ell(52, 0, 50, 3, { fill: p.shadow, o: 0.45 })
  b += leg('M30 -34L34 -18L28 -2', D) + leg('M70 -34L78 -20L76 -2', D)
  b += path('M12 -52C2 -46 0 -30 4 -16C8 -26 10 -38 18 -46Z', { fill: mix(D, p.ink, 0.4) })
  const body =
    'M14 -54C12 -44 16 -32 26 -30C40 -28 56 -28 68 -31C76 -33 80 -40 82 -48C86 -56 90 -64 96 -70L108 -64C112 -64 114 -70 110 -74L98 -86C96 -90 92 -92 90 -88C82 -84 76 -74 70 -62C58 -58 46 -60 34 -60C26 -60 16 -60 14 -54Z'
  b +=
    path(body, { fill: L }) +
    g(path('M10 -44C30 -36 60 -36 84 -46L84 -20L10 -20Z', { fill: D, o: 0.6 }), { clip: s.clip(body) })
  b +=
    path('M90 -90C80 -86 72 -76 66 -62C74 -66 82 -72 88 -80Z', { fill: mix(D, p.ink, 0.4) }) +
    path('M94 -88L96 -96L99 -88Z', { fill: M }) +
    circ(101, -78, 1.3, { fill: p.ink })
  b += leg('M22 -36L18 -20L22 -2', M) + leg('M74 -36L70 -18L72 -2', M)
  b += path('M96 -84L106 -70M102 -82L98 -70L70 -58', { stroke: shade(p, '#7a3a24'), sw: 1.4 })
  const r = s.r.fork(label)
  const cl = passer(r, ['ride'])
  b +=
    path('M36 -62C44 -66 56 -66 62 -61L60 -46L40 -46Z', { fill: lit(p, '#b5352a') }) +
    path('M38 -56H61M39 -50H60', { stroke: lit(p, '#f0cf96'), sw: 1.6 }) +
    figure(s, 48, -34, 88, {
      ...cl,
      outfit: 'trousers',
      top,
      hair: r.pick(['straw', 'cap', 'long'] as const),
      flip: false,
    })
  return at(x, y, len / 110, b, flip)
}

/** Riding among fairy chimneys. */
export const horses: SceneDef = {
  sun: [0.14, 0.36],
  mirror: true,
  times: ['golden', 'dusk', 'dawn', 'noon'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ho')
    const hy = H * (s.tall ? 0.5 : 0.48)
    let out = sky(s, { hy, clouds: 'streak', cloudY: 0.6, sun: p.time === 'noon' ? false : { y: hy * 0.72, r: 80 } })
    out += range(s, {
      label: 'm0',
      base: hy + 10 * u,
      h: 170 * u,
      peaks: 3,
      depth: 0.84,
      albedo: '#b59a8a',
      jag: 0.08,
      snow: true,
    })
    for (let k = 0; k < 4; k++)
      out += balloon(
        s,
        r.f(0.3, 0.9) * W,
        hy - r.f(90, 300) * u,
        r.f(11, 22) * u,
        0.58,
        r.pick(BALLOON_SETS),
        r.i(0, 2),
      )
    out += hills(s, {
      label: 'h0',
      y: hy + 4 * u,
      amp: 22 * u,
      n: 7,
      base: H,
      color: far(p, lit(p, '#dba986'), 0.55),
      foot: far(p, lit(p, MAT.tuff), 0.25),
    })
    for (let k = 0; k < 18; k++)
      out += chimney(s, ((k + r.f(0.1, 0.9)) / 18) * W, hy + r.f(40, 80) * u, r.f(70, 150) * u, `cf${k}`, 0.46)
    out += hills(s, {
      label: 'h1',
      y: hy + 70 * u,
      amp: 14 * u,
      n: 5,
      base: H,
      color: far(p, lit(p, MAT.tuff), 0.2),
      foot: lit(p, '#d9ac86'),
    })
    for (const [x, dy, h] of [
      [0.66, 120, 300],
      [0.74, 140, 380],
      [0.82, 126, 300],
      [0.9, 160, 460],
      [0.99, 150, 360],
      [0.58, 108, 190],
      [0.28, 96, 150],
      [0.2, 100, 190],
    ] as const)
      out += chimney(s, x * W, hy + dy * u, h * u, `cm${x}`, 0.12)
    out += hills(s, {
      label: 'h2',
      y: hy + 150 * u,
      amp: 16 * u,
      n: 4,
      base: H + 10,
      color: mix(lit(p, '#d9a982'), p.haze, 0.1),
      foot: shade(p, '#b98262'),
    })
    // track
    out += path(
      curve(
        [
          [-20, H * 0.86],
          [W * 0.3, H * 0.83],
          [W * 0.6, H * 0.85],
          [W + 20, H * 0.8],
        ],
        false,
        0.9,
      ),
      { stroke: lit(p, '#e6c49a'), sw: 78 * u, o: 0.8 },
    )
    for (let k = 0; k < 30; k++)
      out += bush(
        s,
        r.f(0, W),
        H * r.f(0.74, 0.8),
        r.f(20, 44) * u,
        `bs${k}`,
        r.chance(0.5) ? MAT.scrub : '#b59a4a',
        0.06,
      )
    // dust
    for (let k = 0; k < 12; k++)
      out += ell(W * r.f(0.02, 0.5), H * 0.855 + r.f(-16, 10) * u, r.f(40, 110) * u, r.f(10, 26) * u, {
        fill: lit(p, '#f0d3a8'),
        o: 0.26,
        filter: s.blur(10 * u),
      })
    const z = (s.tall ? 300 : 250) * u
    const coats = ['#7a4a2c', '#e9dcc6', '#4a3428', '#b07a4a']
    if (!s.tall) out += horse(s, W * 0.08, H * 0.845, z * 0.86, nth(coats, r.i(0, 3)), '#fbf6ea', 'r3')
    out +=
      horse(s, W * (s.tall ? 0.02 : 0.3), H * 0.86, z * 0.94, nth(coats, 1), '#2a7f9c', 'r2') +
      horse(s, W * (s.tall ? 0.46 : 0.55), H * 0.875, z * 1.06, nth(coats, 0), p.accent, 'r1')
    for (let k = 0; k < 12; k++)
      out += ell(W * r.f(0.0, 0.6), H * 0.88 + r.f(-8, 12) * u, r.f(40, 110) * u, r.f(8, 18) * u, {
        fill: lit(p, '#f0d3a8'),
        o: 0.24,
        filter: s.blur(10 * u),
      })
    out += path(
      bank(
        [
          [-20, H * 0.94],
          [W * 0.4, H * 0.96],
          [W + 20, H * 0.92],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.lin([
          [0, lit(p, '#cf9c72')],
          [1, shade(p, '#a9714f')],
        ]),
      },
    )
    out += grass(s, 0, W, H + 6 * u, 70 * u, 150, 'gr', mix(lit(p, '#d9b45a'), shade(p, MAT.scrub), 0.45))
    for (let k = 0; k < 14; k++)
      out += bush(s, r.f(0, W), H + r.f(-16, 14) * u, r.f(36, 76) * u, `nb${k}`, r.chance(0.5) ? MAT.scrub : '#93824f')
    return out + birds(s, W * 0.36, hy * 0.4, 6, 11 * u, mix(p.ink, p.haze, 0.2))
  },
}
