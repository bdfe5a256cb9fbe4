import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { onFloor } from '../primitives/buildings/buildings.ts'
import { broadleaf } from '../primitives/landscape/broadleaf-trees.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { hills, range } from '../primitives/landscape/mountains.ts'
import { blossom, bush } from '../primitives/landscape/plants.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { dress, figure, groom, passer } from '../primitives/people/people.ts'
import { inside } from '../primitives/rooms/room.ts'
import { festoon, lantern } from '../primitives/rooms/room-lights.ts'
import { chairBack, FLOWERS } from '../primitives/rooms/wedding-chairs.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, path, poly, rect } from '../svg.ts'

/** Long table in an olive garden under strings of bulbs. */
export const weddingDinner: SceneDef = {
  sun: [0.3, 0.7],
  times: ['dusk', 'night', 'golden'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('wd')
    const i = inside(s)
    const hy = H * (s.tall ? 0.46 : 0.46)
    let out = sky(s, { hy, cloudY: 0.6, sun: { y: hy * 0.72, r: 64 } })
    out += range(s, { label: 'm0', base: hy, h: 190 * u, peaks: 5, depth: 0.76, albedo: '#a4a99a' })
    out += hills(s, {
      label: 'h0',
      y: hy - 10 * u,
      amp: 14 * u,
      n: 6,
      base: H,
      color: mix(shade(p, MAT.pine), p.haze, 0.3),
      foot: shade(p, MAT.lawn),
    })
    for (let k = 0; k < 10; k++)
      out += cypress(s, ((k + r.f(0.2, 0.8)) / 10) * W, hy + 26 * u, r.f(150, 260) * u, `cy${k}`, 0.26)
    const pr = camera({ eye: [0, 2.3, -3.4], focal: s.tall ? 1.05 : 0.78, cx: W * 0.5, cy: hy, width: W })
    const gr = p.time === 'golden' ? MAT.lawn : mix(MAT.lawn, '#5f7a5a', 0.4)
    out += path(
      poly([
        [-10, hy + 22 * u],
        [W + 10, hy + 22 * u],
        [W + 10, H + 10],
        [-10, H + 10],
      ]),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, gr), p.haze, 0.2)],
            [0.4, mix(lit(p, gr), shade(p, gr), 0.35)],
            [1, shade(p, gr)],
          ],
          0,
          hy,
          0,
          H,
        ),
      },
    )
    out += ell(W / 2, pr([0, 0, 6])[1], W * 0.5, 170 * u, {
      fill: s.radU(
        [
          [0, '#ffcf85', 0.5],
          [1, '#ffcf85', 0],
        ],
        W / 2,
        pr([0, 0, 6])[1],
        W * 0.5,
        0.34,
      ),
    })
    // trees both sides carry the lights
    for (const [x, z, h] of [
      [-6, 13, 5.6],
      [6.2, 13, 5.8],
      [-5.6, 8, 5.4],
      [5.8, 8, 5.4],
      [-5.2, 3.4, 5.6],
      [5.3, 3.2, 5.6],
    ] as const) {
      const a = pr([x, 0, z])
      const k = pr([x + 1, 0, z])[0] - a[0]
      out +=
        ell(a[0], a[1], k * 1.8, k * 0.3, { fill: p.shadow, o: 0.4 }) +
        broadleaf(s, a[0], a[1], k * h, `tr${x}`, MAT.olive, z > 10 ? 0.14 : 0, 0.4)
    }
    for (const [z, n, y] of [
      [13, 13, 3.6],
      [10, 12, 3.5],
      [7, 11, 3.5],
      [4.4, 9, 3.4],
      [2.2, 8, 3.3],
    ] as const)
      out += festoon(s, pr([-5.6, y, z]), pr([5.6, y, z]), (400 / (z + 3)) * u, n, (46 / (z + 3)) * u)
    // the table
    const [tw, z0, z1] = [0.85, 0.2, 12.4]
    const cloth = '#fdf6ea'
    // far guests first: pairs along both sides
    const seat = (x: number, z: number, flip: boolean, lab: string): string => {
      const a = pr([x, 0, z])
      const hg = a[1] - pr([x, 1.72, z])[1]
      return chairBack(s, pr, x, z, '#c9a06c') + figure(s, a[0], a[1], hg, { ...passer(s.r.fork(lab), ['sit']), flip })
    }
    for (let z = 11.4; z > 6.6; z -= 1.2) out += seat(-1.5, z, false, `l${z}`) + seat(1.5, z, true, `r${z}`)
    out += path(onFloor(pr, 0, -tw - 0.4, tw + 0.4, z0, z1), { fill: p.shadow, o: 0.3 })
    for (const k of [-1, 1] as const)
      out += path(
        poly([
          pr([k * tw, 0.76, z1]),
          pr([k * tw, 0.76, z0]),
          pr([k * (tw + 0.06), 0.24, z0]),
          pr([k * (tw + 0.06), 0.24, z1]),
        ]),
        { fill: i.M(cloth) },
      )
    out += path(poly([pr([-tw, 0.76, z1]), pr([tw, 0.76, z1]), pr([tw, 0.76, z0]), pr([-tw, 0.76, z0])]), {
      fill: s.linU(
        [
          [0, i.L(cloth)],
          [1, mix(i.L(cloth), i.M(cloth), 0.5)],
        ],
        0,
        pr([0, 0.76, z1])[1],
        0,
        pr([0, 0.76, z0])[1],
      ),
    })
    out += path(poly([pr([-0.2, 0.765, z1]), pr([0.2, 0.765, z1]), pr([0.2, 0.765, z0]), pr([-0.2, 0.765, z0])]), {
      fill: i.L(r.pick(['#a9c0a0', '#e8c4a8', '#b8c8d0'])),
      o: 0.85,
    })
    out += path(poly([pr([-tw, 0.76, z0]), pr([tw, 0.76, z0]), pr([tw + 0.06, 0.2, z0]), pr([-tw - 0.06, 0.2, z0])]), {
      fill: mix(i.M(cloth), i.D(cloth), 0.4),
    })
    for (let k = 0; k < 7; k++)
      out += line(
        pr([lerp(-tw, tw, (k + 0.5) / 7), 0.74, z0 - 0.01]),
        pr([lerp(-tw, tw, (k + 0.5) / 7), 0.22, z0 - 0.01]),
        i.D(cloth),
        2.4 * u,
        { o: 0.4 },
      )
    const fl = r.pick(FLOWERS)
    for (let z = 11.8; z > 0.5; z -= 0.95) {
      const m = pr([1, 0.76, z])[0] - pr([0, 0.76, z])[0]
      const c = pr([0, 0.76, z])
      for (const k of [-1, 1]) {
        const a = pr([k * 0.58, 0.77, z])
        out +=
          ell(a[0], a[1], m * 0.17, m * 0.05, { fill: i.L('#ffffff') }) +
          ell(a[0], a[1], m * 0.11, m * 0.032, { fill: i.M('#e9e0d0') })
        const gq = pr([k * 0.34, 0.77, z + 0.16])
        out +=
          path(
            poly([
              [gq[0] - m * 0.04, gq[1] - m * 0.24],
              [gq[0] + m * 0.04, gq[1] - m * 0.24],
              [gq[0] + m * 0.03, gq[1] - m * 0.1],
              [gq[0] - m * 0.03, gq[1] - m * 0.1],
            ]),
            { fill: i.L('#f0dcc0'), o: 0.8 },
          ) + line([gq[0], gq[1] - m * 0.1], [gq[0], gq[1]], i.L('#ffffff'), m * 0.012)
      }
      if (Math.round(z / 0.95) % 2)
        out += blossom(
          s,
          [
            [c[0] - m * 0.12, c[1] - m * 0.12],
            [c[0] + m * 0.12, c[1] - m * 0.1],
            [c[0], c[1] - m * 0.22],
          ],
          m * 0.13,
          `cf${z.toFixed(1)}`,
          fl,
          0.45,
        )
      else
        for (const dx of [-0.08, 0.07])
          out +=
            circ(c[0] + dx * m, c[1] - m * 0.24, m * 0.34, {
              fill: s.radU(
                [
                  [0, '#ffe2a0', 0.5],
                  [1, '#ffd27a', 0],
                ],
                c[0] + dx * m,
                c[1] - m * 0.24,
                m * 0.34,
              ),
            }) +
            rect(c[0] + dx * m - m * 0.02, c[1] - m * 0.22, m * 0.04, m * 0.22, { fill: '#fff6e0' }) +
            ell(c[0] + dx * m, c[1] - m * 0.26, m * 0.018, m * 0.045, { fill: '#ffe9a0' })
    }
    for (let z = 5.8; z > 0.6; z -= 1.35) out += seat(-1.5, z, false, `l${z}`) + seat(1.5, z, true, `r${z}`)
    // the couple at the head
    const b = pr([0, 0, 13])
    const hg = b[1] - pr([0, 1.74, 13])[1]
    out +=
      groom(s, b[0] + hg * 0.16, b[1], hg, '#22344a', true) + dress(s, b[0] - hg * 0.18, b[1], hg * 0.95, '#fffaf2')
    for (const [x, z] of [
      [-3.3, 2],
      [3.4, 1.8],
      [-3, 5.4],
      [3.1, 5.6],
    ] as const) {
      const a = pr([x, 0, z])
      out += lantern(s, a[0], a[1], (560 / (z + 3)) * u)
    }
    for (let k = 0; k < 12; k++) {
      const x = (k % 2 ? r.f(0.86, 1) : r.f(0, 0.14)) * W
      out += bush(s, x, H * r.f(0.94, 1.04), r.f(60, 110) * u, `nb${k}`, k % 3 ? MAT.olive : '#a86a8a')
    }
    return out
  },
}
