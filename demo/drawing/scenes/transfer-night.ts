import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { MAT, shade } from '../palettes.ts'
import { box, masonry, onFront } from '../primitives/buildings/buildings.ts'
import { cypress, stonePine } from '../primitives/landscape/conifers.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { festoon } from '../primitives/rooms/room-lights.ts'
import { asphalt } from '../primitives/vehicles/asphalt.ts'
import { van } from '../primitives/vehicles/vans.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, ell, lerp, line, type Pt, path, poly, rect } from '../svg.ts'

/** Night arrival: headlights on a villa gate, stars over the bay. */
export const transferNight: SceneDef = {
  sun: [0.56, 0.8],
  mirror: true,
  times: ['night', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('tn')
    const hy = H * 0.5
    let out = sky(s, { hy, cloudY: 0.6 })
    out += range(s, { label: 'm0', base: hy, h: 170 * u, peaks: 6, depth: 0.76, albedo: '#9fb0a8' })
    out += sea(s, { hy, bottom: H * 0.7 })
    out += headland(s, { label: 'h0', y: hy + 20 * u, from: -0.05, to: 0.46, h: 150 * u, depth: 0.34, trees: 130 })
    for (let k = 0; k < 60; k++) {
      const t = r.f() ** 1.3
      const x = t * 0.44 * W
      const y = hy + 14 * u - r.f(0, 1 - t) * 96 * u
      out += circ(x, y, r.f(1.4, 3) * u, { fill: '#ffd98a', o: 0.95 })
      if (k % 3 === 0)
        out += rect(x, hy + 20 * u, 2.4 * u, r.f(30, 90) * u, {
          fill: s.lin([
            [0, '#ffd07c', 0.6],
            [1, '#ffd07c', 0],
          ]),
        })
    }
    // villa on the right with lit windows, gate piers
    const pr = camera({ eye: [0, 1.8, -7], yaw: 4, focal: s.tall ? 1.1 : 0.74, cx: W * 0.5, cy: hy, width: W })
    const base = pr([0, 0, 16])[1]
    out += path(
      bank(
        [
          [-20, base + 6 * u],
          [W * 0.3, base - 4 * u],
          [W * 0.6, base + 2 * u],
          [W + 20, base - 8 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      { fill: shade(p, '#8f9a6a') },
    )
    out +=
      box(s, pr, { x: [4.6, 15], y: [0, 6.4], z: [15, 22] }, '#f3e6cf') +
      box(s, pr, { x: [4.3, 15.3], y: [6.4, 6.8], z: [14.8, 22] }, '#fffaf0')
    for (const [x, y, w, h] of [
      [5.2, 0.2, 2.4, 2.4],
      [8.4, 0.2, 2.4, 2.4],
      [5.6, 3.8, 1.4, 1.6],
      [8, 3.8, 1.4, 1.6],
      [10.4, 3.8, 1.4, 1.6],
    ] as const) {
      out +=
        path(onFront(pr, 14.97, x, x + w, y, y + h), {
          fill: s.lin([
            [0, '#ffe7b0'],
            [1, '#f0a850'],
          ]),
        }) + line(pr([x + w / 2, y, 14.95]), pr([x + w / 2, y + h, 14.95]), shade(p, '#4a3a2c'), 3 * u)
    }
    for (const x of [3.4, 13]) {
      const a = pr([x, 0, 15.5])
      out += cypress(s, a[0], a[1], 360 * u, `cy${x}`, 0.05)
    }
    out += stonePine(s, pr([16, 0, 13])[0], pr([16, 0, 13])[1], 470 * u, 'sp', 0.05, -0.06)
    // garden wall with lanterns
    for (const [x0, x1] of [
      [-30, -0.2],
      [4.2, 30],
    ] as const) {
      out +=
        box(s, pr, { x: [x0, x1], y: [0, 1.5], z: [11, 11.6] }, MAT.limestone) +
        masonry(s, (a, b) => pr([Math.max(x0, -12) + a, b, 11]), 16, 1.5, MAT.limestone, `mw${x0}`, 0.34)
    }
    const sp: Pt[] = []
    for (let k = 0; k < 22; k++)
      sp.push(pr([lerp(4.6, 11, r.f()), 1.5 + r.n() * 0.16 - r.f(0, 0.6) * (r.chance(0.5) ? 1 : 0), 10.95]))
    out += blossom(s, sp, 22 * u, 'bg', MAT.bougain, 0.4)
    for (const x of [-0.2, 4.2]) {
      out +=
        box(s, pr, { x: [x - 0.35, x + 0.35], y: [0, 2.4], z: [10.7, 11.4] }, '#efe2cc') +
        box(s, pr, { x: [x - 0.46, x + 0.46], y: [2.4, 2.6], z: [10.6, 11.5] }, '#fffaf0')
      const a = pr([x, 2.9, 11])
      out +=
        circ(a[0], a[1], 76 * u, {
          fill: s.radU(
            [
              [0, '#ffe2a0', 0.75],
              [0.4, '#ffc872', 0.26],
              [1, '#ffc872', 0],
            ],
            a[0],
            a[1],
            76 * u,
          ),
        }) + ell(a[0], a[1], 11 * u, 14 * u, { fill: '#fff4cc' })
    }
    // drive from the gate to the road
    const dr: readonly Pt[] = [pr([0.2, 0, 11]), pr([3.8, 0, 11]), [W * 0.82, H * 0.76], [W * 0.46, H * 0.76]]
    out += path(poly(dr), {
      fill: s.linU(
        [
          [0, mix(shade(p, '#d6c8ae'), '#ffcf85', 0.55)],
          [1, mix(shade(p, '#d6c8ae'), '#ffcf85', 0.12)],
        ],
        0,
        nth(dr, 0)[1],
        0,
        H * 0.76,
      ),
    })
    for (let k = 0; k < 30; k++) {
      const t = r.f()
      const sd = r.chance(0.5) ? 1 : -1
      const x =
        sd > 0
          ? lerp(nth(dr, 1)[0], nth(dr, 2)[0], t) + r.f(40, 460) * u
          : lerp(nth(dr, 0)[0], nth(dr, 3)[0], t) - r.f(40, 560) * u
      out += bush(
        s,
        x,
        lerp(nth(dr, 0)[1], H * 0.75, t),
        r.f(40, 76) * u,
        `gb${k}`,
        k % 3 ? MAT.olive : '#a86a8a',
        0.05,
      )
    }
    for (let k = 0; k < 10; k++) {
      const a = pr([(k % 2 ? 0.1 : 3.9) + (k % 2 ? -0.1 : 0.1) * k * 0.6, 0, 10.4 - Math.floor(k / 2) * 1.3])
      out +=
        circ(a[0], a[1] - 8 * u, 30 * u, {
          fill: s.radU(
            [
              [0, '#ffdf9c', 0.6],
              [1, '#ffc872', 0],
            ],
            a[0],
            a[1] - 8 * u,
            30 * u,
          ),
        }) + rect(a[0] - 3 * u, a[1] - 16 * u, 6 * u, 16 * u, { fill: '#fff0c4' }, 2 * u)
    }
    out += festoon(s, pr([-0.2, 2.6, 11]), pr([4.2, 2.6, 11]), 26 * u, 9, 5 * u)
    const yr = H * 0.765
    const yb = H * 0.93
    out += asphalt(s, yr, yb)
    const len = (s.tall ? 0.74 : 0.42) * W
    const vx = W * (s.tall ? 0.02 : 0.1)
    const vy = lerp(yr, yb, 0.66)
    // pool of light ahead
    const nx = vx + len * 0.97
    out +=
      path(
        poly([
          [nx, vy - len * 0.13],
          [nx + 520 * u, vy - 44 * u],
          [nx + 560 * u, vy + 26 * u],
          [nx, vy - len * 0.05],
        ]),
        {
          fill: s.linU(
            [
              [0, '#fff0b8', 0.6],
              [1, '#fff0b8', 0],
            ],
            nx,
            0,
            nx + 540 * u,
            0,
          ),
        },
      ) +
      ell(nx + 250 * u, vy + 8 * u, 260 * u, 22 * u, {
        fill: s.radU(
          [
            [0, '#fff0b8', 0.6],
            [1, '#fff0b8', 0],
          ],
          nx + 250 * u,
          vy + 8 * u,
          260 * u,
          0.09,
        ),
      })
    out += van(s, vx, vy, len, r.pick(['#1f2f3d', '#f2ede2', '#2a2f38']))
    out += figure(s, W * (s.tall ? 0.88 : 0.8), vy - 20 * u, 164 * u, {
      pose: 'wave',
      outfit: 'trousers',
      top: '#fbf6ea',
      bottom: '#6a5640',
      hair: 'short',
      flip: true,
    })
    out += path(
      bank(
        [
          [-20, yb],
          [W * 0.4, yb - 4 * u],
          [W + 20, yb + 2 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      { fill: shade(p, '#8f8058') },
    )
    for (let k = 0; k < 16; k++)
      out += bush(s, r.f(0, W), H + r.f(-20, 16) * u, r.f(46, 100) * u, `vb${k}`, r.chance(0.55) ? MAT.scrub : MAT.pine)
    return out + agave(s, W * 0.05, H * 1.02, 150 * u, 'ag')
  },
}
