import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { umbrella } from '../primitives/buildings/buildings.ts'
import { palm } from '../primitives/landscape/broadleaf-trees.ts'
import { birds } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import { fall } from '../primitives/rooms/fabric-fall.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, curve, lens, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Kids' club: kites over the beach, sandcastle, a helper. */
export const kites: SceneDef = {
  sun: [0.2, 0.8],
  mirror: true,
  times: ['noon', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ki')
    const hy = H * (s.tall ? 0.56 : 0.56)
    let out = seaView(s, { hy, k: 1, side: -1, bottom: H * 0.84 })
    const sh: Pt[] = [
      [-20, H * 0.72],
      [W * 0.25, H * 0.7],
      [W * 0.5, H * 0.725],
      [W * 0.75, H * 0.7],
      [W + 20, H * 0.73],
    ]
    const foot: readonly Pt[] = [
      [W + 20, H + 10],
      [-20, H + 10],
    ]
    for (const [d, o] of [
      [50, 0.3],
      [30, 0.5],
      [14, 0.8],
    ] as const)
      out += path(
        bank(
          sh.map(([x, y]) => [x, y - d * u] as Pt),
          foot,
          0.9,
        ),
        { fill: mix(p.shallow, p.glint, 0.4), o },
      )
    out +=
      path(
        bank(
          sh.map(([x, y]) => [x, y - 5 * u] as Pt),
          foot,
          0.9,
        ),
        { fill: p.glint },
      ) +
      path(bank(sh, foot, 0.9), { fill: mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.35) }) +
      path(
        bank(
          sh.map(([x, y]) => [x, y + 14 * u] as Pt),
          foot,
          0.9,
        ),
        {
          fill: s.linU(
            [
              [0, lit(p, MAT.sand)],
              [1, mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.4)],
            ],
            0,
            H * 0.72,
            0,
            H,
          ),
        },
      )
    for (let k = 0; k < 50; k++)
      out += path(lens(r.f(0, W), H * r.f(0.77, 1), r.f(30, 110) * u, 3 * u), {
        fill: r.chance(0.5) ? shade(p, MAT.sand) : '#ffffff',
        o: 0.25,
      })
    const kite = (
      hx: number,
      hyy: number,
      x: number,
      y: number,
      z: number,
      a: number,
      c: Hex,
      c2: Hex,
      kind: number,
    ): string => {
      let o = path(`M${r1(hx)} ${r1(hyy)}Q${r1(lerp(hx, x, 0.3))} ${r1(lerp(hyy, y, 0.75))} ${r1(x)} ${r1(y)}`, {
        stroke: p.ink,
        sw: 1.6 * u,
        o: 0.55,
      })
      const tail: Pt[] = Array.from(
        { length: 8 },
        (_, k) =>
          [
            x + Math.sin(k * 1.1 + a) * 16 * u + k * 8 * u * Math.sin((a * Math.PI) / 180),
            y + z * 0.8 + k * z * 0.24,
          ] as Pt,
      )
      o += path(curve(tail, false, 0.95), { stroke: lit(p, c2), sw: 3 * u })
      for (let k = 1; k < 8; k += 1)
        o += path(
          poly([
            [nth(tail, k)[0] - 11 * u, nth(tail, k)[1] - 6 * u],
            [nth(tail, k)[0], nth(tail, k)[1]],
            [nth(tail, k)[0] - 11 * u, nth(tail, k)[1] + 6 * u],
          ]) +
            poly([
              [nth(tail, k)[0] + 11 * u, nth(tail, k)[1] - 6 * u],
              [nth(tail, k)[0], nth(tail, k)[1]],
              [nth(tail, k)[0] + 11 * u, nth(tail, k)[1] + 6 * u],
            ]),
          { fill: lit(p, k % 2 ? c : c2) },
        )
      const q = z
      const b = kind
        ? path('M0 -100L62 -20L0 80L-62 -20Z', { fill: lit(p, c) }) +
          path('M0 -100L62 -20L0 -20Z', { fill: lit(p, c2) }) +
          path('M0 80L-62 -20L0 -20Z', { fill: lit(p, c2) }) +
          path('M0 -100L62 -20L0 80Z', { fill: shade(p, c), o: 0.22 }) +
          path('M0 -100V80M-62 -20H62', { stroke: p.ink, sw: 2.4, o: 0.5 })
        : path('M0 -60C40 -70 80 -50 100 -10C70 -20 40 -22 0 0C-40 -22 -70 -20 -100 -10C-80 -50 -40 -70 0 -60Z', {
            fill: lit(p, c),
          }) +
          path('M0 -60C40 -70 80 -50 100 -10C70 -20 40 -22 0 0Z', { fill: lit(p, c2), o: 0.9 }) +
          path('M-50 -60L-36 -17M50 -60L36 -17M0 -60V0', { stroke: p.ink, sw: 2, o: 0.4 })
      return `${o}<g transform="translate(${r1(x)} ${r1(y)}) rotate(${a}) scale(${(q / 100).toFixed(3)})">${b}</g>`
    }
    const gy = H * 0.86
    const kids: ReadonlyArray<readonly [number, number, number, Hex, Hex]> = [
      [0.2, 0, 118, '#e8452f', '#2a4058'],
      [0.44, 24, 132, '#f0b23e', '#2f6d7e'],
      [0.66, 6, 112, '#2f8f93', '#d8412f'],
    ]
    const ks: ReadonlyArray<readonly [number, number, number, number, Hex, Hex, number]> = [
      [0.3, 0.3, 96, -24, '#e8452f', '#fbf4e6', 1],
      [0.58, 0.18, 120, 18, '#f0b23e', '#2f8f93', 1],
      [0.82, 0.34, 84, 14, '#2f6d9c', '#f0b23e', 0],
    ]
    kids.forEach(([x, dy, h, top, bot], k) => {
      const kx = x * W
      const y = gy + dy * u
      const q = nth(ks, k)
      out +=
        kite(kx + 22 * u, y - h * 1.02 * u, q[0] * W, q[1] * H, q[2] * u, q[3], q[4], q[5], q[6]) +
        fall(s, kx, y, h * u) +
        figure(s, kx, y, h * u, {
          pose: 'wave',
          outfit: k === 1 ? 'dress' : 'shorts',
          top,
          bottom: bot,
          hair: k === 1 ? 'bun' : k ? 'straw' : 'cap',
        })
    })
    if (!s.tall) out += kite(W * 0.97, H * 0.8, W * 0.1, H * 0.2, 60 * u, -20, '#7a5a9a', '#f0b23e', 0)
    // helper, sandcastle, bucket
    out +=
      fall(s, W * 0.82, gy + 16 * u, 190 * u) +
      figure(s, W * 0.82, gy + 16 * u, 196 * u, {
        pose: 'point',
        outfit: 'shorts',
        top: '#fbf6ea',
        bottom: '#2f8f93',
        hair: 'bun',
        flip: true,
      })
    const cx = W * 0.33
    const cy = H * 0.955
    for (const [dx, w, h] of [
      [-62, 30, 54],
      [0, 40, 84],
      [58, 30, 58],
      [-30, 34, 40],
      [30, 34, 42],
    ] as const) {
      out += rect(cx + (dx - w / 2) * u, cy - h * u, w * u, h * u, {
        fill: s.linU(
          [
            [0, lit(p, '#e6c48a')],
            [1, shade(p, '#c9a468')],
          ],
          cx + (dx - w / 2) * u,
          0,
          cx + (dx + w / 2) * u,
          0,
        ),
      })
      for (let q = 0; q < 3; q++)
        out += rect(cx + (dx - w / 2 + q * w * 0.38) * u, cy - (h + 8) * u, w * 0.22 * u, 9 * u, {
          fill: lit(p, '#e6c48a'),
        })
    }
    out +=
      line([cx, cy - 92 * u], [cx, cy - 126 * u], p.ink, 2 * u) +
      path(
        poly([
          [cx, cy - 126 * u],
          [cx + 26 * u, cy - 116 * u],
          [cx, cy - 106 * u],
        ]),
        { fill: lit(p, p.accent) },
      )
    out +=
      path(
        poly([
          [cx + 110 * u, cy],
          [cx + 104 * u, cy - 36 * u],
          [cx + 150 * u, cy - 36 * u],
          [cx + 144 * u, cy],
        ]),
        { fill: lit(p, '#2f8f93') },
      ) +
      path(`M${r1(cx + 104 * u)} ${r1(cy - 36 * u)}q${r1(23 * u)} ${r1(-30 * u)} ${r1(46 * u)} 0`, {
        stroke: lit(p, '#fbf4e6'),
        sw: 3 * u,
      })
    out += umbrella(s, W * 0.6, H * 0.84, 90 * u, '#fff8ea', p.accent, 0.3)
    return (
      out +
      palm(s, W * 0.03, H * 0.99, 560 * u, 'pm', 0, 0.06) +
      birds(s, W * 0.7, hy * 0.7, 4, 12 * u, mix(p.ink, p.sky[1], 0.2))
    )
  },
}
