import { mix } from '../color.ts'
import { box, onFloor, onFront, onSide } from '../primitives/buildings/buildings.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { figure } from '../primitives/people/people.ts'
import { framed, houseplant, roundTable, sofa } from '../primitives/rooms/furniture.ts'
import { floorLight, opening, room } from '../primitives/rooms/room.ts'
import { pendant } from '../primitives/rooms/room-lights.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, rect } from '../svg.ts'

/** Clinic reception: long desk, planting, the bay behind a glass wall. */
export const clinic: SceneDef = {
  sun: [0.3, 0.7],
  mirror: true,
  times: ['noon', 'dawn', 'golden', 'dusk'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('cl')
    const rm = room(s, {
      w: s.tall ? 3.2 : 4.8,
      h: 3.6,
      d: 8,
      wall: '#f7f2e8',
      floor: '#e9e2d4',
      ceil: '#fdfaf4',
      planks: 'tiles',
      cy: 0.44,
      eye: 1.6,
    })
    const { pr, i } = rm
    const hy = H * 0.44
    const tint = r.pick(['#5fa8a0', '#6f9ab8', '#8fae8a'])
    let out = rm.body
    const view = seaView(s, { hy, k: 0.9, side: 1, sun: p.time === 'noon' ? false : { y: hy - H * 0.16, r: 44 } })
    const wd = onFront(pr, rm.d - 0.02, -rm.w + 0.3, rm.w - 0.3, 0.06, 3.2)
    out += opening(s, wd, view, i.L('#fffaf0'), { sw: 8 })
    const n = s.tall ? 4 : 6
    for (let k = 1; k < n; k++) {
      const x = lerp(-rm.w + 0.3, rm.w - 0.3, k / n)
      out += line(pr([x, 0.06, rm.d - 0.04]), pr([x, 3.2, rm.d - 0.04]), i.M('#cfd6d4'), 4 * u)
    }
    // olive tree and planting on the balcony
    for (const x of [-rm.w + 1.2, rm.w - 1.4]) {
      const a = pr([x, 0, rm.d + 0.6])
      out += olive(s, a[0], a[1], 190 * u, `ol${x}`, 0.1)
    }
    out += floorLight(s, pr, -rm.w + 0.3, rm.w - 0.3, 1.4, rm.d - 0.05, 0.3)
    // timber slat wall on one side with a niche
    for (let k = 0; k < 26; k++) {
      const z = 1 + k * 0.27
      out += path(onSide(pr, -rm.w + 0.02, z, z + 0.16, 0, rm.h), { fill: k % 2 ? i.M('#c99a66') : i.L('#c99a66') })
    }
    // reception desk
    const dz: [number, number] = [4.6, 5.5]
    const dx: [number, number] = s.tall ? [-2.7, 0.4] : [-3.9, 0.2]
    out +=
      figure(s, pr([dx[0] + 1.2, 0, 6])[0], pr([dx[0] + 1.2, 0, 6])[1], pr([0, 0, 6])[1] - pr([0, 1.68, 6])[1], {
        pose: 'stand',
        outfit: 'robe',
        top: '#fdfaf2',
        hair: 'bun',
      }) +
      figure(s, pr([dx[0] + 2.3, 0, 6])[0], pr([dx[0] + 2.3, 0, 6])[1], pr([0, 0, 6])[1] - pr([0, 1.74, 6])[1], {
        pose: 'point',
        outfit: 'robe',
        top: tint,
        hair: 'short',
        flip: true,
      })
    out += path(onFloor(pr, 0.004, dx[0] - 0.1, dx[1] + 0.4, dz[0] - 0.5, dz[1]), { fill: p.shadow, o: 0.24 })
    out += box(s, pr, { x: dx, y: [0, 1.02], z: dz }, '#fbf6ec', {
      front: i.L('#fbf6ec'),
      right: i.M('#fbf6ec'),
      left: i.M('#fbf6ec'),
    })
    for (let k = 0; k < 34; k++) {
      const x = lerp(dx[0] + 0.05, dx[1] - 0.05, k / 33)
      out += line(pr([x, 0.1, dz[0] - 0.01]), pr([x, 0.9, dz[0] - 0.01]), i.M(tint), 3.6 * u, { o: 0.75 })
    }
    out += box(s, pr, { x: [dx[0] - 0.06, dx[1] + 0.06], y: [1.02, 1.1], z: [dz[0] - 0.1, dz[1]] }, '#c99a66', {
      front: i.M('#b98450'),
      right: i.M('#b98450'),
      top: i.L('#d9b080'),
    })
    const vs = pr([dx[1] - 0.5, 1.1, 5])
    for (const [a, l] of [
      [-1.9, 60],
      [-1.55, 76],
      [-1.25, 58],
      [-2.2, 44],
      [-0.95, 46],
    ] as const) {
      const tx = vs[0] + Math.cos(a) * l * u
      const ty = vs[1] - 34 * u + Math.sin(a) * l * u
      out +=
        line([vs[0], vs[1] - 34 * u], [tx, ty], i.M('#5f9150'), 3 * u) +
        ell(tx, ty, 11 * u, 13 * u, { fill: i.L('#fbf6ee') }) +
        circ(tx, ty, 5 * u, { fill: i.L('#f2c14e') })
    }
    out += rect(vs[0] - 14 * u, vs[1] - 40 * u, 28 * u, 40 * u, { fill: i.L(tint) }, 7 * u)
    const sc = pr([dx[0] + 1.2, 1.1, 5])
    out +=
      rect(sc[0] - 30 * u, sc[1] - 40 * u, 60 * u, 36 * u, { fill: i.D('#5a6470') }, 4 * u) +
      line([sc[0], sc[1] - 6 * u], [sc[0], sc[1]], i.D('#5a6470'), 7 * u)
    for (const x of [dx[0] + 0.7, (dx[0] + dx[1]) / 2, dx[1] - 0.6])
      out += pendant(s, pr, [x, 2.5, 5], rm.h, 0.24, '#fbf6ec', 'globe')
    // waiting corner
    out += sofa(s, pr, s.tall ? [1.2, 2.9] : [1.6, 4.2], [5.4, 6.3], mix(tint, '#f3ead8', 0.4), s.tall ? 2 : 3, [
      '#e0a63a',
      '#fbf4e6',
    ])
    out += roundTable(s, pr, s.tall ? 1.9 : 2.6, 4.4, 0.5, 0.42, '#c99a66')
    const t0 = pr([s.tall ? 1.9 : 2.6, 0.42, 4.4])
    out +=
      rect(t0[0] - 34 * u, t0[1] - 7 * u, 50 * u, 7 * u, { fill: i.L(tint) }, 2) +
      rect(t0[0] - 28 * u, t0[1] - 13 * u, 44 * u, 6 * u, { fill: i.L('#f0dcb4') }, 2)
    const gx = pr([s.tall ? 0.9 : 1.2, 0, 3.8])
    out += figure(s, gx[0], gx[1], gx[1] - pr([0, 1.66, 3.8])[1], {
      pose: 'walk',
      outfit: 'trousers',
      top: '#e8937a',
      bottom: '#f0e6d2',
      hair: 'long',
      flip: true,
    })
    const fr = pr([rm.w - 0.1, 2, 5])
    out += s.tall ? '' : framed(s, [fr[0] + 30 * u, fr[1] - 60 * u], 84 * u, 110 * u, '#c99a66', 'pc')
    for (const [x, z, h] of [
      [rm.w - 0.5, 3.2, 340],
      [-rm.w + 0.5, 3, 330],
      [rm.w - 0.6, 7.2, 210],
    ] as const) {
      const a = pr([x, 0, z])
      out += houseplant(s, a[0], a[1], h * u, `hp${x}${z}`, '#f7f0e2')
    }
    return out
  },
}
