import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { box, masonry, onFloor, onFront, quad } from '../primitives/buildings/buildings.ts'
import { broadleaf } from '../primitives/landscape/broadleaf-trees.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { lampGlass } from '../primitives/rooms/lamp-glass.ts'
import { lantern } from '../primitives/rooms/room-lights.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, g, lens, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Stone courtyard: fig tree on a round bench, stair to the roof, water channel. */
export const villaCourtyard: SceneDef = {
  sun: [0.2, 0.8],
  times: ['golden', 'noon', 'dusk', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('vc')
    const hy = H * (s.tall ? 0.56 : 0.55)
    let out = sky(s, { hy, cloudY: 0.42, sun: false })
    out += range(s, { label: 'm0', base: hy, h: 260 * u, peaks: 4, depth: 0.74, albedo: '#a4a99a' })
    const pr = camera({ eye: [0, 2.1, -2.6], focal: s.tall ? 1.05 : 0.72, cx: W * 0.5, cy: hy, width: W })
    const stone = r.pick([MAT.limestone, '#e7d0aa', '#efe3cf'])
    const d = 12
    const w = s.tall ? 4.6 : 6.4
    const L = lit(p, stone)
    const D = shade(p, stone)
    const shut = r.pick(['#2f7f93', '#4c8a6a', '#7a5a8a', '#a9502f'])
    const right = s.sx > 0.5
    // cypresses over the wall
    for (const [x, h] of [
      [-4.9, 8.6],
      [-3.7, 7],
      [5.2, 8],
      [2.9, 7.2],
    ] as const) {
      const a = pr([x, 0, d + 4])
      const b = pr([x, h, d + 4])
      out += cypress(s, a[0], a[1], a[1] - b[1], `cy${x}`, 0.2)
    }
    // back house
    out +=
      path(onFront(pr, d, -w, w, 0, 5.2), {
        fill: s.linU(
          [
            [0, mix(L, p.haze, 0.12)],
            [1, mix(L, D, 0.3)],
          ],
          0,
          pr([0, 5.2, d])[1],
          0,
          pr([0, 0, d])[1],
        ),
      }) + masonry(s, (a, b) => pr([-w + a, b, d]), w * 2, 5.2, stone, 'mb', 0.32)
    const tile = MAT.terracotta
    out += path(quad(pr, [-w - 0.4, 5.15, d - 0.5], [w + 0.4, 5.15, d - 0.5], [w, 6.3, d + 2.4], [-w, 6.3, d + 2.4]), {
      fill: mix(lit(p, tile), shade(p, tile), 0.2),
    })
    for (let k = 0; k < w * 6; k++) {
      const x = -w + k / 3
      out += line(pr([x, 5.15, d - 0.5]), pr([x * 0.98, 6.3, d + 2.4]), shade(p, tile), 1.4 * u, { o: 0.45 })
    }
    out += path(onFront(pr, d - 0.5, -w - 0.4, w + 0.4, 5, 5.16), { fill: shade(p, '#7a4c32') })
    const glass = lampGlass(s)
    for (const x of [-4.2, -1.5, 1.5, 4.2])
      if (Math.abs(x) < w - 0.6)
        out +=
          path(onFront(pr, d - 0.02, x - 0.62, x + 0.62, 3, 4.6), { fill: lit(p, '#fbf4e6') }) +
          path(onFront(pr, d - 0.03, x - 0.5, x + 0.5, 3.1, 4.5), { fill: glass }) +
          path(onFront(pr, d - 0.06, x - 1.02, x - 0.52, 3.05, 4.55), { fill: lit(p, shut) }) +
          path(onFront(pr, d - 0.06, x + 0.52, x + 1.02, 3.05, 4.55), { fill: lit(p, shut) })
    const arch = (z: number, x0: number, x1: number, sp: number): string => {
      const a = pr([x0, 0, z])
      const b = pr([x1, sp, z])
      const q = (b[0] - a[0]) / 2
      return `M${r1(a[0])} ${r1(a[1])}V${r1(b[1])}A${r1(q)} ${r1(q)} 0 0 1 ${r1(b[0])} ${r1(b[1])}V${r1(a[1])}Z`
    }
    for (const x of [-1.1, 2.4, -4.4])
      if (Math.abs(x) < w - 1) {
        const dd = arch(d - 0.03, x - 0.1, x + 1.9, 1.55)
        out +=
          path(dd, { stroke: L, sw: 13 * u }) +
          path(dd, { fill: glass }) +
          line(pr([x + 0.9, 0, d - 0.05]), pr([x + 0.9, 2.5, d - 0.05]), shade(p, '#6a4a34'), 3.4 * u) +
          line(pr([x - 0.1, 1.55, d - 0.05]), pr([x + 1.9, 1.55, d - 0.05]), shade(p, '#6a4a34'), 3 * u)
      }
    // paving
    const pave = '#e3d2b2'
    out += path(onFloor(pr, 0, -w, w, -2, d), {
      fill: s.linU(
        [
          [0, lit(p, pave)],
          [1, mix(lit(p, pave), shade(p, pave), 0.45)],
        ],
        0,
        pr([0, 0, d])[1],
        0,
        H,
      ),
    })
    for (let z = -1.6; z < d; z += 0.7)
      for (let x = -w; x < w; x += 0.9)
        if (r.chance(0.55))
          out += path(
            quad(
              pr,
              [x + 0.04, 0, z + 0.64],
              [Math.min(w, x + 0.86), 0, z + 0.64],
              [Math.min(w, x + 0.86), 0, z],
              [x + 0.04, 0, z],
            ),
            { fill: r.chance(0.5) ? shade(p, pave) : mix(lit(p, pave), '#ffffff', 0.25), o: r.f(0.1, 0.3) },
          )
    // side walls: one with an outside stair, one with an arcade
    for (const sd of [-1, 1] as const) {
      const litWall = sd < 0 === right
      const c = litWall ? L : mix(D, L, 0.22)
      const top = sd < 0 ? 4.2 : 3.9
      out +=
        path(quad(pr, [sd * w, top, d], [sd * w, top, -2], [sd * w, 0, -2], [sd * w, 0, d]), { fill: c }) +
        g(
          masonry(s, (a, b) => pr([sd * w, b, -2 + a]), d + 2, top, stone, `ms${sd}`, 0.34),
          { o: 0.8 },
        )
      out += path(
        quad(
          pr,
          [sd * w, top, d],
          [sd * w, top, -2],
          [sd * (w + 0.5), top + 0.02, -2],
          [sd * (w + 0.5), top + 0.02, d],
        ),
        { fill: lit(p, '#fffaf0') },
      )
      if (sd > 0)
        for (let k = 0; k < 3; k++) {
          const [z0, z1] = [2.2 + k * 3.2, 4.6 + k * 3.2]
          const on = (z: number, y: number): Pt => pr([w - 0.02, y, z])
          const pts: Pt[] = [on(z0, 0), on(z0, 1.9)]
          for (let q = 0; q <= 8; q++) {
            const t = q / 8
            pts.push(on(lerp(z0, z1, t), 1.9 + Math.sin(Math.PI * t) * 1.0))
          }
          pts.push(on(z1, 0))
          out +=
            path(poly(pts), {
              fill: p.lamps
                ? s.linU(
                    [
                      [0, '#ffdf9f'],
                      [1, '#e09a4c'],
                    ],
                    0,
                    on(z0, 3)[1],
                    0,
                    on(z0, 0)[1],
                  )
                : mix(shade(p, '#4a4038'), p.ink, 0.2),
            }) + path(poly(pts, false), { stroke: litWall ? lit(p, '#fffaf0') : mix(D, L, 0.5), sw: 6 * u })
        }
    }
    // stair against the left wall
    for (let k = 0; k < 9; k++) {
      const z = 3.2 + k * 0.72
      const y = 0.42 * (k + 1)
      out += box(s, pr, { x: [-w, -w + 1.25], y: [0, y], z: [z, z + 0.74] }, stone, { top: lit(p, '#fbf4e6') })
    }
    // shadow of the wall across the paving
    out += path(
      quad(
        pr,
        [right ? w : -w, 0.01, d],
        [right ? w - 2.6 : -w + 2.6, 0.01, d],
        [right ? w - 4.2 : -w + 4.2, 0.01, -2],
        [right ? w : -w, 0.01, -2],
      ),
      { fill: p.shadow, o: p.time === 'night' ? 0.16 : 0.3 },
    )
    // water channel to a square basin
    out +=
      path(onFloor(pr, 0.01, -1.35, 1.35, 1.2, 3.6), { fill: lit(p, '#fbf4e6') }) +
      path(onFloor(pr, 0.012, -1.15, 1.15, 1.4, 3.45), {
        fill: s.linU(
          [
            [0, mix(p.sky[2], p.shallow, 0.4)],
            [1, mix(p.shallow, p.sea[2], 0.45)],
          ],
          0,
          pr([0, 0, 3.4])[1],
          0,
          pr([0, 0, 1.4])[1],
        ),
      })
    for (let k = 0; k < 10; k++) {
      const a = pr([r.f(-1, 1), 0.02, r.f(1.5, 3.3)])
      out += path(lens(a[0], a[1], r.f(20, 70) * u, 2.4 * u), { fill: p.glint, o: 0.6 })
    }
    // fig tree with a ring bench
    const tz = 6.8
    const tx = right ? -1.6 : 1.6
    const b0 = pr([tx, 0, tz])
    const m = pr([tx + 1, 0, tz])[0] - b0[0]
    out += ell(b0[0] + s.cast * m * 0.9, b0[1], m * 2.4, m * 0.5, { fill: p.shadow, o: 0.32 })
    out +=
      ell(b0[0], b0[1], m * 1.15, m * 0.27, { fill: D }) +
      rect(b0[0] - m * 1.15, b0[1] - m * 0.42, m * 2.3, m * 0.42, {
        fill: s.linU(
          right
            ? [
                [0, D],
                [1, L],
              ]
            : [
                [0, L],
                [1, D],
              ],
          b0[0] - m,
          0,
          b0[0] + m,
          0,
        ),
      }) +
      ell(b0[0], b0[1] - m * 0.42, m * 1.15, m * 0.27, { fill: lit(p, '#fbf4e6') }) +
      ell(b0[0], b0[1] - m * 0.42, m * 0.6, m * 0.14, { fill: shade(p, '#7a6248') })
    out += broadleaf(s, b0[0], b0[1] - m * 0.42, m * 4.6, 'fig', '#5f9150', 0, 0.44)
    for (let k = 0; k < 16; k++)
      out += ell(b0[0] + r.n() * m * 1.1, b0[1] - m * (3.5 + r.n() * 0.6), m * 0.07, m * 0.09, {
        fill: lit(p, '#6a3a5c'),
      })
    // table under it, pots, wall flowers
    const q = pr([right ? 1.9 : -1.9, 0, 6])
    const qm = pr([1, 0, 6])[0] - pr([0, 0, 6])[0]
    out +=
      ell(q[0], q[1], qm * 0.8, qm * 0.16, { fill: p.shadow, o: 0.3 }) +
      line([q[0], q[1]], [q[0], q[1] - qm * 0.74], shade(p, '#5a4636'), qm * 0.08) +
      ell(q[0], q[1] - qm * 0.74, qm * 0.72, qm * 0.15, { fill: lit(p, '#fbf4e6') }) +
      ell(q[0] - qm * 0.2, q[1] - qm * 0.86, qm * 0.12, qm * 0.16, { fill: lit(p, '#e0a63a') }) +
      rect(q[0] + qm * 0.1, q[1] - qm * 1.06, qm * 0.16, qm * 0.3, { fill: lit(p, '#2f8f93') }, qm * 0.05)
    for (const sd of [-1, 1]) {
      const cx = q[0] + sd * qm * 1.15
      out +=
        line(
          [cx - sd * qm * 0.3, q[1] + qm * 0.06],
          [cx - sd * qm * 0.3, q[1] - qm * 0.42],
          shade(p, '#8a5c3a'),
          qm * 0.06,
        ) +
        line(
          [cx + sd * qm * 0.14, q[1] + qm * 0.06],
          [cx + sd * qm * 0.2, q[1] - qm * 0.98],
          lit(p, '#b07a4a'),
          qm * 0.07,
        ) +
        path(
          poly([
            [cx - qm * 0.32, q[1] - qm * 0.46],
            [cx + qm * 0.3, q[1] - qm * 0.46],
            [cx + qm * 0.26, q[1] - qm * 0.36],
            [cx - qm * 0.3, q[1] - qm * 0.36],
          ]),
          { fill: lit(p, '#d9a86a') },
        )
    }
    const pots: [number, number, number][] = [
      [-w + 0.9, 2.4, 0.9],
      [w - 0.8, 1.8, 1.1],
      [w - 0.7, 5.6, 0.8],
      [-2.9, 11.4, 0.8],
      [1.6, 11.5, 0.7],
      [5, 11.2, 0.8],
    ]
    for (const [x, z, k] of pots) {
      if (Math.abs(x) > w) continue
      const a = pr([x, 0, z])
      const z1 = (pr([x + 1, 0, z])[0] - a[0]) * k
      out +=
        ell(a[0] + s.cast * z1 * 0.3, a[1], z1 * 0.6, z1 * 0.1, { fill: p.shadow, o: 0.35 }) +
        bush(s, a[0], a[1] - z1 * 0.6, z1 * 1.3, `pb${x}${z}`, r.chance(0.5) ? MAT.pine : MAT.olive) +
        (r.chance(0.6)
          ? blossom(
              s,
              [
                [a[0], a[1] - z1 * 0.9],
                [a[0] + z1 * 0.3, a[1] - z1 * 0.76],
              ],
              z1 * 0.3,
              `pf${x}${z}`,
              MAT.geranium,
              0.4,
            )
          : '') +
        path(
          poly([
            [a[0] - z1 * 0.36, a[1] - z1 * 0.66],
            [a[0] + z1 * 0.36, a[1] - z1 * 0.66],
            [a[0] + z1 * 0.25, a[1]],
            [a[0] - z1 * 0.25, a[1]],
          ]),
          {
            fill: s.linU(
              [
                [0, lit(p, MAT.terracotta)],
                [1, shade(p, MAT.terracotta)],
              ],
              a[0] - s.cast * z1 * 0.3,
              0,
              a[0] + s.cast * z1 * 0.3,
              0,
            ),
          },
        )
    }
    const sp: Pt[] = []
    for (let k = 0; k < 22; k++) sp.push(pr([-w + 0.1, lerp(4.3, 2.4, r.f() ** 1.4), lerp(0.6, 4.6, r.f())]))
    for (let k = 0; k < 12; k++) sp.push(pr([-w + 0.3 + r.f(0, 1.6), 4.3 + r.n() * 0.3, d - 0.2]))
    sp.sort((a, b) => a[1] - b[1])
    out += blossom(s, sp, 30 * u, 'bg', MAT.bougain, 0.36)
    const cat = pr([right ? 2.6 : -2.6, 0, 2.2])
    out += lantern(s, cat[0], cat[1], 74 * u) + lantern(s, cat[0] + 44 * u, cat[1] + 12 * u, 52 * u)
    return out
  },
}
