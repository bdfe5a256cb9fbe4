import { mix } from '../color.ts'
import { far, shade } from '../palettes.ts'
import { mosque } from '../primitives/buildings/buildings.ts'
import { quarter } from '../primitives/buildings/quarter.ts'
import { hills } from '../primitives/landscape/mountains.ts'
import { sky } from '../primitives/landscape/sky.ts'
import { lap, reflection, sea } from '../primitives/landscape/water.ts'
import { figure, passer } from '../primitives/people/people.ts'
import { festoon } from '../primitives/rooms/room-lights.ts'
import { ferry, wake } from '../primitives/vehicles/boats.ts'
import type { SceneDef } from '../scene-definition.ts'
import { circ, ell, lerp, line, type Pt, path, poly, rect } from '../svg.ts'

/** Bosphorus by night: dinner cruise under the lit suspension bridge. */
export const bosphorus: SceneDef = {
  sun: [0.24, 0.44],
  mirror: true,
  times: ['night', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('bo')
    const hy = H * (s.tall ? 0.54 : 0.55)
    let out = sky(s, { hy, cloudY: 0.5, sun: { y: hy * 0.3, r: 58 } })
    out += hills(s, {
      label: 'f0',
      y: hy - 50 * u,
      amp: 16 * u,
      n: 6,
      base: hy + 4,
      color: far(p, shade(p, '#5a7a88'), 0.45),
    })
    for (let k = 0; k < 220; k++)
      out += circ(r.f(0, W), hy - r.f(0, 44) * u, r.f(0.8, 2) * u, {
        fill: r.chance(0.8) ? '#ffd98a' : '#ffffff',
        o: r.f(0.5, 1),
      })
    out += mosque(s, W * 0.2, hy - 20 * u, 150 * u, 0.36, [20, 80], 66)
    out += quarter(s, 'qa', -10, W + 10, hy + 4 * u, () => 22 * u, 10 * u, 2, 0.34)
    // bridge: towers, deck, main cables, hangers
    const dy = hy - 96 * u
    const [t0, t1] = s.tall ? [0.16, 0.9] : [0.3, 0.86]
    const th = 250 * u
    const steel = mix(shade(p, '#8a94a0'), p.sky[1], 0.3)
    const hue = r.pick(['#ff6a8a', '#6ac8ff', '#ffd27a', '#b08aff'])
    const cable = (x: number): number => {
      const [a, b] = [t0 * W, t1 * W]
      if (x < a) return dy - th * (x / a) ** 1.6
      if (x > b) return dy - th * ((W * 1.06 - x) / (W * 1.06 - b)) ** 1.6
      const v = (x - a) / (b - a)
      return dy - 22 * u - (th - 22 * u) * (2 * v - 1) ** 2
    }
    const pts: Pt[] = Array.from({ length: 61 }, (_, k) => [(k / 60) * W * 1.06, cable((k / 60) * W * 1.06)] as Pt)
    for (let k = 0; k < 54; k++) {
      const x = ((k + 0.5) / 54) * W
      out += line([x, cable(x)], [x, dy], hue, 1.4 * u, { o: 0.5 })
    }
    out +=
      path(poly(pts, false), { stroke: hue, sw: 9 * u, o: 0.25 }) +
      path(poly(pts, false), { stroke: mix(hue, '#ffffff', 0.4), sw: 3.4 * u })
    for (const t of [t0, t1]) {
      const x = t * W
      for (const d of [-13, 13])
        out += path(
          poly([
            [x + (d - 6) * u, hy + 8 * u],
            [x + (d + 6) * u, hy + 8 * u],
            [x + (d * 0.7 + 5) * u, dy - th],
            [x + (d * 0.7 - 5) * u, dy - th],
          ]),
          {
            fill: s.linU(
              [
                [0, mix(steel, hue, 0.5)],
                [1, steel],
              ],
              0,
              dy - th,
              0,
              hy,
            ),
          },
        )
      for (const q of [0.96, 0.62, 0.28])
        out += rect(x - 14 * u, dy - th * q, 28 * u, 9 * u, { fill: mix(steel, hue, 0.45) })
      out +=
        circ(x, dy - th - 6 * u, 4 * u, { fill: '#ff5a4c' }) +
        circ(x, dy - th - 6 * u, 14 * u, { fill: '#ff5a4c', o: 0.3 })
    }
    out +=
      rect(-10, dy - 6 * u, W + 20, 13 * u, { fill: mix(steel, p.ink, 0.3) }) +
      rect(-10, dy - 8 * u, W + 20, 3.4 * u, { fill: '#ffe2a0' })
    for (let k = 0; k < 40; k++)
      out += circ((k / 40) * W + r.f(0, 14) * u, dy - 10 * u, 2.2 * u, { fill: k % 2 ? '#ff6a4c' : '#fff4cc' })
    out += sea(s, { hy: hy + 6 * u, ripples: 1.2 })
    for (const t of [t0, t1])
      out += rect(t * W - 16 * u, hy + 8 * u, 32 * u, 190 * u, {
        fill: s.lin([
          [0, hue, 0.6],
          [1, hue, 0],
        ]),
      })
    out += path(
      poly(
        pts.map(([x, y]) => [x, hy + (hy - y) * 0.3] as Pt),
        false,
      ),
      { stroke: hue, sw: 5 * u, o: 0.22 },
    )
    for (let k = 0; k < 60; k++) {
      const x = r.f(0, W)
      out += rect(x, hy + 8 * u, r.f(2, 4) * u, r.f(24, 90) * u, {
        fill: s.lin([
          [0, r.chance(0.75) ? '#ffd07c' : hue, 0.7],
          [1, '#ffd07c', 0],
        ]),
      })
    }
    // waterside mansion on the near shore
    const yx = W * (s.tall ? 0.76 : 0.8)
    const yy = hy + 36 * u
    const yw = W * 0.26
    out +=
      rect(yx, yy - 128 * u, yw, 130 * u, { fill: mix(shade(p, '#efe0c8'), '#e09a54', 0.3) }) +
      path(
        poly([
          [yx - 16 * u, yy - 126 * u],
          [yx + yw * 0.3, yy - 176 * u],
          [yx + yw, yy - 176 * u],
          [yx + yw, yy - 126 * u],
        ]),
        { fill: shade(p, '#8a4a34') },
      )
    for (let q = 0; q < 2; q++)
      for (let c = 0; c < 6; c++)
        out += rect(yx + 16 * u + c * 42 * u, yy - (108 - q * 54) * u, 24 * u, 38 * u, { fill: '#ffd992' }, 2 * u)
    out += rect(yx - 20 * u, yy - 4 * u, yw + 40 * u, 12 * u, { fill: shade(p, '#b8a890') })
    for (let c = 0; c < 6; c++)
      out += rect(yx + 16 * u + c * 42 * u, yy + 10 * u, 22 * u, 90 * u, {
        fill: s.lin([
          [0, '#ffd07c', 0.6],
          [1, '#ffd07c', 0],
        ]),
      })
    // the cruise boat: ferry hull with festoons, diners on the open deck
    const len = (s.tall ? 0.86 : 0.62) * W
    const bx = W * (s.tall ? 0.06 : 0.08)
    const by = lerp(hy, H, s.tall ? 0.5 : 0.62)
    const k = len / 100
    const X = (v: number): number => bx + v * k
    const Y = (v: number): number => by + v * k
    let ppl = ''
    for (let q = 0; q < 11; q++) {
      const v = 15 + q * 4.6
      if (v > 40 && v < 55) continue
      ppl += figure(s, X(v), Y(-23), k * 8, {
        ...passer(s.r.fork(`bp${q}`), ['sit', 'stand', 'sit']),
        flip: q % 2 === 0,
      })
      if (q % 2 === 0)
        ppl +=
          rect(X(v + 1.2), Y(-26.4), k * 2.2, k * 0.5, { fill: '#fdf6ea' }) +
          line([X(v + 2.3), Y(-26)], [X(v + 2.3), Y(-23.4)], p.ink, k * 0.3) +
          circ(X(v + 2.3), Y(-27.2), k * 1.6, {
            fill: s.radU(
              [
                [0, '#ffe2a0', 0.8],
                [1, '#ffd27a', 0],
              ],
              X(v + 2.3),
              Y(-27.2),
              k * 1.6,
            ),
          })
    }
    const boat =
      ferry(s, bx, by, len) +
      ppl +
      festoon(s, [X(24), Y(-36)], [X(60), Y(-40)], k * 3, 12, k * 0.6) +
      festoon(s, [X(60), Y(-40)], [X(96), Y(-16)], k * 2, 12, k * 0.55) +
      festoon(s, [X(3), Y(-17)], [X(24), Y(-36)], k * 1.6, 8, k * 0.55)
    out +=
      reflection(s, boat, by, len * 0.3, 0.5) +
      ell(X(50), by + 10 * u, len * 0.5, 26 * u, {
        fill: s.radU(
          [
            [0, '#ffd07c', 0.45],
            [1, '#ffd07c', 0],
          ],
          X(50),
          by + 10 * u,
          len * 0.5,
          0.06,
        ),
      }) +
      wake(s, bx, by, len) +
      boat +
      lap(s, X(50), by + 6 * u, len * 1.1, 26, 'lp', '#ffe2ae')
    // fireworks far off
    for (const [x, y, z, c] of [
      [0.12, 0.2, 54, '#ffd27a'],
      [0.2, 0.3, 36, hue],
    ] as const)
      for (let q = 0; q < 22; q++) {
        const a = (q / 22) * 6.283
        const [fx, fy] = [x * W, y * H]
        out +=
          line(
            [fx + Math.cos(a) * z * 0.4 * u, fy + Math.sin(a) * z * 0.4 * u],
            [fx + Math.cos(a) * z * u, fy + Math.sin(a) * z * u + z * 0.08 * u],
            c,
            1.8 * u,
            { o: 0.85, cap: 'round' },
          ) + circ(fx + Math.cos(a) * z * u, fy + Math.sin(a) * z * u + z * 0.08 * u, 2 * u, { fill: '#fff6dc' })
      }
    return out
  },
}
