import { camera } from '../camera.ts'
import { mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { hills, lump } from '../primitives/landscape/mountains.ts'
import { grass } from '../primitives/landscape/plants.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure, passer } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, curve, ell, lerp, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Göbeklitepe: T-pillars in their ring at dusk. */
export const gobekli: SceneDef = {
  sun: [0.3, 0.7],
  times: ['dusk', 'golden', 'dawn', 'night'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('gb')
    const hy = H * (s.tall ? 0.46 : 0.44)
    let out = sky(s, { hy, cloudY: 0.6, sun: { y: hy - 50 * u, r: 96 } })
    for (let k = 0; k < 3; k++)
      out += hills(s, {
        label: `h${k}`,
        y: hy - (16 - k * 16) * u,
        amp: 12 * u,
        n: 6,
        base: H,
        color: far(p, lit(p, nth(['#b09a80', '#c0a070', '#c9a868'], k)), 0.7 - k * 0.2),
        foot: far(p, shade(p, '#b8935c'), 0.3 - k * 0.1),
      })
    // the wishing tree on the ridge
    const tx = W * (s.sx > 0.5 ? 0.16 : 0.84)
    out += path(
      `M${r1(tx - 7 * u)} ${r1(hy + 10 * u)}Q${r1(tx)} ${r1(hy - 30 * u)} ${r1(tx - 4 * u)} ${r1(hy - 60 * u)}h${r1(8 * u)}Q${r1(tx + 4 * u)} ${r1(hy - 20 * u)} ${r1(tx + 9 * u)} ${r1(hy + 10 * u)}Z`,
      { fill: shade(p, '#4a3a2c') },
    )
    for (let k = 0; k < 12; k++)
      out += path(
        lump(r, tx + r.n() * 40 * u, hy - 84 * u + r.n() * 18 * u, r.f(20, 36) * u, r.f(12, 22) * u, 9, 0.2),
        { fill: mix(shade(p, MAT.olive), lit(p, MAT.olive), r.f(0, 0.5)) },
      )
    const pr = camera({ eye: [0, 4.4, -5], focal: s.tall ? 1.05 : 0.78, cx: W * 0.5, cy: hy, width: W })
    const st = '#f2e0bc'
    const L = mix(lit(p, st), '#fff2d8', 0.2)
    const D = shade(p, st)
    const cz = 7.4
    const R = s.tall ? 4.4 : 6.2
    const ringPt = (a: number, rad: number, y: number): Pt => pr([Math.cos(a) * rad, y, cz + Math.sin(a) * rad * 0.82])
    const ring = (rad: number, y: number): Pt[] =>
      Array.from({ length: 40 }, (_, k) => ringPt((k / 40) * 6.2832, rad, y))
    // ground and pit
    out += path(
      poly([
        [-10, hy + 34 * u],
        [W + 10, hy + 34 * u],
        [W + 10, H + 10],
        [-10, H + 10],
      ]),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, '#b09a5a'), p.haze, 0.15)],
            [1, shade(p, '#7a6e44')],
          ],
          0,
          hy,
          0,
          H,
        ),
      },
    )
    for (let k = 0; k < 90; k++) {
      const x = r.f(0, W)
      const y = lerp(hy + 44 * u, H, r.f())
      out += ell(x, y, r.f(4, 16) * u, r.f(2, 6) * u, { fill: r.chance(0.5) ? D : mix(L, '#ffffff', 0.2), o: 0.5 })
    }
    out +=
      path(curve(ring(R + 1.3, 0.1), true, 0.9), { fill: mix(L, D, 0.3) }) +
      path(curve(ring(R + 0.5, 0), true, 0.9), { fill: D }) +
      path(curve(ring(R + 0.4, -1.2), true, 0.9), {
        fill: s.linU(
          [
            [0, shade(p, '#a88e62')],
            [1, mix(shade(p, '#a88e62'), lit(p, '#b8985c'), 0.35)],
          ],
          0,
          ringPt(1.57, R, -1)[1],
          0,
          ringPt(-1.57, R, -1)[1],
        ),
      })
    // back half of the enclosure wall
    const wallSeg = (a0: number, a1: number, rad: number, y0: number, y1: number, lab: string): string => {
      const q = s.r.fork(lab)
      let o = ''
      for (let row = 0; row < 5; row++)
        for (let k = 0; k < 26; k++) {
          const aa = lerp(a0, a1, k / 26)
          const ab = lerp(a0, a1, (k + 0.94) / 26)
          const ya = lerp(y0, y1, row / 5)
          const yb = lerp(y0, y1, (row + 0.92) / 5)
          const face = 0.3 + 0.5 * q.f()
          o += path(poly([ringPt(aa, rad, yb), ringPt(ab, rad, yb), ringPt(ab, rad, ya), ringPt(aa, rad, ya)]), {
            fill: mix(L, D, face),
          })
        }
      return o
    }
    out += wallSeg(0.06, Math.PI - 0.06, R, -1.2, 0.5, 'wb')
    // T pillars: shaft and head; carved animals on the broad side
    const pillar = (
      x: number,
      z: number,
      h: number,
      w: number,
      beast: 'fox' | 'bird' | 'boar' | 'none',
      arms: boolean,
    ): string => {
      const a = pr([x, -1.2, z])
      const m = pr([x + 1, -1.2, z])[0] - a[0]
      const c = s.cast
      const hw = w * m * 0.5
      const hh = h * m
      const th = hh * 0.22
      const front = (d: Pt[], k: number): string => path(poly(d), { fill: mix(L, D, k) })
      let o = path(
        poly([
          [a[0] - hw, a[1]],
          [a[0] + hw, a[1]],
          [a[0] + hw + c * hh * 0.9, a[1] + hh * 0.24],
          [a[0] - hw * 0.4 + c * hh * 0.9, a[1] + hh * 0.28],
        ]),
        { fill: p.shadow, o: 0.32 },
      )
      const side = hw * 0.44
      o += front(
        [
          [a[0] - hw, a[1]],
          [a[0] + hw, a[1]],
          [a[0] + hw * 0.94, a[1] - hh + th],
          [a[0] - hw * 0.94, a[1] - hh + th],
        ],
        0.22,
      )
      o += path(
        poly(
          c > 0
            ? [
                [a[0] + hw, a[1]],
                [a[0] + hw + side, a[1] - side * 0.5],
                [a[0] + hw * 0.94 + side, a[1] - hh + th],
                [a[0] + hw * 0.94, a[1] - hh + th],
              ]
            : [
                [a[0] - hw, a[1]],
                [a[0] - hw - side, a[1] - side * 0.5],
                [a[0] - hw * 0.94 - side, a[1] - hh + th],
                [a[0] - hw * 0.94, a[1] - hh + th],
              ],
        ),
        { fill: D },
      )
      o += front(
        [
          [a[0] - hw * 1.6, a[1] - hh + th],
          [a[0] + hw * 1.7, a[1] - hh + th * 1.06],
          [a[0] + hw * 1.76, a[1] - hh + th * 0.06],
          [a[0] - hw * 1.66, a[1] - hh],
        ],
        0.08,
      )
      o += path(
        poly(
          c > 0
            ? [
                [a[0] + hw * 1.7, a[1] - hh + th * 1.06],
                [a[0] + hw * 1.76, a[1] - hh + th * 0.06],
                [a[0] + hw * 1.76 + side, a[1] - hh - side * 0.3],
                [a[0] + hw * 1.7 + side, a[1] - hh + th * 0.8],
              ]
            : [
                [a[0] - hw * 1.6, a[1] - hh + th],
                [a[0] - hw * 1.66, a[1] - hh],
                [a[0] - hw * 1.66 - side, a[1] - hh - side * 0.3],
                [a[0] - hw * 1.6 - side, a[1] - hh + th * 0.8],
              ],
        ),
        { fill: D },
      )
      o += path(
        poly([
          [a[0] - hw * 0.94, a[1] - hh + th],
          [a[0] + hw * 0.94, a[1] - hh + th],
          [a[0] + hw * 0.94, a[1] - hh + th * 1.3],
          [a[0] - hw * 0.94, a[1] - hh + th * 1.2],
        ]),
        { fill: p.shadow, o: 0.34 },
      )
      const z0 = hh / 100
      const rel = (d: string): string =>
        `<g transform="translate(${r1(a[0])} ${r1(a[1] - hh * 0.5)}) scale(${z0.toFixed(3)})">${path(d, { fill: mix(D, L, 0.2), o: 0.8 })}</g>`
      if (beast === 'fox')
        o += rel('M-14 8L-10 -2L4 -4L10 -12L12 -6L17 -4L11 0L8 10L5 10L4 2L-6 3L-8 10L-11 10L-11 4L-18 12L-20 9Z')
      if (beast === 'bird') o += rel('M-14 4C-8 -8 4 -8 8 -2L16 -6L12 2C8 10 -4 10 -6 8L-2 16L-5 16L-8 8Z')
      if (beast === 'boar')
        o += rel('M-16 0C-12 -10 4 -12 12 -4L18 -2L14 4L10 4L10 12L7 12L6 4L-6 5L-8 12L-11 12L-11 5Z')
      if (arms)
        o +=
          path(
            `M${r1(a[0] - hw * 0.9)} ${r1(a[1] - hh * 0.66)}L${r1(a[0] - hw * 0.5)} ${r1(a[1] - hh * 0.36)}L${r1(a[0] - hw * 0.06)} ${r1(a[1] - hh * 0.3)}M${r1(a[0] + hw * 0.9)} ${r1(a[1] - hh * 0.66)}L${r1(a[0] + hw * 0.5)} ${r1(a[1] - hh * 0.36)}L${r1(a[0] + hw * 0.06)} ${r1(a[1] - hh * 0.3)}`,
            { stroke: D, sw: hw * 0.14, o: 0.8, join: 'round' },
          ) + rect(a[0] - hw, a[1] - hh * 0.24, hw * 2, hh * 0.05, { fill: D, o: 0.6 })
      return o
    }
    const pill: Array<{ z: number; o: () => string }> = []
    const beasts = ['fox', 'bird', 'boar', 'none'] as const
    for (let k = 0; k < 8; k++) {
      const a = lerp(0.16, Math.PI - 0.16, k / 7)
      const x = Math.cos(a) * (R - 0.5)
      const z = cz + Math.sin(a) * (R - 0.5) * 0.82
      pill.push({ z, o: () => pillar(x, z, r.f(2.5, 3.1), 0.66, nth(beasts, k % 4), false) })
    }
    pill.push(
      { z: cz + 0.9, o: () => pillar(-1.35, cz + 0.9, 5.6, 1.1, 'fox', true) },
      { z: cz - 0.3, o: () => pillar(1.6, cz - 0.3, 5.5, 1.1, 'none', true) },
    )
    for (const sd of [-1, 1]) {
      const a = sd < 0 ? Math.PI + 0.3 : -0.3
      const x = Math.cos(a) * (R - 0.4)
      const z = cz + Math.sin(a) * R * 0.82
      pill.push({ z, o: () => pillar(x, z, 2.9, 0.7, sd < 0 ? 'boar' : 'bird', false) })
    }
    pill.sort((a, b) => b.z - a.z)
    for (const q of pill) out += q.o()
    // front wall, visitors on the walkway
    out +=
      wallSeg(Math.PI + 0.02, Math.PI * 2 - 0.02, R + 0.3, -1.2, 0.16, 'wf') +
      path(
        curve(
          ring(R + 0.9, 0.16).filter((_, k) => k >= 20),
          false,
          0.9,
        ),
        { stroke: mix(L, '#ffffff', 0.2), sw: 30 * u },
      )
    for (const [x, z] of s.tall
      ? ([
          [-3, 15],
          [3.4, 15.2],
        ] as const)
      : ([
          [-4, 15.4],
          [-3.2, 15.6],
          [3.6, 15.3],
          [6.4, 14.6],
        ] as const)) {
      const a = pr([x, 0.3, z])
      out += figure(
        s,
        a[0],
        a[1],
        a[1] - pr([x, 2, z])[1],
        passer(s.r.fork(`gv${x}`), ['stand', 'photo', 'point', 'hip']),
      )
    }
    out += grass(s, 0, W, H + 6 * u, 80 * u, 170, 'gr', mix(lit(p, '#d9b45a'), shade(p, '#8a7a4a'), 0.5))
    for (let k = 0; k < 24; k++)
      out += circ(r.f(0, W), H - r.f(6, 64) * u, r.f(3, 5.4) * u, { fill: lit(p, '#e0432e') })
    return out + birds(s, W * 0.5, hy * 0.36, 7, 12 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
