import { camera } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { quad } from '../primitives/buildings/buildings.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { inside } from '../primitives/rooms/room.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, ell, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Spice bazaar: vaulted hall, sacks in colours, lamps overhead. */
export const bazaar: SceneDef = {
  sun: [0.4, 0.6],
  times: ['golden', 'dusk', 'noon', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('bz')
    const i = inside(s)
    const hy = H * 0.46
    const pr = camera({ eye: [0, 1.75, -1.6], focal: s.tall ? 0.96 : 0.66, cx: W * 0.5, cy: hy, width: W })
    const hw = s.tall ? 2.5 : 3
    const sp = 3.2
    const d = 22
    const vault = '#e9d3ac'
    let out = rect(0, 0, W, H, { fill: i.D(vault) })
    // barrel vault in ribs
    const rib = (z: number): Pt[] =>
      Array.from({ length: 17 }, (_, k) => {
        const a = Math.PI * (1 - k / 16)
        return pr([Math.cos(a) * hw, sp + Math.sin(a) * hw * 0.72, z])
      })
    const zs = [0.2, 1.6, 3.2, 5, 7.2, 10, 13.4, 17.4, d]
    for (let k = zs.length - 2; k >= 0; k--) {
      const [a, b] = [rib(nth(zs, k)), rib(nth(zs, k + 1))]
      for (let q = 0; q < 16; q++) {
        const t = q / 15
        const lightC = i.L(vault)
        out += path(poly([nth(a, q), nth(a, q + 1), nth(b, q + 1), nth(b, q)]), {
          fill: mix(lightC, i.D(vault), 0.25 + Math.abs(t - 0.5) * 0.9 + (k % 2) * 0.06),
        })
      }
      out +=
        path(poly(a, false), {
          stroke: k % 2 ? i.M('#b5533c') : i.M('#2f6d7e'),
          sw: (70 / (nth(zs, k) + 1.6)) * u,
          o: 0.9,
        }) + path(poly(a, false), { stroke: i.L('#f3e2c4'), sw: (16 / (nth(zs, k) + 1.6)) * u })
      // skylight in every other bay
      const m = pr([0, sp + hw * 0.72, (nth(zs, k) + nth(zs, k + 1)) / 2])
      if (k > 0)
        out += ell(m[0], m[1] + 2 * u, (180 / (nth(zs, k) + 2)) * u, (44 / (nth(zs, k) + 2)) * u, {
          fill: p.lamps ? mix(p.sky[1], '#ffffff', 0.1) : '#fffbe8',
        })
    }
    // end wall with a lunette
    out += path(poly([...rib(d), pr([hw, 0, d]), pr([-hw, 0, d])]), { fill: i.L(vault) })
    const e = pr([0, sp, d])
    const em = pr([1, 0, d])[0] - pr([0, 0, d])[0]
    out +=
      path(
        `M${r1(e[0] - em * 1.6)} ${r1(e[1])}A${r1(em * 1.6)} ${r1(em * 1.5)} 0 0 1 ${r1(e[0] + em * 1.6)} ${r1(e[1])}Z`,
        { fill: mix(p.sky[3], '#ffffff', 0.4) },
      ) +
      path(
        `M${r1(e[0] - em * 1.2)} ${r1(pr([0, 0, d])[1])}V${r1(e[1] + em * 0.8)}a${r1(em * 1.2)} ${r1(em * 1.1)} 0 0 1 ${r1(em * 2.4)} 0V${r1(pr([0, 0, d])[1])}Z`,
        { fill: mix(p.sky[3], p.glow, 0.4) },
      )
    // floor
    out += path(quad(pr, [-hw, 0, d], [hw, 0, d], [hw, 0, -1], [-hw, 0, -1]), {
      fill: s.linU(
        [
          [0, i.L('#d9c3a0')],
          [1, i.M('#b09878')],
        ],
        0,
        pr([0, 0, d])[1],
        0,
        H,
      ),
    })
    for (let z = -0.8; z < d; z += 0.9 + z * 0.03)
      out += line(pr([-hw, 0, z]), pr([hw, 0, z]), i.D('#b09878'), Math.max(0.6, (8 / (z + 2)) * u), { o: 0.4 })
    for (let x = -hw; x <= hw; x += hw / 4)
      out += line(pr([x, 0, -1]), pr([x, 0, d]), i.D('#b09878'), 1.4 * u, { o: 0.35 })
    // shopfronts: dark recess, shelves, then counters of sacks
    for (const sd of [-1, 1] as const)
      for (let k = zs.length - 2; k >= 0; k--) {
        const [za, zb] = [nth(zs, k), nth(zs, k + 1)]
        const on = (z: number, y: number, off = 0): Pt => pr([sd * (hw - off), y, z])
        out += path(poly([on(zb, sp), on(za, sp), on(za, 0), on(zb, 0)]), { fill: mix(i.M('#8a5c3a'), p.ink, 0.2) })
        out += path(poly([on(zb - 0.1, 2.7), on(za + 0.1, 2.7), on(za + 0.1, 0.7), on(zb - 0.1, 0.7)]), {
          fill: mix(i.D('#6a4630'), '#f0a850', 0.24),
        })
        for (const y of [1.3, 1.8, 2.3]) {
          out += path(poly([on(zb - 0.12, y + 0.04), on(za + 0.12, y + 0.04), on(za + 0.12, y), on(zb - 0.12, y)]), {
            fill: i.L('#a9764a'),
          })
          const n = Math.round((zb - za) * 3.4)
          for (let q = 0; q < n; q++) {
            const a = on(lerp(za + 0.2, zb - 0.2, (q + 0.5) / n), y + 0.04)
            const m = pr([1, 0, lerp(za, zb, (q + 0.5) / n)])[0] - pr([0, 0, lerp(za, zb, (q + 0.5) / n)])[0]
            const c = r.pick(['#c8402a', '#e0a63a', '#7f9150', '#fbf4e6', '#8a3a5a', '#2f6d7e'])
            out += rect(a[0] - m * 0.06, a[1] - m * 0.26, m * 0.13, m * 0.26, { fill: i.L(c) }, m * 0.03)
          }
        }
        const aw = nth([p.accent, '#2f6d7e', '#e0a63a', '#7a3a5a'], (k + (sd > 0 ? 1 : 0)) % 4)
        out +=
          path(poly([on(zb, 3.02), on(za, 3.02), on(za, 2.6, 0.5), on(zb, 2.6, 0.5)]), { fill: i.L(aw) }) +
          path(poly([on(zb, 2.6, 0.5), on(za, 2.6, 0.5), on(za, 2.44, 0.5), on(zb, 2.44, 0.5)]), { fill: i.M(aw) })
      }
    // hanging lamps of coloured glass
    const lamps: [number, number, number][] = []
    for (let k = 0; k < 26; k++) lamps.push([r.f(-hw * 0.7, hw * 0.7), sp + r.f(-0.3, 0.7), lerp(2.4, 16, r.f())])
    lamps.sort((a, b) => b[2] - a[2])
    const people: Array<{ z: number; o: string }> = []
    for (let k = 0; k < 15; k++) {
      const z = lerp(4.4, 18, r.f() ** 0.9)
      const x = r.f(-1.2, 1.2)
      const a = pr([x, 0, z])
      people.push({
        z,
        o:
          ell(a[0], a[1], (300 / (z + 2)) * u * 0.6, (40 / (z + 2)) * u, { fill: p.ink, o: 0.28 }) +
          figure(
            s,
            a[0],
            a[1],
            a[1] - pr([x, 1.72, z])[1],
            passer(s.r.fork(`zp${k}`), ['walk', 'stand', 'hip', 'carry']),
          ),
      })
    }
    // sacks and cones of spice in rows on both sides
    const spices: Hex[] = [
      '#d8412f',
      '#f0a63c',
      '#e0702c',
      '#f2c14e',
      '#8fa04a',
      '#a8522c',
      '#7a3a5a',
      '#e9dcb8',
      '#5f7a3c',
      '#c2302a',
    ]
    const sacks: Array<{ z: number; o: () => string }> = people.map((q) => ({ z: q.z, o: () => q.o }))
    for (const sd of [-1, 1] as const)
      for (let z = 0.9; z < 17; z += 0.8 + z * 0.02)
        for (let row = 0; row < 2; row++) {
          const zz = z + row * 0.3
          sacks.push({
            z: zz + row * 0.05,
            o: () => {
              const x = sd * (hw - 0.42 - (row ? 0 : 0.62))
              const y = row ? 0.62 : 0.34
              const a = pr([x, 0, zz])
              const t = pr([x, y, zz])
              const m = pr([x + 1, 0, zz])[0] - a[0]
              const c = nth(spices, (Math.round(zz * 3.1) + row * 3 + (sd > 0 ? 5 : 0)) % spices.length)
              const w = m * 0.3
              return (
                path(
                  `M${r1(a[0] - w * 0.9)} ${r1(a[1])}C${r1(a[0] - w * 1.24)} ${r1(lerp(a[1], t[1], 0.5))} ${r1(a[0] - w * 1.1)} ${r1(t[1])} ${r1(a[0] - w)} ${r1(t[1])}H${r1(a[0] + w)}C${r1(a[0] + w * 1.1)} ${r1(t[1])} ${r1(a[0] + w * 1.24)} ${r1(lerp(a[1], t[1], 0.5))} ${r1(a[0] + w * 0.9)} ${r1(a[1])}Z`,
                  {
                    fill: s.linU(
                      [
                        [0, i.L('#d9bd8a')],
                        [1, i.D('#b08c5c')],
                      ],
                      a[0] - w,
                      0,
                      a[0] + w,
                      0,
                    ),
                  },
                ) +
                ell(a[0], t[1], w * 1.06, w * 0.32, { fill: i.L('#efd9ac') }) +
                path(
                  `M${r1(a[0] - w * 0.9)} ${r1(t[1])}Q${r1(a[0] - w * 0.3)} ${r1(t[1] - w * 0.5)} ${r1(a[0])} ${r1(t[1] - w * 1.15)}Q${r1(a[0] + w * 0.3)} ${r1(t[1] - w * 0.5)} ${r1(a[0] + w * 0.9)} ${r1(t[1])}Q${r1(a[0])} ${r1(t[1] + w * 0.34)} ${r1(a[0] - w * 0.9)} ${r1(t[1])}Z`,
                  { fill: i.L(c) },
                ) +
                path(
                  `M${r1(a[0])} ${r1(t[1] - w * 1.15)}Q${r1(a[0] + w * 0.3)} ${r1(t[1] - w * 0.5)} ${r1(a[0] + w * 0.9)} ${r1(t[1])}Q${r1(a[0] + w * 0.4)} ${r1(t[1] + w * 0.26)} ${r1(a[0] + w * 0.06)} ${r1(t[1] + w * 0.16)}Z`,
                  { fill: i.D(c), o: 0.55 },
                )
              )
            },
          })
        }
    sacks.sort((a, b) => b.z - a.z)
    for (const q of sacks) out += q.o()
    for (const [x, y, z] of lamps) {
      const a = pr([x, y, z])
      const m = (pr([x + 1, y, z])[0] - a[0]) * 0.16
      const c = r.pick(['#e8683c', '#2f9c93', '#f0b23e', '#b04a8a', '#4a8ac0'])
      out +=
        line([a[0], a[1] - m], [a[0], a[1] - m * 5], p.ink, Math.max(1, m * 0.06), { o: 0.7 }) +
        circ(a[0], a[1], m * 3, {
          fill: s.radU(
            [
              [0, mix(c, '#ffe2a0', 0.5), 0.6],
              [1, c, 0],
            ],
            a[0],
            a[1],
            m * 3,
          ),
        }) +
        path(
          `M${r1(a[0] - m * 0.3)} ${r1(a[1] - m)}C${r1(a[0] - m * 1.3)} ${r1(a[1] - m * 0.5)} ${r1(a[0] - m * 1.1)} ${r1(a[1] + m * 0.8)} ${r1(a[0])} ${r1(a[1] + m * 1.2)}C${r1(a[0] + m * 1.1)} ${r1(a[1] + m * 0.8)} ${r1(a[0] + m * 1.3)} ${r1(a[1] - m * 0.5)} ${r1(a[0] + m * 0.3)} ${r1(a[1] - m)}Z`,
          {
            fill: s.radU(
              [
                [0, '#fff4cc'],
                [0.6, c],
                [1, mix(c, p.ink, 0.2)],
              ],
              a[0],
              a[1],
              m * 1.4,
            ),
          },
        )
      for (let q = 0; q < 5; q++)
        out += circ(a[0] + Math.cos(q * 1.26) * m * 0.55, a[1] + Math.sin(q * 1.26) * m * 0.55, m * 0.13, {
          fill: '#fff6dc',
          o: 0.8,
        })
    }
    return (
      out +
      path(
        poly([pr([-hw * 0.6, 0.01, 14]), pr([hw * 0.4, 0.01, 14]), pr([hw * 0.2, 0.01, 3]), pr([-hw * 0.4, 0.01, 3])]),
        { fill: '#fff6dc', o: 0.1 },
      )
    )
  },
}
