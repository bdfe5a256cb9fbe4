import { mix } from '../color.ts'
import { lit, MAT, shade } from '../palettes.ts'
import { birds } from '../primitives/landscape/sky.ts'
import { planks } from '../primitives/rooms/planks.ts'
import { seaView } from '../primitives/rooms/view.ts'
import type { SceneDef } from '../scene-definition.ts'
import { ell, g, lerp, path, poly, r1, rect } from '../svg.ts'

/** Empty basket: wicker on the end of a jetty, quiet water. */
export const emptyBasket: SceneDef = {
  sun: [0.3, 0.7],
  times: ['dusk', 'dawn', 'night', 'golden'],
  draw(s) {
    const { W, H, u, p } = s
    const hy = H * 0.46
    let out = seaView(s, { hy, k: 1, side: s.sx > 0.5 ? 1 : -1, boats: false })
    const y0 = H * 0.62
    const cx = W * 0.5
    const a = (t: number): number => cx - lerp(150, 420, t) * u
    const b = (t: number): number => cx + lerp(150, 420, t) * u
    out += path(
      poly([
        [a(0), y0],
        [b(0), y0],
        [b(0), y0 + 16 * u],
        [a(0), y0 + 16 * u],
      ]),
      { fill: shade(p, MAT.wood) },
    )
    for (const [x, d] of [
      [a(0) + 12 * u, 0],
      [b(0) - 12 * u, 0],
    ] as const)
      out +=
        rect(
          x - 12 * u,
          y0 - 62 * u + d,
          24 * u,
          150 * u,
          {
            fill: s.linU(
              [
                [0, lit(p, MAT.wood)],
                [1, shade(p, MAT.wood)],
              ],
              x - s.cast * 12 * u,
              0,
              x + s.cast * 12 * u,
              0,
            ),
          },
          6 * u,
        ) +
        ell(x, y0 - 60 * u, 12 * u, 5 * u, { fill: lit(p, '#d9b080') }) +
        path(`M${r1(x - 14 * u)} ${r1(y0 - 34 * u)}h${r1(28 * u)}M${r1(x - 14 * u)} ${r1(y0 - 26 * u)}h${r1(28 * u)}`, {
          stroke: lit(p, '#efe0c0'),
          sw: 5 * u,
        })
    out += planks(s, y0 + 8 * u, a, b, 11)
    // basket: inside visible and empty
    const by = H * 0.86
    const z = 1.5 * u
    const ty = by - 116 * z
    out += ell(cx + s.cast * 70 * u, by + 4 * u, 150 * z, 22 * z, { fill: p.shadow, o: 0.4 })
    out +=
      path(
        `M${r1(cx - 96 * z)} ${r1(ty)}C${r1(cx - 84 * z)} ${r1(ty - 160 * z)} ${r1(cx + 84 * z)} ${r1(ty - 160 * z)} ${r1(cx + 96 * z)} ${r1(ty)}`,
        { stroke: shade(p, '#8a5c30'), sw: 15 * z },
      ) +
      path(
        `M${r1(cx - 96 * z)} ${r1(ty)}C${r1(cx - 84 * z)} ${r1(ty - 160 * z)} ${r1(cx + 84 * z)} ${r1(ty - 160 * z)} ${r1(cx + 96 * z)} ${r1(ty)}`,
        { stroke: lit(p, '#d9a860'), sw: 9 * z, dash: `${r1(11 * z)} ${r1(5 * z)}` },
      )
    out +=
      ell(cx, ty, 118 * z, 34 * z, { fill: lit(p, '#e0b878') }) +
      ell(cx, ty + 2 * z, 106 * z, 27 * z, { fill: mix(shade(p, '#6a4424'), p.ink, 0.2) }) +
      g(ell(cx - s.cast * 30 * z, ty - 12 * z, 100 * z, 20 * z, { fill: lit(p, '#b98a4c'), o: 0.55 }), {
        clip: s.clip(
          `M${r1(cx - 106 * z)} ${r1(ty + 2 * z)}a${r1(106 * z)} ${r1(27 * z)} 0 1 1 ${r1(212 * z)} 0a${r1(106 * z)} ${r1(27 * z)} 0 1 1 ${r1(-212 * z)} 0Z`,
        ),
      })
    const bd = `M${r1(cx - 118 * z)} ${r1(ty)}A${r1(118 * z)} ${r1(34 * z)} 0 0 0 ${r1(cx + 118 * z)} ${r1(ty)}C${r1(cx + 112 * z)} ${r1(ty + 60 * z)} ${r1(cx + 100 * z)} ${r1(by - 6 * z)} ${r1(cx + 88 * z)} ${r1(by)}Q${r1(cx)} ${r1(by + 22 * z)} ${r1(cx - 88 * z)} ${r1(by)}C${r1(cx - 100 * z)} ${r1(by - 6 * z)} ${r1(cx - 112 * z)} ${r1(ty + 60 * z)} ${r1(cx - 118 * z)} ${r1(ty)}Z`
    let wv = ''
    for (let q = 0; q < 9; q++)
      for (let k = 0; k < 17; k++) {
        const yy = ty + 18 * z + q * 14.6 * z
        const t = (k + (q % 2) * 0.5) / 16 - 0.5
        const xx = cx + t * 236 * z
        wv += ell(xx, yy + Math.cos(t * 3) * 16 * z - 8 * z, 9 * z, 6 * z, {
          fill: (k + q) % 2 ? shade(p, '#9a6c3c') : lit(p, '#e6c084'),
          o: 0.85,
        })
      }
    wv += rect(s.cast > 0 ? cx + 30 * z : cx - 130 * z, ty - 20 * z, 100 * z, 170 * z, { fill: p.shadow, o: 0.26 })
    out +=
      path(bd, { fill: lit(p, '#c99a5a') }) +
      g(wv, { clip: s.clip(bd) }) +
      path(`M${r1(cx - 118 * z)} ${r1(ty)}A${r1(118 * z)} ${r1(34 * z)} 0 0 0 ${r1(cx + 118 * z)} ${r1(ty)}`, {
        stroke: lit(p, '#edcb92'),
        sw: 13 * z,
      }) +
      path(`M${r1(cx - 118 * z)} ${r1(ty)}A${r1(118 * z)} ${r1(34 * z)} 0 0 0 ${r1(cx + 118 * z)} ${r1(ty)}`, {
        stroke: shade(p, '#9a6c3c'),
        sw: 13 * z,
        dash: `${r1(3 * z)} ${r1(9 * z)}`,
        o: 0.7,
      })
    // one leaf in it, a folded cloth beside
    out += path(
      `M${r1(cx + 20 * z)} ${r1(ty + 6 * z)}q${r1(20 * z)} ${r1(-18 * z)} ${r1(44 * z)} ${r1(-8 * z)}q${r1(-16 * z)} ${r1(18 * z)} ${r1(-44 * z)} ${r1(8 * z)}Z`,
      { fill: lit(p, '#8fa04a') },
    )
    out +=
      path(
        poly([
          [cx - 210 * z, by + 4 * z],
          [cx - 130 * z, by - 12 * z],
          [cx - 116 * z, by + 14 * z],
          [cx - 190 * z, by + 34 * z],
        ]),
        { fill: lit(p, '#fbf4e6') },
      ) +
      path(
        poly([
          [cx - 202 * z, by + 12 * z],
          [cx - 124 * z, by - 4 * z],
          [cx - 121 * z, by + 2 * z],
          [cx - 198 * z, by + 19 * z],
        ]),
        { fill: lit(p, p.accent) },
      )
    return out + birds(s, W * (0.5 + (s.sx > 0.5 ? -0.24 : 0.24)), hy * 0.5, 4, 13 * u, mix(p.ink, p.sky[1], 0.25))
  },
}
