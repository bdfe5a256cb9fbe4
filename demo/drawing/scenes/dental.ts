import { mix } from '../color.ts'
import { box, onFront } from '../primitives/buildings/buildings.ts'
import { figure } from '../primitives/people/people.ts'
import { framed, houseplant } from '../primitives/rooms/furniture.ts'
import { floorLight, opening, room } from '../primitives/rooms/room.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, lerp, line, path, poly, r1, rect } from '../svg.ts'

/** Treatment room with a dental chair, lamp on its arm and a garden window. */
export const dental: SceneDef = {
  sun: [0.3, 0.7],
  mirror: true,
  times: ['noon', 'dawn', 'golden'],
  draw(s) {
    const { H, u, p } = s
    const r = s.r.fork('dn')
    const tint = r.pick(['#4fa0a0', '#6f9ab8', '#d98a6a'])
    const rm = room(s, {
      w: s.tall ? 2.5 : 3.7,
      h: 3,
      d: 5.8,
      wall: '#f6f1e6',
      floor: '#dfe3de',
      ceil: '#fdfaf4',
      planks: 'tiles',
      cy: 0.43,
      eye: 1.5,
    })
    const { pr, i } = rm
    const hy = H * 0.43
    let out = rm.body
    const [wx0, wx1] = s.tall ? [-2, 1] : [-1.6, 3.1]
    out += opening(
      s,
      onFront(pr, rm.d - 0.02, wx0, wx1, 0.95, 2.6),
      seaView(s, { hy, k: 0.85, side: -1, sun: p.time === 'noon' ? false : { y: hy - H * 0.15, r: 40 } }),
      i.L('#fffaf0'),
      { sw: 12 },
    )
    for (let k = 1; k < 3; k++)
      out += line(
        pr([lerp(wx0, wx1, k / 3), 0.95, rm.d - 0.04]),
        pr([lerp(wx0, wx1, k / 3), 2.6, rm.d - 0.04]),
        i.L('#fffaf0'),
        7 * u,
      )
    // tinted panel and cabinets on the left
    if (!s.tall) {
      out += path(onFront(pr, rm.d - 0.015, -rm.w, -1.9, 0, 3), { fill: i.L(mix(tint, '#ffffff', 0.35)) })
      const a = pr([-3.2, 2.2, rm.d])
      out += framed(s, [a[0] - 10 * u, a[1] - 20 * u], 130 * u, 100 * u, '#c99a66', 'pc')
    }
    out += box(s, pr, { x: [-rm.w, wx1 + 0.2], y: [0, 0.82], z: [rm.d - 0.5, rm.d] }, '#fdfaf4', {
      front: i.L('#fdfaf4'),
      right: i.M('#fdfaf4'),
      top: i.L('#ffffff'),
    })
    for (let k = 0; k < 8; k++) {
      const a = lerp(-rm.w, wx1 + 0.2, (k + 0.04) / 8)
      const b = lerp(-rm.w, wx1 + 0.2, (k + 0.96) / 8)
      out +=
        path(onFront(pr, rm.d - 0.51, a, b, 0.06, 0.76), { stroke: i.D('#dcd6c8'), sw: 1.8 * u }) +
        line(pr([(a + b) / 2 - 0.08, 0.66, rm.d - 0.52]), pr([(a + b) / 2 + 0.08, 0.66, rm.d - 0.52]), i.M(tint), 3 * u)
    }
    out += path(onFront(pr, rm.d - 0.53, -rm.w, wx1 + 0.2, 0.8, 0.88), { fill: i.L('#d9b080') })
    for (const [x, c, h] of [
      [-2.6, tint, 34],
      [-2.2, '#fbf6ee', 26],
      [2.3, '#e0a63a', 30],
    ] as const) {
      const a = pr([x, 0.88, rm.d - 0.3])
      out += rect(a[0] - 11 * u, a[1] - h * u, 22 * u, h * u, { fill: i.L(c) }, 5 * u)
    }
    out += floorLight(s, pr, wx0, wx1, 1.4, rm.d - 0.6, 0.4)
    // the chair, side on
    const c0 = pr([s.tall ? 0.1 : 0.2, 0, 3])
    const m = (pr([1, 0, 3])[0] - pr([0, 0, 3])[0]) * (s.tall ? 0.82 : 0.95)
    const X = (v: number): number => c0[0] + v * m
    const Y = (v: number): number => c0[1] - v * m
    out += ell(c0[0] + s.cast * m * 0.1, c0[1] + m * 0.03, m * 1.1, m * 0.17, { fill: p.shadow, o: 0.36 })
    out +=
      path(
        poly([
          [X(-0.34), Y(0)],
          [X(0.42), Y(0)],
          [X(0.36), Y(0.09)],
          [X(-0.28), Y(0.09)],
        ]),
        { fill: i.M('#e6e2d8') },
      ) +
      path(
        poly([
          [X(-0.1), Y(0.08)],
          [X(0.16), Y(0.08)],
          [X(0.2), Y(0.44)],
          [X(-0.14), Y(0.44)],
        ]),
        { fill: i.D('#cfd2cc') },
      )
    const seat = `M${r1(X(-1.24))} ${r1(Y(1.3))}C${r1(X(-1.34))} ${r1(Y(1.36))} ${r1(X(-1.38))} ${r1(Y(1.24))} ${r1(X(-1.28))} ${r1(Y(1.14))}C${r1(X(-0.9))} ${r1(Y(0.82))} ${r1(X(-0.66))} ${r1(Y(0.48))} ${r1(X(-0.4))} ${r1(Y(0.42))}C${r1(X(0))} ${r1(Y(0.36))} ${r1(X(0.3))} ${r1(Y(0.46))} ${r1(X(0.6))} ${r1(Y(0.44))}C${r1(X(0.94))} ${r1(Y(0.42))} ${r1(X(1.14))} ${r1(Y(0.34))} ${r1(X(1.34))} ${r1(Y(0.34))}C${r1(X(1.46))} ${r1(Y(0.36))} ${r1(X(1.46))} ${r1(Y(0.5))} ${r1(X(1.34))} ${r1(Y(0.52))}C${r1(X(1.06))} ${r1(Y(0.56))} ${r1(X(0.9))} ${r1(Y(0.66))} ${r1(X(0.58))} ${r1(Y(0.68))}C${r1(X(0.24))} ${r1(Y(0.7))} ${r1(X(0.04))} ${r1(Y(0.58))} ${r1(X(-0.24))} ${r1(Y(0.64))}C${r1(X(-0.56))} ${r1(Y(0.72))} ${r1(X(-0.86))} ${r1(Y(1.06))} ${r1(X(-1.24))} ${r1(Y(1.3))}Z`
    out +=
      path(seat, {
        fill: s.linU(
          [
            [0, mix(i.L(tint), '#ffffff', 0.15)],
            [0.5, i.L(tint)],
            [1, i.D(tint)],
          ],
          0,
          Y(1.2),
          0,
          Y(0.36),
        ),
      }) +
      path(
        `M${r1(X(-1.22))} ${r1(Y(1.26))}C${r1(X(-0.84))} ${r1(Y(1))} ${r1(X(-0.56))} ${r1(Y(0.66))} ${r1(X(-0.24))} ${r1(Y(0.58))}C${r1(X(0.04))} ${r1(Y(0.52))} ${r1(X(0.24))} ${r1(Y(0.62))} ${r1(X(0.58))} ${r1(Y(0.6))}C${r1(X(0.9))} ${r1(Y(0.58))} ${r1(X(1.06))} ${r1(Y(0.5))} ${r1(X(1.32))} ${r1(Y(0.47))}`,
        { stroke: '#ffffff', sw: m * 0.02, o: 0.55 },
      )
    out += ell(X(-1.22), Y(1.34), m * 0.2, m * 0.1, {
      fill: i.L(tint),
      tf: `rotate(-40 ${r1(X(-1.22))} ${r1(Y(1.34))})`,
    })
    out +=
      path(
        poly([
          [X(-0.3), Y(0.86)],
          [X(0.2), Y(0.86)],
          [X(0.22), Y(0.8)],
          [X(-0.3), Y(0.8)],
        ]),
        { fill: i.L('#fbf6ee') },
      ) + line([X(-0.04), Y(0.8)], [X(-0.04), Y(0.6)], i.D('#cfd2cc'), m * 0.06)
    // instrument column, tray and lamp
    out +=
      line([X(1.04), Y(0)], [X(1.04), Y(1.2)], i.M('#e6e2d8'), m * 0.13) +
      ell(X(1.04), Y(0), m * 0.26, m * 0.05, { fill: i.D('#cfd2cc') }) +
      path(
        poly([
          [X(0.42), Y(1.16)],
          [X(1.24), Y(1.16)],
          [X(1.2), Y(1.06)],
          [X(0.46), Y(1.06)],
        ]),
        { fill: i.L('#fdfaf4') },
      )
    for (let k = 0; k < 5; k++)
      out +=
        path(
          `M${r1(X(0.52 + k * 0.12))} ${r1(Y(1.08))}q${r1(m * 0.02)} ${r1(m * 0.26)} ${r1(m * 0.1)} ${r1(m * 0.2)}`,
          { stroke: i.D('#9aa4a6'), sw: m * 0.018 },
        ) + rect(X(0.5 + k * 0.12), Y(1.26), m * 0.035, m * 0.14, { fill: i.M('#9aa4a6') }, 2)
    out +=
      path(`M${r1(X(1.04))} ${r1(Y(1.2))}V${r1(Y(2.1))}L${r1(X(0.1))} ${r1(Y(2.3))}L${r1(X(-0.46))} ${r1(Y(1.94))}`, {
        stroke: i.M('#e6e2d8'),
        sw: m * 0.06,
        join: 'round',
        cap: 'round',
      }) +
      path(
        poly([
          [X(-0.72), Y(1.96)],
          [X(-0.34), Y(2.06)],
          [X(-0.24), Y(1.86)],
          [X(-0.66), Y(1.74)],
        ]),
        { fill: i.L('#fdfaf4') },
      ) +
      path(
        poly([
          [X(-0.66), Y(1.76)],
          [X(-0.28), Y(1.86)],
          [X(-0.6), Y(1.2)],
          [X(-1.2), Y(1.3)],
        ]),
        {
          fill: s.linU(
            [
              [0, '#fffbe6', 0.6],
              [1, '#fffbe6', 0],
            ],
            0,
            Y(1.8),
            0,
            Y(1.24),
          ),
        },
      )
    // stool and dentist
    const st = pr([s.tall ? -1.5 : -1.9, 0, 3.3])
    out +=
      ell(st[0], st[1], m * 0.26, m * 0.05, { fill: p.shadow, o: 0.3 }) +
      line([st[0], st[1]], [st[0], st[1] - m * 0.5], i.D('#9aa4a6'), m * 0.07) +
      line([st[0] - m * 0.2, st[1]], [st[0] + m * 0.2, st[1]], i.D('#9aa4a6'), m * 0.05) +
      figure(s, st[0] - m * 0.02, st[1] - m * 0.02, m * 1.72, {
        pose: 'sit',
        outfit: 'trousers',
        top: '#fdfaf2',
        bottom: tint,
        hair: 'bun',
      }) +
      ell(st[0], st[1] - m * 0.5, m * 0.24, m * 0.08, { fill: i.M(tint) })
    const ad = pr([s.tall ? 1.9 : 2.5, 0, 4])
    out += figure(s, ad[0], ad[1], ad[1] - pr([0, 1.7, 4])[1], {
      pose: 'carry',
      outfit: 'trousers',
      top: tint,
      bottom: '#fdfaf2',
      hair: 'short',
      flip: true,
    })
    out +=
      houseplant(s, pr([rm.w - 0.5, 0, 4.9])[0], pr([rm.w - 0.5, 0, 4.9])[1], 250 * u, 'hp', '#f7f0e2') +
      houseplant(s, pr([-rm.w + 0.5, 0, 2.4])[0], pr([-rm.w + 0.5, 0, 2.4])[1], 330 * u, 'hq', '#d9b080')
    return out
  },
}
