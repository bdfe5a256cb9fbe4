import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, lounger, masonry, onFloor, onFront, onSide, umbrella } from '../primitives/buildings/buildings.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { agave, blossom, bush } from '../primitives/landscape/plants.ts'
import { glassOf, pool } from '../primitives/landscape/pool.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { figure } from '../primitives/people/people.ts'
import { festoon, lantern } from '../primitives/rooms/room-lights.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, lerp, line, type Pt, path, poly } from '../svg.ts'

/** Villa terrace at dusk: infinity edge and sea on the left, lit house on the right. */
export const heroVilla: SceneDef = {
  sun: [0, 0.3],
  hero: true,
  times: ['dusk', 'golden', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hv')
    const hy = H * 0.46
    let out = sky(s, { hy, cloudY: 0.66, sun: { y: hy - 60 * u, r: 60 } })
    out += range(s, { label: 'm0', base: hy, h: 120 * u, peaks: 10, depth: 0.84, albedo: '#9fb0a8' })
    out += sea(s, { hy })
    out +=
      headland(s, {
        label: 'h0',
        y: hy + 12 * u,
        from: 0.36,
        to: 0.5,
        h: 50 * u,
        depth: 0.58,
        trees: 30,
        islet: true,
      }) + sailboat(s, W * 0.44, hy + 34 * u, 40 * u, 0.35)
    const pr = camera({ eye: [0, 2.9, -6], yaw: 0, focal: 0.62, cx: W * 0.56, cy: hy, width: W })
    const edge = 13
    const e = pr([0, 0, edge])
    for (let k = 0; k < 16; k++) {
      const q = pr([4 + k * 1.6, -0.3, edge + 2])
      out += bush(s, q[0], q[1] + 6 * u, r.f(50, 90) * u, `ob${k}`, r.chance(0.5) ? MAT.olive : MAT.pine, 0.12)
    }
    const stone = '#ecdcc0'
    out += path(onFloor(pr, 0, -60, 60, -4.6, edge), {
      fill: s.linU(
        [
          [0, lit(p, stone)],
          [1, mix(lit(p, stone), shade(p, stone), 0.5)],
        ],
        0,
        e[1],
        0,
        H,
      ),
    })
    for (let z = -4; z < edge; z += 1.4)
      out += line(pr([0, 0, z]), pr([60, 0, z]), shade(p, stone), 1.4 * u, { o: 0.35 })
    for (let x = 2; x < 30; x += 1.4)
      out += line(pr([x, 0, -4.2]), pr([x, 0, edge]), shade(p, stone), 1.2 * u, { o: 0.28 })
    out += pool(s, pr, -40, 1.6, -4.5, edge, true)
    // house
    const gl = p.lamps
      ? s.linU(
          [
            [0, '#ffe7b0'],
            [1, '#f0ae5c'],
          ],
          0,
          pr([0, 3, 10])[1],
          0,
          pr([0, 0, 10])[1],
        )
      : glassOf(s)
    out +=
      box(s, pr, { x: [6.2, 24], y: [0, 3.2], z: [9, 16] }, MAT.limestone) +
      masonry(s, (a, b) => pr([6.2, b, 9 + a]), 7, 3.2, MAT.limestone, 'ms', 0.34)
    out +=
      path(onFront(pr, 8.97, 7, 20, 0.1, 2.8), { fill: gl }) + path(onSide(pr, 6.18, 10, 14.6, 0.1, 2.7), { fill: gl })
    for (let k = 0; k < 8; k++)
      out += line(pr([7 + k * 1.6, 0.1, 8.95]), pr([7 + k * 1.6, 2.8, 8.95]), shade(p, '#4a3a2c'), 3.4 * u)
    for (const x of [8.2, 9.2, 10.2]) {
      const a = pr([x, 2, 9.6])
      out +=
        line(pr([x, 2.8, 9.6]), a, shade(p, '#4a3a2c'), 1.6 * u) +
        ell(a[0], a[1], 10 * u, 8 * u, { fill: p.lamps ? '#fff6d6' : lit(p, '#fdf6e4') })
    }
    out +=
      box(s, pr, { x: [8.4, 24], y: [3.2, 6.2], z: [10, 16] }, MAT.white) +
      path(onFront(pr, 9.97, 9.2, 12, 3.8, 5.8), { fill: gl }) +
      path(onFront(pr, 9.97, 13, 15.6, 3.8, 5.8), { fill: gl })
    out +=
      box(s, pr, { x: [5, 24], y: [3.2, 3.5], z: [6.8, 16] }, '#fffaf0') +
      path(onFloor(pr, 3.2, 5, 24, 6.8, 9), {
        fill: p.lamps ? mix(shade(p, '#b98a5a'), '#f2b060', 0.4) : shade(p, '#c99a66'),
      })
    for (const x of [5.3, 11]) out += box(s, pr, { x: [x, x + 0.3], y: [0, 3.2], z: [7, 7.3] }, '#efe2cc')
    if (p.lamps)
      out += path(poly([pr([6, 0.01, 9]), pr([20, 0.01, 9]), pr([20, 0.01, 3]), pr([3.6, 0.01, 4])]), {
        fill: s.linU(
          [
            [0, '#ffcf85', 0.55],
            [1, '#ffcf85', 0],
          ],
          0,
          pr([0, 0, 9])[1],
          0,
          pr([0, 0, 3])[1],
        ),
      })
    out += festoon(s, pr([5.2, 3.2, 6.9]), pr([11, 3.2, 6.9]), 14 * u, 9, 4.6 * u)
    // table, loungers, a couple with the view
    const lo = (x: number, z: number): string => {
      const a = pr([x, 0, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      return (
        ell(a[0], a[1] + 3 * u, k * 1.1, k * 0.09, { fill: p.shadow, o: 0.35 }) +
        lounger(s, a[0], a[1], k * 1.8, '#fbf3e4', true)
      )
    }
    out += lo(4.4, 5.2) + lo(4.7, 3.4)
    const um = pr([5.2, 2.2, 4.6])
    out += umbrella(s, um[0], um[1], 86 * u, '#fbf3e4', '#eddfc6', 0.24)
    const f = pr([2.5, 0, 9.6])
    const hg = f[1] - pr([0, 1.7, 9.6])[1]
    out +=
      figure(s, f[0], f[1], hg, { pose: 'stand', outfit: 'dress', top: p.accent, hair: 'long', flip: true }) +
      figure(s, f[0] + hg * 0.3, f[1], hg * 1.04, {
        pose: 'stand',
        outfit: 'trousers',
        top: '#fbf6ea',
        bottom: '#6a5640',
        hair: 'short',
        flip: true,
      })
    const sp: Pt[] = []
    for (let k = 0; k < 20; k++)
      sp.push(pr([lerp(11, 18, r.f()), 3.5 + r.n() * 0.2 - (r.chance(0.4) ? r.f(0, 0.7) : 0), 6.8]))
    out += blossom(s, sp, 24 * u, 'bg', MAT.bougain, 0.38)
    for (const [x, z] of [
      [2.4, 2.2],
      [2.3, 5.4],
      [2.2, 8.6],
    ] as const) {
      const a = pr([x, 0, z])
      out += lantern(s, a[0], a[1], (420 / (z + 6)) * u)
    }
    for (const [x, h] of [
      [19, 340],
      [21, 400],
    ] as const) {
      const a = pr([x, 0, 12])
      out += cypress(s, a[0], a[1], h * u, `cy${x}`, 0.1)
    }
    const ol = pr([9.4, 0, 1.2])
    out += olive(s, ol[0], ol[1], 320 * u, 'ol')
    for (let k = 0; k < 4; k++) out += agave(s, W * (0.84 + k * 0.05), H * 1.03, r.f(80, 130) * u, `ag${k}`)
    return out
  },
}
