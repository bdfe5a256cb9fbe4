import { camera, type P3 } from '../camera.ts'
import { type Hex, mix } from '../color.ts'
import { far, lit, MAT, shade } from '../palettes.ts'
import { quad } from '../primitives/buildings/buildings.ts'
import { headland } from '../primitives/landscape/headland.ts'
import { range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { sea } from '../primitives/landscape/water.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, curve, ell, g, lens, lerp, line, type Pt, path, poly } from '../svg.ts'

/** Sailing catamaran seen from its quarter bow. Metres; bow at z = 0, stern at z = 13. */
export const catamaran: SceneDef = {
  sun: [0.12, 0.42],
  mirror: true,
  times: ['noon', 'golden', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const hy = H * (s.tall ? 0.56 : 0.54)
    let out = sky(s, { hy, cloudY: 0.85 })
    out += range(s, {
      label: 'r1',
      base: hy,
      h: 150 * u,
      peaks: 6,
      depth: 0.78,
      albedo: '#9fb0a8',
      env: (t) => 0.3 + 0.7 * t,
    })
    out += sea(s, {
      hy,
      ripples: 1.3,
      colors: p.time === 'noon' ? [p.sea[0], p.sea[1], mix(p.sea[2], p.shallow, 0.35)] : p.sea,
    })
    out += headland(s, { label: 'h1', y: hy + 10 * u, from: 1.05, to: 0.66, h: 110 * u, depth: 0.5, trees: 70 })
    out += headland(s, {
      label: 'h2',
      y: hy + 6 * u,
      from: 0.04,
      to: 0.2,
      h: 40 * u,
      depth: 0.66,
      trees: 24,
      islet: true,
    })
    const heel = 0
    const pr = camera({
      eye: [-11.5, 2.5, -12.5],
      yaw: 36,
      focal: s.tall ? 1.3 : 1.02,
      cx: W * (s.tall ? 0.52 : 0.52),
      cy: hy,
      width: W,
    })
    const P = (x: number, y: number, z: number): Pt => pr([x, y + x * heel, z])
    const white = MAT.white
    const L = lit(p, white)
    const D = shade(p, white)
    const glass: Hex = p.lamps ? mix('#ffcf85', shade(p, '#16324a'), 0.35) : mix(shade(p, '#16324a'), p.sky[1], 0.16)
    // hull sections
    const zs = [0, 0.8, 2, 4, 7, 10, 12.2, 13]
    const half = [0.05, 0.3, 0.52, 0.72, 0.8, 0.78, 0.7, 0.62]
    const wl = [0.02, 0.14, 0.3, 0.46, 0.52, 0.5, 0.42, 0.36]
    const deck = [1.75, 1.7, 1.64, 1.58, 1.5, 1.42, 1.15, 0.7]
    const hull = (cx: number): string => {
      const edge = (k: 1 | -1, low: boolean): Pt[] =>
        zs.map((z, i) => P(cx + k * (low ? nth(wl, i) : nth(half, i)), low ? 0 : nth(deck, i), z + (low ? 0.06 : 0)))
      const outer = `${curve(edge(-1, false)) + curve(edge(-1, true).reverse()).replace('M', 'L')}Z`
      let b = path(`${curve(edge(1, false)) + curve(edge(1, true).reverse()).replace('M', 'L')}Z`, { fill: D })
      b += path(`${curve(edge(-1, false)) + curve(edge(1, false).reverse()).replace('M', 'L')}Z`, {
        fill: mix(L, '#ffffff', 0.25),
      })
      b += path(outer, {
        fill: s.linU(
          [
            [0, L],
            [0.45, mix(L, D, 0.25)],
            [1, mix(L, D, 0.55)],
          ],
          P(cx, 0, 0)[0],
          0,
          P(cx, 0, 13)[0],
          0,
        ),
      })
      // chine, ports, boot stripe
      const stripe = zs.map((z, i) => P(cx - lerp(nth(wl, i), nth(half, i), 0.12), 0.2, z))
      b += g(
        path(bank(stripe, edge(-1, true).reverse(), 0.5), { fill: mix(shade(p, MAT.navy), p.sea[1], 0.15) }) +
          path(
            curve(
              zs.map((z, i) => P(cx - lerp(nth(wl, i), nth(half, i), 0.72) - 0.01, nth(deck, i) * 0.72, z)),
              false,
            ),
            { stroke: D, sw: 3 * u, o: 0.5 },
          ),
        { clip: s.clip(outer) },
      )
      for (const z of [4.2, 6.2, 8.2])
        b += path(
          poly([
            P(cx - 0.73, 1.2, z),
            P(cx - 0.76, 1.2, z + 1.25),
            P(cx - 0.72, 0.86, z + 1.2),
            P(cx - 0.69, 0.88, z + 0.1),
          ]),
          { fill: glass },
        )
      // rail
      for (const z of [0.5, 2.4, 4.3, 6.2, 8.1]) {
        const i = Math.min(6, Math.floor(z / 2))
        b += line(
          P(cx - nth(half, i) * 0.92, nth(deck, i), z),
          P(cx - nth(half, i) * 0.92, nth(deck, i) + 0.62, z),
          D,
          2 * u,
        )
      }
      b += path(
        curve(
          [0.5, 2.4, 4.3, 6.2, 8.1].map((z) =>
            P(
              cx - nth(half, Math.min(6, Math.floor(z / 2))) * 0.92,
              nth(deck, Math.min(6, Math.floor(z / 2))) + 0.62,
              z,
            ),
          ),
        ),
        { stroke: mix(L, D, 0.4), sw: 2 * u },
      )
      return b
    }
    // soft mirror of the whole boat on the water
    const m0 = P(-4, 0, 0)
    const m1 = P(3.3, 0, 13)
    out += path(
      poly([
        [m0[0] - 10 * u, m0[1]],
        [m1[0], m1[1]],
        [m1[0] + 30 * u, m1[1] + 90 * u],
        [(m0[0] + m1[0]) / 2, m0[1] + 130 * u],
        [m0[0] + 10 * u, m0[1] + 110 * u],
      ]),
      {
        fill: s.linU(
          [
            [0, D, 0.55],
            [1, D, 0],
          ],
          0,
          m1[1],
          0,
          m0[1] + 130 * u,
        ),
        filter: s.blur(7 * u),
      },
    )
    const r = s.r.fork('cat')
    let boat = hull(3.3)
    // underside and bridge deck
    boat += path(quad(pr, [-2.8, 0.85, 4.6], [2.9, 0.85, 4.6], [2.9, 0.85, 12.5], [-2.8, 0.85, 12.5]), {
      fill: shade(p, '#8d99a3', 1.2),
    })
    boat += path(quad(pr, [-2.8, 1.6, 4.6], [2.8, 1.6, 4.6], [2.8, 0.85, 4.9], [-2.8, 0.85, 4.9]), {
      fill: mix(L, D, 0.62),
    })
    boat += path(quad(pr, [-2.9, 1.6, 4.6], [2.9, 1.6, 4.6], [2.9, 1.5, 12.4], [-2.9, 1.5, 12.4]), {
      fill: mix(L, '#ffffff', 0.2),
    })
    // trampoline, forebeam
    boat += path(quad(pr, [-2.8, 1.6, 1.1], [2.8, 1.6, 1.1], [2.8, 1.6, 4.6], [-2.8, 1.6, 4.6]), {
      fill: shade(p, '#33434f'),
      o: 0.72,
    })
    for (let k = 1; k < 8; k++)
      boat += line(P(-2.8 + k * 0.7, 1.6, 1.1), P(-2.8 + k * 0.7, 1.6, 4.6), L, 1 * u, { o: 0.3 })
    for (let k = 1; k < 6; k++)
      boat += line(P(-2.8, 1.6, 1.1 + k * 0.58), P(2.8, 1.6, 1.1 + k * 0.58), L, 1 * u, { o: 0.3 })
    boat +=
      line(P(-3.2, 1.66, 0.95), P(3.2, 1.66, 0.95), L, 8 * u) + line(P(-3.2, 1.6, 0.95), P(3.2, 1.6, 0.95), D, 3 * u)
    // people on the net
    const sit = (x: number, z: number, c: Hex): string => {
      const a = P(x, 1.62, z)
      const k = 34 * u
      return (
        ell(a[0] + k * 0.35, a[1] - k * 0.08, k * 0.75, k * 0.2, { fill: lit(p, MAT.skin) }) +
        ell(a[0] - k * 0.1, a[1] - k * 0.5, k * 0.27, k * 0.5, { fill: lit(p, c) }) +
        circ(a[0] - k * 0.1, a[1] - k * 1.18, k * 0.25, { fill: lit(p, MAT.skin) }) +
        ell(a[0] - k * 0.16, a[1] - k * 1.28, k * 0.27, k * 0.2, { fill: shade(p, '#4a2f22') })
      )
    }
    boat += sit(0.9, 3.2, p.accent) + sit(-0.6, 2.6, '#f4e7cf')
    // coachroof
    const roof: P3[] = [
      [-2.5, 3.05, 6],
      [2.5, 3.05, 6],
      [2.7, 3.15, 10.8],
      [-2.7, 3.15, 10.8],
    ]
    boat += path(quad(pr, [-2.9, 1.6, 4.9], [2.9, 1.6, 4.9], nth(roof, 1), nth(roof, 0)), { fill: mix(L, D, 0.1) })
    boat += path(quad(pr, [-2.9, 1.6, 4.9], nth(roof, 0), nth(roof, 3), [-2.9, 1.5, 10.6]), { fill: mix(L, D, 0.45) })
    boat += path(quad(pr, [-2.55, 1.95, 5.2], [2.55, 1.95, 5.2], [2.3, 2.8, 5.85], [-2.3, 2.8, 5.85]), {
      fill: s.linU(
        [
          [0, glass],
          [1, mix(glass, p.sky[2], 0.4)],
        ],
        P(-2.5, 2, 5)[0],
        0,
        P(2.5, 2, 5)[0],
        0,
      ),
    })
    boat += path(quad(pr, [-2.86, 1.95, 5.6], [-2.6, 2.8, 6.3], [-2.74, 2.85, 10], [-2.9, 1.9, 9.9]), { fill: glass })
    for (const x of [-0.8, 0.8]) boat += line(P(x, 1.95, 5.18), P(x * 0.92, 2.8, 5.83), mix(L, D, 0.2), 4 * u)
    boat += path(quad(pr, [-2.7, 3.05, 5.8], [2.7, 3.05, 5.8], [2.9, 3.2, 12.4], [-2.9, 3.2, 12.4]), {
      fill: mix(L, '#ffffff', 0.3),
    })
    boat += path(quad(pr, [-2.7, 3.05, 5.8], [2.7, 3.05, 5.8], [2.7, 2.9, 5.85], [-2.7, 2.9, 5.85]), {
      fill: mix(L, D, 0.3),
    })
    boat += path(quad(pr, [-2.7, 3.05, 5.8], [-2.9, 3.2, 12.4], [-2.9, 3.04, 12.4], [-2.7, 2.9, 5.85]), {
      fill: mix(L, D, 0.6),
    })
    boat += line(P(-2.8, 1.5, 12), P(-2.8, 3.1, 12), D, 6 * u)
    boat += hull(-3.3)
    // rig
    const top = P(0, 20, 6)
    const foot = P(0, 3.1, 6)
    const boomA = P(0, 4.1, 6.1)
    const boomB = P(0.4, 4.2, 12.6)
    const sailC = lit(p, '#fff6e6')
    const sailD = mix(lit(p, '#f3e6cf'), shade(p, '#e8d8bd'), 0.55)
    const main = `M${top[0]} ${top[1]}C${lerp(top[0], boomB[0], 0.5) + 46 * u} ${lerp(top[1], boomB[1], 0.3)} ${boomB[0] + 26 * u} ${lerp(top[1], boomB[1], 0.72)} ${boomB[0]} ${boomB[1]}L${boomA[0]} ${boomA[1]}Z`
    boat += path(main, {
      fill: s.linU(
        [
          [0, sailC],
          [1, sailD],
        ],
        boomA[0],
        0,
        boomB[0],
        0,
      ),
    })
    let battens = ''
    for (let k = 1; k < 7; k++) {
      const t = k / 7
      const a: Pt = [lerp(top[0], boomA[0], t), lerp(top[1], boomA[1], t)]
      battens += line(a, [lerp(top[0], boomB[0], t) + 70 * u, lerp(top[1], boomB[1], t) - 8 * u], sailD, 2 * u, {
        o: 0.7,
      })
    }
    boat += g(battens, { clip: s.clip(main) })
    boat +=
      line(boomA, boomB, mix(L, D, 0.5), 9 * u) +
      line(foot, top, mix(L, D, 0.35), 9 * u) +
      line([foot[0] + 3 * u, foot[1]], [top[0] + 3 * u, top[1]], D, 3 * u)
    const tack = P(0, 1.75, 0.9)
    const clew = P(-1.6, 3.6, 6.6)
    const head = P(0, 18.4, 5.9)
    const jib = `M${head[0]} ${head[1]}C${lerp(head[0], tack[0], 0.4) - 6 * u} ${lerp(head[1], tack[1], 0.4)} ${lerp(head[0], tack[0], 0.8) - 10 * u} ${lerp(head[1], tack[1], 0.8)} ${tack[0]} ${tack[1]}Q${lerp(tack[0], clew[0], 0.5)} ${Math.max(tack[1], clew[1]) + 6 * u} ${clew[0]} ${clew[1]}C${lerp(head[0], clew[0], 0.8) + 8 * u} ${lerp(head[1], clew[1], 0.6)} ${head[0] + 6 * u} ${lerp(head[1], clew[1], 0.3)} ${head[0]} ${head[1]}Z`
    boat += path(jib, {
      fill: s.linU(
        [
          [0, mix(sailC, '#ffffff', 0.3)],
          [0.6, sailC],
          [1, sailD],
        ],
        Math.min(tack[0], clew[0]),
        0,
        Math.max(tack[0], clew[0]),
        0,
      ),
      o: 0.97,
    })
    boat += path(jib, { stroke: far(p, p.accent, 0.1), sw: 3 * u, o: 0.0 })
    boat += line(P(-3.3, 1.5, 7.4), top, D, 1.4 * u) + line(P(3.3, 1.5, 7.4), top, D, 1.2 * u)
    out += boat
    // bow waves and wake
    const foam = (cx: number): string => {
      let b = ''
      for (let k = 0; k < 26; k++) {
        const z = r.f(-0.4, 13.6)
        const a = P(cx - r.f(0.3, 0.5 + z * 0.09), 0, z)
        const t = 1 - z / 15
        b += path(lens(a[0], a[1] + r.f(-1, 6) * u, lerp(30, 110, t) * u * r.f(0.5, 1), lerp(2, 6, t) * u), {
          fill: p.glint,
          o: r.f(0.4, 0.9),
        })
      }
      const a = P(cx, 0, -0.1)
      return (
        b +
        path(
          `M${a[0] - 46 * u} ${a[1] + 12 * u}Q${a[0] - 8 * u} ${a[1] - 16 * u} ${a[0] + 4 * u} ${a[1] - 20 * u}Q${a[0] + 26 * u} ${a[1] - 4 * u} ${a[0] + 70 * u} ${a[1] + 4 * u}Q${a[0]} ${a[1] + 18 * u} ${a[0] - 46 * u} ${a[1] + 12 * u}Z`,
          { fill: p.glint, o: 0.9 },
        )
      )
    }
    out += foam(3.3) + foam(-3.3)
    for (let k = 0; k < 30; k++) {
      const t = r.f(0.3, 1)
      out += path(lens(r.f(0, W), lerp(hy, H, t), lerp(50, 200, t) * u * r.f(0.4, 1), lerp(1.5, 5.5, t) * u), {
        fill: p.glint,
        o: 0.3,
      })
    }
    out += birds(s, W * 0.2, hy * 0.5, 5, 14 * u, mix(p.ink, p.sky[1], 0.2))
    return out
  },
}
