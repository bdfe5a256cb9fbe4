import { mix } from '../color.ts'
import { lit } from '../palettes.ts'
import { box, onFloor, onFront, quad } from '../primitives/buildings/buildings.ts'
import { curtain, cushion, houseplant, roundTable, rug, sofa } from '../primitives/rooms/furniture.ts'
import { LINEN, outside, WALLS } from '../primitives/rooms/interior-colors.ts'
import { archPath, beams, floorLight, opening, room } from '../primitives/rooms/room.ts'
import { glow } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { ell, lerp, line, path, poly, r1 } from '../svg.ts'

/** Bedroom: linen bed, three arches on the sea, curtains in the breeze. */
export const bedroom: SceneDef = {
  sun: [0.36, 0.64],
  times: ['golden', 'dawn', 'noon', 'dusk', 'night'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('bd')
    const wall = r.pick(WALLS)
    const rm = room(s, { w: s.tall ? 2.9 : 4.1, h: 3.5, d: 7.2, wall, floor: '#c9a47a', cy: 0.46, eye: 1.62 })
    const { pr, i } = rm
    let out = rm.body
    const view = outside(s, H * 0.46)
    const spans: [number, number][] = s.tall
      ? [
          [-1.9, -0.1],
          [0.1, 1.9],
        ]
      : [
          [-3.3, -1.25],
          [-0.95, 1.1],
          [1.4, 3.45],
        ]
    for (const [a, b] of spans)
      out += opening(s, archPath(pr, rm.d - 0.02, a, b, 0.02, 1.75), view, i.L('#fffaf0'), { sw: 13 })
    // balustrade outside
    for (const [a, b] of spans) {
      let q = ''
      for (let x = a + 0.12; x < b; x += 0.22)
        q += line(pr([x, 0.02, rm.d]), pr([x, 0.86, rm.d]), lit(p, '#fffaf0'), 4 * u)
      q += line(pr([a, 0.88, rm.d]), pr([b, 0.88, rm.d]), lit(p, '#fffaf0'), 7 * u)
      out += q
    }
    out += beams(rm, 6, '#9a6c44')
    for (const [a, b] of spans) out += floorLight(s, pr, a, b, 1.6, rm.d - 0.05, 0.34)
    out += line(
      pr([nth(spans, 0)[0] - 0.4, 3.02, rm.d - 0.2]),
      pr([nth(spans, spans.length - 1)[1] + 0.4, 3.02, rm.d - 0.2]),
      i.D('#7a5234'),
      5 * u,
    )
    const bl = s.cast * 0.3
    spans.forEach(([a, b], k) => {
      out +=
        curtain(s, pr, rm.d - 0.22, a - 0.34, a + 0.22, 3.0, LINEN, k === 1 ? 0.26 : 0.1) +
        (k === spans.length - 1
          ? curtain(s, pr, rm.d - 0.22, b + 0.34, b - 0.3, 3.0, LINEN, bl < 0 ? -0.3 : -0.12)
          : '')
    })
    // wall art and lamp on the side wall, bed against it: head to the left
    out += rug(s, pr, -1.4, s.tall ? 2.4 : 3, 2.2, 5.4, r.pick(['#b5533c', '#3f6f86', '#a9814a']), '#f3e2c4')
    const bx: [number, number] = s.tall ? [-2.85, 0.5] : [-4.05, 0.2]
    const bz: [number, number] = [3, 5.5]
    const hb = '#a97a4e'
    out += path(onFloor(pr, 0.01, bx[0], bx[1] + 0.25, bz[0] - 0.35, bz[1]), { fill: p.shadow, o: 0.34 })
    out += box(s, pr, { x: [bx[0], bx[0] + 0.16], y: [0, 1.35], z: [bz[0] - 0.1, bz[1] + 0.1] }, hb, {
      front: i.M(hb),
      right: i.L(hb),
      top: i.L(hb),
    })
    out += box(s, pr, { x: [bx[0] + 0.14, bx[1]], y: [0.06, 0.34], z: bz }, hb, {
      front: i.M(hb),
      right: i.L(hb),
      top: i.L(hb),
    })
    out += box(s, pr, { x: [bx[0] + 0.14, bx[1] - 0.03], y: [0.34, 0.66], z: [bz[0] + 0.03, bz[1]] }, LINEN, {
      front: mix(i.L(LINEN), i.D(LINEN), 0.35),
      right: i.M(LINEN),
      top: i.L(LINEN),
    })
    // duvet folds and throw
    const du = r.pick(['#8fb3b0', '#d9a06c', '#c7785a', '#9aa88a'])
    out += path(
      quad(pr, [bx[0] + 1.5, 0.68, bz[1]], [bx[1], 0.68, bz[1]], [bx[1], 0.68, bz[0]], [bx[0] + 1.5, 0.68, bz[0]]),
      { fill: i.L('#fffaf2') },
    )
    out +=
      path(
        quad(
          pr,
          [bx[1] - 1.25, 0.7, bz[1]],
          [bx[1] - 0.25, 0.7, bz[1]],
          [bx[1] - 0.25, 0.7, bz[0] - 0.02],
          [bx[1] - 1.25, 0.7, bz[0] - 0.02],
        ),
        { fill: i.L(du) },
      ) + path(onFront(pr, bz[0] - 0.02, bx[1] - 1.25, bx[1] - 0.25, 0.16, 0.7), { fill: i.M(du) })
    for (let k = 0; k < 6; k++)
      out += line(
        pr([bx[1] - 1.16 + k * 0.17, 0.16, bz[0] - 0.03]),
        pr([bx[1] - 1.16 + k * 0.17, 0.7, bz[0] - 0.03]),
        i.L('#fbf4e6'),
        1.6 * u,
        { o: 0.5 },
      )
    for (let k = 0; k < 5; k++) {
      const a = pr([bx[0] + 1.6 + k * 0.26, 0.69, lerp(bz[0] + 0.3, bz[1] - 0.3, r.f())])
      out += path(`M${r1(a[0] - 40 * u)} ${r1(a[1])}q${r1(40 * u)} ${r1(-7 * u)} ${r1(90 * u)} ${r1(2 * u)}`, {
        stroke: i.D(LINEN),
        sw: 2.4 * u,
        o: 0.35,
      })
    }
    for (const [z, c, dx] of [
      [bz[1] - 0.55, LINEN, 0.5],
      [bz[0] + 0.75, LINEN, 0.5],
      [bz[1] - 0.8, du, 0.86],
      [bz[0] + 0.95, r.pick(['#e0a63a', '#c8643e', '#2f7f93']), 0.9],
    ] as const) {
      const a = pr([bx[0] + dx, 0.9, z])
      const m = pr([1, 0, z])[0] - pr([0, 0, z])[0]
      out += cushion(s, a[0], a[1], m * 0.56, m * 0.5, c, `pw${z}${dx}`, -6)
    }
    // bedside lamp
    const lp = pr([bx[0] + 0.3, 1.2, bz[0] - 0.7])
    const m = pr([1, 0, bz[0] - 0.7])[0] - pr([0, 0, bz[0] - 0.7])[0]
    out +=
      box(s, pr, { x: [bx[0], bx[0] + 0.6], y: [0, 0.55], z: [bz[0] - 1, bz[0] - 0.45] }, '#8a5c3a', {
        front: i.M('#8a5c3a'),
        right: i.L('#8a5c3a'),
        top: i.L('#b07a4a'),
      }) +
      glow(s, lp[0], lp[1], m * 1.5, 0.6) +
      ell(lp[0], lp[1] + m * 0.5, m * 0.12, m * 0.16, { fill: i.L('#2f7f93') }) +
      path(
        poly([
          [lp[0] - m * 0.2, lp[1] + m * 0.28],
          [lp[0] + m * 0.2, lp[1] + m * 0.28],
          [lp[0] + m * 0.12, lp[1] - m * 0.08],
          [lp[0] - m * 0.12, lp[1] - m * 0.08],
        ]),
        { fill: p.lamps ? '#ffe9b8' : i.L('#fbf0d8') },
      )
    // armchair by the window, plant
    out += houseplant(s, pr([s.tall ? 2.3 : 3.5, 0, 6.3])[0], pr([s.tall ? 2.3 : 3.5, 0, 6.3])[1], 250 * u, 'hp')
    if (!s.tall)
      out +=
        sofa(s, pr, [1.5, 2.7], [3.6, 4.5], r.pick(['#d8c3a0', '#c99a7a', '#9fb0a0']), 1, [
          r.pick(['#c8643e', '#2f7f93', '#e0a63a']),
        ]) + roundTable(s, pr, 3.2, 3.6, 0.34, 0.5, '#b07a4a')
    return out
  },
}
