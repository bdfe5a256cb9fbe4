import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { box, onFront } from '../primitives/buildings/buildings.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { agave, blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import { inside } from '../primitives/rooms/room.ts'
import { pendant } from '../primitives/rooms/room-lights.ts'
import { carShadow } from '../primitives/vehicles/asphalt.ts'
import { minibus } from '../primitives/vehicles/vans.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, r1, rect } from '../svg.ts'

/** Minibus under the canopy of a hotel entrance. */
export const transferHotel: SceneDef = {
  sun: [0.2, 0.42],
  mirror: true,
  times: ['dusk', 'golden', 'noon', 'night', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('th')
    const i = inside(s)
    const hy = H * 0.56
    let out = sky(s, { hy, cloudY: 0.5 })
    out += range(s, { label: 'm0', base: hy, h: 240 * u, peaks: 5, depth: 0.76, albedo: '#a4a99a' })
    out += hills(s, {
      label: 'h0',
      y: hy - 20 * u,
      amp: 14 * u,
      n: 5,
      base: hy + 60 * u,
      color: far(p, lit(p, MAT.pine), 0.4),
    })
    for (let k = 0; k < 6; k++) out += palm(s, W * (0.02 + k * 0.07), hy + 40 * u, r.f(240, 360) * u, `pk${k}`, 0.16)
    const pr = camera({ eye: [0, 1.8, -7], yaw: -4, focal: s.tall ? 1.14 : 0.84, cx: W * 0.5, cy: hy, width: W })
    const wall = r.pick(['#f6ecd8', '#ecd6b0', '#f3e2cc'])
    // hotel block
    out += box(s, pr, { x: [-4.4, 18], y: [0, 16], z: [12, 22] }, wall)
    for (let f = 1; f < 4; f++)
      for (let k = 0; k < 9; k++) {
        const x = -3.8 + k * 2.2
        const y = 1.6 + f * 3.1
        const on = p.lamps && r.chance(0.6)
        out +=
          path(onFront(pr, 11.98, x, x + 1.5, y, y + 2.1), {
            fill: on ? '#ffcf85' : mix(shade(p, '#3c5a72'), p.sky[2], 0.25),
          }) +
          path(onFront(pr, 11.6, x - 0.2, x + 1.7, y - 0.1, y + 0.8), { fill: mix(p.sky[3], '#ffffff', 0.3), o: 0.5 }) +
          path(onFront(pr, 11.6, x - 0.25, x + 1.75, y + 0.78, y + 0.9), { fill: lit(p, '#ffffff') })
        if (r.chance(0.4)) {
          const a = pr([x + 0.7, y + 0.1, 11.6])
          out += blossom(
            s,
            [
              [a[0], a[1]],
              [a[0] + 14 * u, a[1] + 6 * u],
            ],
            12 * u,
            `bl${f}${k}`,
            MAT.bougain,
            0.4,
          )
        }
      }
    // lobby glass
    const gl = p.lamps
      ? s.linU(
          [
            [0, '#fff0c4'],
            [1, '#f0ae5c'],
          ],
          0,
          pr([0, 3.6, 12])[1],
          0,
          pr([0, 0, 12])[1],
        )
      : s.linU(
          [
            [0, mix(shade(p, '#35566b'), p.sky[2], 0.3)],
            [1, mix(shade(p, '#4a4238'), '#c99a66', 0.3)],
          ],
          0,
          pr([0, 3.6, 12])[1],
          0,
          pr([0, 0, 12])[1],
        )
    out += path(onFront(pr, 11.95, -3.4, 9, 0, 3.7), { fill: gl })
    for (let k = 0; k < 7; k++)
      out += line(pr([-3.4 + k * 2.07, 0, 11.93]), pr([-3.4 + k * 2.07, 3.7, 11.93]), i.D('#4a3a2c'), 3.4 * u)
    for (const x of [-1.8, 1.2, 4.4, 7.2]) out += pendant(s, pr, [x, 2.8, 12.6], 3.7, 0.34, '#d9b080', 'globe')
    for (const x of [-2.6, 5.4, 8.2]) {
      const a = pr([x, 0, 11.6])
      out +=
        bush(s, a[0], a[1] - 30 * u, 54 * u, `lb${x}`, MAT.pine) +
        rect(a[0] - 18 * u, a[1] - 34 * u, 36 * u, 36 * u, { fill: lit(p, '#e9dcc4') }, 4 * u)
    }
    // canopy on columns
    const cz: [number, number] = [4.6, 12]
    const cx: [number, number] = [-3.9, 8.6]
    for (const x of [cx[0] + 0.5, 1.2, cx[1] - 1])
      out += box(s, pr, { x: [x - 0.28, x + 0.28], y: [0, 4.1], z: [cz[1] - 1.6, cz[1] - 1] }, '#efe2cc')
    out += path(
      `M${cx
        .map((x) => pr([x, 4.1, cz[0]]))
        .map((a) => `${r1(a[0])} ${r1(a[1])}`)
        .join('L')}L${[...cx]
        .reverse()
        .map((x) => pr([x, 4.1, cz[1]]))
        .map((a) => `${r1(a[0])} ${r1(a[1])}`)
        .join('L')}Z`,
      { fill: p.lamps ? mix(i.M('#c99a66'), '#ffcf85', 0.35) : i.M('#c99a66') },
    )
    for (let k = 0; k < 22; k++) {
      const x = lerp(cx[0], cx[1], k / 21)
      out += line(pr([x, 4.1, cz[0]]), pr([x, 4.1, cz[1]]), i.D('#9a6c44'), 1.8 * u, { o: 0.5 })
    }
    for (const [x, z] of [
      [-2, 6],
      [1.2, 6],
      [4.4, 6],
      [-2, 9],
      [1.2, 9],
      [4.4, 9],
    ] as const) {
      const a = pr([x, 4.08, z])
      out +=
        ell(a[0], a[1], 16 * u, 5 * u, { fill: p.lamps ? '#fff6d6' : '#ffffff' }) +
        (p.lamps ? ell(a[0], a[1], 60 * u, 20 * u, { fill: '#ffd98a', o: 0.3 }) : '')
    }
    out += box(s, pr, { x: [cx[0] - 0.3, cx[1] + 0.3], y: [4.1, 4.9], z: [cz[0] - 0.2, cz[1]] }, '#fffaf0')
    // drive
    const y0 = pr([0, 0, 11])[1]
    out += rect(-10, y0 - 2 * u, W + 20, H - y0 + 20, {
      fill: s.linU(
        [
          [0, lit(p, '#d6c8ae')],
          [1, mix(lit(p, '#bcae96'), shade(p, '#bcae96'), 0.5)],
        ],
        0,
        y0,
        0,
        H,
      ),
    })
    for (let z = 0.4; z < 11; z += 0.8)
      out += line(pr([-30, 0, z]), pr([30, 0, z]), shade(p, '#bcae96'), Math.max(0.8, 13 / (z + 7)) * u, { o: 0.3 })
    for (let x = -14; x < 14; x += 0.8)
      out += line(pr([x, 0, -1]), pr([x, 0, 11]), shade(p, '#bcae96'), 1.2 * u, { o: 0.22 })
    for (let k = 0; k < 12; k++)
      out += bush(s, W * (0.0 + k * 0.024), y0 + 4 * u, r.f(50, 80) * u, `hd${k}`, k % 3 ? MAT.pine : '#a86a8a', 0.05)
    if (p.lamps)
      out += ell(W * 0.52, y0 + 50 * u, 460 * u, 90 * u, {
        fill: s.radU(
          [
            [0, '#ffcf85', 0.5],
            [1, '#ffcf85', 0],
          ],
          W * 0.52,
          y0 + 50 * u,
          460 * u,
          0.2,
        ),
      })
    for (const x of [cx[0] + 0.5, cx[1] - 1])
      out +=
        box(s, pr, { x: [x - 0.34, x + 0.34], y: [0, 4.1], z: [cz[0], cz[0] + 0.6] }, '#f3e6cf') +
        box(s, pr, { x: [x - 0.44, x + 0.44], y: [0, 0.5], z: [cz[0] - 0.1, cz[0] + 0.6] }, '#d9c8ac')
    const len = (s.tall ? 0.78 : 0.46) * W
    const vx = W * (s.tall ? 0.06 : 0.16)
    const vy = H * (s.tall ? 0.8 : 0.84)
    out += carShadow(s, vx, vy, len) + minibus(s, vx, vy, len, r.pick(['#f4efe6', '#24303c', '#d9cdb8']))
    // bellboy with a trolley and guests
    const bx = vx + len * 1.1
    out += figure(s, bx, vy - 6 * u, 168 * u, {
      pose: 'carry',
      outfit: 'suit',
      top: '#7d2438',
      bottom: '#2a2a34',
      hair: 'cap',
    })
    const tx = bx + 66 * u
    out +=
      path(
        `M${r1(tx - 34 * u)} ${r1(vy - 18 * u)}V${r1(vy - 140 * u)}q0 ${r1(-30 * u)} ${r1(34 * u)} ${r1(-30 * u)}t${r1(34 * u)} ${r1(30 * u)}V${r1(vy - 18 * u)}`,
        { stroke: lit(p, '#e0b25a'), sw: 5 * u },
      ) +
      rect(tx - 42 * u, vy - 22 * u, 84 * u, 10 * u, { fill: shade(p, '#7d2438') }, 3 * u) +
      rect(tx - 32 * u, vy - 62 * u, 62 * u, 40 * u, { fill: lit(p, '#a8683c') }, 4 * u) +
      rect(tx - 26 * u, vy - 94 * u, 44 * u, 32 * u, { fill: lit(p, '#2f6d7e') }, 4 * u) +
      rect(tx - 10 * u, vy - 116 * u, 34 * u, 22 * u, { fill: lit(p, '#e0a63a') }, 4 * u)
    for (const dx of [-30, 30]) out += circ(tx + dx * u, vy - 6 * u, 8 * u, { fill: p.ink })
    if (!s.tall)
      out +=
        figure(s, tx + 120 * u, vy - 26 * u, 160 * u, {
          pose: 'walk',
          outfit: 'dress',
          top: '#fbf6ea',
          hair: 'straw',
          flip: true,
        }) +
        figure(s, tx + 176 * u, vy - 22 * u, 168 * u, {
          pose: 'walk',
          outfit: 'trousers',
          top: '#2a7f9c',
          bottom: '#e6d8bf',
          hair: 'short',
          flip: true,
        })
    for (let k = 0; k < 7; k++) out += agave(s, W * (0.02 + k * 0.05), H * 1.03, r.f(70, 120) * u, `ag${k}`)
    return out
  },
}
