import { mix, tone } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, ell, g, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Straight down: motor yacht, its wake, shoals and a pine-clad point. */
export const yachtAerial: SceneDef = {
  sun: [0.2, 0.8],
  mirror: true,
  times: ['noon', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('ya')
    const deep = p.sea[2]
    const mid = p.sea[1]
    const R = Math.hypot(W, H)
    let out = rect(0, 0, W, H, {
      fill: s.linU(
        [
          [0, mix(deep, p.ink, 0.12)],
          [0.5, deep],
          [0.8, mid],
          [1, mix(mid, p.shallow, 0.6)],
        ],
        W * 0.95,
        0,
        W * 0.1,
        H,
      ),
    })
    // coast in the lower left corner
    const coast = (off: number): Pt[] => [
      [-60, H * 0.42 - off],
      [W * 0.06 + off * 0.3, H * 0.46 - off * 0.8],
      [W * 0.13 + off * 0.7, H * 0.58 - off * 0.5],
      [W * 0.2 + off * 0.6, H * 0.64 - off * 0.9],
      [W * 0.3 + off, H * 0.72 - off * 0.7],
      [W * 0.33 + off, H * 0.84 - off * 0.2],
      [W * 0.44 + off, H * 0.95 - off * 0.5],
      [W * 0.46 + off, H + 60],
    ]
    const jit = s.r.fork('cj')
    const jo = Array.from({ length: 8 }, () => [jit.n() * 14 * u, jit.n() * 14 * u] as const)
    const shape = (off: number): string =>
      bank(
        coast(off * u).map(([x, y], k) => [x + nth(jo, k)[0], y + nth(jo, k)[1]] as Pt),
        [[-60, H + 60]],
        0.95,
      )
    for (const [off, o] of [
      [210, 0.3],
      [150, 0.4],
      [98, 0.55],
      [58, 0.7],
      [30, 0.8],
    ] as const)
      out += path(shape(off), { fill: mix(p.shallow, '#8ff0dc', off < 100 ? 0.35 : 0), o })
    // patches of weed and sand
    for (let k = 0; k < 30; k++) {
      const x = r.f(0, 1) * W
      const y = r.f(0, 1) * H
      out += path(lump(r, x, y, r.f(40, 130) * u, r.f(24, 70) * u, 11, 0.2), {
        fill: r.chance(0.65) ? mix(deep, p.ink, 0.3) : mix(mid, p.shallow, 0.5),
        o: 0.13,
      })
    }
    // ripples all over, one direction
    for (let k = 0; k < 300; k++) {
      const x = r.f(0, W)
      const y = r.f(0, H)
      const l = r.f(14, 60) * u
      out += path(`M${r1(x)} ${r1(y)}q${r1(l * 0.5)} ${r1(-l * 0.14)} ${r1(l)} 0`, {
        stroke: r.chance(0.6) ? p.glint : mix(deep, p.ink, 0.4),
        sw: r.f(1, 2.6) * u,
        o: r.f(0.12, 0.4),
        cap: 'round',
      })
    }
    // rock rim, surf, land
    out +=
      path(shape(16), { fill: p.glint, o: 0.9 }) +
      path(shape(4), { fill: lit(p, MAT.limestone) }) +
      path(shape(-14), { fill: mix(lit(p, MAT.limestone), shade(p, MAT.limestone), 0.55) }) +
      path(shape(-24), { fill: lit(p, '#cbb68a') }) +
      path(shape(-44), { fill: mix(lit(p, MAT.scrub), shade(p, MAT.pine), 0.35) })
    let trees = ''
    for (let k = 0; k < 210; k++) {
      const x = r.f(-0.02, 0.44) * W
      const y = r.f(0.44, 1.04) * H
      const z = r.f(14, 30) * u
      trees +=
        ell(x + s.cast * z * 0.5, y + z * 0.5, z, z * 0.92, { fill: p.shadow, o: 0.4 }) +
        path(lump(r, x, y, z, z, 9, 0.16), { fill: shade(p, MAT.pine) }) +
        path(lump(r, x - s.cast * z * 0.2, y - z * 0.2, z * 0.7, z * 0.7, 8, 0.18), {
          fill: mix(lit(p, MAT.pine), shade(p, MAT.pine), 0.3),
        }) +
        path(lump(r, x - s.cast * z * 0.36, y - z * 0.36, z * 0.36, z * 0.36, 7, 0.2), {
          fill: lit(p, tone(MAT.pine, 0.08)),
        })
    }
    out += g(trees, { clip: s.clip(shape(-34)) })
    // parasols in a tiny cove, a lilo and swimmers
    for (let k = 0; k < 5; k++) {
      const [x, y] = [W * 0.335 + k * 15 * u, H * 0.77 + k * 21 * u]
      out += circ(x + 5 * u, y + 6 * u, 13 * u, { fill: p.shadow, o: 0.35 })
      for (let q = 0; q < 8; q++) {
        const a = (q / 8) * 6.283
        out += path(
          poly([
            [x, y],
            [x + Math.cos(a) * 13 * u, y + Math.sin(a) * 13 * u],
            [x + Math.cos(a + 0.785) * 13 * u, y + Math.sin(a + 0.785) * 13 * u],
          ]),
          { fill: q % 2 ? lit(p, '#fffaf0') : lit(p, p.accent) },
        )
      }
    }
    // the yacht, heading up and right
    const bx = W * (s.tall ? 0.66 : 0.66)
    const by = H * (s.tall ? 0.42 : 0.52)
    const z = (s.tall ? 330 : 360) * u
    const rot = r.f(112, 122)
    const L = lit(p, '#fffaf2')
    const D = shade(p, '#dfe6ea')
    const hull =
      'M0 -62C9 -52 16 -34 17.5 -12C18.5 10 17.5 34 16 48L-16 48C-17.5 34 -18.5 10 -17.5 -12C-16 -34 -9 -52 0 -62Z'
    // wake in the same frame
    let wk =
      path('M-3 52C-10 110 -16 190 -46 330C-20 210 -6 130 0 60C6 130 20 210 46 330C16 190 10 110 3 52Z', {
        fill: '#ffffff',
        o: 0.75,
      }) +
      path('M-9 50C-8 120 -10 210 -14 330L14 330C10 210 8 120 9 50Z', {
        fill: s.linU(
          [
            [0, '#ffffff', 0.95],
            [0.3, mix(p.shallow, '#ffffff', 0.6), 0.6],
            [1, p.shallow, 0],
          ],
          0,
          50,
          0,
          320,
        ),
      })
    wk += path(
      'M-18 -6C-34 60 -60 150 -120 300C-70 180 -40 90 -22 20ZM18 -6C34 60 60 150 120 300C70 180 40 90 22 20Z',
      {
        fill: s.linU(
          [
            [0, '#ffffff', 0.9],
            [1, '#ffffff', 0.05],
          ],
          0,
          0,
          0,
          290,
        ),
      },
    )
    for (let k = 0; k < 46; k++) {
      const t = r.f() ** 0.8
      const sd = r.chance(0.5) ? 1 : -1
      wk += ell(sd * (18 + t * 86 + r.n() * 5), -2 + t * 270, r.f(1.4, 3), r.f(1, 2.2), {
        fill: '#ffffff',
        o: 0.8 - t * 0.6,
      })
    }
    for (let k = 0; k < 40; k++) {
      const t = r.f()
      wk += ell(r.n() * (6 + t * 14), 54 + t * 200, r.f(1.2, 3), r.f(1, 2.6), { fill: '#ffffff', o: 0.85 - t * 0.6 })
    }
    let b =
      path('M0 -64C11 -53 19 -34 20 -12C21 10 20 34 18 50L-18 50C-20 34 -21 10 -20 -12C-19 -34 -11 -53 0 -64Z', {
        fill: '#ffffff',
        o: 0.65,
      }) + path(hull, { fill: L })
    let inn =
      path('M0 -70L30 -70L30 60L4 60Z', { fill: D, o: 0.35 }) + rect(-12.5, 33, 25, 14, { fill: lit(p, MAT.teak) })
    for (let k = 0; k < 6; k++)
      inn += line([-12.5, 34.6 + k * 2.3], [12.5, 34.6 + k * 2.3], shade(p, MAT.wood), 0.35, { o: 0.6 })
    inn +=
      path('M0 -52C6 -45 10 -36 11.4 -26L-11.4 -26C-10 -36 -6 -45 0 -52Z', { fill: lit(p, MAT.teak), o: 0.9 }) +
      rect(-8, -36, 7.4, 9, { fill: lit(p, '#fbf4e6') }, 1.6) +
      rect(0.6, -36, 7.4, 9, { fill: lit(p, '#fbf4e6') }, 1.6) +
      rect(-8, -36, 7.4, 2.6, { fill: lit(p, '#2f8f93') }, 1) +
      rect(0.6, -36, 7.4, 2.6, { fill: lit(p, '#2f8f93') }, 1)
    b += g(inn, { clip: s.clip(hull) })
    b +=
      path('M-12.6 -18C-8 -24 8 -24 12.6 -18L13.6 30L-13.6 30Z', {
        fill: p.shadow,
        o: 0.35,
        tf: `translate(${s.cast * 2} 2)`,
      }) +
      path('M-12.6 -18C-8 -24 8 -24 12.6 -18L13.6 30L-13.6 30Z', { fill: mix(L, D, 0.15) }) +
      path('M-12 -17.4C-8 -23 8 -23 12 -17.4L10 -11C5 -14 -5 -14 -10 -11Z', {
        fill: mix(shade(p, '#16324a'), p.sky[1], 0.2),
      })
    b +=
      path('M-9 -6C-5 -9 5 -9 9 -6L9.6 22L-9.6 22Z', { fill: L }) +
      rect(-7, 8, 14, 12, { fill: lit(p, MAT.teak) }, 1) +
      rect(-6, 9, 12, 3, { fill: lit(p, '#fbf4e6') }, 1) +
      rect(-6, 12, 3, 6.6, { fill: lit(p, '#fbf4e6') }, 1) +
      circ(2.4, 15, 2, { fill: lit(p, '#c98a50') }) +
      path('M-7.6 -4C-4 -7 4 -7 7.6 -4L6.4 0C3 -2 -3 -2 -6.4 0Z', { fill: mix(shade(p, '#16324a'), p.sky[1], 0.2) }) +
      rect(-10, 2, 20, 1.6, { fill: D })
    for (const [x, y, c] of [
      [-3, -32, '#c98c62'],
      [4, -31, '#b97c55'],
    ] as const)
      b += ell(x, y, 1.2, 3, { fill: lit(p, c) }) + circ(x, y - 3.4, 1.1, { fill: shade(p, '#3f2a1e') })
    b += rect(-5, 50, 10, 7, { fill: lit(p, '#f0b23e') }, 2)
    out += `<g transform="translate(${r1(bx)} ${r1(by)}) rotate(${r1(rot)}) scale(${(z / 130).toFixed(3)})">${g(path(hull, { fill: mix(deep, p.ink, 0.5), o: 0.5, tf: `translate(${s.cast > 0 ? 9 : -9} 10)` })) + wk + b}</g>`
    // light
    out += rect(0, 0, W, H, {
      fill: s.radU(
        [
          [0, p.sun, 0.34],
          [1, p.sun, 0],
        ],
        s.sx * W,
        -H * 0.1,
        R * 0.5,
      ),
      filter: s.spray(p.sun),
      o: 0.35,
    })
    // gulls below the eye
    for (const [x, y, q, a] of [
      [0.84, 0.72, 34, 20],
      [0.78, 0.8, 24, -10],
      [0.9, 0.84, 20, 30],
    ] as const)
      out += `<g transform="translate(${r1(x * W)} ${r1(y * H)}) rotate(${a}) scale(${((q * u) / 30).toFixed(3)})">${path('M-30 0C-18 -8 -6 -6 0 -2C6 -6 18 -8 30 0C18 -3 8 -1 3 3L0 12L-3 3C-8 -1 -18 -3 -30 0Z', { fill: lit(p, '#fdfaf2') })}</g>`
    return out
  },
}
