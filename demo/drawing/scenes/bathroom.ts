import { mix } from '../color.ts'
import { box, onFront, onSide, quad } from '../primitives/buildings/buildings.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { houseplant } from '../primitives/rooms/furniture.ts'
import { LINEN, outside } from '../primitives/rooms/interior-colors.ts'
import { archPath, floorLight, opening, room } from '../primitives/rooms/room.ts'
import { glow, pendant } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, line, path, poly, r1, rect } from '../svg.ts'

/** Bathroom: free-standing tub under a round-headed window, brass tap, towels. */
export const bathroom: SceneDef = {
  sun: [0.3, 0.7],
  times: ['dawn', 'golden', 'noon', 'dusk', 'night'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('ba')
    const tile = r.pick(['#3f8f93', '#5f8fa8', '#8fae9a', '#c98a6a'])
    const rm = room(s, {
      w: s.tall ? 2.4 : 3.4,
      h: 3.2,
      d: 5.6,
      wall: '#f1e6d4',
      floor: '#e3d6c0',
      planks: 'none',
      cy: 0.45,
      eye: 1.5,
    })
    const { pr, i } = rm
    let out = rm.body
    // zellige dado on the back and side walls
    const dado = 1.15
    out += path(onFront(pr, rm.d - 0.015, -rm.w, rm.w, 0, dado), { fill: i.L(tile) })
    for (let x = -rm.w; x < rm.w; x += 0.2)
      for (let y = 0; y < dado - 0.05; y += 0.115)
        if (r.chance(0.6))
          out += path(onFront(pr, rm.d - 0.02, x + 0.01, Math.min(rm.w, x + 0.19), y + 0.01, y + 0.105), {
            fill: r.chance(0.5) ? i.M(tile) : mix(i.L(tile), '#ffffff', 0.25),
            o: 0.4,
          })
    for (const sd of [-1, 1]) {
      out += path(onSide(pr, sd * (rm.w - 0.01), 0, rm.d, 0, dado), { fill: sd * s.cast > 0 ? i.M(tile) : i.D(tile) })
      for (let y = 0.115; y < dado; y += 0.115)
        out += line(pr([sd * (rm.w - 0.02), y, 0]), pr([sd * (rm.w - 0.02), y, rm.d]), i.D(tile), 1.3 * u, { o: 0.5 })
    }
    out += path(onFront(pr, rm.d - 0.03, -rm.w, rm.w, dado, dado + 0.08), { fill: i.L('#fffaf0') })
    // encaustic floor
    for (let z = 0.4; z < rm.d; z += 0.5)
      for (let x = -rm.w; x < rm.w - 0.2; x += 0.5) {
        out +=
          path(
            quad(
              pr,
              [x + 0.25, 0.003, z + 0.48],
              [x + 0.48, 0.003, z + 0.25],
              [x + 0.25, 0.003, z + 0.02],
              [x + 0.02, 0.003, z + 0.25],
            ),
            { fill: i.M(tile), o: 0.75 },
          ) +
          path(
            quad(
              pr,
              [x + 0.25, 0.004, z + 0.36],
              [x + 0.36, 0.004, z + 0.25],
              [x + 0.25, 0.004, z + 0.14],
              [x + 0.14, 0.004, z + 0.25],
            ),
            { fill: i.L('#f7ecd8') },
          )
      }
    const ax = s.tall ? 1.2 : 1.5
    const arch = archPath(pr, rm.d - 0.04, -ax, ax, 0.95, 1.5)
    out += opening(s, arch, outside(s, H * 0.45), i.L('#fffaf0'), { sw: 15 })
    for (const x of [-ax / 3, ax / 3])
      out += line(pr([x, 0.95, rm.d - 0.05]), pr([x, 2.9, rm.d - 0.05]), i.L('#fffaf0'), 4.4 * u)
    out += line(pr([-ax, 1.6, rm.d - 0.05]), pr([ax, 1.6, rm.d - 0.05]), i.L('#fffaf0'), 4.4 * u)
    out += path(onFront(pr, rm.d - 0.12, -ax - 0.15, ax + 0.15, 0.86, 0.97), { fill: i.L('#fffaf0') })
    out += floorLight(s, pr, -ax, ax, 1.2, rm.d - 1.3, 0.3)
    // tub
    const c0 = pr([0.1, 0, 3.7])
    const m = pr([1.1, 0, 3.7])[0] - c0[0]
    const ty = c0[1] - m * 0.72
    out += ell(c0[0] + s.cast * m * 0.15, c0[1], m * 1.1, m * 0.17, { fill: p.shadow, o: 0.4 })
    const tub = `M${r1(c0[0] - m * 1.16)} ${r1(ty - m * 0.1)}C${r1(c0[0] - m * 1.1)} ${r1(ty + m * 0.4)} ${r1(c0[0] - m * 0.9)} ${r1(c0[1] - m * 0.02)} ${r1(c0[0] - m * 0.6)} ${r1(c0[1])}H${r1(c0[0] + m * 0.6)}C${r1(c0[0] + m * 0.9)} ${r1(c0[1] - m * 0.02)} ${r1(c0[0] + m * 1.1)} ${r1(ty + m * 0.4)} ${r1(c0[0] + m * 1.16)} ${r1(ty - m * 0.1)}Z`
    out +=
      ell(c0[0], ty - m * 0.1, m * 1.16, m * 0.22, { fill: i.L('#ffffff') }) +
      ell(c0[0], ty - m * 0.08, m * 1.06, m * 0.18, { fill: i.D('#e8e2d6') }) +
      ell(c0[0], ty - m * 0.03, m * 0.98, m * 0.14, {
        fill: s.linU(
          [
            [0, mix(p.sky[3], '#ffffff', 0.5)],
            [1, mix(tile, '#dff2ee', 0.6)],
          ],
          0,
          ty - m * 0.16,
          0,
          ty + m * 0.1,
        ),
      })
    for (let k = 0; k < 16; k++)
      out += circ(c0[0] - m * 0.5 + r.n() * m * 0.3, ty - m * 0.06 + r.n() * m * 0.05, m * r.f(0.03, 0.07), {
        fill: '#ffffff',
        o: 0.85,
      })
    out += path(`${tub}M0 0`, {
      fill: s.linU(
        s.cast > 0
          ? [
              [0, i.L('#ffffff')],
              [0.5, i.L('#fbf6ec')],
              [1, i.D('#e0d8ca')],
            ]
          : [
              [0, i.D('#e0d8ca')],
              [0.5, i.L('#fbf6ec')],
              [1, i.L('#ffffff')],
            ],
        c0[0] - m * 1.1,
        0,
        c0[0] + m * 1.1,
        0,
      ),
      clip: s.clip(`M0 ${r1(ty - m * 0.1)}H${s.W}V${s.H}H0Z`),
    })
    out += path(
      `M${r1(c0[0] - m * 1.16)} ${r1(ty - m * 0.1)}A${r1(m * 1.16)} ${r1(m * 0.22)} 0 0 0 ${r1(c0[0] + m * 1.16)} ${r1(ty - m * 0.1)}`,
      { stroke: i.L('#ffffff'), sw: m * 0.06 },
    )
    // floor-standing tap
    const bx = c0[0] + m * 1.34
    out +=
      path(
        `M${r1(bx)} ${r1(c0[1])}V${r1(ty - m * 0.5)}Q${r1(bx)} ${r1(ty - m * 0.66)} ${r1(bx - m * 0.16)} ${r1(ty - m * 0.66)}Q${r1(bx - m * 0.34)} ${r1(ty - m * 0.66)} ${r1(bx - m * 0.34)} ${r1(ty - m * 0.44)}`,
        { stroke: i.L('#d9a441'), sw: m * 0.05, cap: 'round' },
      ) + ell(bx, c0[1], m * 0.1, m * 0.03, { fill: i.M('#d9a441') })
    // tray across, stool with towels, ladder
    out +=
      path(
        poly([
          [c0[0] + m * 0.1, ty - m * 0.3],
          [c0[0] + m * 0.66, ty - m * 0.28],
          [c0[0] + m * 0.7, ty + m * 0.12],
          [c0[0] + m * 0.12, ty + m * 0.12],
        ]),
        { fill: i.L('#c99a66') },
      ) +
      rect(c0[0] + m * 0.24, ty - m * 0.34, m * 0.09, m * 0.24, { fill: i.L('#c8643e') }, m * 0.02) +
      ell(c0[0] + m * 0.5, ty - m * 0.1, m * 0.09, m * 0.05, { fill: i.L('#fffaf0') })
    const st = pr([s.tall ? -1.6 : -2.1, 0, 3.1])
    const sm = pr([1, 0, 3.1])[0] - pr([0, 0, 3.1])[0]
    out += ell(st[0], st[1], sm * 0.36, sm * 0.08, { fill: p.shadow, o: 0.35 })
    for (const dx of [-0.22, 0.22])
      out += line([st[0] + dx * sm * 0.8, st[1] - sm * 0.46], [st[0] + dx * sm, st[1]], i.D('#8a5c3a'), sm * 0.06)
    out += ell(st[0], st[1] - sm * 0.46, sm * 0.32, sm * 0.08, { fill: i.L('#c99a66') })
    ;[LINEN, tile, LINEN].forEach((c, k) => {
      const y = st[1] - sm * (0.5 + k * 0.13)
      out +=
        rect(st[0] - sm * 0.26, y - sm * 0.13, sm * 0.52, sm * 0.13, { fill: i.L(c) }, sm * 0.05) +
        rect(st[0], y - sm * 0.13, sm * 0.26, sm * 0.13, { fill: i.D(c), o: 0.3 }, sm * 0.05)
    })
    out += pendant(s, pr, [s.tall ? 1.1 : 1.9, 2.2, 3.6], rm.h, 0.34, '#d9b080', 'wicker')
    // round mirror and basin on the dark side
    const mr = pr([s.tall ? -1.85 : -2.6, 1.95, rm.d - 0.06])
    const mm = pr([1, 0, rm.d])[0] - pr([0, 0, rm.d])[0]
    out +=
      circ(mr[0], mr[1], mm * 0.42, { fill: i.L('#d9a441') }) +
      circ(mr[0], mr[1], mm * 0.37, {
        fill: s.lin(
          [
            [0, mix(p.sky[2], '#ffffff', 0.4)],
            [1, mix(i.D('#f1e6d4'), p.sky[1], 0.3)],
          ],
          0,
          0,
          1,
          1,
        ),
      })
    out += box(s, pr, { x: s.tall ? [-2.3, -1.4] : [-3.2, -2], y: [0.6, 0.78], z: [rm.d - 0.5, rm.d] }, '#a9764a', {
      front: i.M('#a9764a'),
      right: i.D('#a9764a'),
      top: i.L('#c99a66'),
    })
    const bs = pr([s.tall ? -1.85 : -2.6, 0.78, rm.d - 0.3])
    out += path(
      `M${r1(bs[0] - mm * 0.32)} ${r1(bs[1] - mm * 0.18)}Q${r1(bs[0] - mm * 0.26)} ${r1(bs[1])} ${r1(bs[0])} ${r1(bs[1])}Q${r1(bs[0] + mm * 0.26)} ${r1(bs[1])} ${r1(bs[0] + mm * 0.32)} ${r1(bs[1] - mm * 0.18)}Z`,
      { fill: i.L('#ffffff') },
    )
    out += houseplant(s, pr([rm.w - 0.6, 0, 4.7])[0], pr([rm.w - 0.6, 0, 4.7])[1], 290 * u, 'hp', '#efe6d4')
    const ol = pr([ax * 0.72, 0.97, rm.d - 0.14])
    out +=
      blossom(
        s,
        [
          [ol[0], ol[1] - 40 * u],
          [ol[0] - 14 * u, ol[1] - 30 * u],
        ],
        17 * u,
        'fl',
        '#e8937a',
        0.5,
      ) + rect(ol[0] - 12 * u, ol[1] - 22 * u, 20 * u, 24 * u, { fill: i.L('#fffaf0') }, 5 * u)
    for (const [dx, h] of [
      [-0.72, 30],
      [-0.6, 22],
    ] as const) {
      const a = pr([ax * dx, 0.97, rm.d - 0.14])
      out +=
        glow(s, a[0], a[1] - h * u, 60 * u, 0.6) +
        rect(a[0] - 6 * u, a[1] - h * u, 12 * u, h * u, { fill: i.L('#fdf3dc') }) +
        ell(a[0], a[1] - (h + 6) * u, 3 * u, 7 * u, { fill: '#ffdf8a' })
    }
    return out
  },
}
