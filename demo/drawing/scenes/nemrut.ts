import { mix } from '../color.ts'
import { lit, shade } from '../palettes.ts'
import { lump, range } from '../primitives/landscape/mountains.ts'
import { birds, sky } from '../primitives/landscape/sky.ts'
import { figure } from '../primitives/people/people.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, curve, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Nemrut: the heads on the east terrace before the tumulus. */
export const nemrut: SceneDef = {
  sun: [0.16, 0.3],
  mirror: true,
  times: ['dawn', 'dusk', 'golden'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('nm')
    const hy = H * (s.tall ? 0.6 : 0.6)
    let out = sky(s, { hy, cloudY: 0.6, sun: { y: hy - 76 * u, r: 84 } })
    for (let k = 0; k < 4; k++)
      out += range(s, {
        label: `m${k}`,
        base: hy + k * 14 * u,
        h: (120 - k * 16) * u,
        peaks: 6 + k,
        depth: 0.86 - k * 0.1,
        albedo: '#a08a94',
        jag: 0.1,
      })
    out += rect(-10, hy, W + 20, H - hy, { fill: mix(lit(p, '#c9b090'), p.haze, 0.4) })
    // tumulus of chippings: a soft cone, never a pyramid
    const ax = W * (s.tall ? 0.64 : 0.64)
    const top: Pt = [ax, H * (s.tall ? 0.27 : 0.22)]
    const L = lit(p, '#cdb89a')
    const D = shade(p, '#b09a86')
    const by = hy + 70 * u
    const side = (k: number): Pt[] =>
      [0.16, 0.34, 0.56, 0.8, 1].map(
        (v) => [ax + k * W * 0.6 * v ** 1.12, lerp(top[1], by, v ** 0.94) + r.n() * 4 * u] as Pt,
      )
    const td = bank(
      [...side(-1).reverse(), [ax - 40 * u, top[1] + 16 * u], [ax, top[1]], [ax + 44 * u, top[1] + 17 * u], ...side(1)],
      [
        [W * 1.3, H],
        [-W * 0.1, H],
      ],
      0.8,
    )
    out += path(td, {
      fill: s.linU(
        [
          [0, mix(L, '#ffffff', 0.12)],
          [0.35, L],
          [0.7, mix(L, D, 0.6)],
          [1, D],
        ],
        W * 0.1,
        0,
        W * 1.1,
        0,
      ),
    })
    for (let k = 0; k < 5; k++)
      out += path(
        curve(
          [
            [ax - W * (0.08 + k * 0.09), lerp(top[1], by, 0.2 + k * 0.17)],
            [ax - W * 0.02, lerp(top[1], by, 0.26 + k * 0.17)],
            [ax + W * (0.09 + k * 0.09), lerp(top[1], by, 0.22 + k * 0.17)],
          ],
          false,
          0.9,
        ),
        { stroke: D, sw: 2 * u, o: 0.22 },
      )
    let peb = ''
    for (let k = 0; k < 520; k++) {
      const y = lerp(top[1] + 20 * u, hy + 70 * u, r.f() ** 0.7)
      const w = (y - top[1]) / (hy + 70 * u - top[1])
      const x = ax + r.f(-1, 1) * w * W * 0.56
      peb += ell(x, y, r.f(2, 6) * u, r.f(1, 2.6) * u, { fill: r.chance(0.5) ? D : mix(L, '#ffffff', 0.3), o: 0.5 })
    }
    out +=
      g(peb, { clip: s.clip(td) }) +
      rect(0, hy - 10 * u, W, 110 * u, {
        fill: s.linU(
          [
            [0, p.haze, 0],
            [1, p.haze, 0.35],
          ],
          0,
          hy - 10 * u,
          0,
          hy + 100 * u,
        ),
      })
    // terrace and headless thrones behind
    const gy = H * 0.74
    out += path(
      bank(
        [
          [-20, gy - 10 * u],
          [W * 0.4, gy - 22 * u],
          [W + 20, gy - 12 * u],
        ],
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
      ),
      {
        fill: s.linU(
          [
            [0, lit(p, '#d0b894')],
            [1, shade(p, '#a88e70')],
          ],
          0,
          gy - 20 * u,
          0,
          H,
        ),
      },
    )
    const st = '#d6c4a4'
    const thrones = s.tall ? 4 : 5
    for (let k = 0; k < thrones; k++) {
      const w = W * (s.tall ? 0.19 : 0.14)
      const x = W * (s.tall ? 0.2 : 0.26) + k * w * 1.16
      const y = gy - 6 * u
      for (let q = 0; q < 4; q++) {
        const ww = w * (1 - q * 0.1)
        const h = 46 * u
        out +=
          rect(x - ww / 2, y - (q + 1) * h, ww, h + 1, { fill: mix(lit(p, st), shade(p, st), 0.45 + (q % 2) * 0.1) }) +
          rect(x - ww / 2, y - (q + 1) * h, ww * 0.34, h, { fill: lit(p, st), o: 0.8 }) +
          line([x - ww / 2, y - q * h], [x + ww / 2, y - q * h], shade(p, st), 3 * u, { o: 0.7 })
      }
      out += path(
        poly([
          [x - w * 0.3, y - 184 * u],
          [x - w * 0.24, y - 236 * u],
          [x + w * 0.2, y - 244 * u],
          [x + w * 0.3, y - 184 * u],
        ]),
        { fill: mix(lit(p, st), shade(p, st), 0.4) },
      )
    }
    // heads: kinds — Zeus (tall hat, beard), Apollo (hat, smooth), Heracles (beard), Tyche (wreath), eagle
    const head = (
      x: number,
      y: number,
      h: number,
      kind: 'beard' | 'smooth' | 'wreath' | 'eagle',
      tilt: number,
    ): string => {
      const HL = lit(p, '#e6d2ae')
      const HD = mix(shade(p, '#c0a888'), p.shadow, 0.1)
      const M = mix(HL, HD, 0.45)
      let b = ''
      if (kind === 'eagle') {
        const d =
          'M-34 0C-38 -34 -34 -66 -16 -84C-6 -94 14 -94 24 -84L52 -66C58 -60 56 -52 46 -50L30 -48C34 -30 36 -14 36 0Z'
        b =
          path(d, { fill: HL }) +
          g(path('M4 -100L70 -100L70 6L10 6C0 -30 -2 -60 4 -100Z', { fill: HD, o: 0.75 }), { clip: s.clip(d) }) +
          path('M24 -66C34 -68 46 -64 54 -58C46 -56 34 -56 26 -56Z', { fill: HD }) +
          circ(10, -70, 5, { fill: mix(HD, p.ink, 0.4) }) +
          path('M-30 -30Q-10 -22 26 -30M-32 -18Q-8 -8 30 -18M-26 -44Q-10 -36 14 -44', { stroke: HD, sw: 3, o: 0.7 })
        return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${tilt}) scale(${(h / 100).toFixed(3)})">${ell(16, 0, 60, 6, { fill: p.shadow, o: 0.4 }) + b}</g>`
      }
      const hat =
        kind === 'wreath'
          ? 'M-30 -84C-32 -106 30 -106 30 -84C30 -78 -30 -78 -30 -84Z'
          : 'M-30 -82C-28 -112 -14 -140 4 -146C18 -138 28 -112 30 -82Z'
      const beard =
        kind === 'beard'
          ? 'M-30 -46C-32 -20 -22 2 0 8C22 2 32 -20 30 -46Z'
          : 'M-27 -40C-27 -18 -16 -4 0 0C16 -4 27 -18 27 -40Z'
      const faceD = 'M-29 -86C-32 -62 -30 -40 -22 -24C-14 -12 14 -12 22 -24C30 -40 32 -62 29 -86Z'
      b +=
        path('M-22 -8L-26 18L26 18L22 -8Z', { fill: M }) +
        path(hat, { fill: HL }) +
        path(beard, { fill: M }) +
        path(faceD, { fill: HL })
      b += g(path('M2 -150L60 -150L60 30L4 30C6 0 -6 -60 2 -150Z', { fill: HD, o: 0.72 }), {
        clip: s.clip(hat + beard + faceD),
      })
      b += path('M-34 -70C-40 -60 -38 -46 -32 -42L-29 -66ZM34 -70C40 -60 38 -46 32 -42L29 -66Z', { fill: M })
      b +=
        path('M-3 -68L-7 -46C-4 -42 5 -42 8 -46L4 -68Z', { fill: mix(HL, '#ffffff', 0.15) }) +
        path('M4 -68L8 -46C6 -43 3 -42 1 -42L1 -66Z', { fill: HD, o: 0.8 })
      b +=
        path(
          'M-22 -66C-18 -71 -10 -71 -7 -66C-11 -63 -18 -63 -22 -66ZM9 -66C12 -71 20 -71 24 -66C20 -63 12 -63 9 -66Z',
          { fill: mix(HD, p.ink, 0.35) },
        ) + path('M-25 -73C-18 -79 -9 -78 -5 -73M7 -73C11 -78 20 -79 26 -73', { stroke: HD, sw: 3.6 })
      b += path('M-10 -34Q0 -29 11 -34Q0 -25 -10 -34Z', { fill: mix(HD, p.ink, 0.25) })
      if (kind === 'beard') {
        for (let q = 0; q < 15; q++) {
          const a = q % 5
          const rr = Math.floor(q / 5)
          b += path(`M${-20 + a * 10 + (rr % 2) * 4} ${-22 + rr * 10}q4 6 0 10q-5 -2 -4 -8`, {
            stroke: HD,
            sw: 2,
            o: 0.8,
          })
        }
        b += path('M-14 -38Q0 -44 15 -38', { stroke: HD, sw: 4 })
      }
      b +=
        kind === 'wreath'
          ? [...new Array(9).keys()]
              .map((q) => ell(-26 + q * 6.5, -88 - Math.sin((q / 8) * Math.PI) * 5, 5.4, 5, { fill: q % 2 ? M : HL }))
              .join('')
          : path('M-30 -82Q0 -74 30 -82L30 -88Q0 -80 -30 -88Z', { fill: HD, o: 0.7 }) +
            path('M-18 -90L-6 -136M0 -88L3 -144M18 -90L10 -136', { stroke: HD, sw: 2, o: 0.5 })
      b += path('M12 -112L18 -96L10 -88M-24 -30L-16 -22L-18 -10', { stroke: HD, sw: 1.6, o: 0.7 })
      return `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${tilt}) scale(${(h / 150).toFixed(3)})">${path('M-24 16L26 16L190 40L170 56Z', { fill: p.shadow, o: 0.34 }) + b}</g>`
    }
    const hs = s.tall ? 0.78 : 1
    out +=
      head(W * (s.tall ? 0.9 : 0.86), H * 0.8, 150 * u * hs, 'eagle', 3) +
      head(W * (s.tall ? 0.64 : 0.68), H * 0.82, 210 * u * hs, 'wreath', -4)
    // visitors wrapped against the cold
    for (const [x, o] of [
      [0.06, 'photo'],
      [0.11, 'stand'],
      [0.955, 'hip'],
    ] as const) {
      const fx = x * W
      out +=
        path(
          poly([
            [fx - 6 * u, H * 0.84],
            [fx + 6 * u, H * 0.84],
            [fx + 120 * u, H * 0.87],
            [fx + 108 * u, H * 0.88],
          ]),
          { fill: p.shadow, o: 0.3 },
        ) +
        figure(s, fx, H * 0.84, 128 * u, {
          pose: o,
          outfit: 'suit',
          top: r.pick(['#c8402a', '#2f6d7e', '#e0a63a']),
          bottom: '#3a3a48',
          hair: r.pick(['scarf', 'cap', 'long'] as const),
        })
    }
    out +=
      head(W * (s.tall ? 0.4 : 0.46), H * 0.88, 330 * u * hs, 'beard', 2) +
      head(W * (s.tall ? 0.08 : 0.2), H * 0.94, 300 * u * hs, 'smooth', -5)
    for (let k = 0; k < 40; k++) {
      const x = r.f(0, W)
      const y = H * r.f(0.8, 1.02)
      const z = r.f(8, 26) * u
      out +=
        path(lump(r, x, y, z, z * 0.6, 8, 0.2), { fill: mix(L, D, r.f(0.3, 0.9)) }) +
        path(lump(r, x - z * 0.2, y - z * 0.2, z * 0.6, z * 0.3, 7, 0.2), { fill: L })
    }
    return out + birds(s, W * 0.4, hy * 0.3, 5, 11 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
