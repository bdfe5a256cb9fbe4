import { mix, tone } from '../color.ts'
import { box, onFloor, onFront, onSide, quad } from '../primitives/buildings/buildings.ts'
import { cushion } from '../primitives/rooms/furniture.ts'
import { opening, room } from '../primitives/rooms/room.ts'
import { glow, pendant } from '../primitives/rooms/room-lights.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, lerp, line, path, poly, rect } from '../svg.ts'

/** Owner's cabin: low beams, walnut, wide hull windows at the waterline. */
export const yachtCabin: SceneDef = {
  sun: [0.3, 0.7],
  times: ['noon', 'golden', 'dawn', 'dusk', 'night'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('yc')
    const rm = room(s, {
      w: s.tall ? 2 : 2.9,
      h: 2.45,
      d: 5,
      wall: '#efe4d0',
      floor: '#b98554',
      ceil: '#fbf6ec',
      cy: 0.44,
      eye: 1.42,
    })
    const { pr, i } = rm
    const wn = r.pick(['#9a6238', '#7a4a2c', '#b07c4c'])
    let out = rm.body
    // panelled bulkheads
    for (const sd of [-1, 1] as const) {
      out += path(onSide(pr, sd * (rm.w - 0.01), 0, rm.d, 0, 0.95), { fill: sd * s.cast > 0 ? i.M(wn) : i.D(wn) })
      for (let z = 0.6; z < rm.d; z += 0.9)
        out += path(onSide(pr, sd * (rm.w - 0.02), z, z + 0.75, 0.12, 0.84), { stroke: i.D(wn), sw: 2.4 * u, o: 0.7 })
      out += path(onSide(pr, sd * (rm.w - 0.03), 0, rm.d, 0.95, 1.02), { fill: i.L(wn) })
    }
    out += path(onFront(pr, rm.d - 0.01, -rm.w, rm.w, 0, 1.06), { fill: i.M(wn) })
    // long windows on the sides and the stern lights
    const hy = H * 0.44
    const view = seaView(s, {
      hy,
      k: 0.7,
      side: s.sx > 0.5 ? 1 : -1,
      sun: p.time === 'noon' ? false : { y: hy - H * 0.08, r: 34 },
    })
    for (const sd of [-1, 1] as const)
      for (const [z0, z1] of [
        [1.5, 2.9],
        [3.1, 4.5],
      ] as const) {
        const d = onSide(pr, sd * (rm.w - 0.03), z0, z1, 1.2, 1.85)
        out += opening(s, d, view, i.L(wn), { sw: 10 })
      }
    const n = s.tall ? 3 : 5
    for (let k = 0; k < n; k++) {
      const a = lerp(-rm.w + 0.25, rm.w - 0.25, k / n) + 0.07
      const b = lerp(-rm.w + 0.25, rm.w - 0.25, (k + 1) / n) - 0.07
      const q = onFront(pr, rm.d - 0.02, a, b, 1.22, 1.95)
      out += opening(s, q, view, i.L(wn), { sw: 9 })
    }
    // beams and lights
    for (let k = 0; k < 5; k++) {
      const z = 0.5 + k * 1.05
      out += path(onFront(pr, z, -rm.w, rm.w, rm.h - 0.1, rm.h), { fill: i.M(wn) })
      for (const x of [-1.5, 0, 1.5])
        if (Math.abs(x) < rm.w) {
          const a = pr([x, rm.h - 0.01, z + 0.5])
          out +=
            ell(a[0], a[1], 9 * u, 3 * u, { fill: p.lamps ? '#fff0c4' : '#ffffff' }) + glow(s, a[0], a[1], 80 * u, 0.3)
        }
    }
    // bed facing us
    const hw = s.tall ? 1.15 : 1.45
    const L0 = '#fdf8ee'
    const du = r.pick(['#2a5f86', '#3f7f8a', '#b5533c', '#8a9a86'])
    out += box(s, pr, { x: [-hw - 0.15, hw + 0.15], y: [0, 1.12], z: [rm.d - 0.16, rm.d] }, wn, { front: i.L(wn) })
    for (let k = 0; k < 4; k++) {
      const a = lerp(-hw, hw, k / 4) + 0.03
      const b = lerp(-hw, hw, (k + 1) / 4) - 0.03
      out += path(onFront(pr, rm.d - 0.17, a, b, 0.5, 1.06), { fill: i.L('#e3cfae') })
    }
    out += path(onFloor(pr, 0.004, -hw - 0.5, hw + 0.5, 1.7, 4.4), { fill: p.shadow, o: 0.3 })
    out += box(s, pr, { x: [-hw, hw], y: [0.05, 0.36], z: [2.3, rm.d - 0.1] }, wn, {
      front: i.M(wn),
      left: i.D(wn),
      right: i.D(wn),
    })
    out += box(s, pr, { x: [-hw, hw], y: [0.36, 0.62], z: [2.34, rm.d - 0.1] }, L0, {
      front: mix(i.L(L0), i.D(L0), 0.3),
      left: i.M(L0),
      right: i.M(L0),
      top: i.L(L0),
    })
    out +=
      path(quad(pr, [-hw, 0.63, 3.3], [hw, 0.63, 3.3], [hw, 0.63, 2.32], [-hw, 0.63, 2.32]), { fill: i.L(du) }) +
      path(onFront(pr, 2.31, -hw, hw, 0.2, 0.63), { fill: i.M(du) })
    for (const x of [-1, -0.5, 0, 0.5, 1])
      out += line(pr([x * hw, 0.2, 2.3]), pr([x * hw, 0.63, 3.3]), i.L('#fbf4e6'), 2 * u, { o: 0.4 })
    for (const [x, z, c, w] of [
      [-0.66, 4.5, L0, 0.66],
      [0.66, 4.5, L0, 0.66],
      [-0.62, 4.15, du, 0.48],
      [0.62, 4.15, du, 0.48],
      [0, 4, '#e0a63a', 0.5],
    ] as const) {
      const a = pr([x * (hw / 1.3), 0.83, z])
      const m = pr([1, 0, z])[0] - pr([0, 0, z])[0]
      out += cushion(s, a[0], a[1], m * w, m * 0.38, c, `pw${x}${z}`)
    }
    // lockers with drawers each side, lamp, chart, rope mat
    for (const sd of [-1, 1]) {
      const x: [number, number] = sd < 0 ? [-rm.w, -hw - 0.3] : [hw + 0.3, rm.w]
      out += box(s, pr, { x, y: [0, 0.7], z: [3.5, rm.d] }, wn, {
        front: i.M(wn),
        left: i.L(wn),
        right: i.L(wn),
        top: i.L(tone(wn, 0.08)),
      })
      for (let k = 0; k < 3; k++)
        out += path(onFront(pr, 3.49, x[0] + 0.06, x[1] - 0.06, 0.06 + k * 0.21, 0.23 + k * 0.21), {
          stroke: i.D(wn),
          sw: 2 * u,
        })
      const a = pr([(x[0] + x[1]) / 2, 0.7, 4])
      out +=
        glow(s, a[0], a[1] - 46 * u, 150 * u, 0.6) +
        rect(a[0] - 4 * u, a[1] - 36 * u, 8 * u, 36 * u, { fill: i.L('#d9a441') }) +
        path(
          poly([
            [a[0] - 24 * u, a[1] - 34 * u],
            [a[0] + 24 * u, a[1] - 34 * u],
            [a[0] + 14 * u, a[1] - 72 * u],
            [a[0] - 14 * u, a[1] - 72 * u],
          ]),
          { fill: p.lamps ? '#ffe9b8' : i.L('#fbf0d8') },
        )
    }
    out += pendant(s, pr, [0, 2.12, 1.5], rm.h, 0.16, '#d9a441', 'dome')
    const mat = pr([0, 0, 1.2])
    for (let k = 5; k > 0; k--)
      out += ell(mat[0], mat[1], k * 40 * u, k * 8.4 * u, { fill: k % 2 ? i.L('#d9b98a') : i.M('#c09a66') })
    return out
  },
}
