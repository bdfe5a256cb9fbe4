import { type Hex, mix } from '../color.ts'
import { lit, shade } from '../palettes.ts'
import type { SceneDef } from '../scene-definition.ts'
import { nth } from '../sequence.ts'
import { circ, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Hot room of a hammam: star lights in the dome, shafts through steam, heated marble. */
export const hammam: SceneDef = {
  sun: [0.3, 0.7],
  times: ['golden', 'dawn', 'noon', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('hm')
    const cx = W / 2
    const warm = p.light
    const stone: Hex = '#ead6b8'
    const tileC: Hex = r.pick(['#1f8a93', '#1d6f9a', '#2a8f7a'])
    const L = lit(p, stone)
    const D = shade(p, stone)
    const dk = mix(D, p.ink, 0.6)
    const wallY = H * 0.66
    const spring = H * 0.36
    let out = rect(0, 0, W, H, {
      fill: s.radU(
        [
          [0, mix(L, D, 0.15)],
          [0.55, mix(L, D, 0.6)],
          [1, dk],
        ],
        cx,
        H * 0.36,
        Math.max(W, H) * 0.72,
      ),
    })
    // dome: rings seen from below
    const dw = Math.min(W * 0.56, 620 * u)
    const dh = H * (s.tall ? 0.26 : 0.34)
    const dome = `M${r1(cx - dw)} ${r1(spring)}C${r1(cx - dw)} ${r1(spring - dh * 1.2)} ${r1(cx + dw)} ${r1(spring - dh * 1.2)} ${r1(cx + dw)} ${r1(spring)}Z`
    out += path(dome, {
      fill: s.radU(
        [
          [0, mix(L, D, 0.1)],
          [0.45, mix(L, D, 0.6)],
          [1, mix(D, dk, 0.7)],
        ],
        cx,
        spring - dh * 0.62,
        dw,
      ),
    })
    let d2 = ''
    for (let k = -8; k <= 8; k++)
      d2 += path(
        `M${r1(cx)} ${r1(spring - dh * 0.9)}Q${r1(cx + k * dw * 0.1)} ${r1(spring - dh * 0.8)} ${r1(cx + k * dw * 0.16)} ${r1(spring)}`,
        { stroke: D, sw: 1.6 * u, o: 0.35 },
      )
    const star = (x: number, y: number, z: number, sq: number, lampO: number): string => {
      const pts: Pt[] = []
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * 6.2832
        const q = k % 2 ? 0.5 : 1
        pts.push([x + Math.cos(a) * z * q, y + Math.sin(a) * z * q * sq])
      }
      return (
        ell(x, y, z * 2.1, z * 2.1 * sq, { fill: '#fff3c9', o: 0.16 * lampO }) +
        path(poly(pts), { fill: dk, tf: `translate(0 ${r1(z * 0.12)})` }) +
        path(poly(pts), { fill: p.time === 'dusk' ? '#ffd9a0' : '#fffbe6', o: lampO })
      )
    }
    const holes: Pt[] = []
    for (let ring = 0; ring < 4; ring++) {
      const n = nth([1, 5, 9, 13], ring)
      const rr = nth([0, 0.3, 0.58, 0.84], ring)
      for (let k = 0; k < n; k++) {
        const a = n === 1 ? Math.PI / 2 : Math.PI * (0.05 + (0.9 * k) / (n - 1))
        const x = cx - Math.cos(a) * dw * rr
        const y = spring - dh * 0.86 * Math.sqrt(1 - (rr * 0.96) ** 2) + Math.sin(a) * dh * 0.3 * rr - dh * 0.02
        holes.push([x, y])
        d2 += star(x, y, lerp(19, 14, ring / 3) * u, lerp(0.6, 0.92, ring / 3), 1)
      }
    }
    out += g(d2, { clip: s.clip(dome) })
    // drum with tile band
    out +=
      rect(0, spring - 6 * u, W, 20 * u, { fill: mix(L, D, 0.3) }) +
      rect(0, spring + 14 * u, W, 46 * u, { fill: mix(shade(p, tileC, 0.6), lit(p, tileC), 0.5) })
    const tn = Math.round(W / (46 * u))
    for (let k = 0; k <= tn; k++) {
      const x = (k / tn) * W
      const y = spring + 37 * u
      const z = 19 * u
      out +=
        path(
          `M${r1(x - z)} ${r1(y)}Q${r1(x)} ${r1(y - z * 0.2)} ${r1(x)} ${r1(y - z)}Q${r1(x)} ${r1(y - z * 0.2)} ${r1(x + z)} ${r1(y)}Q${r1(x)} ${r1(y + z * 0.2)} ${r1(x)} ${r1(y + z)}Q${r1(x)} ${r1(y + z * 0.2)} ${r1(x - z)} ${r1(y)}Z`,
          { fill: lit(p, '#fbf6ea'), o: 0.9 },
        ) + circ(x, y, z * 0.24, { fill: lit(p, '#c8402a') })
      out += circ(x + W / tn / 2, y, z * 0.2, { fill: lit(p, '#f0b23e') })
    }
    out +=
      rect(0, spring + 60 * u, W, 12 * u, { fill: mix(L, D, 0.2) }) +
      rect(0, spring + 72 * u, W, 14 * u, { fill: p.shadow, o: 0.35 })
    // back wall with arches
    out += rect(0, spring + 72 * u, W, wallY - spring - 72 * u, {
      fill: s.radU(
        [
          [0, mix(L, D, 0.3)],
          [1, mix(D, dk, 0.75)],
        ],
        cx,
        wallY - 60 * u,
        W * 0.6,
      ),
      o: 0.85,
    })
    const aw = s.tall ? 0.3 * W : 0.2 * W
    for (const k of s.tall ? [-1, 0, 1] : [-2, -1, 0, 1, 2]) {
      const x = cx + k * aw * 1.14
      const w = aw * 0.4
      const top = spring + 128 * u
      const arch = (ww: number, t: number): string =>
        `M${r1(x - ww)} ${r1(wallY)}V${r1(t + ww * 0.75)}C${r1(x - ww)} ${r1(t + ww * 0.1)} ${r1(x - ww * 0.3)} ${r1(t)} ${r1(x)} ${r1(t - ww * 0.28)}C${r1(x + ww * 0.3)} ${r1(t)} ${r1(x + ww)} ${r1(t + ww * 0.1)} ${r1(x + ww)} ${r1(t + ww * 0.75)}V${r1(wallY)}Z`
      out +=
        path(arch(w * 1.16, top - 16 * u), { fill: mix(L, D, 0.12) }) +
        path(arch(w, top), {
          fill: s.linU(
            [
              [0, mix(D, p.ink, 0.5)],
              [1, mix(D, dk, 0.2)],
            ],
            0,
            top,
            0,
            wallY,
          ),
        })
      const cl = s.clip(arch(w, top))
      // panel of tiles and basin within
      let inn = rect(x - w, wallY - 128 * u, w * 2, 66 * u, { fill: mix(shade(p, tileC, 0.9), p.ink, 0.1), o: 0.85 })
      for (let j = 0; j < 6; j++)
        inn += circ(x - w + (j + 0.5) * (w / 3), wallY - 95 * u, 9 * u, { fill: lit(p, '#fbf6ea'), o: 0.5 })
      inn +=
        path(
          `M${r1(x - 46 * u)} ${r1(wallY - 58 * u)}H${r1(x + 46 * u)}L${r1(x + 30 * u)} ${r1(wallY - 12 * u)}H${r1(x - 30 * u)}Z`,
          { fill: mix(L, '#ffffff', 0.15) },
        ) +
        path(`M${r1(x)} ${r1(wallY - 58 * u)}H${r1(x + 46 * u)}L${r1(x + 30 * u)} ${r1(wallY - 12 * u)}H${r1(x)}Z`, {
          fill: D,
          o: 0.6,
        }) +
        rect(x - 50 * u, wallY - 66 * u, 100 * u, 10 * u, { fill: mix(L, '#ffffff', 0.35) }, 3 * u)
      inn +=
        line([x, wallY - 96 * u], [x, wallY - 84 * u], lit(p, '#d9a441'), 9 * u) +
        line([x, wallY - 84 * u], [x, wallY - 64 * u], '#dff6f2', 3 * u, { o: 0.9 })
      out += g(inn, { clip: cl })
      out += path(arch(w, top), { stroke: lit(p, '#f7ecd8'), sw: 4 * u, o: 0.7 })
    }
    // columns between arches
    for (const k of s.tall ? [-0.5, 0.5] : [-1.5, -0.5, 0.5, 1.5]) {
      const x = cx + k * aw * 1.14
      const w = 17 * u
      const c = k * (s.sx - 0.5) > 0 ? 1 : 0.5
      out +=
        rect(x - w, spring + 150 * u, w * 2, wallY - spring - 150 * u, {
          fill: s.linU(
            [
              [0, mix(L, D, 0.3)],
              [0.35, mix(L, '#ffffff', 0.25 * c)],
              [1, D],
            ],
            x - w,
            0,
            x + w,
            0,
          ),
        }) +
        path(
          poly([
            [x - w * 1.6, spring + 116 * u],
            [x + w * 1.6, spring + 116 * u],
            [x + w, spring + 152 * u],
            [x - w, spring + 152 * u],
          ]),
          { fill: mix(L, D, 0.15) },
        ) +
        rect(x - w * 1.35, wallY - 16 * u, w * 2.7, 18 * u, { fill: mix(L, D, 0.2) })
    }
    // bench and floor
    out +=
      rect(0, wallY - 4 * u, W, 26 * u, { fill: mix(L, '#ffffff', 0.12) }) +
      rect(0, wallY + 22 * u, W, 12 * u, { fill: D })
    out += rect(0, wallY + 30 * u, W, H - wallY, {
      fill: s.linU(
        [
          [0, mix(L, D, 0.45)],
          [1, mix(D, dk, 0.3)],
        ],
        0,
        wallY,
        0,
        H,
      ),
    })
    for (let k = -14; k <= 14; k++)
      out += line([cx + k * 60 * u, wallY + 32 * u], [cx + k * 190 * u, H + 10], D, 1.8 * u, { o: 0.45 })
    for (let k = 0; k < 7; k++) {
      const t = (k / 7) ** 1.7
      out += line([0, lerp(wallY + 32 * u, H, t)], [W, lerp(wallY + 32 * u, H, t)], D, lerp(1, 3.4, t) * u, { o: 0.4 })
    }
    // wet reflections of the arches
    for (const k of [-2, -1, 0, 1, 2])
      out += rect(cx + k * aw * 1.2 - 40 * u, wallY + 32 * u, 80 * u, 130 * u, {
        fill: s.lin([
          [0, '#fff6dc', 0.24],
          [1, '#fff6dc', 0],
        ]),
      })
    // heated platform, octagon
    const oy = H * (s.tall ? 0.82 : 0.83)
    const R = Math.min(W * 0.42, 400 * u)
    const ry = R * 0.34
    const hgt = 62 * u
    const oct = (sc: number, dy: number): Pt[] =>
      Array.from({ length: 8 }, (_, k) => {
        const a = (k / 8) * 6.2832 + 0.3927
        return [cx + Math.cos(a) * R * sc, oy + dy + Math.sin(a) * ry * sc] as Pt
      })
    out += ell(cx, oy + hgt + 10 * u, R * 1.12, ry * 0.7, { fill: p.ink, o: 0.3, filter: s.blur(12 * u) })
    const o1 = oct(1, 0)
    for (const [i, j, k] of [
      [3, 2, 0.75],
      [2, 1, 0.45],
      [1, 0, 0.25],
    ] as const) {
      const [a, b] = [nth(o1, i), nth(o1, j)]
      out += path(poly([a, b, [b[0], b[1] + hgt], [a[0], a[1] + hgt]]), {
        fill: mix(lit(p, '#f5efe4'), shade(p, '#e6dccb'), s.cast > 0 ? (k === 0.75 ? 0.3 : k === 0.45 ? 0.5 : 0.8) : k),
      })
      const m = 12 * u
      out += path(
        poly([
          [lerp(a[0], b[0], 0.08), lerp(a[1], b[1], 0.08) + m],
          [lerp(a[0], b[0], 0.92), lerp(a[1], b[1], 0.92) + m],
          [lerp(a[0], b[0], 0.92), lerp(a[1], b[1], 0.92) + hgt - m],
          [lerp(a[0], b[0], 0.08), lerp(a[1], b[1], 0.08) + hgt - m],
        ]),
        { stroke: shade(p, '#d8c8ae'), sw: 2 * u, o: 0.6 },
      )
    }
    out +=
      path(poly(o1), { fill: mix(lit(p, '#fbf6ec'), '#ffffff', 0.3) }) +
      path(poly(oct(0.84, 0)), { fill: mix(lit(p, tileC), shade(p, tileC), 0.2), o: 0.8 }) +
      path(poly(oct(0.78, 0)), { fill: lit(p, '#f5ead8') }) +
      path(poly(oct(0.36, 0)), { fill: lit(p, '#e3c9a4'), o: 0.9 })
    for (let k = 0; k < 8; k++) {
      const q = oct(0.78, 0)
      out += line([cx, oy], nth(q, k), shade(p, '#d8c8ae'), 1.6 * u, { o: 0.6 })
    }
    // light pools and shafts
    const pick = holes.filter((_, k) => [0, 2, 5, 9, 14, 17].includes(k))
    let sh = ''
    pick.forEach(([x, y], k) => {
      const tx = cx + (k - 2.4) * R * 0.3
      const w = 44 * u
      sh +=
        path(
          poly([
            [x - 9 * u, y],
            [x + 9 * u, y],
            [tx + w, oy + 4 * u],
            [tx - w, oy + 4 * u],
          ]),
          {
            fill: s.linU(
              [
                [0, '#fff8dc', 0.55],
                [1, '#fff8dc', 0.04],
              ],
              0,
              y,
              0,
              oy,
            ),
          },
        ) + ell(tx, oy + r.f(-10, 20) * u, w * 1.3, w * 0.4, { fill: '#fffbe8', o: 0.55 })
    })
    out += sh
    // towels, bowl, soap
    const tx = cx + R * 0.42 * (s.cast > 0 ? -1 : 1)
    const ty = oy - 6 * u
    const cols = [tileC, '#fbf3e4', '#c8643e']
    cols.forEach((c, k) => {
      const y = ty - k * 22 * u
      out +=
        rect(tx - 62 * u, y - 20 * u, 124 * u, 22 * u, { fill: lit(p, c) }, 8 * u) +
        rect(tx + 20 * u, y - 20 * u, 42 * u, 22 * u, { fill: shade(p, c), o: 0.4 }, 8 * u) +
        line(
          [tx - 50 * u, y - 9 * u],
          [tx + 50 * u, y - 9 * u],
          k === 1 ? lit(p, '#c8643e') : lit(p, '#fbf3e4'),
          2.4 * u,
          { o: 0.8 },
        )
    })
    const bx = cx - R * 0.3 * (s.cast > 0 ? -1 : 1)
    const by = oy + ry * 0.34
    out +=
      ell(bx + s.cast * 20 * u, by + 4 * u, 70 * u, 10 * u, { fill: p.shadow, o: 0.35 }) +
      path(
        `M${r1(bx - 56 * u)} ${r1(by - 36 * u)}Q${r1(bx - 50 * u)} ${r1(by + 4 * u)} ${r1(bx)} ${r1(by + 4 * u)}Q${r1(bx + 50 * u)} ${r1(by + 4 * u)} ${r1(bx + 56 * u)} ${r1(by - 36 * u)}Z`,
        {
          fill: s.linU(
            [
              [0, lit(p, '#e8b06a')],
              [0.4, lit(p, '#d08a45')],
              [1, shade(p, '#8a4e26')],
            ],
            bx - 56 * u,
            0,
            bx + 56 * u,
            0,
          ),
        },
      ) +
      ell(bx, by - 36 * u, 56 * u, 11 * u, { fill: lit(p, '#f0c487') }) +
      ell(bx, by - 35 * u, 48 * u, 8 * u, { fill: mix('#9fd8d4', tileC, 0.2) })
    // steam
    for (let k = 0; k < 9; k++)
      out += ell(r.f(0.05, 0.95) * W, H * r.f(0.5, 0.8), r.f(140, 300) * u, r.f(24, 60) * u, {
        fill: mix(warm, '#ffffff', 0.4),
        o: r.f(0.1, 0.22),
        filter: s.blur(26 * u),
      })
    return out
  },
}
