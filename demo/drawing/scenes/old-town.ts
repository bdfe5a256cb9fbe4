import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { masonry, onFloor, quad } from '../primitives/buildings/buildings.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import { sailboat } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, ell, g, lerp, type Pt, path, poly, r1 } from '../svg.ts'

/** Lane of an old harbour town running down to the sea, bougainvillea overhead. */
export const oldTown: SceneDef = {
  sun: [0.2, 0.8],
  times: ['golden', 'noon', 'dusk', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ot')
    const hy = H * (s.tall ? 0.5 : 0.5)
    let out = sky(s, { hy, clouds: 'none', sun: false })
    out += range(s, { label: 'm', base: hy, h: 90 * u, peaks: 7, depth: 0.74, albedo: '#9fb0a8' })
    out += sea(s, { hy, bottom: hy + 160 * u, glitter: 0.6 })
    out += sailboat(s, W * 0.49, hy + 34 * u, 60 * u, 0.2)
    const pr = camera({ eye: [0, 1.75, -1], focal: s.tall ? 1.0 : 0.62, cx: W * 0.5, cy: hy, width: W })
    const hw = s.tall ? 2.35 : 2.7
    const end = 22
    // paving
    const pave = '#e3d2b2'
    out += path(onFloor(pr, 0, -hw - 0.6, hw + 0.6, 0.2, end), {
      fill: s.linU(
        [
          [0, mix(lit(p, pave), p.haze, 0.25)],
          [1, mix(lit(p, pave), shade(p, pave), 0.3)],
        ],
        0,
        hy,
        0,
        H,
      ),
    })
    let z = 0.6
    let row = 0
    while (z < end) {
      const dz = 0.42 + z * 0.02
      const n = 9
      for (let k = 0; k < n; k++) {
        const a = -hw + ((k + (row % 2 ? 0.5 : 0)) / n) * hw * 2
        const b = Math.min(hw, a + (hw * 2) / n - 0.05)
        if (r.chance(0.62))
          out += path(
            quad(pr, [Math.max(-hw, a), 0, z + dz - 0.05], [b, 0, z + dz - 0.05], [b, 0, z], [Math.max(-hw, a), 0, z]),
            { fill: r.chance(0.5) ? shade(p, pave) : mix(lit(p, pave), '#ffffff', 0.2), o: r.f(0.12, 0.34) },
          )
      }
      z += dz
      row++
    }
    // gutter of light down the middle of the lane
    const sunRight = s.sx > 0.5 // light comes from the right: the left row of houses is lit
    out += path(onFloor(pr, 0.005, sunRight ? 0.1 : -hw - 0.6, sunRight ? hw + 0.6 : -0.1, 0.2, end), {
      fill: p.shadow,
      o: p.time === 'night' ? 0.2 : 0.34,
    })
    // houses, far to near, both sides
    const walls: Hex[] = ['#f7ecd8', '#f2d9b4', '#eec9a6', '#f5e6cf', '#e9d6c2', '#f3e0c8']
    const shut: Hex[] = ['#2f7f93', '#3d6f8f', '#4c8a6a', '#a9502f']
    for (const side of [-1, 1] as const) {
      const litRow = side < 0 === sunRight
      const cuts = [end, 17.5, 13.2, 9.4, 6.2, 3.4, 0.1]
      for (let k = 0; k < cuts.length - 1; k++) {
        const [z1, z0] = [nth(cuts, k), nth(cuts, k + 1)]
        const wall = r.pick(walls)
        const stone = r.chance(0.34)
        const c = stone ? MAT.limestone : wall
        const base = litRow ? lit(p, c) : mix(shade(p, c), lit(p, c), 0.3)
        const h = r.f(5.6, 8.2)
        const x = side * hw
        const sx = r.f(0, 0.25) * side
        const X = x + sx
        // gable end towards the viewer, hidden where the next house stands closer
        out += path(quad(pr, [X, h, z0], [x + side * 3, h, z0], [x + side * 3, 0, z0], [X, 0, z0]), {
          fill: shade(p, c),
        })
        out += path(quad(pr, [X, h, z1], [X, h, z0], [X, 0, z0], [X, 0, z1]), {
          fill: s.linU(
            [
              [0, mix(base, p.haze, 0.1)],
              [1, mix(base, shade(p, c), 0.3)],
            ],
            0,
            hy - 300 * u,
            0,
            H,
          ),
        })
        if (stone)
          out += g(
            masonry(s, (a, b) => pr([X, b, z0 + a]), z1 - z0, h, c, `ms${side}${k}`, 0.34),
            { o: 0.9 },
          )
        // eaves
        const tile = MAT.terracotta
        out += path(
          quad(
            pr,
            [X - side * 0.5, h, z1 + 0.1],
            [X - side * 0.5, h, z0 - 0.1],
            [X, h + 0.22, z0 - 0.1],
            [X, h + 0.22, z1 + 0.1],
          ),
          { fill: litRow ? lit(p, tile) : shade(p, tile) },
        )
        out += path(
          quad(pr, [X - side * 0.5, h, z1 + 0.1], [X - side * 0.5, h, z0 - 0.1], [X, h - 0.12, z0], [X, h - 0.12, z1]),
          { fill: shade(p, '#7a4c32') },
        )
        const L = z1 - z0
        const on = (za: number, zb: number, ya: number, yb: number, off = 0): string =>
          quad(
            pr,
            [X - side * off, yb, zb],
            [X - side * off, yb, za],
            [X - side * off, ya, za],
            [X - side * off, ya, zb],
          )
        const sc = r.pick(shut)
        const sL = litRow ? lit(p, sc) : mix(shade(p, sc), lit(p, sc), 0.3)
        const dark = p.lamps && r.chance(0.75) ? '#ffcd80' : mix(shade(p, '#33485a', 1.1), p.ink, 0.3)
        // ground floor: door and window, or shop with awning
        const dz = z0 + L * r.f(0.16, 0.3)
        if (r.chance(0.34) && L > 2.6) {
          out += path(on(z0 + L * 0.15, z0 + L * 0.85, 0, 2.4), { fill: p.lamps ? '#f2b262' : shade(p, '#4a3a30') })
          const aw = r.pick([p.accent, '#2f7f93', '#e0a63a'])
          for (let q = 0; q < 7; q++) {
            const a = z0 + L * (0.1 + q * 0.115)
            const b = a + L * 0.115
            out += path(quad(pr, [X, 2.9, b], [X, 2.9, a], [X - side * 0.95, 2.25, a], [X - side * 0.95, 2.25, b]), {
              fill:
                q % 2 ? (litRow ? lit(p, '#fbf4e6') : shade(p, '#fbf4e6')) : litRow ? lit(p, aw) : shade(p, aw, 0.6),
            })
          }
        } else {
          out +=
            path(on(dz - 0.14, dz + 1.24, 0, 2.5), { fill: litRow ? lit(p, '#fbf4e6') : shade(p, '#fbf4e6', 0.8) }) +
            path(on(dz, dz + 1.1, 0, 2.36, 0.02), { fill: sL }) +
            path(on(dz + 0.52, dz + 0.58, 0, 2.36, 0.03), { fill: shade(p, sc) })
          const wz = z0 + L * 0.62
          out +=
            path(on(wz, wz + 0.8, 1.1, 2.3), { fill: dark }) +
            path(on(wz - 0.42, wz, 1.05, 2.35, 0.04), { fill: sL }) +
            path(on(wz + 0.8, wz + 1.22, 1.05, 2.35, 0.04), { fill: sL })
        }
        // upper floor: timber bay or shuttered windows
        if (r.chance(0.4) && L > 2.6) {
          const [za, zb, ya, yb, off] = [z0 + L * 0.2, z0 + L * 0.8, 3.3, 5.3, 0.8]
          const wd = '#9a6238'
          out += path(on(za, zb, ya, yb, off), { fill: litRow ? lit(p, wd) : mix(shade(p, wd), lit(p, wd), 0.25) })
          out += path(quad(pr, [X, yb, za], [X - side * off, yb, za], [X - side * off, ya, za], [X, ya, za]), {
            fill: shade(p, wd),
          })
          out += path(quad(pr, [X, ya, zb], [X - side * off, ya, zb], [X - side * off, ya, za], [X, ya, za]), {
            fill: mix(shade(p, wd), p.ink, 0.4),
          })
          for (let q = 0; q < 3; q++) {
            const wa = lerp(za, zb, 0.08 + q * 0.31)
            out +=
              path(on(wa, wa + (zb - za) * 0.22, ya + 0.5, yb - 0.3, off + 0.01), { fill: dark }) +
              path(on(wa + (zb - za) * 0.1, wa + (zb - za) * 0.12, ya + 0.5, yb - 0.3, off + 0.02), {
                fill: shade(p, wd),
              })
          }
          out += path(
            quad(
              pr,
              [X - side * (off + 0.2), yb, zb + 0.1],
              [X - side * (off + 0.2), yb, za - 0.1],
              [X, yb + 0.5, za - 0.1],
              [X, yb + 0.5, zb + 0.1],
            ),
            { fill: litRow ? lit(p, tile) : shade(p, tile) },
          )
        } else
          for (let q = 0; q < 2; q++) {
            const wz = z0 + L * (0.18 + q * 0.42)
            out +=
              path(on(wz, wz + 0.8, 3.6, 5.1), { fill: dark }) +
              path(on(wz - 0.42, wz, 3.55, 5.15, 0.04), { fill: sL }) +
              path(on(wz + 0.8, wz + 1.22, 3.55, 5.15, 0.04), { fill: sL })
            if (r.chance(0.6)) {
              out += path(on(wz - 0.15, wz + 0.95, 3.25, 3.55, 0.3), {
                fill: litRow ? lit(p, MAT.terracotta) : shade(p, MAT.terracotta),
              })
              const a = pr([X - side * 0.3, 3.65, wz + 0.4])
              out += blossom(
                s,
                [
                  [a[0] - 8 * u, a[1]],
                  [a[0] + 8 * u, a[1]],
                ],
                Math.min(20, 90 / (z0 + 2)) * u,
                `wb${side}${k}${q}`,
                MAT.geranium,
                0.45,
              )
            }
          }
        // pots at the foot
        if (r.chance(0.75)) {
          const pz = z0 + L * r.f(0.45, 0.9)
          const a = pr([X - side * 0.35, 0, pz])
          const m = (pr([1, 0, pz])[0] - pr([0, 0, pz])[0]) * 0.3
          out +=
            bush(s, a[0], a[1] - m * 1.1, m * 2.4, `pt${side}${k}`, r.chance(0.5) ? MAT.pine : MAT.olive) +
            path(
              poly([
                [a[0] - m * 0.7, a[1] - m * 1.3],
                [a[0] + m * 0.7, a[1] - m * 1.3],
                [a[0] + m * 0.5, a[1]],
                [a[0] - m * 0.5, a[1]],
              ]),
              { fill: litRow ? lit(p, MAT.terracotta) : shade(p, MAT.terracotta) },
            )
        }
      }
    }
    // bougainvillea arching over
    const spots: Pt[] = []
    const heavy = sunRight ? -1 : 1
    for (let k = 0; k < 54; k++) {
      const t = r.f()
      const zz = lerp(2.2, 6.4, r.f())
      spots.push(
        pr([
          heavy * lerp(hw, -hw * 0.3, t ** 1.6),
          lerp(3.2, 5.3, Math.sin(Math.PI * (0.4 + t * 0.4))) + r.n() * 0.5 + (t < 0.2 ? -1.1 * r.f() : 0),
          zz,
        ]),
      )
    }
    for (let k = 0; k < 26; k++) {
      const t = k / 25
      spots.push(pr([heavy * (hw - 0.15 + r.n() * 0.14), lerp(4.4, 0.5, t), 3.1 + r.n() * 0.25]))
    }
    spots.sort((a, b) => a[1] - b[1])
    out += blossom(s, spots, (s.tall ? 40 : 38) * u, 'bg', r.pick([MAT.bougain, '#c2317f', '#e0527e']), 0.28)
    for (let k = 0; k < 24; k++) {
      const a = pr([heavy * r.f(-0.4, hw), 0, r.f(2, 5)])
      out += ell(a[0], a[1], r.f(3, 6) * u, r.f(1.6, 3) * u, { fill: lit(p, MAT.bougain), o: 0.9 })
    }
    // lantern string
    for (const zz of [8, 12]) {
      const [a, b] = [pr([-hw, 4.2, zz]), pr([hw, 4.4, zz])]
      out += path(`M${r1(a[0])} ${r1(a[1])}Q${r1(W / 2)} ${r1(a[1] + 46 * u)} ${r1(b[0])} ${r1(b[1])}`, {
        stroke: p.ink,
        sw: 1.4 * u,
        o: 0.7,
      })
      for (let k = 1; k < 8; k++) {
        const t = k / 8
        const x = lerp(a[0], b[0], t)
        const y = lerp(a[1], b[1], t) + 4 * t * (1 - t) * 24 * u
        out +=
          (p.lamps ? circ(x, y + 5 * u, 13 * u, { fill: '#ffd98a', o: 0.3 }) : '') +
          circ(x, y + 5 * u, 5.4 * u, { fill: p.lamps ? '#fff1c0' : lit(p, '#fff6e0') })
      }
    }
    // cat
    const c = pr([heavy * -0.9, 0, 3.2])
    const k = 0.62 * u * 1.2
    const fur = r.pick(['#2b2a2e', '#e8a65a', '#f4ece0'])
    out +=
      ell(c[0] + 16 * k, c[1], 46 * k, 6 * k, { fill: p.shadow, o: 0.45 }) +
      path(
        `M${c[0] - 26 * k} ${c[1]}C${c[0] - 34 * k} ${c[1] - 34 * k} ${c[0] - 12 * k} ${c[1] - 56 * k} ${c[0]} ${c[1] - 62 * k}L${c[0] - 4 * k} ${c[1] - 84 * k}L${c[0] + 6 * k} ${c[1] - 76 * k}L${c[0] + 16 * k} ${c[1] - 76 * k}L${c[0] + 26 * k} ${c[1] - 84 * k}L${c[0] + 24 * k} ${c[1] - 60 * k}C${c[0] + 28 * k} ${c[1] - 44 * k} ${c[0] + 26 * k} ${c[1] - 20 * k} ${c[0] + 26 * k} ${c[1]}Z`,
        { fill: lit(p, fur) },
      ) +
      path(
        `M${c[0] - 24 * k} ${c[1] - 2 * k}C${c[0] - 50 * k} ${c[1] + 2 * k} ${c[0] - 52 * k} ${c[1] - 20 * k} ${c[0] - 40 * k} ${c[1] - 26 * k}`,
        { stroke: lit(p, fur), sw: 8 * k, cap: 'round' },
      )
    return out
  },
}
