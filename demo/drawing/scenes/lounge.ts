import { mix } from '../color.ts'
import { lit, MAT } from '../palettes.ts'
import { box, onFront } from '../primitives/buildings/buildings.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import { houseplant, roundTable, sofa } from '../primitives/rooms/furniture.ts'
import { floorLight, opening, room } from '../primitives/rooms/room.ts'
import { pendant } from '../primitives/rooms/room-lights.ts'
import { airliner } from '../primitives/vehicles/airliner.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Fast-track lounge: armchairs before a glass wall, aircraft on the stand. */
export const lounge: SceneDef = {
  sun: [0.3, 0.7],
  mirror: true,
  times: ['dusk', 'noon', 'golden', 'dawn'],
  draw(s) {
    const { H, W, u, p } = s
    const r = s.r.fork('lg')
    const rm = room(s, {
      w: s.tall ? 3.2 : 4.8,
      h: 3.6,
      d: 7.6,
      wall: '#efe4d2',
      floor: '#a9805a',
      ceil: '#f7f0e4',
      cy: 0.44,
      eye: 1.55,
    })
    const { pr, i } = rm
    const hy = H * 0.44
    let out = rm.body
    let view =
      sky(s, { hy: hy + 20 * u, cloudY: 0.7, sun: p.time === 'noon' ? false : { y: hy - 120 * u, r: 56 } }) +
      range(s, { label: 'm', base: hy + 16 * u, h: 130 * u, peaks: 6, depth: 0.76, albedo: '#a4a99a' }) +
      rect(0, hy + 14 * u, W, 200 * u, {
        fill: s.linU(
          [
            [0, mix(lit(p, MAT.asphalt), p.haze, 0.5)],
            [1, lit(p, MAT.asphalt)],
          ],
          0,
          hy,
          0,
          hy + 160 * u,
        ),
      })
    for (let k = 0; k < 20; k++)
      view += circ((k / 19) * W, hy + 18 * u, 2.4 * u, { fill: p.lamps ? '#ffe7a0' : '#ffffff' })
    view +=
      airliner(s, W * 0.24, hy + 54 * u, W * 0.56, 0, r.pick(['#c8402a', '#2a7f9c', '#e0a63a'])) +
      airliner(s, W * 0.62, hy - 140 * u, W * 0.14, -14, '#2f8f93')
    const wd = onFront(pr, rm.d - 0.02, -rm.w + 0.2, rm.w - 0.2, 0.06, 3.3)
    out += opening(s, wd, view, i.L('#fffaf0'), { sw: 8 })
    for (let k = 1; k < 5; k++) {
      const x = lerp(-rm.w + 0.2, rm.w - 0.2, k / 5)
      out += line(pr([x, 0.06, rm.d - 0.04]), pr([x, 3.3, rm.d - 0.04]), i.D('#4a5058'), 5 * u)
    }
    out += floorLight(s, pr, -rm.w + 0.2, rm.w - 0.2, 1.6, rm.d - 0.05, 0.3)
    for (const [x, z] of [
      [-2.4, 4],
      [0, 4],
      [2.4, 4],
      [-2.4, 2],
      [2.4, 2],
    ] as const)
      if (Math.abs(x) < rm.w) {
        const a = pr([x, rm.h, z])
        out += ell(a[0], a[1], (300 / (z + 1)) * u * 0.5, (60 / (z + 1)) * u * 0.5, {
          fill: p.lamps ? '#fff0c4' : '#ffffff',
          o: 0.9,
        })
      }
    const c1 = r.pick(['#2f6d7e', '#8a4a3a', '#5f7a6a'])
    out += path(
      poly([
        pr([-rm.w + 0.6, 0.006, 6.4]),
        pr([rm.w - 0.6, 0.006, 6.4]),
        pr([rm.w - 0.6, 0.006, 2]),
        pr([-rm.w + 0.6, 0.006, 2]),
      ]),
      { fill: i.M('#e3d2b4') },
    )
    for (const x of s.tall ? [-2.5, 1.1] : [-4, -1.6, 0.8, 3.1])
      out += sofa(s, pr, [x, x + 1.4], [4.9, 5.8], c1, 1, [r.pick(['#e0a63a', '#fbf4e6', '#c8643e'])])
    out +=
      roundTable(s, pr, s.tall ? -0.4 : -2, 4.2, 0.4, 0.5, '#9a6c44') +
      roundTable(s, pr, s.tall ? 0.6 : 2.6, 4, 0.4, 0.5, '#9a6c44')
    const f = pr([s.tall ? 0.2 : 0.2, 0, 3.6])
    out += figure(s, f[0], f[1], f[1] - pr([0, 1.72, 3.6])[1], {
      pose: 'walk',
      outfit: 'suit',
      top: '#3f5f86',
      bottom: '#2a3a4c',
      hair: 'short',
    })
    const cs = pr([s.tall ? -0.5 : -0.5, 0, 3.6])
    const m = pr([1, 0, 3.6])[0] - pr([0, 0, 3.6])[0]
    out +=
      rect(cs[0] - m * 0.2, cs[1] - m * 0.62, m * 0.4, m * 0.56, { fill: i.L('#c8643e') }, m * 0.05) +
      path(
        `M${r1(cs[0] - m * 0.1)} ${r1(cs[1] - m * 0.62)}V${r1(cs[1] - m * 0.9)}H${r1(cs[0] + m * 0.1)}V${r1(cs[1] - m * 0.62)}`,
        { stroke: i.D('#5a6470'), sw: m * 0.035 },
      ) +
      circ(cs[0] - m * 0.12, cs[1] - m * 0.03, m * 0.04, { fill: p.ink }) +
      circ(cs[0] + m * 0.12, cs[1] - m * 0.03, m * 0.04, { fill: p.ink })
    // bar on the side
    const bx: [number, number] = [rm.w - 1.5, rm.w]
    out += box(s, pr, { x: bx, y: [0, 1.05], z: [2, 4.4] }, '#b98450', {
      front: i.M('#b98450'),
      left: i.L('#b98450'),
      top: i.L('#f4ead8'),
    })
    for (const z of [2.6, 3.4, 4.1]) {
      const a = pr([bx[0] + 0.4, 1.05, z])
      const q = pr([1, 0, z])[0] - pr([0, 0, z])[0]
      out += rect(
        a[0] - q * 0.06,
        a[1] - q * 0.34,
        q * 0.12,
        q * 0.34,
        { fill: i.M(r.pick(['#2f5a3c', '#7d2438', '#c8a03a'])) },
        q * 0.03,
      )
    }
    for (const x of s.tall ? [0] : [-1.4, 1.2]) out += pendant(s, pr, [x, 2.6, 4.4], rm.h, 0.4, '#d9b080', 'wicker')
    return (
      out +
      houseplant(s, pr([-rm.w + 0.6, 0, 3])[0], pr([-rm.w + 0.6, 0, 3])[1], 340 * u, 'hp', '#f7f0e2') +
      houseplant(s, pr([rm.w - 0.5, 0, 6.6])[0], pr([rm.w - 0.5, 0, 6.6])[1], 240 * u, 'hq', '#f7f0e2')
    )
  },
}
