import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { figure } from '../primitives/people/people.ts'
import { festoon, lantern } from '../primitives/rooms/room-lights.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Private chef: counter with a flaming pan, table laid for four, the bay below. */
export const chef: SceneDef = {
  sun: [0.18, 0.4],
  mirror: true,
  times: ['dusk', 'golden', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('cf')
    const hy = H * 0.4
    let out = seaView(s, { hy, k: 1.1, side: -1 })
    const py = H * 0.56
    out +=
      rect(-10, py, W + 20, 60 * u, {
        fill: s.lin([
          [0, lit(p, MAT.plaster)],
          [1, shade(p, MAT.plaster)],
        ]),
      }) + rect(-10, py - 13 * u, W + 20, 16 * u, { fill: lit(p, '#fffaf0') })
    out += rect(-10, py + 50 * u, W + 20, H - py, {
      fill: s.linU(
        [
          [0, lit(p, '#e3cba4')],
          [1, shade(p, '#b89a70')],
        ],
        0,
        py,
        0,
        H,
      ),
    })
    for (let k = -12; k <= 12; k++)
      out += line([W / 2 + k * 70 * u, py + 52 * u], [W / 2 + k * 150 * u, H + 10], shade(p, '#b89a70'), 1.6 * u, {
        o: 0.4,
      })
    for (let k = 0; k < 5; k++) {
      const y = lerp(py + 52 * u, H, (k / 5) ** 1.5)
      out += line([-10, y], [W + 10, y], shade(p, '#b89a70'), 1.8 * u, { o: 0.4 })
    }
    // pergola
    for (const x of [0.05, 0.95])
      out += rect(x * W - 11 * u, H * 0.12, 22 * u, H * 0.62, {
        fill: s.linU(
          [
            [0, lit(p, '#b98450')],
            [1, shade(p, '#7a5234')],
          ],
          x * W - 11 * u,
          0,
          x * W + 11 * u,
          0,
        ),
      })
    out += rect(-10, H * 0.1, W + 20, 20 * u, { fill: lit(p, '#a9764a') })
    for (let k = 0; k < 12; k++)
      out += rect((k / 12) * W + 10 * u, H * 0.06, 14 * u, 34 * u, { fill: shade(p, '#8a5c3a') })
    for (const [y, n] of [
      [0.15, 12],
      [0.17, 10],
    ] as const)
      out += festoon(s, [W * 0.05, H * y], [W * 0.95, H * y], 44 * u, n, 7 * u)
    const sp: Pt[] = Array.from(
      { length: 24 },
      (_, k) => [W * (0.6 + (k / 24) * 0.42) + r.n() * 12 * u, H * 0.1 + r.f(-20, 46) * u] as Pt,
    )
    out += blossom(s, sp, 30 * u, 'bg', MAT.bougain, 0.38)
    // chef at the counter
    const cx = W * (s.tall ? 0.28 : 0.26)
    const cy = H * 0.8
    out += figure(s, cx, cy, 330 * u, {
      pose: 'carry',
      outfit: 'suit',
      top: '#fdfaf2',
      bottom: '#3a3a48',
      hair: 'short',
    })
    out += path(
      `M${r1(cx - 22 * u)} ${r1(cy - 318 * u)}c${r1(-18 * u)} ${r1(-10 * u)} ${r1(-14 * u)} ${r1(-50 * u)} ${r1(8 * u)} ${r1(-48 * u)}c${r1(8 * u)} ${r1(-20 * u)} ${r1(28 * u)} ${r1(-20 * u)} ${r1(34 * u)} 0c${r1(22 * u)} ${r1(-2 * u)} ${r1(26 * u)} ${r1(36 * u)} ${r1(6 * u)} ${r1(48 * u)}Z`,
      { fill: lit(p, '#fffdf6') },
    )
    const kx = cx + 10 * u
    out += rect(kx - 130 * u, cy - 128 * u, 330 * u, 150 * u, {
      fill: s.lin([
        [0, lit(p, '#c99a66')],
        [1, shade(p, '#9a6c44')],
      ]),
    })
    for (let k = 0; k < 11; k++)
      out += line(
        [kx - 130 * u + k * 33 * u, cy - 120 * u],
        [kx - 130 * u + k * 33 * u, cy + 22 * u],
        shade(p, '#8a5c3a'),
        2 * u,
        { o: 0.5 },
      )
    out += rect(kx - 146 * u, cy - 142 * u, 362 * u, 18 * u, { fill: lit(p, '#f4ead8') }, 4 * u)
    const fx = kx + 70 * u
    const fy = cy - 148 * u
    out += circ(fx, fy - 40 * u, 120 * u, {
      fill: s.radU(
        [
          [0, '#ffb35a', 0.6],
          [1, '#ff9a45', 0],
        ],
        fx,
        fy - 40 * u,
        120 * u,
      ),
    })
    for (const [dx, h, c] of [
      [-22, 60, '#e8622c'],
      [22, 70, '#e8622c'],
      [0, 92, '#f08a34'],
      [-8, 52, '#ffc65a'],
      [10, 40, '#fff0b0'],
    ] as const)
      out += path(
        `M${r1(fx + (dx - 14) * u)} ${r1(fy)}C${r1(fx + (dx - 18) * u)} ${r1(fy - h * 0.5 * u)} ${r1(fx + dx * u)} ${r1(fy - h * 0.6 * u)} ${r1(fx + (dx + 4) * u)} ${r1(fy - h * u)}C${r1(fx + (dx + 10) * u)} ${r1(fy - h * 0.5 * u)} ${r1(fx + (dx + 18) * u)} ${r1(fy - h * 0.4 * u)} ${r1(fx + (dx + 14) * u)} ${r1(fy)}Z`,
        { fill: c },
      )
    out +=
      path(`M${r1(fx - 56 * u)} ${r1(fy - 6 * u)}h${r1(112 * u)}l${r1(-16 * u)} ${r1(18 * u)}h${r1(-80 * u)}Z`, {
        fill: mix(p.ink, '#3a3a40', 0.5),
      }) + rect(fx - 110 * u, fy - 6 * u, 60 * u, 8 * u, { fill: mix(p.ink, '#5a4030', 0.5) }, 3 * u)
    for (const [dx, c] of [
      [-120, '#d8412f'],
      [-98, '#f2c14e'],
      [-76, '#8fb04a'],
      [140, '#e0702c'],
      [162, '#8fb04a'],
    ] as const)
      out += circ(kx + dx * u, cy - 156 * u, 14 * u, {
        fill: s.radU(
          [
            [0, mix(lit(p, c), '#ffffff', 0.25)],
            [1, shade(p, c)],
          ],
          kx + (dx - 4) * u,
          cy - 161 * u,
          19 * u,
        ),
      })
    // table and guests
    const tx = W * (s.tall ? 0.74 : 0.7)
    const ty = H * 0.82
    const tw = (s.tall ? 0.24 : 0.24) * W
    for (const [dx, o] of [
      [-0.62, { top: '#e8937a', outfit: 'dress', hair: 'long' }],
      [0.3, { top: '#2a7f9c', outfit: 'trousers', hair: 'short' }],
    ] as const)
      out += figure(s, tx + dx * tw, ty + 4 * u, 300 * u, { pose: 'sit', ...o, flip: dx > 0 })
    out +=
      ell(tx, ty + 60 * u, tw * 1.1, 24 * u, { fill: p.shadow, o: 0.35 }) +
      path(
        `M${r1(tx - tw)} ${r1(ty - 90 * u)}H${r1(tx + tw)}L${r1(tx + tw * 0.94)} ${r1(ty + 50 * u)}H${r1(tx - tw * 0.94)}Z`,
        {
          fill: s.lin([
            [0, lit(p, '#fdf6ea')],
            [1, shade(p, '#e6d8c0')],
          ]),
        },
      ) +
      path(
        poly([
          [tx - tw * 0.88, ty - 124 * u],
          [tx + tw * 0.88, ty - 124 * u],
          [tx + tw, ty - 88 * u],
          [tx - tw, ty - 88 * u],
        ]),
        { fill: lit(p, '#fffaf0') },
      )
    for (let k = 0; k < 5; k++) {
      const x = tx + lerp(-0.72, 0.72, k / 4) * tw
      const y = ty - 106 * u
      out +=
        k % 2
          ? rect(x - 4 * u, y - 40 * u, 8 * u, 40 * u, { fill: '#fff6e0' }) +
            ell(x, y - 48 * u, 4 * u, 9 * u, { fill: '#ffe9a0' }) +
            circ(x, y - 46 * u, 44 * u, {
              fill: s.radU(
                [
                  [0, '#ffe2a0', p.lamps ? 0.6 : 0.25],
                  [1, '#ffd27a', 0],
                ],
                x,
                y - 46 * u,
                44 * u,
              ),
            })
          : ell(x, y, 40 * u, 11 * u, { fill: lit(p, '#2f7f93') }) +
            ell(x, y - 1 * u, 30 * u, 8 * u, { fill: lit(p, '#fdf8ee') }) +
            path(lump(r, x, y - 6 * u, 18 * u, 8 * u, 9, 0.2), { fill: lit(p, k ? '#d8683c' : '#8fb04a') })
    }
    out += lantern(s, W * 0.93, H * 0.93, 110 * u) + lantern(s, W * 0.88, H * 0.97, 80 * u)
    return out
  },
}
