import { type Hex, mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { olive } from '../primitives/landscape/broadleaf-trees.ts'
import { cypress } from '../primitives/landscape/conifers.ts'
import { lump } from '../primitives/landscape/mountains.ts'
import { bush, grass } from '../primitives/landscape/plants.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { bank, circ, ell, g, lerp, line, type Pt, path, poly, r1, rect } from '../svg.ts'

/** Picnic under an olive above the bay. */
export const picnic: SceneDef = {
  sun: [0.2, 0.42],
  mirror: true,
  times: ['golden', 'noon', 'dawn', 'dusk'],
  draw(s) {
    const { W, H, u, p } = s
    const r = s.r.fork('pn')
    const hy = H * 0.38
    let out = seaView(s, { hy, k: 1.1, side: 1, bottom: H * 0.62 })
    const m: Pt[] = [
      [-20, H * 0.6],
      [W * 0.3, H * 0.56],
      [W * 0.6, H * 0.555],
      [W + 20, H * 0.5],
    ]
    out += path(
      bank(
        m,
        [
          [W + 20, H + 10],
          [-20, H + 10],
        ],
        0.9,
      ),
      {
        fill: s.linU(
          [
            [0, mix(lit(p, '#b9b46a'), p.haze, 0.15)],
            [1, mix(lit(p, MAT.lawn), shade(p, MAT.lawn), 0.5)],
          ],
          0,
          H * 0.5,
          0,
          H,
        ),
      },
    )
    for (let k = 0; k < 20; k++)
      out += bush(
        s,
        r.f(0, W),
        H * r.f(0.55, 0.6),
        r.f(30, 64) * u,
        `fb${k}`,
        r.chance(0.5) ? MAT.olive : MAT.scrub,
        0.12,
      )
    for (const x of [0.08, 0.13, 0.2]) out += cypress(s, x * W, H * 0.6, r.f(200, 290) * u, `cy${x}`, 0.1)
    const tx = W * 0.82
    out +=
      ell(tx - 120 * u, H * 0.74, 380 * u, 50 * u, { fill: p.shadow, o: 0.28 }) + olive(s, tx, H * 0.72, 640 * u, 'ol')
    // blanket in perspective, checked
    const c = r.pick(['#c8352a', '#2f6d9c', '#e0a63a'])
    const B = (a: number, b: number): Pt => {
      const y = lerp(H * 0.73, H * 0.94, b)
      const half = lerp(0.26, 0.44, b) * W * (s.tall ? 1.1 : 1)
      return [W * 0.47 + lerp(-half, half, a) + (b - 0.5) * -40 * u, y]
    }
    out += path(poly([B(0, 0), B(1, 0), B(1, 1), B(0, 1)]), { fill: lit(p, '#fbf4e6') })
    for (let a = 0; a < 10; a++)
      for (let b = 0; b < 6; b++) {
        const k = (a % 2) + (b % 2)
        if (!k) continue
        out += path(
          poly([B(a / 10, b / 6), B((a + 1) / 10, b / 6), B((a + 1) / 10, (b + 1) / 6), B(a / 10, (b + 1) / 6)]),
          { fill: lit(p, c), o: k === 2 ? 0.95 : 0.5 },
        )
      }
    out += path(poly([B(0, 1), B(1, 1), [B(1, 1)[0], B(1, 1)[1] + 9 * u], [B(0, 1)[0], B(0, 1)[1] + 9 * u]]), {
      fill: shade(p, '#e6d8c0'),
    })
    // basket
    const bx = W * 0.38
    const by = H * 0.85
    const bz = 1.25 * u
    out +=
      ell(bx + s.cast * 40 * u, by + 2 * u, 130 * u, 20 * u, { fill: p.shadow, o: 0.36 }) +
      path(
        `M${r1(bx - 70 * bz)} ${r1(by - 78 * bz)}C${r1(bx - 60 * bz)} ${r1(by - 190 * bz)} ${r1(bx + 60 * bz)} ${r1(by - 190 * bz)} ${r1(bx + 70 * bz)} ${r1(by - 78 * bz)}`,
        { stroke: lit(p, '#a9764a'), sw: 11 * bz },
      )
    out +=
      path(lump(r, bx - 30 * bz, by - 96 * bz, 34 * bz, 18 * bz, 10, 0.08), { fill: lit(p, '#d08a45') }) +
      rect(bx + 14 * bz, by - 156 * bz, 18 * bz, 86 * bz, { fill: shade(p, '#2f5a3c') }, 8 * bz) +
      rect(bx + 18 * bz, by - 180 * bz, 10 * bz, 30 * bz, { fill: lit(p, '#c8a03a') }, 3 * bz) +
      path(
        poly([
          [bx - 84 * bz, by - 84 * bz],
          [bx - 20 * bz, by - 98 * bz],
          [bx + 6 * bz, by - 52 * bz],
          [bx - 60 * bz, by - 30 * bz],
        ]),
        { fill: lit(p, '#fdf6ea') },
      )
    const bd = `M${r1(bx - 92 * bz)} ${r1(by - 80 * bz)}H${r1(bx + 92 * bz)}L${r1(bx + 74 * bz)} ${r1(by)}H${r1(bx - 74 * bz)}Z`
    let wv = ''
    for (let q = 0; q < 6; q++)
      for (let k = 0; k < 14; k++)
        wv += rect(
          bx + (-92 + k * 14 + (q % 2) * 7) * bz,
          by - (80 - q * 13.4) * bz,
          11 * bz,
          11 * bz,
          { fill: (k + q) % 2 ? shade(p, '#9a6c3c') : lit(p, '#e0b878'), o: 0.7 },
          4 * bz,
        )
    out +=
      path(bd, { fill: lit(p, '#c99a5a') }) +
      g(wv, { clip: s.clip(bd) }) +
      rect(bx - 96 * bz, by - 88 * bz, 192 * bz, 13 * bz, { fill: lit(p, '#d9b070') }, 6 * bz)
    // food
    const ball = (x: number, y: number, q: number, col: Hex): string =>
      circ(x, y - q, q, {
        fill: s.radU(
          [
            [0, mix(lit(p, col), '#ffffff', 0.25)],
            [0.6, lit(p, col)],
            [1, shade(p, col)],
          ],
          x - s.cast * q * 0.4,
          y - q * 1.4,
          q * 1.6,
        ),
      })
    const px = W * 0.58
    const pY = H * 0.86
    out +=
      ell(px, pY, 84 * u, 24 * u, { fill: lit(p, '#fdf8ee') }) +
      ell(px, pY - 1 * u, 64 * u, 17 * u, { fill: shade(p, '#efe6d6', 0.4) })
    for (let k = 0; k < 16; k++)
      out += ball(px + r.n() * 34 * u, pY - 2 * u + r.n() * 7 * u, r.f(9, 12) * u, k % 3 ? '#5a2a5c' : '#7f9a3c')
    out +=
      path(
        poly([
          [px - 40 * u, pY - 4 * u],
          [px - 6 * u, pY - 40 * u],
          [px + 20 * u, pY - 6 * u],
        ]),
        { fill: lit(p, '#f2d27a') },
      ) +
      ball(W * 0.68, H * 0.83, 24 * u, '#d8412f') +
      ball(W * 0.71, H * 0.845, 22 * u, '#f0a63c') +
      ball(W * 0.655, H * 0.85, 20 * u, '#c2302a')
    for (const x of [0.27, 0.24]) {
      const gx = x * W
      const g0 = H * 0.82
      out +=
        path(
          poly([
            [gx - 12 * u, g0 - 60 * u],
            [gx + 12 * u, g0 - 60 * u],
            [gx + 8 * u, g0 - 28 * u],
            [gx - 8 * u, g0 - 28 * u],
          ]),
          { fill: mix(p.sky[3], '#ffffff', 0.5), o: 0.7 },
        ) +
        rect(gx - 10 * u, g0 - 50 * u, 20 * u, 20 * u, { fill: lit(p, '#e8b04a'), o: 0.9 }) +
        line([gx, g0 - 28 * u], [gx, g0], '#ffffff', 2.4 * u, { o: 0.8 }) +
        ell(gx, g0, 11 * u, 3 * u, { fill: '#ffffff', o: 0.6 })
    }
    out +=
      ell(W * 0.5, H * 0.765, 62 * u, 14 * u, { fill: lit(p, '#ecd29a') }) +
      path(
        `M${r1(W * 0.5 - 30 * u)} ${r1(H * 0.762)}c${r1(2 * u)} ${r1(-36 * u)} ${r1(58 * u)} ${r1(-36 * u)} ${r1(60 * u)} 0Z`,
        { fill: lit(p, '#f4e0b0') },
      ) +
      rect(W * 0.5 - 30 * u, H * 0.757, 60 * u, 8 * u, { fill: lit(p, p.accent) })
    out += grass(s, 0, W, H + 6 * u, 80 * u, 160, 'gr', mix(lit(p, '#a8a84a'), shade(p, MAT.lawn), 0.5))
    for (let k = 0; k < 40; k++)
      out += circ(r.f(0, W), H - r.f(6, 74) * u, r.f(3, 6) * u, {
        fill: lit(p, r.pick(['#e0432e', '#f2c14e', '#fbf4e6', '#b98ac0'])),
      })
    return out
  },
}
