import { mix } from '../color.ts'
import { box, masonry, onFront } from '../primitives/buildings/buildings.ts'
import { curtain, framed, houseplant, roundTable, rug, sofa } from '../primitives/rooms/furniture.ts'
import { LINEN, outside, WALLS } from '../primitives/rooms/interior-colors.ts'
import { beams, floorLight, opening, room } from '../primitives/rooms/room.ts'
import { pendant } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, r1, rect } from '../svg.ts'

/** Living room: stone chimney breast with a fire, sofa, wide window. */
export const living: SceneDef = {
  sun: [0.55, 0.8],
  mirror: true,
  times: ['dusk', 'golden', 'noon', 'night', 'dawn'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('lv')
    const rm = room(s, {
      w: s.tall ? 3 : 4.4,
      h: 3.7,
      d: 7.4,
      wall: r.pick(WALLS),
      floor: '#b98d60',
      cy: 0.47,
      eye: 1.55,
      dark: -1,
    })
    const { pr, i } = rm
    let out = rm.body
    const [wx0, wx1] = s.tall ? [0.1, 2.8] : [0.2, 4.1]
    const wd = onFront(pr, rm.d - 0.02, wx0, wx1, 0.1, 2.9)
    out += opening(s, wd, outside(s, H * 0.47), i.L('#fffaf0'), { sw: 10 })
    for (let k = 1; k < 3; k++)
      out += line(
        pr([lerp(wx0, wx1, k / 3), 0.1, rm.d - 0.03]),
        pr([lerp(wx0, wx1, k / 3), 2.9, rm.d - 0.03]),
        i.D('#3a4048'),
        5 * u,
      )
    out += beams(rm, 5, '#8a5c3a', true)
    out += floorLight(s, pr, wx0, wx1, 2, rm.d - 0.05, 0.5)
    out +=
      curtain(s, pr, rm.d - 0.15, wx1 - 0.5, wx1 + 0.2, 3.1, LINEN) +
      curtain(s, pr, rm.d - 0.15, wx0 + 0.4, wx0 - 0.2, 3.1, LINEN, 0.1)
    // chimney breast
    const st = '#cdbda2'
    const [cx0, cx1, cz] = s.tall ? [-2.7, -0.5, 6.7] : [-3.6, -0.8, 6.6]
    out +=
      box(s, pr, { x: [cx0, cx1], y: [0, rm.h], z: [cz, rm.d] }, st, {
        front: i.L(st),
        right: i.D(st),
        left: i.D(st),
      }) + masonry(s, (a, b) => pr([cx0 + a, b, cz]), cx1 - cx0, rm.h, st, 'mc', 0.3)
    const fx = (cx0 + cx1) / 2
    out += path(onFront(pr, cz - 0.02, fx - 0.82, fx + 0.82, 0.18, 1.2), { fill: mix(p.ink, '#3a2018', 0.6) })
    out += box(s, pr, { x: [cx0 - 0.15, cx1 + 0.15], y: [1.42, 1.58], z: [cz - 0.24, cz] }, '#8a5c3a', {
      front: i.M('#9a6c44'),
      top: i.L('#b07a4a'),
    })
    const f0 = pr([fx, 0.3, cz - 0.04])
    const fm = pr([1, 0, cz])[0] - pr([0, 0, cz])[0]
    out += circ(f0[0], f0[1] - fm * 0.3, fm * 2.6, {
      fill: s.radU(
        [
          [0, '#ffb35a', 0.6],
          [0.4, '#ff9a45', 0.2],
          [1, '#ff9a45', 0],
        ],
        f0[0],
        f0[1] - fm * 0.3,
        fm * 2.6,
      ),
    })
    for (const [dx, hh, w, c] of [
      [-0.28, 0.5, 0.2, '#e8622c'],
      [0.26, 0.56, 0.2, '#e8622c'],
      [0, 0.74, 0.26, '#f08a34'],
      [-0.1, 0.46, 0.16, '#ffc65a'],
      [0.14, 0.4, 0.14, '#ffc65a'],
      [0.02, 0.3, 0.1, '#fff0b0'],
    ] as const)
      out += path(
        `M${r1(f0[0] + (dx - w) * fm)} ${r1(f0[1])}C${r1(f0[0] + (dx - w * 1.1) * fm)} ${r1(f0[1] - hh * 0.5 * fm)} ${r1(f0[0] + (dx - w * 0.1) * fm)} ${r1(f0[1] - hh * 0.6 * fm)} ${r1(f0[0] + (dx + w * 0.1) * fm)} ${r1(f0[1] - hh * fm)}C${r1(f0[0] + (dx + w * 0.3) * fm)} ${r1(f0[1] - hh * 0.6 * fm)} ${r1(f0[0] + (dx + w * 1.2) * fm)} ${r1(f0[1] - hh * 0.4 * fm)} ${r1(f0[0] + (dx + w) * fm)} ${r1(f0[1])}Z`,
        { fill: c },
      )
    for (const [dx, a] of [
      [-0.1, 6],
      [0.12, -8],
    ] as const)
      out += rect(
        f0[0] + (dx - 0.46) * fm,
        f0[1] - fm * 0.02,
        fm * 0.84,
        fm * 0.12,
        { fill: mix('#5a3420', '#2a1810', a > 0 ? 0.2 : 0.6) },
        fm * 0.05,
      )
    out += box(s, pr, { x: [cx0 - 0.1, cx1 + 0.1], y: [0, 0.16], z: [cz - 0.7, cz] }, st, {
      front: i.M(st),
      top: i.L(st),
    })
    const mt = pr([fx, 1.58, cz - 0.1])
    out += framed(s, [mt[0] - fm * 0.55, mt[1] - fm * 1.12], fm * 1.1, fm * 0.86, '#8a5c3a', 'pc')
    for (const dx of [-0.95, 0.85])
      out += path(
        `M${r1(mt[0] + dx * fm)} ${r1(mt[1])}c${r1(-fm * 0.16)} ${r1(-fm * 0.16)} ${r1(-fm * 0.06)} ${r1(-fm * 0.3)} ${r1(-fm * 0.02)} ${r1(-fm * 0.42)}h${r1(fm * 0.1)}c${r1(fm * 0.04)} ${r1(fm * 0.12)} ${r1(fm * 0.14)} ${r1(fm * 0.26)} ${r1(-fm * 0.02)} ${r1(fm * 0.42)}Z`,
        { fill: i.L(dx < 0 ? '#2f7f93' : '#c8643e') },
      )
    // logs stacked beside
    for (let k = 0; k < 12; k++) {
      const a = pr([
        cx1 + 0.28 + (k % 3) * 0.2 + (Math.floor(k / 3) % 2) * 0.1,
        0.1 + Math.floor(k / 3) * 0.18,
        cz + 0.3,
      ])
      out +=
        circ(a[0], a[1], fm * 0.095, { fill: i.D('#7a5234') }) +
        circ(a[0], a[1], fm * 0.07, { fill: i.L('#d9b080') }) +
        circ(a[0], a[1], fm * 0.03, { fill: i.M('#b07a4a') })
    }
    // seating
    out += rug(
      s,
      pr,
      s.tall ? -2.2 : -3,
      s.tall ? 2.4 : 3,
      2.3,
      5.4,
      r.pick(['#a9482f', '#2f5f78', '#8a5a3a']),
      '#f3e2c4',
    )
    const col = r.pick(['#d8c8ae', '#b9c4b8', '#c9a88a'])
    out += sofa(
      s,
      pr,
      s.tall ? [0, 2.7] : [0.5, 3.8],
      [4.7, 5.8],
      col,
      3,
      r.fork('pil').pick([
        ['#c8643e', '#f0dcb4', '#2f7f93'],
        ['#e0a63a', '#fbf4e6', '#8a4a3a'],
      ] as const),
    )
    out += roundTable(s, pr, s.tall ? 0.2 : 0.1, 3.7, 0.75, 0.42, '#9a6c44')
    const t0 = pr([s.tall ? 0.2 : 0.1, 0.42, 3.7])
    out +=
      ell(t0[0] - 26 * u, t0[1] - 7 * u, 22 * u, 8 * u, { fill: i.L('#fbf4e6') }) +
      rect(t0[0] + 12 * u, t0[1] - 12 * u, 60 * u, 10 * u, { fill: i.L('#c8643e') }, 2) +
      rect(t0[0] + 16 * u, t0[1] - 20 * u, 50 * u, 8 * u, { fill: i.L('#f0dcb4') }, 2)
    const ar = s.tall ? ([-2.8, -1.5] as const) : ([-3.7, -2.1] as const)
    const ac = '#a9583c'
    out +=
      box(s, pr, { x: [ar[0], ar[1]], y: [0.1, 0.46], z: [3, 4] }, ac, {
        front: i.M(ac),
        right: i.D(ac),
        top: i.L(ac),
      }) +
      box(s, pr, { x: [ar[0], ar[0] + 0.24], y: [0.1, 1.06], z: [2.9, 4.1] }, ac, {
        front: i.M(ac),
        right: i.L(ac),
        top: i.L(ac),
      }) +
      box(s, pr, { x: [ar[0] + 0.2, ar[1]], y: [0.4, 0.7], z: [3.9, 4.1] }, ac, { front: i.M(ac), top: i.L(ac) }) +
      box(s, pr, { x: [ar[0] + 0.2, ar[1]], y: [0.1, 0.7], z: [2.86, 3.06] }, ac, {
        front: i.M(ac),
        right: i.D(ac),
        top: i.L(ac),
      })
    out += houseplant(s, pr([rm.w - 0.5, 0, 6.2])[0], pr([rm.w - 0.5, 0, 6.2])[1], 270 * u, 'hp', '#e9dcc4')
    out += pendant(s, pr, [0.1, 2.5, 4.2], rm.h, 0.42, '#d9b080', 'wicker')
    return out
  },
}
