import { camera } from '../camera.ts'
import { MAT } from '../palettes.ts'
import { box, onFloor, quad } from '../primitives/buildings/buildings.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import { cushion, roundTable, rug } from '../primitives/rooms/furniture.ts'
import { inside } from '../primitives/rooms/room.ts'
import { festoon, lantern } from '../primitives/rooms/room-lights.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, ell, lerp, line, type Pt, path, r1, rect } from '../svg.ts'

/** Night terrace: low cushions, lanterns, festoon lights under a pergola above the bay. */
export const nightTerrace: SceneDef = {
  sun: [0.3, 0.7],
  times: ['night', 'dusk'],
  draw(s) {
    const { W, H, u } = s
    const r = s.r.fork('nt')
    const i = inside(s)
    const hy = H * (s.tall ? 0.42 : 0.43)
    let out = seaView(s, { hy, k: 1.1, side: s.sx > 0.5 ? 1 : -1 })
    // lights of a village over the water
    for (let k = 0; k < 46; k++) {
      const x = (s.sx > 0.5 ? r.f(0, 0.3) : r.f(0.7, 1)) * W
      const y = hy + r.f(-34, 10) * u
      out +=
        circ(x, y, r.f(1.4, 2.8) * u, { fill: '#ffd98a', o: 0.9 }) +
        (y > hy
          ? rect(x, y, 2 * u, r.f(20, 50) * u, {
              fill: s.lin([
                [0, '#ffd07c', 0.6],
                [1, '#ffd07c', 0],
              ]),
            })
          : '')
    }
    const pr = camera({ eye: [0, 1.9, -1.4], focal: s.tall ? 1 : 0.74, cx: W * 0.5, cy: hy, width: W })
    const d = 7
    const stone = '#e3cba4'
    const e = pr([0, 0, d])[1]
    out += path(onFloor(pr, 0, -30, 30, -0.6, d), {
      fill: s.linU(
        [
          [0, i.M(stone)],
          [1, i.D(stone)],
        ],
        0,
        e,
        0,
        H,
      ),
    })
    for (let z = -0.5; z < d; z += 0.8) out += line(pr([-30, 0, z]), pr([30, 0, z]), i.D(stone), 2 * u, { o: 0.6 })
    for (let x = -10; x < 10; x += 0.8) out += line(pr([x, 0, -0.5]), pr([x, 0, d]), i.D(stone), 1.6 * u, { o: 0.5 })
    // parapet
    out += box(s, pr, { x: [-30, 30], y: [0, 0.55], z: [d, d + 0.4] }, '#efe2cc', {
      front: i.M('#efe2cc'),
      top: i.L('#fbf4e6'),
    })
    const warm = (x: number, z: number, k: number): string => {
      const a = pr([x, 0, z])
      return ell(a[0], a[1], k * 1.5, k * 0.55, {
        fill: s.radU(
          [
            [0, '#ffc872', 0.6],
            [1, '#ffc872', 0],
          ],
          a[0],
          a[1],
          k * 1.5,
          0.37,
        ),
      })
    }
    out += warm(0, 4, 330 * u) + warm(-2.6, 5.6, 160 * u) + warm(2.6, 5.6, 160 * u)
    // pergola
    const wd = '#8a5c3a'
    for (const x of [-3.6, 3.6])
      for (const z of [d - 0.3, 2.2])
        out +=
          line(pr([x, 0, z]), pr([x, 3, z]), i.M(wd), (90 / (z + 1.4)) * u) +
          line(
            [pr([x, 0, z])[0] - s.cast * 4 * u, pr([x, 0, z])[1]],
            [pr([x, 3, z])[0] - s.cast * 4 * u, pr([x, 3, z])[1]],
            i.L(wd),
            (26 / (z + 1.4)) * u,
          )
    out += line(pr([-4.2, 3.05, d - 0.3]), pr([4.2, 3.05, d - 0.3]), i.M(wd), 12 * u)
    for (let k = 0; k < 11; k++)
      out += path(
        quad(
          pr,
          [-4 + k * 0.8, 3.14, d + 0.2],
          [-3.88 + k * 0.8, 3.14, d + 0.2],
          [-3.88 + k * 0.8, 3.14, 0],
          [-4 + k * 0.8, 3.14, 0],
        ),
        { fill: k % 2 ? i.D(wd) : i.M(wd) },
      )
    for (const [z, n] of [
      [d - 0.5, 12],
      [4.4, 10],
      [2.6, 8],
    ] as const)
      out += festoon(s, pr([-3.6, 3, z]), pr([3.6, 3, z]), (150 / (z + 1)) * u, n, (38 / (z + 1)) * u)
    // U of low seats
    const c = r.pick(['#efe2cc', '#d9c8b0'])
    const F = { front: i.M(c), left: i.M(c), right: i.M(c), top: i.L(c) }
    const hw = s.tall ? 2.1 : 3
    out +=
      box(s, pr, { x: [-hw, hw], y: [0, 0.42], z: [5.6, 6.6] }, c, F) +
      box(s, pr, { x: [-hw, hw], y: [0.42, 0.85], z: [6.4, 6.7] }, c, F)
    out +=
      box(s, pr, { x: [-hw - 0.2, -hw + 0.8], y: [0, 0.42], z: [3.2, 6.6] }, c, F) +
      box(s, pr, { x: [hw - 0.8, hw + 0.2], y: [0, 0.42], z: [3.2, 6.6] }, c, F)
    const pc = ['#c8402a', '#e0a63a', '#2f7f93', '#fbf4e6', '#8a3a5a', '#c8643e', '#fbf4e6']
    for (let k = 0; k < 7; k++) {
      const a = pr([lerp(-hw + 1, hw - 1, k / 6), 0.7, 6.2])
      const m = pr([1, 0, 6.2])[0] - pr([0, 0, 6.2])[0]
      out += cushion(s, a[0], a[1], m * 0.5, m * 0.44, nth(pc, (k + r.i(0, 6)) % 7), `c${k}`, r.f(-10, 10))
    }
    for (const sd of [-1, 1])
      for (let k = 0; k < 3; k++) {
        const z = 5.4 - k * 0.85
        const a = pr([sd * (hw + 0.02), 0.66, z])
        const m = pr([1, 0, z])[0] - pr([0, 0, z])[0]
        out += cushion(s, a[0], a[1], m * 0.44, m * 0.44, nth(pc, (k + (sd > 0 ? 3 : 0)) % 7), `s${sd}${k}`, sd * 10)
      }
    // carpet, brass tray table, tea
    out += rug(s, pr, -1.7, 1.7, 2.5, 5.2, '#a9352a', '#f0cf96')
    out += roundTable(s, pr, 0, 4, 0.72, 0.36, '#d9a441')
    const t0 = pr([0, 0.36, 4])
    out += lantern(s, t0[0] + 10 * u, t0[1], 96 * u)
    for (const dx of [-60, -26, 62])
      out +=
        ell(t0[0] + dx * u, t0[1] + 8 * u, 15 * u, 5 * u, { fill: i.L('#fbf4e6') }) +
        path(
          `M${r1(t0[0] + (dx - 7) * u)} ${r1(t0[1] - 22 * u)}q${r1(5 * u)} ${r1(13 * u)} ${r1(-1 * u)} ${r1(28 * u)}h${r1(16 * u)}q${r1(-6 * u)} ${r1(-15 * u)} ${r1(-1 * u)} ${r1(-28 * u)}Z`,
          { fill: i.L('#c8402a'), o: 0.9 },
        )
    for (const [x, z, h] of [
      [-hw - 0.7, 6.6, 110],
      [hw + 0.7, 6.6, 110],
      [-1.5, 2.2, 130],
      [1.8, 1.9, 150],
      [2.3, 2.3, 100],
    ] as const) {
      const a = pr([x, 0, z])
      out += lantern(s, a[0], a[1], h * u)
    }
    out += olive(s, pr([-4.6, 0, 5.4])[0], pr([-4.6, 0, 5.4])[1], 420 * u, 'ol')
    const sp: Pt[] = []
    for (let k = 0; k < 26; k++)
      sp.push(pr([lerp(1.2, 4.3, r.f()), 3.1 + r.n() * 0.2 - r.f(0, 0.5) * (r.chance(0.4) ? 1 : 0), d - 0.3]))
    for (let k = 0; k < 10; k++) sp.push(pr([3.6 + r.n() * 0.15, lerp(3, 1, k / 9), d - 0.3]))
    return out + blossom(s, sp, 26 * u, 'bg', MAT.bougain, 0.4)
  },
}
