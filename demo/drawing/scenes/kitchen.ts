import { mix } from '../color.ts'
import { MAT } from '../palettes.ts'
import { box, onFloor, onFront } from '../primitives/buildings/buildings.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { houseplant } from '../primitives/rooms/furniture.ts'
import { outside } from '../primitives/rooms/interior-colors.ts'
import { archPath, beams, floorLight, opening, room } from '../primitives/rooms/room.ts'
import { pendant } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Kitchen and dining: island, open shelves, long table by a window. */
export const kitchen: SceneDef = {
  sun: [0.3, 0.7],
  times: ['noon', 'golden', 'dawn', 'dusk', 'night'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('kt')
    const rm = room(s, {
      w: s.tall ? 2.9 : 4.3,
      h: 3.3,
      d: 6.8,
      wall: '#f5ecdc',
      floor: '#d9c3a0',
      planks: 'tiles',
      cy: 0.42,
      eye: 1.7,
    })
    const { pr, i } = rm
    let out = rm.body
    const tile = r.pick(['#2f8f93', '#3f7fa8', '#4c8a6a', '#c8643e'])
    const cab = r.pick(['#7f9a86', '#5f7f8f', '#efe6d4', '#b08a5e'])
    const [x0, x1] = [-rm.w, s.tall ? 0.4 : 1.2]
    // tiled splashback with a repeated motif
    out += path(onFront(pr, rm.d - 0.02, x0, x1, 0.9, 1.75), { fill: i.L('#fbf6ea') })
    for (let x = x0; x < x1 - 0.1; x += 0.28)
      for (let y = 0.95; y < 1.7; y += 0.28) {
        const a = pr([x + 0.14, y + 0.14, rm.d - 0.03])
        const m = (pr([1, 0, rm.d])[0] - pr([0, 0, rm.d])[0]) * 0.11
        out += path(
          `M${r1(a[0] - m)} ${r1(a[1])}Q${r1(a[0])} ${r1(a[1])} ${r1(a[0])} ${r1(a[1] - m)}Q${r1(a[0])} ${r1(a[1])} ${r1(a[0] + m)} ${r1(a[1])}Q${r1(a[0])} ${r1(a[1])} ${r1(a[0])} ${r1(a[1] + m)}Q${r1(a[0])} ${r1(a[1])} ${r1(a[0] - m)} ${r1(a[1])}Z`,
          { fill: i.L(tile) },
        )
      }
    // window over the sink
    const wd = onFront(pr, rm.d - 0.04, s.tall ? -1.7 : -2.2, s.tall ? -0.1 : 0.2, 1.15, 2.55)
    out += opening(s, wd, outside(s, H * 0.42), i.L('#fffaf0'), { sw: 11 })
    const mx = s.tall ? -0.9 : -1
    out += line(pr([mx, 1.15, rm.d - 0.05]), pr([mx, 2.55, rm.d - 0.05]), i.L('#fffaf0'), 5 * u)
    // tall opening to the terrace on the right
    const dw = archPath(pr, rm.d - 0.03, s.tall ? 0.9 : 1.8, s.tall ? 2.6 : 3.9, 0.02, 1.6)
    out += opening(s, dw, outside(s, H * 0.42), i.L('#fffaf0'), { sw: 13 })
    out += beams(rm, 6, '#a9764a')
    out += floorLight(s, pr, s.tall ? 0.9 : 1.8, s.tall ? 2.6 : 3.9, 1.6, rm.d - 0.05, 0.4)
    // base units along the back, shelves with pots
    out +=
      box(s, pr, { x: [x0, x1], y: [0.08, 0.88], z: [rm.d - 0.65, rm.d] }, cab, {
        front: i.L(cab),
        right: i.D(cab),
        top: i.L('#fbf4e6'),
      }) +
      box(s, pr, { x: [x0, x1 + 0.05], y: [0.86, 0.93], z: [rm.d - 0.7, rm.d] }, '#f3ead8', {
        front: i.M('#f3ead8'),
        top: i.L('#fffaf0'),
      })
    for (let k = 0; k < 7; k++) {
      const a = lerp(x0, x1, (k + 0.06) / 7)
      const b = lerp(x0, x1, (k + 0.94) / 7)
      out +=
        path(onFront(pr, rm.d - 0.66, a, b, 0.16, 0.82), { stroke: i.D(cab), sw: 2 * u, o: 0.6 }) +
        line(
          pr([(a + b) / 2 - 0.07, 0.72, rm.d - 0.67]),
          pr([(a + b) / 2 + 0.07, 0.72, rm.d - 0.67]),
          i.L('#d9a441'),
          3.4 * u,
        )
    }
    const sh = s.tall ? ([-2.8, -1.9] as const) : ([0.35, 1.5] as const)
    for (const y of [1.95, 2.45]) {
      out += path(onFront(pr, rm.d - 0.24, sh[0], sh[1], y, y + 0.06), { fill: i.M('#a9764a') })
      for (let k = 0; k < 5; k++) {
        const a = pr([lerp(sh[0] + 0.12, sh[1] - 0.12, k / 4), y + 0.06, rm.d - 0.22])
        const q = r.f(11, 20) * u
        const c = r.pick(['#fbf4e6', tile, '#e0a63a', '#c8643e'])
        out += r.chance(0.5)
          ? rect(a[0] - q * 0.6, a[1] - q * 1.3, q * 1.2, q * 1.3, { fill: i.L(c) }, q * 0.2)
          : ell(a[0], a[1] - q * 0.5, q * 0.8, q * 0.5, { fill: i.L(c) })
      }
    }
    // tap, fruit, herbs on the counter
    const tp = pr([mx, 0.93, rm.d - 0.3])
    out += path(
      `M${r1(tp[0])} ${r1(tp[1])}v${r1(-34 * u)}q0 ${r1(-12 * u)} ${r1(12 * u)} ${r1(-12 * u)}q${r1(12 * u)} 0 ${r1(12 * u)} ${r1(12 * u)}`,
      { stroke: i.L('#d9a441'), sw: 4 * u, cap: 'round' },
    )
    for (const x of [-2.6, -0.2]) {
      const a = pr([x, 0.93, rm.d - 0.35])
      out +=
        path(lump(r, a[0], a[1] - 40 * u, 24 * u, 20 * u, 10, 0.25), { fill: i.M('#5f9150') }) +
        path(lump(r, a[0] - 6 * u, a[1] - 46 * u, 15 * u, 12 * u, 9, 0.25), { fill: i.L('#7fae5e') }) +
        path(
          poly([
            [a[0] - 15 * u, a[1] - 26 * u],
            [a[0] + 15 * u, a[1] - 26 * u],
            [a[0] + 11 * u, a[1]],
            [a[0] - 11 * u, a[1]],
          ]),
          { fill: i.L(MAT.terracotta) },
        )
    }
    // island with stools
    const [ix0, ix1, iz0, iz1] = s.tall ? [-2.3, 1.2, 3.4, 4.3] : [-3, 1.6, 3.3, 4.3]
    out += path(onFloor(pr, 0.006, ix0 - 0.1, ix1 + 0.4, iz0 - 0.5, iz1), { fill: p.shadow, o: 0.26 })
    out += box(s, pr, { x: [ix0 + 0.1, ix1 - 0.1], y: [0, 0.88], z: [iz0 + 0.25, iz1] }, cab, {
      front: i.M(cab),
      right: i.D(cab),
      left: i.D(cab),
    })
    for (let k = 0; k < 22; k++) {
      const x = lerp(ix0 + 0.1, ix1 - 0.1, k / 22)
      out += line(pr([x, 0.02, iz0 + 0.24]), pr([x, 0.86, iz0 + 0.24]), i.D(cab), 1.6 * u, { o: 0.4 })
    }
    out += box(s, pr, { x: [ix0, ix1], y: [0.88, 0.96], z: [iz0, iz1] }, '#c99a66', {
      front: i.M('#b98450'),
      right: i.M('#b98450'),
      left: i.M('#b98450'),
      top: i.L('#d9b080'),
    })
    const put = (x: number, z: number): Pt => pr([x, 0.96, z])
    const bw = put(ix0 + 1.1, 3.8)
    for (const [dx, dy, c] of [
      [-22, -26, '#f0a63c'],
      [2, -30, '#e8893c'],
      [24, -26, '#f0b23e'],
      [-8, -40, '#e0702c'],
      [14, -42, '#f2c14e'],
    ] as const)
      out += circ(bw[0] + dx * u, bw[1] + dy * u, 15 * u, {
        fill: s.radU(
          [
            [0, mix(i.L(c), '#ffffff', 0.2)],
            [1, i.M(c)],
          ],
          bw[0] + (dx - 5) * u,
          bw[1] + (dy - 5) * u,
          20 * u,
        ),
      })
    out += path(
      `M${r1(bw[0] - 50 * u)} ${r1(bw[1] - 26 * u)}Q${r1(bw[0] - 40 * u)} ${r1(bw[1] + 6 * u)} ${r1(bw[0])} ${r1(bw[1] + 6 * u)}Q${r1(bw[0] + 40 * u)} ${r1(bw[1] + 6 * u)} ${r1(bw[0] + 50 * u)} ${r1(bw[1] - 26 * u)}Z`,
      {
        fill: s.lin([
          [0, i.L(tile)],
          [1, i.D(tile)],
        ]),
      },
    )
    const jg = put(ix1 - 0.7, 3.9)
    out +=
      blossom(
        s,
        [
          [jg[0], jg[1] - 84 * u],
          [jg[0] - 20 * u, jg[1] - 74 * u],
          [jg[0] + 20 * u, jg[1] - 76 * u],
        ],
        22 * u,
        'vs',
        '#e8937a',
        0.45,
      ) +
      path(
        `M${r1(jg[0] - 16 * u)} ${r1(jg[1] - 60 * u)}C${r1(jg[0] - 30 * u)} ${r1(jg[1] - 30 * u)} ${r1(jg[0] - 22 * u)} ${r1(jg[1])} ${r1(jg[0])} ${r1(jg[1])}S${r1(jg[0] + 30 * u)} ${r1(jg[1] - 30 * u)} ${r1(jg[0] + 16 * u)} ${r1(jg[1] - 60 * u)}Z`,
        { fill: i.L('#fbf4e6') },
      )
    const bd = put((ix0 + ix1) / 2 + 0.2, 3.6)
    out +=
      rect(bd[0] - 56 * u, bd[1] - 5 * u, 112 * u, 9 * u, { fill: i.L('#e6c494') }, 3) +
      path(lump(r, bd[0] - 10 * u, bd[1] - 20 * u, 40 * u, 18 * u, 12, 0.06), { fill: i.L('#d08a45') })
    for (let k = 0; k < 3; k++) {
      const x = lerp(ix0 + 0.7, ix1 - 0.7, k / 2)
      const a = pr([x, 0.66, iz0 - 0.25])
      const m = pr([1, 0, iz0 - 0.25])[0] - pr([0, 0, iz0 - 0.25])[0]
      const f = pr([x, 0, iz0 - 0.25])
      for (const dx of [-0.17, 0.17])
        out += line([a[0] + dx * m * 0.7, a[1]], [f[0] + dx * m * 1.2, f[1]], i.D('#8a5c3a'), m * 0.05)
      out +=
        line(
          [f[0] - m * 0.17, lerp(a[1], f[1], 0.66)],
          [f[0] + m * 0.17, lerp(a[1], f[1], 0.66)],
          i.D('#8a5c3a'),
          m * 0.04,
        ) +
        ell(a[0], a[1] + m * 0.03, m * 0.24, m * 0.08, { fill: i.D('#b98450') }) +
        ell(a[0], a[1], m * 0.24, m * 0.08, { fill: i.L('#e6c494') })
    }
    for (const x of [lerp(ix0, ix1, 0.2), lerp(ix0, ix1, 0.5), lerp(ix0, ix1, 0.8)])
      out += pendant(s, pr, [x, 2.15, 3.8], rm.h, 0.26, tile, 'dome')
    out += houseplant(s, pr([rm.w - 0.5, 0, 4.2])[0], pr([rm.w - 0.5, 0, 4.2])[1], 300 * u, 'hp')
    return out
  },
}
