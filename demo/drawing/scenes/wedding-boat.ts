import { mix } from '../color.ts'
import { lit, MAT } from '../palettes.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { lap, reflection, sea } from '../primitives/landscape/water.ts'
import { dress, figure, groom, passer } from '../primitives/people/people.ts'
import { festoon } from '../primitives/rooms/room-lights.ts'
import { gulet, sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { curve, ell, lerp, type Pt, path, poly, r1 } from '../svg.ts'

/** Wedding on a gulet dressed with bunting at anchor. */
export const weddingBoat: SceneDef = {
  sun: [0.26, 0.46],
  mirror: true,
  times: ['golden', 'dusk', 'noon', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('wo')
    const hy = H * (s.tall ? 0.48 : 0.5)
    let out = sky(s, { hy, cloudY: 0.6, sun: p.time === 'noon' ? false : { y: hy - 110 * u, r: 90 } })
    out += range(s, { label: 'm0', base: hy, h: 150 * u, peaks: 6, depth: 0.8, albedo: '#9fb0a8' })
    out += sea(s, { hy })
    out +=
      headland(s, { label: 'h0', y: hy + 22 * u, from: 1.05, to: 0.66, h: 150 * u, depth: 0.42, trees: 110 }) +
      headland(s, { label: 'h1', y: hy + 10 * u, from: 0.02, to: 0.16, h: 40 * u, depth: 0.6, trees: 24, islet: true })
    out += sailboat(s, W * 0.86, hy + 40 * u, 48 * u, 0.3)
    const len = (s.tall ? 0.9 : 0.74) * W
    const bx = W * (s.tall ? 0.05 : 0.12)
    const by = lerp(hy, H, s.tall ? 0.44 : 0.56)
    const k = len / 100
    const X = (v: number): number => bx + v * k
    const Y = (v: number): number => by + v * k
    let b = gulet(s, bx, by, len, { hull: r.pick([MAT.white, '#a8683c', '#24425e']), sails: false })
    // bunting and bulbs between masts, bow and stern
    const lines: ReadonlyArray<readonly [Pt, Pt, number]> = [
      [[X(2), Y(-18)], [X(27), Y(-52)], 3],
      [[X(27), Y(-52)], [X(57), Y(-68)], 3],
      [[X(57), Y(-68)], [X(111), Y(-19)], 4],
    ]
    const cols = ['#fffaf2', p.accent, '#f0b23e', '#fffaf2', '#e8937a']
    let deco = ''
    for (const [a, c, sag] of lines) {
      const n = 16
      for (let q = 0; q < n; q++) {
        const t = (q + 0.5) / n
        const x = lerp(a[0], c[0], t)
        const y = lerp(a[1], c[1], t) + 4 * t * (1 - t) * sag * k
        deco += path(
          poly([
            [x - k * 0.8, y],
            [x + k * 0.8, y],
            [x, y + k * 2],
          ]),
          { fill: lit(p, nth(cols, q % 5)) },
        )
      }
    }
    if (p.lamps || p.time === 'golden')
      deco +=
        festoon(s, [X(27), Y(-40)], [X(57), Y(-44)], 4 * k, 10, k * 0.55) +
        festoon(s, [X(57), Y(-44)], [X(96), Y(-18)], 3 * k, 10, k * 0.55)
    // party on deck: people stand behind the bulwark
    let ppl = ''
    const hg = k * 11.4
    const spots = [6, 10.5, 15, 20, 33, 38, 43.5, 49, 76, 80, 90]
    spots.forEach((v, q) => {
      const sy = -8.2 - (v > 60 ? (v - 60) * 0.09 : v < 24 ? (24 - v) * 0.09 : 0)
      ppl += figure(s, X(v), Y(sy + 1.4), hg * (0.94 + ((q * 7) % 5) * 0.02), {
        ...passer(s.r.fork(`gp${q}`), ['stand', 'wave', 'hip', 'carry']),
        flip: v > 66,
      })
    })
    // flower arch amidships forward with the couple beneath
    const ax = X(66)
    const ay = Y(-8.6)
    const arch: Pt[] = []
    for (let q = 0; q <= 16; q++) {
      const a = Math.PI * (q / 16)
      arch.push([ax - Math.cos(a) * k * 6.4, ay - k * 8 - Math.sin(a) * k * 8])
    }
    const full: Pt[] = [
      [ax - k * 6.4, ay],
      [ax - k * 6.4, ay - k * 4],
      ...arch,
      [ax + k * 6.4, ay - k * 4],
      [ax + k * 6.4, ay],
    ]
    ppl +=
      path(curve(full, false, 0.9), { stroke: lit(p, '#fffaf2'), sw: k * 0.8 }) +
      groom(s, ax + k * 2.1, ay + k * 0.8, hg * 1.04, '#22344a', true) +
      dress(s, ax - k * 2, ay + k * 0.8, hg, '#fffaf2') +
      blossom(s, full, k * 1.5, 'fa', r.pick(['#e0527e', '#f08a6a', '#f4c1b4']), 0.4) +
      blossom(
        s,
        full.filter((_, q) => q % 3 === 0),
        k * 0.9,
        'fb',
        '#fff3e6',
        0.2,
      )
    b = ppl + b + deco
    // garland along the rail
    const gar: Pt[] = []
    for (let q = 0; q <= 30; q++) {
      const v = lerp(3, 97, q / 30)
      const sy = v < 48 ? lerp(-12, -7.6, v / 48) : lerp(-7.6, -15, ((v - 48) / 52) ** 1.5)
      gar.push([X(v), Y(sy + Math.abs(Math.sin(q * 0.52)) * 1.6)])
    }
    b += blossom(s, gar, k * 0.75, 'ga', '#fff3e6', 0.5)
    out += reflection(s, gulet(s, bx, by, len, { sails: false }), by, len * 0.3, 0.4)
    out +=
      ell(X(48), by + 4 * u, len * 0.49, 6 * u, { fill: mix(p.sea[2], p.ink, 0.4), o: 0.5 }) +
      b +
      lap(s, X(50), by + 6 * u, len, 34, 'lp')
    // petals on the water, tender with two guests
    for (let q = 0; q < 60; q++)
      out += ell(r.f(0.05, 0.95) * W, lerp(by + 20 * u, H, r.f()), r.f(3, 7) * u, r.f(1.4, 2.8) * u, {
        fill: lit(p, q % 2 ? '#fff3e6' : '#f4a7a0'),
        o: 0.9,
      })
    for (const [x, y, z] of [
      [0.2, 0.22, 30],
      [0.26, 0.16, 22],
      [0.7, 0.14, 18],
    ] as const)
      out += path(
        `M${r1(x * W - z * u)} ${r1(y * H)}q${r1(z * 0.6 * u)} ${r1(-z * 0.5 * u)} ${r1(z * u)} 0q${r1(z * 0.4 * u)} ${r1(-z * 0.5 * u)} ${r1(z * u)} 0q${r1(-z * 0.6 * u)} ${r1(-z * 0.2 * u)} ${r1(-z * u)} ${r1(z * 0.2 * u)}q${r1(-z * 0.4 * u)} ${r1(-z * 0.4 * u)} ${r1(-z * u)} ${r1(-z * 0.2 * u)}Z`,
        { fill: lit(p, '#fffaf2') },
      )
    return out
  },
}
