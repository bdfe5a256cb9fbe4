import { mix } from '../color.ts'
import { box, onFloor, onFront } from '../primitives/buildings/buildings.ts'
import { figure } from '../primitives/people/people.ts'
import { floorLight, opening, room } from '../primitives/rooms/room.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Eye clinic: a couch under the arm of the laser, rings of a sight test on the wall. */
export const clinicEye: SceneDef = {
  sun: [0.3, 0.7],
  mirror: true,
  times: ['noon', 'dawn', 'golden', 'dusk'],
  draw(s) {
    const { H, u, p } = s
    const tint = s.r.fork('ey').pick(['#3f86a8', '#4fa0a0', '#5f7fb4'])
    const rm = room(s, {
      w: s.tall ? 2.6 : 3.9,
      h: 3.1,
      d: 6.2,
      wall: '#eef3f4',
      floor: '#d7dfe0',
      ceil: '#fbfdfd',
      planks: 'tiles',
      cy: 0.42,
      eye: 1.5,
    })
    const { pr, i } = rm
    const hy = H * 0.42
    let out = rm.body
    // a narrow window, and the wall of the sight test beside it
    const [wx0, wx1] = s.tall ? [-2.3, -0.5] : [-3.5, -1]
    out += opening(
      s,
      onFront(pr, rm.d - 0.02, wx0, wx1, 0.3, 2.8),
      seaView(s, { hy, k: 0.85, side: -1, sun: p.time === 'noon' ? false : { y: hy - H * 0.15, r: 40 } }),
      i.L('#fffaf0'),
      { sw: 11 },
    )
    out += line(pr([(wx0 + wx1) / 2, 0.3, rm.d - 0.04]), pr([(wx0 + wx1) / 2, 2.8, rm.d - 0.04]), i.L('#fffaf0'), 6 * u)
    const [cx0, cx1] = s.tall ? [0.2, 2] : [0.7, 2.8]
    out += path(onFront(pr, rm.d - 0.03, cx0 - 0.5, rm.w, 0, 3.1), { fill: i.L(mix(tint, '#ffffff', 0.5)) })
    out += path(onFront(pr, rm.d - 0.05, cx0, cx1, 0.95, 2.75), { fill: '#fffdf6' })
    out += path(onFront(pr, rm.d - 0.05, cx0, cx1, 0.95, 2.75), { stroke: i.D('#b9c4c6'), sw: 4 * u })
    // open rings, row by row smaller
    const m0 = pr([1, 1, rm.d])[0] - pr([0, 1, rm.d])[0]
    let y = 2.46
    for (let row = 0; row < 4; row++) {
      const size = 0.2 * 0.72 ** row
      const n = row + 1
      for (let k = 0; k < n; k++) {
        const c = pr([(cx0 + cx1) / 2 + (k - (n - 1) / 2) * size * 3, y, rm.d - 0.06])
        const turn = ((row * 3 + k * 2) % 4) * 90
        const rad = size * m0
        out += path(
          `M${r1(rad * 0.92)} ${r1(-rad * 0.36)}A${r1(rad)} ${r1(rad)} 0 1 0 ${r1(rad * 0.92)} ${r1(rad * 0.36)}`,
          {
            stroke: i.D('#24343c'),
            sw: rad * 0.42,
            tf: `translate(${r1(c[0])} ${r1(c[1])}) rotate(${turn})`,
          },
        )
      }
      y -= size * 2 + 0.13
    }
    out += floorLight(s, pr, wx0, wx1, 1.4, rm.d - 0.6, 0.4)
    // low cabinet under the chart
    out += box(s, pr, { x: [cx0 - 0.3, rm.w], y: [0, 0.78], z: [rm.d - 0.5, rm.d] }, '#fdfdfa', {
      front: i.L('#fdfdfa'),
      right: i.M('#f2f4f2'),
      top: i.L(mix(tint, '#ffffff', 0.2)),
    })
    for (let k = 0; k < 5; k++) {
      const x = lerp(cx0 - 0.3, rm.w, (k + 0.5) / 5)
      out += line(pr([x - 0.09, 0.62, rm.d - 0.51]), pr([x + 0.09, 0.62, rm.d - 0.51]), i.M(tint), 3.4 * u)
    }
    // the couch
    const z: [number, number] = [2.9, 3.8]
    const x: [number, number] = s.tall ? [-1.5, 1.1] : [-1.7, 1.5]
    out += path(onFloor(pr, 0.004, x[0] - 0.2, x[1] + 0.3, z[0] - 0.3, z[1]), { fill: p.shadow, o: 0.26 })
    out += box(s, pr, { x: [x[0] + 0.9, x[1] - 0.9], y: [0, 0.5], z: [z[0] + 0.2, z[1] - 0.2] }, '#cfd8d9', {
      front: i.M('#cfd8d9'),
      right: i.D('#b9c4c6'),
      left: i.D('#b9c4c6'),
    })
    out += box(s, pr, { x, y: [0.5, 0.68], z }, tint, {
      front: i.M(tint),
      right: i.D(tint),
      left: i.D(tint),
      top: i.L(tint),
    })
    out += box(s, pr, { x: [x[0] + 0.05, x[0] + 0.62], y: [0.68, 0.8], z: [z[0] + 0.15, z[1] - 0.15] }, '#fffaf0', {
      front: i.L('#f4efe4'),
      right: i.M('#ece6d8'),
      top: i.L('#fffdf6'),
    })
    // the laser: a tower beside the head, an arm over the pillow
    const tx: [number, number] = [x[0] - 0.95, x[0] - 0.2]
    out += path(onFloor(pr, 0.004, tx[0] - 0.1, tx[1] + 0.3, z[0] - 0.2, z[1]), { fill: p.shadow, o: 0.28 })
    out += box(s, pr, { x: tx, y: [0, 1.5], z: [z[0] + 0.1, z[1]] }, '#fbfcfa', {
      front: i.L('#fbfcfa'),
      right: i.M('#e8edec'),
      left: i.M('#e8edec'),
      top: i.L('#ffffff'),
    })
    out += path(onFront(pr, z[0] + 0.08, tx[0] + 0.1, tx[1] - 0.1, 0.95, 1.35), { fill: i.D('#2c4652') })
    out += path(onFront(pr, z[0] + 0.08, tx[0] + 0.1, tx[1] - 0.1, 0.12, 0.2), { fill: i.L(tint) })
    const eye = pr([(tx[0] + tx[1]) / 2, 1.15, z[0] + 0.07])
    out +=
      circ(eye[0], eye[1], 22 * u, { stroke: '#9fe0e6', sw: 3 * u }) + circ(eye[0], eye[1], 8 * u, { fill: '#9fe0e6' })
    const [a0, a1, b0, b1] = [
      pr([tx[0] + 0.2, 1.5, 3.3]),
      pr([tx[0] + 0.2, 1.86, 3.3]),
      pr([x[0] + 0.62, 1.86, 3.3]),
      pr([x[0] + 0.36, 1.5, 3.3]),
    ]
    out += path(
      poly([a0, a1, b0, [b0[0], b0[1] + 44 * u], [a0[0] + 56 * u, a1[1] + 50 * u], [a0[0] + 56 * u, a0[1]]]),
      {
        fill: i.L('#f4f7f6'),
        join: 'round',
      },
    )
    out +=
      rect(b1[0] - 26 * u, b0[1] + 30 * u, 52 * u, 58 * u, { fill: i.M('#dfe7e7') }, 8 * u) +
      rect(b1[0] - 15 * u, b0[1] + 84 * u, 30 * u, 16 * u, { fill: i.D('#5c6a70') }, 4 * u) +
      path(
        poly([
          [b1[0] - 8 * u, b0[1] + 100 * u],
          [b1[0] + 8 * u, b0[1] + 100 * u],
          [b1[0] + 26 * u, b0[1] + 190 * u],
          [b1[0] - 26 * u, b0[1] + 190 * u],
        ]),
        { fill: '#bff0f4', o: 0.35 },
      )
    // doctor at the couch, patient on the way in
    const at = (px: number, pz: number, metres: number): [number, number, number] => {
      const f = pr([px, 0, pz])
      return [f[0], f[1], f[1] - pr([px, metres, pz])[1]]
    }
    const d = at(0, 4.3, 1.7)
    out += figure(s, ...d, { pose: 'point', outfit: 'robe', top: '#fdfdf8', hair: 'bun', flip: true })
    const g0 = at(s.tall ? 1.9 : 2.9, 3.4, 1.72)
    out +=
      ell(g0[0], g0[1], 40 * u, 7 * u, { fill: p.shadow, o: 0.3 }) +
      figure(s, ...g0, {
        pose: 'walk',
        outfit: 'trousers',
        top: '#e2a24a',
        bottom: '#31536b',
        hair: 'short',
        flip: true,
      })
    return out
  },
}
