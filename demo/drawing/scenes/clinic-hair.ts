import { mix } from '../color.ts'
import { box, onFloor, onFront } from '../primitives/buildings/buildings.ts'
import { figure } from '../primitives/people/people.ts'
import { houseplant, rug } from '../primitives/rooms/furniture.ts'
import { floorLight, opening, room } from '../primitives/rooms/room.ts'
import { pendant } from '../primitives/rooms/room-lights.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, r1, rect } from '../svg.ts'

/** Hair clinic: a consultation before a round mirror, combs and bottles on the shelf, the city of domes outside. */
export const clinicHair: SceneDef = {
  sun: [0.3, 0.7],
  mirror: true,
  times: ['golden', 'noon', 'dawn', 'dusk'],
  draw(s) {
    const { H, u, p } = s
    const tint = s.r.fork('hr').pick(['#8a5a44', '#6f7f5a', '#a8694a'])
    const rm = room(s, {
      w: s.tall ? 2.6 : 3.8,
      h: 3.2,
      d: 5.8,
      wall: '#f3e6d2',
      floor: '#c99a6a',
      ceil: '#fbf4e6',
      planks: 'boards',
      cy: 0.42,
      eye: 1.5,
    })
    const { pr, i } = rm
    const hy = H * 0.42
    let out = rm.body
    const [wx0, wx1] = s.tall ? [-2.3, -0.9] : [-3.4, -1.3]
    out += opening(
      s,
      onFront(pr, rm.d - 0.02, wx0, wx1, 0.5, 2.8),
      seaView(s, { hy, k: 0.8, side: 1, sun: p.time === 'noon' ? false : { y: hy - H * 0.16, r: 38 } }),
      i.L('#fffaf0'),
      { sw: 11 },
    )
    out += line(pr([(wx0 + wx1) / 2, 0.5, rm.d - 0.04]), pr([(wx0 + wx1) / 2, 2.8, rm.d - 0.04]), i.L('#fffaf0'), 6 * u)
    // a panelled wall with the mirror, lamps on both sides
    const [px0, px1] = s.tall ? [-0.6, 2.4] : [-0.8, 2.9]
    out += path(onFront(pr, rm.d - 0.02, px0, px1, 0, 3.2), { fill: i.L(tint) })
    for (let k = 0; k <= 22; k++) {
      const x = lerp(px0, px1, k / 22)
      out += line(pr([x, 0, rm.d - 0.03]), pr([x, 3.2, rm.d - 0.03]), i.D(tint), 2 * u, { o: 0.6 })
    }
    const mx = (px0 + px1) / 2
    const c = pr([mx, 1.95, rm.d - 0.05])
    const m0 = pr([1, 1, rm.d])[0] - pr([0, 1, rm.d])[0]
    const rad = 0.72 * m0
    out +=
      circ(c[0], c[1], rad * 1.22, { fill: '#fff2cf', o: 0.28 }) +
      circ(c[0], c[1], rad * 1.08, { fill: '#fff6df' }) +
      circ(c[0], c[1], rad, {
        fill: s.lin([
          [0, mix(p.sky[2], '#ffffff', 0.45)],
          [1, mix(i.L('#dfe8e6'), p.haze, 0.4)],
        ]),
      }) +
      path(`M${r1(c[0] - rad * 0.7)} ${r1(c[1] + rad * 0.1)}L${r1(c[0] + rad * 0.1)} ${r1(c[1] - rad * 0.8)}`, {
        stroke: '#ffffff',
        sw: rad * 0.12,
        o: 0.4,
        cap: 'round',
      })
    // console below it with bottles and towels
    out += box(s, pr, { x: [px0 + 0.3, px1 - 0.3], y: [0.78, 0.92], z: [rm.d - 0.55, rm.d] }, '#f6ecd8', {
      front: i.L('#f6ecd8'),
      top: i.L('#fffaf0'),
      right: i.M('#e6d8bc'),
    })
    for (const [t, h, w, col] of [
      [0.12, 42, 15, '#3f7f86'],
      [0.18, 54, 14, '#c98a4a'],
      [0.24, 34, 17, '#fbf6ee'],
      [0.76, 48, 14, '#7a8f5c'],
      [0.83, 38, 16, '#c8643e'],
    ] as const) {
      const f = pr([lerp(px0 + 0.3, px1 - 0.3, t), 0.92, rm.d - 0.3])
      out +=
        rect(f[0] - w * u * 0.5, f[1] - h * u, w * u, h * u, { fill: i.L(col) }, 4 * u) +
        rect(f[0] - w * u * 0.24, f[1] - (h + 9) * u, w * u * 0.48, 10 * u, { fill: i.D('#4a3a30') }, 2 * u)
    }
    out += floorLight(s, pr, wx0, wx1, 1.2, rm.d - 0.6, 0.42)
    out += rug(s, pr, s.tall ? -0.9 : -1, s.tall ? 2 : 2.6, 2.2, 4.6, '#b9583a', '#f0dcb4')
    // the chair, seen from the side: base, seat, back and rest
    const z = 3.4
    const f = pr([s.tall ? 0.6 : 0.75, 0, z])
    const m = pr([1, 0, z])[0] - pr([0, 0, z])[0]
    const X = (v: number): number => f[0] + v * m
    const Y = (v: number): number => f[1] - v * m
    const hide = '#3c2f2a'
    out +=
      ell(X(0), Y(0), m * 0.62, m * 0.11, { fill: p.shadow, o: 0.4 }) +
      ell(X(0), Y(0.03), m * 0.44, m * 0.08, { fill: i.M('#c9c6bd') }) +
      rect(X(-0.06), Y(0.45), m * 0.12, m * 0.42, { fill: i.D('#a9a69c') }) +
      rect(X(-0.42), Y(0.62), m * 0.92, m * 0.19, { fill: i.L(hide) }, m * 0.07)
    const back = `M${r1(X(-0.36))} ${r1(Y(0.5))}L${r1(X(-0.6))} ${r1(Y(1.32))}Q${r1(X(-0.6))} ${r1(Y(1.44))} ${r1(X(-0.48))} ${r1(Y(1.42))}L${r1(X(-0.14))} ${r1(Y(0.56))}Z`
    out += path(back, { fill: i.L(hide) }) + rect(X(-0.72), Y(1.58), m * 0.26, m * 0.2, { fill: i.L(hide) }, m * 0.06)
    out += rect(X(-0.3), Y(0.92), m * 0.62, m * 0.08, { fill: i.M('#c9c6bd') }, m * 0.04)
    out += line([X(0.44), Y(0.56)], [X(0.68), Y(0.14)], i.D('#a9a69c'), m * 0.05)
    out += rect(X(0.56), Y(0.16), m * 0.3, m * 0.05, { fill: i.M('#c9c6bd') }, m * 0.02)
    const size = (px: number, pz: number, metres: number): [number, number, number] => {
      const a = pr([px, 0, pz])
      return [a[0], a[1], a[1] - pr([px, metres, pz])[1]]
    }
    // doctor explaining at the chair, guest listening
    out += figure(s, ...size(s.tall ? -0.3 : -0.6, 3.9, 1.74), {
      pose: 'point',
      outfit: 'robe',
      top: '#fdfaf2',
      hair: 'short',
    })
    const g0 = size(s.tall ? 1.6 : 1.95, 3.2, 1.76)
    out +=
      ell(g0[0], g0[1], 42 * u, 7 * u, { fill: p.shadow, o: 0.3 }) +
      figure(s, ...g0, {
        pose: 'hip',
        outfit: 'trousers',
        top: '#2a7f9c',
        bottom: '#e6d8bf',
        hair: 'short',
        flip: true,
      })
    for (const x of [px0 + 0.2, px1 - 0.2]) out += pendant(s, pr, [x, 2.35, 5], rm.h, 0.2, '#fbf6ec', 'globe')
    out += path(onFloor(pr, 0.004, -rm.w, -rm.w + 1.4, 2.2, 4.2), { fill: p.shadow, o: 0.1 })
    for (const [px, pz, h] of [
      [-rm.w + 0.6, 3.3, 330],
      [rm.w - 0.5, 4.6, 260],
    ] as const) {
      const a = pr([px, 0, pz])
      out += houseplant(s, a[0], a[1], h * u, `hp${px}`, '#efe0c8')
    }
    return out
  },
}
