import { type Hex, mix, tone } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import { blossom } from '../primitives/landscape/plants.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { bank, circ, curve, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** High-rise resort seen from its own roof: lagoon pool, palms, the beach beyond. */
export const hotelPool: SceneDef = {
  sun: [0.2, 0.8],
  mirror: true,
  times: ['noon', 'golden', 'dawn'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hp')
    const sh = (x: number, y: number, q: number): Pt => [x + s.cast * q, y + q * 0.8]
    // sea, surf, sand, garden in diagonal bands from the top right
    let out = rect(0, 0, W, H, {
      fill: s.linU(
        [
          [0, p.sea[2]],
          [0.7, p.sea[1]],
          [1, p.shallow],
        ],
        W * 0.5,
        0,
        W * 0.5,
        H * 0.3,
      ),
    })
    for (let k = 0; k < 90; k++) {
      const y = r.f(0, 0.24) * H
      const l = r.f(20, 80) * u
      out += path(`M${r1(r.f(0, W))} ${r1(y)}q${r1(l * 0.5)} ${r1(-l * 0.1)} ${r1(l)} 0`, {
        stroke: p.glint,
        sw: 1.8 * u,
        o: 0.3,
        cap: 'round',
      })
    }
    const band = (y: number, lab: string, amp = 14): Pt[] => {
      const q = s.r.fork(lab)
      return Array.from(
        { length: 8 },
        (_, k) => [(k / 7) * (W + 80) - 40, y - (k / 7) * 30 * u + q.n() * amp * u] as Pt,
      )
    }
    const foot: readonly Pt[] = [
      [W + 40, H + 20],
      [-40, H + 20],
    ]
    const b1 = band(H * 0.2, 'b1')
    for (const [dy, o] of [
      [-66, 0.3],
      [-40, 0.5],
      [-20, 0.75],
    ] as const)
      out += path(
        bank(
          b1.map(([x, y]) => [x, y + dy * u] as Pt),
          foot,
          0.9,
        ),
        { fill: mix(p.shallow, '#c8fff0', 0.3), o },
      )
    out +=
      path(bank(b1, foot, 0.9), { fill: p.glint }) +
      path(
        bank(
          b1.map(([x, y]) => [x, y + 12 * u] as Pt),
          foot,
          0.9,
        ),
        { fill: mix(lit(p, MAT.sand), shade(p, MAT.sand), 0.3) },
      ) +
      path(
        bank(
          b1.map(([x, y]) => [x, y + 28 * u] as Pt),
          foot,
          0.9,
        ),
        { fill: lit(p, MAT.sand) },
      )
    const parasol = (x: number, y: number, q: number, c: Hex): string => {
      const [ax, ay] = sh(x, y, q * 0.7)
      let o = circ(ax, ay, q, { fill: p.shadow, o: 0.32 })
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * 6.283
        o += path(
          poly([
            [x, y],
            [x + Math.cos(a) * q, y + Math.sin(a) * q],
            [x + Math.cos(a + 0.785) * q, y + Math.sin(a + 0.785) * q],
          ]),
          { fill: k % 2 ? lit(p, '#fffaf0') : mix(lit(p, c), shade(p, c), Math.cos(a) * s.cast > 0 ? 0.3 : 0) },
        )
      }
      return o + circ(x, y, q * 0.1, { fill: lit(p, '#ffffff') })
    }
    const bed = (x: number, y: number, a: number, c: Hex, who = false): string =>
      `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(a)}) scale(${(u).toFixed(3)})">${rect(-9 + s.cast * 5, -19, 20, 46, { fill: p.shadow, o: 0.28 }, 3) + rect(-10, -24, 20, 48, { fill: lit(p, '#fffaf0') }, 3) + rect(-8, -22, 16, 44, { fill: lit(p, c) }, 3) + rect(-8, -22, 16, 12, { fill: lit(p, '#fffaf0'), o: 0.7 }, 3) + (who ? ell(0, 2, 5, 11, { fill: lit(p, '#c98c62') }) + circ(0, -13, 5, { fill: lit(p, r.chance(0.5) ? '#3f2a1e' : '#ecd29a') }) + line([-3, 10], [-3, 20], lit(p, '#c98c62'), 3.6) + line([3, 10], [3, 20], lit(p, '#c98c62'), 3.6) : '')}</g>`
    // parasols on the sand
    const ac = r.pick([p.accent, '#2f8f93', '#e0a63a'])
    for (let row = 0; row < 2; row++)
      for (let k = 0; k < 13; k++) {
        const x = ((k + 0.5 + row * 0.5) / 13) * W
        const y = H * 0.26 - (x / W) * 30 * u + row * 54 * u
        out +=
          bed(x - 17 * u, y + 16 * u, r.f(-6, 6), '#f3e2c4') +
          bed(x + 17 * u, y + 16 * u, r.f(-6, 6), '#f3e2c4', r.chance(0.3)) +
          parasol(x, y, 21 * u, ac)
      }
    // garden and deck
    const b2 = band(H * 0.38, 'b2', 8)
    out += path(bank(b2, foot, 0.9), {
      fill: s.linU(
        [
          [0, lit(p, MAT.lawn)],
          [1, mix(lit(p, MAT.lawn), shade(p, MAT.lawn), 0.3)],
        ],
        0,
        H * 0.38,
        0,
        H,
      ),
    })
    for (let k = 0; k < 40; k++)
      out += path(lump(r, r.f(0, W), r.f(0.4, 1) * H, r.f(30, 80) * u, r.f(20, 50) * u, 10, 0.2), {
        fill: r.chance(0.5) ? shade(p, MAT.lawn) : lit(p, '#a8c070'),
        o: 0.22,
      })
    // lagoon: deck, coping, water
    const [cx, cy] = [W * 0.52, H * 0.68]
    const kx = (s.tall ? 0.46 : 0.4) * W
    const ky = (s.tall ? 0.19 : 0.22) * H
    const out0: ReadonlyArray<readonly [number, number]> = [
      [-1, -0.1],
      [-0.78, -0.74],
      [-0.3, -0.82],
      [0, -0.46],
      [0.34, -0.72],
      [0.82, -0.78],
      [1.02, -0.16],
      [0.86, 0.5],
      [0.44, 0.62],
      [0.12, 0.36],
      [-0.22, 0.56],
      [-0.5, 0.98],
      [-0.88, 0.72],
    ]
    const lag = (off: number): string =>
      curve(
        out0.map(([x, y]) => {
          const l = Math.hypot(x * kx, y * ky) || 1
          return [cx + x * kx * (1 + off / l), cy + y * ky * (1 + off / l)] as Pt
        }),
        true,
        0.95,
      )
    out +=
      path(lag(104 * u), { fill: lit(p, '#e6d2ae') }) +
      path(lag(104 * u), { stroke: shade(p, '#c9b088'), sw: 4 * u, o: 0.6 })
    let jo = ''
    for (let k = 0; k < 40; k++)
      jo += line([0, H * 0.4 + k * 24 * u], [W, H * 0.4 + k * 24 * u - 60 * u], shade(p, '#c9b088'), 1.2 * u, {
        o: 0.35,
      })
    out += g(jo, { clip: s.clip(lag(104 * u)) })
    out += path(lag(14 * u), { fill: lit(p, '#fffaf0') }) + path(lag(0), { fill: mix(p.sea[1], p.ink, 0.3) })
    const tq = mix(p.shallow, '#35c8c4', 0.5)
    out += path(lag(-3 * u), {
      fill: s.linU(
        [
          [0, mix(tq, '#ffffff', 0.25)],
          [0.5, tq],
          [1, mix(tq, p.sea[1], 0.45)],
        ],
        0,
        cy - ky,
        0,
        cy + ky,
      ),
    })
    let net = ''
    for (let k = 0; k < 150; k++) {
      const x = cx + r.f(-1.05, 1.05) * kx
      const y = cy + r.f(-1, 1) * ky
      const q = r.f(14, 40) * u
      net += path(lump(r, x, y, q, q * 0.6, 6, 0.2), { stroke: '#ffffff', sw: 1.6 * u, o: r.f(0.1, 0.34) })
    }
    net += path(lag(-3 * u), {
      fill: p.sea[2],
      o: 0.35,
      tf: `translate(${r1(s.cast * -14 * u)} ${r1(-12 * u)})`,
      mask: s.mask(
        rect(0, 0, W, H, { fill: '#ffffff' }) +
          path(lag(-3 * u), { fill: '#000000', tf: `translate(${r1(s.cast * 10 * u)} ${r1(10 * u)})` }),
      ),
    })
    out += g(net, { clip: s.clip(lag(-3 * u)) })
    // island bar with a thatched roof and a bridge
    const ix = cx - kx * 0.02
    const iy = cy - ky * 0.06
    out +=
      path(
        poly([
          [ix - 14 * u, iy],
          [ix + 14 * u, iy],
          [ix + 12 * u, cy - ky * 0.64],
          [ix - 12 * u, cy - ky * 0.64],
        ]),
        { fill: lit(p, MAT.teak) },
      ) +
      circ(ix, iy, 62 * u, { fill: lit(p, '#efe2c8') }) +
      circ(...sh(ix, iy, 22 * u), 44 * u, { fill: p.shadow, o: 0.35 })
    for (let k = 0; k < 14; k++) {
      const a = (k / 14) * 6.283
      out += path(
        poly([
          [ix, iy],
          [ix + Math.cos(a) * 46 * u, iy + Math.sin(a) * 46 * u],
          [ix + Math.cos(a + 0.449) * 46 * u, iy + Math.sin(a + 0.449) * 46 * u],
        ]),
        { fill: mix(lit(p, '#d9b878'), shade(p, '#a9834f'), 0.5 + Math.cos(a + 0.2) * s.cast * 0.4) },
      )
    }
    // swimmers and lilos
    const swimmer = (x: number, y: number, a: number): string =>
      `<g transform="translate(${r1(x)} ${r1(y)}) rotate(${r1(a)}) scale(${u.toFixed(3)})">${ell(0, 4, 16, 26, { fill: '#ffffff', o: 0.25 }) + ell(0, 4, 6, 13, { fill: lit(p, '#c98c62') }) + rect(-6, 8, 12, 8, { fill: lit(p, r.pick([p.accent, '#2a5f86', '#f0b23e'])) }, 3) + circ(0, -14, 6, { fill: lit(p, '#3f2a1e') }) + line([-5, -4], [-16, -16], lit(p, '#c98c62'), 4) + line([5, -4], [17, -10], lit(p, '#c98c62'), 4) + line([-3, 16], [-5, 30], lit(p, '#c98c62'), 4) + line([3, 16], [4, 30], lit(p, '#c98c62'), 4)}</g>`
    for (const [x, y, a] of [
      [-0.64, -0.3, 30],
      [0.6, -0.36, -60],
      [0.66, 0.2, 100],
      [-0.5, 0.4, 200],
    ] as const)
      out += swimmer(cx + x * kx, cy + y * ky, a)
    for (const [x, y, a, c] of [
      [-0.36, -0.5, 20, '#f0b23e'],
      [0.36, 0.16, -34, '#e8937a'],
      [-0.72, 0.2, 64, '#fffaf0'],
    ] as const)
      out += `<g transform="translate(${r1(cx + x * kx)} ${r1(cy + y * ky)}) rotate(${a}) scale(${u.toFixed(3)})">${rect(-16 + s.cast * 8, -26, 34, 66, { fill: p.sea[2], o: 0.3 }, 8) + rect(-17, -34, 34, 68, { fill: lit(p, c) }, 9) + [0, 1, 2, 3].map((k) => rect(-17, -18 + k * 12, 34, 3, { fill: shade(p, c), o: 0.35 })).join('') + ell(0, 4, 7, 16, { fill: lit(p, '#b97c55') }) + circ(0, -18, 6.6, { fill: lit(p, '#ecd29a') })}</g>`
    out +=
      circ(cx + 0.02 * kx, cy + 0.24 * ky, 20 * u, { stroke: lit(p, p.accent), sw: 12 * u }) +
      circ(cx + 0.02 * kx, cy + 0.24 * ky, 20 * u, {
        stroke: '#ffffff',
        sw: 12 * u,
        dash: `${r1(16 * u)} ${r1(16 * u)}`,
      })
    // loungers round the edge
    out0.forEach(([x, y], k) => {
      const n = nth(out0, (k + 1) % out0.length)
      for (const t of [0.25, 0.75]) {
        const qx = lerp(x, n[0], t)
        const qy = lerp(y, n[1], t)
        const l = Math.hypot(qx * kx, qy * ky)
        const f = 1 + (60 * u) / l
        const ang = (Math.atan2(qy * ky, qx * kx) * 180) / Math.PI - 90
        out += bed(cx + qx * kx * f, cy + qy * ky * f, ang + 180, k % 2 ? '#8fc0b8' : '#f3e2c4', r.chance(0.3))
        if (t < 0.5) out += parasol(cx + qx * kx * (f + (30 * u) / l), cy + qy * ky * (f + (30 * u) / l), 27 * u, ac)
      }
    })
    // palms from above
    const palmTop = (x: number, y: number, q: number): string => {
      const [ax, ay] = sh(x, y, q * 0.7)
      let o = ''
      const n = 10
      const a0 = r.f(0, 6.28)
      for (const pass of [0, 1])
        for (let k = 0; k < n; k++) {
          const a = a0 + (k / n) * 6.283
          const l = q * r.f(0.85, 1.1)
          const [bx, by] = pass ? [x, y] : [ax, ay]
          const [tx, ty] = [bx + Math.cos(a) * l, by + Math.sin(a) * l]
          const [nx, ny] = [-Math.sin(a) * q * 0.13, Math.cos(a) * q * 0.13]
          const [mx, my] = [bx + Math.cos(a) * l * 0.5, by + Math.sin(a) * l * 0.5]
          o += path(
            `M${r1(bx)} ${r1(by)}Q${r1(mx + nx * 1.6)} ${r1(my + ny * 1.6)} ${r1(tx)} ${r1(ty)}Q${r1(mx - nx * 1.6)} ${r1(my - ny * 1.6)} ${r1(bx)} ${r1(by)}Z`,
            pass
              ? {
                  fill: mix(
                    lit(p, tone(MAT.palm, 0.05)),
                    shade(p, MAT.palm),
                    0.45 + Math.cos(a) * s.cast * 0.35 + (k % 2 ? 0.1 : 0),
                  ),
                }
              : { fill: p.shadow, o: 0.2 },
          )
          if (pass) o += line([bx, by], [tx, ty], shade(p, MAT.palm), q * 0.02, { o: 0.6 })
        }
      return o + circ(x, y, q * 0.1, { fill: lit(p, '#b08a60') })
    }
    const spots: [number, number, number][] = [
      [0.05, 0.47, 66],
      [0.16, 0.43, 50],
      [0.93, 0.43, 60],
      [0.97, 0.6, 72],
      [0.06, 0.68, 74],
      [0.03, 0.9, 84],
      [0.14, 0.97, 64],
      [0.9, 0.92, 80],
      [0.76, 0.98, 62],
      [0.48, 0.41, 44],
      [0.62, 0.94, 54],
      [0.98, 0.78, 56],
    ]
    for (const [x, y, q] of spots) out += palmTop(x * W, y * H, q * u * (s.tall ? 0.8 : 1))
    for (let k = 0; k < 26; k++) {
      const x = (r.chance(0.5) ? r.f(0, 0.12) : r.f(0.88, 1)) * W
      const y = r.f(0.44, 1) * H
      out += blossom(s, [[x, y]], 20 * u, `fb${k}`, r.pick([MAT.bougain, '#f0b23e', '#e8937a']), 0.55)
    }
    // a jetski off the beach
    const [jx, jy] = [W * 0.7, H * 0.07]
    out +=
      path(
        `M${r1(jx)} ${r1(jy)}q${r1(-60 * u)} ${r1(14 * u)} ${r1(-150 * u)} ${r1(12 * u)}q${r1(80 * u)} ${r1(8 * u)} ${r1(150 * u)} ${r1(-6 * u)}Z`,
        { fill: '#ffffff', o: 0.8 },
      ) +
      ell(jx, jy, 16 * u, 6 * u, { fill: lit(p, p.accent) }) +
      circ(jx - 4 * u, jy - 2 * u, 4 * u, { fill: p.ink })
    return (
      out +
      rect(0, 0, W, H, {
        fill: s.radU(
          [
            [0, p.sun, 0.3],
            [1, p.sun, 0],
          ],
          s.sx * W,
          -H * 0.1,
          W * 0.6,
        ),
        filter: s.spray(p.sun),
        o: 0.3,
      })
    )
  },
}
