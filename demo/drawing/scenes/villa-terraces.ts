import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, lounger, masonry, onFloor, onFront, onSide, quad, umbrella } from '../primitives/buildings/buildings.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { agave, blossom, bush } from '../primitives/landscape/plants.ts'
import { glassOf, pool } from '../primitives/landscape/pool.ts'
import { figure } from '../primitives/people/people.ts'
import { lampGlass } from '../primitives/rooms/lamp-glass.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, ell, lerp, line, type Pt, path, r1 } from '../svg.ts'

/** White cubes climbing a hillside, each on its own terrace, a plunge pool at the edge. */
export const villaTerraces: SceneDef = {
  sun: [0.14, 0.36],
  mirror: true,
  times: ['golden', 'noon', 'dusk', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('vt')
    const hy = H * (s.tall ? 0.4 : 0.42)
    let out = seaView(s, { hy, k: 1.1, side: 1 })
    // hillside behind the houses
    const hill: Pt[] = [
      [W * 0.34, H * 0.62],
      [W * 0.46, H * 0.46],
      [W * 0.58, H * 0.34],
      [W * 0.7, H * 0.25],
      [W * 0.84, H * 0.17],
      [W * 1.05, H * 0.1],
    ]
    out += path(
      bank(
        hill,
        [
          [W * 1.05, H],
          [W * 0.2, H],
        ],
        0.8,
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, MAT.scrub), p.haze, 0.3)],
            [1, shade(p, '#b8a070')],
          ],
          0,
          H * 0.15,
          0,
          H * 0.8,
        ),
      },
    )
    for (let k = 0; k < 34; k++) {
      const t = r.f(0.06, 1)
      const i = Math.min(hill.length - 2, Math.floor(t * (hill.length - 1)))
      const q = t * (hill.length - 1) - i
      out += bush(
        s,
        lerp(nth(hill, i)[0], nth(hill, i + 1)[0], q) + r.f(0, 70) * u,
        lerp(nth(hill, i)[1], nth(hill, i + 1)[1], q) + r.f(4, 150) * u,
        r.f(30, 64) * u,
        `hb${k}`,
        r.chance(0.5) ? MAT.olive : MAT.pine,
        0.22,
      )
    }
    const pr = camera({
      eye: [0.4, 4.5, -5.5],
      yaw: -6,
      focal: s.tall ? 1.2 : 0.86,
      cx: W * (s.tall ? 0.34 : 0.44),
      cy: hy,
      width: W,
    })
    const shut = r.pick(['#2a6fa8', '#2f8f93', '#4c8a6a', '#8a5c3a'])
    const white = MAT.white
    const stone = '#ecdcc0'
    const win = (z: number, x0: number, x1: number, y0: number, y1: number): string =>
      path(onFront(pr, z - 0.02, x0 - 0.1, x1 + 0.1, y0 - 0.1, y1 + 0.1), { fill: lit(p, '#fffaf0') }) +
      path(onFront(pr, z - 0.03, x0, x1, y0, y1), { fill: lampGlass(s) }) +
      path(onFront(pr, z - 0.05, x0 - 0.5, x0 - 0.08, y0 - 0.05, y1 + 0.05), { fill: lit(p, shut) }) +
      path(onFront(pr, z - 0.05, x1 + 0.08, x1 + 0.5, y0 - 0.05, y1 + 0.05), { fill: lit(p, shut) })
    const levels = [
      { y: 9.2, z: 25, x: 8.6 },
      { y: 6.2, z: 19.5, x: 6 },
      { y: 3.1, z: 14, x: 3.2 },
      { y: 0, z: 1, x: -5.2 },
    ]
    levels.forEach(({ y, z, x }, k) => {
      const z1 = z + 13
      // retaining wall and floor
      if (k < 3) {
        out += box(s, pr, { x: [x, 34], y: [y - 3.2, y], z: [z, z1] }, MAT.limestone, { top: lit(p, stone) })
        out += masonry(s, (a, b) => pr([x + a, y - 3.2 + b, z]), 16, 3.2, MAT.limestone, `mw${k}`, 0.34)
        out +=
          path(onFront(pr, z - 0.03, x - 0.1, 34, y - 0.02, y + 0.55), { fill: lit(p, white) }) +
          path(onFront(pr, z - 0.04, x - 0.1, 34, y - 0.02, y + 0.1), { fill: p.shadow, o: 0.2 })
      } else {
        const e = pr([0, y, 14])
        out += path(onFloor(pr, y, x - 30, 40, -2, 14), {
          fill: s.linU(
            [
              [0, lit(p, stone)],
              [1, mix(lit(p, stone), shade(p, stone), 0.4)],
            ],
            0,
            e[1],
            0,
            H,
          ),
        })
        for (let zz = -2; zz < 14; zz += 1.2)
          out += line(pr([-34, 0, zz]), pr([40, 0, zz]), shade(p, stone), 1.4 * u, { o: 0.3 })
        for (let xx = -20; xx < 20; xx += 1.2)
          out += line(pr([xx, 0, -2]), pr([xx, 0, 14]), shade(p, stone), 1.2 * u, { o: 0.25 })
        return
      }
      // two cubes on each level, the second set back and higher
      const hx = x + (k === 2 ? 2.2 : 1.6) + r.f(0, 0.8)
      const [z0, hgt] = [z + 3.2, 3 + r.f(0, 0.3)]
      out += box(s, pr, { x: [hx + 3.4, hx + 9], y: [y, y + hgt + 1.7], z: [z0 + 1.8, z0 + 7] }, white)
      out += win(z0 + 1.8, hx + 5.4, hx + 6.2, y + hgt + 0.2, y + hgt + 1.2)
      out +=
        box(s, pr, { x: [hx, hx + 6], y: [y, y + hgt], z: [z0, z0 + 5] }, white) +
        box(s, pr, { x: [hx - 0.08, hx + 6.08], y: [y + hgt, y + hgt + 0.22], z: [z0 - 0.08, z0 + 5] }, '#ffffff')
      for (const xx of [hx + 0.9, hx + 3.3]) {
        const a = pr([xx, y, z0 - 0.02])
        const b = pr([xx + 1.5, y, z0 - 0.02])
        const t = pr([xx, y + 1.6, z0 - 0.02])
        const rad = (b[0] - a[0]) / 2
        out +=
          path(
            `M${r1(a[0])} ${r1(a[1])}V${r1(t[1])}A${r1(rad)} ${r1(rad)} 0 0 1 ${r1(b[0])} ${r1(t[1])}V${r1(b[1])}Z`,
            { fill: lampGlass(s) },
          ) + line([(a[0] + b[0]) / 2, t[1] - rad], [(a[0] + b[0]) / 2, a[1]], lit(p, shut), 2.6 * u)
      }
      out +=
        path(onSide(pr, hx - 0.02, z0 + 1.4, z0 + 2.5, y + 1, y + 2.2), { fill: glassOf(s) }) +
        path(onSide(pr, hx - 0.04, z0 + 2.5, z0 + 3, y + 0.95, y + 2.25), {
          fill: mix(lit(p, shut), shade(p, shut), 0.4),
        })
      // reed pergola
      for (const xx of [hx - 0.3, hx + 2.9, hx + 6])
        out += line(pr([xx, y, z + 1.3]), pr([xx, y + 2.3, z + 1.3]), lit(p, '#b98a5a'), 4.4 * u)
      out += path(
        quad(
          pr,
          [hx - 0.5, y + 2.42, z + 3.2],
          [hx + 6.2, y + 2.42, z + 3.2],
          [hx + 6.2, y + 2.34, z + 1.1],
          [hx - 0.5, y + 2.34, z + 1.1],
        ),
        { fill: lit(p, '#d9b98a') },
      )
      for (let q = 0; q < 12; q++)
        out += line(
          pr([hx - 0.5 + q * 0.58, y + 2.45, z + 1.1]),
          pr([hx - 0.5 + q * 0.58, y + 2.45, z + 3.2]),
          shade(p, '#a9834f'),
          2 * u,
          { o: 0.7 },
        )
      const sp: Pt[] = []
      for (let q = 0; q < 9; q++) sp.push(pr([hx + 5.9 + r.n() * 0.3, y + lerp(2.9, 0.3, q / 8), z + 1.2]))
      for (let q = 0; q < 12; q++)
        sp.push(pr([lerp(x + 0.6, x + 3, r.f()), y - lerp(-0.3, 1.5, r.f() ** 1.6), z - 0.05]))
      const m = (pr([1, y, z])[0] - pr([0, y, z])[0]) * 0.36
      out += blossom(s, sp, m, `bg${k}`, k === 1 ? '#e8683c' : MAT.bougain, 0.35)
      // plunge pool on the edge of the middle levels
      if (k > 0) {
        const [q0, q1] = [x + 0.5, x + (k === 2 ? 1.9 : 1.5)]
        out += path(
          quad(pr, [q0, y + 0.02, z + 5.6], [q1, y + 0.02, z + 5.6], [q1, y + 0.02, z + 0.5], [q0, y + 0.02, z + 0.5]),
          { fill: mix(p.shallow, '#35bcc0', 0.5) },
        )
      }
      const c = pr([x + 9.6, y, z + 2])
      out += cypress(s, c[0], c[1], m * 11, `cy${k}`, 0.06)
    })
    // near terrace: the pool, its loungers, an olive
    out += pool(s, pr, -6.8, -0.6, 0.2, 13.9, true)
    const lo = (x: number, z: number): string => {
      const a = pr([x, 0, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      return (
        ell(a[0] + s.cast * k * 0.3, a[1] + 3 * u, k * 1.1, k * 0.09, { fill: p.shadow, o: 0.35 }) +
        lounger(s, a[0], a[1], k * 1.9, '#fbf3e4', true)
      )
    }
    out += lo(2, 10.4) + lo(1.6, 7.4)
    const um = pr([2.6, 2.2, 9.4])
    const mk = pr([1, 0, 9.4])[0] - pr([0, 0, 9.4])[0]
    out += umbrella(s, um[0], um[1], mk * 1.4, '#fbf3e4', '#efe0c4', 0.26)
    const f = pr([0.2, 0, 12])
    out += figure(s, f[0], f[1], pr([0, 0, 12])[1] - pr([0, 1.7, 12])[1], {
      pose: 'hip',
      outfit: 'dress',
      top: p.accent,
      hair: 'straw',
      flip: true,
    })
    const pot = pr([4.6, 0, 5])
    out += olive(s, pot[0], pot[1], mk * 4.6, 'ol')
    for (let k = 0; k < 4; k++) out += agave(s, W * (0.72 + k * 0.1), H * 1.02, r.f(80, 140) * u, `ag${k}`)
    return out
  },
}
