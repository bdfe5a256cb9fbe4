import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { column, STONE } from '../primitives/buildings/columns.ts'
import { facade } from '../primitives/buildings/facade.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { bush, grass } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Marble street running down to the library: oblique light through the colonnade, a small crowd. */
export const ephesus: SceneDef = {
  sun: [0.12, 0.88],
  times: ['golden', 'dawn', 'dusk', 'noon', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('eph')
    const hy = H * (s.tall ? 0.46 : 0.44)
    const right = s.sx > 0.5
    let out = sky(s, { hy: hy + 30 * u, cloudY: 0.6, sun: p.time === 'noon' ? false : { y: hy * 0.5, r: 62 } })
    out += range(s, { label: 'm0', base: hy + 10 * u, h: 210 * u, peaks: 4, depth: 0.7, albedo: '#a49a88', jag: 0.12 })
    out += hills(s, {
      label: 'h0',
      y: hy - 20 * u,
      amp: 20 * u,
      n: 6,
      base: H,
      color: far(p, lit(p, MAT.scrub), 0.45),
      foot: far(p, lit(p, '#cdb88a'), 0.15),
    })
    for (let k = 0; k < 16; k++)
      out += cypress(s, W * r.f(0, 1), hy + r.f(10, 46) * u, r.f(70, 150) * u, `cb${k}`, 0.36)
    for (let k = 0; k < 24; k++)
      out += bush(s, r.f(0, W), hy + r.f(20, 60) * u, r.f(30, 54) * u, `bb${k}`, k % 2 ? MAT.olive : MAT.pine, 0.34)
    const vx = W * (right ? 0.44 : 0.56)
    const pr = camera({ eye: [right ? 1 : -1, 4.6, -4], focal: s.tall ? 1.06 : 0.8, cx: vx, cy: hy, width: W })
    // the street falls away towards the library
    const fall = (z: number): number => -0.03 * z
    const zF = 46
    const f0 = pr([0, fall(zF), zF])
    const fw = (pr([9, 0, zF])[0] - pr([-9, 0, zF])[0]) * (s.tall ? 1.25 : 1.3)
    out += facade(s, f0[0], f0[1] + 4 * u, fw, 0.2)
    const hw = 3.6
    const P = (x: number, y: number, z: number): Pt => pr([x, fall(z) + y, z])
    // banks beside the street
    for (const k of [-1, 1] as const)
      out += path(
        bank(
          [P(k * 40, 1.4, zF), P(k * 20, 1.2, 30), P(k * 12, 1, 16), P(k * 9, 1.2, 6), P(k * 8, 1, -2)],
          [[k > 0 ? W * 1.3 : -W * 0.3, H * 1.2], P(k * hw, 0, -2), P(k * hw, 0, zF)],
          0.7,
        ),
        {
          fill: s.linU(
            [
              [0, far(p, lit(p, '#c9b880'), 0.25)],
              [1, mix(lit(p, '#c0ac74'), shade(p, MAT.scrub), 0.4)],
            ],
            0,
            f0[1],
            0,
            H,
          ),
        },
      )
    const mar = '#f1e4cc'
    out += path(poly([P(-hw, 0, zF), P(hw, 0, zF), P(hw, 0, -3), P(-hw, 0, -3)]), {
      fill: s.linU(
        [
          [0, mix(lit(p, mar), p.haze, 0.25)],
          [1, mix(lit(p, mar), shade(p, mar), 0.25)],
        ],
        0,
        f0[1],
        0,
        H,
      ),
    })
    let z = -2.6
    let row = 0
    while (z < zF) {
      const dz = 1 + z * 0.03
      for (let q = 0; q < 6; q++) {
        const a = -hw + ((q + (row % 2 ? 0.5 : 0)) / 6) * hw * 2
        const b = Math.min(hw, a + hw / 3 - 0.06)
        if (r.chance(0.6))
          out += path(poly([P(a, 0, z + dz - 0.08), P(b, 0, z + dz - 0.08), P(b, 0, z), P(a, 0, z)]), {
            fill: r.chance(0.5) ? shade(p, mar) : '#ffffff',
            o: r.f(0.08, 0.28),
          })
      }
      z += dz
      row++
    }
    for (let q = -5; q <= 5; q++)
      out += line(P((q / 5) * hw, 0, -2.6), P((q / 5) * hw, 0, zF), shade(p, mar), 1.3 * u, { o: 0.22 })
    // stepped kerbs
    for (const k of [-1, 1] as const) {
      const litK = k < 0 === right
      out +=
        path(poly([P(k * hw, 0, zF), P(k * hw, 0.4, zF), P(k * hw, 0.4, -3), P(k * hw, 0, -3)]), {
          fill: litK ? lit(p, STONE) : shade(p, STONE),
        }) +
        path(poly([P(k * hw, 0.4, zF), P(k * (hw + 2), 0.4, zF), P(k * (hw + 2), 0.4, -3), P(k * hw, 0.4, -3)]), {
          fill: mix(lit(p, '#e7d6b6'), shade(p, '#d8c3a0'), 0.25),
        })
    }
    // bars of shadow thrown across by the colonnade nearest the sun
    const sunSide = right ? 1 : -1
    if (p.time !== 'noon')
      for (let q = 0; q < 12; q++) {
        const zz = 0.4 + q * 3.4
        out += path(
          poly([
            P(sunSide * (hw + 0.6), 0.02, zz + 0.5),
            P(sunSide * (hw + 0.6), 0.02, zz - 0.3),
            P(-sunSide * hw * 1.0, 0.02, zz - 4),
            P(-sunSide * hw * 1.0, 0.02, zz - 2.8),
          ]),
          { fill: p.shadow, o: 0.26 },
        )
      }
    // crowd, far to near
    const crowd: Array<{ x: number; z: number }> = []
    for (let q = 0; q < 34; q++) crowd.push({ x: r.f(-hw * 0.85, hw * 0.85), z: lerp(9, 42, r.f() ** 0.7) })
    // columns and statues, far to near, with people between
    const items: Array<{ z: number; draw: () => string }> = crowd.map((c, q) => ({
      z: c.z,
      draw: () => {
        const a = P(c.x, 0, c.z)
        const hg = a[1] - P(c.x, 1.72, c.z)[1]
        return (
          path(
            poly([
              [a[0] - hg * 0.06, a[1]],
              [a[0] + hg * 0.06, a[1]],
              [a[0] + s.cast * hg * 0.8, a[1] + hg * 0.16],
              [a[0] + s.cast * hg * 0.72, a[1] + hg * 0.2],
            ]),
            { fill: p.shadow, o: 0.3 },
          ) + figure(s, a[0], a[1], hg, passer(s.r.fork(`cr${q}`)))
        )
      },
    }))
    for (const k of [-1, 1] as const)
      for (let q = 0; q < 13; q++) {
        const zz = 1.8 + q * 3.4
        const br =
          k === sunSide
            ? nth([0, 0, 0.55, 0, 0, 0.8, 0, 0, 0.4, 0, 0, 0, 0.6], q)
            : nth([0, 0.36, 0, 0.62, 0.24, 0, 0.5, 0, 0.3, 0.7, 0, 0.4, 0], q)
        items.push({
          z: zz,
          draw: () => {
            const a = P(k * (hw + 0.9), 0.4, zz)
            const m = pr([1, 0, zz])[0] - pr([0, 0, zz])[0]
            let o = column(s, a[0], a[1], m * 5.6, m * 0.62, Math.min(0.4, zz * 0.01), br)
            if (!br && q > 2 && q % 3 === 0 && k === sunSide && q < 11) {
              const n = P(k * (hw + 0.9), 6, zz + 3.4)
              const t = P(k * (hw + 0.9), 6, zz)
              const t2 = P(k * (hw + 0.9), 6.7, zz)
              const n2 = P(k * (hw + 0.9), 6.7, zz + 3.4)
              o = path(poly([t, n, n2, t2]), { fill: shade(p, STONE) }) + o
            }
            return o
          },
        })
        if (q % 3 === 1)
          items.push({
            z: zz + 1.7,
            draw: () => {
              const a = P(k * (hw + 0.3), 0.4, zz + 1.7)
              const m = pr([1, 0, zz + 1.7])[0] - pr([0, 0, zz + 1.7])[0]
              return (
                rect(a[0] - m * 0.4, a[1] - m * 1, m * 0.8, m, { fill: mix(lit(p, STONE), shade(p, STONE), 0.4) }) +
                rect(a[0] - m * 0.46, a[1] - m * 1.08, m * 0.92, m * 0.12, { fill: lit(p, STONE) }) +
                path(
                  `M${r1(a[0] - m * 0.26)} ${r1(a[1] - m * 1.08)}Q${r1(a[0] - m * 0.34)} ${r1(a[1] - m * 2)} ${r1(a[0] - m * 0.16)} ${r1(a[1] - m * 2.4)}A${r1(m * 0.17)} ${r1(m * 0.2)} 0 1 1 ${r1(a[0] + m * 0.14)} ${r1(a[1] - m * 2.4)}Q${r1(a[0] + m * 0.36)} ${r1(a[1] - m * 2)} ${r1(a[0] + m * 0.28)} ${r1(a[1] - m * 1.08)}Z`,
                  { fill: mix(lit(p, '#fbf2e0'), shade(p, STONE), 0.2) },
                )
              )
            },
          })
      }
    items.sort((a, b) => b.z - a.z)
    for (const it of items) out += it.draw()
    // fallen capital, poppies and grass in front
    const fc = P(-sunSide * (hw + 2.2), 0.4, 1.2)
    out +=
      path(
        poly([
          [fc[0] - 70 * u, fc[1]],
          [fc[0] - 86 * u, fc[1] - 66 * u],
          [fc[0] + 60 * u, fc[1] - 74 * u],
          [fc[0] + 54 * u, fc[1] + 4 * u],
        ]),
        { fill: mix(lit(p, STONE), shade(p, STONE), 0.3) },
      ) +
      path(
        poly([
          [fc[0] - 86 * u, fc[1] - 66 * u],
          [fc[0] + 60 * u, fc[1] - 74 * u],
          [fc[0] + 44 * u, fc[1] - 92 * u],
          [fc[0] - 66 * u, fc[1] - 86 * u],
        ]),
        { fill: lit(p, '#fff6e2') },
      )
    for (const k of [-1, 1]) {
      const x0 = k < 0 ? 0 : W * 0.76
      out += grass(
        s,
        x0,
        x0 + W * 0.24,
        H + 6 * u,
        90 * u,
        70,
        `gr${k}`,
        mix(shade(p, MAT.scrub), lit(p, '#c9b25a'), 0.3),
      )
      for (let q = 0; q < 16; q++)
        out += circ(x0 + r.f(0, 0.24) * W, H - r.f(10, 84) * u, r.f(3.4, 6.4) * u, { fill: lit(p, '#e0432e') })
    }
    return out + birds(s, vx + sunSide * W * 0.2, hy * 0.36, 6, 12 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
